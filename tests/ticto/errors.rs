//! What TicTo says of texts that are no positions, options or moves.

use tablero::games::ticto::{Move, Setup, TicTo};
use tablero::rules::{MoveTextError, Position};

fn said(text: &str) -> String {
    match TicTo::parse(Setup::default(), text) {
        Ok(position) => panic!("`{text}` was read as `{position}`"),
        Err(error) => error.to_string(),
    }
}

/// What is said of White's pieces, Black having two and White one under its round besides.
fn said_of(white: &str) -> String {
    said(&format!("Rg1:{white},g1 ra7:a7,g7 w n - 0"))
}

fn is_read(text: &str) -> TicTo {
    match TicTo::parse(Setup::default(), text) {
        Ok(position) => position,
        Err(error) => panic!("`{text}`: {error}"),
    }
}

#[test]
fn there_are_six_fields_with_one_space_between() {
    let say = |count| {
        format!(
            "{count} fields, expected white, black, side to move, stage, last action and counter \
             with one space between"
        )
    };
    assert_eq!(said(""), say(0));
    assert_eq!(said("Rg1:b3,g1 ra7:a7"), say(2));
    assert_eq!(said("Rg1:g1 ra7:a7 w n - 0 "), say(6));
    assert_eq!(said(" Rg1:g1 ra7:a7 w n - 0"), say(6));
    assert_eq!(said("Rg1:g1  ra7:a7 w n - 0"), say(6));
    assert_eq!(said("Rg1:g1\tra7:a7 w n - 0"), say(5));
    assert_eq!(said(&" ".repeat(100_000)), say(0));
    for empty in ["Rg1:g1 ra7:a7  n - 0", "Rg1:g1 ra7:a7 w n - "] {
        assert_eq!(said(empty), say(5));
    }
}

#[test]
fn the_field_of_a_side_begins_with_its_round() {
    let white = |found| format!("`{found}` for white, expected `R`, the cell of the round and `:`");
    let black = |found| format!("`{found}` for black, expected `r`, the cell of the round and `:`");
    assert_eq!(said("g1:g1 ra7:a7 w n - 0"), white("g1:g1"));
    assert_eq!(said("rg1:g1 Ra7:a7 w n - 0"), white("rg1:g1"));
    assert_eq!(said("Rg1 ra7:a7 w n - 0"), white("Rg1"));
    assert_eq!(said("R:g1 ra7:a7 w n - 0"), white("R:g1"));
    assert_eq!(said("Rh1:g1h1 ra7:a7 w n - 0"), white("Rh1:g1h1"));
    assert_eq!(said("Rg1n:g1 ra7:a7 w n - 0"), white("Rg1n:g1"));
    assert_eq!(said("Rg1+:g1 ra7:a7 w n - 0"), white("Rg1+:g1"));
    assert_eq!(said("Rg1:g1 Ra7:a7 w n - 0"), black("Ra7:a7"));
    assert_eq!(said("Rg1:g1 ra7 w n - 0"), black("ra7"));
    let long = format!("R{}:g1 ra7:a7 w n - 0", "g1".repeat(50_000));
    assert_eq!(said(&long), white("Rg1g1g1g1g1g1g1g"), "cut");
}

#[test]
fn pieces_are_cells_and_segments() {
    let say = |found| {
        format!(
            "`{found}` among the pieces of white, expected cells or segments such as `c3`, \
             `b1c1`, `c3n`, `b3nc3n` or `^c3n`"
        )
    };
    for found in [
        "B3",
        "b",
        "3",
        "b33",
        "b9",
        "j3",
        "b3x",
        "^b3",
        "^b3c3",
        "^b3nc3n",
        "b3nc3",
        "b3c3n",
        "b3n+",
        "b3nc3n+",
        "^b3n+",
        "b3++",
        "+b3",
        "b3c3d3",
        "b3nc3nd3n",
        "b3^",
        "é3",
        "b3-",
        "z",
        "^",
        "b\u{333}",
    ] {
        assert_eq!(said_of(found), say(found), "{found}");
    }
    for (text, found) in [("a1,,b2", ""), ("a1,", ""), (",a1", "")] {
        assert_eq!(said_of(text), say(found), "{text}");
    }
    assert!(said("Rg1:g1 ra7:A7 w n - 0").starts_with("`A7` among the pieces of black"));
    let long = "a1b".repeat(50_000);
    assert_eq!(said_of(&long), say("a1ba1ba1ba1ba1ba"), "cut");
}

