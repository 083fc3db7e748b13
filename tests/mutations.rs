//! Thousands of texts a little wrong, for every reader of text there is: none panics, and what is
//! read is printed as something that is read as the same.

use fastrand::Rng;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use tablero::games;
use tablero::games::breakthrough::{Breakthrough, Move};
use tablero::play::{GameText, Spot, decode, encode};
use tablero::rules::{NoOptions, Position};

const SEED: u64 = 99;
const MUTATIONS: usize = 20_000;

/// Runs a reader over mutations of texts; it says whether it could read.
fn mutate(texts: &[String], reads: impl Fn(&str) -> bool) {
    println!("seed {SEED}");
    let mut rng = Rng::with_seed(SEED);
    let mut read = 0;
    for _ in 0..MUTATIONS {
        let text = rng.choice(texts).unwrap();
        read += usize::from(reads(&mutation(text, texts, &mut rng)));
    }
    println!("{read} of {MUTATIONS} were read");
    assert!(read > 50, "hardly anything was read: {read}");
    assert!(read < MUTATIONS / 2, "hardly anything was wrong: {read}");
}

/// One to three changes: a letter taken out, put in or exchanged, a piece doubled, dropped or
/// taken from another text.
fn mutation(text: &str, texts: &[String], rng: &mut Rng) -> String {
    let alphabet: Vec<char> = "Ppwbx-0123459 /&=_%Aa\n\r\té\u{0}+.z".chars().collect();
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..=3) {
        let at = rng.usize(..=letters.len());
        let end = rng.usize(at..=letters.len().min(at + 12));
        let letter = *rng.choice(&alphabet).unwrap();
        match rng.usize(..6) {
            0 => drop(letters.drain(at..end)),
            1 => letters.insert(at, letter),
            2 => letters.splice(at..end.min(at + 1), [letter]).for_each(drop),
            3 => letters.extend_from_within(at..end),
            4 => letters.truncate(end),
            _ => {
                let other: Vec<char> = rng.choice(texts).unwrap().chars().collect();
                let from = rng.usize(..=other.len());
                let piece = other[from..].iter().take(12).copied();
                letters.splice(at..end, piece).for_each(drop);
            }
        }
    }
    letters.into_iter().collect()
}

/// Whether a text is read, as something that prints the same or as its canonical form.
fn reads<T: FromStr + Display + PartialEq + Debug>(text: &str) -> bool
where
    T::Err: Display,
{
    match text.parse::<T>() {
        Ok(read) => {
            assert_eq!(read.to_string(), text, "there is one text for each");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

fn positions() -> Vec<String> {
    [
        "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w",
        "pppp/pppp/PPPP/PPPP w",
        "pppppppppp/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/PPPPPPPPPP w",
        "10/10/4p5/3P1P4/10/10/10/10/10/10 b",
        "1p1pP1/2p3/P1p1p1/P1PpPp/P1P2P/5P b",
        "4/2P1/4/4 b",
    ]
    .map(str::to_owned)
    .to_vec()
}

fn texts() -> Vec<String> {
    let mut games = vec![
        "tablero 1\ngame breakthrough".to_owned(),
        "tablero 1\ngame ticto\noptions setup=line\nmoves a4* b3n!c3n".to_owned(),
    ];
    for start in positions() {
        games.push(format!(
            "tablero 1\ngame breakthrough\nstart {start}\nmoves a2-a3 b7xc6\nresult black"
        ));
    }
    games
}

#[test]
fn mutated_positions_are_read_as_written_or_refused() {
    mutate(&positions(), |text| {
        match Breakthrough::parse(NoOptions, text) {
            Ok(position) => {
                assert_eq!(position.to_string(), text, "there is one text for each");
                assert_eq!(position.moves().len() as u64, position.count_moves());
                true
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                false
            }
        }
    });
}

#[test]
fn mutated_moves_are_read_as_written_or_refused() {
    let moves = ["a2-a3", "b4xc5", "j9xi10", "a10-b9"].map(str::to_owned);
    mutate(&moves, reads::<Move>);
}

#[test]
fn mutated_spots_are_read_as_written_or_refused() {
    let spots = ["a1", "c3x", "b2.3", "z10n", "c0e.12"].map(str::to_owned);
    mutate(&spots, reads::<Spot>);
}

#[test]
fn mutated_texts_of_games_are_read_as_written_or_refused() {
    mutate(&texts(), |text| {
        let read = reads::<GameText>(text);
        if read {
            open(&text.parse().unwrap());
        }
        read
    });
}

/// What the rules allow of a game is told again by the table; what not, with a sentence.
fn open(game: &GameText) {
    match games::open(game) {
        Ok(table) => {
            let text = table.text();
            assert_eq!(text.moves, game.moves);
            assert_eq!(games::open(&text).unwrap().text(), text);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

#[test]
fn mutated_links_are_refused_or_read_as_the_same_game() {
    let links: Vec<String> = texts()
        .iter()
        .map(|text| encode(&text.parse().unwrap()))
        .collect();
    // The checksum keeps most mutations from the readers behind it: a second try has a new one.
    mutate(&links, |link| {
        let sealed = link.rsplit_once("&sum=").map(|(fields, _)| reseal(fields));
        let read = decode_and_back(link);
        sealed.is_some_and(|link| decode_and_back(&link)) || read
    });
}

/// The fields with the checksum of what they say.
fn reseal(fields: &str) -> String {
    let line = |field: &str| match field.split_once('=') {
        Some((key, value)) => {
            let spaced = value.replace('_', " ");
            let value = percent_encoding::percent_decode_str(&spaced).decode_utf8_lossy();
            format!("{key} {value}")
        }
        None => field.to_owned(),
    };
    let lines: Vec<String> = fields.split('&').map(line).collect();
    let sum = crc32fast::hash(lines.join("\n").as_bytes()) & 0xff_ffff;
    format!("{fields}&sum={sum:06x}")
}

fn decode_and_back(link: &str) -> bool {
    match decode(link) {
        Ok(game) => {
            assert_eq!(decode(&encode(&game)), Ok(game));
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}
