//! A piece of a live board: where it is drawn, and how it comes there.

use super::glide::{End, Glide, UnderWay};
use super::pace::{Pace, use_paces};
use super::sprites::Dragged;
use super::still::{Symbol, piece_class};
use crate::app::game::Play;
use crate::play::motion::{Point, frames};
use crate::play::{
    Fate, Heights, Layout, Picture, Piece, Pose, Spot, Way, length, translate, translate_px,
};
use crate::rules::Side;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::svg::G;

/// How much longer each further stretch of a way takes, as a part of the first; and for how many at
/// most, so that a board is not turned to the next player before the end.
const STRETCH: f64 = 0.4;
const MOST_STRETCHES: usize = 2;
/// How far a piece gives way that would be shoved.
const NUDGE: f64 = 24.0;

/// What is so much farther from where a game was decided hears of it a beat later.
const NEAR: f64 = 25.0;

/// A piece on its way through the pictures. It outlives the picture that brought it, and so do its
/// signals.
#[derive(Clone)]
pub struct Sprite {
    pub id: u32,
    pub piece: ArcRwSignal<Piece>,
    /// How it came to where it is.
    pub going: ArcRwSignal<Going>,
    /// Whether it is in hand, and what the move that is looked at would do to it.
    pub state: ArcRwSignal<(bool, Option<Fate>)>,
    /// Where it is drawn when it is at rest; where it was last, if it leaves.
    pub home: ArcRwSignal<Point>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Going {
    Stays,
    /// Elsewhere, or it only rises or sinks in its place.
    Goes {
        way: Way,
        elsewhere: bool,
    },
    /// It was not there before.
    Comes(Way),
    /// It is gone: shown once more as it goes.
    Leaves(Way),
}

impl Going {
    pub fn leaves(&self) -> bool {
        matches!(self, Going::Leaves(_))
    }
}

/// Where it was drawn last.
#[derive(Clone, Copy)]
struct Was {
    at: Point,
    dragged: bool,
}

/// How it is to be seen to go.
struct Course {
    points: Vec<Point>,
    beat: u8,
    end: End,
}

#[component]
pub fn SpriteView(
    play: Play,
    sprite: Sprite,
    picture: Memo<Picture>,
    heights: StoredValue<Heights>,
    layout: Signal<Layout>,
    dragged: Signal<Option<Dragged>>,
    /// Who has won, where that is to be seen.
    winner: Memo<Option<Side>>,
    is_drawn: impl Fn() -> bool + Copy + Send + Sync + 'static,
    remove: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let Sprite {
        id,
        piece,
        going,
        state,
        home,
    } = sprite;
    let (piece, going) = (RwSignal::from(piece), RwSignal::from(going));
    let (state, home) = (RwSignal::from(state), RwSignal::from(home));
    let (dress, paces) = (play.dress, use_paces());
    let leaving = move || going.with(Going::leaves);
    let lifted = move || state.get().0;
    let fate = Memo::new(move |_| state.get().1);
    // Others do not follow the pointer.
    let in_hand = move || lifted().then(|| dragged.get()).flatten();
    let is_dragged = Memo::new(move |_| in_hand().is_some());
    let place = Memo::new(move |_| match in_hand() {
        Some(dragged) => dragged.carries(home.get(), &layout.get()),
        None => home.get(),
    });
    let nudge = move || {
        let towards = fate.get()?.towards();
        let (layout, (x, y)) = (layout.get(), home.get());
        let (to_x, to_y) = layout.middle_of_whole(towards);
        let far = (to_x - x).hypot(to_y - y);
        (far > 1.0).then(|| translate_px(((to_x - x) * NUDGE / far, (to_y - y) * NUDGE / far)))
    };
    // Places of a way, raised by what stands there.
    let point = move |spot: &Spot| {
        let layout = layout.get_untracked();
        let (x, y) = layout.middle_of_whole(*spot);
        let height = heights.with_value(|heights| heights.at(*spot));
        (x, y - layout.lift(spot.level, height.max(spot.level + 1)))
    };
    let is_beyond = move |way: &Way| way.leads_beyond(&play.board());
    let element = NodeRef::<G>::new();
    let under_way = StoredValue::new_local(UnderWay::default());
    Effect::new(move |before: Option<Option<Was>>| {
        let (to, gone) = (place.get(), leaving());
        let shown = element.get()?;
        let was = before.flatten();
        let now = Was {
            at: to,
            dragged: is_dragged.get_untracked(),
        };
        if was.is_some_and(|was| was.dragged) && !now.dragged && !is_drawn() {
            // It was dropped somewhere, and is about to be told where.
            return was;
        }
        let went = going.get_untracked();
        let course = if play.still.get_untracked() || now.dragged {
            None
        } else {
            let goes = |was: &Was| gone || was.at != to;
            let seen = was
                .filter(goes)
                .and_then(|_| under_way.with_value(|way| way.seen_at()));
            let from = was.map(|was| seen.unwrap_or(was.at));
            course(went, was.zip(from), to, point, is_beyond)
        };
        if !gone {
            // A way is gone once: what moves it next without a move goes straight.
            let _ = going.try_update_untracked(|going| *going = Going::Stays);
        }
        match course {
            Some(course) => {
                let shape = shape(&course, play.dress.hop(), &paces.now());
                let lasts = shape.lasts();
                let seen = under_way.try_update_value(|way| way.go(&shown, shape));
                match seen {
                    // A timer rather than the animation's end, which does not come in a hidden tab.
                    Some(true) if gone => {
                        Timeout::new(lasts, move || remove(id)).forget();
                    }
                    _ if gone => remove(id),
                    _ => {}
                }
            }
            None if gone => remove(id),
            None if was.is_none_or(|was| was.at != to) => {
                under_way.update_value(UnderWay::stop);
            }
            None => {}
        }
        Some(now)
    });
    // How far a piece of the winner stands from where the game was decided: joy spreads from there.
    let glad = Memo::new(move |_| {
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
                    <Symbol dress piece=piece/>
                </g>
            }
        })}
        <g
            node_ref=element
            class=class
            class:lifted=lifted
            class:dragged=move || is_dragged.get()
            class:glad=move || glad.get().is_some()
            data-piece=name
            data-at=move || piece.with(|piece| piece.spots[0].to_string())
            data-pose=move || piece.with(|piece| pose_name(piece.pose))
            data-leaving=move || leaving().then_some("")
            data-fate=move || fate.get().map(|fate| match fate {
                Fate::Shoved(_) => "shoved",
                Fate::Lost(_) => "lost",
                Fate::Out(_) => "out",
            })
            style=("--far", move || length(glad.get().unwrap_or_default()))
            style=("transform", move || translate_px(place.get()))
        >
            <g class="piece-pose" style=("transform", nudge)>
                <Symbol dress piece=piece/>
            </g>
        </g>
        </g>
    }
}