#[test]
fn the_side_is_w_or_b() {
    let say = |found| format!("side to move `{found}`, expected `w` or `b`");
    for side in ["W", "x", "wb", "-", "é"] {
        assert_eq!(said(&format!("Rg1:g1 ra7:a7 {side} n - 0")), say(side));
    }
}

#[test]
fn the_stage_is_n_or_x() {
    let say = |found| format!("stage `{found}`, expected `n` or `x`");
    for stage in ["N", "e", "nx"] {
        assert_eq!(said(&format!("Rg1:g1 ra7:a7 w {stage} - 0")), say(stage));
    }
}

#[test]
fn the_last_action_is_nothing_a_covering_or_a_push() {
    let say = |found| {
        format!(
            "last action `{found}`, expected `-`, a covered pair such as `*a4` or a push such as \
             `c3n!d3n`"
        )
    };
    for last in [
        "--",
        "*",
        "a4",
        "a4*",
        "*a4+",
        "*a4n",
        "*z1",
        "*a4c4",
        "!",
        "c3n!",
        "!c3n",
        "c3n",
        "a3!a4",
        "c3n!a4",
        "a4!c3n",
        "c3n!d3n!e3n",
        "c3n!d8n",
        "^c3!d3n",
        "é",
    ] {
        assert_eq!(said(&format!("Rg1:g1 ra7:a7 w n {last} 0")), say(last));
    }
}

#[test]
fn the_counter_is_a_number_up_to_a_hundred() {
    let say = |found| format!("counter `{found}`, expected a number from 0 to 100");
    for counter in ["101", "007", "00", "-1", "+1", "x", "1.0", "256", "٣"] {
        assert_eq!(
            said(&format!("Rg1:g1 ra7:a7 w n - {counter}")),
            say(counter)
        );
    }
    let long = "9".repeat(100_000);
    assert_eq!(
        said(&format!("Rg1:g1 ra7:a7 w n - {long}")),
        say("9999999999999999")
    );
    assert_eq!(
        is_read("Rg1:g1 ra7:a7 w n - 100").to_string(),
        "Rg1:g1 ra7:a7 w n - 100"
    );
}

#[test]
fn a_side_has_seven_squares_and_two_rectangles() {
    assert_eq!(
        said_of("a1,a2,a3,b1n,b2,b3,c1"),
        "too many squares of white, expected at most 7"
    );
    assert_eq!(
        said("Rg1:g1 ra7:^a1n,a2b2,a4nb4n,a7 w n - 0"),
        "too many rectangles of black, expected at most 2"
    );
    is_read("Rg1:^a1n,a2,a3,a4nb4n,b1n,b2,b3,c1,g1 ra7:a7 w n - 0");
    assert_eq!(
        said_of(&"a1,".repeat(100_000)),
        "too many squares of white, expected at most 7"
    );
}

#[test]
fn a_square_is_on_the_board() {
    for cell in ["a0", "h3", "z1", "d8", "z0"] {
        let say = format!("a square on `{cell}`, expected a cell of the board");
        assert_eq!(said_of(cell), say);
    }
}

#[test]
fn a_rectangle_has_a_half_on_the_board() {
    for cells in ["a0b0", "h3h4", "z1z2", "g0h0", "z0a0", "h7h8", "z0z1"] {
        let say = format!("no half of the rectangle `{cells}` is on the board");
        assert_eq!(said_of(cells), say);
    }
}

#[test]
fn the_cells_of_a_rectangle_are_neighbours_in_order() {
    for cells in [
        "b3c4", "c3b3", "b4b3", "b3d3", "b3b3", "b3b5", "a1z1", "h3g3", "g3z3",
    ] {
        let say =
            format!("the cells of `{cells}` are not neighbours with the lower or left one first");
        assert_eq!(said_of(cells), say);
    }
}

