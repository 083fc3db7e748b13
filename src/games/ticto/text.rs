//! Short texts without allocation, for example to compare the names of moves.

use crate::play::Spot;
use std::fmt;

const MAX_BYTES: usize = 15;

/// A text of at most fifteen ASCII characters, ordered like strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Text {
    /// Padded with zeros.
    bytes: [u8; MAX_BYTES],
    length: u8,
}

impl Text {
    pub(super) const EMPTY: Text = Text {
        bytes: [0; MAX_BYTES],
        length: 0,
    };

    pub(super) fn push(&mut self, byte: u8) {
        self.bytes[usize::from(self.length)] = byte;
        self.length += 1;
    }

    /// Appends the name of a cell or a segment.
    pub(super) fn push_spot(&mut self, at: Spot) {
        let number = |along: i8| (along + 1).cast_unsigned() / 2;
        self.push(match number(at.x) {
            0 => b'z',
            file => b'a' + file - 1,
        });
        self.push(b'0' + number(at.y));
        if at.y & 1 == 0 {
            self.push(b'n');
        } else if at.x & 1 == 0 {
            self.push(b'e');
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = &self.bytes[..usize::from(self.length)];
        f.pad(std::str::from_utf8(bytes).expect("the characters are ASCII"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spot_names_match_those_of_the_library() {
        for name in [
            "a1", "g7", "z1", "h3", "b0", "e8", "a0n", "g7n", "z1e", "c3e", "g7e",
        ] {
            let mut text = Text::EMPTY;
            text.push_spot(name.parse().unwrap());
            assert_eq!(text.to_string(), name);
        }
    }

    #[test]
    fn a_prefix_comes_before_the_longer_text() {
        let text = |bytes: &[u8]| {
            let mut text = Text::EMPTY;
            bytes.iter().for_each(|&byte| text.push(byte));
            text
        };
        assert!(text(b"b3") < text(b"b3-a3"));
        assert!(text(b"b3-a3") < text(b"b3c3"));
        assert_eq!(text(b"b3"), text(b"b3"));
    }
}
