//! The rules for a win over a level of the computer.

use crate::play::{GameRecord, GameResult};
use crate::rules::Outcome;

/// The computer's level that a person has beaten in this game. The win must be by the rules and without
/// hints. `fair` is as in [`crate::play::SavedGame`]. `levels` has White's and Black's level, 0 for a person.
#[must_use]
pub fn beaten_level(record: &GameRecord, levels: [u8; 2], fair: bool) -> Option<u8> {
    let result = record.result().filter(GameResult::is_by_rules)?;
    let Outcome::Won(winner) = result.outcome else {
        return None;
    };
    let level = |side| levels[side as usize];
    let by_person = level(winner) == 0 && level(winner.other()) > 0;
    (fair && by_person && record.hints().is_empty()).then(|| level(winner.other()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy_record::toy_record;
    use crate::rules::Side;

    /// White is one step from the last cell.
    const NEAR: &str = ".bW. w";

    #[test]
    fn a_level_is_beaten_only_by_a_person_and_by_the_rules() {
        let won = toy_record(NEAR, "c1-d1");
        assert_eq!(beaten_level(&won, [0, 3], true), Some(3));
        assert_eq!(beaten_level(&won, [3, 0], true), None, "the person lost");
        assert_eq!(beaten_level(&won, [0, 0], true), None, "two people");
        assert_eq!(beaten_level(&won, [2, 3], true), None, "two computers");
        assert_eq!(
            beaten_level(&won, [0, 3], false),
            None,
            "a move was taken back"
        );
        assert_eq!(
            beaten_level(&toy_record(NEAR, ""), [0, 3], true),
            None,
            "not over"
        );
    }

    #[test]
    fn neither_a_resignation_nor_a_win_with_a_hint_counts() {
        let mut resigned = toy_record(NEAR, "");
        assert!(resigned.resign(Side::Black));
        assert_eq!(beaten_level(&resigned, [0, 3], true), None);
        let mut helped = toy_record(NEAR, "");
        helped.note_hint();
        helped.play_text("c1-d1").unwrap();
        assert!(helped.result().is_some());
        assert_eq!(beaten_level(&helped, [0, 3], true), None);
    }
}
