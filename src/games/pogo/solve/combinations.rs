//! Ranks of bit sets among all sets of the same size, by the combinatorial number system. The rank of a set
//! is the sum of C(bit, number of set bits up to it). Sets are ordered as numbers.

/// The maximum number of bits, and the maximum size of a set.
const BITS: usize = 20;
const MEMBERS: usize = 8;

/// `CHOOSE[n][k]` is n over k.
const CHOOSE: [[u32; MEMBERS + 1]; BITS + 1] = {
    let mut choose = [[0; MEMBERS + 1]; BITS + 1];
    let mut n = 0;
    while n <= BITS {
        choose[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MEMBERS {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// The number of sets with this many members among this many bits.
pub(super) const fn count(bits: usize, members: usize) -> usize {
    CHOOSE[bits][members] as usize
}

/// The number of smaller sets of the same size.
pub(super) const fn rank(set: u32) -> usize {
    let (mut rest, mut members, mut rank) = (set, 0, 0);
    while rest != 0 {
        members += 1;
        rank += CHOOSE[rest.trailing_zeros() as usize][members];
        rest &= rest - 1;
    }
    rank as usize
}

/// The set with this rank and this many members.
pub(super) fn unrank(rank: usize, members: usize) -> u32 {
    let (mut set, mut rest) = (0, rank as u32);
    for left in (1..=members).rev() {
        let fits = |bit: &usize| CHOOSE[*bit][left] <= rest;
        let bit = (0..=BITS).rev().find(fits).unwrap_or(0);
        rest -= CHOOSE[bit][left];
        set |= 1 << bit;
    }
    set
}

/// The next larger set of the same size (Gosper's hack). The set must not be empty.
pub(super) const fn next(set: u32) -> u32 {
    let lowest = set & set.wrapping_neg();
    let ripple = set + lowest;
    ripple | (set ^ ripple) >> 2 >> lowest.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_ranked_in_order() {
        for (bits, members) in [(20, 8), (12, 6)] {
            let mut set = (1 << members) - 1;
            for expected in 0..count(bits, members) {
                assert_eq!((rank(set), unrank(expected, members)), (expected, set));
                assert_eq!(set.count_ones() as usize, members);
                set = next(set);
            }
            assert!(set >= 1 << bits, "all were seen");
        }
        assert_eq!((count(20, 8), count(12, 6)), (125_970, 924));
    }
}
