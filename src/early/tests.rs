use super::EarlyBoard;
use crate::games::{GAMES, index_of, kind};
use crate::play::{CELL, GameText, Kind, encode};

const START: &str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";

fn breakthrough(start: &str, moves: &[&str]) -> EarlyBoard {
    let text = GameText {
        game: "breakthrough".to_owned(),
        start: Some(start.to_owned()),
        moves: moves.iter().map(|mv| (*mv).to_owned()).collect(),
        ..GameText::default()
    };
    EarlyBoard::open(kind("breakthrough").unwrap(), &encode(&text)).expect("a board")
}

fn start_of(kind: &dyn Kind) -> EarlyBoard {
    let text = GameText {
        game: kind.slug().to_owned(),
        ..GameText::default()
    };
    EarlyBoard::open(kind, &encode(&text)).expect("a board")
}

fn state_of(board: &EarlyBoard, place: &str) -> String {
    let drawing = board.drawing();
    let (_, rest) = drawing
        .split_once(&format!("data-spot=\"{place}\" data-state=\""))
        .expect("the place");
    rest.split('"').next().unwrap_or_default().to_owned()
}

#[test]
fn a_link_is_played_on() {
    let mut board = breakthrough(START, &["a2-a3", "b7-b6"]);
    assert_eq!(state_of(&board, "b2"), "movable");
    assert_eq!(state_of(&board, "b6"), "last");
    assert!(board.touch("b2"));
    assert_eq!(state_of(&board, "b2"), "selected");
    assert_eq!(state_of(&board, "b3"), "target");
    assert!(board.drawing().contains("class=\"piece white lifted\""));
    assert!(board.touch("b3"));
    assert_eq!(board.record.moves(), ["a2-a3", "b7-b6", "b2-b3"]);
    assert_eq!(state_of(&board, "b3"), "last");
    assert!(!board.drawing().contains("lifted"));
}

#[test]
fn a_wrong_touch_is_left_to_the_page_and_one_after_the_end_is_nothing() {
    let mut board = breakthrough(START, &[]);
    assert!(board.touch("d5"));
    assert!(!board.touch("no such place"));
    assert_eq!(board.record.plies(), 0);
    let mut won = breakthrough("4/2P1/3p/4 w", &[]);
    assert!(won.touch("c3") && won.touch("c4"));
    assert_eq!(won.record.plies(), 1);
    assert!(!won.touch("d2"));
}

#[test]
fn only_links_with_the_text_of_a_line_of_moves_of_this_game_have_a_board() {
    let kind = kind("breakthrough").unwrap();
    let text = GameText {
        game: "breakthrough".to_owned(),
        ..GameText::default()
    };
    let link = encode(&text);
    assert!(EarlyBoard::open(kind, &link).is_some());
    let branched = "tablero 2\ngame breakthrough\ntree a2-a3 (b2-b3)";
    for other in [
        "",
        "rules=breakthrough",
        &link[..link.len() - 1],
        &link.replace("breakthrough", "pogo"),
        &crate::play::encode_text(branched),
        &crate::play::encode_text("tablero 1\ngame breakthrough\nmoves a2-a5"),
    ] {
        assert!(EarlyBoard::open(kind, other).is_none(), "{other}");
    }
    let pogo = crate::games::kind("pogo").unwrap();
    assert!(EarlyBoard::open(pogo, &link).is_none());
}

#[test]
fn every_first_move_of_every_game_is_made_by_touches_and_made_again() {
    for kind in GAMES {
        let record = start_of(*kind).record;
        for mv in record.legal() {
            let mut board = start_of(*kind);
            let mut noted = Vec::new();
            for spot in record.steps(0, &mv) {
                let place = record.spot_name(spot.ground());
                assert!(!place.contains([' ', '"', '<', '&']), "{place}");
                // Once more if a second touch is needed.
                assert!(board.touch(&place) || board.touch(&place), "{mv}: {place}");
                noted.push(place);
            }
            let mut again = start_of(*kind);
            again.repeat(noted.iter().map(String::as_str));
            assert_eq!(again.record.moves(), board.record.moves(), "{mv}");
            assert_eq!(again.drawing(), board.drawing(), "{mv}");
            // Of a stack, the highest piece is touched.
            if !record.distinguishes_levels() {
                assert_eq!(board.record.moves().first(), Some(&mv));
            }
        }
    }
}

#[test]
fn a_move_that_loses_something_is_asked_for_twice() {
    let kind = kind("push-push").unwrap();
    let mut asked = 0;
    let mut board = start_of(kind);
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..400 {
        let legal = board.record.legal();
        if legal.is_empty() {
            board = start_of(kind);
            continue;
        }
        let mv = &legal[random.usize(..legal.len())];
        let before = board.record.plies();
        for spot in board.record.steps(before, mv) {
            let place = board.record.spot_name(spot.ground());
            let affects_other_places = board.affects_other_places(board.spot(&place).unwrap());
            assert_eq!(board.touch(&place), !affects_other_places, "{mv}");
            if affects_other_places {
                asked += 1;
                assert_eq!(board.record.plies(), before);
                assert!(board.touch(&place), "{mv}");
            }
        }
        assert!(board.record.plies() > before);
    }
    assert!(asked > 0);
}

#[test]
fn a_point_means_the_place_under_it_and_in_a_groove_the_one_nearby() {
    let board = breakthrough(START, &[]);
    let at = |x: f64, y: f64| board.place_at((x * CELL, y * CELL));
    assert_eq!(at(0.5, 7.9).as_deref(), Some("a1"));
    assert_eq!(at(7.1, 0.1).as_deref(), Some("h8"));
    assert_eq!(at(-0.2, 0.5), None);
    for kind in GAMES {
        let mut board = start_of(*kind);
        let layout = board.layout();
        let touches = board.record.possible_touches().targets;
        for target in touches {
            let place = board.record.spot_name(target.touch.first().ground());
            let found = board.place_at(layout.middle(target.touch.first())).unwrap();
            let (found, place) = (board.spot(&found).unwrap(), board.spot(&place).unwrap());
            assert!(target.touch.covers(found) && target.touch.covers(place));
        }
        assert!(!board.touch("nowhere"));
    }
}

#[test]
fn a_game_is_found_by_its_name_when_a_program_is_compiled() {
    for (index, kind) in GAMES.iter().enumerate() {
        assert_eq!(index_of(kind.slug()), Some(index));
    }
    assert_eq!(index_of("push"), None);
    assert_eq!(index_of("push-pushes"), None);
}

#[test]
fn the_first_game_takes_one_turn_and_leaves_the_next_to_the_computer() {
    for kind in GAMES {
        let mut board = EarlyBoard::first_game(*kind).expect("a board");
        assert_eq!(board.drawing(), start_of(*kind).drawing());
        let person = board.record.turn();
        let first = board.record.legal().into_iter().next().expect("a move");
        for spot in board.record.steps(0, &first) {
            let place = board.record.spot_name(spot.ground());
            // A touch that has to be confirmed returns false.
            assert!(board.touch(&place) || board.touch(&place), "{place}");
        }
        assert_ne!(board.record.turn(), person, "{}", kind.slug());
        let drawing = board.drawing();
        for spot in board.record.board().spots {
            let place = board.record.spot_name(spot.ground());
            assert!(!board.touch(&place), "{place}");
        }
        assert_eq!(board.drawing(), drawing);
    }
}
