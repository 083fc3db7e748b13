//! What `index.html` asks the build for, in the words of Trunk: elements with the attribute `data-trunk`.

use std::ops::Range;

use anyhow::{Context, Result, bail};

use crate::html::{attribute, tags};

/// One thing that the build does for the page.
#[derive(Debug, PartialEq)]
pub struct Asset {
    /// Where its element stands in the page.
    pub place: Range<usize>,
    pub kind: Kind,
}

/// What is to be done, paths from the root of the project.
#[derive(Debug, PartialEq)]
pub enum Kind {
    /// A style sheet, named after its contents.
    Style(String),
    /// A script that runs before anything else.
    Script(String),
    /// The tab's icon, named after its contents, with the type that its element gives.
    Icon { path: String, media_type: String },
    /// A file that keeps its name.
    File(String),
    /// A folder that keeps its name, with all that is in it.
    Folder(String),
    /// A program.
    Program(Program),
}

/// A program that is compiled to WebAssembly.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The name of cargo's binary target.
    pub name: String,
    /// The manifest of its package, from the root of the project.
    pub manifest: String,
    /// Whether it is a worker, which the page starts itself.
    pub worker: bool,
    /// Whether parts of it become files of their own, by its feature `split`; Trunk cannot do that.
    pub split: bool,
    /// Cargo's profile for what is hosted.
    pub profile: String,
    /// Cargo's features; the page's own are not named in its element.
    pub features: Option<String>,
    /// The level that wasm-opt gets after `-O`.
    pub wasm_opt: String,
    pub wasm_opt_flags: Vec<String>,
}

/// Everything that the page asks for, in its order.
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
                    split: value("data-split").is_some(),
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

/// The programs among them.
pub fn programs(assets: &[Asset]) -> Vec<Program> {
    let programs = assets.iter().filter_map(|asset| match &asset.kind {
        Kind::Program(program) => Some(program.clone()),
        _ => None,
    });
    programs.collect()
}

/// Where the closing tag of a script ends whose opening tag ends at `from`.
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
        let page = "<link data-trunk rel=\"rust\" data-bin=\"mind\" data-type=\"worker\" \
                    data-cargo-profile=\"mind\" data-cargo-features=\"mind\" data-wasm-opt=\"3\" \
                    data-wasm-opt-params=\"--enable-a --enable-b\">";
        let expected = Program {
            name: "mind".to_owned(),
            manifest: "Cargo.toml".to_owned(),
            worker: true,
            split: false,
            profile: "mind".to_owned(),
            features: Some("mind".to_owned()),
            wasm_opt: "3".to_owned(),
            wasm_opt_flags: vec!["--enable-a".to_owned(), "--enable-b".to_owned()],
        };
        assert_eq!(programs(&assets(page).unwrap()), [expected]);
    }

    #[test]
    fn what_is_not_known_or_not_whole_is_named() {
        let error = assets("<link data-trunk rel=\"sass\" href=\"a.scss\">").unwrap_err();
        assert!(error.to_string().contains("sass"), "{error}");
        let error = assets("<link data-trunk rel=\"css\">").unwrap_err();
        assert!(error.to_string().contains("href"), "{error}");
    }
}
