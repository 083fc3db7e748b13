//! The games of this browser: those in progress in a row below the intro, finished ones in a list that can be
//! opened.

use crate::app::board::StillBoard;
use crate::app::effect::effect;
use crate::app::focus;
use crate::app::games;
use crate::app::i18n::{ago, use_lang};
use crate::app::icons::Icon;
use crate::app::lazy::{Lazy, NotLoaded, lazy};
use crate::app::saved::{Saved, Shelf, use_shelf};
use crate::games::words::GameWords;
use crate::narration::names_of;
use crate::narration::{PlayerSentence, player_sentence, result, who};
use crate::play::{Board, DAY, Erased, Piece, Table, Verdict};
use crate::rules::Side;
use crate::session::Players;
use crate::session::route::Route;
use crate::words::{Locale, say};
use leptos::prelude::*;

/// Where the focus goes after the focused button was used.
const QUESTION: &[&str] = &["[data-action='discard-no']"];
const BUTTONS: &[&str] = &["[data-action='discard']", "[data-screen] main"];
const AFTER_REMOVAL: &[&str] = &["[data-action='continue']", "[data-screen] main"];

/// What is shown of a game.
#[derive(Clone)]
struct Shown {
    id: String,
    /// Everything that its drawing depends on. If it changes, the game is redrawn.
    key: String,
    game_words: &'static dyn GameWords,
    options: String,
    players: Players,
    board: Board,
    pieces: Vec<Piece>,
    turn: Side,
    verdict: Option<Verdict<Erased>>,
    /// When it was last played, in milliseconds since 1970.
    saved: f64,
}

impl Shown {
    fn new(id: String, saved: &Saved, table: &mut Table) -> Option<Shown> {
        table.make_forced();
        Some(Shown {
            id,
            key: format!("{} {:?}", saved.text, Players::of(saved)),
            game_words: games::loaded(table.slug())?,
            options: table.options(),
            players: Players::of(saved),
            board: table.board(),
            pieces: table.pieces(table.plies()),
            turn: table.turn(),
            verdict: table.verdict(),
            saved: saved.saved,
        })
    }

    /// The name of the game, with its options.
    fn title(&self, locale: Locale) -> String {
        self.game_words.title(locale, &self.options)
    }

    /// The players.
    fn players(&self, locale: Locale) -> String {
        let players = names_of(&self.players, locale);
        let who = |side| who(locale, side, &players);
        match players.you {
            Some(side) => say!(locale, home.you_against, who = who(side.other())),
            None => say!(
                locale,
                home.against,
                white = who(Side::White),
                black = who(Side::Black)
            ),
        }
    }

    /// Whose turn it is or how the game ended, and how long ago that was.
    fn words(&self, locale: Locale) -> String {
        let players = names_of(&self.players, locale);
        let now = match &self.verdict {
            Some(verdict) => result(self.game_words, locale, verdict, &players).0,
            None => player_sentence(locale, PlayerSentence::ToMove, self.turn, &players),
        };
        format!("{now} · {}", ago(locale, self.saved))
    }
}

/// The finished or the unfinished games. The one played last comes first.
fn shown_games(shelf: Shelf, over: bool) -> Vec<Shown> {
    let games = shelf.games().into_iter();
    games
        // A game without moves does not count as kept.
        .filter(|(_, saved, _)| saved.has_begun())
        .filter_map(|(id, saved, mut table)| Shown::new(id, &saved, &mut table))
        .filter(|game| game.verdict.is_some() == over)
        .collect()
}

/// Follows the games of the browser.
fn follow_games(shelf: Shelf, over: bool) -> Memo<Vec<Shown>> {
    Memo::new_with_compare(
        move |_| {
            shelf.track();
            shown_games(shelf, over)
        },
        |_, _| true,
    )
}

/// Loads the rules of all kinds of stored games.
async fn load_kinds(shelf: Shelf) -> Result<(), NotLoaded> {
    for kind in untrack(|| shelf.kinds()) {
        games::load(kind).await?;
    }
    Ok(())
}

