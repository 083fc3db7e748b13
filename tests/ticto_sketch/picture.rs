//! What stands where, and the board under it.

use super::play::{EXITS, is_ideological};
use super::position::{Man, Sketch};
use super::stand::{Stand, is_cell, is_segment};
use tablero::play::{Board, Piece, Pose, Sign, Spot};
use tablero::rules::Side;

/// Every piece, what lies on another after it.
pub fn pieces(position: &Sketch) -> Vec<Piece> {
    let mut men: Vec<&Man> = position.men.iter().collect();
    men.sort_by_key(|man| storey(position, man));
    let men = men.into_iter().map(|man| Piece {
        side: Some(man.side),
        // Not the pose: a rectangle that stands up is the same piece.
        kind: if man.stand.is_square() {
            "square"
        } else {
            "rectangle"
        },
        pose: match man.stand {
            Stand::Cell(_) | Stand::Cells(..) => Pose::Flat,
            Stand::Segment(_) | Stand::Long(..) => Pose::Lying,
            Stand::Tall(_) => Pose::OnEnd,
        },
        spots: spots(man),
    });
    let rounds = Side::BOTH.map(|side| Piece::on(round_spot(position, side), side, "round"));
    men.chain(rounds).collect()
}

/// Everything a square or rectangle occupies, each spot at its height.
pub fn spots(man: &Man) -> Vec<Spot> {
    let height = |at: Spot| {
        if is_cell(at) {
            man.is_upper_on(at)
        } else {
            // Only its exact like shares a margin half or the segment below it.
            man.is_upper()
        }
    };
    let mut spots = man.stand.spots();
    for at in &mut spots {
        *at = at.at_level(height(*at).into());
    }
    spots
}

/// Where a round stands, on top of the pile.
pub fn round_spot(position: &Sketch, side: Side) -> Spot {
    let cell = position.round(side);
    let pile = u8::try_from(position.pile(cell).len());
    cell.at_level(pile.expect("a pile is two high"))
}

/// How many pieces lie below a piece, one on the other: a slanted one may begin a long chain.
fn storey(position: &Sketch, man: &Man) -> u32 {
    let raised = man.stand.cells().into_iter();
    let below = raised
        .filter(|&cell| man.is_upper_on(cell))
        .filter_map(|cell| position.pile(cell).first().copied())
        .map(|lower| storey(position, &lower) + 1);
    below.max().unwrap_or(0)
}

/// Seven by seven cells, the grooves around them, and the margin that rectangles jut out to.
pub fn board() -> Board {
    let exit = |side: Side| Sign {
        spot: EXITS[side as usize],
        side: Some(side),
        kind: "exit",
    };
    let mut board = Board::of_lattice(7, 7, is_place);
    board.signs = Side::BOTH.map(exit).into();
    board
}

/// Whether a hand has business there at some time.
fn is_place(at: Spot) -> bool {
    let on_edge = |along: i8| along == -1 || along == 15;
    match (at.x & 1 == 1, at.y & 1 == 1) {
        (true, true) if is_cell(at) => true,
        // The margin beside an exit takes no half of a rectangle, nor do the corners.
        (true, true) => on_edge(at.x) != on_edge(at.y) && at.x != EXITS[0].x,
        (false, false) => is_crossing(at),
        _ => is_segment(at) && !is_ideological(at),
    }
}

/// A crossing that a long rectangle can hold or turn over.
fn is_crossing(at: Spot) -> bool {
    let open = |x: i8, y: i8| {
        let beside = Spot { x, y, level: 0 };
        is_segment(beside) && !is_ideological(beside)
    };
    let along = open(at.x - 1, at.y) && open(at.x + 1, at.y);
    let across = open(at.x, at.y - 1) && open(at.x, at.y + 1);
    along || across
}