/// How a piece goes to where it is, from where it was and is seen just now; none where it is there
/// at once.
fn course(
    going: Going,
    from: Option<(Was, Point)>,
    to: Point,
    point: impl Fn(&Spot) -> Point,
    is_beyond: impl Fn(&Way) -> bool,
) -> Option<Course> {
    let over = |way: &Way| way.over.iter().map(&point).collect::<Vec<Point>>();
    let (points, beat, end) = match (going, from) {
        (Going::Comes(way), None) => {
            let mut points = over(&way);
            points.push(to);
            if points.len() == 1 {
                points.push(to);
            }
            (points, way.beat, End::Comes)
        }
        (_, None) => return None,
        (Going::Leaves(way), Some((_, seen))) if is_beyond(&way) => {
            let points = [vec![seen], over(&way)].concat();
            (points, way.beat, End::Falls)
        }
        (Going::Leaves(way), Some((_, seen))) => (vec![seen, seen], way.beat, End::Fades),
        (_, Some((was, _))) if was.at == to => return None,
        // It was put there by hand.
        (Going::Goes { .. }, Some((was, _))) if was.dragged => return None,
        (Going::Goes { way, elsewhere }, Some((_, seen))) => {
            let points = [vec![seen], over(&way), vec![to]].concat();
            let end = if elsewhere { End::Lands } else { End::Stays };
            (points, way.beat, end)
        }
        (_, Some((_, seen))) => (vec![seen, to], 0, End::Stays),
    };
    Some(Course { points, beat, end })
}

/// How a course is shown: whoever leaps hops so high.
#[allow(clippy::cast_precision_loss)]
fn shape(course: &Course, hop: f64, pace: &Pace) -> Glide {
    let stretches = course.points.len().saturating_sub(2).min(MOST_STRETCHES) as f64;
    let hop = if course.end == End::Lands { hop } else { 0.0 };
    Glide {
        frames: frames(&course.points, hop),
        delay: pace.beat * f64::from(course.beat),
        duration: pace.step * (1.0 + STRETCH * stretches),
        ease: pace.ease.clone(),
        end: course.end,
    }
}

fn pose_name(pose: Pose) -> &'static str {
    match pose {
        Pose::Flat => "flat",
        Pose::Lying => "lying",
        Pose::OnEnd => "on-end",
    }
}
