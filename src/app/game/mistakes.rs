//! The moves of a report that gave something away, and the actions for each.

use super::context::Game;
use super::value_sign::ValueSign;
use crate::app::i18n::use_lang;
use crate::narration::{GameFacts, mistake_cost};
use crate::play::move_number;
use crate::rules::Side;
use crate::session::{GameIntent, Mistake, MistakeKind, Mistakes};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// A list of moves with its heading.
type Group = (Option<String>, Vec<Mistake>);

/// The moves in groups. Against the computer: the move that decided a lost game, the person's other moves, and the
/// computer's moves. Otherwise there is one group.
#[component]
pub fn MistakeList(game: Game, mistakes: Memo<Option<Mistakes>>) -> impl IntoView {
    let lang = use_lang();
    let item = move |mistake: Mistake| view! { <MistakeItem game mistake/> };
    let list = move |(title, moves): Group| {
        view! {
            {title.map(|title| view! { <h3>{title}</h3> })}
            <ol class="moments">{moves.into_iter().map(item).collect_view()}</ol>
        }
    };
    move || {
        let mistakes = mistakes.get().map(|mistakes| {
            let you = game.players.with(|players| players.you());
            groups(game, lang.get(), mistakes, you)
        });
        let groups = mistakes.unwrap_or_default().into_iter();
        groups.map(list).collect_view()
    }
}

fn groups(game: Game, locale: Locale, mistakes: Mistakes, you: Option<Side>) -> Vec<Group> {
    let Some(you) = you else {
        return vec![(None, mistakes.list)];
    };
    let is_yours = |one: &Mistake| game.turn_at(one.ply - 1) == you;
    let (own, computers): (Vec<_>, Vec<_>) = mistakes.list.into_iter().partition(is_yours);
    let decided = |one: &Mistake| Some(one.ply) == mistakes.deciding;
    let (deciding, own): (Vec<_>, Vec<_>) = own.into_iter().partition(decided);
    let groups = [
        (say!(locale, report.decided), deciding),
        (say!(locale, report.yours), own),
        (say!(locale, report.computers), computers),
    ];
    groups
        .into_iter()
        .filter(|(_, moves)| !moves.is_empty())
        .map(|(title, moves)| (Some(title), moves))
        .collect()
}

#[component]
fn MistakeItem(game: Game, mistake: Mistake) -> impl IntoView {
    let locale = use_lang().get();
    let ply = mistake.ply;
    let before = ply - 1;
    let mover = game.turn_at(before);
    // The computer would only repeat its move.
    let is_own = Memo::new(move |_| game.players.with(|players| players.level(mover).is_none()));
    let words = game.say(locale, |facts| words(facts, &mistake));
    let value = match &mistake.kind {
        MistakeKind::Exact(judged) => Some(judged.after),
        MistakeKind::Estimated(_) => None,
    };
    let is_solved = value.is_some();
    let better: Vec<String> = mistake.better().iter().take(1).cloned().collect();
    view! {
        <li class="moment" tabindex="-1" data-slip=is_solved aria-current=move || (game.ply.get() == ply).then_some("step")>
            <p>
                {value.map(|value| view! { <ValueSign value/> " " })}
                <strong>{words.title}</strong>
                " "
                {words.text}
            </p>
            <div class="moment-actions">
                <button class="button" data-action="see-move" on:click=move |_| game.send(GameIntent::Show(ply))>
                    {say!(locale, report.see)}
                </button>
                <button class="button" data-action="see-better" on:click=move |_| {
                    game.send(GameIntent::Show(before));
                    game.send(GameIntent::ShowLine { from: before, line: better.clone(), shown: 1 });
                }>
                    {say!(locale, report.see_better)}
                </button>
                {move || is_own.get().then(|| view! {
                    <button class="button" data-action="try-again" on:click=move |_| game.send(GameIntent::PlayFrom(before))>
                        {say!(locale, report.try_again)}
                    </button>
                })}
                {is_solved.then(|| view! {
                    <button class="button" data-action="play-perfect" on:click=move |_| game.send(GameIntent::PlayPerfectlyFrom(before))>
                        {say!(locale, exact.play_before)}
                    </button>
                })}
            </div>
        </li>
    }
}

/// What is said of a mistake.
struct Words {
    title: String,
    text: String,
}

fn words(facts: &GameFacts, mistake: &Mistake) -> Words {
    let (locale, table, game_words) = (facts.locale, facts.board.table(), facts.board.game_words);
    let before = mistake.ply - 1;
    let mover = table.turn_at(before);
    let against_you = facts.game.players().you() == Some(mover.other());
    let best = mistake.better().first().cloned().unwrap_or_default();
    let cost = mistake_cost(locale, mistake, mover, against_you);
    let better = say!(
        locale,
        report.better,
        what = game_words.spoken(locale, &best)
    );
    let held = match &mistake.kind {
        MistakeKind::Exact(judged) => Some(say!(
            locale,
            exact.holding,
            count = judged.holding,
            all = judged.moves
        )),
        MistakeKind::Estimated(_) => None,
    };
    let title = say!(
        locale,
        report.moment,
        number = move_number(mistake.ply, table.turn_at(0)),
        who = facts.board.moves().mover(locale, mover),
        what = table.move_after(before).unwrap_or_default()
    );
    let text: Vec<String> = [Some(cost), Some(better), held]
        .into_iter()
        .flatten()
        .collect();
    Words {
        title,
        text: text.join(" "),
    }
}
