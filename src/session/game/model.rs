//! The state of a game.

use super::state::{
    Analysis, ComputerPlayer, DrawOffer, GameClock, Hints, Panels, Report, SolutionCheck, Values,
};
use crate::engine::Request;
use crate::play::{GameRecord, GameText, Kind, SavedGame};
use crate::rules::Side;
use crate::session::board::{BoardModel, Role};
use crate::session::effect::{Effect, EngineQuestion, Purpose, QuestionId, TimerId};
use crate::session::players::Players;

/// How many positions the engine searches for a hint.
pub const HINT_NODES: u64 = 400_000;

pub struct GameModel {
    pub(super) kind: &'static dyn Kind,
    /// Different for each game: some levels play some games better than others.
    pub(super) number: u64,
    pub(super) board: BoardModel,
    pub(super) players: Players,
    pub(super) clock: GameClock,
    pub(super) computer: ComputerPlayer,
    pub(super) hints: Hints,
    pub(super) draw_offer: DrawOffer,
    pub(super) panels: Panels,
    /// As they were after the last message.
    pub(super) panels_before: Panels,
    pub(super) values: Values,
    pub(super) analysis: Analysis,
    pub(super) report: Report,
    pub(super) check: SolutionCheck,
    /// The timer after which the board turns to the side to move.
    pub(super) turning: Option<TimerId>,
    /// Whether the page is visible.
    pub(super) is_visible: bool,
    /// The last number given to a timer or a question.
    pub(super) last_id: u32,
}

impl GameModel {
    /// A stored game. `number` distinguishes games. If `turns_board`, the side to move is at the bottom.
    #[must_use]
    pub fn new(
        kind: &'static dyn Kind,
        saved: &SavedGame,
        record: GameRecord,
        number: u64,
        turns_board: bool,
    ) -> GameModel {
        let players = Players::of(saved);
        let mut board = BoardModel::new(Role::Game, record);
        let is_black_to_move = board.record().turn() == Side::Black;
        // A person who plays one side is at the bottom.
        board = match players.you() {
            Some(you) => board.flipped(you == Side::Black),
            None => board.flipped(turns_board && is_black_to_move),
        };
        board.set_opponent(players.opponent());
        let clock = GameClock::of(&saved.clock, board.record());
        GameModel {
            kind,
            number,
            board,
            players,
            clock,
            computer: ComputerPlayer::default(),
            hints: Hints::default(),
            draw_offer: DrawOffer::default(),
            panels: Panels::default(),
            panels_before: Panels::default(),
            values: Values::of(kind),
            analysis: Analysis::default(),
            report: Report::default(),
            check: SolutionCheck::default(),
            turning: None,
            is_visible: true,
            last_id: 0,
        }
    }

    /// Asks the engine about the last position of a game.
    pub(super) fn ask(
        &mut self,
        purpose: Purpose,
        text: GameText,
        asked: Request,
        effects: &mut Vec<Effect>,
    ) -> QuestionId {
        let question = self.question(purpose, text, asked);
        let id = question.id;
        effects.push(Effect::Ask(question));
        id
    }

    /// A question to the engine about the last position of a game, to be asked later.
    pub(super) fn question(
        &mut self,
        purpose: Purpose,
        text: GameText,
        asked: Request,
    ) -> EngineQuestion {
        self.last_id += 1;
        EngineQuestion {
            id: QuestionId(self.last_id),
            purpose,
            text,
            asked,
        }
    }

    pub(super) fn next_timer(&mut self) -> TimerId {
        self.last_id += 1;
        TimerId(self.last_id)
    }
}
