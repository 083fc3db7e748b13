//! The places of a game's board.

use tablero::games;
use tablero::narration::{BoardFacts, PlaceFacts, Stacks, place_name};
use tablero::play::Picture;
use tablero::session::{GameModel, Model};
use tablero::words::Locale;

/// The state of each place of the board, with its name in the notation.
pub fn places(game: &GameModel, locale: Locale) -> Vec<(String, PlaceFacts)> {
    let record = game.board().record();
    let words = games::words_of(record.slug()).expect("the words of the game");
    let facts = BoardFacts::of_game(words, game, locale);
    let picture = Picture::of(&facts.scene, &facts.touches, facts.preview.as_deref());
    let (stacks, valued) = (Stacks::of(&facts.scene.pieces), game.values());
    let spots = record.board().spots.into_iter();
    let places = spots.map(|spot| {
        let place = PlaceFacts::of(spot, &stacks, &picture, &valued);
        (record.spot_name(spot), place)
    });
    places.collect()
}

/// The name of each place for screen readers, after its name in the notation.
pub fn place_names(game: &GameModel, locale: Locale) -> Vec<(String, String)> {
    let words = games::words_of(game.board().record().slug()).expect("the words of the game");
    let places = places(game, locale).into_iter();
    let named = places.map(|(name, place)| {
        let said = place_name(words, locale, &name, &place, None);
        (name, said)
    });
    named.collect()
}