/// The row of the games in progress. Space for it is reserved until they are read, also in the prerendered
/// page (`boot.js`), so its height is fixed.
#[component]
pub fn GamesInProgress() -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let going = RwSignal::new(shelf.is_going());
    let any = Memo::new(move |_| {
        shelf.track();
        shelf.any()
    });
    let kinds = Memo::new(move |_| {
        shelf.track();
        shelf.kinds()
    });
    view! {
        <Show when=move || any.get()>
            <section
                class="going-place"
                class:kept-free=going
                aria-label=move || say!(lang.get(), home.in_progress)
            >
                {move || {
                    // Another tab may add another kind of game.
                    kinds.track();
                    view! { <Lazy load=move || loaded_row(shelf, going)/> }
                }}
            </section>
        </Show>
    }
}

async fn loaded_row(shelf: Shelf, going: RwSignal<bool>) -> Result<AnyView, NotLoaded> {
    load_kinds(shelf).await?;
    row(going).await
}

/// The finished games, in a list that can be opened.
#[component]
pub fn FinishedGames() -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let open = RwSignal::new(false);
    let any = Memo::new(move |_| {
        shelf.track();
        shelf.any()
    });
    view! {
        <Show when=move || any.get()>
            <details class="folded finished" on:toggle=move |_| open.set(true)>
                <summary data-action="finished">{move || say!(lang.get(), home.finished)}</summary>
                <Show when=move || open.get()>
                    <Lazy load=move || loaded_list(shelf)/>
                </Show>
            </details>
        </Show>
    }
}

async fn loaded_list(shelf: Shelf) -> Result<AnyView, NotLoaded> {
    load_kinds(shelf).await?;
    list().await
}

lazy! {
    /// The rules are needed to draw the position of a game.
    game: fn row(going: RwSignal<bool>) -> AnyView { view! { <Row going/> }.into_any() }

    game: fn list() -> AnyView { view! { <List/> }.into_any() }
}

/// Removes old games without moves.
fn sweep(shelf: Shelf) {
    let is_old = |saved: &Saved| !saved.has_begun() && saved.saved < js_sys::Date::now() - DAY;
    for (id, saved, _) in shelf.games() {
        if is_old(&saved) {
            shelf.remove(&id);
        }
    }
}

#[component]
fn Row(going: RwSignal<bool>) -> impl IntoView {
    let shelf = use_shelf();
    untrack(|| sweep(shelf));
    let games = follow_games(shelf, false);
    effect(move || {
        let any = games.with(|games| !games.is_empty());
        shelf.tell_going(any);
        going.set(any);
    });
    view! {
        <ul class="saved-row">
            <For each=move || games.get() key=|game| (game.id.clone(), game.key.clone()) let(game)>
                <SavedGame game/>
            </For>
        </ul>
    }
}

#[component]
fn List() -> impl IntoView {
    let lang = use_lang();
    let games = follow_games(use_shelf(), true);
    view! {
        <Show when=move || games.with(Vec::is_empty)>
            <p class="quiet">{move || say!(lang.get(), home.none_finished)}</p>
        </Show>
        <ul class="saved-list">
            <For each=move || games.get() key=|game| (game.id.clone(), game.key.clone()) let(game)>
                <SavedGame game/>
            </For>
        </ul>
    }
}

/// A game with a link to it and a button that removes it.
#[component]
fn SavedGame(game: Shown) -> impl IntoView {
    let shelf = use_shelf();
    let lang = use_lang();
    let asked = RwSignal::new(false);
    let id = game.id.clone();
    let (name, address) = (id.clone(), Route::Game(id.clone()).href());
    let game_words = game.game_words;
    let (board, pieces) = (game.board.clone(), game.pieces.clone());
    let game = StoredValue::new_local(game);
    let told =
        move |tell: fn(&Shown, Locale) -> String| game.with_value(|game| tell(game, lang.get()));
    view! {
        <li class="saved" data-saved=name>
            <a class="saved-link" data-action="continue" href=address>
                <span class="saved-board"><StillBoard slug=game_words.slug() board pieces/></span>
                <span class="saved-words">
                    <strong>{move || told(Shown::title)}</strong>
                    <span>{move || told(Shown::players)}</span>
                    <span class="quiet">{move || told(Shown::words)}</span>
                </span>
                <span class="saved-go"><Icon name="next"/></span>
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
