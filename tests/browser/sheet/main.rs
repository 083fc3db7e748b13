//! Makes a contact sheet of the page: every scene of every game on every screen, side by side.
//!
//! `cargo xtask sheet` builds the page, finds Chromium and runs this.

mod camera;
mod paper;
mod place;
mod scene;
mod scenes;

use std::any::Any;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use tablero::games::GAMES;
use tablero::play::encode;
use tablero_browser::browser::{Browser, Lost, Session, Speaks};
use tablero_browser::page::Page;
use xtask::serve::{ServeOptions, Server};

use camera::{Camera, DESK, PHONE, Picture, TABLET};
use paper::{Row, Section};
use scenes::SCENES;

/// The shelf, which is no game.
const HOME: &str = "home";
/// How wide the sheet of a game is: a scene with all its pictures fits in a line.
const WIDE: u32 = 3930;

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let start = Instant::now();
    let words: Vec<String> = env::args().skip(1).collect();
    let tablet = words.iter().any(|word| word == "--tablet");
    let names = wanted(words.iter().filter(|word| *word != "--tablet"))?;
    let folder = env::var_os("TABLERO_SHEET").map(PathBuf::from);
    let folder = folder.filter(|_| Browser::Chromium.is_there());
    let folder = folder.ok_or("the sheet is made with `cargo xtask sheet`")?;
    let told = |error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(told)?;
    }
    fs::create_dir_all(&folder).map_err(told)?;

    // What fails is said with the scene it fails in.
    panic::set_hook(Box::new(|_| {}));
    let session = Session::start(Browser::Chromium, Speaks::English)?;
    let screens = if tablet {
        vec![PHONE, TABLET, DESK]
    } else {
        vec![PHONE, DESK]
    };
    let camera = Camera {
        session: &session,
        folder: folder.clone(),
        screens: &screens,
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

/// The games that were asked for, in the order of the shelf; none are all.
fn wanted<'a>(words: impl Iterator<Item = &'a String>) -> Result<Vec<&'static str>, String> {
    let words: Vec<&String> = words.collect();
    let known: Vec<&str> = [HOME]
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
    let rows = if name == HOME {
        let about = "before anybody has played, and with games in progress";
        vec![row(camera, HOME, "shelf", about, |page, pictures| {
            camera.take_home(page, "fresh", pictures);
            for scene in SCENES.iter().filter(|scene| scene.name == "middle") {
                camera.open(page, &format!("#{}", encode(&scene.text())))?;
            }
            camera.take_home(page, "played", pictures);
            Ok(())
        })]
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

/// Takes pictures at an origin of their own, and notes what is wrong.
fn row(
    camera: &Camera,
    section: &str,
    name: &str,
    about: &str,
    take: impl Fn(&Page, &mut Vec<Picture>) -> Result<(), String>,
) -> Row {
    let mut pictures = Vec::new();
    let taken = caught(|| {
        // Whatever the scene before has left.
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

/// Writes the sheet, and takes its picture, whole and in parts.
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

/// What is asked of a browser panics where it cannot be done.
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
