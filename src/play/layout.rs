//! Where the spots of a board lie in its drawing, and back.

use super::{Board, Heights, Spot, Touch};

/// A cell's side in the units of the drawing.
pub const CELL: f64 = 100.0;
/// The width of the grooves between cells, on boards where anything happens in them.
pub const GROOVE: f64 = 28.0;
/// The frame, where the names of files and ranks stand; where there is a margin they stand in it.
const FRAME: f64 = 36.0;
const THIN_FRAME: f64 = 12.0;
/// How much of a cell beside the board is drawn, where no whole pieces stand there.
const ASIDE: f64 = CELL / 2.0;
/// The same where whole pieces wait.
const HAND: f64 = 86.0;
/// What a tall stack needs over the board.
const HEADROOM: f64 = 26.0;
/// How far a touch beside a touchable place may miss it, on boards with grooves.
const MISS: f64 = 45.0;
/// How far the upper three pieces of a stack stand above one another, so that a finger can tell
/// them apart; how far the others do at most, and all of them together.
const STEP: f64 = 24.0;
const TALL_STEP: f64 = 23.0;
const LOW_STEP: f64 = 11.0;
const LOW_STACK: f64 = 45.0;
/// From how many pieces on a stack is tall.
const TALL: u8 = 7;
/// The same in the piles of a board with grooves, where there is no room for more.
const PILE_STEP: f64 = 16.0;
/// How far a stack goes down from the middle of its place; a tall one rises over the place behind.
const BASE: f64 = 24.0;
/// How far from its middle a piece of a stack can be seen: below, above, to either side.
const FOOT: f64 = 22.0;
const HEAD: f64 = 22.0;
const RIM: f64 = 40.0;

/// The drawing of a board: the cells from (0, 0) rightwards and down, the margin and a frame
/// around them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    width: f64,
    height: f64,
    /// 0 where there are none.
    groove: f64,
    /// Left, above, right, below.
    margin: [f64; 4],
    /// How deep the margin is above and below.
    depth: f64,
    /// The frame likewise.
    frame: [f64; 4],
    /// Seen from Black's side.
    flipped: bool,
}

/// A rectangle of the drawing: left, top, width and height.
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

    /// Width and height of the cells together, with the grooves around them.
    #[must_use]
    pub fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// The whole drawing.
    #[must_use]
    pub fn view_box(&self) -> Area {
        self.with_around(self.border())
    }

    /// Where the name of a file is written, below the board.
    #[must_use]
    pub fn file_name(&self, file: i8) -> (f64, f64) {
        let [.., below] = self.border();
        let (x, _) = self.middle(Spot::cell(file, 1));
        if self.has_hands() && self.margin[3] > 0.0 {
            // Not where somebody waits, nor under who stands there.
            return (x - 28.0, self.height - 11.0);
        }
        // Neither on the frame's rim nor far from it.
        (x, self.height + below - (below / 2.0).clamp(17.0, 24.0))
    }

    /// Where the name of a rank is written, left of the board.
    #[must_use]
    pub fn rank_name(&self, rank: i8) -> (f64, f64) {
        let [left, ..] = self.border();
        let (_, y) = self.middle(Spot::cell(1, rank));
        (17.0 - left, y)
    }

    /// The board with its margin, but for where whole pieces wait.
    #[must_use]
    pub fn ledge(&self) -> Area {
        self.with_around(if self.has_hands() {
            [0.0; 4]
        } else {
            self.margin
        })
    }

    /// The cells with so much left, above, right and below of them.
    fn with_around(&self, [left, above, right, below]: [f64; 4]) -> Area {
        [
            -left,
            -above,
            self.width + left + right,
            self.height + above + below,
        ]
    }

    /// Whether whole pieces wait in the margin.
    fn has_hands(&self) -> bool {
        self.depth > ASIDE
    }

    /// How far the middle of a place is from a point of the drawing.
    fn distance(&self, spot: Spot, point: (f64, f64)) -> f64 {
        let (x, y) = self.middle(spot);
        (x - point.0).hypot(y - point.1)
    }

    /// Margin and frame together: left, above, right, below.
    fn border(&self) -> [f64; 4] {
        std::array::from_fn(|side| self.margin[side] + self.frame[side])
    }

    /// The middle of a place, whatever its height in a stack.
    #[must_use]
    pub fn middle(&self, spot: Spot) -> (f64, f64) {
        let [left, top, width, height] = self.area(spot);
        (left + width / 2.0, top + height / 2.0)
    }

    /// The middle of a place where a piece juts out over it: the margin is not cut short.
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

    /// What a place covers: a cell, a segment of a groove, a crossing.
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

    /// Beginning and length of a coordinate in half cells; a cell beyond the board is cut short.
    fn span(&self, at: i8, length: f64, margin: f64) -> (f64, f64) {
        match self.whole(at) {
            (begin, _) if begin < 0.0 => (-margin, margin),
            (begin, _) if begin >= length && at.rem_euclid(2) == 1 => (length, margin),
            whole => whole,
        }
    }

    /// Beginning and length of a coordinate in half cells, also beyond the board.
    fn whole(&self, at: i8) -> (f64, f64) {
        let begin = f64::from(at.div_euclid(2)) * (CELL + self.groove);
        if at.rem_euclid(2) == 0 {
            (begin, self.groove)
        } else {
            (begin + self.groove, CELL)
        }
    }

    /// The place at a point of the drawing: with grooves the nearest touchable one, if the point
    /// all but meets it; else the one that covers the point.
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

    /// How much farther than the nearest target the second nearest one is from a point of the
    /// drawing; infinite where there are no two.
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

    /// How far above the middle of its place a piece of a stack stands.
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

    /// The stack that is seen at a point of the drawing, where it rises over the place behind it:
    /// the foremost one.
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

    /// The level of a stack that is seen at a point of the drawing: the highest one that reaches
    /// down to it.
    #[must_use]
    pub fn level_at(&self, point: (f64, f64), spot: Spot, height: u8) -> u8 {
        let above = self.middle(spot).1 - point.1;
        let reaches = |level: &u8| self.lift(*level, height) - FOOT <= above;
        (0..height).rev().find(reaches).unwrap_or_default()
    }

    /// How far the piece over this level stands above it.
    fn step(&self, level: u8, height: u8) -> f64 {
        if self.groove > 0.0 {
            PILE_STEP
        } else if level + 3 >= height {
            if height < TALL { STEP } else { TALL_STEP }
        } else {
            LOW_STEP.min(LOW_STACK / f64::from(height - 3))
        }
    }

    /// The spot that an arrow key leads to on the screen, right and up being positive: the next
    /// cell, or half-way to it what is worth a stop; from a groove the next cell across it and the
    /// next segment along it. Beside the board only what is worth a stop is come to.
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

/// A point of a drawing from one of its box on the screen; the drawing is centred in it and as
/// large as fits.
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
