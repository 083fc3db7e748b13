//! The length of codes, and the time they take.

use crate::samples::{counts, random_game, random_games, vector_games};
use crate::{round_trip, sent};
use fastrand::Rng;
use std::time::{Duration, Instant};
use tablero::games::codes::{decode_link, encode_link};
use tablero::games::{CODE_RULES, GAMES, kind};
use tablero::play::game_code::{CodedGame, LinkMessage};
use tablero::play::tree::Termination;
use tablero::play::{GameText, Kind, limits};
use tablero::rules::Side;

/// The size of a character of a code in bits. Its information is a little less: log2 62 bits.
const BITS: f64 = 6.0;
/// The maximum number of characters for everything except the moves, the names and an unlisted start.
const OTHERS: usize = 24;

/// The number of characters of a link after the address of the page.
fn length(game: &CodedGame) -> usize {
    1 + round_trip(game).len()
}

/// The number of characters for the moves of a game, and the information in the moves in bits.
fn moves(text: &GameText) -> (usize, f64) {
    let without = GameText {
        moves: Vec::new(),
        hints: Vec::new(),
        ..text.clone()
    };
    let characters = length(&sent(text)) - length(&sent(&without));
    let bits = counts(text).into_iter().map(|count| (count as f64).log2());
    (characters, bits.sum())
}

#[test]
fn moves_take_hardly_more_than_their_information() {
    println!("game, plies, least bits, bits as characters, whole link in characters");
    let random = random_games(&[20, 60, 200], 5);
    for text in vector_games().iter().chain(&random) {
        let (characters, min) = moves(text);
        let taken = BITS * characters as f64;
        println!(
            "{} {} {min:.1} {taken} {}",
            text.game,
            text.moves.len(),
            length(&sent(text))
        );
        assert!(taken <= 1.02 * min + 6.0, "{taken} for {min}: {text}");
    }
}

#[test]
fn everything_else_takes_few_characters() {
    let max = |kind: &dyn Kind, options: String, start: Option<String>| {
        let text = GameText {
            game: kind.slug().to_owned(),
            options,
            start,
            ..GameText::default()
        };
        let ends = [
            None,
            Some(Termination::Resigned(Side::Black)),
            Some(Termination::Time(Side::Black)),
        ];
        let lengths = ends.into_iter().map(|ended| {
            let message = LinkMessage::TakebackGranted;
            length(&CodedGame {
                ended,
                message: Some(message),
                ..sent(&text)
            })
        });
        lengths.max().unwrap()
    };
    let mut longest = 0;
    for rules in CODE_RULES.iter().flatten() {
        let kind = kind(rules.slug).expect("a kind");
        for options in kind.options() {
            longest = longest.max(max(kind, options, None));
        }
        for start in (0..).map_while(rules.starts) {
            longest = longest.max(max(kind, String::new(), Some(start)));
        }
    }
    println!("everything but moves and names: {longest} characters with `#g=`");
    // Up to three more: one because the moves and the rest are rounded up together, and two full stops before names.
    assert!(longest + 3 <= OTHERS, "{longest}");
}

#[test]
fn lengths_of_20_60_and_200_plies() {
    const GAMES_EACH: usize = 40;
    println!("characters behind the address of the page, median and longest");
    let mut rng = Rng::with_seed(20);
    for kind in GAMES {
        for plies in [20, 60, 200] {
            let options = kind.options();
            let mut lengths: Vec<usize> = (0..GAMES_EACH)
                .map(|index| random_game(*kind, &options[index % options.len()], plies, &mut rng))
                .filter(|text| text.moves.len() == plies)
                .map(|text| length(&sent(&text)))
                .collect();
            lengths.sort_unstable();
            let slug = kind.slug();
            match lengths.last() {
                None => println!("{slug}, {plies} plies: no game is that long"),
                Some(longest) => {
                    let (median, games) = (lengths[lengths.len() / 2], lengths.len());
                    println!("{slug}, {plies} plies: {median}, {longest} ({games} games)");
                    assert!(*longest < 24 + plies * 8 / 5, "{longest}");
                }
            }
        }
    }
}

#[test]
fn starts_that_have_no_number_take_less_than_their_text() {
    for text in random_games(&[15], 6) {
        let record = tablero::games::open(&text).unwrap();
        let begun = record.begun_at(record.plies());
        let (with, text) = (length(&sent(&begun)), begun.start.unwrap());
        println!("{text}: {} characters, link {with}", text.len());
        assert!(with <= OTHERS + text.len(), "{text}");
    }
}

#[test]
fn long_games_take_little_time() {
    const AT_MOST: Duration = Duration::from_secs(5);
    let mut rng = Rng::with_seed(1);
    for slug in ["push-push", "pogo"] {
        let kind = tablero::games::kind(slug).unwrap();
        for plies in [1_000, limits::NODES - 1] {
            let text = random_game(kind, "", plies, &mut rng);
            let started = Instant::now();
            let code = encode_link(&sent(&text)).unwrap();
            let encoded = started.elapsed();
            let started = Instant::now();
            let read = decode_link(&code).unwrap();
            let decoded = started.elapsed();
            println!(
                "{slug}, {} plies: {} characters, coded in {encoded:?}, read in {decoded:?}",
                text.moves.len(),
                code.len()
            );
            assert_eq!(read.text.moves, text.moves);
            assert!(encoded < AT_MOST && decoded < AT_MOST);
        }
    }
}
