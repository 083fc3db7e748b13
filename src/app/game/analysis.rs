//! The analysis panel: the machine's evaluation of a position, its best lines, and the threat.

use super::explorer::Explorer;
use super::inquiry;
use super::lost::EngineLost;
use super::state::Play;
use super::status::result;
use crate::app::effect::effect;
use crate::app::engine::Asker;
use crate::app::i18n::{self, Locale, say, use_lang};
use crate::app::sight;
use crate::mind::review::{chance_of_white, percent};
use crate::mind::{Asked, Event, Found, Line, Priority};
use crate::play::length;
use crate::rules::{Outcome, Side, sort_short};
use crate::search::Score;
use crate::session::Arrow;
use leptos::ev;
use leptos::prelude::*;

/// The number of lines shown.
const LINES: usize = 3;

/// What was found about the shown position.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    ply: usize,
    turn: Side,
    found: Found,
}

#[component]
pub fn Analysis(play: Play) -> impl IntoView {
    let on = play.machine.analysing;
    view! {
        <Show when=move || on.get()>
            {match play.is_solved {
                true => view! { <Explorer play/> }.into_any(),
                false => view! { <Panel play/> }.into_any(),
            }}
        </Show>
    }
}

#[component]
fn Panel(play: Play) -> impl IntoView {
    let lang = use_lang();
    let shown = RwSignal::new(None::<Shown>);
    // Results that arrive while a line is shown are displayed after returning from it.
    let latest = StoredValue::new(None::<Shown>);
    effect(move || {
        if !play.walking()
            && let Some(found) = latest.get_value()
        {
            shown.set(Some(found));
        }
    });
    let failed = RwSignal::new(false);
    let asked = StoredValue::new((0, Side::White));
    let hear = move |mut found: Found| {
        // Lines of the current depth and the previous one are not sorted yet.
        sort_short(&mut found.lines, |line| {
            std::cmp::Reverse((line.depth, line.score))
        });
        let (ply, turn) = asked.get_value();
        // The first result may have no lines yet. While a line is shown, the results it comes from are kept.
        let walking = play.walked.with_untracked(Option::is_some);
        if !found.lines.is_empty() {
            let new = Shown { ply, turn, found };
            latest.set_value(Some(new.clone()));
            if !walking || shown.with_untracked(Option::is_none) {
                shown.set(Some(new));
            }
        }
    };
    let heard = move |event| match event {
        Event::Found { found, .. } | Event::Done { found, .. } => hear(found),
        Event::Refused { .. } | Event::Failed { .. } => failed.set(true),
        _ => {}
    };
    let asker = Asker::new(Priority::Analysis);
    let tries = RwSignal::new(0);
    let hidden = RwSignal::new(document().hidden());
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        hidden.set(document().hidden())
    });
    on_cleanup(move || {
        seen.remove();
        play.machine.arrows.set(Vec::new());
        play.machine.best.set(None);
        play.walk_back();
    });
    let position = Memo::new(move |_| (play.ply(), play.is_over_at(play.ply()), play.position()));
    effect(move || {
        failed.set(false);
        tries.track();
        let (ply, over, _) = position.get();
        // A hidden page does not think.
        if over || hidden.get() {
            asker.drop_query();
            if over {
                shown.set(None);
            }
            return;
        }
        latest.set_value(None);
        asked.set_value((ply, play.turn_at(ply)));
        let text = play.text_to(ply);
        let lines = Asked::Lines {
            count: LINES,
            depth: None,
            nodes: None,
            threat: true,
        };
        asker.ask(text, lines, heard);
        // Whoever looks while a game goes on is helped, at an earlier position too.
        untrack(|| {
            if play.verdict().is_none() {
                play.note_hint();
            }
        });
    });
    request_animation_frame(|| sight::within_its(".panel", "[data-analysis]"));
    // In another position the verdict is read out first.
    effect(move || {
        play.ply();
        sight::begin("[data-analysis]");
    });
    // Keep the move that was reached visible in the list.
    effect(move || {
        play.way.track();
        request_animation_frame(|| sight::within_its(".line-moves", "[aria-current='true']"));
    });
    let current = Memo::new(move |_| shown.get().filter(|shown| shown.ply == play.ply()));
    effect(move || {
        let walking = play.walking();
        let arrows = current.with(|shown| shown.as_ref().map(|shown| arrows(play, shown)));
        play.machine
            .arrows
            .set(arrows.filter(|_| !walking).unwrap_or_default());
        let settled = |shown: &&Shown| shown.found.nodes >= inquiry::NODES;
        let best = current.with(|shown| {
            let shown = shown.as_ref().filter(settled)?;
            Some((shown.ply, shown.found.lines.first()?.moves.first()?.clone()))
        });
        play.machine.best.set(best);
    });
    let depth = move || {
        current.with(|shown| {
            let found = &shown.as_ref()?.found;
            #[allow(clippy::cast_precision_loss)]
            let speed = found.nodes as f64 / found.millis.max(1.0);
            Some(say!(
                lang.get(),
                analysis.depth,
                depth = found.depth,
                nodes = thousands(found.nodes),
                speed = (speed.round() as u64).to_string()
            ))
        })
    };
    view! {
        <section class="analysis" data-analysis aria-label=move || say!(lang.get(), analysis.title)>
            <Bar play shown=current/>
            {move || current.get().map(|shown| view! { <Lines play shown/> })}
            <Show when=move || failed.get()>
                <EngineLost retry=move |()| tries.update(|tries| *tries += 1)/>
            </Show>
            <p class="quiet analysis-depth">
                {move || if failed.get() {
                    None
                } else if play.is_over_at(play.ply()) {
                    Some(say!(lang.get(), analysis.over))
                } else {
                    depth().or_else(|| Some(say!(lang.get(), machine.looks)))
                }}
            </p>
        </section>
    }
}

