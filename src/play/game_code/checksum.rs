//! The checksum of a code: a polynomial of its bytes modulo a prime, as in Rabin and Karp's search.
//!
//! One changed character, or two swapped characters, always give another sum. Any other change gives the same sum with
//! a probability of about 1 in 900 million.

use super::base62;

/// The largest prime below 62⁵.
const PRIME: u64 = 916_132_829;
/// A primitive root of the prime, so that swapped characters are detected at any distance.
const BASE: u64 = 65_537;
/// The number of characters.
pub const LENGTH: usize = 5;

/// The checksum of the parts of a code in order.
pub fn checksum(parts: [&str; 2]) -> String {
    let bytes = parts.into_iter().flat_map(str::bytes);
    let sum = bytes.fold(1, |sum, byte| (sum * BASE + u64::from(byte)) % PRIME);
    base62::write_fixed(u32::try_from(sum).unwrap_or_default(), LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_never_changes() {
        for (parts, sum) in [
            (["", ""], "00001"),
            (["a", ""], "00H4c"),
            (["Z", "q"], "h4XkW"),
        ] {
            assert_eq!(checksum(parts), sum, "{parts:?}");
        }
    }

    #[test]
    fn characters_that_change_or_swap_are_noticed() {
        let text = "4gfFC3aZ09";
        let whole = checksum([text, ""]);
        for at in 0..text.len() {
            for to in 1..text.len() {
                let mut changed = text.as_bytes().to_vec();
                changed.swap(at, to);
                let changed = String::from_utf8(changed).unwrap();
                assert_eq!(checksum([&changed, ""]) == whole, at == to, "{changed}");
            }
        }
    }
}
