//! What a game on this page answers to whoever asks.

use super::state::{Play, Said};
use crate::app::dress::{self, Says};
use crate::app::i18n::Locale;
use crate::app::seats::Seats;
use crate::play::{
    Board, Erased, GameText, Open, Preview, Reach, Scene, Spot, Table, Verdict, move_number,
};
use crate::rules::{Side, mix};
use leptos::prelude::*;

impl Play {
    pub fn id(self) -> Option<String> {
        self.id.get_value()
    }

    pub fn board(self) -> Board {
        self.table.with_untracked(|table| table.board())
    }

    /// A number of the game's own, always the same one.
    pub fn number(self) -> u64 {
        let number = |id: &Option<String>| {
            let bytes = id.iter().flat_map(|id| id.bytes());
            bytes.fold(0, |number, byte| mix(number, byte.into()))
        };
        self.id.with_value(number)
    }

    /// Whether a hand tells the levels of a stack apart.
    pub fn levels(self) -> bool {
        self.table.with_untracked(|table| table.levels())
    }

    /// How many pieces are in hand.
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

    /// The picture that is looked at.
    pub fn scene(self) -> Memo<Scene> {
        self.scene
    }

    /// The picture before the last move, which is to be seen when a game is opened.
    pub fn scene_before_last(self) -> Scene {
        let since = self.scene.with(|scene| scene.since);
        self.table.with_untracked(|table| table.scene(since))
    }

    /// The ply that is looked at.
    pub fn ply(self) -> usize {
        // Who hears of it later may have heard of one that was taken back since.
        self.reached.ply.get().min(self.plies_now())
    }

    pub fn plies(self) -> usize {
        self.reached.plies.get()
    }

    /// The same, not followed.
    pub fn plies_now(self) -> usize {
        self.table.with_untracked(|table| table.plies())
    }

    /// The number of a ply's move, one of each side counting as one; where Black begins, the first
    /// has only his.
    pub fn number_of(self, ply: usize) -> usize {
        move_number(ply, self.first_side())
    }

    pub fn moves(self) -> Vec<String> {
        self.table.with(|table| table.moves())
    }

    /// One of them, by the ply after which it was made.
    pub fn move_after(self, ply: usize) -> String {
        let made = self.table.with(|table| table.move_after(ply));
        made.unwrap_or_default()
    }

    /// The side that moved first in this record.
    pub fn first_side(self) -> Side {
        self.reached.first.get()
    }

    /// How many pieces of a side stand on the board after a ply.
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

    pub fn said(self) -> Said {
        self.said.get()
    }

    /// Whether the last touch was refused.
    pub fn is_refused(self) -> bool {
        self.said.with(|said| matches!(said, Said::Refused { .. }))
    }

    /// Whether the board has nothing to say of a touch, of what is in hand or of what is pointed at.
    pub fn is_calm(self) -> bool {
        let quiet = self.said.with(|said| {
            matches!(
                said,
                Said::Nothing | Said::Passed(_) | Said::Thinking | Said::DrawOffered
            )
        });
        let empty = self.open.with(|open| open.in_hand.is_empty());
        quiet && empty && self.preview.with(Option::is_none)
    }

    /// Whether a key or a finger is held that shows something for as long.
    pub(super) fn is_held(self) -> bool {
        self.threats.with(Option::is_some) || self.showing.peeking.get()
    }

    /// Whether it is still on the page.
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

    /// The touches that are open; none while one looks back.
    pub fn open(self) -> Memo<Open> {
        self.open
    }

    /// What the move would do that is pointed at.
    pub fn preview(self) -> Memo<Option<Preview>> {
        self.preview
    }

    /// What a side could do in the position that is looked at, whoever's turn it is.
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

    /// Whether a finger moves only as it lifts.
    pub fn moves_on_release(self) -> bool {
        self.settings.with_untracked(|settings| settings.on_release)
    }

    /// Whether a hand at this spot is at the piece in hand.
    pub fn holds(self, spot: Spot) -> bool {
        self.table.with_untracked(|table| table.holds(spot))
    }

    /// The options by which it is played.
    pub fn options(self) -> String {
        self.table.with_untracked(|table| table.options())
    }

    /// The whole game as text, with the names of the people who play.
    pub fn named_text(self) -> String {
        let people = self.seats.with(Seats::people);
        let [white, black] = &people.names;
        self.table.with(|table| table.named_text([white, black]))
    }

    /// The position that is looked at, as a game that begins there.
    pub fn position(self) -> GameText {
        let ply = self.ply();
        self.table.with(|table| table.begun_at(ply))
    }

    pub fn can_undo(self) -> bool {
        let seats = self.seats.get();
        self.table.with(|table| {
            // A machine's own move alone is not taken back: it would only make it again.
            let decided = |ply: &usize| seats.level(table.turn_at(*ply)).is_none();
            let person = seats.is_watched() || (0..table.plies()).any(|ply| decided(&ply));
            table.can_undo() && (person || table.verdict().is_some())
        })
    }

    /// After which plies somebody was helped.
    pub fn hints(self) -> Vec<usize> {
        self.reached.hints.get()
    }

    pub fn can_agree_draw(self) -> bool {
        self.table.with(|table| table.can_agree_draw())
    }

    /// Whether the game knows draws by agreement at all.
    pub fn knows_agreed_draws(self) -> bool {
        self.dress.kind().agreed_draws()
    }

    pub fn can_redo(self) -> bool {
        self.table.with(|table| table.can_redo())
    }
}
