//! Games that a link without an id may belong to.

use tablero::play::stored::VERSION;
use tablero::play::{GameText, SavedGame};
use tablero::session::related_games::{continued, keep_closest, related};

const START: &str = "bb,bb,bb/-,-,-/WW,WW,WW w";
const MOVES: [&str; 4] = ["2b1-b3", "1a3-b3", "1a1-b1", "1c3-b3"];

fn text(moves: usize) -> GameText {
    GameText {
        game: "pogo".to_owned(),
        start: Some(START.to_owned()),
        moves: MOVES[..moves].iter().map(|&mv| mv.to_owned()).collect(),
        ..GameText::default()
    }
}

fn game(moves: usize) -> SavedGame {
    SavedGame {
        version: VERSION,
        text: text(moves).to_string(),
        names: ["Ada".to_owned(), String::new()],
        saved: 1.0,
        ..SavedGame::default()
    }
}

#[test]
fn one_is_the_beginning_of_the_other() {
    let older = related("a", &game(2), &text(3)).expect("the link goes on");
    assert!(older.is_older);
    assert_eq!((older.plies, older.names[0].as_str()), (2, "Ada"));
    let newer = related("a", &game(3), &text(1)).expect("the game goes on");
    assert!(!newer.is_older);
}

#[test]
fn other_games_are_not_related() {
    let link = text(2);
    assert_eq!(related("a", &game(2), &link), None, "the same moves");
    assert_eq!(related("a", &game(0), &link), None, "nothing was played");
    assert_eq!(related("a", &game(3), &text(0)), None, "a position");
    let against_computer = SavedGame {
        levels: [0, 3],
        ..game(1)
    };
    assert_eq!(related("a", &against_computer, &link), None);
    let by_links = SavedGame {
        correspondence: "3f9a01c27e white 1".to_owned(),
        ..game(1)
    };
    assert_eq!(related("a", &by_links, &link), None);
    let mut other_move = text(1);
    other_move.moves = vec!["1a1-b1".to_owned()];
    assert_eq!(related("a", &game(2), &other_move), None);
    let mut other_options = text(3);
    other_options.options = "reach=any".to_owned();
    assert_eq!(related("a", &game(2), &other_options), None);
    let mut other_start = text(3);
    other_start.start = Some("bb,bb,b/-,-,-/WW,WW,WW w".to_owned());
    assert_eq!(related("a", &game(2), &other_start), None);
    let damaged = SavedGame {
        text: "tablero 9".to_owned(),
        ..game(1)
    };
    assert_eq!(related("a", &damaged, &link), None);
}

#[test]
fn the_closest_come_first_and_the_rest_is_left_out() {
    let link = text(3);
    let saved_at = |id: &str, moves: usize, saved: f64| {
        let game = SavedGame {
            saved,
            ..game(moves)
        };
        related(id, &game, &link).expect("related")
    };
    let mut games = vec![
        saved_at("early", 1, 5.0),
        saved_at("close", 2, 1.0),
        saved_at("longer", 4, 2.0),
        saved_at("late", 1, 9.0),
        saved_at("later", 1, 11.0),
        saved_at("latest", 1, 12.0),
    ];
    keep_closest(&mut games, link.moves.len());
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, ["longer", "close", "latest", "later", "late"]);
}

#[test]
fn a_game_that_goes_on_keeps_its_help() {
    let own = GameText {
        hints: vec![1],
        ..text(2)
    };
    let stored = SavedGame {
        text: own.to_string(),
        undone: vec![MOVES[2].to_owned()],
        ..game(2)
    };
    let link = GameText {
        hints: vec![0, 2],
        ..text(3)
    };
    let longer = continued(&stored, &own, &link);
    let text: GameText = longer.text.parse().expect("a text");
    assert_eq!((text.hints, text.moves.len()), (vec![0, 1, 2], 3));
    assert_eq!((longer.names, longer.undone.len()), (stored.names, 0));
}
