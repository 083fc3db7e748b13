//! Codes of whole games in links: their length, their contents, and the order of moves that they depend on.

mod damage;
mod frozen;
mod length;
mod move_order;
mod samples;

use samples::{random_games, vector_games};
use tablero::games::CODE_RULES;
use tablero::games::codes::{decode_link, encode_link};
use tablero::games::{self, GAMES};
use tablero::play::game_code::{CodedGame, EncodeError, GameId, LinkMessage};
use tablero::play::tree::Termination;
use tablero::play::{GameText, OpenError};
use tablero::rules::Side;

/// A game by links, sent by White, without names.
fn sent(text: &GameText) -> CodedGame {
    CodedGame {
        text: text.clone(),
        id: Some(GameId::new(0x3f_9a01_c27e)),
        sender: Some(Side::White),
        ..CodedGame::default()
    }
}

/// Writes a game and reads it again. Panics if the result is different.
fn round_trip(game: &CodedGame) -> String {
    let code = encode_link(game).unwrap_or_else(|error| panic!("{error}: {game:?}"));
    let read = decode_link(&code).unwrap_or_else(|error| panic!("{error}: {code}"));
    let text = &game.text;
    assert_eq!(read.text.moves, text.moves, "{code}");
    assert_eq!(read.text.hints, text.hints, "{code}");
    let [start, read_start] = [text, &read.text].map(|text| {
        let kind = games::kind(&text.game).unwrap();
        let start = kind.start(&text.options, text.start.as_deref()).unwrap();
        (start.options(), start.text())
    });
    assert_eq!(start, read_start, "{code}");
    assert_eq!(
        (read.id, read.sender, read.message, &read.names),
        (game.id, game.sender, game.message, &game.names),
        "{code}"
    );
    if game.ended.is_some() {
        assert_eq!(read.ended, game.ended, "{code}");
    }
    assert_eq!(encode_link(&read).unwrap(), code, "a game has one code");
    let record = games::open(&GameText {
        result: None,
        ..read.text.clone()
    });
    let reached = record.unwrap().result().map(|verdict| verdict.outcome);
    assert!(reached.is_none() || reached == read.text.result, "{code}");
    code
}

#[test]
fn no_two_games_have_the_same_number() {
    let rules = CODE_RULES.iter().flatten();
    let mut numbers: Vec<usize> = rules.map(|rules| rules.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, Vec::from_iter(0..numbers.len()));
}

#[test]
fn every_game_and_every_option_has_its_number() {
    for kind in GAMES {
        let rules = CODE_RULES
            .iter()
            .flatten()
            .find(|rules| rules.slug == kind.slug());
        let rules = rules.unwrap_or_else(|| panic!("{} has no code", kind.slug()));
        for options in kind.options() {
            assert!(rules.options.contains(&options.as_str()), "{options}");
        }
        let mut signs: Vec<char> = rules.signs.chars().collect();
        signs.sort_unstable();
        signs.dedup();
        let count = rules.signs.chars().count();
        assert_eq!(signs.len(), count, "{}: a sign stands twice", kind.slug());
        for start in (0..).map_while(rules.starts) {
            let read = kind.start("", Some(&start)).unwrap();
            assert_eq!(read.text(), start);
        }
    }
}

#[test]
fn every_character_of_a_position_has_its_number() {
    let mut positions: Vec<(&str, String)> = Vec::new();
    for kind in GAMES {
        let entries = samples::vectors(kind.slug(), "positions").into_iter();
        positions.extend(entries.map(|entry| {
            let position = entry["position"].as_str().unwrap();
            (kind.slug(), position.to_owned())
        }));
    }
    for text in random_games(&[200], 15) {
        let record = games::open(&text).unwrap();
        let slug = games::kind(&text.game).unwrap().slug();
        positions.extend((0..=record.plies()).map(|ply| (slug, record.position_text(ply))));
    }
    println!("{} positions", positions.len());
    for (slug, position) in positions {
        let rules = CODE_RULES.iter().flatten().find(|rules| rules.slug == slug);
        let is_known = |sign: char| rules.unwrap().signs.contains(sign);
        assert!(position.chars().all(is_known), "{slug}: {position}");
    }
}

