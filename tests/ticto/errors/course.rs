//! Positions that cannot occur in a game: errors in rounds, arrivals and last actions.

use super::{is_read, said};

#[test]
fn rounds_are_on_cells_of_their_own() {
    assert_eq!(said("Rg1:g1 rg1:a7 w n - 0"), "both rounds are on g1");
    let say = |side, at| {
        format!("the round of {side} on {at} is neither on an exit nor on a piece of its own")
    };
    assert_eq!(said("Rg2:g1 ra7:a7 w n - 0"), say("white", "g2"));
    assert_eq!(said("Rg1:g1 rg2:a7 w n - 0"), say("black", "g2"));
    assert_eq!(said("Rg1:b3 ra7:a7,g1 w n - 0"), say("white", "g1"));
    assert_eq!(said("Rg1:a7+,g1 ra7:a7 w n - 0"), say("black", "a7"));
}

#[test]
fn the_first_moves_of_the_rounds_come_in_turn() {
    let white = |at| {
        format!("white's round is still on {at}, expected black's at home too and white to move")
    };
    let black = |at| {
        format!("black's round is still on {at} after white's has left, expected black to move")
    };
    assert_eq!(said("Rd1:c1,e1 rc7:c7,e7 w n - 0"), white("d1"));
    assert_eq!(said("Rd1:c1,e1 rc7:c7,e7 b n - 0"), white("d1"));
    assert_eq!(said("Rd1:c1,e1 rd7:c7,e7 b n - 0"), white("d1"));
    assert_eq!(said("Rd7:c1,e1 rc7:c7,e7 w x - 0"), white("d7"));
    assert_eq!(said("Rc1:c1,e1 rd7:c7,e7 w n - 0"), black("d7"));
    assert_eq!(said("Rc1:c1,e1 rd1:c7,e7 w x - 0"), black("d1"));
    is_read("Rd1: rd7: w n - 0");
    is_read("Rc1:c1 rd7: b n - 0");
    is_read("Rd7: rd1: w x - 0");
    is_read("Rc1:c1 rd1: b x - 0");
}

#[test]
fn who_has_arrived_is_not_to_move_but_white_at_the_very_end() {
    let say = |at| format!("black's round has arrived on {at}, expected white to move");
    assert_eq!(said("Rc1:c1,e1 rd1:c7,e7 b n - 0"), say("d1"));
    assert_eq!(said("Rc1:c1,e1 rd7:c7,e7 b x - 0"), say("d7"));
    assert_eq!(
        said("Rd7:c1,e1 rd1:c7,e7 w n - 0"),
        "both rounds have arrived, expected stage `x`"
    );
    is_read("Rc1:c1,e1 rd1:c7,e7 w n - 0");
    is_read("Rd7:c1,e1 rc7:c7,e7 w n - 0");
    is_read("Rd7:c1,e1 rc7:c7,e7 b n - 0");
    is_read("Rd1:c1,e1 rd7:c7,e7 w x - 0");
}

#[test]
fn a_covered_pair_is_there() {
    let say = |pair| {
        format!(
            "last action: on {pair} there is no piece of the side to move under an equal one of \
             the enemy"
        )
    };
    assert_eq!(said("Rg1:b3,g1 ra7:a7,b3+ w n *b4 0"), say("b4"));
    assert_eq!(said("Rg1:b3,b3+,g1 ra7:a7 w n *b3 0"), say("b3"));
    assert_eq!(said("Rg1:b3,g1 ra7:a7,b3+ b n *b3 0"), say("b3"));
    assert_eq!(said("Rg1:b3+,g1 ra7:a7,b3 w n *b3 0"), say("b3"));
    assert_eq!(said("Rg1:b3,g1 ra7:a7,b3+c3 w n *b3 0"), say("b3"));
    assert_eq!(said("Rg1:b3,g1 ra7:a7,b3+c3 w n *b3c3 0"), say("b3c3"));
    assert_eq!(
        said("Rg1:b3,g1 rb3:b3+ w n *b3 0"),
        "last action: a round is on the pair, on b3"
    );
    is_read("Rg1:b3,g1 ra7:a7,b3+ w n *b3 0");
    is_read("Rg1:b0b1,g1 ra7:a7,b0b1+ w n *b0b1 0");
}

#[test]
fn a_push_has_left_two_walls_in_tension() {
    let none = |side, wall| format!("last action: {side} has no wall {wall}");
    assert_eq!(
        said("Rg1:d3n,g1 ra7:a7 w n c3n!d3n 0"),
        none("black", "c3n")
    );
    assert_eq!(
        said("Rg1:g1 ra7:a7,c3n w n c3n!d3n 0"),
        none("white", "d3n")
    );
    assert_eq!(
        said("Rg1:d3n,g1 ra7:a7,c3n b n c3n!d3n 0"),
        none("white", "c3n")
    );
    assert_eq!(
        said("Rg1:d3n,g1 ra7:^c3n,a7 w n c3n!d3n 0"),
        none("black", "c3n")
    );
    let loose = |walls| format!("last action: {walls} are not in tension");
    assert_eq!(
        said("Rg1:d3n,g1 ra7:a7,b3n w n b3n!d3n 0"),
        loose("b3n and d3n")
    );
    assert_eq!(
        said("Rg1:c3e,g1 ra7:a7,c3n w n c3n!c3e 0"),
        loose("c3n and c3e")
    );
    assert_eq!(
        said("Rg1:c3ec4e,d3n,g1 ra7:a7,c3n w n c3n!d3n 0"),
        loose("c3n and d3n"),
        "the crossing between them is held"
    );
    is_read("Rg1:d3n,g1 ra7:a7,c3n w n c3n!d3n 0");
    is_read("Rg1:d3ne3n,g1 ra7:^c3n,a7 w n ^c3n!d3ne3n 0");
    is_read("Rg1:d3e,g1 ra7:a7,d4ed5e w n d4ed5e!d3e 0");
}
