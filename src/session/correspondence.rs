//! What a link from a friend means for the games of this browser.

use super::related_games::continued;
use super::storage::{Comparison, Line, checksum};
use crate::play::game_code::{CodedGame, LinkMessage};
use crate::play::stored::VERSION;
use crate::play::tree::Termination;
use crate::play::{Correspondence, GameRecord, GameText, SavedGame};
use crate::rules::Side;

/// What a link means for a game of this browser.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkNews {
    /// The game with the additions of the link, and the number of its first new move, if any.
    New(Box<SavedGame>, Option<usize>),
    /// The link adds nothing new.
    Known,
    /// The game has continued since.
    Older,
    /// A change that the friend alone cannot make: the player is asked. With the number of the first different move, or
    /// None if only the ends differ. It starts at 1 and counts every move of either side.
    OtherMoves(Option<usize>),
    /// Sent before the friend knew this player's last action: the player is asked. With the move in question.
    Crossed(Crossing, String),
}

/// How a link and an action of this player have crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// The link has the move that this player has let the friend take back.
    HasTakenBack,
    /// The friend asks to take back a move, and this player has moved since.
    RequestAfterMove,
    /// The friend lets this player take back a move, and this player has moved since.
    GrantAfterMove,
}

/// A game by links that a link is compared with.
pub struct KnownGame<'a> {
    pub game: &'a SavedGame,
    pub correspondence: &'a Correspondence,
    /// The game as the rules read it.
    pub record: &'a GameRecord,
}

/// The game of a link from a friend, for a browser that does not have it. `you` is this browser's side; if it is not
/// known, the player is not the sender. None if the link is not from a game by links.
#[must_use]
pub fn game_of_friend(link: &CodedGame, you: Option<Side>) -> Option<SavedGame> {
    let (id, sender) = (link.id?, link.sender?);
    let you = you.unwrap_or(sender.other());
    let correspondence = Correspondence {
        is_invited: true,
        ..after_link(&Correspondence::new(id, you), link)
    };
    Some(SavedGame {
        version: VERSION,
        text: link.text.to_string(),
        names: link.names.clone(),
        on_time: link.text.on_time,
        correspondence: correspondence.to_string(),
        ..SavedGame::default()
    })
}

/// What a link means for the game that has its id. `record` is the game of the link as the rules read it.
#[must_use]
pub fn link_news(known: &KnownGame, link: &CodedGame, record: &GameRecord) -> LinkNews {
    let Ok(text) = known.game.text.parse::<GameText>() else {
        return LinkNews::OtherMoves(None);
    };
    let mine = known.correspondence;
    let is_own = link.sender == Some(mine.you);
    let message = link.message.filter(|_| !is_own);
    let (ours, theirs) = (Line::of_text(&text), Line::of_text(&link.text));
    let steps = Correspondence::steps(record);
    match theirs.compare(&ours) {
        Comparison::Longer => {
            let next = link.text.moves.get(..=known.record.plies());
            let is_back = mine.taken_back.is_some() && mine.taken_back == next.map(line_sum);
            if is_back && !is_own {
                return news_after_takeback(known, link, record);
            }
            let is_possible = !is_own && is_friends(known, link, record);
            match is_possible {
                true => LinkNews::New(
                    Box::new(with_moves_of(known, &text, link)),
                    (record.plies() > known.record.plies()).then_some(known.record.plies() + 1),
                ),
                false => LinkNews::OtherMoves(first_other(known, record)),
            }
        }
        Comparison::Shorter if message == Some(LinkMessage::TakebackGranted) => {
            let last = known.record.last_ply_of(mine.you);
            let is_asked = mine.outgoing == Some(LinkMessage::TakebackRequest);
            let wanted = mine.asked.or(last.filter(|_| is_asked));
            let has_moved =
                last != Some(steps) || Correspondence::steps(known.record) > mine.shared;
            match wanted == Some(steps) {
                true if has_moved => {
                    LinkNews::Crossed(Crossing::GrantAfterMove, move_at(known.record, steps))
                }
                true => LinkNews::New(Box::new(taken_back(known, &text, link)), None),
                false => LinkNews::Older,
            }
        }
        Comparison::Same | Comparison::Shorter
            if is_kept(message) && steps >= mine.shared && mine.incoming != message =>
        {
            LinkNews::New(Box::new(with_message_of(known, message)), None)
        }
        Comparison::Same => LinkNews::Known,
        Comparison::Shorter if message == Some(LinkMessage::TakebackRequest) => {
            let friend = mine.you.other();
            let wanted = record.last_ply_of(friend);
            let is_last = wanted == known.record.last_ply_of(friend);
            match wanted.filter(|_| is_last && known.record.result().is_none()) {
                Some(ply) => {
                    LinkNews::Crossed(Crossing::RequestAfterMove, move_at(known.record, ply))
                }
                None => LinkNews::Older,
            }
        }
        Comparison::Shorter => LinkNews::Older,
        Comparison::Branches => LinkNews::OtherMoves(first_other(known, record)),
    }
}

