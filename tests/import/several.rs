//! Texts of several games, as the library saves them: whole, and damaged in every way.

use crate::all;
use fastrand::Rng;
use tablero::games::GAMES;
use tablero::play::import::{
    ImportError, ImportFault, ReadableGame, SeveralGames, has_several_games,
};
use tablero::play::{GameTree, NodeId, limits};

/// All parts of a text.
fn parts(text: &str, games: &[ReadableGame]) -> Vec<Result<GameTree, ImportError>> {
    let mut several = SeveralGames::of(text).expect("it is not too long");
    let count = several.count();
    let read: Vec<_> = std::iter::from_fn(|| several.read_next(games)).collect();
    assert_eq!((read.len(), several.count_read()), (count, count));
    read
}

/// The texts of the games that are read, and the places of the faults of the others.
fn told(text: &str) -> (Vec<String>, Vec<(usize, usize)>) {
    let (mut texts, mut faults) = (Vec::new(), Vec::new());
    for part in parts(text, &all()) {
        match part {
            Ok(tree) => texts.push(tree.to_string()),
            Err(error) => faults.push((error.line, error.column)),
        }
    }
    (texts, faults)
}

/// A random game with variations, comments and names.
fn random_game(kind: usize, rng: &mut Rng) -> String {
    let kind = GAMES[kind % GAMES.len()];
    let options = kind.options();
    let options = rng.choice(&options).expect("options");
    let start = kind.start(options, None).expect("a start");
    let mut tree = GameTree::new(start);
    let mut line = vec![GameTree::ROOT];
    for _ in 0..rng.usize(1..12) {
        let at = line[line.len() - 1];
        let legal: Vec<String> = legal(&tree, at);
        let Some(mv) = rng.choice(&legal) else { break };
        line.push(tree.play_text(at, mv).expect("a legal move"));
        // Another move in its place, with a comment.
        if let Some(other) = rng
            .choice(&legal)
            .filter(|other| *other != mv && rng.bool())
        {
            let other = tree.play_text(at, other).expect("a legal move");
            tree.set_comment(other, "tablero 1\ngame {zoq}");
        }
    }
    let mut header = tree.header().clone();
    header.set("white", ["", "Ada", "José {1}"][rng.usize(..3)]);
    header.set("date", ["", "2026-11-26"][rng.usize(..2)]);
    tree.set_header(header);
    tree.to_string()
}

fn legal(tree: &GameTree, at: NodeId) -> Vec<String> {
    let legal = tree.node(at).position().legal();
    legal.iter().map(|mv| mv.notation.to_string()).collect()
}

const ZOQ: &str = "tablero 1\ngame zoq\nstart bbb/3/WWW Wb w\nmoves @b2";
const POGO: &str =
    "tablero 2\ngame pogo\nstart bb,bb,bb/-,-,-/WW,WW,WW w\nwhite Ada\nmoves 2b1-b3 (1a1-b1)";

#[test]
fn a_text_has_several_games_if_it_has_two_headings_or_names_two_games() {
    for (text, is_several) in [
        (ZOQ.to_owned(), false),
        (format!("\u{feff}\r\n {ZOQ}"), false),
        (format!("{ZOQ}\n\n{POGO}"), true),
        (format!("{ZOQ}\r\r{POGO}"), true),
        (format!("{ZOQ}\n\n{}", &POGO[1..]), true),
        (format!("{}\n\n{POGO}", &ZOQ[1..]), true),
        (format!("{}\n\n{}", &ZOQ[1..], &POGO[1..]), false),
        (String::new(), false),
        ("a2-a3 a7-a6".to_owned(), false),
        ("tablero ".repeat(100), false),
    ] {
        assert_eq!(has_several_games(&text), is_several, "{text}");
    }
}

#[test]
fn every_game_is_read_and_a_fault_is_in_its_line() {
    let text = format!("\u{feff}{ZOQ}\r\n\r\n\r\n{POGO}\r\n{ZOQ} a1-a3 nonsense\r\n\r\n{ZOQ}\r\n");
    let (texts, faults) = told(&text);
    assert_eq!(texts, [ZOQ, POGO, ZOQ]);
    assert_eq!(faults, [(15, 11)]);
}

#[test]
fn a_damaged_heading_hides_no_other_game() {
    let damaged = &POGO[1..];
    for (text, expected) in [
        (format!("{ZOQ}\n\n{damaged}\n\n{ZOQ}"), 6),
        (format!("{ZOQ}\n{damaged}\n{ZOQ}"), 5),
        (format!("{ZOQ}\nx{POGO}\n\n{ZOQ}"), 5),
    ] {
        let (texts, faults) = told(&text);
        assert_eq!(texts, [ZOQ, ZOQ], "{text}");
        assert_eq!(faults, [(expected, 1)], "{text}");
    }
    let (texts, faults) = told(&format!("no game\n\n{ZOQ}\n\n{POGO}\n\nthe end"));
    assert_eq!(texts, [ZOQ, POGO]);
    assert_eq!(faults, [(1, 1), (14, 1)]);
}

