//! The games in progress, in a row below the intro. They are drawn from the index, without their rules.

use crate::app::board::StaticBoard;
use crate::app::focus;
use crate::app::games;
use crate::app::i18n::{ago, t, use_lang};
use crate::app::icons::Icon;
use crate::app::lazy::{Lazy, lazy};
use crate::app::loading::NotLoaded;
use crate::app::saved_games::{SavedGames, use_saved_games};
use crate::narration::{PlayerSentence, both_players, names_of, outcome, player_sentence};

use crate::session::route::Route;
use crate::session::storage::IndexRow;
use crate::session::{DAY, Players};
use crate::words::{Locale, say};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Where the focus goes after the focused button was used.
const QUESTION: &[&str] = &["[data-action='discard-no']"];
const BUTTONS: &[&str] = &["[data-action='discard']", "[data-screen] main"];
const AFTER_REMOVAL: &[&str] = &["[data-action='continue']", "[data-screen] main"];

/// The games in progress. The one played last comes first.
fn follow_games(games: SavedGames) -> Memo<Vec<IndexRow>> {
    Memo::new(move |_| {
        games.track();
        let rows = games.rows().into_iter();
        rows.filter(IndexRow::is_going).collect()
    })
}

/// The row of the games in progress. Space for it is reserved until they are read, also in the prerendered
/// page (`boot.js`), so its height is fixed.
#[component]
pub fn GamesInProgress() -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let was_going = games.is_going();
    // Known once the row is on the page.
    let going = RwSignal::new(None::<Memo<bool>>);
    let is_going = move || going.get().map_or(was_going, |going| going.get());
    let any = Memo::new(move |_| {
        games.track();
        games.any()
    });
    view! {
        <Show when=move || any.get()>
            <section
                class="going-place"
                class:kept-free=is_going
                aria-label=t!(lang, home.in_progress)
            >
                <Lazy load=move || loaded_row(games, going)/>
            </section>
        </Show>
    }
}

async fn loaded_row(
    games: SavedGames,
    going: RwSignal<Option<Memo<bool>>>,
) -> Result<AnyView, NotLoaded> {
    games.refresh().await?;
    row(games, going).await
}

lazy! {
    saved: fn row(games: SavedGames, going: RwSignal<Option<Memo<bool>>>) -> AnyView {
        view! { <Row games going/> }.into_any()
    }
}

/// Removes old games without moves.
fn sweep(games: SavedGames) {
    let is_old = |row: &IndexRow| !row.has_begun && row.saved < js_sys::Date::now() - DAY;
    for row in games.index().rows.iter().filter(|row| is_old(row)) {
        games.remove(row.id.clone(), || ());
    }
}

#[component]
fn Row(games: SavedGames, going: RwSignal<Option<Memo<bool>>>) -> impl IntoView {
    untrack(|| sweep(games));
    let rows = follow_games(games);
    going.set(Some(Memo::new(move |_| rows.with(|rows| !rows.is_empty()))));
    // Another tab may continue a game.
    let elsewhere = window_event_listener(ev::storage, move |event| {
        if !SavedGames::is_about_games(event.key().as_deref()) {
            return;
        }
        spawn_local(async move {
            // If the rules of a game cannot be loaded, it is shown at the next visit.
            let _ = games.refresh().await;
        });
    });
    on_cleanup(move || {
        elsewhere.remove();
        let _ = going.try_set(None);
    });
    view! {
        <ul class="saved-row">
            <For each=move || rows.get() key=|row| (row.id.clone(), row.revision.checksum) let(row)>
                <SavedGameRow games row/>
            </For>
        </ul>
    }
}

/// The name of the kind of game, with its options.
fn title(row: &IndexRow, locale: Locale) -> String {
    let intro = games::intro(&row.game);
    intro.map_or_else(String::new, |intro| intro.title(locale, &row.options))
}

fn players_of(row: &IndexRow) -> Players {
    Players::in_list(&row.names, row.levels, &row.correspondence)
}

/// The players.
fn players(row: &IndexRow, locale: Locale) -> String {
    both_players(locale, &names_of(&players_of(row), locale))
}

/// Whose turn it is or how the game ended, and how long ago that was.
fn state(row: &IndexRow, locale: Locale) -> String {
    let players = players_of(row);
    let friend = players.friend().filter(|side| *side == row.turn);
    let names = names_of(&players, locale);
    let now = match (row.outcome, friend) {
        _ if row.must_send => say!(locale, home.to_send),
        (Some(result), _) => outcome(locale, result, &names),
        // Whether the link has arrived is not known.
        (None, Some(side)) => match row.names[side as usize].trim() {
            "" => say!(locale, home.waits),
            name => say!(locale, home.waits_for, who = name.to_owned()),
        },
        (None, None) => player_sentence(locale, PlayerSentence::ToMove, row.turn, &names),
    };
    format!("{now} · {}", ago(locale, row.saved))
}

/// A game with a link to it and a button that removes it.
#[component]
fn SavedGameRow(games: SavedGames, row: IndexRow) -> impl IntoView {
    let lang = use_lang();
    let asked = RwSignal::new(false);
    let id = row.id.clone();
    let (name, address) = (id.clone(), Route::Game(id.clone()).href());
    let (board, pieces) = (row.board.clone(), row.pieces.clone());
    let slug = games::intro(&row.game).map_or("", |intro| intro.slug());
    let row = StoredValue::new_local(row);
    let text =
        move |say: fn(&IndexRow, Locale) -> String| row.with_value(|row| say(row, lang.get()));
    view! {
        <li class="saved" data-saved=name>
            <a class="saved-link" data-action="continue" href=address>
                <span class="saved-board"><StaticBoard slug board pieces/></span>
                <span class="saved-words">
                    <strong>{move || text(title)}</strong>
                    <span>{move || text(players)}</span>
                    <span class="quiet">{move || text(state)}</span>
                </span>
                <span class="saved-go"><Icon name="next"/></span>
            </a>
            {move || if asked.get() {
                let id = id.clone();
                view! {
                    <div class="saved-confirm">
                        <p role="alert">{t!(lang, home.discard_sure)}</p>
                        <button class="button" data-action="discard-no" on:click=move |_| {
                            asked.set(false);
                            focus::after(BUTTONS);
                        }>
                            {t!(lang, page.cancel)}
                        </button>
                        <button class="button button-danger" data-action="discard-yes" on:click=move |_| {
                            games.remove(id.clone(), || focus::after(AFTER_REMOVAL));
                        }>
                            {t!(lang, home.discard_yes)}
                        </button>
                    </div>
                }.into_any()
            } else {
                view! {
                    <button
                        class="button button-icon saved-discard"
                        data-action="discard"
                        aria-label=t!(lang, home.discard)
                        title=t!(lang, home.discard)
                        on:click=move |_| {
                            asked.set(true);
                            focus::after(QUESTION);
                        }
                    >
                        <Icon name="remove"/>
                    </button>
                }.into_any()
            }}
        </li>
    }
}
