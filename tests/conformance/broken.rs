//! The toy with one fault, to show that the contract detects it.

use crate::toy::{Ending, Move, NotAStrip, Passing, Reason, Toy};
use std::cell::Cell;
use std::fmt;
use tablero::play::{Board, DECIDED, Game, Note, Piece, PieceAction, Spot, Touch};
use tablero::rules::{Outcome, Position, Side};
use tablero::search::Plain;

/// The possible faults.
pub mod fault {
    pub const NONE: u8 = 0;
    pub const ORDER: u8 = 1;
    pub const TWICE: u8 = 2;
    pub const AFTER_END: u8 = 3;
    pub const COUNT: u8 = 4;
    pub const PRINT: u8 = 5;
    pub const HIDDEN_STATE: u8 = 6;
    pub const OPTIONS: u8 = 7;
    pub const SAME_GESTURE: u8 = 8;
    pub const PREFIX: u8 = 9;
    pub const OVERLAP: u8 = 10;
    pub const FOUR_TOUCHES: u8 = 11;
    pub const OFF_THE_BOARD: u8 = 12;
    pub const TWINS: u8 = 13;
    pub const NO_ENDING: u8 = 14;
    pub const PANICS: u8 = 15;
    pub const STUCK: u8 = 16;
    pub const UPSIDE_DOWN: u8 = 17;
    pub const FIRST_TOUCH: u8 = 18;
    /// Not a fault: a game that distinguishes levels.
    pub const STACKED: u8 = 19;
    pub const NO_TOUCH: u8 = 20;
    pub const ACTION_OF_NOBODY: u8 = 21;
    pub const ACTION_TWICE: u8 = 22;
    pub const DEEDS_REVERSED: u8 = 23;
    pub const LATE_DEED: u8 = 24;
    pub const ACTION_MISSING: u8 = 25;
    pub const ACTION_ELSEWHERE: u8 = 26;
    pub const ACTION_LEAVES: u8 = 27;
    pub const EMPTY_NOTE: u8 = 28;
    pub const NOTE_OFF_THE_BOARD: u8 = 29;
    pub const NOTE_IN_THE_AIR: u8 = 30;
    pub const EARLY_DECISION: u8 = 31;
    pub const LEVELS: u8 = 32;
    pub const NO_WAY: u8 = 33;
    pub const PATH_STANDS: u8 = 34;
    pub const PATH_OFF_THE_BOARD: u8 = 35;
    pub const PATH_ENDS_BEYOND: u8 = 36;
    pub const PATH_IN_THE_AIR: u8 = 37;
    pub const LATE_SHOVE: u8 = 38;
    pub const IDLE_DEED: u8 = 39;
}

thread_local! {
    static FAULT: Cell<u8> = const { Cell::new(fault::NONE) };
}

/// Sets the fault of all broken toys in this thread. A separate type for each fault would take long to
/// compile.
pub fn break_with(fault: u8) {
    FAULT.set(fault);
}

/// The toy with the fault of the thread. Whether it distinguishes levels is part of its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Broken<const LEVELS: bool> {
    toy: Toy,
    hidden: u32,
}

impl<const LEVELS: bool> Broken<LEVELS> {
    fn is(fault: u8) -> bool {
        FAULT.get() == fault
    }
}

impl<const LEVELS: bool> From<Toy> for Broken<LEVELS> {
    fn from(toy: Toy) -> Self {
        Broken { toy, hidden: 0 }
    }
}

impl<const LEVELS: bool> Position for Broken<LEVELS> {
    type Options = Passing;
    type Move = Move;
    type Error = NotAStrip;

    fn all_options() -> Vec<Passing> {
        Toy::all_options()
    }

    fn start(options: Passing) -> Self {
        Toy::start(options).into()
    }

    fn parse(options: Passing, text: &str) -> Result<Self, NotAStrip> {
        Ok(Toy::parse(options, text)?.into())
    }

    fn options(&self) -> Passing {
        if Self::is(fault::OPTIONS) {
            Passing::default()
        } else {
            self.toy.options()
        }
    }

    fn turn(&self) -> Side {
        self.toy.turn()
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        let moves = self.toy.moves();
        if Self::is(fault::TWICE) {
            moves.first().into_iter().for_each(|&mv| visit(mv));
        }
        if Self::is(fault::AFTER_END) && moves.is_empty() {
            visit("--".parse().unwrap());
        }
        if !(Self::is(fault::STUCK) && moves.len() > 4) {
            moves.into_iter().for_each(visit);
        }
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(|mv| moves.push(mv));
        if Self::is(fault::ORDER) {
            moves.reverse();
        }
        moves
    }

    fn count_moves(&self) -> u64 {
        let mut count = u64::from(Self::is(fault::COUNT));
        self.each_move(|_| count += 1);
        count
    }

    fn play(&mut self, mv: Move) {
        self.toy.play(mv);
        self.hidden += u32::from(Self::is(fault::HIDDEN_STATE));
    }

    fn outcome(&self) -> Option<Outcome> {
        self.toy.outcome()
    }
}

