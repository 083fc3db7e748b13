//! The parts of the page, `src/app`, and which of them may use which.

use crate::files::Use;
use std::collections::BTreeSet;

/// The rows of parts from the bottom to the top. A part may use the parts in earlier rows of this list, but
/// no other part of its own row. The screens are one row, so none uses another. `src/app/mod.rs` connects
/// everything.
pub const PARTS: &[&[&str]] = &[
    &["part", "data_file", "page_signal", "loading"],
    &["texts"],
    &[
        "address",
        "after_paint",
        "art",
        "board_number",
        "course",
        "day",
        "effect",
        "failure",
        "manifest",
        "i18n",
        "icons",
        "local_store",
        "page_time",
        "save_file",
        "saved_game",
        "set_if_changed",
        "tokens",
        "web_lock",
    ],
    &[
        "dialog",
        "document_title",
        "failed_writes",
        "focus",
        "hold_button",
        "idle",
        "judgement",
        "missing",
        "painted",
        "styles",
    ],
    &["kept_library", "lazy", "scroll"],
    &["stored_value"],
    &["course_words", "home_place"],
    &["games", "players", "qr_code", "rules_sheet"],
    &["first_board", "notice"],
    &["offline"],
    &["progress", "saved_games", "settings"],
    &["today"],
    &["backup"],
    &["keys", "notice_list", "preload", "share"],
    &["engine", "engine_lost", "picture", "sound"],
    &["screen", "solving", "store"],
    &["effects", "settings_form"],
    &["header", "repeat_button"],
    &["board"],
    &["import", "new_game"],
    &[
        "editor", "embed", "game", "home", "learn", "library", "puzzles",
    ],
];

/// The part of the page that a file belongs to: a folder or a file directly in `src/app`.
pub fn part_of(file: &str) -> Option<&str> {
    let inside = file.strip_prefix("src/app/")?;
    let part = inside.split('/').next()?.trim_end_matches(".rs");
    (part != "mod").then_some(part)
}

fn row_of(part: &str) -> Option<usize> {
    PARTS.iter().position(|row| row.contains(&part))
}

/// The parts that are missing in the list.
pub fn unknown<'a>(files: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    files
        .filter_map(part_of)
        .filter(|part| row_of(part).is_none())
        .collect()
}

/// Uses of a part that are not allowed.
pub fn crossings(uses: &BTreeSet<Use>) -> BTreeSet<Use> {
    let crossing = |(from, to): &Use| {
        let (from, to) = (part_of(from)?, part_of(to)?);
        let forbidden = from != to && row_of(from)? <= row_of(to)?;
        forbidden.then(|| (format!("src/app/{from}"), format!("src/app/{to}")))
    };
    let root = |(from, to): &Use| {
        let from = part_of(from)?;
        (to == "src/app/mod.rs").then(|| (format!("src/app/{from}"), to.clone()))
    };
    uses.iter()
        .filter_map(|one| crossing(one).or_else(|| root(one)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(from: &str, to: &str) -> usize {
        crossings(&BTreeSet::from([(from.to_owned(), to.to_owned())])).len()
    }

    #[test]
    fn a_part_uses_those_below_it_only() {
        assert_eq!(
            found(
                "src/app/game/report.rs",
                "src/app/board/interactive_board.rs"
            ),
            0
        );
        assert_eq!(
            found(
                "src/app/board/interactive_board.rs",
                "src/app/board/arrow_drawing.rs"
            ),
            0
        );
        assert_eq!(found("src/app/mod.rs", "src/app/game/mod.rs"), 0);
        assert_eq!(
            found("src/app/board/interactive_board.rs", "src/play/mod.rs"),
            0
        );
        assert_eq!(
            found(
                "src/app/board/interactive_board.rs",
                "src/app/game/state.rs"
            ),
            1
        );
        assert_eq!(found("src/app/tokens.rs", "src/app/board/mod.rs"), 1);
        assert_eq!(
            found("src/app/board/interactive_board.rs", "src/app/mod.rs"),
            1
        );
    }

    #[test]
    fn no_screen_uses_another() {
        assert_eq!(
            found("src/app/learn/exercise.rs", "src/app/game/state.rs"),
            1
        );
        assert_eq!(found("src/app/home/mod.rs", "src/app/puzzles/day.rs"), 1);
    }

    #[test]
    fn a_new_folder_needs_a_row() {
        let files = [
            "src/app/theatre/mod.rs",
            "src/app/board/mod.rs",
            "src/app/mod.rs",
        ];
        assert_eq!(unknown(files.into_iter()), BTreeSet::from(["theatre"]));
    }
}
