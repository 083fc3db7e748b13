//! The facts of each place. Only places that have changed are updated, so that a touch does not update all places of a
//! board.

use crate::app::after_paint::AfterPaint;
use crate::app::effect::effect;
use crate::app::set_if_changed::SetIfChanged;
use crate::narration::{PlaceFacts, Stacks};
use crate::play::{Picture, Piece, Spot};
use crate::session::SpotValue;
use leptos::prelude::*;

/// The signals of places, in the order of `spots`.
pub fn cells(
    spots: Vec<Spot>,
    after_paint: AfterPaint,
    pieces: Memo<Vec<Piece>>,
    picture: Memo<Picture>,
    valued: Memo<Vec<SpotValue>>,
) -> Vec<(Spot, RwSignal<PlaceFacts>)> {
    // The picture is shown before it is read out.
    let (pieces, picture, valued) = (
        after_paint.delayed(pieces),
        after_paint.delayed(picture),
        after_paint.delayed(valued),
    );
    let stacks = Memo::new(move |_| pieces.with(|pieces| Stacks::of(pieces)));
    let look = move |spots: &[Spot]| {
        let (stacks, picture, valued) = (stacks.read(), picture.read(), valued.read());
        let place = |spot: &Spot| PlaceFacts::of(*spot, &stacks, &picture, &valued);
        spots.iter().map(place).collect::<Vec<PlaceFacts>>()
    };
    let first = untrack(|| look(&spots)).into_iter().map(RwSignal::new);
    let cells: Vec<_> = spots.iter().copied().zip(first).collect();
    let followers = cells.clone();
    effect(move || {
        for ((_, cell), now) in followers.iter().zip(look(&spots)) {
            cell.set_if_changed(now);
        }
    });
    cells
}
