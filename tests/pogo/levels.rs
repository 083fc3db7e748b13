//! Pogo's levels, which use the solution.

use crate::law::sample::read;
use crate::solved::{START, table};
use fastrand::Rng;
use tablero::games::pogo::Pogo;
use tablero::play::{Game, GameLine};
use tablero::rules::{Outcome, Position, Side};

/// The first level does not move aimlessly: it wins nine of ten games against random play, each within sixty
/// of its own moves. `lab match pogo level:1 random --games 200 --seed 1` plays from random openings.
#[test]
fn the_easiest_level_wins_when_it_is_ahead() {
    const GAMES: u64 = 200;
    let mut won = 0;
    for number in 0..GAMES {
        let side = if number % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let mut rng = Rng::with_seed(number);
        let mut game = GameLine::from_position(read::<Pogo>(START));
        let mut own = 0;
        while game.result().is_none() && own <= 60 {
            let position = game.last();
            let mv = if position.turn() == side {
                own += 1;
                Pogo::EXACT_LEVELS[0]
                    .choose(table(), position, rng.u64(..))
                    .unwrap()
            } else {
                rng.choice(position.moves()).unwrap()
            };
            game.play(mv).unwrap();
        }
        let result = game.result();
        won += u64::from(result.is_some_and(|end| end.outcome == Outcome::Won(side)));
    }
    println!("{won} of {GAMES} games won within 60 moves");
    assert!(10 * won >= 9 * GAMES, "{won}");
}
