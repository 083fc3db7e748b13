//! The texts while a script is played.

use super::Line;
use super::flaw::flaw;
use super::places::place_names;
use super::run::ScriptRun;
use super::sentences::{KINDS, sentence};
use tablero::words::{self, Locale};

impl ScriptRun {
    /// Checks a text: `expect LANGUAGE KIND WORDS`. `None` if the line is not about a text.
    pub(super) fn expect_sentence(&self, line: &Line) -> Option<Result<(), String>> {
        let (language, said) = line.words.split_first()?;
        let locale = words::from_code(language)?;
        let (kind, wanted) = said.split_first().expect("what is said");
        let wanted = wanted.join(" ");
        Some(match self.says(locale, kind) {
            None => Err(format!("{kind} is no sentence")),
            Some(is) if is == wanted => Ok(()),
            Some(is) => Err(format!("{kind}: expected {wanted}, but it is {is}")),
        })
    }

    /// A sentence about the game, or the word `none` if there is none. `None` if there is no such kind of sentence.
    pub fn says(&self, locale: Locale, kind: &str) -> Option<String> {
        sentence(self.game(), self.heard(), locale, kind)
    }

    /// The faults of the sentences about the game and of the names of its places, in all languages.
    #[allow(dead_code, reason = "the page's runner does not ask")]
    pub fn flaw(&self) -> Option<String> {
        if !self.is_open() {
            return None;
        }
        words::all().iter().find_map(|&locale| {
            let mut said = KINDS.iter().filter_map(|kind| self.says(locale, kind));
            let wrong = said.find_map(|said| flaw(said.strip_prefix("none").unwrap_or(&said)));
            wrong.or_else(|| self.flaw_of_places(locale))
        })
    }

    fn flaw_of_places(&self, locale: Locale) -> Option<String> {
        let mut names = place_names(self.game(), locale).into_iter();
        names.find_map(|(name, said)| match said.is_empty() {
            true => Some(format!("{name} has no name")),
            false => flaw(&said),
        })
    }
}
