//! Merges the game that another tab has stored under a name with the game of this tab.

use super::compare::{Comparison, Line, compare, same_moves};
use super::game_row::GameRow;
use crate::play::SavedGame;
use crate::rules::sort_short;

/// The stored game and ours, merged. None if their moves branch. `known` is the row that we last read or wrote.
///
/// - Moves: the game with more of them. If both have the same, the one whose player has done something since, and
///   without `known` the one that was saved last. If we have made no move, the stored moves.
/// - Names and levels: ours where we have changed them since `known`, else the stored ones. Without `known`, those of
///   the game that was saved last, and a name rather than none.
/// - `fair` only if both say so. Hints of both.
#[must_use]
pub fn merge(known: Option<&GameRow>, stored: &GameRow, ours: &SavedGame) -> Option<SavedGame> {
    let ours_is_later = ours.saved >= stored.game.saved;
    let moved = known.is_none_or(|known| !same_moves(&known.game, ours));
    let theirs_alone = !moved && known.is_some_and(|known| stored.follows(known));
    let uses_our_moves = !theirs_alone
        && match compare(ours, &stored.game) {
            Comparison::Longer => true,
            Comparison::Shorter => false,
            Comparison::Same => moved && (known.is_some() || ours_is_later),
            Comparison::Branches => return None,
        };
    let (base, other) = if uses_our_moves {
        (ours, &stored.game)
    } else {
        (&stored.game, ours)
    };
    let side = |side: usize| {
        let (stored, known) = (&stored.game, known.map(|known| &known.game));
        let [name, our_name] = [&stored.names[side], &ours.names[side]];
        let our_name_is_better = !our_name.is_empty() && (name.is_empty() || ours_is_later);
        let known_name = known.map(|known| &known.names[side]);
        let known_level = known.map(|known| &known.levels[side]);
        let (level, our_level) = (&stored.levels[side], &ours.levels[side]);
        (
            merge_value(known_name, name, our_name, our_name_is_better),
            merge_value(known_level, level, our_level, ours_is_later),
        )
    };
    let [(white, white_level), (black, black_level)] = [side(0), side(1)];
    let mut merged = SavedGame {
        text: merged_text(base, other),
        undone: base.undone.clone(),
        names: [white, black],
        levels: [white_level, black_level],
        fair: ours.fair && stored.game.fair,
        // The data that both friends share belongs to the moves.
        correspondence: match same_moves(&stored.game, ours) {
            true => merge_value(
                known.map(|known| &known.game.correspondence),
                &stored.game.correspondence,
                &ours.correspondence,
                ours_is_later,
            ),
            false => base.correspondence.clone(),
        },
        saved: stored.game.saved,
        ..base.clone()
    };
    if merged != stored.game {
        merged.saved = ours.saved.max(stored.game.saved);
    }
    Some(merged)
}

/// Ours if we have changed it since `known`, else the stored one. Without `known`, ours if it is better.
fn merge_value<T: Clone + PartialEq>(
    known: Option<&T>,
    stored: &T,
    ours: &T,
    ours_is_better: bool,
) -> T {
    let take_ours = known.map_or(ours_is_better, |known| known != ours);
    if take_ours { ours } else { stored }.clone()
}

/// The text of a game with the hints and the start that only the other one states.
fn merged_text(base: &SavedGame, other: &SavedGame) -> String {
    let (Some(mut line), Some(other)) = (Line::of(base), Line::of(other)) else {
        return base.text.clone();
    };
    let same_until = line.common(&other).min(line.text.moves.len());
    let hints = other.text.hints.iter();
    let new: Vec<usize> = hints
        .filter(|hint| **hint <= same_until && !line.text.hints.contains(hint))
        .copied()
        .collect();
    let new_start = line.text.start.is_none() && other.text.start.is_some();
    if new.is_empty() && !new_start {
        return base.text.clone();
    }
    line.text.hints.extend(new);
    sort_short(&mut line.text.hints, |hint| *hint);
    if new_start {
        line.text.start = other.text.start;
    }
    line.text.to_string()
}
