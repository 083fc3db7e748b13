//! How the last game of a kind was started, so that the next game starts the same way.

use super::GameText;
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// The players of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// One person against the computer.
    #[default]
    Computer,
    /// Two people at one screen.
    Friend,
    /// The computer plays both sides.
    #[serde(rename = "watch")]
    TwoComputers,
    /// A person against a friend who plays by links.
    ByLink,
}

/// The side of a person who plays against the computer, or by links against a friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    #[default]
    White,
    Black,
    /// Either side, at random.
    Random,
}

/// The choices for a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct GameChoice {
    pub opponent: Opponent,
    /// The computer's level, counted from 1. If the computer plays both sides, White's level.
    pub level: u8,
    /// Black's level if the computer plays both sides.
    pub black_level: u8,
    pub side: SideChoice,
    /// The names of two people, White's first. Empty if not given.
    pub names: [String; 2],
    /// The options of the game, as in a [`GameText`].
    pub options: String,
    /// The first position, as in a [`GameText`].
    pub start: Option<String>,
    /// The clock, as [`super::ClockSetting`] prints it. Empty without a clock. Games between two computers and games by
    /// links have no clock.
    pub clock: String,
}

impl Default for GameChoice {
    fn default() -> GameChoice {
        GameChoice {
            opponent: Opponent::default(),
            level: 1,
            black_level: 1,
            side: SideChoice::default(),
            names: Default::default(),
            options: String::new(),
            start: None,
            clock: String::new(),
        }
    }
}

impl GameChoice {
    /// The choice with these levels. 0 is a person, and White's level is first.
    #[must_use]
    pub fn of_levels(levels: [u8; 2]) -> GameChoice {
        let (opponent, level, side) = match levels {
            [0, 0] => (Opponent::Friend, 1, SideChoice::default()),
            [0, level] => (Opponent::Computer, level, SideChoice::White),
            [level, 0] => (Opponent::Computer, level, SideChoice::Black),
            [white, _] => (Opponent::TwoComputers, white, SideChoice::default()),
        };
        GameChoice {
            opponent,
            level,
            black_level: levels[1].max(1),
            side,
            ..GameChoice::default()
        }
    }

    /// The same choice with its levels limited to this number of levels. A stored choice may be from an
    /// older version.
    #[must_use]
    pub fn within(mut self, levels: usize) -> GameChoice {
        let max = u8::try_from(levels).unwrap_or(u8::MAX).max(1);
        self.level = self.level.clamp(1, max);
        self.black_level = self.black_level.clamp(1, max);
        self
    }

    /// The levels of White and Black, 0 for a person. If the side is random, the person has White if `random_is_white` is true.
    #[must_use]
    pub fn levels(&self, random_is_white: bool) -> [u8; 2] {
        match (self.opponent, self.person(random_is_white)) {
            (Opponent::Friend | Opponent::ByLink, _) => [0, 0],
            (Opponent::TwoComputers, _) => [self.level, self.black_level],
            (Opponent::Computer, Side::White) => [0, self.level],
            (Opponent::Computer, Side::Black) => [self.level, 0],
        }
    }

    /// The side of the person, if only one person plays. If it is random, it is White if `random_is_white` is true.
    #[must_use]
    pub fn person(&self, random_is_white: bool) -> Side {
        match self.side {
            SideChoice::White => Side::White,
            SideChoice::Black => Side::Black,
            SideChoice::Random if random_is_white => Side::White,
            SideChoice::Random => Side::Black,
        }
    }

    /// The game to start. `game` is its name in links and storage.
    #[must_use]
    pub fn text(&self, game: &str) -> GameText {
        GameText {
            game: game.to_owned(),
            options: self.options.clone(),
            start: self.start.clone(),
            ..GameText::default()
        }
    }

    /// The clock of the game to start, as it is stored. Empty if there is none.
    #[must_use]
    pub fn clock_of_start(&self) -> String {
        match self.opponent {
            Opponent::TwoComputers | Opponent::ByLink => String::new(),
            _ => self.clock.clone(),
        }
    }

    /// Copies the start of a game.
    pub fn set_start(&mut self, text: &GameText) {
        self.options.clone_from(&text.options);
        self.start.clone_from(&text.start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_is_a_person_with_white_against_the_easiest_level() {
        assert_eq!(GameChoice::default().levels(true), [0, 1]);
        assert_eq!(
            serde_json::from_str::<GameChoice>("{}").unwrap(),
            GameChoice::default()
        );
    }

    #[test]
    fn levels_lead_to_a_choice_and_back() {
        for levels in [[0, 0], [0, 3], [4, 0], [2, 5]] {
            assert_eq!(GameChoice::of_levels(levels).levels(false), levels);
        }
    }

    #[test]
    fn chance_decides_only_if_it_was_chosen() {
        let side = |side| GameChoice {
            side,
            level: 3,
            ..GameChoice::default()
        };
        assert_eq!(side(SideChoice::Random).levels(true), [0, 3]);
        assert_eq!(side(SideChoice::Random).levels(false), [3, 0]);
        assert_eq!(side(SideChoice::Black).levels(true), [3, 0]);
    }

    #[test]
    fn an_unknown_level_becomes_the_nearest_one() {
        let stored = GameChoice {
            level: 12,
            black_level: 0,
            ..GameChoice::default()
        };
        let now = stored.within(7);
        assert_eq!((now.level, now.black_level), (7, 1));
        assert_eq!(GameChoice::default().within(0).level, 1);
    }

    #[test]
    fn a_choice_is_stored_and_read_back() {
        let mut choice = GameChoice::of_levels([5, 0]);
        choice.names[0] = "Ada".to_owned();
        choice.set_start(&GameText {
            options: "reach=any".to_owned(),
            start: Some("x".to_owned()),
            ..GameText::default()
        });
        let text = serde_json::to_string(&choice).unwrap();
        assert_eq!(serde_json::from_str::<GameChoice>(&text).unwrap(), choice);
        let begun = choice.text("zoq");
        assert_eq!(
            (begun.game.as_str(), begun.options.as_str()),
            ("zoq", "reach=any")
        );
        assert_eq!(begun.start.as_deref(), Some("x"));
    }
}
