//! The movement of a piece between places, as points of its drawing over time.

/// A point of a drawing.
pub type Point = (f64, f64);

/// The number of points in an arc.
const ARC: u32 = 8;

/// A point on the path, and the time at which it is reached: 0 at the start, 1 at the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    pub at: Point,
    pub offset: f64,
}

/// The frames of a path through these points at constant speed. If `hop` is not 0, the path between two points is an
/// arc of that height.
#[must_use]
pub fn frames(points: &[Point], hop: f64) -> Vec<Frame> {
    let long = |pair: &[Point]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f64 = points.windows(2).map(long).sum();
    let mut frames: Vec<Frame> = points
        .first()
        .map(|&at| Frame { at, offset: 0.0 })
        .into_iter()
        .collect();
    let mut gone = 0.0;
    for pair in points.windows(2) {
        let length = long(pair);
        let (from, to) = (pair[0], pair[1]);
        let steps = if hop > 0.0 { ARC } else { 1 };
        for step in 1..=steps {
            let part = f64::from(step) / f64::from(steps);
            let rise = hop * 4.0 * part * (1.0 - part);
            let between = |a: f64, b: f64| a + (b - a) * part;
            frames.push(Frame {
                at: (between(from.0, to.0), between(from.1, to.1) - rise),
                offset: if whole > 0.0 {
                    ((gone + length * part) / whole).min(1.0)
                } else {
                    1.0
                },
            });
        }
        gone += length;
    }
    frames
}

/// The point on a path at the given progress, from 0 at its start to 1 at its end. `None` if the path is empty.
#[must_use]
pub fn point_at(frames: &[Frame], come: f64) -> Option<Point> {
    let stretches = frames.windows(2);
    let on = |pair: &&[Frame]| come < pair[1].offset;
    let stretch = stretches.clone().find(on).or(stretches.last());
    let Some([from, to]) = stretch else {
        return frames.first().map(|frame| frame.at);
    };
    let length = to.offset - from.offset;
    let part = if length > 0.0 {
        (come - from.offset) / length
    } else {
        1.0
    };
    let between = |a: f64, b: f64| a + (b - a) * part;
    Some((between(from.at.0, to.at.0), between(from.at.1, to.at.1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moving_piece_is_between_two_points_of_its_path() {
        let path = frames(&[(0.0, 0.0), (100.0, 0.0), (100.0, 300.0)], 0.0);
        let seen = [0.0, 0.125, 0.25, 0.5, 1.0].map(|come| point_at(&path, come).unwrap());
        let there = [
            (0.0, 0.0),
            (50.0, 0.0),
            (100.0, 0.0),
            (100.0, 100.0),
            (100.0, 300.0),
        ];
        for ((x, y), (to_x, to_y)) in seen.into_iter().zip(there) {
            assert!((x - to_x).hypot(y - to_y) < 1e-9, "{x} {y}");
        }
        assert_eq!(point_at(&[], 0.5), None);
        assert_eq!(point_at(&path[..1], 0.5), Some((0.0, 0.0)));
        let here = frames(&[(5.0, 5.0), (5.0, 5.0)], 0.0);
        assert_eq!(point_at(&here, 0.5), Some((5.0, 5.0)));
    }

    #[test]
    fn a_straight_path_has_two_points() {
        let (from, to) = ((10.0, 20.0), (110.0, 20.0));
        let ends = [(from, 0.0), (to, 1.0)].map(|(at, offset)| Frame { at, offset });
        assert_eq!(frames(&[from, to], 0.0), ends);
        assert_eq!(frames(&[], 0.0), []);
        assert_eq!(frames(&[from], 9.0).len(), 1);
    }

    #[test]
    fn a_bend_is_reached_in_proportion_to_its_distance() {
        let path = [(0.0, 0.0), (100.0, 0.0), (100.0, 300.0)];
        let bend = frames(&path, 0.0)[1];
        assert_eq!((bend.at, bend.offset), (path[1], 0.25));
    }

    #[test]
    fn a_jump_rises_between_places_and_lands_on_each() {
        let path = [(0.0, 0.0), (100.0, 0.0), (200.0, 0.0)];
        let hop = frames(&path, 30.0);
        assert_eq!(hop.len() as u32, 1 + 2 * ARC);
        let lowest = |at: f64| hop.iter().find(|frame| frame.at.0 == at).unwrap().at.1;
        assert!(lowest(50.0) == -30.0 && lowest(100.0).abs() < 1e-9);
        assert!(hop.windows(2).all(|pair| pair[0].offset < pair[1].offset));
    }

    #[test]
    fn a_piece_that_stays_does_not_move() {
        let here = (5.0, 5.0);
        assert!(
            frames(&[here, here], 0.0)
                .iter()
                .all(|frame| frame.at == here)
        );
        assert_eq!(frames(&[here, here], 0.0)[1].offset, 1.0);
    }
}
