//! Hash keys of positions, the same on every machine.

/// Mixes a word into a key with SplitMix64's finalizer: a change of one bit in either argument changes about half of
/// the bits of the result. The function is one-to-one in each argument. Keys of different sequences of words collide
/// about as rarely as random numbers.
#[must_use]
pub const fn mix(key: u64, word: u64) -> u64 {
    let mut key = key.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ word;
    key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}

#[cfg(test)]
mod tests {
    use super::mix;

    #[test]
    fn the_numbers_match_the_published_generator() {
        // The first and the second number that SplitMix64 gives from the seed 0.
        assert_eq!(mix(0, 0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(mix(0x9e37_79b9_7f4a_7c15, 0), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn the_key_depends_on_each_word_and_on_their_order() {
        let keys = [(0, 1), (1, 0), (1, 1), (2, 1), (1, 2)].map(|(one, two)| mix(mix(0, one), two));
        for (index, key) in keys.iter().enumerate() {
            assert!(!keys[..index].contains(key));
        }
    }
}
