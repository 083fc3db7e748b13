//! OpenSpiel, in its own Python environment.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::tools::cache::{Cache, remove};

const VERSION: &str = "2.0.2";

/// A Python interpreter with OpenSpiel.
pub fn get() -> Result<PathBuf> {
    let by_hand = || {
        format!(
            "OpenSpiel could not be installed: it needs Python 3 with venv and pip. To install it: \
             `pip install open_spiel=={VERSION}`"
        )
    };
    let cache = Cache::open()?;
    let folder = cache.folder("open-spiel", VERSION);
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = || process::program_in(&programs, "python").filter(|python| knows_it(python));
    if let Some(python) = python() {
        return Ok(python);
    }
    let _installing = cache.installing()?;
    println!("Getting OpenSpiel {VERSION}.");
    remove(&folder)?;
    let system = ["python3", "python"].into_iter().find_map(process::on_path);
    let mut venv = Command::new(system.with_context(by_hand)?);
    process::output(venv.args(["-m", "venv"]).arg(&folder)).with_context(by_hand)?;
    let pip = process::program_in(&programs, "python").with_context(by_hand)?;
    let mut install = Command::new(pip);
    install.args(["-m", "pip", "install", "--quiet"]);
    install.arg(format!("open_spiel=={VERSION}"));
    process::output(&mut install).with_context(by_hand)?;
    python().with_context(by_hand)
}

fn knows_it(python: &Path) -> bool {
    process::succeeds(Command::new(python).args(["-c", "import pyspiel"]))
}
