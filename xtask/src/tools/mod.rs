//! The programs needed for building: found or installed.

pub mod cache;
pub mod crates;
mod release;
pub mod rust;
pub mod trunk;
pub mod wasm_opt;

use anyhow::Result;

use crate::repo::Repo;
use cache::Cache;
use wasm_opt::WasmOpt;

/// The tools that build the page, in addition to Rust.
#[derive(Clone, Debug)]
pub struct PageTools {
    /// Only the release page needs it. Without it, the release page is larger.
    pub wasm_opt: Option<WasmOpt>,
}

impl PageTools {
    /// Gets everything that is missing.
    pub fn get(repo: &Repo, cache: &Cache) -> Result<Self> {
        rust::get_target(repo)?;
        Ok(Self {
            wasm_opt: WasmOpt::get(cache, repo.binaryen_version()?),
        })
    }

    /// The development page needs only Rust.
    pub fn for_development(repo: &Repo) -> Result<Self> {
        rust::get_target(repo)?;
        Ok(Self { wasm_opt: None })
    }

    /// The versions of the tools that affect the build.
    pub fn versions(&self, repo: &Repo) -> Result<String> {
        Ok(format!(
            "wasm-bindgen {}, wasm-opt {:?}",
            repo.locked_version("wasm-bindgen")?,
            self.wasm_opt.as_ref().map(|tool| tool.version),
        ))
    }
}
