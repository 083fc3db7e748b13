//! Makes a contact sheet of the page: every scene of every game on every kind of screen, side by side.
//!
//! `cargo xtask sheet` builds the page, finds Chromium and runs this program.

mod camera;
mod paper;
mod place;
mod scene;
mod scenes;
mod screens;

use std::any::Any;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use tablero::games::GAMES;
use tablero_browser::browser::{Browser, BrowserLanguage, Lost, Session};
use tablero_browser::page::Page;
use xtask::serve::{ServeOptions, Server};

use camera::{Camera, Picture};
use paper::{Row, Section};
use scenes::SCENES;
use screens::PLACES;

/// The name for all screens and dialogs that do not belong to a game.
const SCREENS: &str = "screens";
/// The width of the sheet of a game: a scene with all its pictures fits on a line.
const WIDE: u32 = 3930;

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let start = Instant::now();
    let words: Vec<String> = env::args().skip(1).collect();
    let names = wanted(&words)?;
    let folder = env::var_os("TABLERO_SHEET").map(PathBuf::from);
    let folder = folder.filter(|_| Browser::Chromium.is_there());
    let folder = folder.ok_or("the sheet is made with `cargo xtask sheet`")?;
    let told = |error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(told)?;
    }
    fs::create_dir_all(&folder).map_err(told)?;

    // Failures are reported with their scene.
    panic::set_hook(Box::new(|_| {}));
    let session = Session::start_chromium(BrowserLanguage::English)?;
    let camera = Camera {
        session: &session,
        folder: folder.clone(),
    };
    let sections: Vec<Section> = names.iter().map(|name| section(&camera, name)).collect();
    let composed = caught(|| compose(&camera, &sections));
    session.quit();
    composed?;

    let rows = || sections.iter().flat_map(|section| &section.rows);
    let count: usize = rows().map(|row| row.pictures.len()).sum();
    println!(
        "{count} pictures in {:.0} s: {}",
        start.elapsed().as_secs_f32(),
        folder.join("index.html").display()
    );
    let troubles: Vec<&str> = rows().filter_map(|row| row.trouble.as_deref()).collect();
    if troubles.is_empty() {
        Ok(())
    } else {
        Err(troubles.join("\nerror: "))
    }
}

/// The requested games in their usual order. Empty means all.
fn wanted(words: &[String]) -> Result<Vec<&'static str>, String> {
    let known: Vec<&str> = [SCREENS]
        .into_iter()
        .chain(GAMES.iter().map(|game| game.slug()))
        .collect();
    if let Some(word) = words.iter().find(|word| !known.contains(&word.as_str())) {
        return Err(format!(
            "no game is called {word:?}, expected some of: {}",
            known.join(" ")
        ));
    }
    let asked = |name: &&str| words.is_empty() || words.iter().any(|word| word == name);
    Ok(known.into_iter().filter(asked).collect())
}

fn section(camera: &Camera, name: &'static str) -> Section {
    let rows: Vec<Row> = if name == SCREENS {
        let first = |place: &screens::Place| if place.is_of_games { GAMES.len() } else { 1 };
        PLACES
            .iter()
            .flat_map(|place| {
                GAMES
                    .iter()
                    .take(first(place))
                    .map(move |game| (place, game.slug()))
            })
            .map(|(place, game)| {
                let of = format!("{} {game}", place.name);
                row(camera, SCREENS, &of, place.about, |_, pictures| {
                    camera.take_place(place, game, pictures);
                    Ok(())
                })
            })
            .collect()
    } else {
        let scenes = SCENES.iter().filter(|scene| scene.game == name);
        scenes
            .map(|scene| {
                row(camera, name, scene.name, scene.about, |page, pictures| {
                    camera.take_scene(page, scene, pictures)
                })
            })
            .collect()
    };
    let count: usize = rows.iter().map(|row| row.pictures.len()).sum();
    println!("{name}: {count} pictures");
    Section { name, rows }
}

/// Takes the screenshots of a scene at a separate origin, and records errors.
fn row(
    camera: &Camera,
    section: &str,
    name: &str,
    about: &str,
    take: impl Fn(&Page, &mut Vec<Picture>) -> Result<(), String>,
) -> Row {
    let mut pictures = Vec::new();
    let taken = caught(|| {
        // Ignore leftovers of the previous scene.
        camera.session.take_complaints();
        let page = Page::serve(camera.session);
        let taken = take(&page, &mut pictures);
        let complaints = camera.session.take_complaints();
        taken?;
        match complaints.is_empty() {
            true => Ok(()),
            false => Err(format!("the page complains: {}", complaints.join("; "))),
        }
    });
    Row {
        name: name.to_owned(),
        about: about.to_owned(),
        pictures,
        trouble: taken
            .err()
            .map(|error| format!("{section}, {name}: {error}")),
    }
}

/// Writes the sheet, and takes screenshots of the whole sheet and its parts.
fn compose(camera: &Camera, sections: &[Section]) -> Result<(), String> {
    let path = camera.folder.join("index.html");
    fs::write(&path, paper::page(sections)).map_err(|error| error.to_string())?;
    let server = Server::start(ServeOptions::new(&camera.folder)).map_err(|e| e.to_string())?;
    let games = sections.iter().map(|section| (section.name, WIDE, 1.0));
    camera.session.load(&server.address());
    for (name, width, dots) in games.chain([("all", 2 * WIDE, 0.5)]) {
        camera.take_sheet(name, width, dots);
    }
    Ok(())
}

/// Browser calls panic if they fail.
fn caught(attempt: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(attempt)).unwrap_or_else(|panic| Err(said(&*panic)))
}

fn said(panic: &(dyn Any + Send)) -> String {
    if let Some(lost) = panic.downcast_ref::<Lost>() {
        return format!("the browser was lost: {}", lost.0);
    }
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
    text.unwrap_or_else(|| "a panic without words".to_owned())
}

#[cfg(test)]
mod tests;
