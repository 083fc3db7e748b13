//! The report on a whole game: a graph to move along, and the moves that cost the most.

use super::graph::Graph;
use super::lost::EngineLost;
use super::moment::{MomentItem, go_to_mistake, in_groups, lists, loser};
use super::moves::HintLegend;
use super::state::Play;
use super::verdicts::Verdicts;
use crate::app::effect::effect;
use crate::app::engine::Asker;
use crate::app::i18n::{self, Locale, say, use_lang};
use crate::app::sight;
use crate::mind::review::{Cost, Judged, Moment, deciding, moments, percent};
use crate::mind::{Asked, Event, Found, Priority};
use crate::play::Verdict;
use crate::rules::{Outcome, Side};
use crate::search::Score;
use leptos::prelude::*;

/// The number of nodes for each position.
const NODES: u64 = 150_000;

/// What is known of a game so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    moves: Vec<String>,
    /// The positions before each move and after the last.
    pub judged: Vec<Option<Judged>>,
    /// The number of finished positions.
    through: usize,
    done: bool,
    failed: bool,
}

#[component]
pub fn ReportPanel(play: Play) -> impl IntoView {
    let on = play.machine.reporting;
    view! {
        <Show when=move || on.get() && play.verdict().is_some()>
            {match play.is_solved {
                true => view! { <Verdicts play/> }.into_any(),
                false => view! { <Panel play/> }.into_any(),
            }}
        </Show>
    }
}

#[component]
fn Panel(play: Play) -> impl IntoView {
    let lang = use_lang();
    let report = RwSignal::new(Report::default());
    let hear = move |ply: usize, found: Found| {
        report.update(|report| {
            report.through = report.judged.len().saturating_sub(ply);
            if let (Some(place), Some(line)) = (report.judged.get_mut(ply), found.lines.first()) {
                *place = Some(Judged {
                    score: line.score,
                    line: line.moves.clone(),
                });
            }
        });
    };
    let heard = move |event| match event {
        Event::Judged { ply, found, .. } => hear(ply, found),
        Event::Done { .. } => report.update(|report| report.done = true),
        Event::Refused { .. } | Event::Failed { .. } => {
            report.update(|report| report.failed = true)
        }
        _ => {}
    };
    let asker = Asker::new(Priority::Report);
    let tries = RwSignal::new(0);
    let game = Memo::new(move |_| {
        play.moves();
        play.text_to(play.plies())
    });
    effect(move || {
        tries.track();
        let text = game.get();
        report.set(Report {
            judged: vec![None; text.moves.len() + 1],
            moves: text.moves.clone(),
            ..Report::default()
        });
        asker.ask(text, Asked::Game { nodes: NODES }, heard);
    });
    request_animation_frame(|| sight::within_its(".panel", "[data-report]"));
    let progress = move || {
        report.with(|report| {
            let positions = report.judged.len();
            if report.failed || report.done {
                None
            } else {
                Some(say!(
                    lang.get(),
                    report.progress,
                    count = report.through,
                    all = positions
                ))
            }
        })
    };
    let is_done = Memo::new(move |_| report.with(|report| report.done));
    let found = Memo::new(move |_| {
        report.with(|report| match report.done {
            true => moments(&report.judged, &report.moves, result(play)),
            false => Vec::new(),
        })
    });
    view! {
        <section class="report" data-report aria-label=move || say!(lang.get(), report.title)>
            <h2>{move || say!(lang.get(), report.title)}</h2>
            <Graph play report found/>
            // Not every position is read out.
            {move || progress().map(|told| view! { <p class="quiet">{told}</p> })}
            <Show when=move || report.with(|report| report.failed)>
                <EngineLost retry=move |()| tries.update(|tries| *tries += 1)/>
            </Show>
            <HintLegend play/>
            <Show when=move || is_done.get()>
                <Moments play found/>
                <p class="quiet" role="status">{move || say!(lang.get(), report.estimates)}</p>
            </Show>
        </section>
    }
}

/// The result for the side that moved last, if the moves led to it.
fn result(play: Play) -> Option<Score> {
    let verdict = play.verdict().filter(Verdict::is_by_rules)?;
    let last = play.turn_at(play.plies_now().checked_sub(1)?);
    Some(match verdict.outcome {
        Outcome::Won(side) if side == last => Score::Win(0),
        Outcome::Won(_) => Score::Loss(0),
        Outcome::Draw => Score::Estimate(0),
    })
}

/// The notable moves.
#[component]
fn Moments(play: Play, found: Memo<Vec<Moment>>) -> impl IntoView {
    let lang = use_lang();
    let item = move |moment: Moment| {
        let side = play.turn_at(moment.ply - 1);
        let against_you = play.seats.with(|seats| seats.you() == Some(side.other()));
        let cost = told(lang.get(), &moment, side, against_you);
        view! { <MomentItem play ply=moment.ply cost better=moment.better/> }.into_any()
    };
    let decided = Memo::new(move |_| {
        loser(play).and_then(|side| {
            let ply = found.with(|found| deciding(found, |ply| play.turn_at(ply - 1) == side))?;
            // A game that is resigned, or lost on time, may have been good until then.
            let by_rules = play.verdict().is_none_or(|verdict| verdict.is_by_rules());
            let lost = found.with(|found| {
                let one = found.iter().find(|one| one.ply == ply);
                one.is_some_and(|one| matches!(one.after, Score::Loss(_)))
            });
            (lost || by_rules).then_some(ply)
        })
    });
    let costly = Memo::new(move |_| found.with(|found| found.iter().map(|one| one.ply).collect()));
    go_to_mistake(play, decided, costly);
    let grouped = move || {
        let locale = lang.get();
        in_groups(play, locale, found.get(), |one| one.ply, decided.get())
    };
    view! {
        {move || match found.with(Vec::is_empty) {
            true => view! { <p>{say!(lang.get(), report.nothing)}</p> }.into_any(),
            false => lists(grouped(), item),
        }}
    }
}

/// What a move cost, in a sentence.
fn told(locale: Locale, moment: &Moment, side: Side, against_you: bool) -> String {
    // Moves of the winning side.
    let moves = |score: Score| {
        let count = match score {
            Score::Win(plies) | Score::Loss(plies) => plies.div_ceil(2),
            Score::Estimate(_) => 0,
        };
        i18n::moves(locale, count.into())
    };
    let (before, after) = (moves(moment.before), moves(moment.after));
    match moment.cost {
        Cost::Win => say!(locale, report.cost_win, before = before),
        Cost::Loss if against_you => say!(locale, report.cost_loss_you, after = after),
        Cost::Loss => say!(locale, report.cost_loss, after = after),
        Cost::WinForLoss => say!(locale, report.cost_both, before = before, after = after),
        Cost::Estimate => {
            let own = |score| percent(score, side, side);
            let (before, after) = (own(moment.before), own(moment.after));
            say!(locale, report.cost_estimate, before = before, after = after)
        }
    }
}
