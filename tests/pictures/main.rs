//! The visible parts of a position as plain data: pieces, marks, previews, paths and notes, and the changes
//! between two pictures.

mod animation;
mod decided;
mod previews;
mod seen;

use tablero::games;
use tablero::play::{GameRecord, GameText, Picture, Spot};

/// A game with this start position.
fn record(game: &str, start: &str) -> GameRecord {
    let text = GameText {
        game: game.to_owned(),
        start: Some(start.to_owned()),
        ..GameText::default()
    };
    games::open(&text).unwrap_or_else(|error| panic!("{start}: {error:?}"))
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

/// The picture after these touches, perhaps with a place under the pointer.
fn picture(record: &mut GameRecord, touched: &[&str], at: Option<&str>) -> Picture {
    record.deselect();
    for name in touched {
        record.touch(spot(name));
    }
    let preview = at.and_then(|at| record.preview(spot(at)));
    assert_eq!(preview.is_some(), at.is_some(), "{at:?} is no target");
    Picture::of(
        &record.scene(record.plies()),
        &record.possible_touches(),
        preview.as_ref(),
    )
}

/// The names of places, in the order of the lattice.
fn names<'a>(spots: impl IntoIterator<Item = &'a Spot>) -> String {
    let names: Vec<String> = spots.into_iter().map(Spot::to_string).collect();
    names.join(" ")
}

/// The places with this word among their marks.
fn marked(picture: &Picture, word: &str) -> String {
    let has = |words: String| words.split(' ').any(|one| one == word);
    let marks = picture.marks.iter();
    names(
        marks
            .filter(|(_, mark)| has(mark.words()))
            .map(|(spot, _)| spot),
    )
}
