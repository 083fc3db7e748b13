//! The lists of puzzles and the calendar of their days.

use super::in_each_language;
use tablero::narration::{DaySolved, day_in_calendar, days_in_a_row, puzzle_in_list};

#[test]
fn solved_puzzles_and_days_are_said_to_be_solved() {
    let all = in_each_language(|locale, said| {
        for is_solved in [false, true] {
            let name = puzzle_in_list(locale, 7, is_solved);
            said.add(&format!("puzzle {is_solved}"), name);
        }
        for solved in [DaySolved::No, DaySolved::Yes, DaySolved::InTime] {
            // The browser writes days in the language of the page.
            let day = format!("26 {}", tablero::words::code(locale));
            let name = day_in_calendar(locale, day, "ZOQ".to_owned(), solved);
            said.add(&format!("day {solved:?}"), name);
        }
        for count in [0, 1, 2, 30] {
            said.add(&format!("row {count}"), days_in_a_row(locale, count));
        }
    });
    let english = &all[0].1.0;
    assert_eq!(english["puzzle true"], "Puzzle 7, solved");
    assert_eq!(english["day No"], "26 en, ZOQ");
    assert_eq!(english["day Yes"], "26 en, ZOQ, solved");
    assert_eq!(english["day InTime"], "26 en, ZOQ, solved on its day");
    assert_eq!(english["row 1"], "1 day solved without help");
    assert_eq!(english["row 30"], "30 days in a row solved without help");
}
