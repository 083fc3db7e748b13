//! The reasons why touches make no move.

use super::in_each_language;
use std::collections::BTreeMap;
use tablero::games::{self, WORDS};
use tablero::play::{Erased, GameRecord, GameText, GameTree, Pos, Spot};

/// The last positions of a few random games.
fn positions(slug: &str) -> Vec<Pos> {
    let mut random = fastrand::Rng::with_seed(7);
    let options = games::kind(slug).expect("a game").options();
    let games = options.into_iter().cycle().zip([0, 1, 5, 12, 30, 60]);
    let position = |(options, plies): (String, usize)| {
        let mut text = GameText {
            game: slug.to_owned(),
            options,
            ..GameText::default()
        };
        let mut record = games::open(&text).expect("the start");
        for _ in 0..plies {
            let Some(mv) = random.choice(record.legal()) else {
                break;
            };
            text.moves.push(mv);
            record = games::open(&text).expect("a legal game");
        }
        let tree = games::read_tree(&GameRecord::text(&record).to_string()).expect("the same game");
        tree.node(tree.main_end(GameTree::ROOT)).position().clone()
    };
    games.map(position).collect()
}

/// The reasons why touches of one or two places are not moves.
fn reasons(slug: &str) -> BTreeMap<String, Erased> {
    let mut found = BTreeMap::new();
    for position in positions(slug) {
        let spots: Vec<Spot> = position.board().spots;
        let begins = |touched: &[Spot]| {
            let mut legal = position.legal().iter();
            legal.any(|mv| {
                let gesture = mv.gesture.iter().map(|touch| touch.first().ground());
                gesture.take(touched.len()).eq(touched.iter().copied())
            })
        };
        for &first in &spots {
            let mut add = |touched: &[Spot]| {
                if !begins(touched) {
                    let (reason, _) = position.why_not(touched);
                    found.entry(reason.to_string()).or_insert(reason);
                }
            };
            add(&[first]);
            if begins(&[first]) {
                spots.iter().for_each(|&second| add(&[first, second]));
            }
        }
    }
    found
}

#[test]
fn every_refusal_is_a_sentence() {
    for words in WORDS {
        let reasons = reasons(words.slug());
        let count = reasons.len();
        assert!(count > 20, "{}: {count} reasons", words.slug());
        in_each_language(|locale, said| {
            for (printed, reason) in &reasons {
                let sentence = words.reason(locale, reason);
                assert!(sentence.ends_with('.'), "{sentence}");
                said.add(printed, sentence);
            }
        });
    }
}
