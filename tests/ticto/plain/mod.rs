//! A second, very simple implementation of TicTo: a list of pieces that is searched for every question.

mod board;
mod flats;
mod random;
mod read;
mod round;
mod scenes;
mod text;
mod valid;
mod walls;

use crate::law::opinion::{Opinion, Tally};
use board::{EXITS, Piece, Spot, exists, is_ideological, on_board};
use fastrand::Rng;

type Moves = Vec<(String, Plain)>;
type Mover = fn(&Plain, &mut Tally, &mut Moves);

#[derive(Clone)]
pub struct Plain {
    setup: &'static str,
    /// A piece that lies on another one comes after it.
    pieces: Vec<Piece>,
    /// White's and Black's.
    rounds: [Spot; 2],
    white_to_move: bool,
    extension: bool,
    /// As in the notation.
    last: String,
    counter: u8,
}

impl Opinion for Plain {
    /// G1 to G6 define a board, T1 the turns, B3 and K4 the effect of moves. Every comparison tests these.
    /// Rarer cases than the following are counted with the others of their rule, or only printed. An occupied
    /// crossing never keeps a rectangle from standing up (U3), because a rectangle that occupies it would
    /// need the segment under the rectangle.
    const RULES: &'static [&'static str] = &[
        "T2",
        "F1 load",
        "F1 round",
        "F2",
        "F3",
        "F4 exit",
        "F4 margin",
        "F4 round",
        "F4 wall",
        "F5",
        "F6 stop",
        "F7",
        "U1 edge",
        "U1 flat",
        "U1 ideological",
        "U1 wall",
        "U2",
        "U3 long",
        "U3 tall",
        "U4",
        "W1",
        "W2 glide",
        "W3 tip",
        "W4 tip",
        "W5 long",
        "W5 margin",
        "W5 round",
        "W5 square",
        "W5 tall",
        "P1",
        "P2 enemy",
        "P2 own",
        "P3",
        "P4a",
        "P4b",
        "P4c",
        "P4d",
        "B1 pair",
        "B1 unlike",
        "B2",
        "K1",
        "K2",
        "K3",
        "K5",
        "O1 path",
        "O2 empty",
        "O2 enemy",
        "O3",
        "O4",
        "O5",
        "E1",
        "E2",
        "E3",
        "E4 100 plies",
        "E4 third time",
    ];

    fn start(rng: &mut Rng) -> Plain {
        random::start(rng)
    }

    fn anything(rng: &mut Rng) -> Plain {
        random::anything(rng)
    }

    fn options(&self) -> String {
        self.setup.to_owned()
    }

    fn text(&self) -> String {
        self.print()
    }

    fn is_position(&self) -> bool {
        self.is_valid()
    }

    fn result(&self, tally: &mut Tally) -> Option<&'static str> {
        let hundred = self.counter >= 100;
        let (rule, result) = match (self.has_arrived(true), self.has_arrived(false)) {
            (true, true) => ("E2 draw", "draw"),
            (false, true) => ("E1 black", "black"),
            (true, false) if self.white_to_move => ("E1 unanswered", "white"),
            (true, false) if !self.can_move() => ("E1 no answer", "white"),
            (true, false) if hundred => {
                tally.decided("E4 put off");
                return None;
            }
            (true, false) => return None,
            (false, false) if hundred => ("E4 100 plies", "draw"),
            (false, false) if !self.can_move() => ("E3", "draw"),
            (false, false) => return None,
        };
        tally.decided(rule);
        Some(result)
    }

    fn moves(&self, tally: &mut Tally) -> Moves {
        let mut moves = Vec::new();
        let must_answer = self.has_arrived(true) && !self.white_to_move;
        let over = self.has_arrived(false)
            || self.has_arrived(true) && !must_answer
            || self.counter >= 100 && !must_answer;
        if over {
            return moves;
        }
        for moves_of in self.movers() {
            moves_of(self, tally, &mut moves);
        }
        moves
    }

    fn repetition(&self) -> Option<(String, &'static str)> {
        let text = self.print();
        let (all_but_counter, _) = text.rsplit_once(' ').expect("six fields");
        Some((all_but_counter.to_owned(), "E4 third time"))
    }

    /// One half of the position: the half of the side that has just moved.
    fn familiar(&self) -> Option<String> {
        let white = !self.white_to_move;
        Some(format!("{white} {}", self.print_player(white)))
    }
}

