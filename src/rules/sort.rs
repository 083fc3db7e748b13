//! Sorting short lists.

/// Sorts a short list (a few dozen items). The sort is stable. The standard library's sorts add about 5 kB of
/// program for each type, which every visitor of the page would load.
pub fn sort_short<T, K: Ord>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    for sorted in 1..list.len() {
        let mut at = sorted;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_short;

    #[test]
    fn a_list_is_sorted_as_by_the_standard_library() {
        let mut seed = 1_u32;
        for len in 0..40 {
            let mut list: Vec<(u32, usize)> = (0..len)
                .map(|at| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (seed >> 28, at)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_short(&mut list, |(key, _)| *key);
            assert_eq!(list, expected);
        }
    }
}
