//! The assets that `index.html` lists for the build, in Trunk's syntax: elements with the attribute `data-trunk`.

use std::ops::Range;

use anyhow::{Context, Result, bail};

use super::{Edition, games};
use crate::html::{attribute, tags};

/// An asset of the page.
#[derive(Debug, PartialEq)]
pub struct Asset {
    /// The place of its element in the page.
    pub place: Range<usize>,
    pub kind: Kind,
}

/// The kind of an asset. Paths are relative to the root of the project.
#[derive(Debug, PartialEq)]
pub enum Kind {
    /// A style sheet, with a hash of its contents in the name.
    Style(String),
    /// A style sheet that only parts of the page need, which are loaded later.
    LaterStyle(String),
    /// A script that runs before anything else.
    Script(String),
    /// The icon of the tab, with a hash in the name and with the type from its element.
    Icon { path: String, media_type: String },
    /// A file that keeps its name.
    File(String),
    /// A folder that keeps its name, with all its contents.
    Folder(String),
    /// A program.
    Program(Program),
}

/// A program that is compiled to WebAssembly.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// The name of cargo's binary target.
    pub name: String,
    /// The manifest of its package, relative to the root of the project.
    pub manifest: String,
    /// Whether the page starts it itself, from the list of its files: a worker, or the early board.
    pub worker: bool,
    /// Whether the release page has a copy for each game, which is compiled with the game's name in the environment.
    pub each_game: bool,
    /// Whether only the release page has it, and works without it.
    pub release_only: bool,
    /// Whether its feature `split` makes files of its parts. Trunk does not support this.
    pub split: bool,
    /// Whether `load.js` loads it from a list in the page. Trunk's page loads it itself.
    pub listed: bool,
    /// Cargo's profile for the release page.
    pub profile: String,
    /// Cargo's features. The element of the page itself does not name its features.
    pub features: Option<String>,
    /// The optimisation level for wasm-opt, after `-O`.
    pub wasm_opt: String,
    pub wasm_opt_flags: Vec<String>,
}

/// One of several programs made from the same source.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramCopy {
    /// The name of its files.
    pub name: String,
    /// The name of the game, if it has the rules of only one game.
    pub game: Option<&'static str>,
}

impl Program {
    /// The programs made from it in an edition: itself, a copy for each game, or none.
    pub fn copies(&self, edition: Edition) -> Vec<ProgramCopy> {
        let of_game = |slug| ProgramCopy {
            name: format!("{}_{}", self.name, games::module(slug)),
            game: Some(slug),
        };
        match edition {
            Edition::Release if self.each_game => games::slugs().map(of_game).collect(),
            Edition::Development | Edition::TestGame if self.release_only => Vec::new(),
            _ => vec![ProgramCopy {
                name: self.name.clone(),
                game: None,
            }],
        }
    }
}

/// All assets of the page, in their order.
pub fn assets(page: &str) -> Result<Vec<Asset>> {
    let mut assets = Vec::new();
    for element in ["link", "script"] {
        for tag in tags(page, element) {
            let value = |name: &str| attribute(tag.attributes, name).map(str::to_owned);
            if value("data-trunk").is_none() {
                continue;
            }
            let wanted = || format!("index.html: <{element} {}> lacks", tag.attributes);
            let path = |name: &str| value(name).with_context(|| format!("{} {name}", wanted()));
            let kind = match value("rel").as_deref() {
                None if element == "script" => Kind::Script(path("src")?),
                Some("css") if value("data-later").is_some() => Kind::LaterStyle(path("href")?),
                Some("css") => Kind::Style(path("href")?),
                Some("icon") => Kind::Icon {
                    path: path("href")?,
                    media_type: path("type")?,
                },
                Some("copy-file") => Kind::File(path("href")?),
                Some("copy-dir") => Kind::Folder(path("href")?),
                Some("rust") => Kind::Program(Program {
                    name: path("data-bin")?,
                    manifest: value("href").unwrap_or_else(|| "Cargo.toml".to_owned()),
                    worker: value("data-type").as_deref() == Some("worker"),
                    each_game: value("data-each-game").is_some(),
                    release_only: value("data-release-only").is_some(),
                    split: value("data-split").is_some(),
                    listed: value("data-listed").is_some(),
                    profile: path("data-cargo-profile")?,
                    features: value("data-cargo-features"),
                    wasm_opt: path("data-wasm-opt")?,
                    wasm_opt_flags: path("data-wasm-opt-params")?
                        .split_whitespace()
                        .map(str::to_owned)
                        .collect(),
                }),
                other => bail!(
                    "index.html asks Trunk for {}, which this build does not know",
                    other.unwrap_or("an asset without rel")
                ),
            };
            let end = match element {
                "script" => closing(page, tag.whole.end).with_context(wanted)?,
                _ => tag.whole.end,
            };
            assets.push(Asset {
                place: tag.whole.start..end,
                kind,
            });
        }
    }
    assets.sort_by_key(|asset| asset.place.start);
    Ok(assets)
}

