//! The moves of a report that gave something away.

use super::game::GameFacts;
use super::report::mistake_cost;
use crate::play::move_number;
use crate::session::{Mistake, MistakeKind};
use crate::words::say;

/// Some of the moves that gave something away, with their heading.
#[derive(Clone, PartialEq, Debug)]
pub struct MistakeGroup {
    pub title: Option<String>,
    pub list: Vec<MistakeText>,
}

/// A move that gave something away, and the text about it.
#[derive(Clone, PartialEq, Debug)]
pub struct MistakeText {
    pub mistake: Mistake,
    pub title: String,
    pub text: String,
}

/// The moves in groups. Empty if they are not known yet. Against the computer: the move that decided a lost game, the
/// person's other moves, and the computer's moves. Otherwise there is one group.
#[must_use]
pub fn mistake_groups(facts: &GameFacts) -> Vec<MistakeGroup> {
    let Some(mistakes) = facts.game.mistakes() else {
        return Vec::new();
    };
    let text = |mistakes: &[&Mistake]| -> Vec<MistakeText> {
        let texts = mistakes.iter().map(|mistake| mistake_text(facts, mistake));
        texts.collect()
    };
    let all: Vec<&Mistake> = mistakes.list.iter().collect();
    let Some(you) = facts.game.players().you() else {
        let list = text(&all);
        return vec![MistakeGroup { title: None, list }];
    };
    let record = facts.board.record();
    let is_yours = |one: &&Mistake| record.turn_at(one.ply - 1) == you;
    let (own, computers): (Vec<_>, Vec<_>) = all.into_iter().partition(is_yours);
    let decided = |one: &&Mistake| Some(one.ply) == mistakes.deciding;
    let (deciding, own): (Vec<_>, Vec<_>) = own.into_iter().partition(decided);
    let groups = [
        (say!(facts.locale, report.decided), deciding),
        (say!(facts.locale, report.yours), own),
        (say!(facts.locale, report.computers), computers),
    ];
    groups
        .into_iter()
        .filter(|(_, mistakes)| !mistakes.is_empty())
        .map(|(title, mistakes)| MistakeGroup {
            title: Some(title),
            list: text(&mistakes),
        })
        .collect()
}

/// The text about a move that gave something away: the move, its cost, and a better move.
fn mistake_text(facts: &GameFacts, mistake: &Mistake) -> MistakeText {
    let (locale, record, game_words) = (facts.locale, facts.board.record(), facts.board.game_words);
    let before = mistake.ply - 1;
    let mover = record.turn_at(before);
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
        number = move_number(mistake.ply, record.turn_at(0)),
        who = facts.board.moves().mover(locale, mover),
        what = record.move_after(before).unwrap_or_default()
    );
    let text: Vec<String> = [cost, better].into_iter().chain(held).collect();
    MistakeText {
        mistake: mistake.clone(),
        title,
        text: text.join(" "),
    }
}
