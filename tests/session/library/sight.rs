//! Which rows of a long list are made.

use tablero::session::library::ListMeasures;

fn measures(scrolled: f64) -> ListMeasures {
    ListMeasures {
        scrolled,
        height: 500.0,
        row: 100.0,
    }
}

#[test]
fn only_rows_in_sight_and_some_more_are_made() {
    for scrolled in [0.0, 50.0, 12_345.0, 999_500.0, 2_000_000.0, -30.0] {
        let rows = measures(scrolled).rows(10_000);
        assert!(rows.len() <= 20, "{scrolled}: {rows:?}");
        let top = scrolled.clamp(0.0, 999_500.0);
        let first = (top / 100.0).floor() as usize;
        let last = ((top + 499.0) / 100.0).floor() as usize;
        for place in [first, last.min(9_999)] {
            assert!(rows.contains(&place), "{scrolled}: {rows:?} lacks {place}");
        }
    }
}

#[test]
fn the_rows_change_only_after_several() {
    let all = (0..=1_000).map(|pixels| measures(f64::from(pixels)).rows(10_000));
    let mut ranges: Vec<_> = all.collect();
    ranges.dedup();
    assert_eq!(ranges.len(), 4, "{ranges:?}");
}

#[test]
fn a_short_list_is_whole_and_no_measure_is_no_fault() {
    assert_eq!(measures(0.0).rows(3), 0..3);
    assert_eq!(measures(0.0).rows(0), 0..0);
    let unknown = ListMeasures {
        scrolled: f64::NAN,
        height: 0.0,
        row: 0.0,
    };
    assert!(unknown.rows(10_000).len() <= 20);
    assert_eq!(unknown.page(), 1);
    assert_eq!(measures(0.0).page(), 5);
}

#[test]
fn a_row_is_scrolled_into_sight_only_if_it_is_not() {
    assert_eq!(measures(200.0).scroll_to(2), None);
    assert_eq!(measures(200.0).scroll_to(6), None);
    assert_eq!(measures(200.0).scroll_to(7), Some(300.0));
    assert_eq!(measures(250.0).scroll_to(2), Some(200.0));
    assert_eq!(measures(0.0).scroll_to(9_999), Some(999_500.0));
}
