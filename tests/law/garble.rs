//! Texts with small errors: everything that is read is printed in the same form, and nothing panics.

use fastrand::Rng;
use tablero::play::Game;

const TEXTS: usize = 5_000;

/// Changes up to three letters of these positions, for all options. New letters are taken from `alphabet`.
/// Panics if a text that can be read is printed differently.
pub fn positions<G: Game>(texts: &[&str], alphabet: &str) {
    const SEED: u64 = 77;
    println!("seed {SEED}");
    let mut rng = Rng::with_seed(SEED);
    let mut read = 0;
    for _ in 0..TEXTS {
        let text = garble(rng.choice(texts).expect("a text"), alphabet, &mut rng);
        for options in G::all_options() {
            match G::parse(options, &text) {
                Ok(position) => {
                    assert_eq!(position.to_string(), text);
                    assert_eq!(position.count_moves(), position.moves().len() as u64);
                    read += 1;
                }
                Err(error) => assert!(!error.to_string().is_empty(), "{text}"),
            }
        }
    }
    println!("{read} of {TEXTS} were read");
    assert!(read > TEXTS / 100, "hardly anything was read: {read}");
}

fn garble(text: &str, alphabet: &str, rng: &mut Rng) -> String {
    let known: Vec<char> = alphabet.chars().collect();
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..=3) {
        let at = rng.usize(..=letters.len());
        match (rng.usize(..4), letters.get(at).copied()) {
            (0, Some(_)) => drop(letters.remove(at)),
            (1, Some(_)) => letters[at] = *rng.choice(&known).expect("a letter"),
            (2, Some(_)) => {
                let other = rng.usize(..letters.len());
                letters.swap(at, other);
            }
            _ => letters.insert(at, *rng.choice(&known).expect("a letter")),
        }
    }
    letters.into_iter().collect()
}