/// White's chance to win, as a bar and in words.
#[component]
fn Bar(play: Play, shown: Memo<Option<Shown>>) -> impl IntoView {
    let lang = use_lang();
    // After the end, the result is shown there.
    let end = move |locale| {
        let is_over = play.is_over_at(play.ply()) && !play.walking();
        result(play, locale).filter(|_| is_over)
    };
    let best = move || {
        shown.with(|shown| {
            let shown = shown.as_ref()?;
            Some((shown.found.lines.first()?.score, shown.turn))
        })
    };
    let white = move || match end(lang.get()) {
        Some((Outcome::Won(Side::White), ..)) => 1.0,
        Some((Outcome::Won(Side::Black), ..)) => 0.0,
        Some((Outcome::Draw, ..)) => 0.5,
        None => best().map_or(0.5, |(score, turn)| chance_of_white(score, turn)),
    };
    let words = move || match end(lang.get()) {
        Some((_, headline, _)) => Some(format!("{headline}.")),
        None => best().map(|(score, turn)| worth(lang.get(), score, turn)),
    };
    view! {
        <svg class="worth-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect class="worth-black" width="100" height="6"/>
            <rect
                class="worth-white"
                style=("transform", move || format!("scaleX({})", length(white())))
                width="100"
                height="6"
            />
            <rect class="worth-middle" x="49.75" width="0.5" height="6"/>
        </svg>
        <p class="worth" data-worth>{words}</p>
    }
}

