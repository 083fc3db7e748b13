//! Which games of the library are shown, and in which order.

use super::opponent::{OpponentKind, OwnResult};
use crate::rules::{Outcome, Side};
use crate::session::storage::LibraryRow;
use std::fmt;

/// Which games are shown, and in which order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryQuery {
    /// Words that must all be in the text of a game's row. Case and accents do not count.
    pub text: String,
    /// The name of a kind of game.
    pub game: Option<String>,
    pub opponent: OpponentFilter,
    pub result: ResultFilter,
    pub order: LibraryOrder,
}

/// A filter for games by opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OpponentFilter {
    #[default]
    Any,
    /// The computer at any level.
    Computer,
    /// The computer at this level.
    Level(u8),
    Link,
    People,
    TwoComputers,
}

/// A filter for games by result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ResultFilter {
    #[default]
    Any,
    GoingOn,
    /// Over, with any result.
    Finished,
    /// The player of this browser has won.
    Won,
    Lost,
    Drawn,
    /// White has won, no matter who plays White.
    WhiteWon,
    BlackWon,
}

/// The order of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LibraryOrder {
    #[default]
    Newest,
    Oldest,
    /// By kind of game, in the usual order.
    Game,
    Longest,
    Shortest,
    /// The computer by level, then people by name.
    Opponent,
}

impl LibraryQuery {
    /// The number of filters that are set, without the text.
    #[must_use]
    pub fn filters(&self) -> usize {
        let set = [
            self.game.is_some(),
            self.opponent != OpponentFilter::Any,
            self.result != ResultFilter::Any,
        ];
        set.into_iter().filter(|set| *set).count()
    }

    /// Whether a game passes the filters. The text is not checked.
    #[must_use]
    pub fn takes(&self, row: &LibraryRow) -> bool {
        let is_of_game = self.game.as_ref().is_none_or(|game| *game == row.game);
        is_of_game && self.opponent.takes(row) && self.result.takes(row)
    }
}

impl OpponentFilter {
    /// The filter with this name in the page, for example `level-3`. Any opponent if the name is unknown.
    #[must_use]
    pub fn read(name: &str) -> OpponentFilter {
        let level = || name.strip_prefix("level-")?.parse().ok();
        match name {
            "computer" => OpponentFilter::Computer,
            "link" => OpponentFilter::Link,
            "people" => OpponentFilter::People,
            "computers" => OpponentFilter::TwoComputers,
            _ => level().map_or(OpponentFilter::Any, OpponentFilter::Level),
        }
    }

    fn takes(self, row: &LibraryRow) -> bool {
        let opponent = || row.opponent();
        match self {
            OpponentFilter::Any => true,
            OpponentFilter::Computer => matches!(opponent(), OpponentKind::Computer(_)),
            OpponentFilter::Level(level) => opponent() == OpponentKind::Computer(level),
            OpponentFilter::Link => opponent() == OpponentKind::Link,
            OpponentFilter::People => opponent() == OpponentKind::People,
            OpponentFilter::TwoComputers => opponent() == OpponentKind::TwoComputers,
        }
    }
}

/// The name that [`OpponentFilter::read`] reads.
impl fmt::Display for OpponentFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpponentFilter::Any => f.write_str("any"),
            OpponentFilter::Computer => f.write_str("computer"),
            OpponentFilter::Level(level) => write!(f, "level-{level}"),
            OpponentFilter::Link => f.write_str("link"),
            OpponentFilter::People => f.write_str("people"),
            OpponentFilter::TwoComputers => f.write_str("computers"),
        }
    }
}

impl ResultFilter {
    /// Every filter, in the order in which they are offered.
    pub const ALL: [ResultFilter; 8] = [
        ResultFilter::Any,
        ResultFilter::GoingOn,
        ResultFilter::Finished,
        ResultFilter::Won,
        ResultFilter::Lost,
        ResultFilter::Drawn,
        ResultFilter::WhiteWon,
        ResultFilter::BlackWon,
    ];

    /// Its name in the page.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ResultFilter::Any => "any",
            ResultFilter::GoingOn => "going-on",
            ResultFilter::Finished => "finished",
            ResultFilter::Won => "won",
            ResultFilter::Lost => "lost",
            ResultFilter::Drawn => "drawn",
            ResultFilter::WhiteWon => "white",
            ResultFilter::BlackWon => "black",
        }
    }

    /// The filter with this name. Any result if the name is unknown.
    #[must_use]
    pub fn read(name: &str) -> ResultFilter {
        let found = ResultFilter::ALL.into_iter().find(|one| one.name() == name);
        found.unwrap_or_default()
    }

    fn takes(self, row: &LibraryRow) -> bool {
        let won_by = |side| row.outcome == Some(Outcome::Won(side));
        match self {
            ResultFilter::Any => true,
            ResultFilter::GoingOn => row.outcome.is_none(),
            ResultFilter::Finished => row.outcome.is_some(),
            ResultFilter::Won => row.own_result() == Some(OwnResult::Won),
            ResultFilter::Lost => row.own_result() == Some(OwnResult::Lost),
            ResultFilter::Drawn => row.outcome == Some(Outcome::Draw),
            ResultFilter::WhiteWon => won_by(Side::White),
            ResultFilter::BlackWon => won_by(Side::Black),
        }
    }
}

impl LibraryOrder {
    /// Every order, in the order in which they are offered.
    pub const ALL: [LibraryOrder; 6] = [
        LibraryOrder::Newest,
        LibraryOrder::Oldest,
        LibraryOrder::Game,
        LibraryOrder::Opponent,
        LibraryOrder::Longest,
        LibraryOrder::Shortest,
    ];

    /// Its name in the page.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            LibraryOrder::Newest => "newest",
            LibraryOrder::Oldest => "oldest",
            LibraryOrder::Game => "game",
            LibraryOrder::Opponent => "opponent",
            LibraryOrder::Longest => "longest",
            LibraryOrder::Shortest => "shortest",
        }
    }

    /// The order with this name. The newest first if the name is unknown.
    #[must_use]
    pub fn read(name: &str) -> LibraryOrder {
        let found = LibraryOrder::ALL.into_iter().find(|one| one.name() == name);
        found.unwrap_or_default()
    }
}
