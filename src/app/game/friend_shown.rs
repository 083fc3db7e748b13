//! The values that the views of a game with a friend by links depend on, and their sentences.

use super::context::Game;
use crate::play::game_code::LinkMessage;
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The values that the panel depends on.
#[derive(Clone, PartialEq)]
pub struct Shown {
    pub must_send: bool,
    pub is_over: bool,
    pub is_friends_turn: bool,
    pub asked: Option<LinkMessage>,
    pub answer: Option<LinkMessage>,
    /// The last move of the friend, and of the player.
    pub friends_move: Option<String>,
    pub own_move: Option<String>,
    pub outgoing: Option<LinkMessage>,
    /// The friend has moved without answering the player's request.
    pub is_unanswered: bool,
    pub may_be_unsent: bool,
    pub can_ask_takeback: bool,
    pub can_offer_draw: bool,
}

impl Shown {
    pub fn follow(game: Game) -> Memo<Shown> {
        game.memo(|game| Shown {
            must_send: game.must_send(),
            is_over: game.is_over(),
            is_friends_turn: game.friend_to_move().is_some(),
            asked: game.asked_by_friend(),
            answer: game.answer_of_friend(),
            friends_move: game
                .players()
                .friend()
                .and_then(|side| game.last_move_of(side)),
            own_move: game
                .players()
                .you()
                .and_then(|side| game.last_move_of(side)),
            outgoing: game.correspondence().and_then(|one| one.outgoing),
            is_unanswered: game.is_request_unanswered(),
            may_be_unsent: game.may_be_unsent(),
            can_ask_takeback: game.can_ask_takeback(),
            can_offer_draw: game.can_offer_friend_draw(),
        })
    }

    /// Whether the player has asked the friend for something.
    pub fn has_asked(&self) -> bool {
        self.outgoing.is_some_and(LinkMessage::is_request)
    }

    /// Whether both players ask to take back a move.
    fn both_ask(&self) -> bool {
        let asks = Some(LinkMessage::TakebackRequest);
        self.asked == asks && self.outgoing == asks
    }

    /// Whether there is a link that the friend may need.
    pub fn may_send(&self) -> bool {
        // A request may have to be sent again.
        self.must_send || self.is_friends_turn || self.is_over || self.has_asked()
    }

    /// Whether the friend's question is the only thing to do here. The status line shows whose turn it is.
    pub fn is_only_asked(&self) -> bool {
        let asks = [LinkMessage::DrawOffer, LinkMessage::TakebackRequest];
        self.asked.is_some_and(|asked| asks.contains(&asked)) && !self.may_send()
    }

    /// Whether the part below the actions has something to press.
    pub fn has_more(&self) -> bool {
        let can_ask = self.can_ask_takeback || self.can_offer_draw;
        can_ask || self.has_asked() || self.may_be_unsent
    }
}

/// The friend's question.
pub fn question(locale: Locale, shown: &Shown) -> Option<String> {
    match shown.asked? {
        LinkMessage::DrawOffer => Some(say!(locale, friend.offers_draw)),
        LinkMessage::TakebackRequest => {
            let mv = shown.friends_move.clone().unwrap_or_default();
            Some(match shown.both_ask() {
                true => {
                    let own = shown.own_move.clone().unwrap_or_default();
                    say!(locale, friend.both_ask, own = own, mv = mv)
                }
                false => say!(locale, friend.asks_takeback, mv = mv),
            })
        }
        LinkMessage::TakebackGranted | LinkMessage::Declined => None,
    }
}

/// The sentence that adds to the status line: the message of the next link, and what to do with an answer.
pub fn sentence(locale: Locale, shown: &Shown) -> Option<String> {
    Some(match (shown.must_send, shown.outgoing) {
        (true, Some(LinkMessage::TakebackRequest)) => {
            let mv = shown.own_move.clone().unwrap_or_default();
            say!(locale, friend.send_takeback, mv = mv)
        }
        (true, Some(LinkMessage::TakebackGranted)) => say!(locale, friend.send_granted),
        (true, Some(LinkMessage::DrawOffer)) => say!(locale, friend.send_offer),
        (true, _) if shown.is_over => say!(locale, friend.send_end),
        (true, Some(LinkMessage::Declined)) => say!(locale, friend.send_declined),
        (true, None) if shown.is_friends_turn => say!(locale, friend.send_move),
        (true, None) => say!(locale, friend.send_state),
        (false, _) if shown.is_over => say!(locale, friend.over),
        (false, _) if shown.is_friends_turn => say!(locale, friend.waits),
        // The question already contains this.
        (false, _) if shown.both_ask() => return None,
        (false, Some(LinkMessage::TakebackRequest)) => say!(locale, friend.waits_takeback),
        (false, _) if shown.is_unanswered => say!(locale, friend.moved_instead),
        (false, _) => say!(locale, friend.your_move),
    })
}
