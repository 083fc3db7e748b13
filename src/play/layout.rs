//! The places of a board's spots in its drawing, and the reverse.

mod names;

use super::{Board, Heights, Spot, Touch};

/// The side of a cell in units of the drawing.
pub const CELL: f64 = 100.0;
/// The width of the grooves between cells, on boards that use them.
pub const GROOVE: f64 = 28.0;
/// The width of the frame with the names of files and ranks. If there is a margin, the names are in the
/// margin.
const FRAME: f64 = 36.0;
const THIN_FRAME: f64 = 12.0;
/// The depth of the margin if no pieces in hand are shown there: a part of a cell.
const ASIDE: f64 = CELL / 2.0;
/// The same if pieces in hand are shown there.
const HAND: f64 = 86.0;
/// The space that a tall stack needs above the board.
const HEADROOM: f64 = 26.0;
/// The maximum distance of a touch from the middle of a touchable place, on boards with grooves.
const MISS: f64 = 45.0;
/// The height of a step in a stack: between the upper three pieces, which a finger must be able to distinguish; the
/// same in a tall stack; and for the steps below, the maximum of one step and of all together.
const STEP: f64 = 24.0;
const TALL_STEP: f64 = 23.0;
const LOW_STEP: f64 = 11.0;
const LOW_STACK: f64 = 45.0;
/// A stack with at least this many pieces is tall.
const TALL: u8 = 7;
/// The step in the piles of a board with grooves, which has little room.
const PILE_STEP: f64 = 16.0;
/// How far the foot of a stack is below the middle of its place. A tall stack covers part of the place behind
/// it.
const BASE: f64 = 24.0;
/// The visible part of a piece in a stack, measured from its middle: downwards, upwards and to either side.
const FOOT: f64 = 22.0;
const HEAD: f64 = 22.0;
const RIM: f64 = 40.0;

/// The geometry of a board's drawing. The cells start at (0, 0) and go right and down. The margin and a frame
/// are around them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    width: f64,
    height: f64,
    /// 0 if the board has no grooves.
    groove: f64,
    /// Left, top, right, bottom.
    margin: [f64; 4],
    /// The depth of the margin above and below.
    depth: f64,
    /// The frame, in the same order.
    frame: [f64; 4],
    /// Whether the board is seen from Black's side.
    flipped: bool,
}

/// A rectangle in the drawing: left, top, width and height.
pub type Area = [f64; 4];

impl Layout {
    #[must_use]
    pub fn new(board: &Board, flipped: bool) -> Layout {
        let groove = if board.has_grooves() { GROOVE } else { 0.0 };
        let along = |cells: u8| f64::from(cells) * (CELL + groove) + groove;
        let margin = board.margin();
        let depth = if board.hands { HAND } else { ASIDE };
        let [left, right] = [margin.left, margin.right].map(|is| if is { ASIDE } else { 0.0 });
        let [above, below] = [margin.above, margin.below].map(|is| if is { depth } else { 0.0 });
        let margin = if flipped {
            [right, below, left, above]
        } else {
            [left, above, right, below]
        };
        let mut frame = margin.map(|margin| if margin > 0.0 { THIN_FRAME } else { FRAME });
        if board.hands {
            // The names of the files are below the pieces in hand.
            frame[3] = FRAME;
        }
        frame[1] += if board.stacked { HEADROOM } else { 0.0 };
        Layout {
            width: along(board.width),
            height: along(board.height),
            groove,
            margin,
            depth,
            frame,
            flipped,
        }
    }

    /// The width and height of the cells together, with the grooves around them.
    #[must_use]
    pub fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// The whole drawing.
    #[must_use]
    pub fn view_box(&self) -> Area {
        self.with_around(self.border())
    }

    /// The board with its margin, without the places of pieces in hand.
    #[must_use]
    pub fn ledge(&self) -> Area {
        self.with_around(if self.has_hands() {
            [0.0; 4]
        } else {
            self.margin
        })
    }

    /// The cells with this much space to the left, top, right and bottom.
    fn with_around(&self, [left, above, right, below]: [f64; 4]) -> Area {
        [
            -left,
            -above,
            self.width + left + right,
            self.height + above + below,
        ]
    }

