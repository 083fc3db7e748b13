//! The rows of a long list that are made.

use super::{Library, row};
use tablero::session::library::{ListMeasures, ListTop};

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

#[test]
fn a_row_is_in_sight_if_a_part_of_it_is() {
    let at = measures(250.0);
    let shown = (0..20).filter(|place| at.shows(*place));
    assert_eq!(shown.collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
    assert_eq!(at.first_shown(20), 3);
    assert_eq!(measures(300.0).first_shown(20), 3);
    assert_eq!(measures(300.0).first_shown(2), 1);
    assert_eq!(measures(0.0).first_shown(0), 0);
}

#[test]
fn the_same_rows_are_at_the_top_when_rows_have_another_height() {
    let scrolled = measures(1_250.0).scrolled_with(80.0);
    let now = ListMeasures {
        scrolled,
        height: 700.0,
        row: 80.0,
    };
    assert_eq!(scrolled, 1_000.0);
    assert_eq!(now.first_shown(99), measures(1_250.0).first_shown(99));
}

fn library(ids: &[&str]) -> Library {
    Library::of(ids.iter().map(|id| row(id)).collect())
}

/// The scroll position of the list if it had games of these names, and has others now.
fn kept(scrolled: f64, before: &[&str], now: &[&str]) -> Option<f64> {
    let top = ListTop::of(&library(before).model, &measures(scrolled))?;
    top.scrolled(&library(now).model, &measures(scrolled))
}

#[test]
fn the_same_game_stays_at_the_top() {
    let before = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
    let more = [
        "new", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l",
    ];
    let fewer = ["a", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
    assert_eq!(kept(330.0, &before, &before), Some(330.0));
    assert_eq!(kept(330.0, &before, &more), Some(430.0));
    assert_eq!(kept(330.0, &before, &fewer), Some(130.0));
    // The game at the top was removed: the next one takes its place.
    assert_eq!(kept(230.0, &before, &fewer), Some(130.0));
    // New rows are visible at the start of the list.
    assert_eq!(kept(0.0, &before, &more), None);
    assert_eq!(kept(330.0, &before, &["x", "y"]), None);
    assert_eq!(kept(330.0, &[], &before), None);
}
