//! The content of a code.

use super::GameId;
use crate::play::tree::{Step, Termination};
use crate::play::{GameText, GameTree, Kind, NodeId, OpenError};
use crate::rules::{Outcome, Side};
use std::fmt;

/// A game in a link. Without an id, it is a shared game, not a game played by links.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CodedGame {
    /// The game with its moves. The result of a game that was read is the result of its last position or of its end.
    pub text: GameText,
    /// How the players have ended it, if they have. If it is `None`, a result that the moves do not lead to is written
    /// as a resignation, a loss on time or a draw by agreement.
    pub ended: Option<Termination>,
    pub id: Option<GameId>,
    /// The side of the player who sends the link. The receiver has the other side.
    pub sender: Option<Side>,
    pub message: Option<LinkMessage>,
    /// White's and Black's names, empty if not given.
    pub names: [String; 2],
}

/// A message from the sender to the receiver in addition to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkMessage {
    /// Offers a draw.
    DrawOffer,
    /// Asks to take back the sender's last move and the moves after it.
    TakebackRequest,
    /// Grants a takeback request. The game in the link ends before the moves that were taken back.
    TakebackGranted,
    /// Declines the receiver's request.
    Declined,
}

impl CodedGame {
    /// A line of a tree with its end, and the id and the names of the header.
    ///
    /// # Panics
    /// If the node was removed.
    #[must_use]
    pub fn of_line(tree: &GameTree, at: NodeId) -> CodedGame {
        let ended = match tree.node(at).step() {
            Step::End(ended) => Some(*ended),
            Step::Start | Step::Move { .. } => None,
        };
        CodedGame {
            text: tree.line_to(at),
            ended,
            id: tree.header().get("id").parse().ok(),
            names: tree.header().names().map(str::to_owned),
            ..CodedGame::default()
        }
    }

    /// The game as a tree, with the id and the names in its header.
    ///
    /// # Errors
    /// The first thing that the rules do not allow.
    pub fn tree(&self, kind: &dyn Kind) -> Result<GameTree, OpenError> {
        let without_end = GameText {
            result: self.text.result.filter(|_| self.ended.is_none()),
            ..self.text.clone()
        };
        let (mut tree, at) = GameTree::read_line(kind, &without_end)?;
        if let Some(ended) = self.ended
            && tree.end(at, ended).is_err()
        {
            let reached = tree.node(at).result();
            return Err(OpenError::Result {
                stated: outcome_of(ended),
                reached: reached.map(|verdict| verdict.outcome),
            });
        }
        let mut header = tree.header().clone();
        let id = self.id.map(|id| id.to_string()).unwrap_or_default();
        let [white, black] = &self.names;
        for (name, value) in [("id", &id), ("white", white), ("black", black)] {
            header.set(name, value);
        }
        tree.set_header(header);
        Ok(tree)
    }

    /// How the players or the clock have ended the game after its moves, if they have.
    ///
    /// # Errors
    /// If the moves already lead to a result and another end or result is given, if the stated result and the end
    /// differ, or if the game has no draw by agreement.
    pub(super) fn end_after(
        &self,
        reached: Option<Outcome>,
        kind: &dyn Kind,
    ) -> Result<Option<Termination>, OpenError> {
        let stated = self.text.result;
        let ended = match (self.ended, stated) {
            (Some(ended), _) => Some(ended),
            (None, stated) if stated == reached => None,
            (None, Some(Outcome::Won(side))) if self.text.on_time => {
                Some(Termination::Time(side.other()))
            }
            (None, Some(Outcome::Won(side))) => Some(Termination::Resigned(side.other())),
            (None, Some(Outcome::Draw)) => Some(Termination::Agreed),
            (None, None) => None,
        };
        let Some(outcome) = ended.map(outcome_of) else {
            return Ok(None);
        };
        let is_possible = reached.is_none() && (kind.agreed_draws() || outcome != Outcome::Draw);
        match is_possible && stated.is_none_or(|stated| stated == outcome) {
            true => Ok(ended),
            false => Err(OpenError::Result {
                stated: stated.unwrap_or(outcome),
                reached,
            }),
        }
    }

    /// Whether the message is possible: it needs a sender, a draw offer needs a game in which a draw can be agreed now,
    /// and a takeback request needs a move.
    pub(super) fn has_message_that_fits(&self, kind: &dyn Kind, is_over: bool) -> bool {
        let Some(message) = self.message else {
            return true;
        };
        let is_possible = match message {
            LinkMessage::DrawOffer => kind.agreed_draws() && !is_over,
            LinkMessage::TakebackRequest => !self.text.moves.is_empty(),
            LinkMessage::TakebackGranted | LinkMessage::Declined => true,
        };
        is_possible && self.sender.is_some()
    }
}

/// The result of an end by the players or the clock.
pub(super) fn outcome_of(ended: Termination) -> Outcome {
    match ended {
        Termination::Resigned(side) | Termination::Time(side) => Outcome::Won(side.other()),
        Termination::Agreed => Outcome::Draw,
    }
}

impl LinkMessage {
    /// Every message.
    pub const ALL: [LinkMessage; 4] = [
        LinkMessage::DrawOffer,
        LinkMessage::TakebackRequest,
        LinkMessage::TakebackGranted,
        LinkMessage::Declined,
    ];

    /// Whether it asks the receiver for something.
    #[must_use]
    pub fn is_request(self) -> bool {
        matches!(self, LinkMessage::DrawOffer | LinkMessage::TakebackRequest)
    }
}

/// The name in `lab` and in a stored [`crate::play::Correspondence`].
impl fmt::Display for LinkMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinkMessage::DrawOffer => "draw-offer",
            LinkMessage::TakebackRequest => "takeback-request",
            LinkMessage::TakebackGranted => "takeback-granted",
            LinkMessage::Declined => "declined",
        })
    }
}
