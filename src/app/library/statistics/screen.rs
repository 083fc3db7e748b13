//! The screen with the statistics, of all games or of one kind.

use super::figures::Figures;
use super::months::Months;
use super::practice::Practice;
use super::results::{PeopleResults, Results};
use super::strength::Strength;
use crate::app::day;
use crate::app::document_title;
use crate::app::games;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::library::filters::Choice;
use crate::app::library::other_screen::{LINES, OtherScreen};
use crate::app::library::styled::{LIBRARY, STATISTICS, Styled};
use crate::app::saved_games::{SavedGames, use_saved_games};
use crate::app::today::today;
use crate::session::route::Route;
use crate::session::statistics::Statistics;
use crate::session::storage::LibraryRow;
use crate::words::say;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeSet;

#[component]
pub fn StatisticsScreen() -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let rows = RwSignal::new(games.library_rows());
    spawn_local(async move {
        // Games whose rules cannot be loaded are counted as they were.
        if games.refresh().await.unwrap_or(false) {
            let _ = rows.try_set(games.library_rows());
        }
    });
    let elsewhere = window_event_listener(ev::storage, move |event| {
        if SavedGames::is_about_games(event.key().as_deref()) {
            rows.set(games.library_rows());
        }
    });
    on_cleanup(move || elsewhere.remove());
    // The kind of game that is counted. Empty for all.
    let kind = RwSignal::new(String::new());
    document_title::follow(|locale| format!("{} – Tablero", say!(locale, statistics.title)));
    let played = Memo::new(move |_| rows.with(|rows| kinds_of(rows)));
    let counted = Memo::new(move |_| {
        let kind = kind.get();
        rows.with(|rows| {
            let is_meant = |row: &&LibraryRow| kind.is_empty() || row.game == kind;
            let meant = rows.iter().filter(is_meant);
            Statistics::of(meant, day::of_moment, today())
        })
    });
    let has_results = Memo::new(move |_| counted.with(|counted| counted.all.games() > 0));
    let offered = move || {
        let any = (String::new(), say!(lang.get(), library.any_game));
        let played = played.get().into_iter();
        let played =
            played.filter_map(|slug| Some((slug.to_owned(), games::intro(slug)?.name(lang.get()))));
        std::iter::once(any).chain(played).collect::<Vec<_>>()
    };
    let has_several = move || played.with(|played| played.len() > 1);
    let tools = move || {
        let (to, name) = (Route::Library, |locale| say!(locale, home.all_games));
        view! { <OtherScreen action="library" to strokes=LINES name/> }.into_any()
    };
    view! {
        <Styled files=&[LIBRARY, STATISTICS]>
            <div class="screen library-screen" data-screen="statistics">
                <Header screen=HeaderScreen::Titled(|locale| say!(locale, statistics.title)) tools=tools()/>
                <main class="statistics" tabindex="-1">
                    <h1 class="visually-hidden">{t!(lang, statistics.title)}</h1>
                    <Show when=has_several>
                        <div class="statistics-choice">
                            <Choice
                                name="game"
                                label=t!(lang, library.game)
                                chosen=kind
                                offered
                                choose=move |value: String| kind.set(value)
                            />
                        </div>
                    </Show>
                    <Show
                        when=move || has_results.get()
                        fallback=move || view! { <p class="quiet" data-no-results>{t!(lang, statistics.none)}</p> }
                    >
                        <Figures counted/>
                        <Strength rows kind/>
                        <Results counted kind/>
                        <Months counted/>
                    </Show>
                    <PeopleResults counted/>
                    <Practice kind/>
                </main>
            </div>
        </Styled>
    }
}

/// The kinds of games among the rows, in their usual order.
fn kinds_of(rows: &[LibraryRow]) -> Vec<&'static str> {
    let played: BTreeSet<&str> = rows.iter().map(|row| row.game.as_str()).collect();
    let kinds = games::INTROS.iter().map(|intro| intro.slug());
    kinds.filter(|slug| played.contains(slug)).collect()
}
