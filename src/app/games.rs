//! The games of the page. What home shows of them is loaded at the start. The rest of a game, including its
//! rules and texts, is a separate part. A new game needs a line in the list.

use super::lazy::lazy_code;
use super::loading::{NotLoaded, end_of, now_or_later};
use super::texts;
use crate::games;
use crate::games::words::{GameIntro, GameWords};
use std::cell::RefCell;

macro_rules! register {
    ($($game:ident: $words:ident),* $(,)?) => {
        /// What home shows of every game, in their usual order.
        pub static INTROS: &[&dyn GameIntro] = &[$(&games::$game::words::$words),*];

        lazy_code! {
            $($game: fn $game() -> &'static dyn GameWords { &games::$game::words::$words })*
        }

        async fn load_part(slug: &str) -> Result<Option<&'static dyn GameWords>, NotLoaded> {
            $(if games::$game::words::$words.slug() == slug {
                // At the same time.
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
}

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

/// What home shows of the game with this name.
#[must_use]
pub fn intro(slug: &str) -> Option<&'static dyn GameIntro> {
    INTROS.iter().copied().find(|intro| intro.slug() == slug)
}
