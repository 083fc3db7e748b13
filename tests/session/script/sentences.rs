//! What is said about a game, in a language.

use super::facts::list;
use tablero::games;
use tablero::narration::{self, BoardFacts, GameFacts};
use tablero::session::{Announcement, GameModel, Model};
use tablero::words::Locale;

/// The kinds of sentences that a script can expect.
pub const KINDS: [&str; 4] = ["status", "pointed", "read-out", "result"];

/// A sentence about a game; `none` if nothing is said. None if there is no such kind of sentence.
pub fn sentence(
    game: &GameModel,
    announced: Option<&Announcement>,
    locale: Locale,
    kind: &str,
) -> Option<String> {
    let words = games::words_of(game.board().table().slug()).expect("the words of the game");
    let facts = GameFacts::new(words, game, locale);
    let said = match kind {
        "status" => Some(facts.status()),
        "pointed" => facts.pointed(),
        "read-out" => announced.and_then(|what| {
            let board = BoardFacts::of_game(words, game, locale);
            narration::announcement(&board, locale, what)
        }),
        "result" => facts
            .result()
            .map(|result| format!("{} / {}", result.headline, result.why)),
        _ => return None,
    };
    Some(list(said.filter(|said| !said.is_empty())))
}

/// What is wrong with a sentence, whatever it says.
pub fn flaw(sentence: &str) -> Option<String> {
    let flaw = |what: &str| Some(format!("{what}: {sentence}"));
    // A space that cannot be seen makes a screen reader say the same again.
    let sentence = sentence.trim_end_matches('\u{a0}');
    let first = sentence.chars().next()?;
    let word = sentence.split([' ', ':']).next().unwrap_or_default();
    if sentence.contains("{{") || sentence.contains("}}") {
        return flaw("a placeholder without a value");
    }
    if sentence.contains("  ") || sentence.trim() != sentence {
        return flaw("superfluous spaces");
    }
    if ["..", ",,", " ,", " .", ";.", ":."]
        .iter()
        .any(|one| sentence.contains(one))
    {
        return flaw("wrong punctuation");
    }
    // The names of cells are written in small letters.
    if first.is_lowercase() && word.chars().all(char::is_alphabetic) {
        return flaw("a small letter at the beginning");
    }
    None
}
