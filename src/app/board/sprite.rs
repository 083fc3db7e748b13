//! A piece of an interactive board: where it is drawn, and its animations.

use super::BoardView;
use super::dragged::Dragged;
use super::glide::{End, Glide, RunningGlide};
use super::pace::{Pace, use_paces};
use super::static_board::Symbol;
use crate::play::keyframes::{Point, frames};
use crate::play::markup::piece_class;
use crate::play::{
    Heights, Layout, Picture, Piece, PieceEffect, PiecePath, Pose, Spot, length, translate,
    translate_px,
};
use crate::rules::Side;
use leptos::prelude::*;
use leptos::svg::G;
use std::time::Duration;

/// How much longer each further stretch of a path takes, relative to the first, and for at most how many
/// stretches. The limit makes sure that the animation ends before the board turns to the next player.
const STRETCH: f64 = 0.4;
const MAX_STRETCHES: usize = 2;
/// How far a piece that would be pushed is shifted.
const NUDGE: f64 = 24.0;

/// A piece that is this much farther from the deciding place starts one beat later.
const NEAR: f64 = 25.0;

/// A piece with its history over several pictures. It and its signals outlive the picture that created it.
#[derive(Clone)]
pub struct Sprite {
    pub id: u32,
    pub piece: ArcRwSignal<Piece>,
    /// How it moved to its place.
    pub movement: ArcRwSignal<Movement>,
    /// Whether it is selected, and what the previewed move would do to it.
    pub state: ArcRwSignal<(bool, Option<PieceEffect>)>,
    /// Where it is drawn when it is not animated, or its last place if it leaves.
    pub home: ArcRwSignal<Point>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Movement {
    Stays,
    /// It moves, or it only changes its height (`elsewhere` is false).
    Goes {
        path: PiecePath,
        elsewhere: bool,
    },
    /// It is new.
    Comes(PiecePath),
    /// It has left, and is drawn once more for the animation.
    Leaves(PiecePath),
}

impl Movement {
    pub fn leaves(&self) -> bool {
        matches!(self, Movement::Leaves(_))
    }
}

/// Where it was last drawn.
#[derive(Clone, Copy)]
struct DrawnBefore {
    at: Point,
    dragged: bool,
}

/// A visible animation.
struct SpritePath {
    points: Vec<Point>,
    beat: u8,
    end: End,
}

#[component]
pub fn SpriteView(
    view: BoardView,
    sprite: Sprite,
    picture: Memo<Picture>,
    heights: StoredValue<Heights>,
    layout: Signal<Layout>,
    dragged: Signal<Option<Dragged>>,
    /// The winner, if the win should be shown.
    winner: Memo<Option<Side>>,
    is_drawn: impl Fn() -> bool + Copy + Send + Sync + 'static,
    remove: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let Sprite {
        id,
        piece,
        movement,
        state,
        home,
    } = sprite;
    let (piece, movement) = (RwSignal::from(piece), RwSignal::from(movement));
    let (state, home) = (RwSignal::from(state), RwSignal::from(home));
    let (game_words, paces) = (view.game_words, use_paces());
    let leaving = move || movement.with(Movement::leaves);
    let lifted = move || state.get().0;
    let effect = Memo::new(move |_| state.get().1);
    // Other pieces do not follow the pointer.
    let in_hand = move || lifted().then(|| dragged.get()).flatten();
    let is_dragged = Memo::new(move |_| in_hand().is_some());
    let place = Memo::new(move |_| match in_hand() {
        Some(dragged) => dragged.position_of(home.get(), &layout.get()),
        None => home.get(),
    });
    let nudge = move || {
        let towards = effect.get()?.towards();
        let (layout, (x, y)) = (layout.get(), home.get());
        let (to_x, to_y) = layout.middle_of_whole(towards);
        let far = (to_x - x).hypot(to_y - y);
        (far > 1.0).then(|| translate_px(((to_x - x) * NUDGE / far, (to_y - y) * NUDGE / far)))
    };
    // The places of a path, raised by the pieces on them.
    let point = move |spot: &Spot| {
        let layout = layout.get_untracked();
        let (x, y) = layout.middle_of_whole(*spot);
        let height = heights.with_value(|heights| heights.at(*spot));
        (x, y - layout.lift(spot.level, height.max(spot.level + 1)))
    };
    let is_beyond = move |path: &PiecePath| path.leads_beyond(&view.shape());
    let element = NodeRef::<G>::new();
    let glide = StoredValue::new_local(RunningGlide::default());
    Effect::new(move |before: Option<Option<DrawnBefore>>| {
        let (to, gone) = (place.get(), leaving());
        let shown = element.get()?;
        let was = before.flatten();
        let now = DrawnBefore {
            at: to,
            dragged: is_dragged.get_untracked(),
        };
        if was.is_some_and(|was| was.dragged) && !now.dragged && !is_drawn() {
            // It was just dropped, and its new place is set next.
            return was;
        }
        let went = movement.get_untracked();
        let sprite_path = if view.skips_animation() || now.dragged {
            None
        } else {
            let goes = |was: &DrawnBefore| gone || was.at != to;
            let seen = was
                .filter(goes)
                .and_then(|_| glide.with_value(|path| path.seen_at()));
            let from = was.map(|was| seen.unwrap_or(was.at));
            sprite_path(went, was.zip(from), to, point, is_beyond)
        };
        if !gone {
            // A path is only animated once. Later changes without a move are straight.
            let _ = movement.try_update_untracked(|movement| *movement = Movement::Stays);
        }
        match sprite_path {
            Some(sprite_path) => {
                let shape = shape(&sprite_path, view.game_words.jump_height(), &paces.now());
                let lasts = shape.lasts();
                let seen = glide.try_update_value(|path| path.go(&shown, shape));
                match seen {
                    // A timer is used because the animation's end is not reported in a hidden tab.
                    Some(true) if gone => {
                        let lasts = Duration::from_millis(lasts.into());
                        set_timeout(move || remove(id), lasts);
                    }
                    _ if gone => remove(id),
                    _ => {}
                }
            }
            None if gone => remove(id),
            None if was.is_none_or(|was| was.at != to) => {
                glide.update_value(RunningGlide::stop);
            }
            None => {}
        }
        Some(now)
    });
    // The distance of a winner's piece from the deciding place. The celebration starts there.
    let celebrates = Memo::new(move |_| {
        let winner = winner.get()?;
        piece.with(|piece| piece.side == Some(winner)).then(|| {
            let layout = layout.get();
            let decided = picture.with(|picture| picture.decided.first()?.first().copied());
            let (x, y) = match decided {
                Some(spot) => layout.middle(spot),
                None => (layout.size().0 / 2.0, layout.size().1 / 2.0),
            };
            let (at_x, at_y) = home.get();
            ((at_x - x).hypot(at_y - y) / NEAR).round()
        })
    });
    let name = piece.with_untracked(|piece| match piece.side {
        Some(side) => format!("{side} {}", piece.kind),
        None => piece.kind.to_owned(),
    });
    let class = piece_class(&piece.get_untracked());
    view! {
        <g data-sprite=id>
        {move || is_dragged.get().then(|| {
            view! {
                <g
                    class=format!("{} ghost", piece_class(&piece.get_untracked()))
                    transform=translate(home.get())
                >
                    <Symbol slug=game_words.slug() piece=piece/>
                </g>
            }
        })}
        <g
            node_ref=element
            class=class
            class:lifted=lifted
            class:dragged=move || is_dragged.get()
            class:celebrates=move || celebrates.get().is_some()
            data-piece=name
            data-at=move || piece.with(|piece| piece.spots[0].to_string())
            data-pose=move || piece.with(|piece| pose_name(piece.pose))
            data-leaving=move || leaving().then_some("")
            data-fate=move || effect.get().map(|effect| match effect {
                PieceEffect::Shoved(_) => "shoved",
                PieceEffect::Lost(_) => "lost",
                PieceEffect::Out(_) => "out",
            })
            style=("--far", move || length(celebrates.get().unwrap_or_default()))
            style=("transform", move || translate_px(place.get()))
        >
            <g class="piece-pose" style=("transform", nudge)>
                <Symbol slug=game_words.slug() piece=piece/>
            </g>
        </g>
        </g>
    }
}

/// The animation from a piece's old place, where it is visible now, to its new place. None if it is not animated.
fn sprite_path(
    movement: Movement,
    from: Option<(DrawnBefore, Point)>,
    to: Point,
    point: impl Fn(&Spot) -> Point,
    is_beyond: impl Fn(&PiecePath) -> bool,
) -> Option<SpritePath> {
    let over = |path: &PiecePath| path.over.iter().map(&point).collect::<Vec<Point>>();
    let (points, beat, end) = match (movement, from) {
        (Movement::Comes(path), None) => {
            let mut points = over(&path);
            points.push(to);
            if points.len() == 1 {
                points.push(to);
            }
            (points, path.beat, End::Comes)
        }
        (_, None) => return None,
        (Movement::Leaves(path), Some((_, seen))) if is_beyond(&path) => {
            let points = [vec![seen], over(&path)].concat();
            (points, path.beat, End::Falls)
        }
        (Movement::Leaves(path), Some((_, seen))) => (vec![seen, seen], path.beat, End::Fades),
        (_, Some((was, _))) if was.at == to => return None,
        // It was dragged there.
        (Movement::Goes { .. }, Some((was, _))) if was.dragged => return None,
        (Movement::Goes { path, elsewhere }, Some((_, seen))) => {
            let points = [vec![seen], over(&path), vec![to]].concat();
            let end = if elsewhere { End::Lands } else { End::Stays };
            (points, path.beat, end)
        }
        (_, Some((_, seen))) => (vec![seen, to], 0, End::Stays),
    };
    Some(SpritePath { points, beat, end })
}

/// The animation of a path. Pieces that jump rise to the height `hop`.
#[allow(clippy::cast_precision_loss)]
fn shape(path: &SpritePath, hop: f64, pace: &Pace) -> Glide {
    let stretches = path.points.len().saturating_sub(2).min(MAX_STRETCHES) as f64;
    let hop = if path.end == End::Lands { hop } else { 0.0 };
    Glide {
        frames: frames(&path.points, hop),
        delay: pace.beat * f64::from(path.beat),
        duration: pace.step * (1.0 + STRETCH * stretches),
        ease: pace.ease.clone(),
        end: path.end,
    }
}

fn pose_name(pose: Pose) -> &'static str {
    match pose {
        Pose::Flat => "flat",
        Pose::Lying => "lying",
        Pose::OnEnd => "on-end",
    }
}
