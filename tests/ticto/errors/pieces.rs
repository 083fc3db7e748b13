//! Single pieces: their names, their numbers and their places.

use super::{is_read, said, said_of};

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
