//! `lab record`: long unfinished games.

use crate::{good, run};
use tablero::games::GAMES;
use tablero::play::GameText;

fn record(args: &str) -> GameText {
    let args: Vec<&str> = args.split(' ').collect();
    good(&args, b"").join("\n").parse().unwrap()
}

#[test]
fn a_game_of_so_many_plies_is_not_over() {
    for kind in GAMES {
        let slug = kind.slug();
        let one = record(&format!("record {slug} --plies 30 --seed 4"));
        assert_eq!(one.game, slug);
        let reached = kind.open(&one).unwrap();
        assert_eq!(reached.plies(), 30, "{slug}");
        assert!(
            reached.result().is_none() && !reached.legal().is_empty(),
            "{slug}"
        );
        assert_eq!(
            one,
            record(&format!("record {slug} --plies 30 --seed 4")),
            "{slug}"
        );
        assert_ne!(
            one,
            record(&format!("record {slug} --plies 30 --seed 5")),
            "{slug}"
        );
    }
}

#[test]
fn kills_come_in_time_and_nobody_takes() {
    // A game of TicTo without a kill ends after a hundred plies.
    assert_eq!(record("record ticto --plies 130").moves.len(), 130);
    // Random games end after about half as many plies.
    let start = "ppppp/ppppp/5/5/PPPPP/PPPPP w";
    let args = ["record", "breakthrough", "--plies", "44", "--start", start];
    assert!(!good(&args, b"").join("\n").contains('x'));
}

#[test]
fn a_game_that_cannot_be_so_long_is_refused() {
    let why = |args: &[&str]| {
        let run = run(args, b"");
        assert_eq!((run.code, run.printed.as_str()), (Some(2), ""), "{args:?}");
        run.complained.lines().next().unwrap().to_owned()
    };
    let start = "3p/4/P3/4 w";
    assert_eq!(why(&["record", "pogo"]), "lab: record needs --plies");
    let long = why(&["record", "breakthrough", "--plies", "9", "--start", start]);
    assert!(
        long.starts_with("lab: every game that was tried is over after 2 plies"),
        "{long}"
    );
    let max = why(&["record", "pogo", "--plies", "20001"]);
    assert_eq!(max, "lab: --plies 20001, expected at most 20000");
}
