//! The title of a game in the list.

use crate::app::games;
use crate::session::storage::LibraryRow;
use crate::words::Locale;

/// The name of the kind of game, with its options.
pub fn title(row: &LibraryRow, locale: Locale) -> String {
    let intro = games::intro(&row.game);
    intro.map_or_else(String::new, |intro| intro.title(locale, &row.options))
}
