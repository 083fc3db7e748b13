//! The pieces of a live board: each keeps its element from picture to picture, so that whatever
//! changes place can be seen to go there.

use super::glide::{End, Glide, glide, seen_at, stop, token};
use super::still::{Symbol, piece_class};
use crate::app::game::Play;
use crate::play::motion::{Point, frames};
use crate::play::{Change, Fate, Heights, Layout, Picture, Piece, Pose, Scene, Spot, Way};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::svg::G;

/// How much longer each further stretch of a way takes, as a part of the first.
const STRETCH: f64 = 0.4;
/// How far a piece gives way that would be shoved.
const NUDGE: f64 = 24.0;

/// A piece on its way through the pictures. It outlives the picture that brought it, and so do its
/// signals.
#[derive(Clone)]
struct Sprite {
    id: u32,
    piece: ArcRwSignal<Piece>,
    /// How it came to where it is.
    going: ArcRwSignal<Going>,
}

#[derive(Clone, PartialEq, Debug)]
enum Going {
    Goes(Way),
    /// It was not there before.
    Comes(Way),
    /// It is gone: shown once more as it goes.
    Leaves(Way),
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
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    #[prop(into)] dragged: Signal<Option<Dragged>>,
) -> impl IntoView {
    let sprites = RwSignal::new(Vec::<Sprite>::new());
    let next_id = StoredValue::new(0);
    let bring = move |piece: &Piece, way: &Way| {
        let id = next_id.get_value();
        next_id.set_value(id + 1);
        Sprite {
            id,
            piece: ArcRwSignal::new(piece.clone()),
            going: ArcRwSignal::new(Going::Comes(way.clone())),
        }
    };
    let scene = play.scene();
    // Those of the pieces as they are drawn: what changes at once is seen to change at once.
    let heights = RwSignal::new(Heights::default());
    Effect::new(move |before: Option<(Scene, Vec<Sprite>)>| {
        let after = scene.get();
        heights.set(Heights::of(&after.pieces));
        let (mut gone, now) = match &before {
            Some((before, sprites)) => advance(sprites, before, &after, bring),
            None => {
                let all = after.pieces.iter();
                let all = all.map(|piece| bring(piece, &Way::default()));
                (Vec::new(), all.collect())
            }
        };
        // What leaves is drawn first, under what comes in its place; what lies on something after
        // it; else in a steady order, so that few elements change their place.
        let mut drawn = now.clone();
        let layout = layout.get();
        let stacked = play.levels();
        drawn.sort_by_cached_key(|sprite| order(sprite, &layout, stacked));
        gone.extend(drawn);
        sprites.set(gone);
        (after, now)
    });
    let remove = move |id: u32| {
        let _ = sprites.try_update(|sprites| sprites.retain(|sprite| sprite.id != id));
    };
    view! {
        <g class="pieces" aria-hidden="true">
            <For each=move || sprites.get() key=|sprite| sprite.id let(sprite)>
                <SpriteView play sprite picture heights layout dragged remove/>
            </For>
        </g>
    }
}

/// What is drawn before what: lower before higher, flat before walls with their shadows, and of
/// stacks the one behind before the one in front.
#[allow(clippy::cast_possible_truncation)]
fn order(sprite: &Sprite, layout: &Layout, stacked: bool) -> (i64, u8, u8, u32) {
    sprite.piece.with_untracked(|piece| {
        let depth = layout.middle(piece.spots[0]).1;
        let pose = match piece.pose {
            Pose::Flat => 0,
            Pose::Lying | Pose::OnEnd => 1,
        };
        let depth = if stacked { depth as i64 } else { 0 };
        (depth, piece.top_level(), pose, sprite.id)
    })
}

