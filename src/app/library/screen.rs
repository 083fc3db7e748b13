//! The screen with all games.

use super::context::{Library, use_library};
use super::deleted::Deleted;
use super::filters::Filters;
use super::list::GameList;
use super::other_screen::{COLUMNS, OtherScreen};
use super::selection::SelectionBar;
use super::styled::{LIBRARY, Styled};
use crate::app::document_title;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::kept_library::use_kept_library;
use crate::session::library::{LibraryModel, LibraryQuery};
use crate::session::route::Route;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn LibraryScreen() -> impl IntoView {
    let kept = use_kept_library();
    let library = Library::provide(kept);
    let is_shown = move || kept.is_shown();
    document_title::follow_while(is_shown, |locale| {
        format!("{} – Tablero", say!(locale, home.all_games))
    });
    let has_games = Memo::new(move |_| library.with(|model| !model.rows().is_empty()));
    let lang = use_lang();
    let tools = move || {
        let (to, name) = (Route::Statistics, |locale| say!(locale, statistics.title));
        view! { <OtherScreen action="statistics" to strokes=COLUMNS name/> }.into_any()
    };
    view! {
        <Styled files=&[LIBRARY]>
            <div class="screen library-screen list-screen" data-screen=move || is_shown().then_some("library")>
                <Header screen=HeaderScreen::Titled(|locale| say!(locale, home.all_games)) tools=tools()/>
                <main class="library" tabindex="-1" aria-busy=move || (is_shown() && !library.is_read.get()).then_some("true")>
                    <h1 class="visually-hidden">{t!(lang, home.all_games)}</h1>
                    <Show
                        when=move || has_games.get()
                        fallback=move || library.is_read.get().then(|| view! { <p class="quiet">{t!(lang, library.none)}</p> })
                    >
                        <Filters/>
                        <SelectionBar/>
                        <NoneFound/>
                        <GameList/>
                    </Show>
                    <Deleted/>
                </main>
            </div>
        </Styled>
    }
}

/// The message that no game matches, with a button that removes the filters.
#[component]
fn NoneFound() -> impl IntoView {
    let lang = use_lang();
    let library = use_library();
    let is_empty = Memo::new(move |_| library.with(LibraryModel::is_empty));
    let clear = move |_| library.ask(LibraryQuery::default());
    view! {
        <Show when=move || is_empty.get()>
            <p class="library-none">
                <span>{t!(lang, library.none_found)}</span>
                <button class="button" data-action="clear" on:click=clear>
                    {t!(lang, library.clear)}
                </button>
            </p>
        </Show>
    }
}
