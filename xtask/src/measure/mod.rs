//! All measurements, which may take long. They print figures. First visits and the list of games have limits.

mod brotli;
mod busy;
mod example;
pub mod first_visit;
mod fuzz;
pub mod lab;
mod library;
mod nps;
mod openspiel;
mod opinion;
mod perft;
mod prove;
mod race;
mod sizes;
mod steps;
mod strength;
mod tree;

use anyhow::{Result, bail};

use crate::repo::Repo;
use Run::{Plain, WithOptions};

/// A measurement.
struct Measure {
    name: &'static str,
    about: &'static str,
    run: Run,
}

enum Run {
    Plain(fn(&Repo) -> Result<()>),
    /// A measurement with its own options.
    WithOptions(fn(&Repo, &[String]) -> Result<()>),
}

const MEASURES: &[Measure] = &[
    Measure {
        name: "sizes",
        about: "the files of the page, raw and in brotli, and what a playable board takes",
        run: Plain(sizes::measure),
    },
    Measure {
        name: "perft",
        about: "the move generators, natively and as WebAssembly; Breakthrough's beside OpenSpiel's",
        run: Plain(perft::measure),
    },
    Measure {
        name: "nps",
        about: "nodes a second of the search of every game, natively and as WebAssembly in Chromium",
        run: Plain(nps::measure),
    },
    Measure {
        name: "tree",
        about: "operations on games with many moves and variations, natively; it fails beyond their limits",
        run: Plain(tree::measure),
    },
    Measure {
        name: "steps",
        about: "from an input to the next frame in Chromium, on records of 1,000 plies and of 10",
        run: Plain(steps::measure),
    },
    Measure {
        name: "library",
        about: "opening and scrolling the list of ten thousand games in Chromium, on a slow processor",
        run: Plain(library::measure),
    },
    Measure {
        name: "first-visit",
        about: "the first visit in Chromium, slow network and processor, beside an empty page of Leptos",
        run: WithOptions(first_visit::measure),
    },
    Measure {
        name: "strength",
        about: "how strong the machine plays, beside OpenSpiel and random play (hours; it resumes)",
        run: WithOptions(strength::measure),
    },
    Measure {
        name: "prove",
        about: "small boards of Breakthrough proven, and the proofs checked (hours; sizes can be named)",
        run: WithOptions(prove::measure),
    },
    Measure {
        name: "proven",
        about: "how soon an analysis proves positions of Breakthrough on five by five cells",
        run: Plain(prove::analysis),
    },
    Measure {
        name: "opinion",
        about: "a second opinion on the rules of every game, on a hundred thousand positions each",
        run: Plain(opinion::measure),
    },
    Measure {
        name: "fuzz",
        about: "a fuzzer on every reader of text, a minute each",
        run: Plain(fuzz::measure),
    },
];

pub fn list() {
    println!("cargo xtask measure NAME, where NAME is one of:");
    for Measure { name, about, .. } in MEASURES {
        println!("  {name:11} {about}");
    }
}

pub fn measure(repo: &Repo, name: &str, options: &[String]) -> Result<()> {
    match MEASURES.iter().find(|measure| measure.name == name) {
        Some(measure) => match measure.run {
            Plain(_) if !options.is_empty() => bail!("{name} has no options"),
            Plain(run) => run(repo),
            WithOptions(run) => run(repo, options),
        },
        None => {
            let names: Vec<&str> = MEASURES.iter().map(|measure| measure.name).collect();
            bail!(
                "there is no measurement {name:?}, expected one of: {}",
                names.join(", ")
            )
        }
    }
}