#[component]
fn SpriteView(
    play: Play,
    sprite: Sprite,
    picture: Memo<Picture>,
    heights: RwSignal<Heights>,
    layout: Signal<Layout>,
    dragged: Signal<Option<Dragged>>,
    remove: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let Sprite { id, piece, going } = sprite;
    let (piece, going) = (RwSignal::from(piece), RwSignal::from(going));
    let (dress, flipped) = (play.dress, play.flipped);
    let leaving = move || going.with(|going| matches!(going, Going::Leaves(_)));
    let state = Memo::new(move |_| {
        let figure = picture.with(|picture| piece.with(|piece| picture.figure(piece).cloned()));
        let figure = figure.filter(|_| !leaving());
        figure.map(|figure| (figure.lifted, figure.fate))
    });
    let lifted = move || state.get().is_some_and(|(lifted, _)| lifted);
    let fate = Memo::new(move |_| state.get()?.1);
    let in_hand = move || dragged.get().filter(|_| lifted());
    let home = Memo::new(move |before: Option<&Point>| match before {
        // It goes from where it was, whatever the heights are now.
        Some(before) if leaving() => *before,
        _ => heights.with(|heights| piece.with(|piece| piece.middle(&layout.get(), heights))),
    });
    let place = Memo::new(move |_| match in_hand() {
        // The pieces of a stack stay above one another.
        Some(dragged) => {
            let (_, ground) = layout.get().middle(dragged.from);
            (dragged.at.0, dragged.at.1 + home.get().1 - ground)
        }
        None => home.get(),
    });
    let nudge = move || {
        let Some(Fate::Shoved(towards) | Fate::Lost(towards) | Fate::Out(towards)) = fate.get()
        else {
            return None;
        };
        let (layout, (x, y)) = (layout.get(), home.get());
        let (to_x, to_y) = layout.middle_of_whole(towards);
        let far = (to_x - x).hypot(to_y - y);
        (far > 1.0).then(|| {
            let part = NUDGE / far;
            format!(
                "translate({}px, {}px)",
                (to_x - x) * part,
                (to_y - y) * part
            )
        })
    };
    let element = NodeRef::<G>::new();
    // Places of a way, raised by what stands there.
    let point = move |spot: &Spot| {
        let (x, y) = layout.get_untracked().middle_of_whole(*spot);
        let height = heights.with_untracked(|heights| heights.at(*spot));
        let lift = layout
            .get_untracked()
            .lift(spot.level, height.max(spot.level + 1));
        (x, y - lift)
    };
    Effect::new(move |before: Option<Option<Point>>| {
        let (to, gone) = (place.get(), leaving());
        let shown = element.get()?;
        let still = play.still.get_untracked() || dragged.get_untracked().is_some();
        let moved = before.flatten().filter(|before| *before != to || gone);
        let (duration, beat) = (token("--move"), token("--beat"));
        if still || duration == 0.0 {
            stop(&shown);
            if gone {
                remove(id);
            }
            return Some(to);
        }
        let seen = seen_at(&shown);
        let went = going.get_untracked();
        let (way, points, end) = match (&went, before.flatten()) {
            (Going::Comes(way), None) => {
                let mut points: Vec<Point> = way.over.iter().map(point).collect();
                points.push(to);
                if points.len() == 1 {
                    points.push(to);
                }
                (way, points, End::Comes)
            }
            (Going::Leaves(way), Some(before)) => {
                let mut points = vec![seen.unwrap_or(before)];
                let board = play.board();
                let falls = way.over.last().is_some_and(|last| board.is_beyond(*last));
                points.extend(way.over.iter().filter(|_| falls).map(point));
                if points.len() == 1 {
                    points.push(points[0]);
                }
                (way, points, if falls { End::Falls } else { End::Fades })
            }
            (Going::Goes(way) | Going::Comes(way), Some(_)) if moved.is_some() => {
                let from = seen.or(moved).unwrap_or(to);
                let mut points = vec![from];
                points.extend(way.over.iter().map(point));
                points.push(to);
                (way, points, End::Stays)
            }
            _ => return Some(to),
        };
        #[allow(clippy::cast_precision_loss)]
        let stretches = points.len().saturating_sub(2).min(6) as f64;
        let hop = if end == End::Stays {
            play.dress.hop()
        } else {
            0.0
        };
        let shape = Glide {
            frames: frames(&points, hop),
            delay: beat * f64::from(way.beat),
            duration: duration * (1.0 + STRETCH * stretches),
            end,
        };
        glide(&shown, &shape);
        if gone {
            // A timer rather than the animation's end, which does not come in a hidden tab.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let ends = (shape.delay + shape.duration) as u32;
            Timeout::new(ends, move || remove(id)).forget();
        } else {
            // What moves it next without a move goes straight.
            let _ = going.try_update_untracked(|going| *going = Going::Goes(Way::default()));
        }
        Some(to)
    });
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
            node_ref=element
            class=class
            class:lifted=lifted
            class:dragged=move || in_hand().is_some()
            class:by-touch=move || in_hand().is_some_and(|dragged| dragged.by_touch)
            data-piece=name
            data-at=move || piece.with(|piece| piece.spots[0].to_string())
            data-pose=move || piece.with(|piece| pose_name(piece.pose))
            data-leaving=move || leaving().then_some("")
            data-fate=move || fate.get().map(|fate| match fate {
                Fate::Shoved(_) => "shoved",
                Fate::Lost(_) => "lost",
                Fate::Out(_) => "out",
            })
            style=("transform", move || translate(place.get()))
        >
            <g class="piece-pose" style=("transform", nudge)>
                <Symbol dress piece=piece flipped/>
            </g>
        </g>
    }
}

fn translate((x, y): Point) -> String {
    format!("translate({x}px, {y}px)")
}

fn pose_name(pose: Pose) -> &'static str {
    match pose {
        Pose::Flat => "flat",
        Pose::Lying => "lying",
        Pose::OnEnd => "on-end",
    }
}

/// The sprites that leave between two scenes, and those of the later one in the order of its
/// pieces.
fn advance(
    sprites: &[Sprite],
    before: &Scene,
    after: &Scene,
    bring: impl Fn(&Piece, &Way) -> Sprite,
) -> (Vec<Sprite>, Vec<Sprite>) {
    let mut gone = Vec::new();
    let mut now: Vec<Option<Sprite>> = vec![None; after.pieces.len()];
    for change in after.changes_from(before) {
        match change {
            Change::Stayed { before, after } => now[after] = Some(sprites[before].clone()),
            Change::Moved {
                before: b,
                after: a,
                way,
            } => {
                let sprite = sprites[b].clone();
                sprite.going.set(Going::Goes(way));
                sprite.piece.set(after.pieces[a].clone());
                now[a] = Some(sprite);
            }
            Change::Left { before, way } => {
                sprites[before].going.set(Going::Leaves(way));
                gone.push(sprites[before].clone());
            }
            Change::Came { after: a, way } => now[a] = Some(bring(&after.pieces[a], &way)),
        }
    }
    (gone, now.into_iter().flatten().collect())
}
