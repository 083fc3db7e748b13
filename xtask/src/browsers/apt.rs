//! Installing browsers on Debian and its derivatives.

use std::process::Command;
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, bail};

use super::Browsers;
use super::consent::{self, InstallMethod};
use crate::process;

/// A package, with its names in different distributions.
type Package = &'static [&'static str];

const CHROMIUM: Package = &["chromium", "chromium-browser"];
const CHROMEDRIVER: Package = &["chromium-driver", "chromium-chromedriver"];
const FIREFOX: Package = &["firefox-esr", "firefox"];
/// Makes the tests faster. Older distributions do not have it, and the tests also run without it.
const HEADLESS_SHELL: Package = &["chromium-headless-shell"];
const WEBKIT: [Package; 3] = [&["webkit2gtk-driver"], &["xvfb"], &["xauth"]];

/// Packages that are being installed in the background.
pub struct Installation(Option<JoinHandle<Result<()>>>);

/// Starts to install missing packages, if that is allowed. Without apt this does nothing, and the parts that
/// need a browser explain how to install it.
pub fn start(found: &Browsers) -> Installation {
    let packages = missing(found, consent::is_unattended());
    if packages.is_empty() || process::on_path("apt-get").is_none() {
        return Installation(None);
    }
    let names: Vec<&str> = packages.iter().map(|names| names[0]).collect();
    let command = format!("apt-get install {}", names.join(" "));
    match consent::ask(&command) {
        InstallMethod::Refused => {
            println!("Some browsers are missing. To install them: sudo {command}");
            Installation(None)
        }
        consent => {
            println!("Installing meanwhile: {}.", names.join(", "));
            if consent == InstallMethod::Sudo
                && process::run(Command::new("sudo").arg("-v")).is_err()
            {
                println!("sudo failed. To install them: sudo {command}");
                return Installation(None);
            }
            Installation(Some(thread::spawn(move || install(&packages, consent))))
        }
    }
}

impl Installation {
    /// Waits until the installation ends.
    pub fn finish(self) -> Result<()> {
        let Some(thread) = self.0 else { return Ok(()) };
        match thread.join() {
            Ok(result) => result.context("the browsers cannot be installed with apt-get"),
            Err(_) => bail!("the browsers cannot be installed: the thread that does it panicked"),
        }
    }
}

/// WebKitGTK and a second Chromium are only installed where a large installation is acceptable.
fn missing(found: &Browsers, is_large_accepted: bool) -> Vec<Package> {
    let mut packages = Vec::new();
    if found.chromium.is_none() {
        packages.push(CHROMIUM);
    }
    if found.chromedriver.is_none() {
        packages.push(CHROMEDRIVER);
    }
    if found.firefox.is_none() {
        packages.push(FIREFOX);
    }
    let webkit = [&found.webkit_driver, &found.mini_browser, &found.xvfb];
    if is_large_accepted && webkit.iter().any(|part| part.is_none()) {
        packages.extend(WEBKIT);
    }
    if is_large_accepted && found.headless_shell.is_none() {
        packages.push(HEADLESS_SHELL);
    }
    packages
}

fn install(packages: &[Package], consent: InstallMethod) -> Result<()> {
    // A failed source is not necessarily the one with these packages.
    let updated = process::output(apt_get(consent).arg("update"));
    let (optional, needed): (Vec<Package>, Vec<Package>) =
        packages.iter().partition(|names| **names == HEADLESS_SHELL);
    let installed = install_all(&needed, consent);
    if installed.is_ok()
        && let Err(error) = install_all(&optional, consent)
    {
        println!("Not installed, and not needed: {error:#}");
    }
    match (installed, updated) {
        (Ok(()), _) => Ok(()),
        (Err(error), Ok(_)) => Err(error),
        (Err(error), Err(before)) => Err(error.context(before)),
    }
}

fn install_all(packages: &[Package], consent: InstallMethod) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages
        .iter()
        .map(|names| available(names))
        .collect::<Result<Vec<_>>>()?;
    let mut command = apt_get(consent);
    command
        .args(["install", "--yes", "--no-install-recommends"])
        .args(names);
    process::output(&mut command).map(drop)
}

fn available(names: Package) -> Result<&'static str> {
    let is_known = |name: &&&str| process::succeeds(Command::new("apt-cache").args(["show", name]));
    let found = names.iter().find(is_known);
    found
        .copied()
        .with_context(|| format!("apt has no package {}", names.join(" or ")))
}

fn apt_get(consent: InstallMethod) -> Command {
    let options = ["-q", "-o", "DPkg::Lock::Timeout=300"];
    let variable = "DEBIAN_FRONTEND=noninteractive";
    let mut command = Command::new(match consent {
        InstallMethod::Root => "env",
        _ => "sudo",
    });
    if consent == InstallMethod::QuietSudo {
        command.arg("-n");
    }
    command.args([variable, "apt-get"]).args(options);
    command
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        let path = || Some(PathBuf::from("/usr/bin/it"));
        let found = Browsers {
            chromium: path(),
            firefox: path(),
            ..Browsers::default()
        };
        assert_eq!(missing(&found, false), [CHROMEDRIVER]);
        assert_eq!(missing(&found, true).len(), 1 + WEBKIT.len() + 1);
        assert_eq!(missing(&Browsers::default(), false).len(), 3);
    }
}