/// What a link means that still has the move which the friend was allowed to take back.
fn news_after_takeback(known: &KnownGame, link: &CodedGame, record: &GameRecord) -> LinkNews {
    let (mine, plies) = (known.correspondence, known.record.plies());
    let has_moved = record.last_ply_of(mine.you.other()) != Some(plies);
    let is_answer = link.message.is_some_and(|message| !message.is_request());
    // Both have asked, and the friend has answered without knowing the answer of this player.
    match mine.asked.is_some() && is_answer && !has_moved {
        true => LinkNews::New(Box::new(with_message_of(known, link.message)), None),
        false => LinkNews::Crossed(Crossing::HasTakenBack, move_at(record, plies)),
    }
}

fn move_at(record: &GameRecord, ply: usize) -> String {
    record.moves().get(ply).cloned().unwrap_or_default()
}

/// The game as in the link, with the data that only this browser has. None if the game's text cannot be read.
#[must_use]
pub fn game_as_in_link(known: &KnownGame, link: &CodedGame) -> Option<SavedGame> {
    let text = known.game.text.parse().ok()?;
    Some(with_moves_of(known, &text, link))
}

/// The number of the first move at which a link differs from a game. None if only the ends differ.
fn first_other(known: &KnownGame, record: &GameRecord) -> Option<usize> {
    let (ours, theirs) = (known.record.moves(), record.moves());
    let same = ours.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
    (same < theirs.len()).then_some(same + 1)
}

/// Whether the friend alone did everything that a link adds: moves of the friend's side, passes, a resignation, or a
/// draw that this player has offered.
fn is_friends(known: &KnownGame, link: &CodedGame, record: &GameRecord) -> bool {
    let you = known.correspondence.you;
    let mut new = known.record.plies()..record.plies();
    let is_theirs = |ply: usize| record.turn_at(ply) != you || record.was_forced(ply + 1);
    let is_end_theirs = match link.ended {
        None => true,
        Some(Termination::Resigned(side)) => side != you,
        Some(Termination::Agreed) => known.correspondence.outgoing == Some(LinkMessage::DrawOffer),
        // Games by links have no clock.
        Some(Termination::Time(_)) => false,
    };
    new.all(is_theirs) && is_end_theirs
}

/// Whether a message stays until the player does something.
fn is_kept(message: Option<LinkMessage>) -> bool {
    message.is_some_and(|message| message != LinkMessage::TakebackGranted)
}

/// The checksum of moves, used to recognize a line.
#[must_use]
pub fn line_sum(moves: &[String]) -> u32 {
    checksum(&moves.join(" "))
}

/// The state of the correspondence after a link has arrived.
fn after_link(known: &Correspondence, link: &CodedGame) -> Correspondence {
    let message = link.message.filter(|_| link.sender != Some(known.you));
    Correspondence {
        shared: link.text.moves.len() + usize::from(link.ended.is_some()),
        is_sent: true,
        outgoing: None,
        incoming: message.filter(|message| is_kept(Some(*message))),
        is_invited: false,
        taken_back: None,
        asked: None,
        ..known.clone()
    }
}

/// A game with the moves of a link.
fn with_moves_of(known: &KnownGame, text: &GameText, link: &CodedGame) -> SavedGame {
    let (game, mine) = (known.game, known.correspondence);
    // A link that the friend has sent before seeing the request does not answer it.
    let asked = mine.asked.filter(|ply| {
        let is_last = known.record.last_ply_of(mine.you) == Some(*ply);
        let is_there = link.text.moves.get(*ply) == known.record.moves().get(*ply);
        is_last && is_there && link.message.is_none_or(LinkMessage::is_request)
    });
    let correspondence = Correspondence {
        asked,
        ..after_link(mine, link)
    };
    let mut names = game.names.clone();
    if let Some(sender) = link.sender {
        let name = &link.names[sender as usize];
        if !name.is_empty() {
            names[sender as usize].clone_from(name);
        }
    }
    SavedGame {
        names,
        correspondence: correspondence.to_string(),
        ..continued(game, text, &link.text)
    }
}

/// A game in which the friend has taken back the requested move. It can be redone.
fn taken_back(known: &KnownGame, text: &GameText, link: &CodedGame) -> SavedGame {
    let undone = text.moves.get(link.text.moves.len()..);
    let correspondence = Correspondence {
        incoming: link.message,
        ..after_link(known.correspondence, link)
    };
    SavedGame {
        undone: undone.unwrap_or_default().to_vec(),
        correspondence: correspondence.to_string(),
        ..with_moves_of(known, text, link)
    }
}

/// A game with a message from the friend.
fn with_message_of(known: &KnownGame, message: Option<LinkMessage>) -> SavedGame {
    let mine = known.correspondence;
    let asked = Correspondence {
        incoming: message,
        outgoing: match message {
            Some(LinkMessage::Declined) => mine.outgoing.filter(|own| !own.is_request()),
            _ => mine.outgoing,
        },
        asked: mine
            .asked
            .filter(|_| message.is_none_or(LinkMessage::is_request)),
        ..mine.clone()
    };
    SavedGame {
        correspondence: asked.to_string(),
        ..known.game.clone()
    }
}
