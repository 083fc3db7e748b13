//! The analysis panel: the engine's evaluation of a position, its best lines, and the threat.

use super::context::Game;
use super::explorer::Explorer;
use super::in_view::show_begin;
use crate::app::engine_lost::EngineLost;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::scroll;
use crate::engine::Line;
use crate::engine::review::chance_of_white;
use crate::narration::{
    analysed_threat, analysed_value, analysis_progress, line_move, short_estimate,
};
use crate::play::length;
use crate::rules::{Outcome, Side};
use crate::session::{AnalysedPosition, GameIntent, GameModel, Model, Panel};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn AnalysisPanel(game: Game) -> impl IntoView {
    let is_open = game.memo(|game| game.is_open(Panel::Analysis));
    let is_solved = game.read(GameModel::is_solved);
    view! {
        <Show when=move || is_open.get()>
            {match is_solved {
                true => view! { <Explorer game/> }.into_any(),
                false => view! { <Analysis game/> }.into_any(),
            }}
        </Show>
    }
}

#[component]
fn Analysis(game: Game) -> impl IntoView {
    let lang = use_lang();
    let analysed = game.memo(|game| game.analysed_position().cloned());
    let has_failed = game.memo(|game| game.analysis().has_failed());
    show_begin(game);
    // Keep the move that was reached visible in the list.
    let line = game.memo(|game| game.board().shown_position());
    scroll::follow(move || {
        drop(line.read());
        request_animation_frame(|| scroll::within_closest(".line-moves", "[aria-current='true']"));
    });
    let progress = game.sentence_without_hover(analysis_progress);
    view! {
        <section class="analysis" data-analysis aria-label=t!(lang, analysis.title)>
            <Estimate game analysed/>
            {move || analysed.get().map(|analysed| view! { <Lines game analysed/> })}
            <Show when=move || has_failed.get()>
                <EngineLost retry=move |()| game.send(GameIntent::AskAgain)/>
            </Show>
            <p class="quiet analysis-depth">{progress}</p>
        </section>
    }
}

/// White's chance to win, as a bar and in words.
#[component]
fn Estimate(game: Game, analysed: Memo<Option<AnalysedPosition>>) -> impl IntoView {
    // After the end, the result is shown there.
    let end = game.memo(|game| {
        let is_over = game.board().shows_end() && game.board().line_preview().is_none();
        Some(game.result().filter(|_| is_over)?.outcome)
    });
    let best = move || {
        analysed.with(|analysed| {
            let analysed = analysed.as_ref()?;
            Some((analysed.found.lines.first()?.score, analysed.turn))
        })
    };
    let white = move || match end.get() {
        Some(Outcome::Won(Side::White)) => 1.0,
        Some(Outcome::Won(Side::Black)) => 0.0,
        Some(Outcome::Draw) => 0.5,
        None => best().map_or(0.5, |(score, turn)| chance_of_white(score, turn)),
    };
    let value = game.sentence_without_hover(analysed_value);
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
        <p class="evaluation" data-worth>{value}</p>
    }
}

#[component]
fn Lines(game: Game, analysed: AnalysedPosition) -> impl IntoView {
    let locale = use_lang().get();
    let turn = analysed.turn;
    // The line that is shown, and how far.
    let shown = game.memo(|game| {
        let line = game.board().line_preview()?;
        Some((line.line().to_vec(), line.shown()))
    });
    let line = |line: Line| {
        let worth = short_estimate(locale, line.score, turn);
        let moves = line.moves.iter().enumerate().map(|(index, mv)| {
            let whole = line.moves.clone();
            let of_this = line.moves.clone();
            let is_here = move || {
                shown.with(|shown| {
                    let is_this = |(line, count): &(Vec<String>, usize)| {
                        *line == of_this && *count == index + 1
                    };
                    shown.as_ref().is_some_and(is_this)
                })
            };
            view! {
                <button
                    class="move"
                    data-line-move
                    aria-label=line_move(game.game_words, locale, mv)
                    aria-current=move || is_here().then_some("true")
                    on:click=move |_| game.send(GameIntent::ShowLine {
                        from: None,
                        line: whole.clone(),
                        shown: index + 1,
                    })
                >
                    {mv.clone()}
                </button>
            }
        });
        let whole = line.moves.clone();
        let add = say!(locale, analysis.add_line, moves = whole.join(" "));
        let moves = moves.collect_view();
        view! {
            <li class="line">
                <span class="line-worth">{worth}</span>
                <span class="line-moves">{moves}</span>
                <button
                    class="button button-icon"
                    data-action="add-line"
                    aria-label=add.clone()
                    title=add
                    on:click=move |_| game.send(GameIntent::AddEngineLine(whole.clone()))
                >
                    <Icon name="new"/>
                </button>
            </li>
        }
    };
    // It is not a line from this position: it starts with the other side's move.
    let threat = analysed.found.threat.map(|threat| {
        view! {
            <li class="line threat">
                <span class="line-worth">{short_estimate(locale, threat.score, turn.other())}</span>
                <span>{analysed_threat(game.game_words, locale, &threat)}</span>
            </li>
        }
    });
    view! {
        <ol class="lines">
            {analysed.found.lines.into_iter().map(line).collect_view()}
            {threat}
        </ol>
    }
}
