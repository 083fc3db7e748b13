//! Errors of Push Push for texts that are not positions or moves.

use tablero::games::push_push::{Move, PushPush};
use tablero::rules::{MoveTextError, NoOptions, Position};

fn said(text: &str) -> String {
    match PushPush::parse(NoOptions, text) {
        Ok(position) => panic!("`{text}` was read as `{position}`"),
        Err(error) => error.to_string(),
    }
}

const BOARD: &str = "udtctdu/7/7/3o3/7/7/UDTCTDU";
const START: &str = "udtctdu/7/7/3o3/7/7/UDTCTDU w -";

#[test]
fn there_are_three_fields_with_one_space_between() {
    let say =
        |count| format!("{count} fields, expected board, side and state with one space between");
    assert_eq!(said(""), say(0));
    assert_eq!(said("  "), say(0));
    assert_eq!(said(BOARD), say(1));
    assert_eq!(said(&format!("{BOARD} w")), say(2));
    assert_eq!(said(&format!("{BOARD} w ")), say(2));
    assert_eq!(said(&format!("{START} -")), say(4));
    for text in [
        format!("{BOARD}  w -"),
        format!("{BOARD} w  -"),
        format!(" {START}"),
        format!("{START} "),
    ] {
        assert_eq!(said(&text), say(3), "{text:?}");
    }
    assert_eq!(
        said(&format!("{BOARD}\tw -")),
        say(2),
        "a tabulator is no space"
    );
}

#[test]
fn the_side_is_w_or_b() {
    let say = |found| format!("side to move `{found}`, expected `w` or `b`");
    for side in ["x", "W", "white", "-", "wb", "é"] {
        assert_eq!(said(&format!("{BOARD} {side} -")), say(side));
    }
    assert_eq!(
        said(&format!("{BOARD} {} -", "w".repeat(99))),
        say("wwwwwwww"),
        "cut"
    );
}

#[test]
fn the_state_is_a_dash_a_cell_or_a_winner() {
    let say =
        |found| format!("state `{found}`, expected `-`, the cell of the first move, `#w` or `#b`");
    for state in [
        "--", "c", "c0", "c8", "h1", "C2", "c02", "c2c", "#", "#W", "#x", "#wb", "w", "ñ2", "-\n",
    ] {
        assert_eq!(said(&format!("{BOARD} b {state}")), say(state));
    }
    assert_eq!(
        said(&format!("{BOARD} b {}", "#".repeat(99))),
        say("########"),
        "cut"
    );
}

#[test]
fn there_are_seven_ranks() {
    let say = |count| format!("{count} ranks, expected 7");
    assert_eq!(said("udtctdu w -"), say(1));
    assert_eq!(said("udtctdu/7/7/3o3/7/UDTCTDU w -"), say(6));
    assert_eq!(said("udtctdu/7/7/3o3/7/7/7/UDTCTDU w -"), say(8));
    assert_eq!(said(&format!("{}/7 w -", "7/".repeat(9_998))), say(10_000));
}

#[test]
fn a_rank_has_seven_cells() {
    let say = |rank, found| format!("rank {rank} has {found} cells, expected 7");
    assert_eq!(said("udtctdu/7/7/3o4/7/7/UDTCTDU w -"), say(4, 8));
    assert_eq!(said("udtctdu/7/7/3o2/7/7/UDTCTDU w -"), say(4, 6));
    assert_eq!(said("udtctdu//7/3o3/7/7/UDTCTDU w -"), say(6, 0));
    assert_eq!(said("/7/7/3o3/7/7/UDTCTDU w -"), say(7, 0));
    assert_eq!(said("udtctdu/7/7/3o3/7/7/UDTCTD w -"), say(1, 6));
    let long = format!("udtctdu/7/7/3o3/{}/7/UDTCTDU w -", "7u".repeat(500));
    assert_eq!(said(&long), say(3, 4_000));
}

