//! Writes the markup of the home screen into files. The build puts it into the page, so that it is visible
//! before the program is loaded.
//!
//! `cargo xtask paint` builds the page, finds Chromium and runs this program.

use std::env;
use std::fs;
use std::process::ExitCode;

use tablero_browser::browser::{Browser, BrowserLanguage, Session};
use tablero_browser::painted;

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    if env::var_os("TABLERO_DIST").is_none() || !Browser::Chromium.is_there() {
        return Err("home is painted with `cargo xtask paint`".to_owned());
    }
    let session = Session::start_chromium(BrowserLanguage::English)?;
    let homes = draw(&session);
    session.quit();
    for (name, text) in painted::files(&homes?)? {
        let path = painted::folder().join(&name);
        if fs::read_to_string(&path).is_ok_and(|before| before == text) {
            println!("{name} is as it was.");
            continue;
        }
        let written = fs::create_dir_all(painted::folder()).and_then(|()| fs::write(&path, text));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{name} is written anew.");
    }
    Ok(())
}

fn draw(session: &Session) -> Result<Vec<(String, String)>, String> {
    let page = painted::serve(session);
    let languages = painted::languages()?.into_iter();
    languages
        .map(|language| {
            let home = painted::draw(&page, &language)?;
            Ok((language, home))
        })
        .collect()
}
