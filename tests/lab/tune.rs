//! `lab tune`: the weights of an evaluation, fitted to games.

use crate::matches::file;
use crate::{Run, run};
use std::fs;
use tablero::games::{self, Visitor};
use tablero::play::Game;
use tablero::search::{Node, Weight};

/// Each game with its weights.
fn numbers() -> Vec<(&'static str, &'static [Weight])> {
    struct All(Vec<(&'static str, &'static [Weight])>);

    impl Visitor for All {
        fn visit<G: Game>(&mut self) {
            self.0.push((G::SLUG, G::Node::WEIGHTS));
        }
    }

    let mut all = All(Vec::new());
    games::visit_all(&mut all);
    all.0
}

fn tune(game: &str, more: &str) -> Run {
    let args = format!("tune {game} --games 24 --nodes 60 {more}");
    let args: Vec<&str> = args.split_whitespace().collect();
    run(&args, b"")
}

/// The two losses in a line: before and after.
fn losses(line: &str) -> (f64, f64) {
    let losses = line.split_once(": loss ").unwrap().1;
    let losses = losses.split_once(", of games").unwrap().0;
    let (before, after) = losses.split_once(" -> ").unwrap();
    (before.parse().unwrap(), after.parse().unwrap())
}

#[test]
fn numbers_are_fitted_the_same_way_by_the_same_seed_and_the_loss_does_not_rise() {
    let mut fell = 0;
    for (game, numbers) in numbers() {
        let one = tune(game, "--seed 3 --threads 1 --rounds 2");
        if numbers.is_empty() {
            assert_eq!(one.code, Some(2), "{game}");
            let why = format!("{game} has no weights to tune");
            assert!(one.complained.contains(&why), "{}", one.complained);
            continue;
        }
        assert_eq!(one.code, Some(0), "{game}: {}", one.complained);
        let other = tune(game, "--seed 3 --threads 3 --rounds 2");
        assert_eq!(one.printed, other.printed, "{game}");
        let (told, lines): (Vec<&str>, Vec<&str>) =
            one.printed.lines().partition(|line| line.starts_with('#'));
        assert_eq!(told.len(), 2, "{told:?}");
        for line in told {
            let (before, after) = losses(line);
            assert!(after <= before, "{game}: {line}");
            fell += usize::from(after < before);
        }
        let names: Vec<_> = numbers.iter().map(|weight| weight.name).collect();
        let printed = lines.iter().map(|line| line.rsplit_once(' ').unwrap());
        let (printed, values): (Vec<_>, Vec<_>) = printed.unzip();
        assert_eq!(printed, names, "{game}");
        assert!(values.iter().all(|value| value.parse::<i32>().is_ok()));

        let path = file(&format!("tuned-{game}"));
        fs::write(&path, &one.printed).unwrap();
        let tuned = format!("nodes:20,weights={}", path.display());
        let args = ["match", game, &tuned, "nodes:20", "--games", "2"];
        let read = run(&args, b"");
        assert_eq!(read.code, Some(0), "{game}: {}", read.complained);
        let from = format!("--seed 3 --weights {}", path.display());
        assert_eq!(tune(game, &from).code, Some(0), "{game}");
    }
    assert!(fell > 0, "some were fitted");
}

#[test]
fn calls_that_tune_nothing_are_refused() {
    for (args, why) in [
        ("zoq --rounds 0", "--rounds 0, expected at least 1"),
        ("zoq --nodes 0", "--nodes 0"),
        ("zoq --ladder", "--ladder is not an option of this command"),
        ("zoq --unit nothing", "`nothing` is not a weight of zoq"),
        ("zoq --weights /no/such/file", "/no/such/file: "),
        ("zoq nodes:5", "`nodes:5` was not expected"),
    ] {
        let args: Vec<&str> = ["tune"].into_iter().chain(args.split(' ')).collect();
        let run = run(&args, b"");
        assert_eq!(run.code, Some(2), "{args:?}");
        assert_eq!(run.printed, "", "{args:?}");
        assert!(run.complained.contains(why), "{args:?}: {}", run.complained);
    }
}
