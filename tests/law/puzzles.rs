//! The puzzle lists of a solved game contain exactly the puzzles that its solution draws.

use std::fs;
use tablero::play::{Day, Game, listed, listed_day, print_puzzle, puzzle_name};
use tablero::search::{GRADES, Tablebase, draw};

/// The first day in a list of days, and the first day after it.
const DAYS: [u64; 2] = [20_261_101, 20_290_101];

/// Draws every puzzle of both lists again: the first hundred numbers of each grade, and the days.
pub fn assert_lists<G: Game>(solution: &dyn Tablebase<G>) {
    let start = G::start(G::Options::default());
    let draw = |number| {
        let puzzle = draw::<G::Node>(solution, &start, number).expect("a puzzle");
        print_puzzle(&puzzle)
    };
    let read = |name: String| fs::read_to_string(name).expect("a solved game has its lists");
    let list = read(format!("assets/puzzles/{}.txt", G::SLUG));
    for (number, line) in (1..).zip(list.lines()) {
        assert_eq!(draw(number), line, "{number}");
    }
    let all = 100 * GRADES.count() as u64;
    assert!(listed(&list, all, false).is_some());
    assert_eq!(listed(&list, all + 1, false), None);

    let days = read(format!("assets/puzzles/{}-days.txt", G::SLUG));
    let [mut day, end] = DAYS.map(|number| Day::of(number).expect("a day"));
    for line in days.lines() {
        let puzzle = draw(day.number());
        assert_eq!(format!("{} {puzzle}", puzzle_name(day.number())), line);
        day = day.next().expect("a day");
    }
    assert_eq!(day, end);
    let last = end.before().expect("a day");
    assert!(listed_day(&days, last).is_some());
    assert_eq!(listed_day(&days, end), None);
}
