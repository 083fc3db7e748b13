//! Boards with only cells, with a margin, and with grooves.

use super::*;
use crate::play::{Piece, Touch};
use crate::rules::Side;

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

/// Seven by seven cells, with everything between and around them.
fn grooved() -> Board {
    Board::of_lattice(7, 7, |_| true)
}

/// Three by three cells, with a place below and one above.
fn with_hands() -> Board {
    let mut board = Board::of_cells(3, 3);
    board.spots.extend([spot("b0"), spot("b4")]);
    board.hands = true;
    board
}

#[test]
fn every_place_is_found_at_its_middle_on_a_turned_board_too() {
    for board in [Board::of_cells(5, 7), with_hands(), grooved()] {
        for flipped in [false, true] {
            let layout = Layout::new(&board, flipped);
            let [left, top, width, height] = layout.view_box();
            for &spot in &board.spots {
                let (x, y) = layout.middle(spot);
                assert_eq!(layout.spot_at((x, y), &board, &[]), Some(spot));
                assert!((left..left + width).contains(&x), "{spot}");
                assert!((top..top + height).contains(&y), "{spot}");
            }
        }
    }
}

#[test]
fn cells_start_at_the_upper_left() {
    let board = Board::of_cells(5, 7);
    assert_eq!(Layout::new(&board, false).middle(spot("a1")), (50.0, 650.0));
    assert_eq!(Layout::new(&board, true).middle(spot("a1")), (450.0, 50.0));
    assert_eq!(Layout::new(&board, false).size(), (500.0, 700.0));
}

#[test]
fn grooves_lie_between_the_cells_and_around_them() {
    let layout = Layout::new(&grooved(), false);
    let whole = 7.0 * CELL + 8.0 * GROOVE;
    assert_eq!(layout.size(), (whole, whole));
    let a1 = layout.area(spot("a1"));
    assert_eq!(a1, [GROOVE, whole - GROOVE - CELL, CELL, CELL]);
    assert_eq!(
        layout.area(spot("a0n")),
        [GROOVE, whole - GROOVE, CELL, GROOVE]
    );
    assert_eq!(
        layout.area(spot("z0x")),
        [0.0, whole - GROOVE, GROOVE, GROOVE]
    );
    assert_eq!(layout.area(spot("z1")), [-ASIDE, a1[1], ASIDE, CELL]);
    assert_eq!(layout.area(spot("a8")), [GROOVE, -ASIDE, CELL, ASIDE]);
}

#[test]
fn a_margin_is_drawn_only_if_there_is_one() {
    let plain = Layout::new(&Board::of_cells(3, 3), false).view_box();
    assert_eq!(plain, [-FRAME, -FRAME, 372.0, 372.0]);
    let hands = Layout::new(&with_hands(), false).view_box();
    let beyond = THIN_FRAME + HAND;
    let height = beyond + 300.0 + HAND + FRAME;
    assert_eq!(hands, [-FRAME, -beyond, 372.0, height]);
}

#[test]
fn a_point_beside_all_places_has_no_spot() {
    let board = Board::of_cells(5, 7);
    let layout = Layout::new(&board, true);
    for at in [
        (-1.0, 50.0),
        (50.0, -1.0),
        (500.0, 50.0),
        (50.0, 700.0),
        (f64::NAN, 0.0),
    ] {
        assert_eq!(layout.spot_at(at, &board, &board.spots), None);
    }
    assert_eq!(layout.spot_at((0.0, 0.0), &board, &[]), Some(spot("e1")));
}

#[test]
fn a_touchable_place_is_also_hit_a_little_beside_it() {
    let board = grooved();
    let layout = Layout::new(&board, false);
    let (x, y) = layout.middle(spot("c3n"));
    let beside = (x + 10.0, y + 30.0);
    assert_eq!(layout.spot_at(beside, &board, &[]), Some(spot("c3")));
    let touchable = [spot("c3n"), spot("d3")];
    assert_eq!(
        layout.spot_at(beside, &board, &touchable),
        Some(touchable[0])
    );
    let middle = layout.middle(spot("c3"));
    assert_eq!(layout.spot_at(middle, &board, &touchable), Some(spot("c3")));
}

#[test]
fn a_point_between_two_targets_is_in_doubt() {
    let layout = Layout::new(&grooved(), false);
    let cell = Touch::any_of(vec![spot("c3"), spot("b3")]);
    let segment = Touch::from(spot("c3n"));
    let (x, y) = layout.middle(spot("c3"));
    assert_eq!(layout.lead((x, y), [&cell, &segment]), 64.0);
    assert!(layout.lead((x, y - 32.0), [&cell, &segment]).abs() < 1e-9);
    assert_eq!(layout.lead((x, y), [&cell]), f64::INFINITY);
}

