//! The home screen: the shelf of games, and the games in progress as they stand.

mod card;
mod going;
mod index;
mod progress;

use super::header::{Header, Over};
use super::i18n::{say, use_lang};
use crate::app::games::INTROS;
use card::Card;
use going::{Going, Last};
use index::Index;
use leptos::prelude::*;
use progress::Progress;

#[component]
pub fn Home() -> impl IntoView {
    let lang = use_lang();
    let last = RwSignal::new_local(Last::Unread);
    Effect::new(move |_| document().set_title(&say!(lang.get(), page.document)));
    view! {
        <div class="screen home-screen" data-screen="home">
            <Header over=Over::Home/>
            <main class="home" tabindex="-1">
                <div class="intro">
                    <h1>{move || say!(lang.get(), page.title)}</h1>
                    <p>{move || say!(lang.get(), page.tagline)}</p>
                </div>
                <Going last/>
                <Index/>
                <section class="shelf" aria-label=move || say!(lang.get(), home.games)>
                    {INTROS.iter().map(|&dress| view! { <Card dress/> }).collect_view()}
                </section>
                <Progress last/>
            </main>
        </div>
    }
}
