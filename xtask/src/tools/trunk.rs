//! Trunk, for people who build the page with it, and the tools that it calls.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::cache::Cache;
use super::crates::CrateTool;
use super::wasm_opt::WasmOpt;
use crate::process;
use crate::repo::Repo;

/// Trunk in the version that `Trunk.toml` pins.
#[derive(Clone, Debug)]
pub struct Trunk {
    program: PathBuf,
    wasm_bindgen: PathBuf,
    wasm_opt: Option<WasmOpt>,
}

impl Trunk {
    /// Gets Trunk and the tools that it calls.
    pub fn get(repo: &Repo, cache: &Cache) -> Result<Self> {
        let wasm_bindgen = CrateTool::wasm_bindgen(repo.locked_version("wasm-bindgen")?);
        Ok(Self {
            wasm_opt: WasmOpt::get(cache, repo.binaryen_version()?),
            program: CrateTool::trunk(repo.trunk_version()?).get(cache)?,
            wasm_bindgen: wasm_bindgen.get(cache)?,
        })
    }

    /// The command `trunk`, set up to use these tools and not to download any.
    pub fn command(&self, repo: &Repo) -> Result<Command> {
        let mut command = Command::new(&self.program);
        let helpers = [
            Some(self.wasm_bindgen.as_path()),
            self.wasm_opt.as_ref().map(|tool| tool.program.as_path()),
        ];
        command
            .current_dir(repo.root())
            .env("PATH", path_of_helpers(&helpers)?)
            .env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Its minifier does not support all of today's JavaScript. It leaves such code unchanged and warns
        // about it in each build.
        if std::env::var_os("RUST_LOG").is_none() {
            command.args(["--log", "info,trunk::processing::minify=error"]);
        }
        if let Some(tool) = &self.wasm_opt {
            command.env("TRUNK_TOOLS_WASM_OPT", format!("version_{}", tool.version));
        }
        // Trunk expects true or false here, although by convention any value counts.
        if std::env::var_os("NO_COLOR").is_some() {
            command.env("NO_COLOR", "true");
        }
        Ok(command)
    }

    /// Whether it can call wasm-opt, which it does in release builds.
    pub fn has_wasm_opt(&self) -> bool {
        self.wasm_opt.is_some()
    }
}

/// PATH, with the folders of the helpers that are not on it yet added in front.
fn path_of_helpers(helpers: &[Option<&Path>]) -> Result<std::ffi::OsString> {
    let hidden = helpers.iter().flatten().filter(|program| {
        let name = program.file_stem().and_then(|name| name.to_str());
        name.and_then(process::on_path).as_deref() != Some(**program)
    });
    process::path_with(hidden.filter_map(|program| program.parent()))
}
