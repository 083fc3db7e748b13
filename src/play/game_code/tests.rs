//! Codes of the small game.

use super::decode::PREFIX;
use super::header::Header;
use super::*;
use crate::play::toy::Toy;
use crate::play::tree::Termination;
use crate::play::{AnyPosition, Erase, GameText, GameTree, Kind, OpenError};
use crate::rules::{Outcome, Side};

const KIND: &dyn Kind = &Erase::<Toy>::KIND;

fn no_start(_: usize) -> Option<String> {
    None
}

const RULES: CodeRules = CodeRules {
    number: 0,
    slug: "toy",
    options: &["", "pass=no"],
    signs: "Wb. w",
    starts: no_start,
    orders: &[MoveOrder::OfRules],
};

fn game(moves: &str) -> CodedGame {
    let text = GameText {
        game: "toy".to_owned(),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    };
    CodedGame {
        text,
        ..CodedGame::default()
    }
}

fn coded(game: &CodedGame) -> String {
    encode_game(game, KIND, &[Some(RULES)]).unwrap()
}

fn opened(fragment: &str) -> Result<CodedGame, CodeError> {
    unseal(fragment, &[Some(RULES)])?.open(KIND)
}

/// The error in English.
fn refused(fragment: &str) -> String {
    opened(fragment).unwrap_err().to_string()
}

/// The fragment of any header and digits.
fn forged(header: &Header, moves: &[(u32, u32)]) -> String {
    let mut digits = header.write(&RULES).unwrap();
    for (digit, radix) in moves {
        digits.put(*digit, *radix);
    }
    let code = base62::write(digits.into_number());
    format!("{PREFIX}{code}{}", checksum::checksum([&code, ""]))
}

fn header() -> Header {
    Header {
        game: 0,
        version: 0,
        options: 1,
        start: rules::Start::Usual,
        position: String::new(),
        id: None,
        sender: None,
        ended: None,
        message: None,
        helped: Vec::new(),
        singles: 0,
    }
}

#[test]
fn a_game_with_everything_is_printed_and_read() {
    let everything = CodedGame {
        text: GameText {
            game: "toy".to_owned(),
            options: "pass=no".to_owned(),
            start: Some("W..b.. w".to_owned()),
            moves: vec!["a1-b1".to_owned(), "d1-c1".to_owned()],
            hints: vec![0, 2],
            result: Some(Outcome::Won(Side::White)),
            on_time: true,
        },
        ended: Some(Termination::Time(Side::Black)),
        id: Some(GameId::new(0x3f_9a01_c27e)),
        sender: Some(Side::White),
        message: Some(LinkMessage::TakebackRequest),
        names: ["Ada L.".to_owned(), "José".to_owned()],
    };
    let code = coded(&everything);
    assert_eq!(opened(&code).unwrap(), everything);
    assert!(code.ends_with(".Ada_L%2E.Jos%C3%A9"), "{code}");
    for behind in [".", ")", "...", " and more", "&x=1", "…"] {
        assert_eq!(opened(&format!("{code}{behind}")).unwrap(), everything);
    }
}

#[test]
fn an_end_is_read_from_the_result_and_becomes_a_node() {
    let mut resigned = game("a1-b1");
    let start = resigned.clone();
    resigned.text.result = Some(Outcome::Won(Side::White));
    let read = opened(&coded(&resigned)).unwrap();
    assert_eq!(read.ended, Some(Termination::Resigned(Side::Black)));
    let with_id = CodedGame {
        id: Some(GameId::new(7)),
        names: [String::new(), "Ben".to_owned()],
        ..read
    };
    let tree = with_id.tree(KIND).unwrap();
    assert_eq!(tree.header().get("id"), "0000000007");
    let end = tree.main_end(GameTree::ROOT);
    assert_eq!(CodedGame::of_line(&tree, end), with_id);
    let timed = CodedGame {
        ended: Some(Termination::Time(Side::White)),
        ..start.clone()
    };
    let timed = opened(&coded(&timed)).unwrap();
    let tree = timed.tree(KIND).unwrap();
    let end = tree.main_end(GameTree::ROOT);
    assert_eq!(CodedGame::of_line(&tree, end), timed);
    let agreed = CodedGame {
        ended: Some(Termination::Agreed),
        ..start
    };
    let read = opened(&coded(&agreed)).unwrap();
    assert_eq!(read.text.result, Some(Outcome::Draw));
}

