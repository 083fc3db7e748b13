//! Places and the pieces on them.

use super::in_each_language;
use tablero::games::{self, WORDS};
use tablero::narration::spot;
use tablero::play::GameText;

#[test]
fn each_place_of_a_board_is_named() {
    for words in WORDS {
        for options in words.kind().options() {
            let text = GameText {
                game: words.slug().to_owned(),
                options,
                ..GameText::default()
            };
            let record = games::open(&text).expect("the start");
            let pieces = record.pieces(0);
            in_each_language(|locale, said| {
                for place in record.board().spots {
                    let name = record.spot_name(place);
                    let stands = |piece: &&tablero::play::Piece| {
                        piece.spots.iter().any(|at| at.ground() == place)
                    };
                    let piece = pieces.iter().find(stands);
                    said.add(&name, spot(*words, locale, &name, piece));
                }
            });
        }
    }
}
