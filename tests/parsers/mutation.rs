//! Makes small errors in a text: one to three random changes.

use fastrand::Rng;

/// Letters with a meaning in some text, in addition to those of the texts themselves.
const SIGNS: &str =
    "wbPpRr-+*!^>@/,:.=&_%#\"\\{}[]0123456789 \n\r\t\0\u{7f}é\u{a0}\u{661}\u{2028}\u{1f600}";
/// The maximum length of an inserted piece.
const PIECE: usize = 12;
/// One change in this many repeats a piece until the text exceeds every limit.
const FLOOD: usize = 20_000;
const FLOODED: usize = 1_100_000;

/// Changes a text. An inserted piece may come from another text.
pub fn mutation(text: &str, texts: &[String], rng: &mut Rng) -> String {
    loop {
        let changed = change(text, texts, rng);
        if changed != text {
            return changed;
        }
    }
}

fn change(text: &str, texts: &[String], rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let changes = rng.usize(1..=3).min(rng.usize(1..=3));
    for _ in 0..changes {
        let at = rng.usize(..=letters.len());
        let end = rng.usize(at..=letters.len().min(at + PIECE));
        match rng.usize(..10) {
            0 => drop(letters.drain(at..end)),
            1 => letters.insert(at, sign(&letters, rng)),
            2 => {
                let sign = [sign(&letters, rng)];
                letters.splice(at..end.min(at + 1), sign).for_each(drop);
            }
            3 => letters.extend_from_within(at..end),
            4 => letters.truncate(end),
            5 => letters[at..end].reverse(),
            6 if at < letters.len() => {
                let letter = letters.remove(at);
                letters.insert(rng.usize(..=letters.len()), letter);
            }
            7 if at < letters.len() => {
                let other = rng.usize(..letters.len());
                letters.swap(at, other);
            }
            8 => {
                let from = rng.usize(..=letters.len());
                let piece: Vec<char> = letters[at..end].to_vec();
                letters.splice(from..from, piece).for_each(drop);
            }
            _ => {
                let other: Vec<char> = rng.choice(texts).unwrap().chars().collect();
                let from = rng.usize(..=other.len());
                let piece = other[from..].iter().take(PIECE).copied();
                letters.splice(at..end, piece).for_each(drop);
            }
        }
        if rng.usize(..FLOOD) == 0 {
            let at = rng.usize(..=letters.len());
            let piece = letters[at..letters.len().min(at + PIECE)].to_vec();
            let flood = piece.iter().cycle().take(FLOODED).copied();
            letters.splice(at..at, flood).for_each(drop);
        }
    }
    letters.into_iter().collect()
}

/// One of the signs, or of the text's own letters.
fn sign(letters: &[char], rng: &mut Rng) -> char {
    let own = rng.choice(letters).filter(|_| rng.bool()).copied();
    own.unwrap_or_else(|| rng.choice(SIGNS.chars().collect::<Vec<_>>()).unwrap())
}
