//! Shows every game of a served page in a frame without an origin. The frame is in a page at another port.
//!
//! `cargo xtask test hosting` starts servers, finds Chromium and runs this program with the address of the page.

use std::env;
use std::process::ExitCode;

use tablero::games::{GAMES, open};
use tablero::play::{GameText, encode};
use tablero_browser::browser::{Browser, BrowserLanguage, Session};
use tablero_browser::frames::{embedded, enter, frame};

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let address = env::args().nth(1).filter(|_| Browser::Chromium.is_there());
    let address = address.ok_or("games are shown in frames with `cargo xtask test hosting`")?;
    let session = Session::start_chromium(BrowserLanguage::English)?;
    for game in GAMES {
        let mut text = GameText {
            game: game.slug().to_owned(),
            ..GameText::default()
        };
        let record = open(&text).map_err(|error| error.to_string())?;
        text.moves.extend(record.legal().into_iter().next());
        let source = embedded(&address, &format!("#{}", encode(&text)));
        let host = enter(&session, &frame(&source, "allow-scripts"));
        host.see("[data-screen=embed] svg[data-board]");
        // As if by the keyboard.
        let press = "document.querySelector('[data-action=first]').click()";
        session.run(press, vec![]);
        host.see("[data-ply-shown='0']");
        session.leave_frame();
    }
    let complaints = session.take_complaints();
    session.quit();
    match complaints.is_empty() {
        true => Ok(()),
        false => Err(complaints.join("\n")),
    }
}