#[test]
fn a_letter_is_a_piece_or_the_ball() {
    let say = |found, rank| {
        format!("`{found}` in rank {rank}, expected one of `UDTCudtco` or a number of empty cells")
    };
    assert_eq!(said("udtctdu/7/7/3o3/7/7/UDTKTDU w -"), say('K', 1));
    assert_eq!(said("udtctdu/7/7/3O3/7/7/UDTCTDU w -"), say('O', 4));
    assert_eq!(said("ñdtctdu/7/7/3o3/7/7/UDTCTDU w -"), say('ñ', 7));
    assert_eq!(
        said("udtctdu/٧/7/3o3/7/7/UDTCTDU w -"),
        say('٧', 6),
        "digits are ASCII"
    );
    assert_eq!(said("udtctdu/7/7/-o3/7/7/UDTCTDU w -"), say('-', 4));
    assert_eq!(said("udtctdu/7/7/3o3/7/7/UDTCTDU\n w -"), say('\n', 1));
}

#[test]
fn a_number_is_from_one_to_seven() {
    let say = |found, rank| {
        format!("`{found}` empty cells in rank {rank}, expected a number from 1 to 7")
    };
    assert_eq!(said("udtctdu/0/7/3o3/7/7/UDTCTDU w -"), say('0', 6));
    assert_eq!(said("udtctdu/7/8/3o3/7/7/UDTCTDU w -"), say('8', 5));
    assert_eq!(said("udtctdu/7/7/3o3/7/9/UDTCTDU w -"), say('9', 2));
    assert_eq!(
        said("udtctdu/7/7/3o30/7/7/UDTCTDU w -"),
        say_sum(4),
        "the second digit"
    );
    assert_eq!(said("udtctdu/7/7/03o3/7/7/UDTCTDU w -"), say('0', 4));
}

fn say_sum(rank: usize) -> String {
    format!("two numbers side by side in rank {rank}, expected their sum")
}

#[test]
fn two_numbers_are_never_side_by_side() {
    assert_eq!(said("udtctdu/7/34/3o3/7/7/UDTCTDU w -"), say_sum(5));
    assert_eq!(said("udtctdu/16/7/3o3/7/7/UDTCTDU w -"), say_sum(6));
    assert_eq!(
        said(&format!(
            "udtctdu/{}/7/3o3/7/7/UDTCTDU w -",
            "1".repeat(9_999)
        )),
        say_sum(6)
    );
}

#[test]
fn a_side_has_one_4_and_two_of_every_other_value() {
    let say = |found, side, value, max| {
        format!("{found} pieces of {side} with value {value}, expected at most {max}")
    };
    assert_eq!(
        said("udtctdu/7/7/3o3/7/7/CDTCTDU w -"),
        say(2, "white", 4, 1)
    );
    assert_eq!(
        said("utttddu/7/7/3o3/7/7/UDTCTDU w -"),
        say(3, "black", 3, 2)
    );
    assert_eq!(said("7/7/7/3o3/7/7/UUUDDDD w -"), say(3, "white", 1, 2));
    assert_eq!(said("7/7/7/3o3/7/7/dddd3 w -"), say(4, "black", 2, 2));
    assert_eq!(said("ccccccc/7/7/7/7/7/7 w #w"), say(7, "black", 4, 1));
}

#[test]
fn there_is_a_piece_at_least() {
    let none = "no pieces, expected at least one";
    assert_eq!(said("7/7/7/3o3/7/7/7 w -"), none);
    assert_eq!(said("7/7/7/7/7/7/7 w #w"), none);
}

#[test]
fn there_is_one_ball_while_the_game_goes_on() {
    let none = "no ball, expected one as long as nobody has won";
    assert_eq!(said("udtctdu/7/7/7/7/7/UDTCTDU w -"), none);
    assert_eq!(said("udtctdu/7/7/7/7/2T4/UD1CTDU b c2"), none);
    assert_eq!(
        said("udtctdu/7/7/2oo3/7/7/UDTCTDU w -"),
        "2 balls, expected one"
    );
    assert_eq!(
        said("udtctdu/7/7/ooooooo/7/7/UDTCTDU w #w"),
        "7 balls, expected one"
    );
}

#[test]
fn there_is_no_ball_once_somebody_has_won() {
    let say = |winner| format!("the ball is on the board, expected none as {winner} has won");
    assert_eq!(said(&format!("{BOARD} b #w")), say("white"));
    assert_eq!(said(&format!("{BOARD} w #b")), say("black"));
}

