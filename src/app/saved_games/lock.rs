//! The lock under which all tabs write games and the index.

use super::SavedGames;
use crate::app::idle::until_called;
use crate::app::web_lock::with_lock;
use std::cell::Cell;
use std::rc::Rc;

const LOCK: &str = "tablero/games";

impl SavedGames {
    /// Does something under the lock that all tabs write games under.
    pub fn locked(self, act: impl FnOnce() + 'static) {
        with_lock(LOCK, act);
    }

    /// The same, with its result. None if the page is closed meanwhile.
    pub async fn under_lock<T: 'static>(self, act: impl FnOnce() -> T + 'static) -> Option<T> {
        let result = Rc::new(Cell::new(None));
        let written = Rc::clone(&result);
        until_called(move |done| {
            self.locked(move || {
                written.set(Some(act()));
                done();
            });
        })
        .await;
        result.take()
    }
}
