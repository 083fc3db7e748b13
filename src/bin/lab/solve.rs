//! `lab solve`: a solution, and the short form in which it is stored.

use super::Failure;
use super::setting::Setting;
use super::typed::{Typed, with_type};
use std::fs;
use std::io::Write;
use std::time::Instant;
use tablero::play::Game;
use tablero::search::{Counts, Solver};

/// The arguments.
pub(super) struct Arguments {
    pub setting: Setting,
    /// The files with stored data: the one to read, and the one to write.
    pub from: Option<String>,
    pub to: Option<String>,
}

/// The size of a worker's slice between two looks at its messages.
const SLICE: u64 = 1 << 20;

pub(super) fn run(call: &Arguments, output: &mut impl Write) -> Result<(), Failure> {
    let text = &call.setting.text;
    let kept = call.from.as_ref().map(fs::read).transpose()?;
    let task = Solve {
        options: &text.options,
        kept: kept.as_deref(),
    };
    let found = with_type(&text.game, task).unwrap_or_else(|| Err(unsolved(&text.game)))?;
    let counts = found.counts;
    writeln!(
        output,
        "{}{}: {} positions, {} won, {} lost, {} drawn, the longest win {} plies",
        text.game,
        spaced(&text.options),
        counts.all(),
        counts.won,
        counts.lost,
        counts.drawn,
        counts.longest,
    )?;
    let (millis, max) = (found.millis, found.longest_slice);
    writeln!(
        output,
        "{millis:.0} ms in {} slices, the longest {max:.0} ms",
        found.slices
    )?;
    if let Some(bytes) = &found.kept {
        writeln!(
            output,
            "{} bytes kept in {:.0} ms",
            bytes.len(),
            found.kept_millis
        )?;
    }
    match (&call.to, &found.kept) {
        (Some(to), Some(bytes)) => Ok(fs::write(to, bytes)?),
        (Some(_), None) => Err(Failure::Usage(format!(
            "there is no solution file for {}",
            text.game
        ))),
        (None, _) => Ok(()),
    }
}

/// The error for a game that is not solved.
pub(super) fn unsolved(game: &str) -> Failure {
    Failure::Usage(format!("`{game}` is not solved"))
}

/// The options with a leading space, to print after the name of a game.
pub(super) fn spaced(options: &str) -> String {
    match options {
        "" => String::new(),
        options => format!(" {options}"),
    }
}

/// The solver of a game with these options.
pub(super) fn solver<G: Game>(
    options: &str,
    kept: Option<&[u8]>,
) -> Result<Box<dyn Solver<G>>, Failure> {
    let call = |error: String| Failure::Usage(error);
    let options = options.parse().map_err(|error| call(format!("{error}")))?;
    let solver = G::solver(options, kept).map_err(|error| call(error.to_string()))?;
    solver.ok_or_else(|| unsolved(G::SLUG))
}

struct Solve<'a> {
    options: &'a str,
    kept: Option<&'a [u8]>,
}

struct SolveRun {
    counts: Counts,
    millis: f64,
    slices: u64,
    longest_slice: f64,
    kept: Option<Vec<u8>>,
    kept_millis: f64,
}

impl Typed for Solve<'_> {
    type Made = Result<SolveRun, Failure>;

    fn with<G: Game>(self) -> Result<SolveRun, Failure> {
        let begun = Instant::now();
        let mut solver = solver::<G>(self.options, self.kept)?;
        let (mut slices, mut longest_slice) = (1, 0.0_f64);
        loop {
            let slice = Instant::now();
            let over = solver.advance(SLICE);
            longest_slice = longest_slice.max(millis(slice));
            if over {
                break;
            }
            slices += 1;
        }
        let solution = solver.finish();
        let spent = millis(begun);
        let packing = Instant::now();
        let kept = solution.pack();
        Ok(SolveRun {
            kept_millis: millis(packing),
            counts: solution.counts(),
            millis: spent,
            slices,
            longest_slice,
            kept,
        })
    }
}

fn millis(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1_000.0
}
