//! The players of a game.

use crate::play::{Correspondence, SavedGame};
use crate::rules::Side;

/// Who plays a game: people with names, or the computer at a level. White comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    /// The names of people. Empty if not given.
    pub names: [String; 2],
    /// The computer's levels, counted from 1. 0 for a person.
    pub levels: [u8; 2],
    /// As in [`SavedGame`].
    pub fair: bool,
    /// Set if a friend plays the other side by links.
    pub correspondence: Option<Correspondence>,
    /// Stored text about the correspondence that cannot be read. It is stored again unchanged.
    pub unread: String,
}

/// A change of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerChange {
    Name(Side, String),
    Level(Side, u8),
}

impl Players {
    /// The players of a stored game.
    #[must_use]
    pub fn of(saved: &SavedGame) -> Players {
        Players {
            names: saved.names.clone(),
            levels: saved.levels,
            fair: saved.fair,
            unread: match Correspondence::of(saved) {
                Some(_) => String::new(),
                None => saved.correspondence.clone(),
            },
            correspondence: Correspondence::of(saved),
        }
    }

    /// The players as a list of games shows them.
    #[must_use]
    pub fn in_list(names: &[String; 2], levels: [u8; 2], correspondence: &str) -> Players {
        Players {
            names: names.clone(),
            levels,
            correspondence: correspondence.parse().ok(),
            ..Players::default()
        }
    }

    /// The computer's level on a side, if it plays that side.
    #[must_use]
    pub fn level(&self, side: Side) -> Option<u8> {
        let level = self.levels[side as usize];
        (level > 0).then_some(level)
    }

    /// Whether the computer plays both sides.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.levels.iter().all(|level| *level > 0)
    }

    /// The stored text about a game by links. Empty for other games.
    #[must_use]
    pub fn correspondence_text(&self) -> String {
        let correspondence = self.correspondence.as_ref();
        correspondence.map_or_else(|| self.unread.clone(), Correspondence::to_string)
    }

    /// Whether people play both sides.
    #[must_use]
    pub fn is_without_computer(&self) -> bool {
        self.levels == [0, 0]
    }

    /// Whether people play both sides, at this screen.
    #[must_use]
    pub fn are_at_one_screen(&self) -> bool {
        self.is_without_computer() && self.correspondence.is_none()
    }

    /// The side of a friend who plays by links.
    #[must_use]
    pub fn friend(&self) -> Option<Side> {
        let correspondence = self.correspondence.as_ref();
        correspondence.map(|correspondence| correspondence.you.other())
    }

    /// The side of the computer or of the friend, if the person at this screen plays one side.
    #[must_use]
    pub fn opponent(&self) -> Option<Side> {
        self.friend().or_else(|| self.single_computer())
    }

    /// The computer's side, if a person plays the other side.
    #[must_use]
    pub fn single_computer(&self) -> Option<Side> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.level(*side).is_some())?;
        self.level(side.other()).is_none().then_some(side)
    }

    /// The side of the person who plays alone against the computer or a friend elsewhere.
    #[must_use]
    pub fn you(&self) -> Option<Side> {
        self.opponent().map(Side::other)
    }

    /// Swaps the sides of the players.
    pub fn swap(&mut self) {
        self.names.swap(0, 1);
        self.levels.swap(0, 1);
        if let Some(correspondence) = &mut self.correspondence {
            correspondence.you = correspondence.you.other();
        }
    }
}

impl PlayerChange {
    pub fn make(self, players: &mut Players) {
        match self {
            PlayerChange::Name(side, name) => players.names[side as usize] = name,
            // A friend elsewhere does not become a computer.
            PlayerChange::Level(..) if players.correspondence.is_some() => {}
            PlayerChange::Level(side, level) => {
                players.levels[side as usize] = level;
                players.fair = false;
            }
        }
    }
}
