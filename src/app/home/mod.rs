//! The home screen: games in progress, all games, the puzzle of the day, the link to the library.

mod card;
mod puzzle;
mod saved_games;

use super::header::{Header, HeaderScreen};
use super::i18n::{t, use_lang};
use super::import::use_import;
use crate::app::address;
use crate::app::document_title;
use crate::app::first_board::use_first_board;
use crate::app::games::INTROS;
use crate::app::home_place;
use crate::app::screen::use_screen;
use crate::session::route::Route;
use crate::words::say;
use card::Card;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use puzzle::PuzzleOfDay;
use saved_games::GamesInProgress;

#[component]
pub fn Home() -> impl IntoView {
    let lang = use_lang();
    let import = use_import();
    // The game is chosen in the editor.
    let editor = INTROS
        .first()
        .map(|intro| Route::editor(intro.slug()).href());
    document_title::follow(|locale| say!(locale, page.document));
    home_place::follow();
    if let Some(first) = INTROS.first() {
        use_first_board().prepare_when_idle(first.slug());
    }
    let screen = use_screen();
    let open_library = move |event: MouseEvent| {
        if address::is_followed_here(&event) {
            event.prevent_default();
            screen.visit(Route::Library);
        }
    };
    view! {
        <div class="screen home-screen" data-screen="home">
            <Header screen=HeaderScreen::Home/>
            <main class="home" tabindex="-1">
                <div class="intro">
                    <h1>{t!(lang, page.title)}</h1>
                    <p>{t!(lang, page.tagline)}</p>
                </div>
                <GamesInProgress/>
                <section class="cards" aria-label=t!(lang, home.games)>
                    {INTROS.iter().map(|&intro| view! { <Card intro/> }).collect_view()}
                    <PuzzleOfDay/>
                </section>
                <p class="home-more">
                    <button class="button" data-action="open-text" on:click=move |_| import.show()>
                        {t!(lang, home.open)}
                    </button>
                    <a class="button" data-action="edit" href=editor>
                        {t!(lang, home.set_up)}
                    </a>
                    <a class="button" data-action="library" href=Route::Library.href() on:click=open_library>
                        {t!(lang, home.all_games)}
                    </a>
                </p>
            </main>
        </div>
    }
}
