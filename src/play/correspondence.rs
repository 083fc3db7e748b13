//! A game that two people play by sending each other links.

use super::game_code::{GameId, LinkMessage};
use super::tree::Termination;
use super::{GameRecord, SavedGame};
use crate::rules::Side;
use std::fmt;
use std::str::FromStr;

/// A browser's data about its game with a friend, in addition to the game. It prints in its stored
/// form: `3f9a01c27e white 12 sent out=draw-offer in=takeback-request`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correspondence {
    pub id: GameId,
    /// The side of this browser's player.
    pub you: Side,
    /// The number of steps that both players have, as of the last link. A step is a move, or an end by a player.
    pub shared: usize,
    /// Whether a link to the current game with `outgoing` was copied, shared or shown. Whether the friend has received
    /// it is not known.
    pub is_sent: bool,
    /// The message to the friend in the next link. It is kept until the friend's next link.
    pub outgoing: Option<LinkMessage>,
    /// The friend's message that this player has not answered.
    pub incoming: Option<LinkMessage>,
    /// Whether the game began with a friend's link and this player has done nothing since.
    pub is_invited: bool,
    /// The checksum of the moves up to the one that this player has let the friend take back. A link that begins with
    /// these moves is older than that.
    pub taken_back: Option<u32>,
    /// The number of moves before the move that this player wants to take back, if a link with the request was copied,
    /// shared or shown and the friend has not answered yet.
    pub asked: Option<usize>,
}

const SENT: &str = "sent";
const INVITED: &str = "invited";
const OUTGOING: &str = "out=";
const INCOMING: &str = "in=";
const TAKEN_BACK: &str = "back=";
const ASKED: &str = "asked=";

impl Correspondence {
    /// A game that the friend does not have yet.
    #[must_use]
    pub fn new(id: GameId, you: Side) -> Correspondence {
        Correspondence {
            id,
            you,
            shared: 0,
            is_sent: false,
            outgoing: None,
            incoming: None,
            is_invited: false,
            taken_back: None,
            asked: None,
        }
    }

    /// The correspondence of a stored game, if it is a game by links and can be read.
    #[must_use]
    pub fn of(game: &SavedGame) -> Option<Correspondence> {
        game.correspondence.parse().ok()
    }

    /// The number of steps of a game.
    #[must_use]
    pub fn steps(record: &GameRecord) -> usize {
        let ended = record.result().is_some_and(|result| !result.is_by_rules());
        record.plies() + usize::from(ended)
    }

    /// Whether the player has something to send: a step, an answer or a request.
    #[must_use]
    pub fn must_send(&self, record: &GameRecord) -> bool {
        let steps = Correspondence::steps(record);
        let is_friends_turn = record.turn() != self.you;
        let has_news = match self.outgoing {
            None => steps == 0 && is_friends_turn,
            // A refusal can be sent with the next move.
            Some(LinkMessage::Declined) => is_friends_turn,
            Some(_) => true,
        };
        steps != self.shared || !self.is_sent && has_news
    }

    /// Records that a link with this many steps and this message was copied, shared or shown. The link also answers the
    /// friend's request.
    pub fn send(&mut self, steps: usize, message: Option<LinkMessage>) {
        self.shared = steps;
        self.is_sent = message == self.outgoing;
        self.incoming = None;
        self.is_invited = false;
    }

    /// Records that the player did not send the last link: the friend has only the steps up to the friend's own last
    /// step.
    pub fn unsend(&mut self, record: &GameRecord) {
        self.shared = self.shared.min(self.steps_of_friend(record));
        self.is_sent = false;
    }

    /// The number of steps up to the friend's last one, with the forced moves after it.
    #[must_use]
    pub fn steps_of_friend(&self, record: &GameRecord) -> usize {
        let ended = record.result().and_then(|result| result.ended());
        // It is not known which player completed an agreement.
        if ended.is_some_and(|ended| ended != Termination::Resigned(self.you)) {
            return Correspondence::steps(record);
        }
        let last = record.last_ply_of(self.you.other());
        let mut plies = last.map_or(0, |ply| ply + 1);
        while record.was_forced(plies + 1) {
            plies += 1;
        }
        plies
    }

