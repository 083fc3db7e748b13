//! Results counted by game, opponent, level, colour and month, and series.

use crate::library::{by_links, lost, row};
use tablero::play::Day;
use tablero::rules::{Outcome, Side};
use tablero::session::DAY;
use tablero::session::library::OwnResult;
use tablero::session::statistics::{
    SideTally, Statistics, Streak, Tally, days_in_a_row, rated_games, wins_in_a_row,
};
use tablero::session::storage::LibraryRow;

fn day(number: u64) -> Day {
    Day::of(number).expect("a day")
}

/// Moments count from the first of November.
fn day_of(moment: f64) -> Option<Day> {
    let mut found = day(20_261_101);
    for _ in 0..(moment / DAY) as usize {
        found = found.next()?;
    }
    Some(found)
}

fn at(day: u32, row: LibraryRow) -> LibraryRow {
    LibraryRow {
        saved: f64::from(day) * DAY,
        ..row
    }
}

fn won(id: &str, level: u8) -> LibraryRow {
    LibraryRow {
        outcome: Some(Outcome::Won(Side::Black)),
        ..lost(id, level)
    }
}

fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
    Tally { won, drawn, lost }
}

#[test]
fn results_are_counted_by_everything() {
    let drawn = |id: &str, friend: &str| LibraryRow {
        outcome: Some(Outcome::Draw),
        game: "pogo".to_owned(),
        ..by_links(id, friend)
    };
    let rows = [
        at(33, row("going on")),
        at(32, won("a", 2)),
        at(31, won("b", 2)),
        at(3, lost("c", 5)),
        at(3, drawn("d", "Zoë")),
        at(2, drawn("e", " zoe ")),
        at(2, drawn("f", "")),
        at(
            1,
            LibraryRow {
                outcome: Some(Outcome::Won(Side::White)),
                ..row("people")
            },
        ),
        at(
            1,
            LibraryRow {
                levels: [1, 2],
                outcome: Some(Outcome::Draw),
                ..row("watched")
            },
        ),
    ];
    let counted = Statistics::of(rows.iter(), day_of, day(20_261_204));
    assert_eq!(counted.all, tally(2, 3, 1));
    let games = [("pogo", tally(0, 3, 0)), ("zoq", tally(2, 0, 1))];
    assert_eq!(
        counted.games,
        games.map(|(game, tally)| (game.to_owned(), tally))
    );
    assert_eq!(counted.computer, tally(2, 0, 1));
    let friends = [("zoe", tally(0, 2, 0)), ("", tally(0, 1, 0))];
    assert_eq!(
        counted.friends,
        friends.map(|(name, tally)| (name.to_owned(), tally))
    );
    assert_eq!(counted.levels, [(2, tally(2, 0, 0)), (5, tally(0, 0, 1))]);
    assert_eq!(
        (counted.white, counted.black),
        (tally(0, 3, 0), tally(2, 0, 1))
    );
    let months = [
        (day(20_261_101), tally(0, 3, 1)),
        (day(20_261_201), tally(2, 0, 0)),
    ];
    assert_eq!(counted.months, months);
    assert_eq!(counted.wins, Streak { now: 2, longest: 2 });
    assert_eq!(counted.days, Streak { now: 2, longest: 2 });
    let people = SideTally {
        white: 1,
        ..SideTally::default()
    };
    assert_eq!(counted.people, people);
}

#[test]
fn months_without_games_are_counted_too_but_only_two_years() {
    let months = |first: f64, today: u64| {
        let rows = [won("a", 1)];
        let of = |_: f64| Day::of(first as u64);
        Statistics::of(rows.iter(), of, day(today)).months
    };
    let three = months(20_261_120.0, 20_270_115.0 as u64);
    assert_eq!(three.len(), 3);
    assert_eq!(three[1], (day(20_261_201), Tally::default()));
    assert_eq!(months(20_200_101.0, 20_270_115).len(), 24);
    // The clock was set back.
    assert_eq!(months(20_270_110.0, 20_261_201).len(), 1);
    let none = Statistics::of([].iter(), day_of, day(20_261_101));
    assert_eq!(none, Statistics::default());
}

#[test]
fn wins_in_a_row_end_with_a_loss_or_a_draw() {
    use OwnResult::{Drawn, Lost, Won};
    let streak = |now, longest| Streak { now, longest };
    assert_eq!(wins_in_a_row([Won, Won, Lost, Won]), streak(1, 2));
    assert_eq!(wins_in_a_row([Won, Drawn]), streak(0, 1));
    assert_eq!(wins_in_a_row([]), streak(0, 0));
}

#[test]
fn days_in_a_row_go_on_until_one_is_missed() {
    let days = [20_261_028, 20_261_029, 20_261_030, 20_261_101].map(day);
    let streak = |now, longest| Streak { now, longest };
    let on = |today| days_in_a_row(&days.into_iter().collect(), day(today));
    assert_eq!(on(20_261_101), streak(1, 3));
    assert_eq!(on(20_261_102), streak(1, 3));
    assert_eq!(on(20_261_103), streak(0, 3));
}

#[test]
fn only_fair_games_of_one_kind_against_the_computer_are_rated() {
    let rows = [
        won("a", 2),
        LibraryRow {
            fair: false,
            ..won("b", 2)
        },
        LibraryRow {
            game: "pogo".to_owned(),
            ..won("c", 2)
        },
        LibraryRow {
            outcome: Some(Outcome::Draw),
            ..by_links("d", "")
        },
        LibraryRow {
            outcome: None,
            ..won("e", 2)
        },
        lost("f", 4),
    ];
    let rated = rated_games(rows.iter(), "zoq");
    let found: Vec<(u8, f64)> = rated.iter().map(|game| (game.level, game.score)).collect();
    assert_eq!(found, [(2, 1.0), (4, 0.0)]);
}
