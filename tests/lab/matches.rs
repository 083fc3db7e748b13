//! `lab match`: games of two players. The same seed gives the same games.

use crate::{Run, run};
use std::fs;
use std::path::PathBuf;
use tablero::games;
use tablero::play::{GameRecord, GameText};
use tablero::rules::{Outcome, Side};

/// Breakthrough on a small board, for short games.
const SMALL: &str = "pppp/pppp/4/PPPP/PPPP w";

/// A file for the output of a test. Every test uses its own name.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The output of a match, and the games that it stored.
pub struct Kept {
    pub printed: Vec<String>,
    pub games: Vec<Vec<String>>,
}

/// Plays a match and reads the games that it stored in a file with this name.
pub fn kept(name: &str, args: &str) -> Kept {
    let path = file(name);
    let mut args: Vec<&str> = args.split(' ').collect();
    let at = args.iter().position(|arg| *arg == "SMALL");
    if let Some(at) = at {
        args[at] = SMALL;
    }
    let to = path.to_str().unwrap();
    let run = run(&[&["match"], &args[..], &["--games-to", to]].concat(), b"");
    assert_eq!(run.code, Some(0), "{}", run.complained);
    let text = fs::read_to_string(&path).unwrap();
    let moves = |line: &str| line.split(' ').map(str::to_owned).collect();
    Kept {
        printed: run.printed.lines().map(str::to_owned).collect(),
        games: text.lines().map(moves).collect(),
    }
}

/// The single output line of a match.
fn printed(args: &str) -> String {
    let args: Vec<&str> = ["match"].into_iter().chain(args.split(' ')).collect();
    let run = run(&args, b"");
    assert_eq!(run.code, Some(0), "{}", run.complained);
    let line = run.printed.strip_suffix('\n').unwrap();
    assert!(!line.contains('\n'), "{line}");
    line.to_owned()
}

/// The game after these moves.
fn record(game: &str, start: Option<&str>, moves: &[String]) -> GameRecord {
    let text = GameText {
        game: game.to_owned(),
        start: start.map(str::to_owned),
        moves: moves.to_vec(),
        ..GameText::default()
    };
    games::open(&text).unwrap()
}

/// The results of the games.
fn outcomes(game: &str, start: Option<&str>, games: &[Vec<String>]) -> Vec<Option<Outcome>> {
    let ended = |moves: &Vec<String>| {
        let result = record(game, start, moves).result();
        result.map(|result| result.outcome)
    };
    games.iter().map(ended).collect()
}

