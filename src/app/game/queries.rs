//! Questions about a game on this page.

use super::state::Play;
use crate::app::dress::{self, Says};
use crate::app::i18n::Locale;
use crate::app::seats::Seats;
use crate::play::{
    Board, Erased, GameText, Open, Preview, Reach, Scene, Spot, Table, Verdict, move_number,
};
use crate::rules::{Side, mix};
use crate::session::Feedback;
use leptos::prelude::*;

impl Play {
    pub fn id(self) -> String {
        self.id.get_value()
    }

    pub fn board(self) -> Board {
        self.table.with_untracked(|table| table.board())
    }

    /// A number that is fixed for each game.
    pub fn number(self) -> u64 {
        let number = |id: &String| {
            let bytes = id.bytes();
            bytes.fold(0, |number, byte| mix(number, byte.into()))
        };
        self.id.with_value(number)
    }

    /// The number of selected pieces.
    pub fn lifted(self) -> usize {
        self.scene.with(|scene| {
            let pieces = scene.pieces.iter();
            self.open
                .with(|open| pieces.filter(|piece| open.lifts(piece)).count())
        })
    }

    pub fn spot_name(self, spot: Spot) -> String {
        self.table.with_untracked(|table| table.spot_name(spot))
    }

    /// The shown scene.
    pub fn scene(self) -> Memo<Scene> {
        self.scene
    }

    /// The shown ply.
    pub fn ply(self) -> usize {
        // A delayed follower may still see a ply that was taken back since.
        self.reached.ply.get().min(self.plies_now())
    }

    pub fn plies(self) -> usize {
        self.reached.plies.get()
    }

    /// The same, not reactive.
    pub fn plies_now(self) -> usize {
        self.table.with_untracked(|table| table.plies())
    }

    /// The move number of a ply. A move of each side shares a number. If Black moves first, the first number
    /// has only Black's move.
    pub fn number_of(self, ply: usize) -> usize {
        move_number(ply, self.first_side())
    }

    pub fn moves(self) -> Vec<String> {
        self.table.with(|table| table.moves())
    }

    /// The side that moved first in this record.
    pub fn first_side(self) -> Side {
        self.reached.first.get()
    }

    /// The number of a side's pieces on the board after a ply.
    pub fn count_pieces(self, ply: usize, side: Side) -> usize {
        let pieces = self.table.with(|table| table.pieces(ply));
        let own = pieces.iter().filter(|piece| piece.side == Some(side));
        own.count()
    }

    pub fn turn(self) -> Side {
        self.table.with(|table| table.turn())
    }

    pub fn verdict(self) -> Option<Verdict<Erased>> {
        self.table.with(|table| table.verdict())
    }

    pub fn looking_back(self) -> bool {
        self.looked_at.get().is_some() || self.walking()
    }

    pub fn said(self) -> Feedback {
        self.said.get()
    }

    /// Whether the last touch was refused.
    pub fn is_refused(self) -> bool {
        self.said
            .with(|said| matches!(said, Feedback::Refused { .. }))
    }

    /// Whether a key or a finger is held that shows something temporarily.
    pub(super) fn is_held(self) -> bool {
        self.threats.with(Option::is_some) || self.showing.peeking.get()
    }

    /// Whether the game is still on the page.
    pub fn is_there(self) -> bool {
        self.table.try_with_untracked(|_| ()).is_some()
    }

    /// Asks its table something.
    pub fn consult<T>(self, ask: impl FnOnce(&Table) -> T) -> T {
        self.table.with_untracked(|table| ask(table))
    }

    pub fn sentence(self, locale: Locale, says: Says, side: Side) -> String {
        self.seats
            .with(|seats| dress::sentence(locale, says, side, &seats.told(locale)))
    }

    pub fn who(self, locale: Locale, side: Side) -> String {
        self.seats
            .with(|seats| dress::who(locale, side, &seats.told(locale)))
    }

    /// The possible touches. Empty while looking back.
    pub fn open(self) -> Memo<Open> {
        self.open
    }

    /// The preview of the move that is pointed at.
    pub fn preview(self) -> Memo<Option<Preview>> {
        self.preview
    }

    /// What a side could do in the shown position, whichever side is to move.
    pub fn reach(self, side: Side) -> Vec<Reach> {
        let ahead = self.walked.with_untracked(|walked| {
            let table = walked.as_ref()?;
            Some(table.reach(table.plies(), side))
        });
        ahead.unwrap_or_else(|| {
            let ply = self.scene.with_untracked(|scene| scene.ply);
            self.table.with_untracked(|table| table.reach(ply, side))
        })
    }

    /// The options of the game.
    pub fn options(self) -> String {
        self.table.with_untracked(|table| table.options())
    }

    /// The whole game as text, with the names of people.
    pub fn named_text(self) -> String {
        let people = self.seats.with(Seats::people);
        let [white, black] = &people.names;
        self.table.with(|table| table.named_text([white, black]))
    }

    /// The shown position, as a game that starts there.
    pub fn position(self) -> GameText {
        let ply = self.ply();
        self.table.with(|table| table.begun_at(ply))
    }

    pub fn can_undo(self) -> bool {
        let seats = self.seats.get();
        self.table.with(|table| {
            // A move by the machine alone is not taken back, because it would only repeat it.
            let decided = |ply: &usize| seats.level(table.turn_at(*ply)).is_none();
            let person = seats.is_watched() || (0..table.plies()).any(|ply| decided(&ply));
            table.can_undo() && (person || table.verdict().is_some())
        })
    }

    /// The plies after which a player got help.
    pub fn hints(self) -> Vec<usize> {
        self.reached.hints.get()
    }

    pub fn can_agree_draw(self) -> bool {
        self.table.with(|table| table.can_agree_draw())
    }

    /// Whether the game has agreed draws.
    pub fn knows_agreed_draws(self) -> bool {
        self.dress.kind().agreed_draws()
    }

    pub fn can_redo(self) -> bool {
        self.table.with(|table| table.can_redo())
    }
}
