//! The estimate of the player's strength, tested with players of known strength.

use fastrand::Rng;
use tablero::games::{GAMES, ladder};
use tablero::session::statistics::{
    Estimate, Ladder, LadderPlace, MAX_GAMES, MIN_GAMES, RatedGame, estimate,
};

fn breakthrough() -> Ladder {
    Ladder::of(ladder("breakthrough")).expect("it was measured")
}

fn games(level: u8, wins: usize, losses: usize) -> Vec<RatedGame> {
    let game = |score| RatedGame { level, score };
    let wins = std::iter::repeat_n(game(1.0), wins);
    wins.chain(std::iter::repeat_n(game(0.0), losses)).collect()
}

/// A place as a number, so that places can be compared.
fn number(place: LadderPlace) -> f64 {
    match place {
        LadderPlace::Below => f64::NEG_INFINITY,
        LadderPlace::Level(level) => level,
        LadderPlace::Above => f64::INFINITY,
    }
}

fn likeliest(found: &Estimate) -> f64 {
    found.likeliest.map_or(f64::NAN, number)
}

#[test]
fn a_measured_ladder_has_a_score_for_each_level_but_the_first() {
    let mut measured = 0;
    for kind in GAMES {
        let scores = ladder(kind.slug());
        if let Some(found) = Ladder::of(scores) {
            assert_eq!(found.levels(), kind.levels(), "{}", kind.slug());
            measured += 1;
        } else {
            assert!(scores.is_empty(), "{}", kind.slug());
        }
    }
    assert!(measured >= 5);
    assert_eq!(ladder("chess"), [0_u8; 0]);
}

#[test]
fn strengths_are_placed_between_the_levels() {
    let ladder = breakthrough();
    assert_eq!(ladder.strength(1), Some(0.0));
    assert_eq!(ladder.strength(0), None);
    assert_eq!(ladder.strength(11), None);
    assert_eq!(ladder.place(-1.0), LadderPlace::Below);
    assert_eq!(ladder.place(0.0), LadderPlace::Level(1.0));
    assert_eq!(ladder.place(1e6), LadderPlace::Above);
    let (third, fourth) = (ladder.strength(3).unwrap(), ladder.strength(4).unwrap());
    let middle = number(ladder.place(f64::midpoint(third, fourth)));
    assert!((middle - 3.5).abs() < 1e-9, "{middle}");
    // 85 % is 301 points.
    assert!((fourth - third - 301.0).abs() < 1.0);
    for scores in [&[][..], &[80, 100], &[0]] {
        assert_eq!(Ladder::of(scores), None);
    }
}

#[test]
fn half_of_the_points_against_a_level_is_that_level() {
    let found = estimate(&breakthrough(), &games(4, 10, 10)).expect("enough games");
    assert!((likeliest(&found) - 4.0).abs() < 0.001, "{found:?}");
    let (low, high) = (number(found.lowest), number(found.highest));
    assert!(
        low > 3.0 && low < 3.8 && high > 4.2 && high < 5.0,
        "{found:?}"
    );
    let half = [RatedGame {
        level: 4,
        score: 0.5,
    }; 20];
    let drawn = estimate(&breakthrough(), &half).expect("enough games");
    assert!((likeliest(&drawn) - 4.0).abs() < 0.001, "{drawn:?}");
}

#[test]
fn more_games_make_the_interval_shorter() {
    let width = |games: usize| {
        let games = super::estimates::games(5, games, games);
        let found = estimate(&breakthrough(), &games).expect("enough games");
        number(found.highest) - number(found.lowest)
    };
    assert!(width(30) < width(10));
}

#[test]
fn few_games_say_nothing_and_old_ones_do_not_count() {
    let ladder = breakthrough();
    assert_eq!(estimate(&ladder, &games(4, MIN_GAMES - 1, 0)), None);
    // A level that the game no longer has is omitted.
    assert_eq!(estimate(&ladder, &games(12, 50, 50)), None);
    let newest = games(6, MAX_GAMES / 2, MAX_GAMES / 2);
    let with_old = [newest.clone(), games(1, 0, 100)].concat();
    assert_eq!(estimate(&ladder, &with_old), estimate(&ladder, &newest));
}

#[test]
fn who_wins_or_loses_everything_has_one_bound() {
    let ladder = breakthrough();
    let wins = estimate(&ladder, &games(3, 20, 0)).expect("enough games");
    assert_eq!(wins.likeliest, None);
    assert_eq!(wins.highest, LadderPlace::Above);
    assert!(
        number(wins.lowest) > 3.5 && number(wins.lowest) < 6.0,
        "{wins:?}"
    );
    let losses = estimate(&ladder, &games(3, 0, 20)).expect("enough games");
    assert_eq!(losses.likeliest, None);
    assert_eq!(losses.lowest, LadderPlace::Below);
    assert!(number(losses.highest) < 2.9, "{losses:?}");
}

/// Players of known strength play levels near their own. The interval has their strength in about 95 of 100 cases.
#[test]
fn the_interval_covers_the_truth_about_95_times_out_of_100() {
    let mut rng = Rng::with_seed(7);
    for slug in ["breakthrough", "pogo"] {
        let ladder = Ladder::of(ladder(slug)).expect("it was measured");
        for count in [12, 30, 60] {
            let players = 2_000;
            let mut covered = 0;
            for _ in 0..players {
                let top = ladder.strength(6).expect("a level");
                let truth = rng.f64() * top;
                let games: Vec<RatedGame> = (0..count)
                    .map(|_| {
                        let own = number(ladder.place(truth)).round() as u8;
                        let level = (own + rng.u8(0..3)).saturating_sub(1).max(1);
                        let of_level = ladder.strength(level).expect("a level");
                        let chance = 1.0 / (1.0 + 10_f64.powf((of_level - truth) / 400.0));
                        let score = if rng.f64() < chance { 1.0 } else { 0.0 };
                        RatedGame { level, score }
                    })
                    .collect();
                let found = estimate(&ladder, &games).expect("enough games");
                let place = number(ladder.place(truth));
                let interval = number(found.lowest)..=number(found.highest);
                covered += u32::from(interval.contains(&place));
            }
            let share = f64::from(covered) / f64::from(players);
            assert!((0.93..=0.97).contains(&share), "{slug}, {count}: {share}");
        }
    }
}
