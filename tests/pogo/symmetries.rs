//! Pogo has no preferred direction or colour.

use crate::law::symmetry::check;
use crate::law::three_by_three::{Turned, board, colours, symmetries, turn};
use tablero::games::pogo::Pogo;

#[test]
fn the_rules_know_neither_direction_nor_a_better_colour() {
    check::<Pogo>(&symmetries::<Board>());
}

pub struct Board;

impl Turned for Board {
    fn position(number: usize, text: &str) -> String {
        let (ranks, side) = text.split_once(' ').unwrap();
        let stacks = |rank: &str| rank.split(',').map(|s| colours(number, s)).collect();
        let ranks: Vec<Vec<String>> = ranks.split('/').map(stacks).collect();
        let ranks: Vec<String> = board(number, &ranks).iter().map(|r| r.join(",")).collect();
        format!("{} {}", ranks.join("/"), turn(number, side))
    }
}

#[test]
fn a_quarter_turn_turns_a_position_and_its_moves() {
    let [_, _, _, _, quarter, ..] = symmetries::<Board>();
    assert_eq!(quarter.name, "quarter turn");
    assert_eq!(
        (quarter.position)("bb,b,-/-,Wb,-/W,WW,WWb w"),
        "W,-,bb/WW,Wb,b/WWb,-,- w"
    );
    assert_eq!((quarter.mv)("2a1-c1"), "2a3-a1");
}
