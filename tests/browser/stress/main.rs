//! The page under stress: a thousand random inputs in each game, and memory over two hundred games.
//!
//! `cargo xtask test stress` builds the page, finds Chromium and runs this program.

mod arguments;
mod memory;

use std::process::ExitCode;
use std::time::Instant;

use tablero::games::GAMES;
use tablero_browser::browser::{Browser, BrowserLanguage, Painting, Session};
use tablero_browser::stress::Stress;

use arguments::Arguments;

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let arguments = Arguments::parse(std::env::args().skip(1))?;
    if arguments.help {
        println!("{}", arguments::USAGE);
        return Ok(());
    }
    if !Browser::Chromium.is_there() {
        return Err("Chromium is not set up: run `cargo xtask test stress`".to_owned());
    }
    let deadline = Instant::now() + arguments.time;
    let slugs: Vec<&str> = GAMES.iter().map(|kind| kind.slug()).collect();
    if let Some(game) = arguments.unknown(&slugs) {
        return Err(format!(
            "there is no game {game:?}, expected one of: {}",
            slugs.join(", ")
        ));
    }
    for (at, slug) in slugs.iter().enumerate() {
        if !arguments.takes(slug) {
            continue;
        }
        let session = Session::start_for_tests(
            Browser::Chromium,
            BrowserLanguage::English,
            Painting::InMemory,
        )?;
        let start = Instant::now();
        // The remaining games share the remaining time.
        let left = u32::try_from(slugs.len() - at).unwrap_or(1);
        let stress = Stress {
            game: (*slug).to_owned(),
            seed: arguments.seed,
            inputs: arguments.inputs,
            deadline: start + deadline.saturating_duration_since(start) / left,
        };
        println!("{slug}: seed {}", stress.seed);
        let done = stress.run(&session);
        let seconds = start.elapsed().as_secs();
        println!("{slug}: {done} inputs in {seconds} s, nothing is wrong");
        session.quit();
    }
    if arguments.games > 0 {
        memory::test(arguments.games)?;
    }
    Ok(())
}
