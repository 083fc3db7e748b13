//! A game with a friend who plays by links.

use super::intent::CorrespondenceIntent;
use super::model::GameModel;
use crate::play::Correspondence;
use crate::play::game_code::LinkMessage;
use crate::session::correspondence::line_sum;
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
        let has_moved = self.board.table().last_ply_of(one.you).is_some();
        self.is_shared_with_friend() && one.outgoing.is_none() && has_moved
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
            CorrespondenceIntent::Sent(steps, message) => one.send(steps, message),
            CorrespondenceIntent::Tell(message) => one.tell(message),
            CorrespondenceIntent::Decline => one.incoming = None,
            CorrespondenceIntent::Grant => {
                one.incoming = None;
                match asked {
                    Some(LinkMessage::TakebackRequest) => self.grant_takeback(),
                    Some(LinkMessage::DrawOffer) => {
                        one.tell(None);
                        self.end_by_agreement(env, effects);
                    }
                    Some(LinkMessage::TakebackGranted) | None => {}
                }
            }
        }
        effects.push(Effect::Save);
    }

    /// Takes back the friend's last move and what followed it.
    fn grant_takeback(&mut self) {
        let Some(one) = &mut self.players.correspondence else {
            return;
        };
        let table = self.board.table();
        let Some(ply) = table.last_ply_of(one.you.other()) else {
            return;
        };
        one.taken_back = table.moves().get(..=ply).map(line_sum);
        one.tell(Some(LinkMessage::TakebackGranted));
        self.board.change(|table| {
            table.take_back_to(ply);
            true
        });
    }

    /// What the next link tells is about the game as it was: a move answers a request of one's own, and an end all.
    pub(super) fn follow_correspondence(&mut self) {
        let is_over = self.is_over();
        let has_moved = !self.is_shared_with_friend();
        if let Some(one) = &mut self.players.correspondence {
            let is_void = match one.outgoing {
                Some(LinkMessage::DrawOffer) => is_over,
                Some(LinkMessage::TakebackRequest) => has_moved,
                Some(LinkMessage::TakebackGranted) | None => false,
            };
            if is_void {
                one.outgoing = None;
            }
        }
    }

    /// Adds the lines of another text of this game.
    pub(super) fn add_variations(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if self.board.merge_variations(None, Some(text)) {
            effects.push(Effect::SaveVariations);
        }
    }
}