#[test]
fn the_first_move_is_named_with_black_to_move_only() {
    assert_eq!(
        said("udtctdu/7/7/3o3/7/2T4/UD1CTDU w c2"),
        "white's first move to c2 is named, expected black to move after it"
    );
}

#[test]
fn the_first_move_that_is_named_leads_to_the_board() {
    let say = |at| format!("no first move of white to {at} leads to this board");
    for (text, at) in [
        ("udtctdu/7/7/3o3/7/2T4/UD1CTDU b c3", "c3"),
        ("udtctdu/7/7/3o3/7/2T4/UD1CTDU b d1", "d1"),
        ("udtctdu/7/7/3o3/7/7/UDTCTDU b d1", "d1"),
        ("udtctdu/7/7/3o3/7/7/D1TCTDU b b1", "b1"),
        ("udtctdu/7/7/2o4/7/2T4/UD1CTDU b c2", "c2"),
        ("udtctdu/7/7/3o3/2T4/7/UD1CTDU b c3", "c3"),
        ("udtct1u/5d1/7/3o3/7/2T4/UD1CTDU b c2", "c2"),
    ] {
        assert_eq!(said(text), say(at), "{text}");
    }
}

#[test]
fn what_no_game_leads_to_is_a_position_all_the_same() {
    for text in [
        "UDTCTDU/7/7/3o3/7/7/udtctdu w -",
        "o6/7/7/7/7/7/6u w -",
        "udtctdu/7/7/7/7/7/UDTCTDU w #w",
        "udtctdu/7/7/3o3/7/2T4/UD1CTDU b -",
        "udtctdu/7/7/3o3/7/7/UDTCTDU b -",
        "7/7/7/3u3/7/7/7 b #b",
    ] {
        let position = PushPush::parse(NoOptions, text).unwrap();
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn a_text_one_letter_off_is_read_as_written_or_refused() {
    let letters: Vec<char> = "UDTCOudtco0123456789/ wb-#acgh\n\u{0}ñ".chars().collect();
    let mut read = 0;
    for start in [
        START,
        "udtctdu/7/7/3o3/7/2T4/UD1CTDU b c2",
        "7/7/7/3u3/7/7/7 w #b",
    ] {
        for at in 0..=start.len() {
            for letter in &letters {
                let put_in = format!("{}{letter}{}", &start[..at], &start[at..]);
                let rest = start.get(at + 1..).unwrap_or_default();
                let exchanged = format!("{}{letter}{rest}", &start[..at]);
                let taken_out = format!("{}{rest}", &start[..at]);
                for text in [put_in, exchanged, taken_out] {
                    if let Ok(position) = PushPush::parse(NoOptions, &text) {
                        assert_eq!(position.to_string(), text, "there is one text for each");
                        assert_eq!(position.moves().len() as u64, position.count_moves());
                        read += 1;
                    }
                }
            }
        }
    }
    assert!(read > 200, "hardly anything was read: {read}");
}

#[test]
fn a_move_is_two_cells_and_perhaps_where_the_ball_lands() {
    for text in [
        "",
        "-",
        "---",
        "a3",
        "a3a4",
        "a3-",
        "-a4",
        "a3--a4",
        "a3-a4 ",
        " a3-a4",
        "a0-a1",
        "h1-g1",
        "a3-a8",
        "A3-a4",
        "a3xa4",
        "a3-a4/",
        "a3-a4/b",
        "a3-a4/h5",
        "a3-a4/b5/b5",
        "a3-a4-b5",
        "a3/a4-b5",
        "a3-a4*",
        "a3-ñ4",
        "ñ3-a4",
        "--/b5",
        "-- ",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text:?}");
    }
    assert_eq!("x".repeat(100_000).parse::<Move>(), Err(MoveTextError));
    for text in ["--", "a3-a4", "a3-a4/b5", "g7-a1/d4"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
}

#[test]
fn moves_are_ordered_as_their_texts() {
    let texts = [
        "--", "a2-a1", "a2-b1", "a2-b1/c2", "a2-b1/c3", "a2-b2", "b1-a2",
    ];
    let moves = texts.map(|text| text.parse::<Move>().unwrap());
    assert!(texts.is_sorted() && moves.is_sorted());
}