#[test]
fn a_result_that_contradicts_the_game_is_not_written() {
    let mut lost = game("a1-b1");
    lost.text.result = Some(Outcome::Won(Side::White));
    lost.ended = Some(Termination::Resigned(Side::White));
    let refused = encode_game(&lost, KIND, &[Some(RULES)]).unwrap_err();
    assert!(matches!(
        refused,
        EncodeError::Open(OpenError::Result { .. })
    ));
}

#[test]
fn forced_moves_take_no_space() {
    let start = |moves: &str| {
        let mut game = game(moves);
        game.text.options = "pass=no".to_owned();
        game.text.start = Some("W..b. w".to_owned());
        game
    };
    let (none, one) = (coded(&start("")), coded(&start("a1-b1")));
    assert_eq!(none.len(), one.len());
    assert_eq!(opened(&one).unwrap().text.moves, ["a1-b1"]);
    for moves in ["a1-b1 d1-c1", "a1-b1 d1-e1 b1-a1", "a1-b1 d1-c1 b1^d1"] {
        let game = start(moves);
        assert_eq!(opened(&coded(&game)).unwrap().text.moves, game.text.moves);
    }
}

#[test]
fn forged_codes_are_refused_with_the_move_and_the_reason() {
    assert!(opened(&forged(&header(), &[])).is_ok());
    let with_single = Header {
        singles: 1,
        ..header()
    };
    let start = KIND.start("pass=no", None).unwrap();
    let count = start.legal().len() as u32;
    assert!(count > 1);
    assert_eq!(
        refused(&forged(&with_single, &[])),
        "move 1: there are other moves"
    );
    // Less than the number of moves remains for the second move, because the digit that marks the end is 1.
    assert_eq!(
        refused(&forged(&header(), &[(0, count), (0, 2)])),
        "move 2: the code ends within it"
    );
    let third = ["--"; 8].join(" ");
    let mut passed = game(&third);
    assert_eq!(
        encode_game(&passed, KIND, &[Some(RULES)])
            .unwrap_err()
            .to_string(),
        "move 5 (--): the game is over"
    );
    passed.text.moves.truncate(4);
    assert_eq!(
        opened(&coded(&passed)).unwrap().text.result,
        Some(Outcome::Draw)
    );
    let start = KIND.start("", None).unwrap();
    let pass = (
        start.find("--").unwrap().index() as u32,
        start.legal().len() as u32,
    );
    let next = start.play_text("--").unwrap().1;
    let reply = (
        next.find("--").unwrap().index() as u32,
        next.legal().len() as u32,
    );
    let of_usual = Header {
        options: 0,
        ..header()
    };
    let beyond = [pass, reply, pass, reply, (1, 4)];
    assert_eq!(
        refused(&forged(&of_usual, &beyond)),
        "move 5: the game is over"
    );
}

#[test]
fn forged_headers_are_refused() {
    let start = Header {
        start: rules::Start::Position,
        position: "b.W w".to_owned(),
        ..header()
    };
    assert!(matches!(
        opened(&forged(&start, &[])),
        Err(CodeError::Open(OpenError::Start(_)))
    ));
    let newer = |change: fn(&mut Header)| {
        let mut header = header();
        change(&mut header);
        refused(&forged(&header, &[]))
    };
    for (sentence, text) in [
        ("the game", newer(|header| header.game = 1)),
        (
            "the version of the rules",
            newer(|header| header.version = 9),
        ),
        ("the option", newer(|header| header.options = 2)),
        (
            "the start",
            newer(|header| header.start = rules::Start::Listed(0)),
        ),
    ] {
        assert_eq!(text, format!("{sentence} is not known, the code is newer"));
    }
    let fault = newer(|header| header.helped = vec![1]);
    assert_eq!(fault, "the code does not fit its checksum");
    let message = newer(|header| header.message = Some(LinkMessage::TakebackRequest));
    assert_eq!(message, "the message does not fit the game");
}

/// The indexes of the moves in reverse order.
fn reversed(position: &dyn AnyPosition) -> Vec<usize> {
    (0..position.legal().len()).rev().collect()
}

#[test]
fn codes_of_an_older_move_order_stay_readable() {
    let newer = CodeRules {
        orders: &[MoveOrder::OfRules, MoveOrder::Places(reversed)],
        ..RULES
    };
    let played = game("b1-c1 -- c1-d1");
    let played = opened(&coded(&played)).unwrap();
    let old = coded(&played);
    let new = encode_game(&played, KIND, &[Some(newer)]).unwrap();
    assert_ne!(old, new);
    for code in [&old, &new] {
        let read = unseal(code, &[Some(newer)]).unwrap().open(KIND).unwrap();
        assert_eq!(read, played);
    }
    assert_eq!(
        refused(&new),
        "the version of the rules is not known, the code is newer"
    );
}
