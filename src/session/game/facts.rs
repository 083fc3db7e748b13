//! Facts about a game for views and sentences.

use super::intent::Panel;
use super::model::GameModel;
use super::state::{Analysis, ComputerPlayer, Mistakes, Report, SolutionCheck};
use crate::engine::offer;
use crate::play::{Erased, GameChoice, GameResult};
use crate::rules::{Outcome, Side};
use crate::session::beaten_level;
use crate::session::players::Players;

/// The subject of the status line, if there is no feedback about the last touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatusSubject {
    /// The computer thinks.
    Computer(Side),
    /// It is the computer's turn, but it waits.
    PausedComputer(Side),
    /// The game waits for the friend's link, or this player's link must be sent first.
    Friend { must_send: bool },
}

impl GameModel {
    #[must_use]
    pub fn players(&self) -> &Players {
        &self.players
    }

    #[must_use]
    pub fn computer(&self) -> &ComputerPlayer {
        &self.computer
    }

    #[must_use]
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    #[must_use]
    pub fn report(&self) -> &Report {
        &self.report
    }

    #[must_use]
    pub fn check(&self) -> &SolutionCheck {
        &self.check
    }

    /// Whether the game is solved: the exact result of every move can be looked up.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.values.is_solved()
    }

    #[must_use]
    pub fn result(&self) -> Option<GameResult<Erased>> {
        self.board.record().result()
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// The side to move and its level, if the computer plays that side and the game is not over.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<(Side, u8)> {
        let turn = self.board.record().turn();
        let level = self.players.level(turn).filter(|_| !self.is_over())?;
        // A stored level may no longer exist.
        let levels = u8::try_from(self.kind.levels()).unwrap_or(u8::MAX);
        Some((turn, level.min(levels)))
    }

    /// The side to move, if a friend plays it by links and the game is not over.
    #[must_use]
    pub fn friend_to_move(&self) -> Option<Side> {
        let turn = self.board.record().turn();
        let is_friends = self.players.friend() == Some(turn);
        (is_friends && !self.is_over()).then_some(turn)
    }

    /// What the game waits for, if it is the turn of the computer or of a friend elsewhere.
    #[must_use]
    pub fn waiting(&self) -> Option<StatusSubject> {
        match (self.computer.thinks_for(), self.computer_to_move()) {
            (Some(side), _) => Some(StatusSubject::Computer(side)),
            (None, Some((side, _))) => Some(StatusSubject::PausedComputer(side)),
            (None, None) => self.friend_to_move().map(|_| StatusSubject::Friend {
                must_send: self.must_send(),
            }),
        }
    }

    /// The side that resigns: the side to move, but never the computer or a friend elsewhere instead of the person
    /// here.
    #[must_use]
    pub fn resigning_side(&self) -> Side {
        if let Some(correspondence) = &self.players.correspondence {
            return correspondence.you;
        }
        let turn = self.board.record().turn();
        let is_person = |side: Side| self.players.level(side).is_none();
        match !is_person(turn) && is_person(turn.other()) {
            true => turn.other(),
            false => turn,
        }
    }

    /// Whether something of the game can be taken back. While a variation is shown, the move to take back is not
    /// visible.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let record = self.board.record();
        // A move by the computer alone is not taken back, because the computer would only repeat the move.
        let is_persons = |ply: usize| self.players.level(record.turn_at(ply)).is_none();
        let is_decided = || self.players.is_watched() || (0..record.plies()).any(is_persons);
        let is_in_sight = !self.board.is_in_variation();
        let is_possible = record.can_undo() && is_in_sight && !self.is_shared_with_friend();
        is_possible && (self.is_over() || is_decided())
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        // A move that the friend took back is not redone here.
        let can_redo = self.board.record().can_redo() && !self.board.is_in_variation();
        can_redo && self.friend_to_move().is_none()
    }

    #[must_use]
    pub fn can_agree_draw(&self) -> bool {
        self.board.record().can_agree_draw()
    }

    /// The side of the computer to which a draw can be offered in this game, and the number of plies that must be
    /// played before.
    #[must_use]
    pub fn draw_offer(&self) -> Option<(Side, usize)> {
        let side = self.players.single_computer()?;
        let plies = self.board.record().plies();
        let wait = offer::wait(plies, self.draw_offer.declined());
        self.can_agree_draw().then_some((side, wait))
    }

    /// Whether a draw can be offered to the computer now.
    #[must_use]
    pub fn can_offer_draw(&self) -> bool {
        let is_due = matches!(self.draw_offer(), Some((_, 0)));
        is_due && self.computer_to_move().is_none()
    }

    /// Whether a hint is possible now.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let is_free = !self.board.is_looking_back() && !self.board.is_locked();
        !self.is_over() && is_free && !self.draw_offer.is_pending()
    }

    /// Whether a panel is open.
    #[must_use]
    pub fn is_open(&self, panel: Panel) -> bool {
        self.panels.is_open(panel)
    }

    /// Whether a key or a finger is held that shows something temporarily.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.board.threats().is_some() || self.values.are_values_held()
    }

    /// The number of a side's pieces that have left the board until the shown ply.
    #[must_use]
    pub fn lost_pieces(&self, side: Side) -> usize {
        let record = self.board.record();
        let count = |ply: usize| {
            let pieces = record.pieces(ply);
            let own = pieces.iter().filter(|piece| piece.side == Some(side));
            own.count()
        };
        count(0).saturating_sub(count(self.board.ply()))
    }

    /// The person's side, if a person has lost against the computer.
    #[must_use]
    pub fn loser(&self) -> Option<Side> {
        let you = self.players.you()?;
        (self.result()?.outcome.winner() == Some(you.other())).then_some(you)
    }

    /// The level of the computer that was beaten in this game.
    #[must_use]
    pub fn beaten_level(&self) -> Option<u8> {
        let players = &self.players;
        beaten_level(self.board.record(), players.levels, players.fair)
    }

    /// The level after the one that a person has just beaten, if there is one.
    #[must_use]
    pub fn next_level(&self) -> Option<u8> {
        let you = self.players.you()?;
        let level = self.players.level(you.other())?;
        let won = self.result()?.outcome == Outcome::Won(you);
        (won && usize::from(level) < self.kind.levels()).then_some(level + 1)
    }

    /// The same game against another level with the same sides.
    #[must_use]
    pub fn choice_of_level(&self, level: u8) -> GameChoice {
        let levels = self.players.levels;
        let mut choice = GameChoice::of_levels(levels.map(|old| if old > 0 { level } else { 0 }));
        choice.set_start(&self.board.record().begun_at(0));
        choice.clock = self.clock.setting_text();
        choice
    }

    /// The mistakes of the game, once the report has found them.
    #[must_use]
    pub fn mistakes(&self) -> Option<&Mistakes> {
        self.report.mistakes()
    }
}
