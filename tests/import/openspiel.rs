//! Games that OpenSpiel has played. `openspiel.txt` was written by its version 2.0.2 and this script:
//!
//! ```python
//! import random, pyspiel
//! chance = random.Random(28)
//! for rows, columns, games in [(8, 8, 70), (6, 6, 20), (7, 7, 10)]:
//!     game = pyspiel.load_game(f"breakthrough(rows={rows},columns={columns})")
//!     for _ in range(games):
//!         state, moves = game.new_initial_state(), []
//!         while not state.is_terminal():
//!             action = chance.choice(state.legal_actions())
//!             moves.append(state.action_to_string(action))
//!             state.apply_action(action)
//!         board = [line[1:] for line in str(state).splitlines()[:rows]]
//!         print("first" if state.returns()[0] > 0 else "second", "/".join(board), *moves)
//! ```

use crate::{all, main_line, one, only};
use tablero::play::import::Form;
use tablero::rules::{Outcome, Side};

const GAMES: &str = include_str!("openspiel.txt");

/// A played game: the winner, the last board with the highest rank first, the moves.
fn games() -> impl Iterator<Item = (Outcome, Vec<&'static str>, &'static str)> {
    GAMES.lines().map(|line| {
        let (winner, rest) = line.split_once(' ').expect("a winner");
        let (board, moves) = rest.split_once(' ').expect("a board");
        let winner = match winner {
            "first" => Side::White,
            _ => Side::Black,
        };
        (Outcome::Won(winner), board.split('/').collect(), moves)
    })
}

/// The notation of a board that is turned upside down. Black begins there.
fn turned(board: &[&str]) -> String {
    let ranks = board.iter().rev().map(|rank| {
        let (mut turned, mut empty) = (String::new(), 0);
        for cell in rank.chars().chain(['|']) {
            if cell == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                turned += &empty.to_string();
                empty = 0;
            }
            match cell {
                'b' => turned.push('P'),
                'w' => turned.push('p'),
                _ => {}
            }
        }
        turned
    });
    ranks.collect::<Vec<_>>().join("/")
}

#[test]
fn a_hundred_random_games_are_read_as_they_were_played() {
    assert_eq!(games().count(), 100);
    let breakthrough = only("breakthrough");
    for (outcome, board, moves) in games() {
        let readings = tablero::play::import::read(moves, &breakthrough);
        let readings = readings.unwrap_or_else(|error| panic!("{moves}: {error}"));
        let by_program = readings.iter().find(|reading| match reading.form {
            Form::Foreign(notation) => notation.program == Some("OpenSpiel"),
            _ => false,
        });
        let record = main_line(&by_program.expect("OpenSpiel's reading").tree);
        let plies = record.plies();
        assert_eq!(plies, moves.split(' ').count());
        let position = record.position_text(plies);
        let (pieces, _) = position.split_once(' ').expect("a side");
        assert_eq!(pieces, turned(&board), "{moves}");
        assert_eq!(record.result().map(|result| result.outcome), Some(outcome));
        assert_eq!(record.turn_at(0), Side::White);
    }
}

#[test]
fn a_list_may_be_printed_as_python_prints_it() {
    let (_, _, moves) = games().next().expect("a game");
    let words: Vec<String> = moves.split(' ').map(|mv| format!("'{mv}'")).collect();
    let printed = format!("[{}]\n", words.join(", "));
    let plain = tablero::play::import::read(moves, &all()).expect("a list");
    let listed = tablero::play::import::read(&printed, &all()).expect("a list");
    let texts = |readings: &[tablero::play::import::Reading]| -> Vec<String> {
        let trees = readings.iter().map(|reading| reading.tree.to_string());
        trees.collect()
    };
    assert_eq!(texts(&plain), texts(&listed));
}

#[test]
fn a_capture_has_a_star() {
    // The same cells without the star are a list in which Black begins, on our own board.
    let starred = "d7d6 e2e3 d6d5 e3e4 d5e4*";
    let games = only("breakthrough");
    let readings = tablero::play::import::read(starred, &games).expect("a list");
    assert_eq!(readings.len(), 2);
    let plain = one(&starred.replace('*', ""), &games);
    assert!(matches!(plain.form, Form::Foreign(notation) if notation.program.is_none()));
    assert_eq!(plain.tree.moves_text(), "d7-d6 e2-e3 d6-d5 e3-e4 d5xe4");
}
