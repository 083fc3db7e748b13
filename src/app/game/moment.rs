//! A move in a report, and the actions for it.

use super::known::Sign;
use super::state::Play;
use crate::app::effect::effect;
use crate::app::followed::settled;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::seats::Seats;
use crate::app::sight;
use crate::rules::Side;
use crate::search::Solved;
use leptos::prelude::*;

/// A list of moves in a report with its heading.
type Group<T> = (Option<String>, Vec<T>);

/// The moves of a report in groups. Against the computer: the move that decided a lost game, the person's
/// other moves, and the computer's moves. Otherwise there is one group.
pub fn in_groups<T>(
    play: Play,
    locale: Locale,
    moments: Vec<T>,
    ply_of: fn(&T) -> usize,
    deciding: Option<usize>,
) -> Vec<Group<T>> {
    let Some(you) = play.seats.with(Seats::you) else {
        return vec![(None, moments)];
    };
    let (own, computers): (Vec<T>, Vec<T>) = moments
        .into_iter()
        .partition(|one| play.turn_at(ply_of(one) - 1) == you);
    let (decided, own): (Vec<T>, Vec<T>) = own
        .into_iter()
        .partition(|one| Some(ply_of(one)) == deciding);
    let groups = [
        (say!(locale, report.decided), decided),
        (say!(locale, report.yours), own),
        (say!(locale, report.computers), computers),
    ];
    groups
        .into_iter()
        .filter(|(_, moments)| !moments.is_empty())
        .map(|(title, moments)| (Some(title), moments))
        .collect()
}

/// Goes to the move that decided the game, once it is known, if that is what the player asked for. If no single move
/// decided it, it goes to the first one of the player's own that cost something.
pub fn go_to_mistake(play: Play, deciding: Memo<Option<usize>>, costly: Memo<Vec<usize>>) {
    effect(move || {
        let own = |ply: &usize| play.seats.with(Seats::you) == Some(play.turn_at(*ply - 1));
        let first = || costly.with(|plies| plies.iter().copied().find(own));
        if !play.machine.seeks_mistake.get() {
            return;
        }
        let Some(ply) = deciding.get().or_else(first) else {
            return;
        };
        play.machine.seeks_mistake.set(false);
        play.look_at(ply);
        // The board becomes smaller first.
        settled(|| sight::show(".moment[aria-current]".to_owned()));
    });
}

/// The groups, each as a list.
pub fn lists<T>(groups: Vec<Group<T>>, item: impl Fn(T) -> AnyView) -> AnyView {
    let list = |(title, moments): Group<T>| {
        view! {
            {title.map(|title| view! { <h3>{title}</h3> })}
            <ol class="moments">{moments.into_iter().map(&item).collect_view()}</ol>
        }
    };
    groups.into_iter().map(list).collect_view().into_any()
}

/// The person's side, if a person has lost against the computer.
pub fn loser(play: Play) -> Option<Side> {
    let you = play.seats.with(Seats::you)?;
    (play.verdict()?.outcome.winner() == Some(you.other())).then_some(you)
}

#[component]
pub fn MomentItem(
    play: Play,
    ply: usize,
    /// What the move cost, in a sentence.
    cost: String,
    /// A better line.
    better: Vec<String>,
    /// In a solved game: what the move led to, and how many other moves would have been enough, in a
    /// sentence.
    #[prop(optional)]
    exact: Option<(Solved, String)>,
) -> impl IntoView {
    let locale = use_lang().get();
    let before = ply - 1;
    let mover = play.turn_at(before);
    let who = play.mover(locale, mover);
    // The machine would only repeat its move.
    let own = move || play.seats.with(|seats| seats.level(mover).is_none());
    let made = play
        .consult(|table| table.move_after(before))
        .unwrap_or_default();
    let best = better.first().cloned().unwrap_or_default();
    let solved = exact.is_some();
    let (sign, held) = exact.unzip();
    view! {
        <li class="moment" tabindex="-1" data-slip=solved aria-current=move || (play.ply() == ply).then_some("step")>
            <p>
                {sign.map(|value| view! { <Sign value/> " " })}
                <strong>{say!(locale, report.moment, number = play.number_of(ply), who = who, what = made)}</strong>
                " "
                {cost}
                " "
                {say!(locale, report.better, what = play.dress.spoken(locale, &best))}
                {held.map(|held| format!(" {held}"))}
            </p>
            <div class="moment-actions">
                <button class="button" data-action="see-move" on:click=move |_| play.look_at(ply)>
                    {say!(locale, report.see)}
                </button>
                <button class="button" data-action="see-better" on:click=move |_| {
                    play.look_at(before);
                    play.walk(before, &better[..better.len().min(1)], 1);
                }>
                    {say!(locale, report.see_better)}
                </button>
                {move || own().then(|| view! {
                    <button class="button" data-action="try-again" on:click=move |_| play.play_on_from(before)>
                        {say!(locale, report.try_again)}
                    </button>
                })}
                {solved.then(|| view! {
                    <button class="button" data-action="play-perfect" on:click=move |_| play.play_on_perfectly(before)>
                        {say!(locale, exact.play_before)}
                    </button>
                })}
            </div>
        </li>
    }
}
