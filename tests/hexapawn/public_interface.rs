//! Hexapawn as the page and the tests use it: by the contract, a record, a link and touches.

use crate::contract::conform::conform;
use crate::contract::reasons;
use crate::game::{Ending, Hexapawn, NotAPosition, Reason};
use std::collections::BTreeMap;
use tablero::play::{
    EndReason, Erase, Game, GameLine, GameText, HomeGame, Kind, MoveError, MoveId, OpenError,
    Selection, Spot, TouchResult, Touched, decode, encode, erase, perft_of,
};
use tablero::rules::{NoOptions, Outcome, Position, Side};

const SEED: u64 = 6;

fn read(text: &str) -> Hexapawn {
    Hexapawn::parse(NoOptions, text).unwrap()
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

/// A game that Black wins because White cannot move.
fn game() -> GameText {
    GameText {
        game: "hexapawn".to_owned(),
        start: Some("ppp/3/PPP w".to_owned()),
        moves: ["b1-b2", "a3xb2", "a1xb2", "c3-c2"]
            .map(str::to_owned)
            .to_vec(),
        result: Some(Outcome::Won(Side::Black)),
        ..GameText::default()
    }
}

#[test]
fn it_keeps_the_contract() {
    let extra = [(String::new(), "1p1/pPp/P1P b".to_owned())];
    let tally = conform::<Hexapawn>(&extra, SEED, 1_000);
    assert!(tally.positions > 400 && tally.moves > 800, "{tally:?}");
    assert!(
        tally.finished > 100,
        "every game comes to an end: {tally:?}"
    );
}

#[test]
fn whatever_makes_no_move_names_a_rule() {
    let mut given = BTreeMap::new();
    for text in [
        "ppp/3/PPP w",
        "1pp/pP1/P1P b",
        "p1p/pP1/2P w",
        "2p/pPp/P2 w",
    ] {
        reasons::check(&read(text), &mut given);
    }
    assert_eq!(given.keys().copied().collect::<Vec<_>>(), ["1", "2", "3"]);
}

#[test]
fn its_records_are_read_with_every_move_checked() {
    let record = GameLine::<Hexapawn>::read(&game()).unwrap();
    assert_eq!(record.last().to_string(), "1p1/1Pp/2P w");
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Won(Side::Black));
    let stuck = Ending::Stuck { side: Side::White };
    assert_eq!(result.reason, EndReason::Position(stuck));
    let mut wrong = game();
    wrong.moves[2] = "a1-b2".to_owned();
    match GameLine::<Hexapawn>::read(&wrong).unwrap_err() {
        OpenError::Move { number, error, .. } => {
            assert_eq!((number, error), (3, MoveError::Illegal));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn its_links_open_as_a_record_without_a_type() {
    let kind: &dyn Kind = &Erase::<Hexapawn>::KIND;
    assert_eq!(kind.slug(), "hexapawn");
    let start = GameText {
        game: "hexapawn".to_owned(),
        ..GameText::default()
    };
    assert_eq!(perft_of::<Hexapawn>(&start, 4, false).unwrap().leaves, 56);

    let link = encode(&game());
    assert!(link.starts_with("tablero=1&game=hexapawn&start=ppp/3/PPP_w&moves=b1-b2_a3xb2_a1xb2"));
    let mut record = kind.open(&decode(&link).unwrap()).unwrap();
    assert_eq!(record.text(), game());
    assert!(record.legal().is_empty());
    assert!(matches!(record.touch(spot("b2")), Touched::Over));
    assert!(record.undo());
    assert_eq!(record.undone(), ["c3-c2"]);
    assert_eq!(record.legal(), ["c3-c2", "c3xb2"]);
}

#[test]
fn its_row_is_as_the_game_says() {
    let row = HomeGame::of(&Erase::<Hexapawn>::KIND).unwrap().to_string();
    assert_eq!(row, include_str!("assets/games.txt").trim_end());
}

#[test]
fn a_hand_makes_its_moves_and_is_told_why_not() {
    let position = read("1pp/pP1/P1P b");
    let mut hand = Selection::default();
    let erased = erase(position.clone());
    let written = |mv: &MoveId| erased.legal()[mv.index()].notation.to_string();
    assert!(matches!(
        hand.touch(&*erased, spot("c3")),
        TouchResult::Selected
    ));
    let open = hand.open(&*erased);
    let open: Vec<String> = open.iter().map(|(mv, _)| written(mv)).collect();
    assert_eq!(open, ["c3-c2", "c3xb2"]);
    match hand.touch(&*erased, spot("b2")) {
        TouchResult::Moved(mv) => assert_eq!(written(&mv), "c3xb2"),
        other => panic!("{other:?}"),
    }
    for (touched, sentence) in [
        ("b3", "the pawn on b3 can do nothing"),
        ("b2", "no pawn of yours stands on b2"),
        ("z1", "that is no cell of the board"),
    ] {
        match hand.touch(&*erased, spot(touched)) {
            TouchResult::Refused { reason, .. } => assert_eq!(reason.to_string(), sentence),
            other => panic!("{other:?}"),
        }
    }
    let why_not = |touched: [&str; 2]| position.why_not(&touched.map(spot)).to_string();
    assert_eq!(why_not(["c3", "c1"]), "c1 is not ahead of c3");
    let wrong = "one steps straight ahead and captures diagonally, not b2";
    assert_eq!(why_not(["b3", "b2"]), wrong);
    let over = read("P2/3/2P b");
    assert_eq!(over.why_not(&[spot("a3")]), Reason::Over);
    assert_eq!(Reason::Over.to_string(), "the game is over");
}

#[test]
fn both_ways_to_win_are_told() {
    for (position, move_, ending, sentence) in [
        (
            "1pp/P2/2P w",
            "a2xb3",
            Ending::Through { side: Side::White },
            "white has a pawn on the far row",
        ),
        (
            "1p1/3/1P1 w",
            "b1-b2",
            Ending::Stuck { side: Side::Black },
            "black cannot move",
        ),
    ] {
        let mut record = GameLine::from_position(read(position));
        record.play_text(move_).unwrap();
        let result = record.result().unwrap();
        assert_eq!(result.outcome, Outcome::Won(Side::White));
        assert_eq!(result.reason, EndReason::Position(ending.clone()));
        assert_eq!(ending.to_string(), sentence);
    }
}

#[test]
fn what_is_no_position_has_a_sentence() {
    let said = |text: &str| Hexapawn::parse(NoOptions, text).unwrap_err();
    for text in [
        "",
        "ppp/3/PPP",
        "ppp/3/PPP  w",
        "ppp/3 w",
        "ppp/3/PPP/3 w",
        "ppp/4/PPP w",
        "ppp/12/PPP w",
        "ppp/03/PPP w",
        "ppp/3/PPQ w",
        "ppp/3/PPP x",
    ] {
        assert_eq!(said(text), NotAPosition::Form, "{text:?}");
    }
    assert_eq!(
        NotAPosition::Form.to_string(),
        "not as `ppp/3/PPP w` is written"
    );
    let pawns = said("ppp/1p1/PPP w");
    assert_eq!(
        pawns,
        NotAPosition::Pawns {
            side: Side::Black,
            found: 4
        }
    );
    assert_eq!(pawns.to_string(), "4 pawns of black, expected at most 3");
    let over = said("P2/2p/3 w");
    assert_eq!(over, NotAPosition::Over { side: Side::White });
    assert_eq!(over.to_string(), "white is to move but has already won");
    for text in [
        "", "a1", "a1-", "a1-a4", "a1-d1", "a1+a2", "a1-a2-a3", "a1e-a2",
    ] {
        assert!(
            text.parse::<<Hexapawn as Position>::Move>().is_err(),
            "{text:?}"
        );
    }
}
