//! The folder for the tools, one for each user and shared by all clones.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folder for the tools. Tools that are installed elsewhere are never changed.
#[derive(Clone, Debug)]
pub struct Cache {
    root: PathBuf,
}

/// Blocks other installations into the same folder until it is dropped.
#[derive(Debug)]
pub struct Installing {
    _lock: File,
}

impl Cache {
    /// `$TABLERO_TOOLS`, or else the usual cache folder for programs.
    pub fn open() -> Result<Self> {
        let root = location(|name| env::var_os(name).filter(|value| !value.is_empty()))
            .context("no folder for the tools is known: set TABLERO_TOOLS to one")?;
        Ok(Self { root })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of a tool in this version.
    pub fn folder(&self, name: &str, version: &str) -> PathBuf {
        self.root.join(format!("{name}-{version}"))
    }

    /// The folder in which tools are compiled. Leftovers of an interrupted installation are used by the next.
    pub fn building(&self) -> PathBuf {
        self.root.join("build")
    }

    /// Removes leftovers of compiling, once nothing more will be compiled.
    pub fn tidy(&self) -> Result<()> {
        if self.building().exists() {
            let _installing = self.installing()?;
            remove(&self.building())?;
        }
        Ok(())
    }

    /// Creates the folder and waits until no other installation uses it.
    pub fn installing(&self) -> Result<Installing> {
        fs::create_dir_all(&self.root)
            .with_context(|| format!("{} cannot be made", self.root.display()))?;
        let path = self.root.join(".lock");
        let lock =
            File::create(&path).with_context(|| format!("{} cannot be written", path.display()))?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            println!("Waiting for another install into {}.", self.root.display());
            lock.lock()?;
        }
        Ok(Installing { _lock: lock })
    }
}

/// Removes a folder if it exists.
pub fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("{} cannot be removed", folder.display()))?;
    }
    Ok(())
}

fn location(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(chosen) = variable("TABLERO_TOOLS") {
        return std::path::absolute(chosen).ok();
    }
    let caches = variable("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(|| {
            let home = || variable("HOME").map(PathBuf::from);
            if cfg!(windows) {
                variable("LOCALAPPDATA").map(PathBuf::from)
            } else if cfg!(target_os = "macos") {
                Some(home()?.join("Library").join("Caches"))
            } else {
                Some(home()?.join(".cache"))
            }
        })?;
    Some(caches.join("tablero"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn located(variables: &[(&str, &str)]) -> Option<PathBuf> {
        location(|name| {
            let (_, value) = variables.iter().find(|(key, _)| *key == name)?;
            Some(value.into())
        })
    }

    #[cfg(unix)]
    #[test]
    fn the_folder_a_person_names_comes_first_then_the_systems() {
        let home = ("HOME", "/home/ada");
        let cache = ("XDG_CACHE_HOME", "/var/ada");
        let chosen = ("TABLERO_TOOLS", "/opt/tools");
        assert_eq!(located(&[home, cache, chosen]), Some("/opt/tools".into()));
        assert_eq!(located(&[home, cache]), Some("/var/ada/tablero".into()));
        assert!(located(&[home]).unwrap().starts_with("/home/ada"));
        assert_eq!(located(&[]), None);
    }
}
