//! The browsers that are driven, and what each of them can do.

mod chromium;
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

pub use input::{Do, Key, Point};
pub use session::{BLANK, Lost, Session};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    Chromium,
    Firefox,
    WebKit,
}

/// What not every browser, or not every driver, can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Can {
    /// Fingers on the glass.
    Touch,
    /// Fingers that scroll.
    Scroll,
    /// A system that is dark or light as the test wishes.
    Scheme,
    /// A language other than English from the start.
    Spanish,
    /// Paper whose sides can be counted: not in packed files.
    Print,
    /// Lifting the right button: WebKit's driver makes a left one of it once a menu was asked for.
    RightButton,
    /// Keeping a cache over a reload: in a session of WebKit's driver it is empty then, and stays so.
    Cache,
    /// Counting what has moved on the page by itself.
    Shifts,
}

/// The language that the browser asks pages for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speaks {
    English,
    Spanish,
}

/// How WebKit paints on a machine without a graphics card. The other browsers always do so in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Painting {
    /// In memory, which takes half of the processor's time. A picture of a game in a window of 360x640 never
    /// comes then.
    InMemory,
    /// As for a graphics card, which the processor stands in for.
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

    /// The variables that say where the driver and the browser are.
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

    pub fn can(self, what: Can) -> bool {
        match (self, what) {
            (Browser::Chromium, _) => true,
            (Browser::Firefox, Can::Touch | Can::Spanish | Can::RightButton | Can::Cache) => true,
            (Browser::Firefox, Can::Scroll | Can::Scheme | Can::Print | Can::Shifts)
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

/// A folder for what drivers and browsers write; it is not committed.
fn scratch() -> io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tmp");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
