//! What the chosen parts need, got before they run.

use anyhow::{Context, Result, bail};

use super::PartName;
use crate::browsers::{Browsers, apt};
use crate::repo::Repo;
use crate::tools::cache::Cache;
use crate::tools::crates::CrateTool;
use crate::tools::{PageTools, rust};

/// What was got. A tool that could not be had fails the parts that need it, and only those.
#[derive(Debug, Default)]
pub struct Kit {
    page_tools: Option<PageTools>,
    pub browsers: Browsers,
}

impl Kit {
    /// Gets what is missing for these parts; what fails is said in the errors.
    pub fn get(&mut self, repo: &Repo, parts: &[PartName]) -> Result<()> {
        let needs = |some: &[PartName]| parts.iter().any(|part| some.contains(part));
        let cache = Cache::open()?;
        let mut errors = Vec::new();
        let mut note = |result: Result<()>| errors.extend(result.err());

        let with_browsers = needs(&[PartName::Wasm, PartName::Browser]);
        let installation = with_browsers.then(|| apt::start(&Browsers::find(&cache)));
        if needs(&[PartName::Format, PartName::Clippy]) {
            note(rust::get_components(repo));
        }
        if needs(&[
            PartName::Clippy,
            PartName::Wasm,
            PartName::Page,
            PartName::Browser,
        ]) {
            note(rust::get_target(repo));
        }
        if needs(&[PartName::Browser]) {
            note(CrateTool::geckodriver().get(&cache).map(drop));
        }
        if needs(&[PartName::Wasm, PartName::Page, PartName::Browser]) {
            note(PageTools::get(repo, &cache).map(|tools| self.page_tools = Some(tools)));
        }
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

    pub fn page_tools(&self) -> Result<&PageTools> {
        self.page_tools
            .as_ref()
            .context("the tools that build the page could not be had (see the part tools)")
    }
}
