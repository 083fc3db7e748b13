//! Reordering a list while moving as few items as possible.

/// Whether each item of a list can stay in place while the others are moved around them: a longest
/// increasing subsequence of the ranks. If there are several, any of them.
#[must_use]
pub fn staying(ranks: &[usize]) -> Vec<bool> {
    // For each item, the length of the longest increasing sequence that ends with it, and its predecessor
    // there.
    let mut rises: Vec<(usize, Option<usize>)> = Vec::with_capacity(ranks.len());
    for (at, rank) in ranks.iter().enumerate() {
        let before = (0..at).filter(|&other| ranks[other] < *rank);
        let best = before.max_by_key(|&other| rises[other].0);
        rises.push((best.map_or(1, |best| rises[best].0 + 1), best));
    }
    let mut stay = vec![false; ranks.len()];
    let mut next = (0..ranks.len()).max_by_key(|&at| rises[at].0);
    while let Some(at) = next {
        stay[at] = true;
        next = rises[at].1;
    }
    stay
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(ranks: &[usize]) -> usize {
        staying(ranks).iter().filter(|stays| !**stays).count()
    }

    #[test]
    fn items_in_order_do_not_move() {
        assert!(staying(&[]).is_empty());
        assert_eq!(moved(&[0, 1, 2, 3]), 0);
        assert_eq!(moved(&[2, 5, 9]), 0);
    }

    #[test]
    fn only_items_in_another_place_are_moved() {
        assert_eq!(staying(&[1, 2, 3, 0]), [true, true, true, false]);
        assert_eq!(
            staying(&[0, 4, 5, 1, 2, 3]),
            [true, false, false, true, true, true]
        );
        assert_eq!(moved(&[3, 2, 1, 0]), 3);
    }

    #[test]
    fn items_that_stay_are_the_longest_rising_run() {
        let ranks = [7, 3, 9, 1, 8, 0, 2, 6, 4, 5];
        let stay = staying(&ranks);
        let kept: Vec<usize> = (0..ranks.len())
            .filter(|&at| stay[at])
            .map(|at| ranks[at])
            .collect();
        assert!(kept.is_sorted());
        assert_eq!(kept.len(), 4);
    }
}
