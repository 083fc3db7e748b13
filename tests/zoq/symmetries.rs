//! ZOQ has no preferred direction or colour, with either kind of movement.

use crate::law::symmetry::check;
use crate::law::three_by_three::{Turned, board, colours, symmetries, turn};
use tablero::games::zoq::Zoq;

/// The walks use both options.
#[test]
fn the_rules_know_neither_direction_nor_a_better_colour() {
    check::<Zoq>(&symmetries::<Board>());
}

pub struct Board;

impl Turned for Board {
    fn position(number: usize, text: &str) -> String {
        let [ranks, hand, side] = text.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{text}");
        };
        // Empty cells are written one by one, transformed, and counted again.
        let apart = |rank: &str| {
            rank.replace('2', "11")
                .replace('3', "111")
                .chars()
                .collect()
        };
        let cells: Vec<Vec<char>> = ranks.split('/').map(apart).collect();
        let together = |rank: &Vec<char>| {
            let rank: String = rank.iter().collect();
            rank.replace("111", "3").replace("11", "2")
        };
        let ranks: Vec<String> = board(number, &cells).iter().map(together).collect();
        let ranks = colours(number, &ranks.join("/"));
        let hand = colours(number, hand).replace("bW", "Wb");
        format!("{ranks} {hand} {}", turn(number, side))
    }
}

#[test]
fn a_flip_and_swap_gives_black_what_was_whites() {
    let flip = &symmetries::<Board>()[9];
    assert_eq!(flip.name, "flip and swap");
    assert_eq!((flip.position)("bbW/2b/WW1 W b"), "bb1/2W/WWb b w");
    assert_eq!((flip.position)("bbb/3/WWW Wb w"), "bbb/3/WWW Wb b");
    assert_eq!((flip.mv)("a1-b2"), "a3-b2");
    assert_eq!((flip.mv)("@c3"), "@c1");
}
