//! The screen of a game in a frame: the game, or why its link cannot be opened.

use super::open_whole::OpenWhole;
use super::viewer::Viewer;
use crate::app::address;
use crate::app::games;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::Lazy;
use crate::app::loading::NotLoaded;
use crate::app::styles;
use crate::narration::broken_link_notice;
use crate::session::Notice;
use crate::session::notices::BrokenLink;
use crate::session::route::{Route, decode_link, game_named_in, read_linked_game};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The styles of this screen, which no other screen needs. `index.html` names their file.
const STYLES: &str = "./embed.css";

/// The screen, once its styles are loaded.
#[component]
pub fn EmbedScreen(link: String) -> impl IntoView {
    let is_styled = RwSignal::new(false);
    spawn_local(async move {
        // The game can be seen without them too.
        let _ = styles::load(STYLES).await;
        is_styled.try_set(true);
    });
    move || is_styled.get().then(|| shown(&link))
}

fn shown(link: &str) -> AnyView {
    let whole = address::of(&Route::Link(link.to_owned()));
    match decode_link(link) {
        Ok(text) => {
            let load = move || game_of(text.clone(), whole.clone());
            view! { <Lazy load/> }.into_any()
        }
        Err(why) => broken(why),
    }
}

/// The game with this text, once its rules are loaded.
async fn game_of(text: String, whole: String) -> Result<AnyView, NotLoaded> {
    let game_words = games::load(game_named_in(&text)).await?;
    let read = read_linked_game(&text, |_| game_words.map(|game_words| game_words.kind()));
    Ok(match (read, game_words) {
        (Ok(game), Some(game_words)) => view! { <Viewer game game_words whole/> }.into_any(),
        (Err(why), _) => broken(why),
        // Only a known game can be read.
        (Ok(_), None) => ().into_any(),
    })
}

/// Why a link cannot be opened, and a link to the page.
fn broken(why: BrokenLink) -> AnyView {
    let lang = use_lang();
    let name = Notice::BrokenLink(why.clone()).name();
    view! {
        <div class="screen embed-screen" data-screen="embed">
            <main class="missing" tabindex="-1">
                <h1 class="visually-hidden">{t!(lang, page.title)}</h1>
                <p role="alert" data-notice=name>
                    {move || broken_link_notice(&why, lang.get(), games::loaded)}
                </p>
                <p class="missing-buttons"><OpenWhole address=address::of(&Route::Home)/></p>
            </main>
        </div>
    }
    .into_any()
}