impl Plain {
    /// The kinds of pieces that may move.
    fn movers(&self) -> &'static [Mover] {
        if self.must_leave_home() {
            &[Plain::round_moves]
        } else {
            &[
                Plain::round_moves,
                Plain::rebellions,
                Plain::wall_moves,
                Plain::flat_moves,
            ]
        }
    }

    /// Whether there is a legal move, if the game is not over for another reason.
    fn can_move(&self) -> bool {
        self.movers().iter().any(|moves_of| {
            let mut moves = Vec::new();
            moves_of(self, &mut Tally::default(), &mut moves);
            !moves.is_empty()
        })
    }

    fn round(&self, white: bool) -> Spot {
        self.rounds[usize::from(!white)]
    }

    fn has_round(&self, cell: Spot) -> bool {
        self.rounds.contains(&cell)
    }

    fn home(&self, white: bool) -> Spot {
        EXITS[usize::from(white == self.extension)]
    }

    fn goal(&self, white: bool) -> Spot {
        self.home(!white)
    }

    fn has_arrived(&self, white: bool) -> bool {
        self.round(white) == self.goal(white)
    }

    fn must_leave_home(&self) -> bool {
        self.round(self.white_to_move) == self.home(self.white_to_move)
    }

    /// The indices of the pieces on a cell, from below.
    fn pile_indices(&self, cell: Spot) -> Vec<usize> {
        let lies_here = |&index: &usize| {
            let piece = self.pieces[index];
            on_board(cell) && piece.covers(cell) && piece.is_flat()
        };
        (0..self.pieces.len()).filter(lies_here).collect()
    }

    fn pile(&self, cell: Spot) -> Vec<Piece> {
        let indices = self.pile_indices(cell);
        indices.iter().map(|&index| self.pieces[index]).collect()
    }

    fn top(&self, cell: Spot) -> Option<Piece> {
        self.pile(cell).last().copied()
    }

    /// The pieces on a flat piece.
    fn above(&self, index: usize) -> Vec<Piece> {
        let piece = self.pieces[index];
        let lies_on_it = |other: &Piece| piece.cells().any(|cell| other.covers(cell));
        let later = self.pieces[index + 1..].iter().copied();
        later.filter(lies_on_it).collect()
    }

    fn is_protected(&self, piece: Piece) -> bool {
        piece.cells().any(|cell| self.has_round(cell))
    }

    fn wall(&self, segment: Spot) -> Option<Piece> {
        let stands_here = |piece: &&Piece| piece.covers(segment) && piece.is_wall();
        self.pieces.iter().find(stands_here).copied()
    }

    /// Whether a long rectangle occupies a crossing.
    fn is_held(&self, crossing: Spot) -> bool {
        let holds = |piece: &Piece| piece.middle() == crossing && piece.is_long();
        self.pieces.iter().any(holds)
    }

    /// Checks that a wall may be put into a segment. Otherwise returns the rule that forbids it.
    fn is_free(&self, segment: Spot) -> Result<(), &'static str> {
        let covers = |piece: &Piece| piece.covers(segment);
        match self.pieces.iter().find(|piece| covers(piece)) {
            _ if !exists(segment) => Err("U1 edge"),
            Some(piece) if piece.is_wall() => Err("U1 wall"),
            Some(_) => Err("U1 flat"),
            None if is_ideological(segment) => Err("U1 ideological"),
            None => Ok(()),
        }
    }

    /// The position without this piece.
    fn without(&self, index: usize) -> Plain {
        let mut rest = self.clone();
        rest.pieces.remove(index);
        rest
    }

    /// The position with the turn passed to the other side.
    fn turned(&self) -> Plain {
        let mut next = self.clone();
        next.white_to_move = !self.white_to_move;
        next.last = "-".to_owned();
        next.counter = (self.counter + 1).min(100);
        next
    }
}
