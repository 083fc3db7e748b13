//! A game with a friend who plays by links.

use super::intent::CorrespondenceIntent;
use super::model::GameModel;
use crate::play::game_code::LinkMessage;
use crate::play::{Correspondence, Table};
use crate::rules::Side;
use crate::session::effect::Effect;
use crate::session::message::Env;

impl GameModel {
    /// What is known of the game with the friend, if it is one.
    #[must_use]
    pub fn correspondence(&self) -> Option<&Correspondence> {
        self.players.correspondence.as_ref()
    }

    /// Whether there is something to send to the friend.
    #[must_use]
    pub fn must_send(&self) -> bool {
        let correspondence = self.correspondence();
        correspondence.is_some_and(|one| one.must_send(self.board.table()))
    }

    /// Whether a friend already has the whole game, so that nothing of it is taken back without asking.
    pub(super) fn is_shared_with_friend(&self) -> bool {
        let steps = Correspondence::steps(self.board.table());
        self.correspondence().is_some_and(|one| steps <= one.shared)
    }

    /// What the friend has asked and the player has not answered.
    #[must_use]
    pub fn asked_by_friend(&self) -> Option<LinkMessage> {
        self.correspondence()?.incoming
    }

    /// Whether the player can ask the friend to take back a move.
    #[must_use]
    pub fn can_ask_takeback(&self) -> bool {
        let Some(one) = self.correspondence() else {
            return false;
        };
        let table = self.board.table();
        let is_own = |ply: usize| table.turn_at(ply) == one.you;
        self.is_shared_with_friend() && one.outgoing.is_none() && (0..table.plies()).any(is_own)
    }

    /// Whether the player can offer the friend a draw.
    #[must_use]
    pub fn can_offer_friend_draw(&self) -> bool {
        let outgoing = self.correspondence().map(|one| one.outgoing);
        outgoing == Some(None) && self.can_agree_draw()
    }

    pub(super) fn correspond(
        &mut self,
        intent: CorrespondenceIntent,
        env: &Env,
        effects: &mut Vec<Effect>,
    ) {
        let asked = self.asked_by_friend();
        let Some(one) = &mut self.players.correspondence else {
            return;
        };
        match intent {
            CorrespondenceIntent::Sent => one.send(self.board.table()),
            CorrespondenceIntent::Tell(message) => one.tell(message),
            CorrespondenceIntent::Decline => one.incoming = None,
            CorrespondenceIntent::Grant => {
                let friend = one.you.other();
                one.incoming = None;
                match asked {
                    Some(LinkMessage::TakebackRequest) => {
                        one.tell(Some(LinkMessage::TakebackGranted));
                        self.board.change(|table| take_back(table, friend));
                    }
                    Some(LinkMessage::DrawOffer) => {
                        one.tell(None);
                        self.agree_draw(env, effects);
                    }
                    Some(LinkMessage::TakebackGranted) | None => {}
                }
            }
        }
        effects.push(Effect::Save);
    }

    /// Adds the lines of another text of this game.
    pub(super) fn add_variations(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if self.board.merge_variations(None, Some(text)) {
            effects.push(Effect::SaveVariations);
        }
    }
}

/// Takes back the last move of a side and what followed it. Returns whether it has.
fn take_back(table: &mut Table, side: Side) -> bool {
    let mut plies = 0..table.plies();
    let last = plies.rfind(|ply| table.turn_at(*ply) == side);
    if let Some(last) = last {
        table.take_back_to(last);
    }
    last.is_some()
}
