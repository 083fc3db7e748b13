//! The report on a game that is solved: what every move kept or gave away, without estimates.

use super::curve::Curve;
use super::known::value_told;
use super::lost::EngineLost;
use super::slips::Slips;
use super::state::Play;
use super::status::result;
use crate::app::effect::effect;
use crate::app::engine::Asker;
use crate::app::i18n::{say, use_lang};
use crate::app::sight;
use crate::mind::{Asked, Event, Exact, Priority};
use crate::play::JudgedMove;
use crate::rules::Side;
use crate::search::Solved;
use leptos::prelude::*;

/// The scale of the curve is a multiple of this number of plies.
const STEP: u16 = 10;
/// Keeps even the longest win apart from a draw.
const LEAST: f64 = 0.08;

#[component]
pub fn Verdicts(play: Play) -> impl IntoView {
    let lang = use_lang();
    let judged = RwSignal::new(None::<Vec<JudgedMove>>);
    let failed = RwSignal::new(false);
    let asker = Asker::new(Priority::Report);
    let tries = RwSignal::new(0);
    let game = Memo::new(move |_| {
        play.moves();
        play.text_to(play.plies())
    });
    effect(move || {
        let text = game.get();
        judged.set(None);
        failed.set(false);
        tries.track();
        let heard = move |event| match event {
            Event::Exact {
                exact: Exact::Game(found),
                ..
            } => judged.set(Some(found)),
            Event::Refused { .. } | Event::Failed { .. } => failed.set(true),
            _ => {}
        };
        asker.ask(text, Asked::Judge, heard);
    });
    request_animation_frame(|| sight::within_its(".panel", "[data-report]"));
    // The value for the side to move after every ply.
    let values = Memo::new(move |_| {
        judged.with(|judged| {
            let judged = judged.as_deref().unwrap_or_default();
            let last = judged.last().map(|one| turned(one.after));
            let before = judged.iter().map(|one| one.before);
            before.chain(last).collect::<Vec<Solved>>()
        })
    });
    let scale = Memo::new(move |_| values.with(|values| reach(values)));
    let heights = Memo::new(move |_| {
        let values = values.get().into_iter().enumerate();
        values
            .map(|(ply, value)| Some(height_of(value, play.turn_at(ply), scale.get())))
            .collect::<Vec<Option<f64>>>()
    });
    // The winner's moves to the end, for either side.
    let ticks = Memo::new(move |_| {
        let reach = scale.get();
        let at = |plies: u16| (height(plies, reach), plies.div_ceil(2).to_string());
        let white = [reach, reach / 2].map(at);
        let black = white.clone().map(|(height, plies)| (1.0 - height, plies));
        [white, black].concat()
    });
    let slips = Memo::new(move |_| {
        judged.with(|judged| {
            let judged = judged.as_deref().unwrap_or_default().iter();
            let numbered = judged.cloned().zip(1..);
            let slips = numbered.filter(|(one, _)| one.is_slip());
            slips.collect::<Vec<(JudgedMove, usize)>>()
        })
    });
    let dots = Memo::new(move |_| slips.with(|slips| slips.iter().map(|(_, ply)| *ply).collect()));
    let told = move || {
        let (locale, ply) = (lang.get(), play.ply());
        let place = play.named(locale, ply);
        let end = result(play, locale).filter(|_| ply == play.plies());
        match (end, values.with(|values| values.get(ply).copied())) {
            (Some((_, headline, _)), _) => format!("{place}. {headline}."),
            (None, Some(value)) => {
                format!("{place}. {}", value_told(locale, value, play.turn_at(ply)))
            }
            (None, None) => place,
        }
    };
    let progress = move || match judged.with(Option::is_some) {
        _ if failed.get() => String::new(),
        false => say!(lang.get(), machine.looks),
        true => say!(lang.get(), exact.report),
    };
    view! {
        <section class="report" data-report data-exact aria-label=move || say!(lang.get(), report.title)>
            <h2>{move || say!(lang.get(), report.title)}</h2>
            <Curve play values=heights dots ticks told=Signal::derive(told)/>
            <Show when=move || play.ply() < play.plies()>
                <button class="button" data-action="play-perfect-here" on:click=move |_| play.play_on_perfectly(play.ply())>
                    {move || say!(lang.get(), exact.play_here)}
                </button>
            </Show>
            <p class="quiet" role="status">{progress}</p>
            <Show when=move || failed.get()>
                <EngineLost retry=move |()| tries.update(|tries| *tries += 1)/>
            </Show>
            {move || judged.with(Option::is_some).then(|| view! { <Slips play slips/> })}
        </section>
    }
}

/// The value after the last move, for the other side and counted from after the move.
fn turned(after: Solved) -> Solved {
    match after {
        Solved::Win(plies) => Solved::Loss(plies.saturating_sub(1)),
        Solved::Draw => Solved::Draw,
        Solved::Loss(plies) => Solved::Win(plies.saturating_sub(1)),
    }
}

/// The number of plies that fit on either side of the curve's middle.
fn reach(values: &[Solved]) -> u16 {
    let longest = values.iter().filter_map(|value| value.plies()).max();
    longest.unwrap_or_default().next_multiple_of(STEP).max(STEP)
}

/// The height of a win for White in this many plies. A finished win is at the edge.
fn height(plies: u16, reach: u16) -> f64 {
    0.5 + LEAST + (0.5 - LEAST) * (1.0 - f64::from(plies) / f64::from(reach))
}

/// The height of any value of the side to move.
fn height_of(value: Solved, turn: Side, reach: u16) -> f64 {
    let own = match value {
        Solved::Win(plies) => height(plies, reach),
        Solved::Draw => 0.5,
        Solved::Loss(plies) => 1.0 - height(plies, reach),
    };
    match turn {
        Side::White => own,
        Side::Black => 1.0 - own,
    }
}