#[test]
fn a_finger_can_hit_each_upper_piece_of_a_stack() {
    let board = Board::of_cells(3, 3);
    let layout = Layout::new(&board, true);
    let b2 = spot("b2");
    let (x, y) = layout.middle(b2);
    for height in 1..=12 {
        for level in 0..height {
            let at = y - layout.lift(level, height);
            assert!(y + BASE >= at && y - CELL < at, "level {level} of {height}");
            let found = layout.level_at((x, at), b2, height);
            if level + 3 >= height {
                assert_eq!(found, level, "of {height}");
                let below = layout.level_at((x, at + FOOT - 0.1), b2, height);
                assert_eq!(below, level, "as far as it is seen, of {height}");
            } else {
                assert!(
                    found + 3 <= height,
                    "{level} of {height} is found as {found}"
                );
            }
        }
        assert_eq!(layout.level_at((x, y - CELL), b2, height), height - 1);
        assert_eq!(layout.level_at((x, y + CELL), b2, height), 0);
    }
    assert_eq!(layout.level_at((0.0, 0.0), b2, 0), 0);
}

#[test]
fn a_tall_stack_is_hit_over_the_place_behind_it() {
    let board = Board::of_cells(3, 3);
    let stack = |cell: &str, height: u8| {
        let on = spot(cell);
        (0..height).map(move |level| Piece::on(on.at_level(level), Side::White, "stone"))
    };
    let pieces: Vec<Piece> = stack("b2", 8).chain(stack("b3", 1)).collect();
    let heights = Heights::of(&pieces);
    let layout = Layout::new(&board, false);
    let (x, y) = layout.middle(spot("b2"));
    let top = y - layout.lift(7, 8);
    assert!(top < y - CELL / 2.0, "it rises over b3");
    assert_eq!(layout.stack_at((x, top), &heights), Some(spot("b2")));
    assert_eq!(layout.stack_at((x + RIM + 1.0, top), &heights), None);
    assert_eq!(layout.stack_at((x, top - HEAD - 1.0), &heights), None);
    assert_eq!(layout.level_at((x, top), spot("b2"), 8), 7);
}

/// A selected stack is touched again where it is visible, and a target behind it in the middle of its cell.
#[test]
fn no_stack_hides_the_middle_of_the_place_behind_it() {
    let layout = Layout::new(&Board::of_cells(3, 3), false);
    let on = |level| Piece::on(spot("b2").at_level(level), Side::White, "stone");
    for height in 2..=12 {
        let pieces: Vec<Piece> = (0..height).map(on).collect();
        let heights = Heights::of(&pieces);
        let behind = layout.middle(spot("b3"));
        assert_eq!(layout.stack_at(behind, &heights), None, "{height}");
    }
}

fn go(
    board: &Board,
    flipped: bool,
    from: &str,
    direction: (i8, i8),
    stops: &[&str],
) -> Option<String> {
    let layout = Layout::new(board, flipped);
    let stops: Vec<Spot> = stops.iter().map(|name| spot(name)).collect();
    let to = layout.towards(board, spot(from), direction, |spot| stops.contains(&spot));
    to.map(|spot| spot.to_string())
}

const RIGHT: (i8, i8) = (1, 0);
const UP: (i8, i8) = (0, 1);
const DOWN: (i8, i8) = (0, -1);

#[test]
fn arrow_keys_follow_the_screen_and_stay_on_the_board() {
    let board = Board::of_cells(5, 7);
    assert_eq!(go(&board, false, "c3", RIGHT, &[]).unwrap(), "d3");
    assert_eq!(go(&board, true, "c3", UP, &[]).unwrap(), "c2");
    assert_eq!(go(&board, false, "e3", RIGHT, &[]), None);
}

#[test]
fn arrow_keys_leave_the_board_only_for_useful_places() {
    let board = with_hands();
    assert_eq!(go(&board, false, "b1", DOWN, &[]), None);
    assert_eq!(go(&board, false, "b1", DOWN, &["b0"]).unwrap(), "b0");
    assert_eq!(go(&board, false, "b0", UP, &[]).unwrap(), "b1");
}

#[test]
fn arrow_keys_stop_at_useful_grooves_only() {
    let board = grooved();
    assert_eq!(go(&board, false, "c3", UP, &[]).unwrap(), "c4");
    assert_eq!(go(&board, false, "c3", UP, &["c3n"]).unwrap(), "c3n");
    assert_eq!(go(&board, false, "c3n", UP, &[]).unwrap(), "c4");
    assert_eq!(go(&board, false, "c3n", RIGHT, &[]).unwrap(), "d3n");
    assert_eq!(go(&board, false, "c3n", RIGHT, &["c3x"]).unwrap(), "c3x");
    assert_eq!(go(&board, true, "c3x", RIGHT, &[]).unwrap(), "c3n");
}

#[test]
fn the_drawing_is_centred_in_a_box_of_another_shape() {
    let view_box = [-10.0, -10.0, 100.0, 100.0];
    let on_screen = [20.0, 0.0, 400.0, 200.0];
    assert_eq!(
        from_screen(view_box, on_screen, (220.0, 100.0)),
        (40.0, 40.0)
    );
    assert_eq!(
        from_screen(view_box, on_screen, (120.0, 0.0)),
        (-10.0, -10.0)
    );
}
