//! Worked examples X1 to X20: what the touches of their moves are, and which touches make none.

use super::position::Sketch;
use super::vectors;
use tablero::play::{Answer, Game, Hand, Spot};
use tablero::rules::Position;

/// A position, moves with their gestures (`first / second`), and touches that are refused.
macro_rules! examples {
    ($($name:ident: $position:literal,
        moves: [$($mv:literal => $gesture:literal),* $(,)?], refused: [$($refused:literal),*];)*) => {
        $(#[test]
        fn $name() {
            let position = Sketch::read($position);
            assert!(vectors::given(&position).is_some());
            $(makes(&position, $mv, $gesture);)*
            $(refuses(&position, $refused);)*
        })*
    };
}

fn makes(position: &Sketch, mv: &str, gesture: &str) {
    let mv = mv.parse().expect(mv);
    assert!(position.moves().contains(&mv), "{position}: {mv}");
    let names = |spots: &[Spot]| {
        let names: Vec<String> = spots.iter().map(Spot::to_string).collect();
        names.join(" ")
    };
    let touches = position.gesture(mv);
    let touches: Vec<String> = touches.iter().map(|touch| names(touch.spots())).collect();
    assert_eq!(touches.join(" / "), gesture, "{position}: {mv}");
}

fn refuses(position: &Sketch, touches: &str) {
    let mut hand = Hand::default();
    let touches = touches
        .split(' ')
        .map(|name| name.parse::<Spot>().expect(name));
    let answers: Vec<_> = touches.map(|spot| hand.touch(position, spot)).collect();
    let (last, before) = answers.split_last().expect("something is touched");
    assert!(
        before.iter().all(|answer| *answer == Answer::Held),
        "{position}: {answers:?}"
    );
    assert!(
        matches!(last, Answer::Refused(_)),
        "{position}: {answers:?}"
    );
}

