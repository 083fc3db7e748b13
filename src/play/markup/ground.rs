//! The board under the pieces: cells, frame, the names of files and ranks, the goals.

use super::classes::side_class;
use super::writer::Markup;
use crate::play::{Area, Board, Goal, Layout, Piece, Sign, Spot, length, points, rectangle};
use crate::rules::sort_short;

/// The depth of a goal's mouth.
const DEEP: f64 = 26.0;
/// The height of a goal's bar, and its distance from the edge.
const BAR: (f64, f64) = (7.0, 2.5);

/// The height of a board relative to its width, for a style.
#[must_use]
pub fn aspect(board: &Board) -> String {
    let [_, _, width, height] = Layout::new(board, false).view_box();
    format!("calc({} / {})", length(height), length(width))
}

/// Everything on a board that never changes, except for its names and the bars of its goals.
#[must_use]
pub fn ground(board: &Board, layout: &Layout) -> String {
    let mut drawn = Markup::default();
    let (width, height) = layout.size();
    let whole = [0.0, 0.0, width, height];
    drawn.rectangle("frame", layout.view_box(), 14.0);
    drawn.rectangle("ledge", layout.ledge(), 6.0);
    // Beside the board: a ledge for pieces that extend over the edge, or a hollow for each piece in hand.
    if board.hands {
        for spot in board.spots.iter().filter(|spot| board.is_beyond(**spot)) {
            drawn.circle("hollow", layout.middle(*spot), 38.0);
        }
    }
    drawn.rectangle("bed", whole, 0.0);
    let on_board = |spot: &&Spot| {
        let within = |at: i8, cells: u8| (0..2 * cells.cast_signed()).contains(&at);
        let cell = spot.x & 1 == 1 && spot.y & 1 == 1;
        cell && within(spot.x, board.width) && within(spot.y, board.height)
    };
    let grooved = board.has_grooves();
    let is_pale = |spot: &&Spot| grooved || (spot.x / 2 + spot.y / 2) % 2 == 1;
    let (pale, dark): (Vec<&Spot>, Vec<&Spot>) =
        board.spots.iter().filter(on_board).partition(is_pale);
    // One element for all cells of a colour, because each element delays the first paint of the home screen.
    for (class, spots) in [("cell", dark), ("cell cell-pale", pale)] {
        let areas = spots.iter().map(|spot| rectangle(layout.area(**spot)));
        if !spots.is_empty() || class != "cell" {
            drawn.path(class, &areas.collect::<String>());
        }
    }
    for sign in &board.signs {
        draw_sign(&mut drawn, layout, sign);
    }
    for ends in &board.lines {
        let [from, to] = ends.map(|end| points(&[layout.middle(end)]));
        drawn.path("engraved", &format!("M{from}L{to}"));
    }
    let mut lined: Vec<Spot> = board.lines.iter().flatten().copied().collect();
    sort_short(&mut lined, |spot| *spot);
    lined.dedup();
    for spot in lined {
        drawn.circle("socket", layout.middle(spot), 21.0);
    }
    drawn.rectangle("rim", whole, 0.0);
    // The space behind an edge with a mouth has the colour of the side that defends it.
    for goal in board.goals.iter().filter(|goal| goal.mouth) {
        let y = if is_below(layout, *goal) {
            height
        } else {
            -DEEP
        };
        let mouth = [0.0, y, width, DEEP];
        drawn.rectangle(&side_class("goal-mouth", goal.side.other()), mouth, 0.0);
        drawn.rectangle("goal-net", mouth, 0.0);
    }
    drawn.text()
}

fn draw_sign(drawn: &mut Markup, layout: &Layout, sign: &Sign) {
    let side = sign.side.map(|side| side.to_string()).unwrap_or_default();
    let class = format!("sign sign-{} {side}", sign.kind);
    drawn.path(&class, &rectangle(layout.area(sign.spot)));
    if let Some(side) = sign.side.filter(|_| sign.kind == "exit") {
        let middle = layout.middle(sign.spot);
        drawn.circle("sign-casing", middle, 32.0);
        drawn.circle(&side_class("sign-ring", side), middle, 32.0);
    }
}

/// The names of files and ranks.
#[must_use]
pub fn names(board: &Board, layout: &Layout) -> String {
    let mut drawn = Markup::default();
    for file in 1..=board.width.cast_signed() {
        // For example the `e` of `e1`.
        let cell = Spot::cell(file, 1).to_string();
        let name: String = cell.chars().take(1).collect();
        drawn.words("coordinate", layout.file_name(file), &name);
    }
    for rank in 1..=board.height.cast_signed() {
        drawn.words("coordinate", layout.rank_name(rank), &rank.to_string());
    }
    drawn.text()
}

/// The inner edge of the frame. Pieces that extend over the edge are drawn under it.
#[must_use]
pub fn rim(layout: &Layout) -> String {
    let [x, y, width, height] = layout.view_box();
    let mut drawn = Markup::default();
    drawn.rectangle(
        "frame-rim",
        [x + 3.0, y + 3.0, width - 6.0, height - 6.0],
        11.0,
    );
    drawn.text()
}

/// The bar of a goal along its edge.
#[must_use]
pub fn goal_bar(layout: &Layout, goal: Goal) -> Area {
    let (width, height) = layout.size();
    let (high, aside) = BAR;
    let y = if is_below(layout, goal) {
        height + aside
    } else {
        -aside - high
    };
    [0.0, y, width, high]
}

/// The number of ranks between a side's goal and the ball, or without a ball, its foremost piece.
#[must_use]
pub fn near(pieces: &[Piece], goal: Goal, board: &Board) -> Option<i8> {
    let edge = if goal.top {
        2 * board.height.cast_signed() - 1
    } else {
        1
    };
    let ball = pieces.iter().any(|piece| piece.side.is_none());
    let runner = if ball { None } else { Some(goal.side) };
    pieces
        .iter()
        .filter(|piece| piece.side == runner)
        .map(|piece| (edge - piece.spots[0].y).abs() / 2)
        .min()
}

/// Whether a goal is at the lower edge of the drawing.
fn is_below(layout: &Layout, goal: Goal) -> bool {
    goal.top == layout.is_flipped()
}

/// The bars of all goals.
pub(super) fn goal_bars(board: &Board, layout: &Layout, pieces: &[Piece]) -> String {
    let mut drawn = Markup::default();
    for goal in &board.goals {
        drawn.element("rect", &side_class("goal", goal.side));
        if let Some(near) = near(pieces, *goal, board) {
            drawn.attribute("data-near", &near.to_string());
        }
        let [x, y, width, height] = goal_bar(layout, *goal);
        for (name, value) in [
            ("x", x),
            ("y", y),
            ("width", width),
            ("height", height),
            ("rx", 3.5),
        ] {
            drawn.number(name, value);
        }
        drawn.end();
    }
    drawn.text()
}
