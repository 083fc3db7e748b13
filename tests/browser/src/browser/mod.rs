//! The browsers and what each of them supports.

mod chromium;
mod devtools;
mod display;
mod driver;
mod firefox;
mod input;
mod record;
mod session;
mod wait;
mod webkit;
mod window;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

pub use devtools::DevTools;
pub use input::{Key, Point, PointerStep};
pub use session::{BLANK, Lost, Session};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    Chromium,
    Firefox,
    WebKit,
}

/// Features that not every browser or driver supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Touch input.
    Touch,
    /// Scrolling with fingers.
    Scroll,
    /// Setting the system's dark or light theme.
    Scheme,
    /// Starting in another language than English.
    Spanish,
    /// Printing to paper with a countable number of pages: not in compressed files.
    Print,
    /// Releasing the right button. WebKit's driver changes it to the left button after a menu was opened.
    RightButton,
    /// A cache that survives a reload. In a session of WebKit's driver it is always empty.
    Cache,
    /// Counting layout shifts.
    Shifts,
    /// Measuring the memory of a page.
    Memory,
}

/// The preferred language of the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrowserLanguage {
    English,
    Spanish,
}

/// How WebKit paints on a machine without a graphics card. The other browsers always paint in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Painting {
    /// In memory, which takes half of the processor's time. Screenshots of a game in a window of 360x640 hang
    /// in this mode.
    InMemory,
    /// As with a graphics card, emulated by the processor.
    ForCard,
}

impl Browser {
    pub const ALL: [Browser; 3] = [Browser::Chromium, Browser::Firefox, Browser::WebKit];

    pub fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
            Browser::Firefox => "firefox",
            Browser::WebKit => "webkit",
        }
    }

    /// The variables with the paths of the driver and the browser.
    fn variables(self) -> [&'static str; 2] {
        match self {
            Browser::Chromium => ["CHROMEDRIVER", "CHROMIUM"],
            Browser::Firefox => ["GECKODRIVER", "FIREFOX"],
            Browser::WebKit => ["WEBKITDRIVER", "MINIBROWSER"],
        }
    }

    pub fn is_there(self) -> bool {
        self.variables()
            .iter()
            .all(|name| env::var_os(name).is_some())
    }

    pub fn can(self, what: Feature) -> bool {
        match (self, what) {
            (Browser::Chromium, _) => true,
            (
                Browser::Firefox,
                Feature::Touch | Feature::Spanish | Feature::RightButton | Feature::Cache,
            ) => true,
            (
                Browser::Firefox,
                Feature::Scroll
                | Feature::Scheme
                | Feature::Print
                | Feature::Shifts
                | Feature::Memory,
            )
            | (Browser::WebKit, _) => false,
        }
    }

    fn driver_program(self) -> PathBuf {
        self.variable(0)
    }

    fn browser_program(self) -> PathBuf {
        self.variable(1)
    }

    fn variable(self, index: usize) -> PathBuf {
        env::var_os(self.variables()[index])
            .unwrap_or_default()
            .into()
    }
}

/// A folder for files of drivers and browsers. It is not committed.
fn scratch() -> io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tmp");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
