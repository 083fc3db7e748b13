//! The home of everything that measures and may take long. It prints figures and asserts none.

mod fuzz;
mod opinion;
mod perft;
mod sizes;

use anyhow::{Result, bail};

use crate::repo::Repo;

/// Something that can be measured.
struct Measure {
    name: &'static str,
    about: &'static str,
    run: fn(&Repo) -> Result<()>,
}

const MEASURES: &[Measure] = &[
    Measure {
        name: "sizes",
        about: "the files of the page, raw and in brotli, and what a playable board takes",
        run: sizes::measure,
    },
    Measure {
        name: "perft",
        about: "the move generators, natively and as WebAssembly; Breakthrough's beside OpenSpiel's",
        run: perft::measure,
    },
    Measure {
        name: "opinion",
        about: "a second opinion on the rules of every game, on a hundred thousand positions each",
        run: opinion::measure,
    },
    Measure {
        name: "fuzz",
        about: "how every reader of text stands up to a fuzzer, a minute each",
        run: fuzz::measure,
    },
];

pub fn list() {
    println!("cargo xtask measure NAME, where NAME is one of:");
    for Measure { name, about, .. } in MEASURES {
        println!("  {name:10} {about}");
    }
}

pub fn measure(repo: &Repo, name: &str) -> Result<()> {
    match MEASURES.iter().find(|measure| measure.name == name) {
        Some(measure) => (measure.run)(repo),
        None => {
            let names: Vec<&str> = MEASURES.iter().map(|measure| measure.name).collect();
            bail!(
                "no measure is called {name:?}, expected one of: {}",
                names.join(", ")
            )
        }
    }
}