    /// Whether pieces in hand are shown in the margin.
    fn has_hands(&self) -> bool {
        self.depth > ASIDE
    }

    /// The distance between the middle of a place and a point of the drawing.
    fn distance(&self, spot: Spot, point: (f64, f64)) -> f64 {
        let (x, y) = self.middle(spot);
        (x - point.0).hypot(y - point.1)
    }

    /// Whether the board is seen from Black's side.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Margin and frame together: left, top, right, bottom.
    fn border(&self) -> [f64; 4] {
        std::array::from_fn(|side| self.margin[side] + self.frame[side])
    }

    /// The middle of a place, ignoring its height in a stack.
    #[must_use]
    pub fn middle(&self, spot: Spot) -> (f64, f64) {
        let [left, top, width, height] = self.area(spot);
        (left + width / 2.0, top + height / 2.0)
    }

    /// The middle of a place for a piece that extends over the edge of the board. Cells beside the board have their
    /// full size, unless pieces in hand are shown there.
    #[must_use]
    pub fn middle_of_whole(&self, spot: Spot) -> (f64, f64) {
        if self.has_hands() {
            return self.middle(spot);
        }
        let along = |at: i8| {
            let (begin, length) = self.whole(at);
            begin + length / 2.0
        };
        let (x, y) = (along(spot.x), self.height - along(spot.y));
        if self.flipped {
            (self.width - x, self.height - y)
        } else {
            (x, y)
        }
    }

    /// The area of a place: a cell, a segment of a groove or a crossing.
    #[must_use]
    pub fn area(&self, spot: Spot) -> Area {
        let (from_left, width) = self.span(spot.x, self.width, ASIDE);
        let (from_below, height) = self.span(spot.y, self.height, self.depth);
        let (x, y) = if self.flipped {
            (self.width - from_left - width, from_below)
        } else {
            (from_left, self.height - from_below - height)
        };
        [x, y, width, height]
    }

    /// The start and length of a coordinate in half cells. Cells beyond the board are shortened.
    fn span(&self, at: i8, length: f64, margin: f64) -> (f64, f64) {
        match self.whole(at) {
            (begin, _) if begin < 0.0 => (-margin, margin),
            (begin, _) if begin >= length && at.rem_euclid(2) == 1 => (length, margin),
            whole => whole,
        }
    }

    /// The start and length of a coordinate in half cells. Cells beyond the board have their full size.
    fn whole(&self, at: i8) -> (f64, f64) {
        let begin = f64::from(at.div_euclid(2)) * (CELL + self.groove);
        if at.rem_euclid(2) == 0 {
            (begin, self.groove)
        } else {
            (begin + self.groove, CELL)
        }
    }