examples! {
    x1_the_round_is_forced_to_move:
        "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0",
        moves: ["Rd1-c1" => "d1 / c1", "Rd1-e1" => "d1 / e1"],
        refused: ["a2", "b1", "d1 d2", "d1 b1"];
    x2_a_square_on_its_own:
        "Rg1:b3,g1 ra7:a7,b5,d3,g7 w n - 0",
        moves: ["b3-b5" => "b3 / b5", "b3-d3" => "b3 / d3", "b3>b3n" => "b3 / b3n",
            "b3>a3e" => "b3 / a3e"],
        refused: ["b3 e3", "b3 b6", "b3 c4", "b3 b4n", "b3 b3x", "b5"];
    x3_own_pieces_are_passed_and_the_upper_one_acts:
        "Rg1:b3,c3,c3+,g1 ra7:a7,d3,d3+,e3,g7 w n - 0",
        moves: ["b3-d3" => "b3 / d3", "c3-d3" => "c3.2 / d3", "c3>c3n" => "c3.2 / c3n"],
        refused: ["b3 e3", "c3 e3"];
    x4_an_own_piece_on_an_enemy_is_the_one_touched:
        "Rg1:b3,c3+,g1 ra7:a7,c3,g7 w n - 0",
        moves: ["b3-d3" => "b3 / d3", "c3-b3" => "c3.2 / b3", "c3>b3e" => "c3.2 / b3e"],
        refused: ["b3 c4"];
    x5_exits_and_their_segments_are_closed:
        "Rg1:c1,d3,g1 ra7:a7,g7 w n - 0",
        moves: ["c1>c0n" => "c1 / c0n", "c1-c7" => "c1 / c7", "d3-d2" => "d3 / d2"],
        refused: ["c1 d1", "c1 e1", "c1 c1e", "d3 d1"];
    x6_walls_stop_slides:
        "Rg1:b3,d3e,g1 ra7:a7,b4n,g7 w n - 0",
        moves: ["b3-b4" => "b3 / b4", "d3e>d3" => "d3e / d3", "d3e>e3" => "d3e / e3"],
        refused: ["b3 e3", "b3 b5", "b4n"];
    x7_what_carries_stays:
        "Rg1:b3c3,c3+,g1 ra7:a7,d4,g7 w n - 0",
        moves: ["c3-b3" => "c3.2 / b3", "c3>c3e" => "c3.2 / c3e"],
        refused: ["b3", "b3e", "g1"];
    x8_half_on_the_margin:
        "Rg1:b0b1,g1 ra7:a7,g7 w n - 0",
        moves: ["b0b1-a0a1" => "b1 b0 b0n / a1 a0 a0n", "b0b1-c0c1" => "b1 b0 b0n / c1 c0 c0n",
            "b0b1-b1b2" => "b1 b0 b0n / b2", "b0b1-b7b8" => "b1 b0 b0n / b8",
            "b0b1>^b1n" => "b1 b0 b0n / b1n"],
        refused: ["b1 b1e", "b1 d1", "b0 z1"];
    x9_half_on_the_margin_beside_a_wall:
        "Rg1:b0b1,g1 ra7:a0n,a7,c2e,g7 w n - 0",
        moves: ["b0b1-c0c1" => "b1 b0 b0n / c1 c0 c0n", "b0b1-b7b8" => "b1 b0 b0n / b8"],
        refused: ["b1 a1", "b0 a0", "b0n a0n"];
    x10_out_to_the_margin_lengthwise_only:
        "Rg1:a1b1,g1 ra7:a0n,a7,g7 w n - 0",
        moves: ["a1b1-z1a1" => "a1 b1 a1e / z1", "a1b1-b1c1" => "a1 b1 a1e / c1",
            "a1b1-a2b2" => "a1 b1 a1e / a2 b2 a2e", "a1b1>^z1e" => "a1 b1 a1e / z1e",
            "a1b1>a1nb1n" => "a1 b1 a1e / a1n b1n a1x"],
        refused: ["a1 a0", "b1 b0", "a1 b0n"];
    x11_a_rectangle_stands_up:
        "Rg1:b3c3,g1 ra7:a7,d3,g7 w n - 0",
        moves: ["b3c3-c3d3" => "b3 c3 b3e / d3", "b3c3-a3b3" => "b3 c3 b3e / a3",
            "b3c3-z3a3" => "b3 c3 b3e / z3", "b3c3-b5c5" => "b3 c3 b3e / b5 c5 b5e",
            "b3c3>b3nc3n" => "b3 c3 b3e / b3n c3n b3x",
            "b3c3>b2nc2n" => "b3 c3 b3e / b2n c2n b2x",
            "b3c3>^c3e" => "b3 c3 b3e / c3e", "b3c3>^a3e" => "b3 c3 b3e / a3e"],
        refused: ["b3 e3", "b3 d3e", "c3 c3x", "b3 a3x"];
    x12_a_long_rectangle:
        "Rg1:b3nc3n,g1 ra7:a7,e3n,g7 w n - 0",
        moves: ["b3nc3n>c3nd3n" => "b3n c3n b3x / d3n", "b3nc3n>a3nb3n" => "b3n c3n b3x / a3n",
            "b3nc3n>^d3n" => "b3n c3n b3x / c3x", "b3nc3n>^a3n" => "b3n c3n b3x / a3x",
            "b3nc3n>b3c3" => "b3n c3n b3x / b3 c3 b3e",
            "b3nc3n>b4c4" => "b3n c3n b3x / b4 c4 b4e"],
        refused: ["b3n e3n", "b3n d3x", "b3x d3"];
    x13_a_tall_rectangle:
        "Rg1:^c3n,g1 ra7:a7,d3,g7 w n - 0",
        moves: ["^c3n>c4c5" => "c3n / c4 c5 c4n", "^c3n>c2c3" => "c3n / c3 c2 c2n",
            "^c3n>d3ne3n" => "c3n / d3n e3n d3x", "^c3n>a3nb3n" => "c3n / a3n b3n a3x"],
        refused: ["c3n c3x", "c3n f3n", "c3n b3"];
    x14_lying_down_beside_the_border:
        "Rg1:^c1n,a1n,g1 ra7:a7,c0n,g7 w n - 0",
        moves: ["^c1n>c2c3" => "c1n / c2 c3 c2n", "a1n>a1" => "a1n / a1", "a1n>a2" => "a1n / a2"],
        refused: ["c1n c1", "c1n c0", "a1n b1n"];
    x15_two_rectangles_cannot_share_a_crossing:
        "Rg1:b3nc3n,g1 ra7:a7,d3ed4e,g7 w n - 0",
        moves: ["b3nc3n>c3nd3n" => "b3n c3n b3x / d3n", "b3nc3n>^d3n" => "b3n c3n b3x / c3x"],
        refused: ["b3n e3n", "c3n f3n", "b3x d3x", "d3x"];
    x16_a_push:
        "Rg1:c3n,g1 ra7:a7,d3n,g7 w n - 0",
        moves: ["c3n!d3n" => "c3n / d3n", "c3n>c3" => "c3n / c3", "c3n>c4" => "c3n / c4"],
        refused: ["c3n e3n", "c3n c3x", "d3n"];
    x17_no_push_back_on_the_next_ply:
        "Rg1:d3n,g1,g2 ra7:a6,a7,e3n,g7 b n d3n!e3n 1",
        moves: ["e3n>e3" => "e3n / e3", "a6-b6" => "a6 / b6"],
        refused: ["e3n d3n"];
    x17_a_push_back_later:
        "Rg1:e3n,g1,g2 ra7:a7,b6,f3n,g7 b n e3n!f3n 3",
        moves: ["f3n>f3" => "f3n / f3"],
        refused: ["f3n e3n"];
    x18_pushed_off_the_board:
        "Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7",
        moves: ["f3n!g3n" => "f3n / g3n"],
        refused: ["f3n g3x", "f3n e3n"];
    x19_pushed_half_off_the_board:
        "Rg1:e3n,g1 ra7:a7,f3ng3n,g7 w n - 0",
        moves: ["e3n!f3ng3n" => "e3n / f3n g3n f3x"],
        refused: ["e3n d3n"];
    x20_pushed_between_two_pieces:
        "Rg1:c3n,g1 ra7:a7,d3n,e3n,g7 w n - 0",
        moves: ["c3n!d3n" => "c3n / d3n"],
        refused: ["c3n e3n", "e3n"];
}
