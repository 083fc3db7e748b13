//! Gets the tools that the chosen parts need before they run.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::PartName;
use crate::browsers::{Browsers, apt};
use crate::repo::Repo;
use crate::tools::cache::Cache;
use crate::tools::crates::CrateTool;
use crate::tools::rust;
use crate::tools::trunk::Trunk;
use crate::tools::wasm_opt::WasmOpt;

/// The available tools. If a tool could not be installed, only the parts that need it fail.
#[derive(Debug, Default)]
pub struct Kit {
    test_runner: Option<PathBuf>,
    trunk: Option<Trunk>,
    pub browsers: Browsers,
}

impl Kit {
    /// Installs the missing tools for these parts. Errors list the tools that failed.
    pub fn get(&mut self, repo: &Repo, parts: &[PartName]) -> Result<()> {
        let needs = |some: &[PartName]| parts.iter().any(|part| some.contains(part));
        let cache = Cache::open()?;
        let mut errors = Vec::new();
        let mut note = |result: Result<()>| errors.extend(result.err());

        let with_browsers = needs(&[
            PartName::Wasm,
            PartName::Browser,
            PartName::TestGame,
            PartName::Trunk,
            PartName::Stress,
            PartName::Hosting,
        ]);
        let installation = with_browsers.then(|| apt::start(&Browsers::find(&cache)));
        if needs(&[
            PartName::Format,
            PartName::Clippy,
            PartName::Core,
            PartName::Browser,
            PartName::TestGame,
        ]) {
            note(rust::get_components(repo));
        }
        if needs(&[
            PartName::Clippy,
            PartName::Wasm,
            PartName::Page,
            PartName::Browser,
            PartName::Trunk,
            PartName::Stress,
        ]) {
            note(rust::get_target(repo));
        }
        if needs(&[PartName::Browser]) {
            note(CrateTool::geckodriver().get(&cache).map(drop));
        }
        if needs(&[PartName::Wasm]) {
            let runner = wasm_test_runner(repo, &cache);
            note(runner.map(|program| self.test_runner = Some(program)));
        }
        if needs(&[PartName::Page, PartName::Browser, PartName::Stress]) {
            // If this fails, the build of the page reports it.
            note(
                repo.binaryen_version()
                    .map(|version| drop(WasmOpt::get(&cache, version))),
            );
        }
        if needs(&[PartName::Trunk]) {
            note(Trunk::get(repo, &cache).map(|trunk| self.trunk = Some(trunk)));
        }
        note(cache.tidy());
        if let Some(installation) = installation {
            note(installation.finish());
            self.browsers = Browsers::find(&cache);
        }
        match errors.len() {
            0 => Ok(()),
            _ => {
                let errors: Vec<String> = errors.iter().map(|error| format!("{error:#}")).collect();
                bail!(errors.join("\n"))
            }
        }
    }

    /// The program that runs tests as WebAssembly in a browser.
    pub fn test_runner(&self) -> Result<&Path> {
        self.test_runner
            .as_deref()
            .context("wasm-bindgen-test-runner could not be installed (see the part tools)")
    }

    pub fn trunk(&self) -> Result<&Trunk> {
        self.trunk
            .as_ref()
            .context("Trunk could not be installed (see the part tools)")
    }
}

fn wasm_test_runner(repo: &Repo, cache: &Cache) -> Result<PathBuf> {
    let tools = CrateTool::wasm_bindgen(repo.locked_version("wasm-bindgen")?).get(cache)?;
    let name = format!("wasm-bindgen-test-runner{}", std::env::consts::EXE_SUFFIX);
    Ok(tools.with_file_name(name))
}
