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
use xtask::measure::first_visit::{Sample, Subject};
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
            for (figure, value) in values(subject, &servers)? {
                let sample = Sample {
                    subject,
                    figure,
                    value,
                };
                println!("{sample}");
            }
        }
    }
    Ok(())
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
    let link = with(page, Visitor::link)?;
    Ok([home, link].concat())
}

/// Measures something in a separate browser, which ends afterwards in any case.
fn with(server: &Server, measure: impl FnOnce(&Visitor) -> Values) -> Result<Values, String> {
    let visitor = Visitor::start(server)?;
    let values = catch_unwind(AssertUnwindSafe(|| {
        visitor.prepare();
        measure(&visitor)
    }));
    visitor.quit();
    values.map_err(|panic| match panic.downcast::<Lost>() {
        Ok(lost) => format!("the browser is lost: {}", lost.0),
        Err(_) => "a visit came to nothing".to_owned(),
    })
}
