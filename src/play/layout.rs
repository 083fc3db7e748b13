//! Where the spots of a board lie in its drawing, and back.

use super::{Board, Spot};

/// A cell's side in the units of the drawing.
pub const CELL: f64 = 100.0;
/// The width of the grooves between cells, on boards where anything happens in them.
pub const GROOVE: f64 = 28.0;
/// The frame around everything, where the names of files and ranks stand.
pub const FRAME: f64 = 36.0;
/// How much of a cell beside the board is drawn, where no whole pieces stand there.
const ASIDE: f64 = CELL / 2.0;
/// How far a touch beside a touchable place may miss it, on boards with grooves.
const MISS: f64 = 45.0;
/// How far the upper three pieces of a stack stand above one another, so that a finger can tell
/// them apart; how far the others do at most, and all of them together.
const STEP: f64 = 24.0;
const LOW_STEP: f64 = 10.0;
const LOW_STACK: f64 = 30.0;
/// The same in the piles of a board with grooves, where there is no room for more.
const PILE_STEP: f64 = 9.0;
/// How far below its middle a piece of a stack can be seen.
const FOOT: f64 = 22.0;

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
        let depth = if board.hands { CELL } else { ASIDE };
        let [left, right] = [margin.left, margin.right].map(|is| if is { ASIDE } else { 0.0 });
        let [above, below] = [margin.above, margin.below].map(|is| if is { depth } else { 0.0 });
        Layout {
            width: along(board.width),
            height: along(board.height),
            groove,
            margin: if flipped {
                [right, below, left, above]
            } else {
                [left, above, right, below]
            },
            depth,
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
        let [left, above, right, below] = self.margin;
        [
            -FRAME - left,
            -FRAME - above,
            self.width + left + right + 2.0 * FRAME,
            self.height + above + below + 2.0 * FRAME,
        ]
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
            let distance = |spot: &Spot| {
                let (x, y) = self.middle(*spot);
                (x - point.0).hypot(y - point.1)
            };
            let near = touchable
                .into_iter()
                .map(|spot| (distance(spot), spot.ground()));
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

    /// How far above the middle of its place a piece of a stack stands.
    #[must_use]
    pub fn lift(&self, level: u8, height: u8) -> f64 {
        let above_ground = |level: u8| -> f64 { (0..level).map(|at| self.step(at, height)).sum() };
        above_ground(level) - above_ground(height.max(1) - 1) / 2.0
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
            STEP
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
