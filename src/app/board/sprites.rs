//! The pieces of an interactive board. Each keeps its element from picture to picture, so that its movement can be
//! animated.

use super::BoardView;
use super::dragged::Dragged;
use super::pace::use_paces;
use super::sprite::{Movement, Sprite, SpriteView};
use super::static_board::Symbol;
use crate::app::after_paint::after_paint;
use crate::app::effect::effect;
use crate::app::set_if_changed::SetIfChanged as _;
use crate::play::markup::piece_class;
use crate::play::order::staying;
use crate::play::{Heights, Layout, Picture, Piece, PieceChange, PiecePath, Scene, translate_px};
use crate::rules::sort_short;
use leptos::prelude::*;
use leptos::svg::G;
use leptos::task::{spawn_local, tick};
use web_sys::Element;

#[component]
pub fn Sprites(
    view: BoardView,
    /// Filled by this component.
    sprites: RwSignal<Vec<Sprite>>,
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    #[prop(into)] dragged: Signal<Option<Dragged>>,
) -> impl IntoView {
    let next_id = StoredValue::new(0);
    let bring = move |piece: &Piece, path: &PiecePath| {
        let id = next_id.get_value();
        next_id.set_value(id + 1);
        Sprite {
            id,
            piece: ArcRwSignal::new(piece.clone()),
            movement: ArcRwSignal::new(Movement::Comes(path.clone())),
            state: ArcRwSignal::default(),
            home: ArcRwSignal::default(),
        }
    };
    let (scene, element) = (view.scene, NodeRef::<G>::new());
    // A game that is opened shows its last move.
    let shows_last_move = view.shows_last_move;
    spawn_local(async move {
        // Wait until the pieces are at their places before that move.
        for _ in 0..3 {
            tick().await;
        }
        if shows_last_move.try_get_untracked() == Some(false) {
            shows_last_move.set(true);
        }
    });
    let paces = use_paces();
    let drawn = StoredValue::new(None::<Scene>);
    // The ids of the sprites in drawing order.
    let wanted = StoredValue::new(Vec::<u32>::new());
    let is_drawn = move || {
        drawn.with_value(|drawn| scene.with_untracked(|scene| drawn.as_ref() == Some(scene)))
    };
    // The heights of the pieces as drawn, so that changes without animation are shown immediately.
    let heights = StoredValue::new(Heights::default());
    Effect::new(move |before: Option<(Scene, Vec<Sprite>)>| {
        let after = if shows_last_move.get() {
            scene.get()
        } else {
            view.scene_before_last()
        };
        drawn.set_value(Some(after.clone()));
        heights.set_value(Heights::of(&after.pieces));
        let (mut gone, now) = match &before {
            Some((before, sprites)) => advance(sprites, before, &after, bring),
            None => {
                let all = after.pieces.iter();
                let all = all.map(|piece| bring(piece, &PiecePath::default()));
                (Vec::new(), all.collect())
            }
        };
        // Pieces that leave are drawn first, below those that take their place. A piece on another one comes
        // after it. Otherwise the order is stable.
        let mut sorted = now.clone();
        let (layout, stacked) = (layout.get(), view.distinguishes_levels);
        for sprite in &now {
            let piece = sprite.piece.read_untracked();
            let home = heights.with_value(|heights| piece.middle(&layout, heights));
            sprite.home.set_if_changed(home);
        }
        sort_short(&mut sorted, |sprite| order(sprite, &layout, stacked));
        gone.extend(sorted);
        let ids: Vec<u32> = gone.iter().map(|sprite| sprite.id).collect();
        sort_short(&mut gone, |sprite| sprite.id);
        sprites.set(gone);
        if wanted.with_value(|before| *before != ids) {
            wanted.set_value(ids);
            let put = move || {
                if let Some(within) = element.try_get_untracked().flatten() {
                    wanted.with_value(|ids| put_in_order(&within, ids));
                }
            };
            // A piece that is about to move is still drawn in its old place and order. New pieces exist one
            // tick later.
            if view.skips_animation() || paces.now().step <= 0.0 {
                spawn_local(async move {
                    tick().await;
                    put();
                });
            } else {
                after_paint(put);
            }
        }
        (after, now)
    });
    // The selection and the effects of the previewed move, set only on the affected pieces.
    effect(move || {
        picture.with(|picture| {
            sprites.with(|sprites| {
                for sprite in sprites {
                    let leaves = sprite.movement.with_untracked(Movement::leaves);
                    let piece = sprite.piece.read_untracked();
                    let shown = picture.shown(&piece).filter(|_| !leaves);
                    let state = shown.map(|shown| (shown.lifted, shown.effect));
                    sprite.state.set_if_changed(state.unwrap_or_default());
                }
            });
        });
    });
    let winner = Memo::new(move |_| view.ended.get()?.winner);
    let remove = move |id: u32| {
        let _ = sprites.try_update(|sprites| sprites.retain(|sprite| sprite.id != id));
    };
    view! {
        <g class="pieces" aria-hidden="true" node_ref=element>
            <For each=move || sprites.get() key=|sprite| sprite.id let(sprite)>
                <SpriteView view sprite picture heights layout dragged winner is_drawn remove/>
            </For>
        </g>
    }
}

