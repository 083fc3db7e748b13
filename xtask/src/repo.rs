//! The folder of the project, and the versions pinned in its files.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use toml::Table;

/// The folder of the project.
#[derive(Clone, Debug)]
pub struct Repo {
    root: PathBuf,
}

impl Repo {
    /// The project that this program was built from.
    pub fn find() -> Self {
        let manifest_dir = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = match manifest_dir.parent() {
            Some(parent) if manifest_dir.ends_with("xtask") => parent.to_owned(),
            _ => manifest_dir,
        };
        Self { root }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The output folder of cargo.
    pub fn target(&self) -> PathBuf {
        match env::var_os("CARGO_TARGET_DIR") {
            Some(dir) => self.root.join(dir),
            None => self.root.join("target"),
        }
    }

    /// The version of a crate in Cargo.lock.
    pub fn locked_version(&self, name: &str) -> Result<String> {
        let lock = self.read_toml("Cargo.lock")?;
        locked_version(&lock, name)
            .with_context(|| format!("Cargo.lock does not hold the crate {name}"))
    }

    /// The version of Trunk in Trunk.toml.
    pub fn trunk_version(&self) -> Result<String> {
        let config = self.read_toml("Trunk.toml")?;
        trunk_version(&config)
            .context("Trunk.toml does not pin Trunk, expected `trunk-version = \"=1.2.3\"`")
    }

    /// The release number of binaryen, which contains wasm-opt, in Trunk.toml.
    pub fn binaryen_version(&self) -> Result<u32> {
        let config = self.read_toml("Trunk.toml")?;
        binaryen_version(&config)
            .context("Trunk.toml does not pin wasm-opt, expected `wasm_opt = \"version_123\"`")
    }

    fn read_toml(&self, name: &str) -> Result<Table> {
        let text = fs::read_to_string(self.path(name))
            .with_context(|| format!("{name} cannot be read"))?;
        text.parse()
            .with_context(|| format!("{name} is not valid TOML"))
    }
}

fn locked_version(lock: &Table, name: &str) -> Option<String> {
    let packages = lock.get("package")?.as_array()?;
    let package = packages
        .iter()
        .find(|package| package.get("name").and_then(|found| found.as_str()) == Some(name))?;
    Some(package.get("version")?.as_str()?.to_owned())
}

fn trunk_version(config: &Table) -> Option<String> {
    let pin = config.get("trunk-version")?.as_str()?;
    Some(pin.strip_prefix('=')?.to_owned())
}

fn binaryen_version(config: &Table) -> Option<u32> {
    let pin = config.get("tools")?.get("wasm_opt")?.as_str()?;
    pin.strip_prefix("version_")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_found_in_the_lock_file_by_its_whole_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.99\"\n";
        let lock = lock.parse().unwrap();
        assert_eq!(
            locked_version(&lock, "wasm-bindgen").as_deref(),
            Some("0.2.99")
        );
        assert_eq!(locked_version(&lock, "wasm"), None);
    }

    #[test]
    fn what_packs_the_page_has_the_version_of_wasm_bindgen() {
        let repo = Repo::find();
        let version = |name| repo.locked_version(name).unwrap();
        assert_eq!(version("wasm-bindgen-cli-support"), version("wasm-bindgen"));
    }

    #[test]
    fn the_projects_own_files_pin_the_tools() {
        let repo = Repo::find();
        assert!(repo.trunk_version().is_ok());
        assert!(repo.binaryen_version().is_ok());
    }

    #[test]
    fn trunk_is_left_to_read_the_version_of_wasm_bindgen_from_the_lock_file() {
        let config = Repo::find().read_toml("Trunk.toml").unwrap();
        assert_eq!(config["tools"].get("wasm_bindgen"), None);
    }
}
