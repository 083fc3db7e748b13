//! The levels of solved games, which use the solution.

use crate::matches::kept;
use tablero::games;
use tablero::play::GameText;
use tablero::rules::{Outcome, Side};

#[test]
fn a_level_of_a_solved_game_is_that_of_its_solution() {
    let solving = games::solvable_game("zoq").unwrap().solving("", None);
    let answers = solving.unwrap().unwrap().finish();
    let levels = games::kind("zoq").unwrap().levels();
    // For the best level and for the first level: the number of perfect moves, and of all moves.
    let mut counts = [(0, 0); 2];
    let lines = kept(
        "exact_levels",
        &format!("zoq level:{levels} level:1 --games 20 --opening 2"),
    );
    for (number, game) in lines.games.iter().enumerate() {
        for ply in 2..game.len() {
            let text = GameText {
                game: "zoq".to_owned(),
                moves: game[..ply].to_vec(),
                ..GameText::default()
            };
            let known = answers.explore(&text).unwrap().unwrap();
            let made = known.moves.iter().find(|one| one.mv == game[ply]);
            let count = &mut counts[(number + ply) % 2];
            count.0 += u32::from(made.unwrap().perfect);
            count.1 += 1;
        }
    }
    let [(best, all), (first, of)] = counts;
    assert!(all > 40 && best == all, "{counts:?}");
    assert!(first < of, "{counts:?}");
}

/// The first level does not move aimlessly: it wins nine of ten games against random play, each within sixty
/// of its own moves. `lab match ticto level:1 random --games 200 --seed 1` plays more of these games.
#[test]
fn the_easiest_level_of_ticto_wins_when_it_is_ahead() {
    const GAMES: usize = 20;
    let lines = kept(
        "easiest",
        &format!("ticto level:1 random --games {GAMES} --seed 1"),
    );
    assert_eq!(lines.games.len(), GAMES);
    let won = lines.games.iter().enumerate().filter(|(number, moves)| {
        // It makes the first move in every second game.
        let side = if number % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let own = (moves.len() + usize::from(side == Side::White)) / 2;
        let text = GameText {
            game: "ticto".to_owned(),
            moves: (*moves).clone(),
            ..GameText::default()
        };
        let result = games::open(&text).unwrap().result();
        own <= 60 && result.is_some_and(|result| result.outcome == Outcome::Won(side))
    });
    let won = won.count();
    println!("{won} of {GAMES} games won within 60 moves");
    assert!(10 * won >= 9 * GAMES, "{won}");
}
