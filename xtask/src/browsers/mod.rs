//! The browsers for the tests, and their drivers.

pub mod apt;
pub mod consent;

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::process;
use crate::tools::cache::Cache;
use crate::tools::crates::CrateTool;

/// The flags of Chromium: without a window, and without a sandbox, which is not possible as root and in
/// containers.
pub const HEADLESS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

/// The installed browsers and drivers.
#[derive(Clone, Debug, Default)]
pub struct Browsers {
    pub chromium: Option<PathBuf>,
    /// Chromium without its user interface, which is faster. The browser suite also runs without it.
    pub headless_shell: Option<PathBuf>,
    pub chromedriver: Option<PathBuf>,
    pub firefox: Option<PathBuf>,
    pub geckodriver: Option<PathBuf>,
    pub webkit_driver: Option<PathBuf>,
    pub mini_browser: Option<PathBuf>,
    pub xvfb: Option<PathBuf>,
}

impl Browsers {
    /// Searches in the variables of the browser suite, on PATH, and in the usual places.
    pub fn find(cache: &Cache) -> Self {
        let chromedriver = locate(
            "CHROMEDRIVER",
            &["chromedriver"],
            &[
                "/usr/lib/chromium/chromedriver",
                "/usr/lib/chromium-browser/chromedriver",
            ],
        );
        let headless_shell = locate(
            "CHROMIUM_HEADLESS_SHELL",
            &["chrome-headless-shell"],
            // Debian's script on PATH does not pass signals on: the driver would end the script, and not the browser.
            &["/usr/lib/chromium/chromium-headless-shell"],
        );
        Self {
            chromium: locate(
                "CHROMIUM",
                &[
                    "chromium",
                    "chromium-browser",
                    "google-chrome",
                    "google-chrome-stable",
                    "chrome",
                ],
                &[
                    "/Applications/Chromium.app/Contents/MacOS/Chromium",
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
                ],
            ),
            // A driver only starts browsers of its own version.
            headless_shell: headless_shell.filter(|shell| {
                let number = number_of(shell);
                number.is_some() && number == chromedriver.as_deref().and_then(number_of)
            }),
            chromedriver,
            firefox: locate(
                "FIREFOX",
                &["firefox-esr", "firefox"],
                &[
                    "/Applications/Firefox.app/Contents/MacOS/firefox",
                    r"C:\Program Files\Mozilla Firefox\firefox.exe",
                ],
            ),
            geckodriver: locate("GECKODRIVER", &[], &[])
                .or_else(|| CrateTool::geckodriver().find(cache)),
            webkit_driver: locate("WEBKITDRIVER", &["WebKitWebDriver"], &[]),
            mini_browser: locate("MINIBROWSER", &["MiniBrowser"], &[]).or_else(find_mini_browser),
            xvfb: locate("XVFB_RUN", &["xvfb-run"], &[]),
        }
    }

    /// The variables of the browser suite for the programs that were found.
    pub fn variables(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        [
            ("CHROMIUM", &self.chromium),
            ("CHROMIUM_HEADLESS_SHELL", &self.headless_shell),
            ("CHROMEDRIVER", &self.chromedriver),
            ("FIREFOX", &self.firefox),
            ("GECKODRIVER", &self.geckodriver),
            ("WEBKITDRIVER", &self.webkit_driver),
            ("MINIBROWSER", &self.mini_browser),
        ]
        .into_iter()
        .filter_map(|(name, path)| Some((name, path.as_deref()?)))
    }

    /// Fails if one of these is missing, and says how to install it.
    pub fn require(&self, names: &[&str]) -> Result<()> {
        let known = [
            ("Chromium", &self.chromium, "chromium", "CHROMIUM"),
            (
                "chromedriver",
                &self.chromedriver,
                "chromium-driver",
                "CHROMEDRIVER",
            ),
            ("Firefox", &self.firefox, "firefox-esr", "FIREFOX"),
        ];
        let sentences: Vec<String> = known
            .into_iter()
            .filter(|(name, path, _, _)| names.contains(name) && path.is_none())
            .map(|(name, _, package, variable)| {
                format!("{name} is missing: install it (on Debian the package {package}) and put it on PATH, or set {variable}")
            })
            .collect();
        if !sentences.is_empty() {
            bail!(sentences.join("; "));
        }
        Ok(())
    }
}

/// The version number in a program's answer, for example "Chromium 156.0.8078.108".
fn number_of(program: &Path) -> Option<String> {
    let answer = process::version_of(program)?;
    let mut words = answer.split_whitespace();
    let number = words.find(|word| word.starts_with(|first: char| first.is_ascii_digit()));
    number.map(str::to_owned)
}

/// Chromium and its driver, installed in the same way as for the tests.
pub fn get_chromium(cache: &Cache) -> Result<Browsers> {
    const NEEDED: [&str; 2] = ["Chromium", "chromedriver"];
    let found = Browsers::find(cache);
    if found.require(&NEEDED).is_ok() {
        return Ok(found);
    }
    apt::start(&found).finish()?;
    let found = Browsers::find(cache);
    found.require(&NEEDED)?;
    Ok(found)
}

/// WebKitGTK's MiniBrowser, which distributions do not put on PATH.
fn find_mini_browser() -> Option<PathBuf> {
    let places = ["/usr/lib", "/usr/libexec"].map(PathBuf::from);
    let below = |folder: &PathBuf| {
        let entries = std::fs::read_dir(folder).into_iter().flatten();
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        paths
    };
    let folders = places
        .iter()
        .flat_map(|place| std::iter::once(place.clone()).chain(below(place)));
    folders
        .filter(|folder| folder.is_dir())
        .flat_map(|folder| below(&folder))
        .filter(|folder| {
            let name = folder.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| {
                name.starts_with("webkit2gtk-") || name.starts_with("webkitgtk-")
            })
        })
        .find_map(|folder| process::program_in(&folder, "MiniBrowser"))
}

fn locate(variable: &str, names: &[&str], usual: &[&str]) -> Option<PathBuf> {
    if let Some(chosen) = env::var_os(variable).filter(|value| !value.is_empty()) {
        return Some(chosen.into());
    }
    let on_path = names.iter().find_map(|name| process::on_path(name));
    on_path.or_else(|| usual.iter().map(PathBuf::from).find(|path| path.is_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_browser_is_said_with_the_way_to_get_it() {
        let browsers = Browsers {
            chromium: Some("/usr/bin/chromium".into()),
            chromedriver: Some("/usr/bin/chromedriver".into()),
            ..Browsers::default()
        };
        let needed = ["Chromium", "chromedriver"];
        assert!(browsers.require(&needed).is_ok());
        let error = browsers.require(&["Chromium", "Firefox"]).unwrap_err();
        let sentence = error.to_string();
        assert!(
            sentence.starts_with("Firefox is missing: install it"),
            "{sentence}"
        );
    }
}
