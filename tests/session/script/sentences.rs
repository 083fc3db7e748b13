//! The texts about a game, in a language.

use super::course_texts::course_texts;
use super::facts::list;
use super::places::place_names;
use tablero::games;
use tablero::narration::{self, BoardFacts, GameFacts, help, status_line};
use tablero::session::{Announcement, GameModel, Model};
use tablero::words::Locale;

/// The kinds of sentences that a script can expect, in addition to the names of places.
pub const KINDS: [&str; 7] = [
    "status", "pointed", "read-out", "result", "shown", "polite", "help",
];

/// A sentence about a game, or the word `none` if there is none. `None` if there is no such kind of sentence.
pub fn sentence(
    game: &GameModel,
    announced: Option<&Announcement>,
    locale: Locale,
    kind: &str,
) -> Option<String> {
    let slug = game.board().record().slug();
    let words = games::words_of(slug).expect("the words of the game");
    let facts = GameFacts::new(words, game, locale);
    if let Some(place) = kind.strip_prefix("place-") {
        let mut names = place_names(game, locale).into_iter();
        return names.find(|(name, _)| name == place).map(|(_, said)| said);
    }
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
        "shown" => Some(status_line(&facts).shown),
        "polite" => Some(status_line(&facts).polite),
        "help" => {
            let help = help(&facts, facts.board.moves().last(locale));
            help.shown(|key| course_texts(slug, locale).find(key).map(str::to_owned))
        }
        _ => return None,
    };
    Some(list(said.filter(|said| !said.is_empty())))
}
