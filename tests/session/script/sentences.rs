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
