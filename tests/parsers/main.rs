//! Every reader of text, with valid texts of every registered game, with hand-written bad ones, and with
//! thousands of texts with small errors. None panics or takes long, and everything that is read is printed as
//! a text that is read as the same.

mod corpus;
mod invalid;
mod limits;
mod long_trees;
mod mutation;
mod readers;
mod walk;

use corpus::{GAME_BY_GAME, Texts};
use fastrand::Rng;
use mutation::mutation;
use readers::{READERS, named};
use std::time::{Duration, Instant};

const SEED: u64 = 99;
const MUTATIONS: usize = 20_000;
/// Longer texts are read unchanged, but not in twenty thousand variations.
const SHORT: usize = 600;
/// The time limit for one text, in an unoptimised test, on a machine that also does other things.
const AT_MOST: Duration = Duration::from_secs(5);

#[test]
fn right_texts_of_every_game_are_read() {
    for (game, corpus) in &*GAME_BY_GAME {
        for (name, texts) in corpus {
            println!("{game}: {} texts for {name}", texts.len());
            for text in texts {
                assert!(named(name).accepts(text), "{name} refuses {text:?}");
            }
        }
    }
}

#[test]
fn invalid_texts_are_refused() {
    let names: Vec<&str> = READERS.iter().map(|reader| reader.name).collect();
    let lists: Vec<&str> = invalid::REFUSED.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, lists, "a list for every reader");
    for (name, texts) in invalid::REFUSED {
        for text in *texts {
            assert!(!named(name).accepts(text), "{name} takes {text:?}");
        }
    }
}

#[test]
fn odd_texts_are_taken_where_there_is_no_doubt_what_they_mean() {
    for (name, texts) in invalid::TAKEN {
        for text in *texts {
            assert!(named(name).accepts(text), "{name} refuses {text:?}");
        }
    }
}

#[test]
fn mutated_positions_of_each_game_are_read_or_refused() {
    each_game("position");
}

#[test]
fn mutated_moves_of_each_game_are_read_or_refused() {
    each_game("mv");
}

#[test]
fn mutated_options_are_read_or_refused() {
    mutate("options", &corpus::of_all());
}

#[test]
fn mutated_spots_are_read_or_refused() {
    mutate("spot", &corpus::of_all());
}

#[test]
fn mutated_records_are_read_or_refused() {
    mutate("record", &corpus::of_all());
}

#[test]
fn mutated_links_are_read_or_refused() {
    mutate("link", &corpus::of_all());
}

#[test]
fn mutated_stored_games_are_read_or_refused() {
    mutate("saved", &corpus::of_all());
}

#[test]
fn mutated_texts_of_every_kind_are_read_or_refused() {
    for name in ["import", "several"] {
        mutate(name, &corpus::of_all());
    }
}

#[test]
fn mutated_addresses_are_read_or_refused() {
    for name in ["code", "draft"] {
        mutate(name, &corpus::of_all());
    }
}

#[test]
fn mutated_stored_values_are_read_or_set_aside() {
    for name in ["finished-line", "finished-page"] {
        mutate(name, &corpus::of_all());
    }
    let rows = ["row", "index", "variations", "settings", "progress"];
    for name in rows.into_iter().chain(["correspondence", "backup"]) {
        mutate(name, &corpus::of_all());
    }
}

#[test]
fn mutated_messages_are_read_or_refused() {
    for name in ["call", "reply"] {
        mutate(name, &corpus::of_all());
    }
}

fn each_game(name: &str) {
    for (game, corpus) in &*GAME_BY_GAME {
        println!("{game}:");
        mutate(name, corpus);
    }
}

/// Most variations of an address name a game of the browser or an exercise, which may not exist.
#[test]
fn mutated_addresses_of_screens_name_a_screen() {
    let texts = &corpus::of_all()["address"];
    let mut rng = Rng::with_seed(SEED);
    for _ in 0..MUTATIONS {
        let whole = rng.choice(texts).expect("a text");
        named("address").accepts(&mutation(whole, texts, &mut rng));
    }
}

/// Runs a reader on variations of its texts.
fn mutate(name: &str, corpus: &Texts) {
    let mut texts = corpus[name].clone();
    texts.retain(|text| text.len() <= SHORT);
    println!("{name}: {} texts, seed {SEED}", texts.len());
    let invalid = invalid::REFUSED.iter().find(|(other, _)| *other == name);
    let invalid = invalid.expect("a list for every reader").1;
    let reader = named(name);
    let mut rng = Rng::with_seed(SEED);
    let (mut read, mut slowest) = (0, Duration::ZERO);
    for _ in 0..MUTATIONS {
        let whole = match rng.usize(..8) {
            0 => rng.choice(invalid).copied(),
            _ => rng.choice(&texts).map(String::as_str),
        };
        let whole = whole.expect("a text");
        let text = mutation(whole, &texts, &mut rng);
        let started = Instant::now();
        read += usize::from(reader.accepts(&text));
        slowest = slowest.max(started.elapsed());
    }
    println!("{name}: {read} of {MUTATIONS} were read, the slowest took {slowest:?}");
    assert!(read > 50, "hardly anything was read: {read}");
    assert!(read < MUTATIONS / 2, "hardly anything was wrong: {read}");
    assert!(slowest < AT_MOST, "{slowest:?} for one text");
}
