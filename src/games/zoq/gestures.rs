//! ZOQ with touches: touch a piece, on or beside the board, then its destination. Explains why touches do not
//! make a move.

use super::levels::{EXACT_LEVELS, LADDER, LEVELS};
use super::reach::Kind;
use super::solve::solve;
use super::{Cell, Ending, Move, Reach, Reason, Zoq, ZoqNode};
use crate::play::{BlobError, Board, Game, Note, Piece, Spot, Touch};
use crate::rules::{Outcome, Position, Side};
use crate::search::{ExactLevel, Level, Ready, Solver};

impl Game for Zoq {
    const SLUG: &'static str = "zoq";
    const RULES: &'static [&'static str] =
        &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
    type Node = ZoqNode;
    const LEVELS: &'static [Level] = &LEVELS;
    const LADDER: &'static [u8] = LADDER;
    const HAS_PUZZLES: bool = true;
    const EXACT_LEVELS: &'static [ExactLevel] = &EXACT_LEVELS;
    const SOLVED_AT_ONCE: bool = true;
    type Reason = Reason;
    type Ending = Ending;

    fn solver(
        reach: Reach,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn Solver<Zoq>>>, BlobError> {
        // Solving is so fast that nothing is ever stored.
        let _ = kept;
        Ok(Some(Box::new(Ready(solve(reach)))))
    }

    fn board(&self) -> Board {
        let here = |spot| Cell::of(spot).is_some() || Side::BOTH.map(hand).contains(&spot);
        Board {
            hands: true,
            lines: self.lines(),
            ..Board::of_lattice(3, 3, here)
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let on_board = Cell::all().filter_map(|cell| Some((cell.spot(), self.at(cell)?)));
        let spares = Side::BOTH
            .into_iter()
            .filter(|side| self.has_spare(*side))
            .map(|side| (hand(side), side));
        on_board
            .chain(spares)
            .map(|(spot, side)| Piece::on(spot, side, "counter"))
            .collect()
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        match mv {
            Move::Place { to } => vec![hand(self.turn).into(), to.spot().into()],
            Move::Step { from, to } => vec![from.spot().into(), to.spot().into()],
        }
    }

    fn notes(&self) -> Vec<Note> {
        self.seen()
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        if self.outcome().is_some() {
            return Reason::Over;
        }
        let places: Option<Vec<Place>> = touched.iter().map(|spot| Place::of(*spot)).collect();
        match places.as_deref() {
            None | Some([]) => Reason::NoPlace,
            Some(&[from]) => self.why_not_from(from).unwrap_or(Reason::Allowed),
            Some(&[from, to, ..]) => self
                .why_not_from(from)
                .or_else(|| self.why_not_to(from, to))
                .unwrap_or(Reason::Allowed),
        }
    }

    fn ending(&self) -> Option<Ending> {
        let Some(Outcome::Won(side)) = self.outcome() else {
            return None;
        };
        let mut corners = self.surrounded(self.turn);
        // Three corners would need five pieces: the centre and four sides.
        Some(match corners.next() {
            None => Ending::Stuck { side: self.turn },
            Some(at) => Ending::Surrounded {
                side,
                at,
                and: corners.next(),
            },
        })
    }

    fn spot_name(&self, spot: Spot) -> String {
        match Place::of(spot) {
            Some(Place::Hand(side)) => format!("@{}", side.letter()),
            _ => spot.to_string(),
        }
    }
}

impl Zoq {
    /// The lines along which pieces move. Empty if they can move further.
    fn lines(&self) -> Vec<[Spot; 2]> {
        if self.reach == Reach::Any {
            return Vec::new();
        }
        let ends = |from: Cell| Reach::Lines.from(from).iter().map(move |to| [from, to]);
        let lines = Cell::all().flat_map(ends);
        // Each line only once.
        let once = |[from, to]: &[Cell; 2]| from < to;
        lines
            .filter(once)
            .map(|ends| ends.map(Cell::spot))
            .collect()
    }
}

/// The place of the fourth piece until it is placed on the board: in front of its owner.
pub(super) const fn hand(side: Side) -> Spot {
    match side {
        Side::White => Spot::cell(2, 0),
        Side::Black => Spot::cell(2, 4),
    }
}

#[derive(Clone, Copy)]
enum Place {
    Board(Cell),
    Hand(Side),
}

impl Place {
    fn of(spot: Spot) -> Option<Place> {
        let of_hand = || Side::BOTH.into_iter().find(|s| hand(*s) == spot.ground());
        Cell::of(spot)
            .map(Place::Board)
            .or_else(|| of_hand().map(Place::Hand))
    }
}

impl Zoq {
    fn why_not_from(&self, from: Place) -> Option<Reason> {
        match from {
            Place::Hand(side) if !self.has_spare(side) => Some(Reason::NoSpare { side }),
            Place::Hand(side) => (side != self.turn).then_some(Reason::NotYourSpare),
            Place::Board(at) => match self.at(at) {
                None => Some(Reason::Empty { at }),
                Some(side) if side != self.turn => Some(Reason::NotYours { at }),
                Some(_) => self.goals(at).is_empty().then_some(Reason::Stuck { at }),
            },
        }
    }

    fn why_not_to(&self, from: Place, to: Place) -> Option<Reason> {
        match (from, to) {
            (Place::Hand(_), Place::Hand(_)) => Some(Reason::Beside),
            (Place::Board(from), Place::Hand(_)) => Some(Reason::TakenBack { from }),
            (Place::Hand(_), Place::Board(at)) => self.at(at).map(|_| Reason::PlacedOn { at }),
            (Place::Board(from), Place::Board(to)) if from == to => {
                Some(Reason::Occupied { at: to })
            }
            (Place::Board(from), Place::Board(to)) => match (Kind::of(from), Kind::of(to)) {
                (Kind::Corner, Kind::Corner) => Some(Reason::Corners { from, to }),
                (Kind::Side, Kind::Side) => Some(Reason::Sides { from, to }),
                _ if !self.reach.from(from).contains(to) => Some(Reason::NoLine { from, to }),
                _ => self.at(to).map(|_| Reason::Occupied { at: to }),
            },
        }
    }
}
