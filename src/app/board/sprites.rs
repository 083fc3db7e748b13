//! The pieces of a live board: each keeps its element from picture to picture, so that whatever
//! changes place can be seen to go there.

use super::still::{Symbol, piece_class};
use crate::app::dress::Dress;
use crate::play::{Change, Layout, Piece, Spot, follow};
use leptos::prelude::*;

/// A piece on its way through the pictures. It outlives the picture that brought it, and so do its
/// signals.
#[derive(Clone)]
struct Sprite {
    id: u32,
    piece: ArcRwSignal<Piece>,
    /// Taken: shown once more as it goes.
    leaving: ArcRwSignal<bool>,
}

/// A piece under the pointer: the spot it was taken from, and where it is now in the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dragged {
    pub from: Spot,
    pub at: (f64, f64),
    /// A finger hides what is under it.
    pub by_touch: bool,
}

#[component]
pub fn Sprites(
    dress: &'static dyn Dress,
    #[prop(into)] pieces: Signal<Vec<Piece>>,
    #[prop(into)] layout: Signal<Layout>,
    #[prop(into)] flipped: Signal<bool>,
    #[prop(into)] dragged: Signal<Option<Dragged>>,
) -> impl IntoView {
    let sprites = RwSignal::new(Vec::<Sprite>::new());
    let next_id = StoredValue::new(0);
    let bring = move |piece: &Piece| {
        let id = next_id.get_value();
        next_id.set_value(id + 1);
        Sprite {
            id,
            piece: ArcRwSignal::new(piece.clone()),
            leaving: ArcRwSignal::new(false),
        }
    };
    Effect::new(move |before: Option<Vec<Sprite>>| {
        let after = pieces.get();
        let before = before.unwrap_or_default();
        let now = advance(&before, &after, bring);
        let gone: Vec<Sprite> = before
            .into_iter()
            .filter(|sprite| now.iter().all(|other| other.id != sprite.id))
            .inspect(|sprite| sprite.leaving.set(true))
            .collect();
        // What leaves is drawn first, under what comes in its place.
        sprites.set(gone.into_iter().chain(now.iter().cloned()).collect());
        now
    });
    let remove = move |id: u32| {
        sprites.update(|sprites| sprites.retain(|sprite| sprite.id != id));
    };
    view! {
        <g class="pieces" aria-hidden="true">
            <For each=move || sprites.get() key=|sprite| sprite.id let(sprite)>
                <SpriteView dress sprite layout flipped dragged remove/>
            </For>
        </g>
    }
}

#[component]
fn SpriteView(
    dress: &'static dyn Dress,
    sprite: Sprite,
    layout: Signal<Layout>,
    flipped: Signal<bool>,
    dragged: Signal<Option<Dragged>>,
    remove: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let Sprite { id, piece, leaving } = sprite;
    let (piece, leaving) = (RwSignal::from(piece), RwSignal::from(leaving));
    let spot = move || piece.with(|piece| piece.spots[0]);
    let in_hand = move || {
        dragged
            .get()
            .filter(|dragged| piece.with(|piece| piece.spots.contains(&dragged.from)))
    };
    let place = move || {
        let (x, y) = match in_hand() {
            Some(dragged) => dragged.at,
            None => layout.get().middle(spot()),
        };
        format!("translate({x}px, {y}px)")
    };
    let name = piece.with_untracked(|piece| match piece.side {
        Some(side) => format!("{side} {}", piece.kind),
        None => piece.kind.to_owned(),
    });
    let drawn = piece.get_untracked();
    view! {
        {move || in_hand().map(|_| {
            let (x, y) = layout.get().middle(spot());
            view! {
                <g
                    class=format!("{} ghost", piece_class(&piece.get_untracked()))
                    transform=format!("translate({x} {y})")
                >
                    <Symbol dress piece=piece.get_untracked() flipped/>
                </g>
            }
        })}
        <g
            class=piece_class(&drawn)
            class:dragged=move || in_hand().is_some()
            class:by-touch=move || in_hand().is_some_and(|dragged| dragged.by_touch)
            data-piece=name
            data-at=move || spot().to_string()
            data-leaving=move || leaving.get().then_some("")
            style=("transform", place)
            on:animationend=move |_| remove(id)
        >
            <g class="piece-pose">
                <Symbol dress piece=drawn.clone() flipped/>
            </g>
        </g>
    }
}

/// The sprites of the next picture: those that go on, and new ones.
fn advance(before: &[Sprite], after: &[Piece], bring: impl Fn(&Piece) -> Sprite) -> Vec<Sprite> {
    let pieces: Vec<Piece> = before
        .iter()
        .map(|sprite| sprite.piece.get_untracked())
        .collect();
    let mut now: Vec<(usize, Sprite)> = Vec::new();
    for change in follow(&pieces, after) {
        match change {
            Change::Stayed {
                before: b,
                after: a,
            } => now.push((a, before[b].clone())),
            Change::Moved {
                before: b,
                after: a,
            } => {
                before[b].piece.set(after[a].clone());
                now.push((a, before[b].clone()));
            }
            Change::Came { after: a } => now.push((a, bring(&after[a]))),
            Change::Left { .. } => {}
        }
    }
    // In a steady order: an element that changes place among its fellows would not glide.
    now.sort_by_key(|(_, sprite)| sprite.id);
    now.into_iter().map(|(_, sprite)| sprite).collect()
}
