//! `lab verify`: checks a solution with the moves of the rules, using [`Checked`].

mod proof;

pub(super) use self::proof::{ProofCheck, run as proof};

use super::Failure;
use super::solve::{solver, spaced, unsolved};
use super::typed::{Typed, with_type};
use std::io::{self, Write};
use std::thread;
use tablero::play::Game;
use tablero::search::{Checked, Sample, Tablebase};

/// The arguments.
pub(super) struct Check {
    pub game: String,
    pub options: Vec<String>,
    pub sample: Sample,
    pub threads: usize,
}

pub(super) fn run(check: &Check, output: &mut impl Write) -> Result<(), Failure> {
    let mut wrong = 0;
    for options in &check.options {
        let task = Verify { check, options };
        let found = with_type(&check.game, task).unwrap_or_else(|| Err(unsolved(&check.game)))?;
        for fault in &found.faults {
            writeln!(output, "! {fault}")?;
        }
        let counts = found.counts;
        writeln!(
            output,
            "{}{}: {} positions checked, {} won, {} lost, {} drawn, {} wrong",
            check.game,
            spaced(options),
            counts.all(),
            counts.won,
            counts.lost,
            counts.drawn,
            found.wrong,
        )?;
        wrong += found.wrong;
    }
    output.flush()?;
    match wrong {
        0 => Ok(()),
        _ => Err(io::Error::other(format!("{wrong} positions are wrong")).into()),
    }
}

struct Verify<'a> {
    check: &'a Check,
    options: &'a str,
}

impl Typed for Verify<'_> {
    type Made = Result<Checked, Failure>;

    fn with<G: Game>(self) -> Result<Checked, Failure> {
        let tablebase = solver::<G>(self.options, None)?.finish();
        let (tablebase, check) = (&*tablebase, self.check);
        let found = thread::scope(|scope| {
            let threads = check.threads;
            let part = |first| scope.spawn(move || part(tablebase, check.sample, first, threads));
            let parts: Vec<_> = (0..threads).map(part).collect();
            let join = |part: thread::ScopedJoinHandle<'_, Checked>| {
                part.join().expect("a part does not panic")
            };
            parts
                .into_iter()
                .map(join)
                .fold(Checked::default(), Checked::and)
        });
        Ok(found)
    }
}

/// Does one part of the work.
fn part<G: Game>(
    tablebase: &dyn Tablebase<G>,
    sample: Sample,
    first: usize,
    parts: usize,
) -> Checked {
    let mut checked = Checked::default();
    (first as u64..sample.size(tablebase))
        .step_by(parts)
        .filter_map(|index| sample.position(tablebase, index))
        .for_each(|position| checked.look(tablebase, &position));
    checked
}
