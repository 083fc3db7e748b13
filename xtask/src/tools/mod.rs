//! The programs that building needs: found, or else got.

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

/// What builds the page, beside Rust.
#[derive(Clone, Debug)]
pub struct PageTools {
    /// Only the release page needs it, and is larger without.
    pub wasm_opt: Option<WasmOpt>,
}

impl PageTools {
    /// Gets whatever is missing.
    pub fn get(repo: &Repo, cache: &Cache) -> Result<Self> {
        rust::get_target(repo)?;
        Ok(Self {
            wasm_opt: WasmOpt::get(cache, repo.binaryen_version()?),
        })
    }

    /// What the development page needs: nothing beside Rust.
    pub fn for_development(repo: &Repo) -> Result<Self> {
        rust::get_target(repo)?;
        Ok(Self { wasm_opt: None })
    }

    /// The tools' versions, as far as what they build depends on them.
    pub fn versions(&self, repo: &Repo) -> Result<String> {
        Ok(format!(
            "wasm-bindgen {}, wasm-opt {:?}",
            repo.locked_version("wasm-bindgen")?,
            self.wasm_opt.as_ref().map(|tool| tool.version),
        ))
    }
}
