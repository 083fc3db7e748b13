//! Notes: their spots are on the board, and nothing is marked as decisive before the end.

use tablero::play::{DECIDED, Game, Spot};

/// Checks the notes of a position. Returns their number.
pub fn check<G: Game>(position: &G) -> usize {
    let (places, pieces) = (position.board().spots, position.pieces());
    let height = |place: Spot| {
        let here = pieces.iter().flat_map(|piece| &piece.spots);
        let levels = here.filter(|spot| spot.ground() == place.ground());
        // The ground level is allowed if there is no piece.
        levels.map(|spot| spot.level + 1).max().unwrap_or(1)
    };
    let notes = position.notes();
    for note in &notes {
        assert!(
            !note.spots.is_empty(),
            "a note is about a place, {note:?}: {position}"
        );
        for spot in &note.spots {
            assert!(
                places.contains(&spot.ground()),
                "a note is about the board, {spot} of {note:?}: {position}"
            );
            assert!(
                spot.level < height(*spot),
                "a note is no higher than what stands there, {spot} of {note:?}: {position}"
            );
        }
        assert!(
            note.kind != DECIDED || position.outcome().is_some(),
            "nothing has decided before the end, {note:?}: {position}"
        );
    }
    notes.len()
}
