//! Positions: the rounds, two sorted armies, and what the rules need to know about earlier plies.

use super::army::Army;
use super::lattice::exit;
use super::{Move, PositionError, Setup, Stand, notation, read};
use crate::play::Spot;
use crate::rules::{Outcome, Position, Side, mix, sort_short};
use std::fmt;
use std::ops::ControlFlow;

/// The number of plies without a kill after which the game is a draw.
pub(super) const MOST_QUIET: u8 = 100;

/// A position of TicTo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTo {
    pub(super) setup: Setup,
    /// White's and Black's.
    pub(super) rounds: [Spot; 2],
    pub(super) armies: [Army; 2],
    pub(super) turn: Side,
    /// Whether both rounds have arrived once, so that the game is in its extension.
    pub(super) extended: bool,
    pub(super) last: Last,
    /// Plies since the last kill.
    pub(super) quiet: u8,
}

/// What the last ply forbids in this one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Last {
    Nothing,
    /// The lower piece of this pair may not rebel yet.
    Covered(Stand),
    /// The pushed wall may not push its pusher yet. These are their new places.
    Pushed {
        pusher: Stand,
        pushed: Stand,
    },
}

impl TicTo {
    pub(super) fn round(&self, side: Side) -> Spot {
        self.rounds[side as usize]
    }

    pub(super) fn army(&self, side: Side) -> &Army {
        &self.armies[side as usize]
    }

    /// The exit cell on which a side has started.
    pub(super) fn home(&self, side: Side) -> Spot {
        exit(if self.extended { side.other() } else { side })
    }

    /// The exit cell a side wants to reach.
    pub(super) fn goal(&self, side: Side) -> Spot {
        self.home(side.other())
    }

    pub(super) fn has_arrived(&self, side: Side) -> bool {
        self.round(side) == self.goal(side)
    }

    /// Whether the side to move must first move its round away from its start.
    pub(super) fn must_leave(&self) -> bool {
        self.round(self.turn) == self.home(self.turn)
    }

    /// Whether this is the only ply in which Black can reply to White's arrival.
    pub(super) fn is_reply(&self) -> bool {
        self.turn == Side::Black && self.has_arrived(Side::White)
    }

    /// The result, except where it depends on whether there is a legal move.
    pub(super) fn decided(&self) -> Option<Outcome> {
        match (self.has_arrived(Side::White), self.has_arrived(Side::Black)) {
            (true, true) => Some(Outcome::Draw),
            (false, true) => Some(Outcome::Won(Side::Black)),
            (true, false) if self.turn == Side::White => Some(Outcome::Won(Side::White)),
            (true, false) => None,
            (false, false) => (self.quiet >= MOST_QUIET).then_some(Outcome::Draw),
        }
    }

    pub(super) fn has_move(&self) -> bool {
        let first = |_| ControlFlow::Break(());
        self.decided().is_none() && self.visit_moves(first).is_break()
    }
}

impl Position for TicTo {
    type Options = Setup;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<Setup> {
        Setup::ALL.to_vec()
    }

    fn start(setup: Setup) -> TicTo {
        read::parse(setup, setup.text()).expect("the set-ups are positions")
    }

    fn parse(setup: Setup, text: &str) -> Result<TicTo, PositionError> {
        read::parse(setup, text)
    }

    fn options(&self) -> Setup {
        self.setup
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.decided().is_none() {
            let _: ControlFlow<()> = self.visit_moves(|mv| {
                visit(mv);
                ControlFlow::Continue(())
            });
        }
    }

    fn moves(&self) -> Vec<Move> {
        // The same order as by default, but each name is written only once.
        let mut moves = Vec::with_capacity(64);
        self.each_move(|mv| moves.push((mv.text(), mv)));
        sort_short(&mut moves, |(name, _)| *name);
        moves.into_iter().map(|(_, mv)| mv).collect()
    }

    fn play(&mut self, mv: Move) {
        self.make(mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| match self.has_move() {
            true => None,
            false if self.is_reply() => Some(Outcome::Won(Side::White)),
            false => Some(Outcome::Draw),
        })
    }

    /// Everything except the counter.
    fn repetition_key(&self) -> Option<u64> {
        let stage = u64::from(self.extended) << 1 | self.turn as u64;
        let mut key = mix(0, stage);
        for at in self.rounds {
            let [x, y] = [at.x, at.y].map(|along| u64::from(along.cast_unsigned()));
            key = mix(key, x << 8 | y);
        }
        // A sum of hashes, so that they can be computed in parallel.
        let mut men = 0_u64;
        for side in Side::BOTH {
            for man in self.army(side).men() {
                let [first, second] = man.upper.map(u64::from);
                let marks = (side as u64) << 2 | first << 1 | second;
                let man = mix(0, marks << 16 | u64::from(man.stand.code()));
                men = men.wrapping_add(man);
            }
        }
        key = mix(key, men);
        let [one, other] = match self.last {
            Last::Nothing => [0, 0],
            Last::Covered(pair) => [pair.code(), 0],
            Last::Pushed { pusher, pushed } => [pusher.code(), pushed.code()],
        };
        Some(mix(key, u64::from(one) << 32 | u64::from(other) << 48))
    }
}

impl fmt::Display for TicTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}
