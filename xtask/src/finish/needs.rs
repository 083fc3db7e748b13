//! The files that screens need besides the program: the rows of `assets/needs.txt`, which `load.js` reads.

use anyhow::{Result, bail};

use super::names::without_hash;
use crate::html::{MetaPlace, attribute, listed, parts, tags};

/// The rows, with comments.
const ROWS: &str = include_str!("../../../assets/needs.txt");

/// Written before the names of files with lower priority than the others.
const THEN: &str = "then";

/// The element in the page for the rows.
const NEEDS: &str = "needs";

/// The folder with a file for every game, and the element that lists the languages.
const OF_GAMES: &str = "lessons";
const LANGUAGES: &str = "languages";

/// Puts the rows into the page, unless it has no place for them.
///
/// # Errors
/// If a row names something without a file in the page.
pub fn put_into(page: &str) -> Result<String> {
    put_rows(page, ROWS)
}

fn put_rows(page: &str, rows: &str) -> Result<String> {
    let Some(place) = MetaPlace::find(page, NEEDS) else {
        return Ok(page.to_owned());
    };
    let rows: Vec<&str> = rows.lines().filter(|row| !row.starts_with('#')).collect();
    let files = Files::of(page);
    for row in &rows {
        let names = row.split(' ').skip(1).filter(|name| *name != THEN);
        for name in names {
            if !files.have(name) {
                bail!("assets/needs.txt names {name}, of which the page has no file");
            }
        }
    }
    Ok(place.with_content(&rows.join(";")))
}

/// The files of a page by their names in rows.
struct Files<'a> {
    page: &'a str,
    /// The parts of the program. A page that is not split has none.
    parts: Vec<String>,
    games: Vec<String>,
    languages: Vec<String>,
}

impl<'a> Files<'a> {
    fn of(page: &'a str) -> Self {
        let codes = |languages: &str| -> Vec<String> {
            let codes = languages.split(';').filter_map(|one| one.split(' ').next());
            codes.map(str::to_owned).collect()
        };
        let metas = tags(page, "meta").into_iter();
        let languages = metas
            .filter(|meta| attribute(meta.attributes, "name") == Some(LANGUAGES))
            .filter_map(|meta| attribute(meta.attributes, "content"));
        Self {
            page,
            parts: parts(page).into_iter().map(|(part, _)| part).collect(),
            games: listed(page, OF_GAMES)
                .iter()
                .map(|file| stem(file))
                .collect(),
            languages: languages.flat_map(codes).collect(),
        }
    }

    /// Whether there is such a file in every language, for at least one game. Not every game has puzzles.
    fn have(&self, names: &str) -> bool {
        let of_game = |game: &String, language: &str| {
            names.split('|').any(|name| {
                let name = name.replace("GAME", game).replace("LANGUAGE", language);
                let name = name.replace("MODULE", &game.replace('-', "_"));
                self.has(&name)
            })
        };
        let in_language = |language: &String| self.games.iter().any(|game| of_game(game, language));
        !self.languages.is_empty() && self.languages.iter().all(in_language)
    }

    fn has(&self, name: &str) -> bool {
        match name.split_once('/') {
            Some(("part", part)) => {
                self.parts.is_empty() || self.parts.iter().any(|one| one == part)
            }
            Some((list, name)) => listed(self.page, list)
                .iter()
                .any(|file| stem(file) == name),
            None => false,
        }
    }
}

/// The name of a data file without its folder, hash and extension.
fn stem(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    without_hash(stem).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: &str = "0123456789abcdef";

    fn page() -> String {
        format!(
            "<meta name=\"languages\" content=\"en English;es Español\"><meta name=\"part-push_push\" content=\"./a.wasm\">\
             <meta name=\"words\" content=\"./words/en-push_push-{HASH}.txt ./words/es-push_push-{HASH}.txt ./words/en-home-{HASH}.txt\">\
             <meta name=\"lessons\" content=\"./lessons/push-push-{HASH}.json\"><meta name=\"needs\" content=\"\">"
        )
    }

    #[test]
    fn rows_whose_files_exist_are_put_into_the_page() {
        let rows = "# Why.\nplay part/MODULE words/LANGUAGE-MODULE\nrules lessons/GAME-x|lessons/GAME then words/LANGUAGE-MODULE";
        let finished = put_rows(&page(), rows).unwrap();
        let expected = "<meta name=\"needs\" content=\"play part/MODULE words/LANGUAGE-MODULE;rules lessons/GAME-x|lessons/GAME then words/LANGUAGE-MODULE\">";
        assert!(finished.ends_with(expected), "{finished}");
        assert_eq!(put_rows("<p>", rows).unwrap(), "<p>");
    }

    #[test]
    fn a_row_with_a_file_that_does_not_exist_is_refused() {
        for name in [
            "part/game",
            "words/LANGUAGE-home",
            "lessons/pogo",
            "lessons",
        ] {
            let error = put_rows(&page(), &format!("play {name}")).unwrap_err();
            assert!(error.to_string().contains(name), "{error}");
        }
    }
}
