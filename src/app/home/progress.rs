//! The games in progress, as they stand.

use super::going::{Last, LastGame};
use crate::app::address;
use crate::app::board::StillBoard;
use crate::app::dress::{self, Dress, Says};
use crate::app::focus;
use crate::app::games;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::icons::Icon;
use crate::app::lazy::{Lazy, NotLoaded, lazy};
use crate::app::saved::{Saved, use_shelf};
use crate::app::seats::Seats;
use crate::play::{Board, Erased, Piece, Table, Verdict};
use crate::rules::Side;
use leptos::prelude::*;
use std::rc::Rc;

/// Where the focus goes when the button that had it has done its work.
const QUESTION: &[&str] = &["[data-action='discard-no']"];
const BUTTONS: &[&str] = &["[data-action='discard']", "[data-screen] main"];
const AFTER_REMOVAL: &[&str] = &["[data-action='continue']", "[data-screen] main"];

/// What is shown of a game.
#[derive(Clone)]
struct Shown {
    id: String,
    /// All that it is drawn from: what changes is drawn anew.
    key: String,
    dress: &'static dyn Dress,
    options: String,
    seats: Seats,
    board: Board,
    pieces: Vec<Piece>,
    plies: usize,
    turn: Side,
    verdict: Option<Verdict<Erased>>,
}

impl Shown {
    fn new(id: String, saved: Saved, table: &mut dyn Table) -> Option<Shown> {
        table.make_forced();
        Some(Shown {
            id,
            key: format!("{} {:?}", saved.text, saved.seats()),
            dress: games::loaded(table.slug())?,
            options: table.options(),
            seats: saved.seats(),
            board: table.board(),
            pieces: table.pieces(table.plies()),
            plies: table.plies(),
            turn: table.turn(),
            verdict: table.verdict(),
        })
    }

    /// Its name, with its options.
    fn title(&self, locale: Locale) -> String {
        self.dress.title(locale, &self.options)
    }

    /// Who plays whom.
    fn players(&self, locale: Locale) -> String {
        let names = self.seats.told(locale);
        say!(
            locale,
            home.against,
            white = dress::who(locale, Side::White, &names),
            black = dress::who(locale, Side::Black, &names)
        )
    }

    /// How far it has come, in a few words.
    fn words(&self, locale: Locale) -> String {
        let moves = match self.plies {
            0 => say!(locale, home.no_moves_played),
            1 => say!(locale, home.one_move_played),
            plies => say!(locale, home.moves_played, count = plies),
        };
        let names = self.seats.told(locale);
        let now = match &self.verdict {
            Some(verdict) => dress::result(self.dress, locale, verdict, &names).0,
            None => dress::sentence(locale, Says::ToMove, self.turn, &names),
        };
        format!("{moves} · {now}")
    }
}

#[component]
pub fn Progress(last: LastGame) -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let any = Memo::new(move |_| {
        shelf.track();
        shelf.any()
    });
    let kinds = Memo::new(move |_| {
        shelf.track();
        shelf.kinds()
    });
    view! {
        <section class="progress" aria-label=move || say!(lang.get(), home.in_progress)>
            <h2>{move || say!(lang.get(), home.in_progress)}</h2>
            {move || match any.get() {
                true => {
                    let kinds = kinds.get();
                    view! { <Lazy load=move || drawn(kinds.clone(), last)/> }.into_any()
                }
                false => view! { <p class="quiet">{move || say!(lang.get(), home.no_games)}</p> }.into_any(),
            }}
        </section>
    }
}

/// The games, drawn once the rules of all of them are there.
async fn drawn(kinds: Vec<&'static str>, last: LastGame) -> Result<AnyView, NotLoaded> {
    for kind in kinds {
        games::load(kind).await?;
    }
    games_in_progress(last).await
}

lazy! {
    /// To draw a game as it stands its rules are needed.
    game: fn games_in_progress(last: LastGame) -> AnyView { view! { <SavedGames last/> }.into_any() }
}

