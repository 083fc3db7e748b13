//! Handles the messages of a game.

use super::intent::GameIntent;
use super::model::GameModel;
use crate::session::answer::Answer;
use crate::session::board::BoardModel;
use crate::session::effect::{Effect, QuestionId, TimerId};
use crate::session::intent::{Arrow, BoardIntent};
use crate::session::message::{Env, Message, Stored};
use crate::session::model::Model;
use crate::session::spot_value::SpotValue;

impl Model for GameModel {
    type Intent = GameIntent;

    fn update(&mut self, message: Message<GameIntent>, env: &Env, effects: &mut Vec<Effect>) {
        let before = self.before();
        self.board.end_turning();
        match message {
            Message::Intent(intent) => self.intent(intent, env, effects),
            Message::Timer(timer) => self.timer(timer, env, effects),
            Message::Answer(id, answer) => self.answered(id, answer, env, effects),
            Message::MayThink(id) => self.may_think(id, effects),
            Message::Stored(stored) => self.stored(stored, env, effects),
            Message::Visible(is_visible) => self.is_visible = is_visible,
        }
        self.follow_up(&before, env, effects);
    }

    fn board(&self) -> &BoardModel {
        &self.board
    }

    fn is_pointing(intent: &GameIntent) -> bool {
        matches!(
            intent,
            GameIntent::Board(BoardIntent::Hover(_) | BoardIntent::Focus(_))
        )
    }

    fn arrows(&self) -> Vec<Arrow> {
        match self.board.arrows() {
            [] => self.analysis_arrows(),
            hint => hint.to_vec(),
        }
    }

    fn values(&self) -> Vec<SpotValue> {
        self.place_values()
    }
}

impl GameModel {
    fn intent(&mut self, intent: GameIntent, env: &Env, effects: &mut Vec<Effect>) {
        match intent {
            GameIntent::Board(intent) => self.touch_board(intent, env, effects),
            GameIntent::Start => self.record_beaten(effects),
            GameIntent::Show(ply) => self.board.show(ply, effects),
            GameIntent::ShowLine { from, line, shown } => {
                self.board.preview_line(from, &line, shown, effects);
            }
            GameIntent::ShowMove(mv) => self.show_move(mv, effects),
            GameIntent::Resume => self.resume(effects),
            GameIntent::Flip => self.flip(),
            GameIntent::Undo => self.undo(env, effects),
            GameIntent::Redo => self.redo(env, effects),
            GameIntent::Resign => self.resign(env, effects),
            GameIntent::AgreeDraw => self.agree_draw(env, effects),
            GameIntent::OfferDraw => self.offer_draw(effects),
            GameIntent::Hint => self.hint(effects),
            GameIntent::StartClock => self.clock.is_waiting = false,
            GameIntent::Pause(is_paused) => self.computer.pause(is_paused),
            GameIntent::TogglePanel(toggle) => self.toggle_panel(toggle, effects),
            GameIntent::FindMistake { hides_other } => self.find_mistake(hides_other, effects),
            GameIntent::Agree(side) => self.agree_to_values(side),
            GameIntent::HoldValues(on) => self.hold_values(on, effects),
            GameIntent::AskAgain => self.ask_again(),
            GameIntent::Check => self.toggle_check(env, effects),
            GameIntent::Players(change) => self.change_player(change, effects),
            GameIntent::PlayFrom(ply) => self.play_from(ply, effects),
            GameIntent::PlayFromHere => self.play_from_here(effects),
            GameIntent::ShowNode(node) => self.board.show_node(node, effects),
            GameIntent::ShowOtherLine { is_next } => self.board.show_other_line(is_next, effects),
            GameIntent::AddVariations(text) => self.add_variations(&text, effects),
            GameIntent::AddBetterMoves => self.add_better_moves(effects),
            GameIntent::AddShownLine => self.board.add_shown_line(effects),
            GameIntent::AddEngineLine(line) => self.board.add_engine_line(&line, effects),
            GameIntent::MoveVariation { is_up } => self.board.move_variation(is_up, effects),
            GameIntent::RemoveVariation => self.board.remove_variation(effects),
            GameIntent::RestoreVariation => self.board.restore_variation(effects),
            GameIntent::ToggleGlyph(glyph) => self.board.toggle_glyph(glyph, effects),
            GameIntent::SetNote(node, text) => self.board.set_note(node, &text, effects),
            GameIntent::ChoosePen(color) => self.board.choose_pen(color),
            GameIntent::RemoveDrawings => self.board.remove_drawings(effects),
            GameIntent::PlayPerfectlyFromHere => self.play_perfectly_from_here(effects),
            GameIntent::PlayPerfectlyFrom(ply) => self.play_perfectly_from(ply, effects),
            GameIntent::PlayByLink => self.play_by_link(env, effects),
            GameIntent::ContinueAs(saved) => self.continue_as(&saved, effects),
            GameIntent::Rematch => self.rematch(effects),
            GameIntent::Correspondence(intent) => self.correspond(intent, env, effects),
            GameIntent::Query(query) => self.query(query, env),
        }
    }

    fn answered(&mut self, id: QuestionId, answer: Answer, env: &Env, effects: &mut Vec<Effect>) {
        if self.computer.is_asked(id) {
            self.computer_answered(answer, env, effects);
        } else if self.hints.is_asked(id) {
            self.hint_found(answer, effects);
        } else if self.draw_offer.is_asked(id) {
            self.draw_offer_answered(answer, env, effects);
        } else if self.values.is_asked(id) {
            self.values_found(answer);
        } else if self.analysis.is_asked(id) {
            let has_preview = self.board.line_preview().is_some();
            self.analysis.found(answer, has_preview);
        } else if self.report.is_asked(id) {
            self.report_found(answer, effects);
        } else if self.check.is_asked(id) {
            self.checked(answer, effects);
        }
    }

    fn timer(&mut self, timer: TimerId, env: &Env, effects: &mut Vec<Effect>) {
        if self.turning.take_if(|turning| *turning == timer).is_some() {
            self.board.turn_to(self.board.record().turn());
        } else if self.clock.is_alarm(timer) {
            self.clock_alarm(env, effects);
        } else {
            self.computer_timer(timer, env, effects);
        }
    }

    fn stored(&mut self, stored: Stored, env: &Env, effects: &mut Vec<Effect>) {
        match stored {
            Stored::Changed(saved) => self.reload(&saved, env, effects),
            Stored::Removed => self.removed(effects),
            Stored::Variations { seen, stored } => {
                if !self
                    .board
                    .merge_variations(seen.as_deref(), stored.as_deref())
                {
                    effects.push(Effect::SetVariationsAside);
                }
            }
        }
    }
}
