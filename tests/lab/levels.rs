//! The levels of solved games, which play by the solution.

use crate::matches::kept;
use tablero::games;
use tablero::play::GameText;

#[test]
fn a_level_of_a_solved_game_is_that_of_its_solution() {
    let solving = games::solves("zoq").unwrap().solving("", None);
    let answers = solving.unwrap().unwrap().finish();
    let levels = games::kind("zoq").unwrap().levels();
    // The best level's moves that are perfect, all of them, and the same of the first.
    let mut counts = [(0, 0); 2];
    let lines = kept(
        "rungs",
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
