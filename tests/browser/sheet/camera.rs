//! Takes the screenshots of scenes and places on every kind of screen, in the light and the dark theme.

use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;
use tablero::play::{GameRecord, Spot, encode};
use tablero_browser::browser::{Point, PointerStep, Session};
use tablero_browser::page::Page;

use crate::place;
use crate::scene::Scene;
use crate::screens::Place;

/// A kind of screen.
#[derive(Debug)]
pub struct Screen {
    name: &'static str,
    size: (u32, u32),
    dots: f64,
    has_pointer: bool,
}

pub const PHONE: Screen = Screen {
    name: "phone",
    size: (360, 640),
    dots: 2.0,
    has_pointer: false,
};
pub const LANDSCAPE: Screen = Screen {
    name: "landscape",
    size: (640, 360),
    dots: 2.0,
    has_pointer: false,
};
pub const TABLET: Screen = Screen {
    name: "tablet",
    size: (768, 1024),
    dots: 1.0,
    has_pointer: false,
};
pub const DESK: Screen = Screen {
    name: "desk",
    size: (1280, 800),
    dots: 1.0,
    has_pointer: true,
};
pub const WIDE: Screen = Screen {
    name: "wide",
    size: (1920, 1080),
    dots: 1.0,
    has_pointer: true,
};

const LIGHTS: [&str; 2] = ["light", "dark"];

/// A screenshot.
#[derive(Debug)]
pub struct Picture {
    pub file: String,
    /// The screen, the theme and the selection.
    pub caption: String,
    /// The size on the sheet.
    pub small: (u32, u32),
}

/// The height of a screen on the sheet. Longer pages are taller.
const SMALL: u32 = 320;

pub struct Camera<'a> {
    pub session: &'a Session,
    pub folder: PathBuf,
}

/// The screens for scenes.
const SCENE_SCREENS: [Screen; 2] = [PHONE, DESK];
/// The screens for places.
const PLACE_SCREENS: [Screen; 5] = [PHONE, LANDSCAPE, TABLET, DESK, WIDE];
/// Both languages and both themes are shown, but not every combination.
const LOOKS: [(&str, &str); 2] = [("light", "en"), ("dark", "es")];