#[component]
fn SavedGames(last: LastGame) -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let games = Memo::new_with_compare(
        move |_| {
            shelf.track();
            let games = shelf.games().into_iter();
            games
                .filter_map(|(id, saved, mut table)| Shown::new(id, saved, &mut *table))
                .collect::<Vec<_>>()
        },
        |_, _| true,
    );
    Effect::new(move |_| {
        let going = games.with(|games| {
            let going = games.iter().find(|game| game.verdict.is_none());
            going.cloned()
        });
        shelf.tell_going(going.is_some());
        last.set(match going {
            Some(game) => Last::Game(Rc::new(move || {
                view! { <LastRow game=game.clone()/> }.into_any()
            })),
            None => Last::Nothing,
        });
    });
    view! {
        // What cannot be read has been set aside.
        <Show when=move || games.with(Vec::is_empty)>
            <p class="quiet">{move || say!(lang.get(), home.no_games)}</p>
        </Show>
        <ul class="saved-list">
            <For each=move || games.get() key=|game| (game.id.clone(), game.key.clone()) let(game)>
                <SavedGame game/>
            </For>
        </ul>
    }
}

/// A game in one row, the way back to it.
#[component]
fn LastRow(game: Shown) -> impl IntoView {
    let lang = use_lang();
    let address = address::to_game(&game.id);
    let dress = game.dress;
    let (board, pieces) = (game.board.clone(), game.pieces.clone());
    let game = StoredValue::new_local(game);
    view! {
        <a class="going" data-action="go-on" href=address>
            <span class="going-board"><StillBoard dress board pieces/></span>
            <span class="going-words">
                <strong>{move || game.with_value(|game| game.title(lang.get()))}</strong>
                <span class="quiet">{move || game.with_value(|game| game.players(lang.get()))}</span>
            </span>
            <span class="button button-main">{move || say!(lang.get(), home.go_on)}</span>
        </a>
    }
}

#[component]
fn SavedGame(game: Shown) -> impl IntoView {
    let shelf = use_shelf();
    let lang = use_lang();
    let asked = RwSignal::new(false);
    let id = game.id.clone();
    let (name, address) = (id.clone(), address::to_game(&id));
    let dress = game.dress;
    let over = game.verdict.is_some();
    let (board, pieces) = (game.board.clone(), game.pieces.clone());
    let game = StoredValue::new_local(game);
    let players = move || game.with_value(|game| game.players(lang.get()));
    let go_on = move || {
        if over {
            say!(lang.get(), home.look)
        } else {
            say!(lang.get(), home.go_on)
        }
    };
    view! {
        <li class="saved" data-saved=name>
            <a class="saved-link" data-action="continue" href=address>
                <span class="saved-board"><StillBoard dress board pieces/></span>
                <span class="saved-words">
                    <strong>{move || game.with_value(|game| game.title(lang.get()))}</strong>
                    <span>{players}</span>
                    <span class="quiet">{move || game.with_value(|game| game.words(lang.get()))}</span>
                    <span class="saved-go">{go_on}</span>
                </span>
            </a>
            {move || if asked.get() {
                let id = id.clone();
                view! {
                    <div class="saved-sure">
                        <p role="alert">{move || say!(lang.get(), home.discard_sure)}</p>
                        <button class="button" data-action="discard-no" on:click=move |_| {
                            asked.set(false);
                            focus::after(BUTTONS);
                        }>
                            {move || say!(lang.get(), page.cancel)}
                        </button>
                        <button class="button button-danger" data-action="discard-yes" on:click=move |_| {
                            shelf.remove(&id);
                            focus::after(AFTER_REMOVAL);
                        }>
                            {move || say!(lang.get(), home.discard_yes)}
                        </button>
                    </div>
                }.into_any()
            } else {
                view! {
                    <button
                        class="button button-icon saved-discard"
                        data-action="discard"
                        aria-label=move || say!(lang.get(), home.discard)
                        title=move || say!(lang.get(), home.discard)
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
