//! Finds scripts, styles and links in a page.

mod tags;

use tags::elements;

pub use tags::{Element, Tag, attribute, tags};

/// The list of the files of the page's program, which the first script loads.
pub const PROGRAM: &str = "program";

/// The scripts with inline code, in order. Script elements with data do not count.
pub fn inline_scripts(page: &str) -> Vec<Element<'_>> {
    elements(page, "script")
        .into_iter()
        .filter(|script| attribute(script.attributes, "src").is_none() && is_code(script))
        .collect()
}

/// Whether the page has inline styles.
pub fn holds_style(page: &str) -> bool {
    !elements(page, "style").is_empty()
}

/// The files that the page loads by itself: scripts, styles and preloads.
pub fn loaded_first(page: &str) -> Vec<&str> {
    let links = tags(page, "link").into_iter().filter_map(|link| {
        let relation = attribute(link.attributes, "rel")?;
        let is_loaded = ["stylesheet", "preload", "modulepreload"].contains(&relation);
        attribute(link.attributes, "href").filter(|_| is_loaded)
    });
    let scripts = tags(page, "script");
    let scripts = scripts
        .into_iter()
        .filter_map(|script| attribute(script.attributes, "src"));
    links
        .chain(scripts)
        .map(|path| path.trim_start_matches("./"))
        .collect()
}

/// The parts of the program that are loaded later, each with its files.
pub fn parts(page: &str) -> Vec<(String, Vec<String>)> {
    let metas = tags(page, "meta").into_iter();
    let parts = metas.filter_map(|meta| {
        let part = attribute(meta.attributes, "name")?.strip_prefix("part-")?;
        let files = attribute(meta.attributes, "content")?.split_whitespace();
        let files = files.map(|path| path.trim_start_matches("./").to_owned());
        Some((part.to_owned(), files.collect()))
    });
    parts.collect()
}

/// A `meta` element of a page, whose content the build sets.
pub struct MetaPlace<'a> {
    name: &'a str,
    before: &'a str,
    after: &'a str,
}

impl<'a> MetaPlace<'a> {
    /// The first element with this name.
    pub fn find(page: &'a str, name: &'a str) -> Option<Self> {
        let mut metas = tags(page, "meta").into_iter();
        let meta = metas.find(|meta| attribute(meta.attributes, "name") == Some(name))?;
        Some(Self {
            name,
            before: &page[..meta.whole.start],
            after: &page[meta.whole.end..],
        })
    }

    /// The page with this content.
    pub fn with_content(&self, content: &str) -> String {
        let (name, before, after) = (self.name, self.before, self.after);
        format!("{before}<meta name=\"{name}\" content=\"{content}\">{after}")
    }
}

/// The files in a list of the page, without `./`.
pub fn listed(page: &str, list: &str) -> Vec<String> {
    let metas = tags(page, "meta").into_iter();
    let is_list = |meta: &Tag| attribute(meta.attributes, "name") == Some(list);
    let files = metas
        .filter(is_list)
        .filter_map(|meta| attribute(meta.attributes, "content"));
    let files = files.flat_map(str::split_whitespace);
    files
        .map(|path| path.trim_start_matches("./").to_owned())
        .collect()
}

fn is_code(script: &Element) -> bool {
    attribute(script.attributes, "type").is_none_or(|kind| {
        ["", "module", "text/javascript"].contains(&kind.to_ascii_lowercase().as_str())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(page: &str) -> Vec<&str> {
        inline_scripts(page)
            .iter()
            .map(|script| script.code)
            .collect()
    }

    #[test]
    fn scripts_with_code_are_found_and_no_others() {
        let page = "<head><!-- <script>no</script> --><script src=./a.js></script>\
                    <SCRIPT type=module>import a from './a.js'</SCRIPT>\
                    <script type='application/ld+json'>{}</script>\
                    <script data-a=\"1 > 0\">b()</script><scripted>no</scripted>";
        assert_eq!(codes(page), ["import a from './a.js'", "b()"]);
    }

    #[test]
    fn what_the_page_asks_for_by_itself_is_listed() {
        let page = "<link rel=\"stylesheet\" href=\"./a.css\"/><link rel=icon href=i.svg>\
                    <link rel=preload href=./b.wasm as=fetch><script type=module src=\"./c.js\"></script>";
        assert_eq!(loaded_first(page), ["a.css", "b.wasm", "c.js"]);
    }

    #[test]
    fn a_style_in_the_page_is_noticed() {
        assert!(holds_style("<head><style>a{}</style>"));
        assert!(!holds_style("<link rel=stylesheet href=a.css>"));
    }
}