/// The integer part of a printed figure, between two words.
fn between<'a>(line: &'a str, from: &str, to: &str) -> &'a str {
    let rest = line.split_once(from).unwrap_or_else(|| panic!("{line}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("{line}")).0
}

#[test]
fn the_same_seed_makes_the_same_games_whatever_the_threads() {
    for (name, args) in [
        ("nodes", "breakthrough nodes:60 nodes:20 --start SMALL"),
        (
            "level",
            "breakthrough level:1 greedy --start SMALL --opening 2",
        ),
        ("depth", "zoq depth:3 random --options reach=any"),
        ("greedy", "pogo greedy random"),
    ] {
        let play = |run: &str, more: &str| {
            let args = format!("{args} --games 9 {more}");
            kept(&format!("threads-{name}-{run}"), &args)
        };
        let one = play("one", "--threads 1 --seed 5");
        assert_eq!(one.games.len(), 9, "{name}");
        for (run, threads) in [("again", 1), ("three", 3), ("many", 20)] {
            let other = play(run, &format!("--threads {threads} --seed 5"));
            assert_eq!(other.printed, one.printed, "{name}, {threads} threads");
            assert_eq!(other.games, one.games, "{name}, {threads} threads");
        }
        let other = play("other", "--threads 2 --seed 6");
        assert_ne!(other.games, one.games, "{name}, another seed");
    }
}

#[test]
fn each_opening_is_played_by_both_sides_and_leaves_a_game_to_be_played() {
    for (game, plies) in [("breakthrough", 4), ("pogo", 3), ("zoq", 6), ("ticto", 3)] {
        let args = format!("{game} random random --games 20 --opening {plies}");
        let games = kept(&format!("openings-{game}"), &args).games;
        let opening = |moves: &Vec<String>| moves[..plies].to_vec();
        let openings: Vec<_> = games.iter().map(opening).collect();
        assert_eq!(openings.len(), 20, "{game}");
        for pair in openings.chunks(2) {
            assert_eq!(pair[0], pair[1], "{game}");
            let record = record(game, None, &pair[0]);
            assert!(record.result().is_none(), "{game}: {pair:?}");
            assert_eq!(record.winning_move(1), None, "{game}: {pair:?}");
        }
        let mut different = openings.clone();
        different.sort();
        different.dedup();
        assert!(different.len() > 2, "{game}: {different:?}");
        assert_ne!(games[0], games[1], "{game}: random players go on otherwise");
    }
}

#[test]
fn no_opening_at_all_begins_at_the_start() {
    let games = kept(
        "no-opening",
        "breakthrough random random --games 4 --opening 0",
    )
    .games;
    let firsts: Vec<_> = games.iter().map(|moves| moves[0].clone()).collect();
    assert!(firsts.iter().any(|first| *first != firsts[0]), "{firsts:?}");
}

#[test]
fn results_are_those_of_the_games_and_lab_play_reads_them() {
    let Kept { printed, games } = kept(
        "results",
        "breakthrough nodes:50 random --start SMALL --games 30",
    );
    let path = file("results");
    let args = ["play", "breakthrough", "--start", SMALL, "--result"];
    let ends = crate::good(&args, &fs::read(path).unwrap());
    assert_eq!(ends.len(), 30);
    let outcomes = outcomes("breakthrough", Some(SMALL), &games);
    let (mut won, mut lost) = (0, 0);
    for (number, (end, outcome)) in ends.iter().zip(outcomes).enumerate() {
        let outcome = outcome.unwrap();
        assert!(end.ends_with(&format!(" = {outcome}")), "{end}");
        // The first player is White in the first of every two games.
        let first = [Side::White, Side::Black][number % 2];
        match outcome == Outcome::Won(first) {
            true => won += 1,
            false => lost += 1,
        }
    }
    assert!(won > lost && lost < 10, "{won} {lost}");
    let line = &printed[0];
    assert_eq!(printed.len(), 1);
    assert_eq!(
        between(line, "nodes:50 v random: ", ","),
        format!("{won}-0-{lost}")
    );
    let percent = format!("{:.1}", 100.0 * f64::from(won) / 30.0);
    assert_eq!(between(line, ", ", " %"), percent);
    let plies: usize = games.iter().map(Vec::len).sum();
    let mean = format!("{:.1}", plies as f64 / 30.0);
    assert_eq!(
        between(line, "±", " plies").rsplit(' ').next(),
        Some(&*mean)
    );
    assert!(
        line.contains(", Elo +") && line.ends_with(", 0 cut"),
        "{line}"
    );
}

#[test]
fn who_plays_himself_gets_half_of_every_opening() {
    let line = printed("zoq nodes:30 nodes:30 --games 12 --threads 2");
    assert!(line.contains(", 50.0 % ±0.0, Elo +0 ±0, "), "{line}");
}

#[test]
fn games_without_an_end_are_cut_and_count_as_drawn() {
    let Kept { printed, games } = kept("cut", "push-push greedy random --games 24");
    let outcomes = outcomes("push-push", None, &games);
    let cut = games.iter().zip(&outcomes).filter(|(_, end)| end.is_none());
    let cut: Vec<_> = cut.map(|(moves, _)| moves.len()).collect();
    let drawn = outcomes
        .iter()
        .filter(|end| matches!(end, None | Some(Outcome::Draw)));
    let drawn = drawn.count();
    assert!(!cut.is_empty(), "some of these games go on for ever");
    assert_eq!(cut, vec![1_000; cut.len()]);
    let results: Vec<&str> = between(&printed[0], ": ", ",").split('-').collect();
    assert_eq!(results[1], drawn.to_string(), "{printed:?}");
    assert!(
        printed[0].ends_with(&format!(", {} cut", cut.len())),
        "{printed:?}"
    );
}

#[test]
fn the_greedy_player_takes_a_win_and_gives_none_away_where_it_need_not() {
    let mut won = 0;
    let mut prevented = 0;
    for (game, start) in [("breakthrough", Some(SMALL)), ("zoq", None), ("pogo", None)] {
        let from = if start.is_some() {
            " --start SMALL"
        } else {
            ""
        };
        let args = format!("{game} greedy greedy --games 10 --opening 2{from}");
        for moves in kept(&format!("greedy-{game}"), &args).games {
            for ply in 2..moves.len() {
                let before = record(game, start, &moves[..ply]);
                let after = record(game, start, &moves[..=ply]);
                if before.winning_move(1).is_some() {
                    let outcome = after.result().map(|result| result.outcome);
                    assert_eq!(outcome, Some(Outcome::Won(before.turn())));
                    won += 1;
                } else if after.winning_move(1).is_some() {
                    let gives = |mv: String| {
                        let played = [&moves[..ply], &[mv]].concat();
                        record(game, start, &played).winning_move(1).is_some()
                    };
                    assert!(before.legal().into_iter().all(gives), "{moves:?} at {ply}");
                } else {
                    prevented += 1;
                }
            }
        }
    }
    assert!(won > 10 && prevented > 50, "{won} {prevented}");
}

#[test]
fn the_ladder_is_a_line_for_each_level_the_first_against_who_is_greedy() {
    // These games are so small that full strength is fast.
    for game in ["breakthrough", "zoq"] {
        let levels = games::kind(game).unwrap().levels();
        let args = "--ladder --games 1 --opening 2";
        let start = if game == "breakthrough" {
            " --start SMALL"
        } else {
            ""
        };
        let lines = kept(&format!("ladder-{game}"), &format!("{game} {args}{start}"));
        assert_eq!(lines.games.len(), levels, "{game}");
        assert_eq!(lines.printed.len(), levels, "{game}");
        let first = &lines.printed[0];
        assert!(first.starts_with("level:1 v greedy: "), "{first}");
        for (index, line) in lines.printed.iter().enumerate().skip(1) {
            let pair = format!("level:{} v level:{index}: ", index + 1);
            assert!(line.starts_with(&pair), "{line}");
        }
    }
}

#[test]
fn who_plays_by_the_clock_is_told_from_the_others() {
    let line = printed("zoq time:1 random --games 2");
    assert!(
        line.ends_with(", 0 cut, by the clock: not reproducible"),
        "{line}"
    );
}

#[test]
fn calls_that_make_no_match_are_refused() {
    let levels = games::kind("zoq").unwrap().levels();
    let beyond = format!("level:{}", levels + 1);
    for (args, why) in [
        ("zoq", "the players are missing"),
        ("zoq random", "the second player is missing"),
        ("zoq random random random", "`random` was not expected"),
        ("zoq random --ladder", "--ladder takes no players"),
        ("zoq random perfect", "`perfect` is not a player"),
        ("zoq random nodes", "`nodes` is not a player"),
        ("zoq random nodes:0", "expected a number from 1"),
        ("zoq random nodes:x", "expected a number from 1"),
        ("zoq random level:1,weights=x", "`level:1` has no weights"),
        ("zoq random depth:70000", "expected at most 65535"),
        ("zoq random random:3", "`random:3` is not a player"),
        (&*format!("zoq random {beyond}"), "but there are"),
        (
            "zoq random random --games 0",
            "--games 0, expected at least 1",
        ),
        ("zoq random random --games -1", "-1"),
        ("zoq random random --threads 0", "--threads 0"),
        ("zoq random random --opening 101", "expected at most 100"),
        (
            "zoq random random --nodes 5",
            "--nodes is not an option of this command",
        ),
        ("zoq random random,weights=x", "`random` has no weights"),
        ("zoq random nodes:5,width=x", "expected weights=FILE"),
        (
            "zoq random nodes:5,weights=/no/such/file",
            "/no/such/file: ",
        ),
        (
            "zoq random random --games-to /no/such/file",
            "/no/such/file: ",
        ),
        ("zoq random random --start x", "expected board"),
        ("chess random random", "`chess` is no game"),
    ] {
        let args: Vec<&str> = ["match"].into_iter().chain(args.split(' ')).collect();
        let Run {
            code,
            printed,
            complained,
        } = run(&args, b"");
        assert_eq!(code, Some(2), "{args:?}: {complained}");
        assert_eq!(printed, "", "{args:?}");
        assert!(complained.contains(why), "{args:?}: {complained}");
    }
}