    /// Sets the message for the friend in the next link, or removes it.
    pub fn tell(&mut self, message: Option<LinkMessage>) {
        self.outgoing = message;
        self.is_sent = false;
        self.is_invited = false;
    }

    /// Changes the player's side: the link that began the game was the player's own, so its message is outgoing.
    pub fn switch_sides(&mut self) {
        self.you = self.you.other();
        std::mem::swap(&mut self.incoming, &mut self.outgoing);
    }
}

impl fmt::Display for Correspondence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.id, self.you, self.shared)?;
        if self.is_sent {
            write!(f, " {SENT}")?;
        }
        if self.is_invited {
            write!(f, " {INVITED}")?;
        }
        for (key, message) in [(OUTGOING, self.outgoing), (INCOMING, self.incoming)] {
            if let Some(message) = message {
                write!(f, " {key}{message}")?;
            }
        }
        if let Some(sum) = self.taken_back {
            write!(f, " {TAKEN_BACK}{sum:08x}")?;
        }
        match self.asked {
            Some(ply) => write!(f, " {ASKED}{ply}"),
            None => Ok(()),
        }
    }
}

/// The text is not a stored correspondence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCorrespondence;

impl fmt::Display for NoCorrespondence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the data of a game by links")
    }
}

impl std::error::Error for NoCorrespondence {}

impl FromStr for Correspondence {
    type Err = NoCorrespondence;

    fn from_str(text: &str) -> Result<Correspondence, NoCorrespondence> {
        let mut words = text.split(' ');
        let mut next = || words.next().ok_or(NoCorrespondence);
        let id = next()?.parse().map_err(|_| NoCorrespondence)?;
        let you = next()?.parse().map_err(|_| NoCorrespondence)?;
        let shared = next()?.parse().map_err(|_| NoCorrespondence)?;
        let mut read = Correspondence {
            shared,
            ..Correspondence::new(id, you)
        };
        for word in words {
            if word == SENT {
                read.is_sent = true;
            } else if word == INVITED {
                read.is_invited = true;
            } else if let Some(message) = word.strip_prefix(OUTGOING) {
                read.outgoing = Some(message_named(message)?);
            } else if let Some(message) = word.strip_prefix(INCOMING) {
                read.incoming = Some(message_named(message)?);
            } else if let Some(sum) = word.strip_prefix(TAKEN_BACK) {
                let sum = u32::from_str_radix(sum, 16);
                read.taken_back = Some(sum.map_err(|_| NoCorrespondence)?);
            } else if let Some(ply) = word.strip_prefix(ASKED) {
                read.asked = Some(ply.parse().map_err(|_| NoCorrespondence)?);
            } else {
                return Err(NoCorrespondence);
            }
        }
        Ok(read)
    }
}

fn message_named(name: &str) -> Result<LinkMessage, NoCorrespondence> {
    let mut all = LinkMessage::ALL.into_iter();
    let found = all.find(|message| message.to_string() == name);
    found.ok_or(NoCorrespondence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_back() {
        let new = Correspondence::new(GameId::new(0x003f_9a01_c27e), Side::White);
        assert_eq!(new.to_string(), "3f9a01c27e white 0");
        let full = Correspondence {
            shared: 12,
            is_sent: true,
            is_invited: true,
            outgoing: Some(LinkMessage::DrawOffer),
            incoming: Some(LinkMessage::TakebackRequest),
            taken_back: Some(0x1f),
            asked: Some(10),
            ..new.clone()
        };
        let text = "3f9a01c27e white 12 sent invited out=draw-offer in=takeback-request \
                    back=0000001f asked=10";
        assert_eq!(full.to_string(), text);
        for one in [new, full] {
            assert_eq!(one.to_string().parse(), Ok(one));
        }
    }

    #[test]
    fn what_is_damaged_is_refused() {
        for text in [
            "",
            "3f9a01c27e",
            "3f9a01c27e white",
            "3f9a01c27e green 1",
            "3f9a01c27e white -1",
            "3f9a01c27e white 1 lost",
            "3f9a01c27e white 1 out=what",
            "3f9a01c27e white 1 back=what",
            "3f9a01c27e white 1 asked=what",
            "zz9a01c27e white 1",
        ] {
            assert_eq!(
                text.parse::<Correspondence>(),
                Err(NoCorrespondence),
                "{text}"
            );
        }
    }
}
