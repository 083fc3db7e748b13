//! Combinations of pieces, and pieces on forbidden cells.

use super::{is_read, said, said_of};

#[test]
fn no_piece_lies_on_an_exit() {
    for (pieces, exit) in [("d1", "d1"), ("c7d7", "d7"), ("d0d1", "d1"), ("d6d7", "d7")] {
        let say = format!("a piece lies on the exit cell {exit}");
        assert_eq!(said_of(pieces), say);
    }
}

#[test]
fn no_wall_stands_in_the_ideological_space() {
    for (pieces, at) in [
        ("c1e", "c1e"),
        ("^d1e", "d1e"),
        ("c1nd1n", "d1n"),
        ("d0n", "d0n"),
        ("d6n", "d6n"),
        ("d7n", "d7n"),
        ("c6ec7e", "c7e"),
        ("d6ed7e", "d7e"),
    ] {
        let say = format!("a wall stands in {at}, a segment of the ideological space");
        assert_eq!(said_of(pieces), say);
    }
}

#[test]
fn a_segment_holds_one_wall() {
    assert_eq!(said_of("b3n,b3n"), "two walls stand in b3n");
    assert_eq!(said_of("b3nc3n,c3n"), "two walls stand in c3n");
    assert_eq!(
        said("Rg1:^b3n,g1 ra7:a3nb3n,a7 w n - 0"),
        "two walls stand in b3n"
    );
}

#[test]
fn a_crossing_holds_one_rectangle() {
    assert_eq!(
        said("Rg1:b3nc3n,g1 ra7:a7,b3eb4e w n - 0"),
        "two rectangles lie over the crossing b3x"
    );
    is_read("Rg1:b3nc3n,g1 ra7:a7,b3e,b4e w n - 0");
}

#[test]
fn under_a_flat_rectangle_stands_no_wall() {
    let say = |at| format!("a wall stands in {at} under a flat rectangle");
    assert_eq!(said("Rg1:b3c3,g1 ra7:a7,b3e w n - 0"), say("b3e"));
    assert_eq!(said("Rg1:a0n,g1 ra7:a0a1,a7 w n - 0"), say("a0n"));
    assert_eq!(said("Rg1:b3eb4e,g1 ra7:a7,b4c4 w n - 0"), say("b4e"));
}

#[test]
fn a_cell_holds_two_pieces() {
    let say = |count| format!("{count} pieces on b3, expected at most two");
    assert_eq!(said("Rg1:b3,b3+,g1 ra7:a7,b3 w n - 0"), say(3));
    assert_eq!(said("Rg1:b3,b3,b3c3,g1 ra7:a7,b3 w n - 0"), say(4));
}

#[test]
fn one_of_two_pieces_on_a_cell_is_the_upper_one() {
    let none = "neither of the two pieces on b3 has a `+`, expected one";
    let both = "both pieces on b3 have a `+`, expected one";
    assert_eq!(said("Rg1:b3,g1 ra7:a7,b3 w n - 0"), none);
    assert_eq!(said("Rg1:b3+,g1 ra7:a7,b3+c3 w n - 0"), both);
    assert_eq!(
        said_of("b3+"),
        "the only piece on b3 has a `+`, expected none"
    );
    assert_eq!(
        said_of("b3c3+"),
        "the only piece on c3 has a `+`, expected none"
    );
    assert_eq!(
        said_of("b0+b1"),
        "the half on b0 has a `+`, expected none in the margin"
    );
    assert_eq!(
        said("Rg1:b0b1,g1 ra7:a7,b0b1 w n - 0"),
        "neither of the two pieces on b1 has a `+`, expected one"
    );
}

#[test]
fn pieces_do_not_lie_on_each_other_in_a_circle() {
    assert_eq!(
        said("Rg1:b3+c3,g1 ra7:a7,b3c3+ w n - 0"),
        "b3c3 lies on itself by way of other pieces"
    );
    // Four rectangles, each with one half on the next.
    assert_eq!(
        said("Rg1:a1+b1,a2b2+,g1 ra7:a1a2+,a7,b1+b2 w n - 0"),
        "a1b1 lies on itself by way of other pieces"
    );
    is_read("Rg1:a1+b1,a2+b2+,g1 ra7:a1a2,a7,b1+b2 w n - 0");
}
