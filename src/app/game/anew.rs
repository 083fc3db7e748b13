//! Beginning again: a new game, one from the middle of this one, or somebody else at the board.

use super::state::Play;
use crate::app::notice::Notice;
use crate::app::place;
use crate::app::saved::Saved;
use crate::app::seats::Change;
use crate::play::GameText;
use leptos::prelude::*;

impl Play {
    /// Begins a game like this one, in its place on the page; this one is kept. After its end
    /// the players change sides.
    pub fn play_again(self) {
        let Some(before) = self.id() else {
            return;
        };
        let (fresh, over) = self
            .table
            .with_untracked(|table| (table.text().unplayed(), table.verdict().is_some()));
        let mut seats = self.seats.get_untracked();
        if over {
            seats.swap();
        }
        let now = self.shelf.add(&Saved::new(&fresh, seats));
        self.notices.add(Notice::NewGame {
            before,
            now: now.clone(),
        });
        place::replace_game(&now);
    }

    /// Begins a game from here with the same players; this one is kept.
    pub fn try_again(self, ply: usize) {
        let Some(before) = self.id() else {
            return;
        };
        let text: GameText = self.table.with_untracked(|table| GameText {
            start: Some(table.position_text(ply)),
            ..table.text().unplayed()
        });
        let now = self
            .shelf
            .add(&Saved::new(&text, self.seats.get_untracked()));
        self.notices.add(Notice::NewGame {
            before,
            now: now.clone(),
        });
        place::go_to_game(&now);
    }

    /// Somebody takes another name, or somebody else sits down.
    pub fn reseat(self, change: Change) {
        if self.changed_elsewhere() {
            self.reload();
        }
        let sits = matches!(change, Change::Level(..));
        self.seats.update(|seats| change.make(seats));
        self.keep();
        // Whoever sits here now is offered first the next time.
        if sits {
            let levels = self.seats.with_untracked(|seats| seats.levels);
            self.settings
                .update(|settings| settings.keep_seats(self.dress.slug(), levels));
        }
    }
}
