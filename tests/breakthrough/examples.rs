//! The worked examples of Breakthrough's rules. Each is named after what it shows.

use tablero::games::breakthrough::{Breakthrough, Ending, Move, Size};
use tablero::play::Game;
use tablero::rules::{NoOptions, Outcome, Position, Side, perft};

fn read(text: &str) -> Breakthrough {
    Breakthrough::parse(NoOptions, text).unwrap()
}

fn moves(text: &str) -> String {
    let moves = read(text).moves();
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

/// The position after these moves, which must be legal.
fn after(start: &str, moves: &str) -> Breakthrough {
    let mut position = read(start);
    for text in moves.split(' ') {
        let mv: Move = text.parse().unwrap();
        assert!(position.moves().contains(&mv), "{text} in {position}");
        position.play(mv);
    }
    position
}

const START: &str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";

#[test]
fn two_full_rows_each_on_eight_by_eight_and_white_begins() {
    let start = Breakthrough::start(NoOptions);
    assert_eq!(start.to_string(), START);
    assert_eq!(start.turn(), Side::White);
    assert_eq!(start.size(), Size::STANDARD);
}

#[test]
fn every_board_from_four_to_ten_begins_with_two_full_rows() {
    for (width, height) in (4..=10).flat_map(|w| (4..=10).map(move |h| (w, h))) {
        let start = Breakthrough::new(Size::new(width, height).unwrap());
        let empty = format!("{width}/").repeat(usize::from(height) - 4);
        let row = |letter: &str| letter.repeat(usize::from(width));
        let (white, black) = (row("P"), row("p"));
        let text = format!("{black}/{black}/{empty}{white}/{white} w");
        assert_eq!(start.to_string(), text);
        assert_eq!(read(&text), start);
        // Each piece has one straight and two diagonal moves, minus one at either edge. Not on very low
        // boards.
        if height > 4 {
            assert_eq!(start.count_moves(), 3 * u64::from(width) - 2, "{text}");
        }
    }
}

#[test]
fn a_lone_piece_in_the_open_steps_straight_or_diagonally_forward() {
    assert_eq!(moves("p7/8/8/2P5/8/8/8/8 w"), "c5-b6 c5-c6 c5-d6");
    assert_eq!(moves("8/8/8/2p5/8/8/8/P7 b"), "c5-b4 c5-c4 c5-d4");
}

#[test]
fn black_moves_down_and_captures_diagonally() {
    assert_eq!(moves("8/8/8/8/8/5p2/4P1P1/8 b"), "f3-f2 f3xe2 f3xg2");
}

#[test]
fn an_enemy_straight_ahead_bars_the_way_and_is_not_captured() {
    assert_eq!(moves("8/8/8/8/5p2/5P2/8/8 w"), "f3-e4 f3-g4");
}

#[test]
fn of_three_enemies_ahead_only_the_diagonal_ones_are_captured() {
    assert_eq!(moves("8/8/8/8/4ppp1/5P2/8/8 w"), "f3xe4 f3xg4");
}

#[test]
fn own_pieces_ahead_are_never_captured() {
    assert_eq!(
        moves("p7/8/8/8/4PPP1/5P2/8/8 w"),
        "e4-d5 e4-e5 e4-f5 f4-e5 f4-f5 f4-g5 g4-f5 g4-g5 g4-h5"
    );
}

#[test]
fn at_the_edges_there_is_one_diagonal_and_capturing_is_optional() {
    assert_eq!(moves("7p/8/8/1p4p1/P6P/8/8/8 w"), "a4-a5 a4xb5 h4-h5 h4xg5");
}

#[test]
fn a_capture_removes_the_enemy_takes_its_cell_and_ends_the_turn() {
    let after = after("7p/8/8/1pp3p1/P6P/8/8/8 w", "a4xb5");
    assert_eq!(after.to_string(), "7p/8/8/1Pp3p1/7P/8/8/8 b");
}

#[test]
fn the_far_row_is_won_by_a_step_and_by_a_capture() {
    let start = "1p2/P3/3p/4 w";
    assert_eq!(moves(start), "a3-a4 a3xb4");
    for (mv, ended) in [("a3-a4", "Pp2/4/3p/4 b"), ("a3xb4", "1P2/4/3p/4 b")] {
        let end = after(start, mv);
        assert_eq!(end.to_string(), ended);
        assert_eq!(end.outcome(), Some(Outcome::Won(Side::White)));
        let reached = end.ending().unwrap().to_string();
        let cell = &mv[3..];
        assert_eq!(reached, format!("white has reached the far edge on {cell}"));
        assert!(end.moves().is_empty());
    }
}

#[test]
fn who_captures_the_last_enemy_piece_has_won() {
    let start = "4/3p/2P1/4 w";
    assert_eq!(moves(start), "c2-b3 c2-c3 c2xd3");
    let end = after(start, "c2xd3");
    assert_eq!(end.to_string(), "4/3P/4/4 b");
    assert_eq!(end.outcome(), Some(Outcome::Won(Side::White)));
    assert_eq!(end.ending(), Some(Ending::Captured { side: Side::White }));
    assert_eq!(end.count_moves(), 0);
}

#[test]
fn the_last_capture_on_the_far_row_is_named_for_the_far_row() {
    let end = after("1p2/P3/4/4 w", "a3xb4");
    assert_eq!(end.outcome(), Some(Outcome::Won(Side::White)));
    assert!(matches!(end.ending(), Some(Ending::Reached { .. })));
}

#[test]
fn a_black_piece_on_rank_one_has_won() {
    let over = read("4/4/P3/1p2 w");
    assert_eq!(over.outcome(), Some(Outcome::Won(Side::Black)));
    assert_eq!(over.outcome().unwrap().to_string(), "black");
    assert_eq!(moves("4/4/P3/1p2 w"), "");
}

#[test]
fn the_smallest_board_is_full_and_begins_with_captures() {
    assert_eq!(
        moves("pppp/pppp/PPPP/PPPP w"),
        "a2xb3 b2xa3 b2xc3 c2xb3 c2xd3 d2xc3"
    );
}

#[test]
fn ranks_of_two_digits_sort_by_character_code() {
    assert_eq!(
        moves("3p/4/4/4/4/4/4/1P2/P3/4 w"),
        "a2-a3 b3-a4 b3-b4 b3-c4"
    );
    assert_eq!(moves("1p2/1P2/P3/4/4/4/4/4/4/4 w"), "a8-a9 b9-a10 b9-c10");
    assert_eq!(moves("3p/4/1P2/4/4/4/4/4/4/4 w"), "b8-a9 b8-b9 b8-c9");
    let wide = "10/9p/8P1/10 w";
    assert_eq!(moves(wide), "i2-h3 i2-i3 i2xj3");
}

#[test]
fn the_small_edge_position_branches_as_told() {
    let position = read("7p/8/8/1p4p1/P6P/8/8/8 w");
    let counts: Vec<u64> = (0..=5).map(|depth| perft(&position, depth)).collect();
    assert_eq!(counts, [1, 4, 26, 106, 664, 2831]);
}

#[test]
fn no_game_is_longer_than_the_moves_there_are() {
    // Each move brings a piece one row forward, so there are at most 2 * width * (2 * height - 5) + 1 plies.
    println!("seed 7");
    let mut rng = fastrand::Rng::with_seed(7);
    for (width, height) in [(4, 4), (8, 8), (10, 10), (4, 10), (10, 5)] {
        for _ in 0..20 {
            let mut position = Breakthrough::new(Size::new(width, height).unwrap());
            let mut plies = 0;
            while let Some(mv) = rng.choice(position.moves()) {
                position.play(mv);
                plies += 1;
            }
            let max = 2 * u32::from(width) * (2 * u32::from(height) - 5) + 1;
            assert!(plies <= max, "{plies} plies, {max} at most");
            let winner = position.outcome().and_then(Outcome::winner);
            assert_eq!(winner, Some(position.turn().other()), "{position}");
        }
    }
}
