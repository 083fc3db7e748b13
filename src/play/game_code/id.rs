//! The id of a game that is played by links.

use std::fmt;
use std::str::FromStr;

/// The number of bits of an id.
pub const BITS: u32 = 40;
const DIGITS: usize = 10;

/// A random number of 40 bits that a game gets when it is first sent. Every link of the game contains it. It prints as
/// the ten hexadecimal digits of the header line `id`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(u64);

impl GameId {
    /// The id with the lower 40 bits of a random number.
    #[must_use]
    pub fn new(random: u64) -> GameId {
        GameId(random & ((1 << BITS) - 1))
    }

    /// A new id, made of the time in milliseconds and a random number of 30 bits.
    #[must_use]
    pub fn random(now: u64, chance: u64) -> GameId {
        // The time provides the upper bits, which the random number does not have.
        GameId::new(now << 30 ^ chance)
    }

    /// The id of the rematch of this game. Both players compute the same one.
    #[must_use]
    pub fn of_rematch(self) -> GameId {
        // An odd factor and an odd addend (Knuth's MMIX generator), so that different ids have different successors.
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        GameId::new(next.wrapping_add(1_442_695_040_888_963_407))
    }

    /// The 40 bits.
    #[must_use]
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The lower and the upper half of the bits.
    pub(super) fn halves(self) -> (u32, u32) {
        let half = BITS / 2;
        ((self.0 & ((1 << half) - 1)) as u32, (self.0 >> half) as u32)
    }

    /// The id with these halves.
    pub(super) fn of_halves(low: u32, high: u32) -> GameId {
        GameId::new(u64::from(high) << (BITS / 2) | u64::from(low))
    }
}

/// The text is not ten hexadecimal digits in lowercase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no id, expected {DIGITS} hexadecimal digits in small letters"
        )
    }
}

impl std::error::Error for NotAnId {}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:010x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<GameId, NotAnId> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != DIGITS || !text.bytes().all(is_digit) {
            return Err(NotAnId);
        }
        let bits = u64::from_str_radix(text, 16);
        bits.map(GameId::new).map_err(|_| NotAnId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_ten_digits() {
        let id = GameId::new(0xff_3f9a_01c2_7e00);
        assert_eq!(id.to_string(), "3f9a01c27e00"[2..].to_owned());
        assert_eq!("9a01c27e00".parse(), Ok(id));
        assert_eq!("0000000001".parse(), Ok(GameId::new(1)));
        for text in ["", "9a01c27e0", "9A01c27e00", "+a01c27e00", "9a01c27e000"] {
            assert_eq!(text.parse::<GameId>(), Err(NotAnId), "{text}");
        }
    }
}