    /// The place at a point of the drawing. With grooves, the nearest touchable place if the point is close
    /// to it. Else the place that covers the point.
    #[must_use]
    pub fn spot_at<'a>(
        &self,
        point: (f64, f64),
        board: &Board,
        touchable: impl IntoIterator<Item = &'a Spot>,
    ) -> Option<Spot> {
        if self.groove > 0.0 {
            let near = touchable
                .into_iter()
                .map(|spot| (self.distance(*spot, point), spot.ground()));
            let nearest = near.min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((_, spot)) = nearest.filter(|(distance, _)| *distance < MISS) {
                return Some(spot);
            }
        }
        let covers = |spot: &&Spot| {
            let [x, y, width, height] = self.area(**spot);
            (x..x + width).contains(&point.0) && (y..y + height).contains(&point.1)
        };
        board.spots.iter().find(covers).copied()
    }

    /// How much further the second nearest target is from a point of the drawing than the nearest. Infinite
    /// if there are fewer than two.
    #[must_use]
    pub fn lead<'a>(&self, point: (f64, f64), targets: impl IntoIterator<Item = &'a Touch>) -> f64 {
        let nearest = |touch: &Touch| {
            let distances = touch.spots().iter().map(|spot| self.distance(*spot, point));
            distances.fold(f64::MAX, f64::min)
        };
        let (mut first, mut second) = (f64::INFINITY, f64::INFINITY);
        for distance in targets.into_iter().map(nearest) {
            if distance < first {
                (first, second) = (distance, first);
            } else {
                second = second.min(distance);
            }
        }
        if second.is_finite() {
            second - first
        } else {
            f64::INFINITY
        }
    }

    /// How far above the middle of its place a piece of a stack is drawn.
    #[must_use]
    pub fn lift(&self, level: u8, height: u8) -> f64 {
        let above_ground = |level: u8| -> f64 { (0..level).map(|at| self.step(at, height)).sum() };
        let tall = above_ground(height.max(1) - 1);
        let low = if self.groove > 0.0 {
            tall
        } else {
            tall.min(2.0 * BASE)
        };
        above_ground(level) - low / 2.0
    }

    /// The stack that is visible at a point of the drawing. If stacks overlap, the front one.
    #[must_use]
    pub fn stack_at(&self, point: (f64, f64), heights: &Heights) -> Option<Spot> {
        let covers = |(spot, height): &(Spot, u8)| {
            let (x, y) = self.middle(*spot);
            let (top, foot) = (self.lift(height - 1, *height), self.lift(0, *height));
            let seen = y - top - HEAD..y - foot + FOOT;
            (x - point.0).abs() <= RIM && seen.contains(&point.1)
        };
        let stacks = heights.from(2).into_iter().filter(covers);
        let front = stacks.max_by(|a, b| self.middle(a.0).1.total_cmp(&self.middle(b.0).1));
        front.map(|(spot, _)| spot)
    }

    /// The level of a stack that is visible at a point of the drawing: the highest piece over the point.
    #[must_use]
    pub fn level_at(&self, point: (f64, f64), spot: Spot, height: u8) -> u8 {
        let above = self.middle(spot).1 - point.1;
        let reaches = |level: &u8| self.lift(*level, height) - FOOT <= above;
        (0..height).rev().find(reaches).unwrap_or_default()
    }

    /// The height of the step from this level to the next.
    fn step(&self, level: u8, height: u8) -> f64 {
        if self.groove > 0.0 {
            PILE_STEP
        } else if level + 3 >= height {
            if height < TALL { STEP } else { TALL_STEP }
        } else {
            LOW_STEP.min(LOW_STACK / f64::from(height - 3))
        }
    }

    /// The spot that an arrow key moves to, with right and up on the screen being positive. From a cell, it is the next
    /// cell, or the edge between the cells if `stops` accepts that edge. From a groove, it is the next cell across the
    /// groove and the next segment along it. Places beside the board are only reached if `stops` accepts them.
    #[must_use]
    pub fn towards(
        &self,
        board: &Board,
        from: Spot,
        (right, up): (i8, i8),
        stops: impl Fn(Spot) -> bool,
    ) -> Option<Spot> {
        let sign = if self.flipped { -1 } else { 1 };
        let step = |halves: i8| Spot {
            x: from.x + halves * sign * right,
            y: from.y + halves * sign * up,
            level: 0,
        };
        let here = if right == 0 { from.y } else { from.x };
        let half = step(1);
        let to = if here.rem_euclid(2) == 0 || stops(half) {
            half
        } else {
            step(2)
        };
        let inside = |at: i8, cells: u8| (0..=2 * i16::from(cells)).contains(&i16::from(at));
        let beside = !(inside(to.x, board.width) && inside(to.y, board.height));
        (board.spots.contains(&to) && (!beside || stops(to))).then_some(to)
    }
}

/// Converts a point on the screen to a point of the drawing. The drawing is centred in its box on the screen
/// and as large as possible.
#[must_use]
pub fn from_screen(view_box: Area, [left, top, width, height]: Area, at: (f64, f64)) -> (f64, f64) {
    let [x, y, wide, high] = view_box;
    let scale = (wide / width).max(high / height);
    (
        x + wide / 2.0 + (at.0 - left - width / 2.0) * scale,
        y + high / 2.0 + (at.1 - top - height / 2.0) * scale,
    )
}

#[cfg(test)]
mod tests;
