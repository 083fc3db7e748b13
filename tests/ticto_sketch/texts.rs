//! Positions and moves as text.

use super::moves::Move;
use super::position::{Setup, Sketch};
use super::vectors::{GAMES, POSITIONS};
use tablero::rules::{MoveTextError, Position, divide};

#[test]
fn positions_print_back() {
    let games = GAMES.iter().flat_map(|game| [&game.start, &game.end]);
    for text in POSITIONS.iter().map(|given| &given.position).chain(games) {
        assert_eq!(&Sketch::read(text).to_string(), text);
    }
}

#[test]
fn pieces_in_any_order_are_one_position() {
    let sorted = Sketch::read("Rg1:^d3n,b3+c3,c1,g1 ra7:a7,b3,c1+ w n - 0");
    let mixed = Sketch::read("Rg1:g1,c1,b3+c3,^d3n ra7:c1+,a7,b3 w n - 0");
    assert_eq!(sorted, mixed);
    assert_eq!(sorted.to_string(), mixed.to_string());
}

#[test]
fn moves_print_back_and_sort_as_the_vectors_do() {
    for given in POSITIONS.iter() {
        let printed: Vec<String> = given.moves.iter().map(Move::to_string).collect();
        assert_eq!(printed, given.move_texts, "{}", given.position);
        let position = Sketch::read(&given.position);
        assert_eq!(position.moves(), given.moves, "{}", given.position);
        assert_eq!(position.count_moves(), given.moves.len() as u64);
    }
}

#[test]
fn other_texts_are_no_moves() {
    for text in [
        "",
        "b3",
        "b3-",
        "-b3",
        "b3>b4",
        "b3-b3n",
        "b3n-b3",
        "b3n!b4",
        "b3n*",
        "b3c4-b4c5",
        "c3b3-c4b4",
        "^b3-b4",
        "^b3nc3n>b3",
        "b3nd3n>b3",
        "b3-b3c3",
        "Rb3",
        "Rb0-b1",
        "Rb3>b4",
        "b3+-b4",
        "a0-a1",
        "a0b0-a1b1",
        "a0e>a1",
        "b8n>b7",
        "B3-b4",
        "b3-b5 ",
        "é3-b4",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text}");
    }
}

#[test]
fn the_beginnings_are_three_and_named_by_options() {
    assert_eq!("".parse(), Ok(Setup::default()));
    for setup in Sketch::all_options() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
        let start = Sketch::start(setup);
        assert_eq!(start.options(), setup);
        let split: Vec<String> = divide(&start, 1)
            .iter()
            .map(|(mv, leaves)| format!("{mv} {leaves}"))
            .collect();
        assert_eq!(split, ["Rd1-c1 1", "Rd1-e1 1"]);
    }
    let error = "setup=heap".parse::<Setup>().unwrap_err();
    assert_eq!(error.to_string(), "`setup=heap` is no option of this game");
}

#[test]
fn the_counter_is_no_part_of_what_repeats() {
    let position = Sketch::read("Rg1:a4,g1 ra7:a4+,a7 w n - 3");
    let later = Sketch::read("Rg1:a4,g1 ra7:a4+,a7 w n - 7");
    let barred = Sketch::read("Rg1:a4,g1 ra7:a4+,a7 w n *a4 3");
    assert_ne!(position, later);
    assert_eq!(position.repetition_key(), later.repetition_key());
    assert_ne!(position.repetition_key(), barred.repetition_key());
}