#[test]
fn a_text_with_too_many_games_is_refused() {
    let max = format!("{ZOQ}\n").repeat(limits::GAMES);
    let several = SeveralGames::of(&max).expect("as many as there may be");
    assert_eq!(
        (several.count(), several.kind()),
        (limits::GAMES, Some("zoq"))
    );
    let fault = |text: &str| SeveralGames::of(text).err().map(|error| error.fault);
    assert!(matches!(fault(&(max + POGO)), Some(ImportFault::TooMany)));
    let long = "x".repeat(limits::GAMES_BYTES + 1);
    assert!(matches!(fault(&long), Some(ImportFault::TooLong)));
}

/// A text with one to three random changes.
fn damaged(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..rng.usize(1..4) {
        let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
        let at = rng.usize(..lines.len());
        match rng.usize(..9) {
            0 => lines.insert(at, lines[at].clone()),
            1 => drop(lines.remove(at)),
            2 => {
                let others: Vec<&str> = other.split('\n').collect();
                let from = rng.usize(..others.len());
                let some = others[from..].iter().take(rng.usize(1..4));
                lines.splice(at..at, some.map(|line| (*line).to_owned()));
            }
            3 => lines[at] = "9".repeat(rng.usize(1..3_000)),
            4 => {
                let other = rng.usize(..lines.len());
                lines.swap(at, other);
            }
            5 => lines.truncate(at + 1),
            6 => lines.insert(at, String::new()),
            7 => {
                let mut signs: Vec<char> = lines[at].chars().collect();
                let place = rng.usize(..=signs.len());
                match place < signs.len() {
                    true => signs[place] = char::from(rng.u8(1..127)),
                    false => signs.push('\r'),
                }
                lines[at] = signs.into_iter().collect();
            }
            _ => {
                let mut signs: Vec<char> = text.chars().collect();
                signs.truncate(rng.usize(..=signs.len()));
                lines = vec![signs.into_iter().collect()];
            }
        }
        text = lines.join("\n");
    }
    text
}

/// Whether a text has a game with all its lines, and the next line is empty or a heading.
fn has_whole(text: &str, game: &str) -> bool {
    text.match_indices(game).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + game.len()..]);
        let begins = before.is_empty() || before.ends_with('\n');
        let rest = after.strip_prefix('\n').unwrap_or(after);
        let next = rest.split('\n').next().unwrap_or_default();
        let ends = after.is_empty() || after.starts_with('\n');
        begins && ends && (next.trim().is_empty() || next.starts_with("tablero "))
    })
}

#[test]
fn of_a_damaged_text_every_undamaged_game_is_read() {
    let games = all();
    let mut rng = Rng::with_seed(20);
    let (mut whole, mut lost) = (0, 0);
    for round in 0..1_000 {
        let texts: Vec<String> = (0..6).map(|kind| random_game(kind, &mut rng)).collect();
        let other = random_game(round, &mut rng);
        let file = texts.join("\n\n") + "\n";
        let mut text = damaged(&file, &other, &mut rng);
        // In every third round all line ends are `\r\n`.
        let normal = text.replace("\r\n", "\n").replace('\r', "\n");
        if round % 3 == 0 {
            text = normal.replace('\n', "\r\n");
        }
        let lines = normal.split('\n').count();
        let mut read = Vec::new();
        for part in parts(&text, &games) {
            match part {
                Ok(tree) => read.push(tree.to_string()),
                Err(error) => assert!(error.line <= lines, "{error}: {text}"),
            }
        }
        for game in &texts {
            let is_whole = has_whole(&normal, game);
            let is_read = read.contains(game);
            assert!(is_read || !is_whole, "{game}\nis not read from\n{text}");
            whole += usize::from(is_whole);
            lost += usize::from(!is_read);
        }
    }
    println!("{whole} whole games, {lost} lost ones");
    assert!(whole > 3_000 && lost > 500, "{whole} whole, {lost} lost");
}

#[test]
fn a_comment_with_a_link_is_a_comment() {
    let text = POGO.replace("2b1-b3", "2b1-b3 {see #tablero=1&game=zoq&sum=000000}");
    let readings = tablero::play::import::read(&text, &all()).expect("a game");
    assert_eq!(readings[0].tree.to_string(), text);
    let slug = tablero::play::import::game_in(&text);
    assert_eq!(slug.as_deref(), Some("pogo"));
}
