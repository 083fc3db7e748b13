//! The result of opening a link.

use crate::session::correspondence::Crossing;
use crate::session::related_games::RelatedGame;

/// A link that was opened.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenedLink {
    /// The name of the game that it leads to.
    pub id: String,
    pub result: LinkResult,
}

/// The content of a link.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkResult {
    /// A game or a position that somebody shares. With the games of this browser that it may belong to.
    Shared(Vec<RelatedGame>),
    /// News from a friend in a game by links, with the number of the first new move, if any.
    News(Option<usize>),
    /// A game by links as it is in this browser.
    Known,
    /// A game by links that has continued since.
    Older,
    /// A game by links with other moves than those in this browser.
    OtherMoves(OtherMoves),
    /// A game by links in which the friend did not know this player's last action.
    Crossed(CrossedLink),
}

impl LinkResult {
    /// Whether the player is asked what to do with the link.
    #[must_use]
    pub fn is_question(&self) -> bool {
        matches!(self, LinkResult::OtherMoves(_) | LinkResult::Crossed(_))
    }
}

/// A link that has crossed with an action of this player.
#[derive(Clone, PartialEq, Debug)]
pub struct CrossedLink {
    /// The fragment of the link, without its `#`.
    pub link: String,
    pub crossing: Crossing,
    /// The move in question.
    pub mv: String,
}

/// A game by links whose moves are not those in this browser.
#[derive(Clone, PartialEq, Debug)]
pub struct OtherMoves {
    /// The fragment of the link, without its `#`.
    pub link: String,
    /// The number of the first different move. None if only the ends differ. It starts at 1 and counts every move of
    /// either side.
    pub number: Option<usize>,
}
