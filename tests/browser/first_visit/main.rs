//! Visits two pages for the first time, alternately, and prints a line for each measured value.
//!
//! `cargo xtask measure first-visit` builds and compresses the pages, finds Chromium, runs this program and
//! evaluates its output.

mod network;
mod visit;

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

use tablero_browser::browser::{Browser, Lost};
use tablero_browser::depth;
use xtask::measure::first_visit::{Figure, Sample, Subject};
use xtask::serve::Server;

use visit::{Values, Visitor};

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    const HOW: &str = "first visits are measured with `cargo xtask measure first-visit`";
    let folder = env::var_os("TABLERO_FIRST_VISIT").map(PathBuf::from);
    let folder = folder.filter(|_| Browser::Chromium.is_there()).ok_or(HOW)?;
    let pairs = env::args().nth(1).and_then(|word| word.parse().ok());
    let pairs: usize = pairs.ok_or(HOW)?;
    let serve = |subject: Subject| visit::serve(&folder.join(subject.name()));
    let servers = [serve(Subject::Empty)?, serve(Subject::Page)?];
    for pair in 0..pairs {
        eprintln!("Visit {} of {pairs}", pair + 1);
        let mut order = [Subject::Empty, Subject::Page];
        if pair % 2 == 1 {
            order.reverse();
        }
        for subject in order {
            print(subject, values(subject, &servers)?);
        }
    }
    print(Subject::Page, depths(|| serve(Subject::Page))?);
    Ok(())
}

fn print(subject: Subject, values: Values) {
    for (figure, value) in values {
        let sample = Sample {
            subject,
            figure,
            value,
        };
        println!("{sample}");
    }
}

/// The depth of some addresses, each with its own server and an empty browser cache.
fn depths(serve: impl Fn() -> Result<Server, String>) -> Result<Values, String> {
    let figures = [
        Figure::DepthOfHome,
        Figure::DepthOfLink,
        Figure::DepthOfRule,
        Figure::DepthOfPuzzle,
    ];
    let depths = figures.into_iter().zip(depth::visits());
    let depths = depths.map(|(figure, visit)| {
        with_fast(&serve()?, |visitor| {
            vec![(figure, visitor.depth(&visit) as f64)]
        })
    });
    Ok(depths.collect::<Result<Vec<_>, _>>()?.concat())
}

/// All values that are measured once for a page.
fn values(subject: Subject, [empty, page]: &[Server; 2]) -> Result<Values, String> {
    if subject == Subject::Empty {
        return with(empty, |visitor| {
            [visitor.home(), visitor.home_again()].concat()
        });
    }
    let home = with(page, |visitor| {
        [visitor.home(), visitor.to_board(), visitor.home_again()].concat()
    })?;
    let game = with(page, Visitor::game)?;
    let link = with(page, Visitor::link)?;
    Ok([home, game, link].concat())
}

/// Measures something in a separate browser with a slow network and a slow processor.
fn with(server: &Server, measure: impl FnOnce(&Visitor) -> Values) -> Result<Values, String> {
    with_fast(server, |visitor| {
        visitor.prepare();
        measure(visitor)
    })
}

/// Measures something in a separate browser, which ends afterwards in any case.
fn with_fast(server: &Server, measure: impl FnOnce(&Visitor) -> Values) -> Result<Values, String> {
    let visitor = Visitor::start(server)?;
    let values = catch_unwind(AssertUnwindSafe(|| measure(&visitor)));
    visitor.quit();
    values.map_err(|panic| match panic.downcast::<Lost>() {
        Ok(lost) => format!("the browser is lost: {}", lost.0),
        Err(_) => "a visit came to nothing".to_owned(),
    })
}
