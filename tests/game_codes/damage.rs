//! Codes that were damaged in transit, and codes with the right checksum and impossible contents.

use crate::samples::{random_games, vector_games};
use crate::sent;
use fastrand::Rng;
use std::time::{Duration, Instant};
use tablero::games::codes::{decode_link, encode_link};
use tablero::play::game_code::{CodeError, CodedGame, LinkMessage};
use tablero::rules::Side;

const ALPHABET: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH: usize = 5;

fn codes() -> Vec<String> {
    let all = vector_games()
        .into_iter()
        .chain(random_games(&[0, 6, 30], 2));
    let coded = |(index, text): (usize, _)| {
        let game = CodedGame {
            sender: Some(Side::BOTH[index % 2]),
            message: (index % 3 == 0).then_some(LinkMessage::TakebackGranted),
            names: match index % 4 {
                0 => ["Ada L.".to_owned(), "José-Ben".to_owned()],
                1 => [String::new(), "Ben".to_owned()],
                _ => Default::default(),
            },
            ..sent(&text)
        };
        encode_link(&game).unwrap()
    };
    all.enumerate().map(coded).collect()
}

/// The checksum, implemented again here.
fn checksum(text: &str) -> String {
    let sum = |sum: u64, byte: u8| (sum * 65_537 + u64::from(byte)) % 916_132_829;
    let mut sum = text.bytes().fold(1, sum);
    let mut digits = [b'0'; LENGTH];
    for digit in digits.iter_mut().rev() {
        *digit = ALPHABET.as_bytes()[(sum % 62) as usize];
        sum /= 62;
    }
    String::from_utf8(digits.to_vec()).unwrap()
}

/// A fragment with the right checksum for the text before it and after it.
fn resealed(fragment: &str) -> String {
    let rest = fragment.strip_prefix("g=").unwrap_or(fragment);
    let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric());
    let (code, names) = rest.split_at(end.unwrap_or(rest.len()));
    let body = &code[..code.len().saturating_sub(LENGTH)];
    let summed = if names.starts_with('.') { names } else { "" };
    format!("g={body}{}{names}", checksum(&format!("{body}{summed}")))
}

#[test]
fn the_checksum_is_the_documented_one() {
    for code in codes() {
        assert_eq!(resealed(&code), code);
    }
}

#[test]
fn every_changed_character_is_noticed() {
    let mut tried = 0;
    for code in codes().iter().filter(|code| code.len() < 150) {
        let game = decode_link(code).unwrap();
        for at in 2..code.len() {
            for to in "01Zaz-_.%&/é"
                .chars()
                .filter(|to| !code[at..].starts_with(*to))
            {
                let changed = format!("{}{to}{}", &code[..at], &code[at + 1..]);
                tried += 1;
                if let Ok(read) = decode_link(&changed) {
                    // The digits of an escape may be lowercase letters. No other change has the same meaning.
                    assert_eq!(read, game, "{code} is also {changed}");
                    assert!(code[..at].ends_with(['%', 'C', 'A']), "{code}: {changed}");
                }
            }
        }
    }
    println!("{tried} changed codes");
}

#[test]
fn a_lost_end_is_noticed_at_every_length() {
    for code in codes().iter().filter(|code| code.len() < 150) {
        for length in 0..code.len() {
            let error = match decode_link(&code[..length]) {
                Err(error) => error,
                Ok(_) => panic!("{} of {code}", &code[..length]),
            };
            match length {
                0 | 1 => assert!(matches!(error, CodeError::Foreign), "{error}"),
                _ => assert!(matches!(error, CodeError::Damaged), "{error}"),
            }
        }
    }
}

#[test]
fn what_a_program_put_behind_a_code_does_no_harm() {
    for code in codes() {
        let game = decode_link(&code).unwrap();
        for behind in [
            ".",
            ")",
            ",",
            "!",
            "...",
            "&fbclid=IwAR0",
            "?x",
            " and",
            "…",
            "\"",
        ] {
            let read = decode_link(&format!("{code}{behind}"));
            assert_eq!(read.unwrap(), game, "{code}{behind}");
        }
    }
}

#[test]
fn ten_thousand_mutated_codes_are_read_or_refused() {
    const SEED: u64 = 4;
    const MUTATIONS: usize = 10_000;
    const AT_MOST: Duration = Duration::from_secs(2);
    let codes = codes();
    let mut rng = Rng::with_seed(SEED);
    let (mut read, mut by_sentence) = (0, std::collections::BTreeMap::new());
    let mut slowest = Duration::ZERO;
    for _ in 0..MUTATIONS {
        let mut code = rng.choice(&codes).unwrap().clone();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(2..code.len().max(3)).min(code.len() - 1);
            let letter = char::from(*rng.choice(ALPHABET.as_bytes()).unwrap()).to_string();
            match rng.usize(..5) {
                0 => code.truncate(at.max(3)),
                1 => code.insert_str(at, &letter),
                2 => code.replace_range(at..=at, &letter),
                3 => {
                    let other = rng.choice(&codes).unwrap();
                    code.push_str(&other[rng.usize(..other.len())..]);
                }
                _ => code.replace_range(at..=at, rng.choice(["%", ".", "-", "%C3"]).unwrap()),
            }
        }
        // Half of them are given the right checksum, so that headers and moves are read.
        let code = if rng.bool() { resealed(&code) } else { code };
        let started = Instant::now();
        let result = decode_link(&code);
        slowest = slowest.max(started.elapsed());
        match result {
            Ok(game) => {
                read += 1;
                let again = encode_link(&game).expect("what is read is written");
                assert_eq!(decode_link(&again).unwrap(), game);
            }
            Err(error) => {
                let sentence = error.to_string();
                assert!(sentence.contains(' ') && sentence.len() < 300, "{sentence}");
                let words = sentence.replace(|sign: char| sign.is_ascii_digit(), "");
                let words: String = words.chars().take(50).collect();
                *by_sentence.entry(words).or_insert(0) += 1;
            }
        }
    }
    println!("seed {SEED}: {read} of {MUTATIONS} were read, the slowest took {slowest:?}");
    for (sentence, count) in &by_sentence {
        println!("{count} times: {sentence}");
    }
    assert!(by_sentence.len() > 8, "hardly any reasons");
    assert!(slowest < AT_MOST, "{slowest:?}");
}

#[test]
fn the_longest_fragment_is_refused_quickly() {
    for letter in ["1", "z", "0", ".", ".a", "%", "é"] {
        for bytes in [23_900, 24_001, 2_000_000] {
            let code = resealed(&format!("g={}", letter.repeat(bytes / letter.len())));
            let started = Instant::now();
            assert!(decode_link(&code).is_err());
            let took = started.elapsed();
            println!("{letter} {bytes}: {took:?}");
            assert!(took < Duration::from_secs(2), "{took:?}");
        }
    }
}