impl Camera<'_> {
    /// A scene without touches, with a selection, and with the pointer over a target.
    pub fn take_scene(
        &self,
        page: &Page,
        scene: &Scene,
        pictures: &mut Vec<Picture>,
    ) -> Result<(), String> {
        let name = format!("{}-{}", scene.game, scene.name);
        for screen in &SCENE_SCREENS {
            let mut record = scene.record()?;
            self.session.pretend(screen.size, screen.dots);
            self.open(page, &format!("#{}", encode(&scene.text())))?;
            self.take(&name, "untouched", screen, pictures);
            let taken = scene.take(&mut record)?;
            if taken.is_empty() {
                continue;
            }
            self.touch(&scene.record()?, &taken)?;
            self.put_pointer_away();
            self.take(&name, "in hand", screen, pictures);
            let pointed = scene.pointed(&record)?;
            if let Some(spot) = pointed.filter(|_| screen.has_pointer) {
                let over = place::point(self.session, &record, spot)?;
                self.session.mouse(&[PointerStep::Move(over)]);
                self.take(&name, "pointing", screen, pictures);
            }
        }
        Ok(())
    }

    /// A screen or dialog with a game, on every kind of screen and in every look.
    pub fn take_place(&self, place: &Place, game: &str, pictures: &mut Vec<Picture>) {
        for screen in &PLACE_SCREENS {
            for (light, language) in LOOKS {
                let page = Page::serve(self.session);
                let settings = json!({ "version": 1, "language": language });
                page.store("tablero/v1/settings", &settings.to_string());
                self.session.pretend(screen.size, screen.dots);
                self.session.prefer("prefers-color-scheme", light);
                (place.go)(&page, game);
                self.put_pointer_away();
                let height = match place.is_long {
                    true => screen.size.1.max(self.length()),
                    false => screen.size.1,
                };
                self.session.pretend((screen.size.0, height), screen.dots);
                self.rest();
                let file = format!(
                    "{}-{game}-{}-{light}-{language}.png",
                    place.name, screen.name
                );
                self.save(&file);
                pictures.push(Picture {
                    file,
                    caption: format!("{}, {light}, {language}", screen.name),
                    small: (
                        screen.size.0 * SMALL / screen.size.1,
                        height * SMALL / screen.size.1,
                    ),
                });
            }
        }
    }

    /// Opens a game by its link.
    pub fn open(&self, page: &Page, link: &str) -> Result<(), String> {
        page.open(link);
        self.put_pointer_away();
        let script = "
            if (document.querySelector('[data-spot]')) return null;
            return (document.querySelector('[data-notice]') ?? document.body).innerText;";
        let shown = || match self.session.run(script, vec![]).as_str() {
            None => Ok(()),
            Some(words) => {
                let words: Vec<&str> = words.split_whitespace().take(40).collect();
                Err(format!(
                    "the page does not open the game, it says: {}",
                    words.join(" ")
                ))
            }
        };
        wait(shown)
    }

    /// Touches places one after another, and checks that the page has selected them.
    fn touch(&self, record: &GameRecord, spots: &[Spot]) -> Result<(), String> {
        for spot in spots {
            let at = place::point(self.session, record, *spot)?;
            self.rest();
            self.session
                .mouse(&[PointerStep::Move(at), PointerStep::Press, PointerStep::Lift]);
            let name = record.spot_name(spot.ground());
            let script = "return !!document.querySelector(`[data-spot='${arguments[0]}']:is(
                [data-state~=selected], [aria-selected=true])`)";
            wait(|| match self.session.run(script, vec![json!(name)]) {
                serde_json::Value::Bool(true) => Ok(()),
                _ => Err(format!("a touch of {name} at {at:?} selects nothing there")),
            })?;
        }
        Ok(())
    }

    fn put_pointer_away(&self) {
        const CORNER: Point = (0.0, 0.0);
        self.session.mouse(&[PointerStep::Move(CORNER)]);
    }

    fn take(&self, name: &str, state: &str, screen: &Screen, pictures: &mut Vec<Picture>) {
        for light in LIGHTS {
            self.session.prefer("prefers-color-scheme", light);
            self.rest();
            let file = format!("{name}-{state}-{}-{light}.png", screen.name).replace(' ', "-");
            self.save(&file);
            pictures.push(Picture {
                file,
                caption: format!("{}, {light}, {state}", screen.name),
                small: (screen.size.0 * SMALL / screen.size.1, SMALL),
            });
        }
    }

    /// A part of the sheet in its full length, or all of it if there is no such part.
    pub fn take_sheet(&self, part: &str, width: u32, dots: f64) {
        let script = "location.hash = arguments[0]";
        self.session.run(script, vec![json!(part)]);
        self.session.pretend((width, 1), dots);
        self.session.pretend((width, self.length()), dots);
        self.save(&format!("{part}.png"));
    }

    /// The length of the page.
    fn length(&self) -> u32 {
        let script = "return document.scrollingElement.scrollHeight";
        self.session.run(script, vec![]).as_u64().unwrap_or(0) as u32
    }

    fn save(&self, file: &str) {
        let path = self.folder.join(file);
        let saved = fs::write(&path, self.session.screenshot());
        if let Err(error) = saved {
            panic!("{} cannot be written: {error}", path.display());
        }
    }

    /// Waits until all finite animations have ended.
    fn rest(&self) {
        let check = "return document.getAnimations().every((one) =>
            one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)";
        self.session.until("rest", check, vec![]);
    }
}

/// Repeats an attempt for some time.
fn wait(attempt: impl Fn() -> Result<(), String>) -> Result<(), String> {
    const PATIENCE: Duration = Duration::from_secs(4);
    let start = Instant::now();
    loop {
        match attempt() {
            Err(_) if start.elapsed() < PATIENCE => sleep(Duration::from_millis(20)),
            other => return other,
        }
    }
}
