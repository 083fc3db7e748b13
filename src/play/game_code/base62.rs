//! Numbers as letters and digits.

use super::mixed_radix::Number;

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RADIX: u32 = 62;
/// The number of digits that fit into 32 bits.
const GROUP: u32 = 5;

/// Writes a number, the most significant digit first, without leading zeros. Zero is the empty text.
pub fn write(mut number: Number) -> String {
    let mut digits = Vec::new();
    while !number.is_zero() {
        let mut group = number.take(RADIX.pow(GROUP));
        for _ in 0..GROUP {
            digits.push(DIGITS[(group % RADIX) as usize]);
            group /= RADIX;
        }
    }
    while digits.last() == Some(&DIGITS[0]) {
        digits.pop();
    }
    digits.into_iter().rev().map(char::from).collect()
}

/// Writes a number with exactly this many digits. A larger number loses its first digits.
pub fn write_fixed(mut number: u32, digits: usize) -> String {
    let mut text = vec![DIGITS[0]; digits];
    for digit in text.iter_mut().rev() {
        *digit = DIGITS[(number % RADIX) as usize];
        number /= RADIX;
    }
    text.into_iter().map(char::from).collect()
}

/// Reads the text of [`write`]. `None` if a character is not a digit, or the first one is a zero.
pub fn read(text: &str) -> Option<Number> {
    if text.starts_with('0') {
        return None;
    }
    let mut number = Number::default();
    for group in text.as_bytes().chunks(GROUP as usize) {
        let (mut value, mut radix) = (0, 1);
        for letter in group {
            value = value * RADIX + digit(*letter)?;
            radix *= RADIX;
        }
        number.append(value, radix);
    }
    Some(number)
}

fn digit(letter: u8) -> Option<u32> {
    let digit = match letter {
        b'0'..=b'9' => letter - b'0',
        b'A'..=b'Z' => letter - b'A' + 10,
        b'a'..=b'z' => letter - b'a' + 36,
        _ => return None,
    };
    Some(digit.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_and_read_back() {
        for (number, text) in [
            (0, ""),
            (1, "1"),
            (61, "z"),
            (62, "10"),
            (62_u32.pow(5) - 1, "zzzzz"),
            (62_u32.pow(5), "100000"),
            (u32::MAX, "4gfFC3"),
        ] {
            let made = || {
                let mut made = Number::default();
                made.append(number, 1);
                made
            };
            assert_eq!(write(made()), text);
            assert_eq!(read(text), Some(made()));
        }
        assert_eq!(write_fixed(62, 5), "00010");
    }

    #[test]
    fn other_texts_are_not_numbers() {
        for text in ["01", "0", "a-b", "é", "a b"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