#[test]
fn all_positions_of_the_vectors_come_back_as_starts() {
    for kind in GAMES {
        for entry in samples::vectors(kind.slug(), "positions") {
            let text = |name: &str| entry[name].as_str().unwrap().to_owned();
            round_trip(&sent(&GameText {
                game: kind.slug().to_owned(),
                options: text("options"),
                start: Some(text("position")),
                ..GameText::default()
            }));
        }
    }
}

#[test]
fn all_games_of_the_vectors_come_back() {
    for text in vector_games() {
        round_trip(&sent(&text));
    }
}

#[test]
fn random_games_come_back_with_every_end_and_message() {
    for text in random_games(&[0, 1, 7, 40], 12) {
        let kind = games::kind(&text.game).unwrap();
        let is_over = games::open(&text).unwrap().result().is_some();
        round_trip(&CodedGame {
            text: text.clone(),
            ..CodedGame::default()
        });
        for side in Side::BOTH {
            for message in LinkMessage::ALL {
                let game = CodedGame {
                    sender: Some(side),
                    message: Some(message),
                    names: ["Ada".to_owned(), "Ben & Co.".to_owned()],
                    ..sent(&text)
                };
                let is_possible = match message {
                    LinkMessage::DrawOffer => kind.agreed_draws() && !is_over,
                    LinkMessage::TakebackRequest => !text.moves.is_empty(),
                    LinkMessage::TakebackGranted | LinkMessage::Declined => true,
                };
                match is_possible {
                    true => drop(round_trip(&game)),
                    false => assert!(matches!(encode_link(&game), Err(EncodeError::Message))),
                }
            }
            for ended in [
                Termination::Resigned(side),
                Termination::Time(side),
                Termination::Agreed,
            ] {
                let game = CodedGame {
                    ended: Some(ended),
                    ..sent(&text)
                };
                match is_over || ended == Termination::Agreed && !kind.agreed_draws() {
                    false => drop(round_trip(&game)),
                    true => {
                        let error = encode_link(&game).unwrap_err();
                        let is_result =
                            matches!(error, EncodeError::Open(OpenError::Result { .. }));
                        assert!(is_result, "{error}");
                    }
                }
            }
        }
    }
}

#[test]
fn games_begin_anywhere() {
    for text in random_games(&[3, 17, 30], 12) {
        let record = games::open(&text).unwrap();
        let middle = record.plies() / 2;
        let begun = GameText {
            moves: text.moves[middle..].to_vec(),
            hints: (0..=record.plies() - middle).step_by(3).collect(),
            ..record.begun_at(middle)
        };
        round_trip(&sent(&begun));
    }
}

#[test]
fn a_tree_gives_its_line_and_a_code_gives_a_tree() {
    for text in random_games(&[9], 4) {
        let kind = games::kind(&text.game).unwrap();
        let game = CodedGame {
            names: ["Ada".to_owned(), String::new()],
            sender: None,
            ..sent(&text)
        };
        let tree = game.tree(kind).unwrap();
        let end = tree.main_end(tablero::play::GameTree::ROOT);
        let code = encode_link(&CodedGame::of_line(&tree, end)).unwrap();
        assert_eq!(code, encode_link(&game).unwrap());
        let read = decode_link(&code).unwrap();
        let again = games::read_tree(&tree.to_string()).unwrap();
        assert_eq!(read.tree(kind).unwrap().to_string(), again.to_string());
    }
}

#[test]
fn a_move_that_is_not_legal_is_not_written() {
    let text = GameText {
        game: "zoq".to_owned(),
        moves: vec!["a1-b2".to_owned(), "a1-b2".to_owned()],
        ..GameText::default()
    };
    let error = encode_link(&sent(&text)).unwrap_err();
    assert_eq!(error.to_string(), "move 2 (a1-b2): not a legal move here");
    let other = GameText {
        game: "chess".to_owned(),
        ..text
    };
    let error = encode_link(&sent(&other)).unwrap_err();
    assert_eq!(error.to_string(), "`chess` is no game of this collection");
}
