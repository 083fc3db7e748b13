//! The programs that building needs: found, or else got.

pub mod cache;
pub mod crates;
mod release;
pub mod rust;
pub mod wasm_opt;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::repo::Repo;
use cache::Cache;
use crates::CrateTool;
use wasm_opt::WasmOpt;

/// What builds the page.
#[derive(Clone, Debug)]
pub struct PageTools {
    pub trunk: PathBuf,
    pub wasm_bindgen: PathBuf,
    pub wasm_opt: Option<WasmOpt>,
}

impl PageTools {
    /// Gets whatever is missing.
    pub fn get(repo: &Repo, cache: &Cache) -> Result<Self> {
        rust::get_target(repo)?;
        let wasm_bindgen = CrateTool::wasm_bindgen(repo.locked_version("wasm-bindgen")?);
        let tools = Self {
            wasm_opt: WasmOpt::get(cache, repo.binaryen_version()?),
            trunk: CrateTool::trunk(repo.trunk_version()?).get(cache)?,
            wasm_bindgen: wasm_bindgen.get(cache)?,
        };
        cache.tidy()?;
        Ok(tools)
    }

    /// Trunk, so called that it takes these tools and fetches none.
    pub fn trunk(&self, repo: &Repo) -> Result<Command> {
        let mut command = Command::new(&self.trunk);
        let helpers = [
            Some(self.wasm_bindgen.as_path()),
            self.wasm_opt.as_ref().map(|tool| tool.program.as_path()),
        ];
        command
            .current_dir(repo.root())
            .env("PATH", path_of_helpers(&helpers)?)
            .env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Its minifier does not know all of today's JavaScript, leaves what it cannot read as it is,
        // and warns of it at each build.
        if std::env::var_os("RUST_LOG").is_none() {
            command.args(["--log", "info,trunk::processing::minify=error"]);
        }
        if let Some(tool) = &self.wasm_opt {
            command.env("TRUNK_TOOLS_WASM_OPT", format!("version_{}", tool.version));
        }
        // Trunk reads it as a yes or no, against the custom that any value counts.
        if std::env::var_os("NO_COLOR").is_some() {
            command.env("NO_COLOR", "true");
        }
        Ok(command)
    }

    /// The tools' versions, as far as what they build depends on them.
    pub fn versions(&self, repo: &Repo) -> Result<String> {
        Ok(format!(
            "trunk {}, wasm-bindgen {}, wasm-opt {:?}",
            repo.trunk_version()?,
            repo.locked_version("wasm-bindgen")?,
            self.wasm_opt.as_ref().map(|tool| tool.version),
        ))
    }
}

/// PATH with the folders of those helpers in front that it does not lead to already.
fn path_of_helpers(helpers: &[Option<&Path>]) -> Result<std::ffi::OsString> {
    let hidden = helpers.iter().flatten().filter(|program| {
        let name = program.file_stem().and_then(|name| name.to_str());
        name.and_then(process::on_path).as_deref() != Some(**program)
    });
    process::path_with(hidden.filter_map(|program| program.parent()))
}
