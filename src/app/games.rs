//! The games of the page. The data that home shows is loaded at the start: the words of the games, and the rows in
//! `assets/games.txt`. The rest of a game, including its rules and texts, is a separate part. A new game needs a line
//! in the list.

use super::lazy::lazy_code;
use super::loading::{NotLoaded, end_of, now_or_later};
use super::texts;
use crate::games;
use crate::games::words::{GameIntro, GameWords};
use crate::play::HomeGame;
use std::cell::RefCell;
use std::sync::LazyLock;

macro_rules! register {
    ($($(#[$about:meta])* $game:ident: $words:ident),* $(,)?) => {
        /// The words of every game for home, in the usual order of the games.
        pub static INTROS: &[&dyn GameIntro] = &[$($(#[$about])* &games::$game::words::$words),*];

        lazy_code! {
            $($(#[$about])* $game: fn $game() -> &'static dyn GameWords { &games::$game::words::$words })*
        }

        async fn load_part(slug: &str) -> Result<Option<&'static dyn GameWords>, NotLoaded> {
            $($(#[$about])* if games::$game::words::$words.slug() == slug {
                // Loaded at the same time.
                let texts = now_or_later(texts::load(&[stringify!($game)]));
                let game_words = $game().await?;
                end_of(texts).await?;
                return Ok(Some(game_words));
            })*
            Ok(None)
        }
    };
}

register! {
    breakthrough: BreakthroughWords,
    pogo: PogoWords,
    push_push: PushPushWords,
    ticto: TicToWords,
    zoq: ZoqWords,
    #[cfg(feature = "test-game")]
    hexapawn: HexapawnWords,
}

/// A row for each game, from `assets/games.txt`, which `lab home` prints.
const ROWS: &str = include_str!(concat!(env!("OUT_DIR"), "/games.txt"));

/// The data of each game for home, without its words.
static HOME_GAMES: LazyLock<Vec<HomeGame>> =
    LazyLock::new(|| ROWS.lines().filter_map(HomeGame::read).collect());

thread_local! {
    static LOADED: RefCell<Vec<&'static dyn GameWords>> = const { RefCell::new(Vec::new()) };
}

/// A game by its name. Its rules are loaded if needed. None if there is no such game.
///
/// # Errors
/// If it could not be loaded.
pub async fn load(slug: &str) -> Result<Option<&'static dyn GameWords>, NotLoaded> {
    if let Some(game_words) = loaded(slug) {
        return Ok(Some(game_words));
    }
    let game_words = load_part(slug).await?;
    if let Some(game_words) = game_words.filter(|_| loaded(slug).is_none()) {
        LOADED.with_borrow_mut(|loaded| loaded.push(game_words));
    }
    Ok(game_words)
}

/// A game by its name, if it is already loaded.
#[must_use]
pub fn loaded(slug: &str) -> Option<&'static dyn GameWords> {
    LOADED.with_borrow(|loaded| {
        loaded
            .iter()
            .copied()
            .find(|game_words| game_words.slug() == slug)
    })
}

/// The words for home of the game with this name.
#[must_use]
pub fn intro(slug: &str) -> Option<&'static dyn GameIntro> {
    INTROS.iter().copied().find(|intro| intro.slug() == slug)
}

/// Reads the rows of the games. Must be called before any stored data is read, because the number of symbol names is
/// limited.
pub fn read_rows() {
    LazyLock::force(&HOME_GAMES);
}

/// The data for home of the game with this name, without its words.
#[must_use]
pub fn home_game(slug: &str) -> Option<&'static HomeGame> {
    HOME_GAMES.iter().find(|game| game.slug == slug)
}