impl<const LEVELS: bool> Game for Broken<LEVELS> {
    const SLUG: &'static str = "broken";
    const RULES: &'static [&'static str] = Toy::RULES;
    const TELLS_HEIGHTS: bool = LEVELS;
    type Node = Plain<Broken<LEVELS>>;
    type Reason = Reason;
    type Ending = Ending;

    fn board(&self) -> Board {
        Board {
            stacked: Self::is(fault::STACKED),
            ..self.toy.board()
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = self.toy.pieces();
        if Self::is(fault::OFF_THE_BOARD) {
            pieces[0].spots.push(Spot::cell(10, 10));
        }
        if Self::is(fault::TWINS) {
            pieces.extend_from_within(..1);
        }
        if Self::is(fault::UPSIDE_DOWN) {
            pieces.insert(0, pieces[0].clone());
            pieces[0].spots.iter_mut().for_each(|spot| spot.level = 1);
        }
        pieces
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        let mut gesture = self.toy.gesture(mv);
        match FAULT.get() {
            fault::SAME_GESTURE => gesture = self.toy.gesture(self.toy.moves()[0]),
            fault::PREFIX if mv.to_string().starts_with("b1-") => gesture.truncate(1),
            fault::OVERLAP if mv.to_string().starts_with("b1-a") => {
                gesture[0] = gesture[0].first().into();
            }
            fault::FIRST_TOUCH if gesture.len() > 1 => {
                let spots = [gesture[0].spots(), gesture[1].spots()].concat();
                gesture[0] = Touch::any_of(spots);
            }
            fault::FOUR_TOUCHES => gesture.resize(4, Spot::cell(1, 1).into()),
            _ => {}
        }
        gesture
    }

    /// The piece actions, which the toy itself does not have: the stone moves, and its neighbour returns.
    fn piece_actions(&self, mv: Move) -> Vec<PieceAction> {
        let gesture = self.toy.gesture(mv);
        let Some((from, path)) = gesture.split_first().filter(|(_, path)| !path.is_empty()) else {
            return Vec::new();
        };
        let (from, to) = (from.first(), path[path.len() - 1].first());
        let mut piece_actions = vec![PieceAction::goes(
            from,
            path.iter().map(Touch::first).collect(),
        )];
        let swapped = self.toy.pieces().iter().any(|piece| piece.spots[0] == to);
        if swapped && !Self::is(fault::ACTION_MISSING) {
            piece_actions.push(PieceAction::goes(to, vec![from]));
        }
        match FAULT.get() {
            fault::ACTION_OF_NOBODY if !swapped => piece_actions[0].from = to,
            fault::ACTION_TWICE => piece_actions.extend_from_within(..1),
            fault::DEEDS_REVERSED => piece_actions.reverse(),
            fault::LATE_DEED => piece_actions[0].beat = 1,
            fault::ACTION_ELSEWHERE => piece_actions[0].path.push(from),
            fault::ACTION_LEAVES => piece_actions[0].leaves = true,
            fault::NO_WAY => piece_actions[0].path.clear(),
            fault::PATH_STANDS => piece_actions[0].path.insert(0, from),
            fault::PATH_OFF_THE_BOARD => {
                piece_actions[0].leaves = true;
                piece_actions[0].path.insert(0, Spot::cell(10, 10));
            }
            fault::PATH_ENDS_BEYOND => piece_actions[0].path.push(Spot::cell(10, 10)),
            fault::PATH_IN_THE_AIR => piece_actions[0].path[0].level = 2,
            fault::LATE_SHOVE if swapped => piece_actions[1].beat = 2,
            fault::IDLE_DEED => {
                let pieces = self.toy.pieces();
                let told = |piece: &&Piece| piece_actions.iter().any(|action| action.is_of(piece));
                let idle = pieces.iter().find(|piece| !told(piece));
                let idle =
                    idle.map(|piece| PieceAction::goes(piece.spots[0], vec![piece.spots[0]]));
                piece_actions.extend(idle);
            }
            _ => {}
        }
        piece_actions
    }

    /// The places of the stones. Once the game is over, they are marked as decisive.
    fn notes(&self) -> Vec<Note> {
        let over = self.toy.outcome().is_some() || Self::is(fault::EARLY_DECISION);
        let mut spots: Vec<Spot> = self.toy.pieces().iter().map(|p| p.spots[0]).collect();
        match FAULT.get() {
            fault::EMPTY_NOTE => spots.clear(),
            fault::NOTE_OFF_THE_BOARD => spots.push(Spot::cell(10, 10)),
            fault::NOTE_IN_THE_AIR => spots[0].level = 1,
            _ => {}
        }
        vec![Note {
            kind: if over { DECIDED } else { "stones" },
            side: None,
            spots,
        }]
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        if Self::is(fault::PANICS) && touched.len() == 2 {
            panic!("a pair was touched");
        }
        if Self::is(fault::NO_TOUCH) && touched.is_empty() {
            return self.toy.why_not(&[Spot::cell(1, 1)]);
        }
        self.toy.why_not(touched)
    }

    fn ending(&self) -> Option<Ending> {
        self.toy.ending().filter(|_| !Self::is(fault::NO_ENDING))
    }
}

impl<const LEVELS: bool> fmt::Display for Broken<LEVELS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.toy.to_string();
        if Self::is(fault::PRINT) {
            f.write_str(&text.replace(" b", " w"))
        } else {
            f.write_str(&text)
        }
    }
}
