//! The games of the page. What home shows of them is loaded at the start. The rest of a game, including its
//! rules, is a separate part. A new game needs a line in the list.

use super::dress::{Dress, Intro, breakthrough, pogo, push_push, ticto, zoq};
use super::lazy::{NotLoaded, lazy};
use std::cell::RefCell;

macro_rules! register {
    ($($game:ident),* $(,)?) => {
        /// What home shows of every game, in their usual order.
        pub static INTROS: &[&dyn Intro] = &[$(&$game::Dressed),*];

        lazy! {
            $($game: fn $game() -> &'static dyn Dress { &$game::Dressed })*
        }

        async fn load_part(slug: &str) -> Result<Option<&'static dyn Dress>, NotLoaded> {
            $(if $game::Dressed.slug() == slug {
                return $game().await.map(Some);
            })*
            Ok(None)
        }
    };
}

register! { breakthrough, pogo, push_push, ticto, zoq }

thread_local! {
    static LOADED: RefCell<Vec<&'static dyn Dress>> = const { RefCell::new(Vec::new()) };
}

/// A game by its name. Its rules are loaded if needed. None if there is no such game.
///
/// # Errors
/// If it could not be loaded.
pub async fn load(slug: &str) -> Result<Option<&'static dyn Dress>, NotLoaded> {
    if let Some(dress) = loaded(slug) {
        return Ok(Some(dress));
    }
    let dress = load_part(slug).await?;
    if let Some(dress) = dress.filter(|_| loaded(slug).is_none()) {
        LOADED.with_borrow_mut(|loaded| loaded.push(dress));
    }
    Ok(dress)
}

/// A game by its name, if it is already loaded.
#[must_use]
pub fn loaded(slug: &str) -> Option<&'static dyn Dress> {
    LOADED.with_borrow(|loaded| loaded.iter().copied().find(|dress| dress.slug() == slug))
}

/// What home shows of the game with this name.
#[must_use]
pub fn intro(slug: &str) -> Option<&'static dyn Intro> {
    INTROS.iter().copied().find(|intro| intro.slug() == slug)
}
