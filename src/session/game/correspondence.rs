//! A game with a friend who plays by links.

use super::intent::CorrespondenceIntent;
use super::model::GameModel;
use crate::play::game_code::LinkMessage;
use crate::play::{Correspondence, SavedGame};
use crate::rules::Side;
use crate::session::correspondence::line_sum;
use crate::session::effect::Effect;
use crate::session::message::Env;

impl GameModel {
    /// The state of the correspondence, if the game is with a friend by links.
    #[must_use]
    pub fn correspondence(&self) -> Option<&Correspondence> {
        self.players.correspondence.as_ref()
    }

    /// Whether there is something to send to the friend.
    #[must_use]
    pub fn must_send(&self) -> bool {
        let correspondence = self.correspondence();
        correspondence.is_some_and(|one| one.must_send(self.board.record()))
    }

    /// Whether a friend already has the whole game, so that nothing of it is taken back without asking.
    pub(super) fn is_shared_with_friend(&self) -> bool {
        let steps = Correspondence::steps(self.board.record());
        self.correspondence().is_some_and(|one| steps <= one.shared)
    }

    /// The friend's request that the player has not answered.
    #[must_use]
    pub fn asked_by_friend(&self) -> Option<LinkMessage> {
        let one = self.correspondence()?;
        one.incoming.filter(|message| match message {
            LinkMessage::DrawOffer => true,
            // A forged link may ask for it without a move.
            LinkMessage::TakebackRequest => self.last_move_of(one.you.other()).is_some(),
            LinkMessage::TakebackGranted | LinkMessage::Declined => false,
        })
    }

    /// The friend's answer to a request, granted or declined, until the player acts.
    #[must_use]
    pub fn answer_of_friend(&self) -> Option<LinkMessage> {
        let incoming = self.correspondence()?.incoming;
        incoming.filter(|message| !message.is_request() && !self.is_over())
    }

    /// Whether the friend has moved without an answer to the player's request for a takeback.
    #[must_use]
    pub fn is_request_unanswered(&self) -> bool {
        let one = self.correspondence();
        one.is_some_and(|one| one.asked.is_some() && !has_asked(one))
    }

    /// The last move of a player, which the other one may be asked to take back.
    #[must_use]
    pub fn last_move_of(&self, side: Side) -> Option<String> {
        let record = self.board.record();
        let ply = record.last_ply_of(side)?;
        record.moves().get(ply).cloned()
    }

    /// Whether a friend's link began the game and the player has done nothing since. The player can still take the
    /// other side then.
    #[must_use]
    pub fn is_invited(&self) -> bool {
        self.correspondence().is_some_and(|one| one.is_invited)
    }

    /// Whether the player can ask the friend to take back a move.
    #[must_use]
    pub fn can_ask_takeback(&self) -> bool {
        let Some(one) = self.correspondence() else {
            return false;
        };
        let has_moved = self.board.record().last_ply_of(one.you).is_some();
        self.is_shared_with_friend() && !has_asked(one) && has_moved && !self.is_over()
    }

    /// Whether the player's link is marked as sent but may not have been sent: it contains something that is not from
    /// the friend.
    #[must_use]
    pub fn may_be_unsent(&self) -> bool {
        let record = self.board.record();
        self.correspondence().is_some_and(|one| {
            let steps = Correspondence::steps(record);
            let has_news = one.steps_of_friend(record) < steps || one.outgoing.is_some();
            let is_handed_over = one.is_sent && one.shared == steps && !one.is_invited;
            is_handed_over && (has_news || steps == 0 && record.turn() != one.you)
        })
    }

    /// Whether the player can offer the friend a draw.
    #[must_use]
    pub fn can_offer_friend_draw(&self) -> bool {
        let one = self.correspondence();
        one.is_some_and(|one| !has_asked(one)) && self.can_agree_draw()
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
            CorrespondenceIntent::Sent(steps, message) => {
                one.send(steps, message);
                if message == Some(LinkMessage::TakebackRequest) {
                    one.asked = self.board.record().last_ply_of(one.you);
                }
            }
            CorrespondenceIntent::NotSent => {
                one.unsend(self.board.record());
                one.asked = one.asked.filter(|_| !has_asked(one));
            }
            CorrespondenceIntent::Tell(message) => {
                if message.is_none_or(|message| message == LinkMessage::TakebackRequest) {
                    one.asked = None;
                }
                one.tell(message);
            }
            CorrespondenceIntent::Decline => {
                one.incoming = None;
                one.tell(Some(LinkMessage::Declined));
            }
            CorrespondenceIntent::SwitchSides if !one.is_invited => return,
            CorrespondenceIntent::SwitchSides => {
                one.switch_sides();
                let you = one.you;
                self.board.set_opponent(self.players.opponent());
                self.board.turn_to(you);
            }
            CorrespondenceIntent::GrantTakeback => {
                one.incoming = None;
                self.grant_takeback();
            }
            CorrespondenceIntent::Grant => {
                one.incoming = None;
                match asked {
                    Some(LinkMessage::TakebackRequest) => self.grant_takeback(),
                    Some(LinkMessage::DrawOffer) => {
                        one.tell(None);
                        self.end_by_agreement(env, effects);
                    }
                    Some(LinkMessage::TakebackGranted | LinkMessage::Declined) | None => {}
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
        let record = self.board.record();
        let Some(ply) = record.last_ply_of(one.you.other()) else {
            return;
        };
        one.taken_back = record.moves().get(..=ply).map(line_sum);
        one.tell(Some(LinkMessage::TakebackGranted));
        self.board.change(|record| {
            record.take_back_to(ply);
            true
        });
    }

    /// Drops messages of the next link that no longer apply: a draw offer once the game is over, a request to take back
    /// once the player has moved.
    pub(super) fn follow_correspondence(&mut self) {
        let is_over = self.is_over();
        let has_moved = !self.is_shared_with_friend();
        if let Some(one) = &mut self.players.correspondence {
            one.is_invited &= !has_moved;
            let is_void = match one.outgoing {
                Some(LinkMessage::DrawOffer) => is_over,
                Some(LinkMessage::TakebackRequest) => has_moved,
                Some(LinkMessage::TakebackGranted | LinkMessage::Declined) | None => false,
            };
            if is_void {
                one.outgoing = None;
            }
        }
    }

    /// Continues with another state of the game. The moves played here become a variation of it.
    pub(super) fn continue_as(&mut self, saved: &SavedGame, effects: &mut Vec<Effect>) {
        let played = self.board.record().whole_text(["", ""]);
        if self.replace(saved) {
            self.board.merge_variations(None, Some(&played));
            effects.extend([Effect::Save, Effect::SaveVariations]);
        }
    }

    /// Adds the lines of another text of this game.
    pub(super) fn add_variations(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if self.board.merge_variations(None, Some(text)) {
            effects.push(Effect::SaveVariations);
        }
    }
}

/// Whether a player waits for an answer to a request.
fn has_asked(one: &Correspondence) -> bool {
    one.outgoing.is_some_and(LinkMessage::is_request)
}