#[test]
fn the_segments_of_a_rectangle_are_neighbours_in_order_in_one_groove() {
    for segments in [
        "b3nd3n", "c3nb3n", "b3nb4n", "b3ec3e", "b4eb3e", "b3nb3e", "b3nb3n",
    ] {
        let say = format!(
            "the segments of `{segments}` are not neighbours in one groove with the lower or left \
             one first"
        );
        assert_eq!(said_of(segments), say);
    }
}

#[test]
fn segments_are_those_of_the_board() {
    for segment in ["a0e", "h1e", "z3n", "h3n", "c8n", "z8e", "b8e", "z0e"] {
        assert_eq!(said_of(segment), format!("there is no segment {segment}"));
        assert_eq!(
            said_of(&format!("^{segment}")),
            format!("there is no segment {segment}")
        );
    }
    assert_eq!(said_of("g3nh3n"), "there is no segment h3n");
    assert_eq!(said_of("z3na3n"), "there is no segment z3n");
    is_read("Rg1:a0n,g1,z1e ra7:a7,e0n,g7e,g7n w n - 0");
}

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
    let none = "of two pieces on b3 none has a `+`, expected one";
    let both = "of two pieces on b3 both have a `+`, expected one";
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
        "of two pieces on b1 none has a `+`, expected one"
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

#[test]
fn pieces_are_read_in_any_order_and_printed_in_one() {
    let sorted = "Rg1:^d3n,b3+c3,c1,e3,e3+,g1 ra7:a7,b3,c1+,c2,c2+c3+ w n - 0";
    let mixed = "Rg1:e3+,g1,c1,b3+c3,e3,^d3n ra7:c2+c3+,c1+,a7,b3,c2 w n - 0";
    assert_eq!(is_read(sorted), is_read(mixed));
    for text in [sorted, mixed] {
        assert_eq!(
            is_read(text).to_string(),
            "Rg1:^d3n,b3+c3,c1,e3,e3+,g1 ra7:a7,b3,c1+,c2,c2+c3+ w n - 0"
        );
    }
}

#[test]
fn other_options_are_none_of_this_game() {
    for text in [
        "setup=heap",
        "setup=",
        "setup",
        "pawns",
        "setup=Pawns",
        " setup=pawns",
        "size=7",
    ] {
        let error = text.parse::<Setup>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("`{text}` is no option of this game")
        );
    }
}

#[test]
fn other_texts_are_no_moves() {
    for text in [
        "",
        "-",
        "b3",
        "b3-",
        "-b3",
        "b3>b4",
        "b3-b3n",
        "b3n-b3",
        "b3n!b4",
        "b3!b3n",
        "b3n*",
        "^b3n*",
        "*",
        "b3c4-b4c5",
        "c3b3-c4b4",
        "^b3-b4",
        "^b3nc3n>b3",
        "b3nd3n>b3",
        "Rb3",
        "Rb0-b1",
        "Rb3>b4",
        "Rb3-b4n",
        "Rb3-b3c3",
        "Rb3.2-b4",
        "rb3-b4",
        "b3+-b4",
        "a4+*",
        "a0-a1",
        "a0b0-a1b1",
        "a0e>a1",
        "b8n>b7",
        "B3-b4",
        "b3-b5 ",
        " b3-b5",
        "b3--b5",
        "b3-b4-b5",
        "b3-b4*",
        "é3-b4",
        "b3-é",
        "b3−b4",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text}");
    }
    assert_eq!("b3-b4".repeat(50_000).parse::<Move>(), Err(MoveTextError));
    for text in [
        "b3-b5",
        "b1b2-b0b1",
        "b3>b3n",
        "b1c1>^c1e",
        "^c3n>c4c5",
        "b3nc3n>d3ne3n",
        "c3n!d3ne3n",
        "b3c3*",
        "Rb2-c4",
        "z1a1-a1b1",
        "e3ee4e>e3e4",
        "d1e1-e1f1",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
}
