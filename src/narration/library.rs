//! The texts about the games and filters of the library.

use super::player_names::{PlayerNames, both_players, names_of};
use super::result::outcome;
use crate::play::tree::Termination;
use crate::session::Players;
use crate::session::library::{LibraryOrder, OpponentFilter, OpponentKind, ResultFilter};
use crate::session::storage::LibraryRow;
use crate::words::{self, Locale, say};

/// The players of a game.
#[must_use]
pub fn library_players(locale: Locale, row: &LibraryRow) -> String {
    both_players(locale, &names(locale, row))
}

/// Who has won and how, or that the game is in progress.
#[must_use]
pub fn library_state(locale: Locale, row: &LibraryRow) -> String {
    let Some(result) = row.outcome else {
        return say!(locale, library.going_on);
    };
    let result = outcome(locale, result, &names(locale, row));
    match row.ended {
        None => result,
        Some(Termination::Agreed) => words::capitalized(say!(locale, play.agreement)),
        Some(Termination::Resigned(_)) => format!("{result} {}", say!(locale, library.resigned)),
        Some(Termination::Time(_)) => format!("{result} {}", say!(locale, library.on_time)),
    }
}

/// A game in one sentence for screen readers. `title` is the name of its kind, `date` the day on which it was saved
/// last.
#[must_use]
pub fn library_row(locale: Locale, row: &LibraryRow, title: String, date: String) -> String {
    say!(
        locale,
        library.row,
        title = title,
        players = library_players(locale, row),
        state = library_state(locale, row),
        moves = words::moves(locale, row.plies),
        date = date
    )
}

/// The search text of a game: the text of its row, the typed names, and the opponent. `title` is as in [`library_row`].
#[must_use]
pub fn library_search_text(locale: Locale, row: &LibraryRow, title: &str) -> String {
    let opponent = match row.opponent() {
        OpponentKind::Computer(_) => OpponentFilter::Computer,
        OpponentKind::Link => OpponentFilter::Link,
        OpponentKind::People => OpponentFilter::People,
        OpponentKind::TwoComputers => OpponentFilter::TwoComputers,
    };
    let [white, black] = &row.names;
    // A search word has no line break, so it cannot match across two texts.
    [
        title,
        white,
        black,
        &library_players(locale, row),
        &opponent_filter(locale, opponent),
        &library_state(locale, row),
    ]
    .join("\n")
}

/// How many games the list shows.
#[must_use]
pub fn games_in_list(locale: Locale, count: usize) -> String {
    match count {
        1 => say!(locale, library.count_one),
        count => say!(locale, library.count, count = count),
    }
}

/// How many games are selected.
#[must_use]
pub fn games_selected(locale: Locale, count: usize) -> String {
    match count {
        1 => say!(locale, library.selected_one),
        count => say!(locale, library.selected, count = count),
    }
}

/// How many games were deleted.
#[must_use]
pub fn games_deleted(locale: Locale, count: usize) -> String {
    match count {
        1 => say!(locale, library.deleted_one),
        count => say!(locale, library.deleted, count = count),
    }
}

/// The name of a filter by opponent.
#[must_use]
pub fn opponent_filter(locale: Locale, filter: OpponentFilter) -> String {
    match filter {
        OpponentFilter::Any => say!(locale, library.any_opponent),
        OpponentFilter::Computer => say!(locale, library.computer),
        OpponentFilter::Level(level) => say!(locale, level.short, level = level),
        OpponentFilter::Link => say!(locale, library.link),
        OpponentFilter::People => say!(locale, library.people),
        OpponentFilter::TwoComputers => say!(locale, library.computers),
    }
}

/// The name of a filter by result.
#[must_use]
pub fn result_filter(locale: Locale, filter: ResultFilter) -> String {
    match filter {
        ResultFilter::Any => say!(locale, library.any_result),
        ResultFilter::GoingOn => say!(locale, library.going_on),
        ResultFilter::Finished => say!(locale, library.finished),
        ResultFilter::Won => say!(locale, library.won),
        ResultFilter::Lost => say!(locale, library.lost),
        ResultFilter::Drawn => say!(locale, library.drawn),
        ResultFilter::WhiteWon => say!(locale, library.white_won),
        ResultFilter::BlackWon => say!(locale, library.black_won),
    }
}

/// The name of an order of the games.
#[must_use]
pub fn library_order(locale: Locale, order: LibraryOrder) -> String {
    match order {
        LibraryOrder::Newest => say!(locale, library.newest),
        LibraryOrder::Oldest => say!(locale, library.oldest),
        LibraryOrder::Game => say!(locale, library.by_game),
        LibraryOrder::Opponent => say!(locale, library.by_opponent),
        LibraryOrder::Longest => say!(locale, library.longest),
        LibraryOrder::Shortest => say!(locale, library.shortest),
    }
}

fn names(locale: Locale, row: &LibraryRow) -> PlayerNames {
    let players = Players::in_list(&row.names, row.levels, &row.correspondence);
    names_of(&players, locale)
}
