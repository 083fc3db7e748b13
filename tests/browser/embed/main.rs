//! Shows every game of a page that somebody serves in a frame without an origin, in a page at another port.
//!
//! `cargo xtask test hosting` starts servers, finds Chromium and runs this program with the address of the page.

use std::env;
use std::process::ExitCode;

use tablero::games::GAMES;
use tablero::play::{GameText, encode};
use tablero_browser::browser::{Browser, Session, Speaks};
use tablero_browser::frames::{embedded, enter, frame};

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let address = env::args().nth(1).filter(|_| Browser::Chromium.is_there());
    let address = address.ok_or("games are shown in frames with `cargo xtask test hosting`")?;
    let session = Session::start_chromium(Speaks::English)?;
    for game in GAMES {
        let first = game.open(&GameText::default()).map(|table| table.legal());
        let text = GameText {
            game: game.slug().to_owned(),
            moves: first.unwrap_or_default().into_iter().take(1).collect(),
            ..GameText::default()
        };
        let source = embedded(&address, &format!("#{}", encode(&text)));
        let host = enter(&session, &frame(&source, "allow-scripts"));
        host.see("[data-screen=embed] svg[data-board]");
        host.press("[data-action=first]");
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