/// The dragged piece, above everything else on the board.
#[component]
pub fn Carried(
    view: BoardView,
    sprites: RwSignal<Vec<Sprite>>,
    layout: Signal<Layout>,
    #[prop(into)] dragged: Signal<Option<Dragged>>,
) -> impl IntoView {
    let by_touch = Memo::new(move |_| Some(dragged.get()?.by_touch));
    let draw = move |sprite: Sprite, by_touch: bool| {
        let (piece, home) = (sprite.piece.get(), sprite.home);
        let class = piece_class(&piece);
        let place = move || {
            let place = dragged.get()?.position_of(home.get(), &layout.get());
            Some(translate_px(place))
        };
        view! {
            <g class=class class:lifted=true class:by-touch=by_touch style=("transform", place)>
                <g class="piece-pose">
                    <Symbol slug=view.game_words.slug() piece/>
                </g>
            </g>
        }
    };
    let pieces = move || {
        let by_touch = by_touch.get()?;
        let mut carried = sprites.get();
        carried.retain(|sprite| sprite.state.get().0);
        sort_short(&mut carried, |sprite| sprite.piece.with(Piece::top_level));
        let draw = |sprite| draw(sprite, by_touch);
        Some(carried.into_iter().map(draw).collect_view())
    };
    view! { <g class="carried" aria-hidden="true">{pieces}</g> }
}

/// Reorders the elements of a board's sprites. A keyed list in this order would remove and insert more
/// elements than needed, and each would be drawn again. So the list keeps the order of creation.
fn put_in_order(within: &Element, order: &[u32]) {
    let rank = |element: &Element| {
        let id: u32 = element.get_attribute("data-sprite")?.parse().ok()?;
        order.iter().position(|other| *other == id)
    };
    let children = within.children();
    let children = (0..children.length()).filter_map(|index| children.item(index));
    let elements: Vec<(usize, Element)> = children
        .filter_map(|element| Some((rank(&element)?, element)))
        .collect();
    let mut next = elements.last().and_then(|(_, last)| last.next_sibling());
    let ranks: Vec<usize> = elements.iter().map(|(rank, _)| *rank).collect();
    let mut elements: Vec<_> = elements.into_iter().zip(staying(&ranks)).collect();
    sort_short(&mut elements, |((rank, _), _)| *rank);
    for ((_, element), stays) in elements.into_iter().rev() {
        if !stays {
            // If this fails, it stays in its place.
            let _ = within.insert_before(&element, next.as_ref());
        }
        next = Some(element.into());
    }
}

/// The drawing order of sprites.
fn order(sprite: &Sprite, layout: &Layout, stacked: bool) -> (i64, u8, u8, u32) {
    let piece = sprite.piece.read_untracked();
    let (depth, level, pose) = piece.drawing_order(layout, stacked);
    (depth, level, pose, sprite.id)
}

/// The sprites that leave between two scenes, and the sprites of the later scene in the order of its pieces.
fn advance(
    sprites: &[Sprite],
    before: &Scene,
    after: &Scene,
    bring: impl Fn(&Piece, &PiecePath) -> Sprite,
) -> (Vec<Sprite>, Vec<Sprite>) {
    let mut gone = Vec::new();
    let mut now: Vec<Option<Sprite>> = vec![None; after.pieces.len()];
    for change in after.changes_from(before) {
        match change {
            PieceChange::Stayed { before, after } => {
                sprites[before].movement.set_if_changed(Movement::Stays);
                now[after] = Some(sprites[before].clone());
            }
            PieceChange::Moved {
                before: b,
                after: a,
                path,
            } => {
                let sprite = sprites[b].clone();
                let elsewhere = !before.pieces[b].is_where(&after.pieces[a]);
                sprite.movement.set(Movement::Goes { path, elsewhere });
                sprite.piece.set(after.pieces[a].clone());
                now[a] = Some(sprite);
            }
            PieceChange::Left { before, path } => {
                sprites[before].movement.set(Movement::Leaves(path));
                gone.push(sprites[before].clone());
            }
            PieceChange::Came { after: a, path } => now[a] = Some(bring(&after.pieces[a], &path)),
        }
    }
    (gone, now.into_iter().flatten().collect())
}
