//! The pieces of a live board: each keeps its element from picture to picture, so that whatever
//! changes place can be seen to go there.

use super::still::{Symbol, piece_class};
use crate::app::game::Play;
use crate::play::{Change, Heights, Layout, Piece, Spot, follow};
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

impl Sprite {
    fn level(&self) -> u8 {
        self.piece.with_untracked(Piece::top_level)
    }
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
    play: Play,
    #[prop(into)] pieces: Signal<Vec<Piece>>,
    heights: Memo<Heights>,
    layout: Signal<Layout>,
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
                <SpriteView play sprite heights layout dragged remove/>
            </For>
        </g>
    }
}

#[component]
fn SpriteView(
    play: Play,
    sprite: Sprite,
    heights: Memo<Heights>,
    layout: Signal<Layout>,
    dragged: Signal<Option<Dragged>>,
    remove: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let Sprite { id, piece, leaving } = sprite;
    let (piece, leaving) = (RwSignal::from(piece), RwSignal::from(leaving));
    let (dress, flipped) = (play.dress, play.flipped);
    let lifted = Memo::new(move |_| piece.with(|piece| play.lifts(piece)) && !leaving.get());
    let in_hand = move || dragged.get().filter(|_| lifted.get());
    let home = Memo::new(move |_| {
        heights.with(|heights| piece.with(|piece| piece.middle(&layout.get(), heights)))
    });
    let place = Memo::new(move |_| match in_hand() {
        // The pieces of a stack stay above one another.
        Some(dragged) => {
            let (_, ground) = layout.get().middle(dragged.from);
            (dragged.at.0, dragged.at.1 + home.get().1 - ground)
        }
        None => home.get(),
    });
    let glide = Glide::along(place, move || play.still.get() || dragged.get().is_some());
    let name = piece.with_untracked(|piece| match piece.side {
        Some(side) => format!("{side} {}", piece.kind),
        None => piece.kind.to_owned(),
    });
    let class = piece_class(&piece.get_untracked());
    view! {
        {move || in_hand().map(|_| {
            let (x, y) = home.get();
            view! {
                <g
                    class=format!("{} ghost", piece_class(&piece.get_untracked()))
                    transform=format!("translate({x} {y})")
                >
                    <Symbol dress piece=piece flipped/>
                </g>
            }
        })}
        <g
            class=class
            class:lifted=move || lifted.get()
            class:dragged=move || in_hand().is_some()
            class:by-touch=move || in_hand().is_some_and(|dragged| dragged.by_touch)
            data-piece=name
            data-at=move || piece.with(|piece| piece.spots[0].to_string())
            data-leaving=move || leaving.get().then_some("")
            data-glide=move || glide.name()
            style=("--from", move || glide.from())
            style=("transform", move || translate(place.get()))
            on:animationend=move |_| if leaving.get_untracked() { remove(id) } else { glide.end() }
        >
            <g class="piece-pose">
                <Symbol dress piece=piece flipped/>
            </g>
        </g>
    }
}

/// A change of place that can be seen: an animation from where the piece was. A transition would
/// be lost where the element changes its place among its fellows, as in a stack.
#[derive(Clone, Copy)]
struct Glide {
    from: RwSignal<Option<(f64, f64)>>,
    /// The name changes each time, or the same animation would not begin again.
    odd: RwSignal<bool>,
}

impl Glide {
    /// Follows a place; what happens while the board is `still` is not to be seen.
    fn along(place: Memo<(f64, f64)>, still: impl Fn() -> bool + Send + Sync + 'static) -> Glide {
        let glide = Glide {
            from: RwSignal::new(None),
            odd: RwSignal::new(false),
        };
        Effect::new(move |before: Option<(f64, f64)>| {
            let to = place.get();
            let moved = before.filter(|before| *before != to);
            if still() {
                glide.end();
            } else if moved.is_some() {
                glide.odd.update(|odd| *odd = !*odd);
                glide.from.set(moved);
            }
            to
        });
        glide
    }

    fn name(self) -> Option<&'static str> {
        self.from.get()?;
        Some(if self.odd.get() { "odd" } else { "even" })
    }

    fn from(self) -> Option<String> {
        self.from.get().map(translate)
    }

    fn end(self) {
        if self.from.with_untracked(Option::is_some) {
            self.from.set(None);
        }
    }
}

fn translate((x, y): (f64, f64)) -> String {
    format!("translate({x}px, {y}px)")
}

/// The sprites of the next picture: those that go on, and new ones.
fn advance(before: &[Sprite], after: &[Piece], bring: impl Fn(&Piece) -> Sprite) -> Vec<Sprite> {
    let pieces: Vec<Piece> = before
        .iter()
        .map(|sprite| sprite.piece.get_untracked())
        .collect();
    let mut now: Vec<Sprite> = Vec::new();
    for change in follow(&pieces, after) {
        match change {
            Change::Stayed { before: b, .. } => now.push(before[b].clone()),
            Change::Moved {
                before: b,
                after: a,
            } => {
                before[b].piece.set(after[a].clone());
                now.push(before[b].clone());
            }
            Change::Came { after: a } => now.push(bring(&after[a])),
            Change::Left { .. } => {}
        }
    }
    // What lies on something is drawn after it; else in a steady order, so that few elements
    // change their place.
    now.sort_by_key(|sprite| (sprite.level(), sprite.id));
    now
}
