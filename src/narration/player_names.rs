//! The names of players in sentences.

use crate::games::words::side_name;
use crate::rules::Side;
use crate::session::Players;
use crate::words::{Locale, say};

/// The names of both players in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerNames {
    /// White's name first. Empty if only the colour is known.
    pub names: [String; 2],
    /// The side of the person who plays against the computer or a friend elsewhere, called "you".
    pub you: Option<Side>,
}

/// `White`, or the name of the player.
#[must_use]
pub fn who(locale: Locale, side: Side, players: &PlayerNames) -> String {
    match players.names[side as usize].trim() {
        "" => side_name(locale, side),
        name => name.to_owned(),
    }
}

/// The names of both players in sentences.
#[must_use]
pub fn names_of(players: &Players, locale: Locale) -> PlayerNames {
    let alike = players.is_watched() && players.levels[0] == players.levels[1];
    let name = |side: Side| match (players.level(side), side) {
        (Some(level), Side::White) if alike => say!(locale, level.white, level = level),
        (Some(level), Side::Black) if alike => say!(locale, level.black, level = level),
        (Some(level), _) => say!(locale, level.short, level = level),
        (None, _)
            if players.friend() == Some(side) && players.names[side as usize].trim().is_empty() =>
        {
            say!(locale, names.friend)
        }
        (None, _) => players.names[side as usize].clone(),
    };
    PlayerNames {
        names: Side::BOTH.map(name),
        you: players.you(),
    }
}

/// Both players of a game in a list.
#[must_use]
pub fn both_players(locale: Locale, players: &PlayerNames) -> String {
    let who = |side| who(locale, side, players);
    match players.you {
        Some(side) => say!(locale, home.you_against, who = who(side.other())),
        None => say!(
            locale,
            home.against,
            white = who(Side::White),
            black = who(Side::Black)
        ),
    }
}

/// The names of the people only, without the names of levels.
#[must_use]
pub fn people_of(players: &Players) -> PlayerNames {
    let name = |side: Side| match players.level(side) {
        Some(_) => String::new(),
        None => players.names[side as usize].clone(),
    };
    PlayerNames {
        names: Side::BOTH.map(name),
        you: None,
    }
}