/// The programs among the assets.
pub fn programs(assets: &[Asset]) -> Vec<Program> {
    let programs = assets.iter().filter_map(|asset| match &asset.kind {
        Kind::Program(program) => Some(program.clone()),
        _ => None,
    });
    programs.collect()
}

/// The end of a script's closing tag. Its opening tag ends at `from`.
fn closing(page: &str, from: usize) -> Option<usize> {
    const CLOSING: &str = "</script>";
    let at = page[from..].find(CLOSING)?;
    Some(from + at + CLOSING.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assets_are_read_in_their_order_and_other_elements_left_alone() {
        let page = "<link rel=stylesheet href=own.css><script data-trunk src=\"boot.js\"></script>\
                    <link data-trunk rel=\"css\" href=\"style/a.css\">\
                    <link data-trunk rel=\"copy-dir\" href=\"icons\"/>";
        let assets = assets(page).unwrap();
        let seen: Vec<_> = assets
            .iter()
            .map(|asset| (&page[asset.place.clone()], &asset.kind))
            .collect();
        assert_eq!(
            seen,
            [
                (
                    "<script data-trunk src=\"boot.js\"></script>",
                    &Kind::Script("boot.js".to_owned())
                ),
                (
                    "<link data-trunk rel=\"css\" href=\"style/a.css\">",
                    &Kind::Style("style/a.css".to_owned())
                ),
                (
                    "<link data-trunk rel=\"copy-dir\" href=\"icons\"/>",
                    &Kind::Folder("icons".to_owned())
                ),
            ]
        );
    }

    #[test]
    fn a_worker_names_its_profile_and_its_features() {
        let page = "<link data-trunk rel=\"rust\" data-bin=\"engine\" data-type=\"worker\" \
                    data-cargo-profile=\"engine\" data-cargo-features=\"engine\" data-wasm-opt=\"3\" \
                    data-wasm-opt-params=\"--enable-a --enable-b\">";
        let expected = Program {
            name: "engine".to_owned(),
            manifest: "Cargo.toml".to_owned(),
            worker: true,
            each_game: false,
            release_only: false,
            split: false,
            listed: false,
            profile: "engine".to_owned(),
            features: Some("engine".to_owned()),
            wasm_opt: "3".to_owned(),
            wasm_opt_flags: vec!["--enable-a".to_owned(), "--enable-b".to_owned()],
        };
        assert_eq!(programs(&assets(page).unwrap()), [expected]);
    }

    #[test]
    fn the_release_page_has_a_copy_for_each_game() {
        let page = |attributes: &str| {
            format!(
                "<link data-trunk rel=\"rust\" data-bin=\"engine\" data-type=\"worker\" {attributes} \
                 data-cargo-profile=\"engine\" data-wasm-opt=\"3\" data-wasm-opt-params=\"\">"
            )
        };
        let names = |attributes: &str, edition: Edition| -> Vec<String> {
            let programs = programs(&assets(&page(attributes)).unwrap());
            let copies = programs.iter().flat_map(|program| program.copies(edition));
            copies.map(|copy| copy.name).collect()
        };
        let each = "data-each-game";
        assert!(names(each, Edition::Release).contains(&"engine_push_push".to_owned()));
        assert!(names(each, Edition::Release).len() > 4);
        for edition in [Edition::Development, Edition::TestGame] {
            assert_eq!(names(each, edition), ["engine"]);
            assert_eq!(names("data-each-game data-release-only", edition), [""; 0]);
        }
        assert_eq!(names("", Edition::Release), ["engine"]);
    }

    #[test]
    fn what_is_not_known_or_not_whole_is_named() {
        let error = assets("<link data-trunk rel=\"sass\" href=\"a.scss\">").unwrap_err();
        assert!(error.to_string().contains("sass"), "{error}");
        let error = assets("<link data-trunk rel=\"css\">").unwrap_err();
        assert!(error.to_string().contains("href"), "{error}");
    }
}
