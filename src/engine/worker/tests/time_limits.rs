//! Levels that have a time limit.

use super::*;

#[test]
fn a_level_moves_when_its_time_is_up() {
    for (millis, expected) in [(None, 500.0), (Some(10_000), 500.0), (Some(200), 200.0)] {
        let mut worker = worker();
        let level = Request::Level {
            index: 1,
            seed: 1,
            game: 1,
            millis,
        };
        ask(&mut worker, 1, "slow", level);
        let replies = finish(&mut worker);
        let (_, found) = done(&replies);
        assert_eq!(found.choice.as_deref(), Some("level0"));
        let late = found.millis - expected;
        assert!(
            (-1e-6..50.0).contains(&late),
            "{millis:?}: {}",
            found.millis
        );
    }
}

#[test]
fn every_level_of_every_game_has_a_move_at_once() {
    for kind in SEARCHABLE_GAMES {
        for index in 0..kind.levels().len() {
            let mut worker = EngineWorker::with_games(games::searchable_game, |_| None);
            let level = Request::Level {
                index,
                seed: 7,
                game: 1,
                millis: Some(0),
            };
            ask(&mut worker, 1, kind.slug(), level);
            let replies = finish(&mut worker);
            assert!(done(&replies).1.choice.is_some(), "{}", kind.slug());
        }
    }
}