#[component]
fn Lines(play: Play, shown: Shown) -> impl IntoView {
    let lang = use_lang();
    let locale = lang.get();
    let (ply, turn) = (shown.ply, shown.turn);
    let line = move |line: Line, threat: bool| {
        let turn = if threat { turn.other() } else { turn };
        let moves = line.moves.clone();
        view! {
            <li class="line" class:threat=threat>
                <span class="line-worth">{short(locale, line.score, turn)}</span>
                {if threat {
                    // It is not a line from this position: it starts with the other side's move.
                    let mv = moves.first().cloned().unwrap_or_default();
                    view! { <span>{say!(locale, analysis.threat, what = play.dress.spoken(locale, &mv))}</span> }.into_any()
                } else {
                    let moves = moves.iter().enumerate().map(|(index, mv)| {
                        let line = moves.clone();
                        let here = {
                            let line = line.clone();
                            move || play.way.with(|way| {
                                way.as_ref().is_some_and(|way| way.line == line && way.moves == index + 1)
                            })
                        };
                        let spoken = play.dress.spoken(locale, mv);
                        view! {
                            <button
                                class="move"
                                data-line-move
                                aria-label=say!(locale, analysis.walk, notation = mv.clone(), what = spoken)
                                aria-current=move || here().then_some("true")
                                on:click=move |_| play.walk(ply, &line, index + 1)
                            >
                                {mv.clone()}
                            </button>
                        }
                    }).collect_view();
                    view! { <span class="line-moves">{moves}</span> }.into_any()
                }}
            </li>
        }
    };
    let threat = shown.found.threat.clone();
    view! {
        <ol class="lines">
            {shown.found.lines.into_iter().map(|one| line(one, false)).collect_view()}
            {threat.map(|one| line(one, true))}
        </ol>
    }
}

/// Arrows for the best move of each line and for the threat.
fn arrows(play: Play, shown: &Shown) -> Vec<Arrow> {
    let first = |line: &Line| line.moves.first().cloned().unwrap_or_default();
    let lines = shown.found.lines.iter().enumerate();
    let mut arrows: Vec<Arrow> = lines
        .map(|(index, line)| Arrow {
            kind: if index == 0 { "best" } else { "other" },
            spots: play.consult(|table| table.steps(shown.ply, &first(line))),
        })
        .collect();
    // The best is drawn on top.
    arrows.reverse();
    arrows
}

/// The value of a position in a sentence.
pub fn worth(locale: Locale, score: Score, turn: Side) -> String {
    match winner(score, turn) {
        Some((Side::White, moves)) => say!(
            locale,
            analysis.white_wins,
            moves = i18n::moves(locale, moves.into())
        ),
        Some((Side::Black, moves)) => say!(
            locale,
            analysis.black_wins,
            moves = i18n::moves(locale, moves.into())
        ),
        None => {
            let of = |side: Side| percent(score, turn, side);
            match of(Side::White) {
                white @ 48..=52 => say!(locale, analysis.even, chance = white),
                white @ 53.. => say!(locale, analysis.white_better, chance = white),
                _ => say!(locale, analysis.black_better, chance = of(Side::Black)),
            }
        }
    }
}

/// A short form: a proven result with its length, or the estimate for White.
fn short(locale: Locale, score: Score, turn: Side) -> String {
    match (winner(score, turn), score) {
        (Some((Side::White, moves)), _) => say!(locale, analysis.short_white, moves = moves),
        (Some((Side::Black, moves)), _) => say!(locale, analysis.short_black, moves = moves),
        (None, _) => {
            let chance = percent(score, turn, Side::White);
            say!(locale, analysis.short_estimate, chance = chance)
        }
    }
}

/// The side that is proven to win, and its maximum number of moves.
fn winner(score: Score, turn: Side) -> Option<(Side, u16)> {
    match score {
        Score::Win(plies) => Some((turn, plies.div_ceil(2))),
        Score::Loss(plies) => Some((turn.other(), plies.div_ceil(2))),
        Score::Estimate(_) => None,
    }
}

fn thousands(nodes: u64) -> String {
    match nodes {
        0..10_000 => nodes.to_string(),
        10_000..10_000_000 => format!("{} k", nodes / 1_000),
        _ => format!("{} M", nodes / 1_000_000),
    }
}
