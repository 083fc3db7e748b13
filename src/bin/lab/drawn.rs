//! `lab puzzles` for a solved game: puzzles that are drawn from its solution by number or date.

use super::Failure;
use super::typed::{Typed, with_type};
use std::io::Write;
use tablero::play::{Day, Game, print_puzzle, puzzle_name};
use tablero::search::draw;

/// The arguments: how many puzzles, and the first number or day.
pub(super) struct Arguments {
    pub game: String,
    pub count: usize,
    pub from: Option<Day>,
}

pub(super) fn run(wanted: &Arguments, output: &mut impl Write) -> Result<(), Failure> {
    let lines = with_type(&wanted.game, Drawer(wanted)).unwrap_or_default();
    for line in &lines {
        writeln!(output, "{line}")?;
    }
    if lines.len() < wanted.count {
        eprintln!("{} of {} puzzles were found", lines.len(), wanted.count);
    }
    Ok(())
}

struct Drawer<'a>(&'a Arguments);

impl Typed for Drawer<'_> {
    type Made = Vec<String>;

    fn with<G: Game>(self) -> Vec<String> {
        let Ok(Some(solver)) = G::solver(G::Options::default(), None) else {
            return Vec::new();
        };
        let solution = solver.finish();
        let start = G::start(G::Options::default());
        let line = |number| Some(print_puzzle(&draw::<G::Node>(&*solution, &start, number)?));
        match self.0.from {
            None => (1..=self.0.count as u64).map_while(line).collect(),
            Some(from) => {
                let days = std::iter::successors(Some(from), |day| day.next());
                let days = days.take(self.0.count).map(Day::number);
                days.map_while(|number| Some(format!("{} {}", puzzle_name(number), line(number)?)))
                    .collect()
            }
        }
    }
}
