//! The better moves of the report as variations.

use super::model::GameModel;
use super::state::{Mistake, MistakeKind};
use crate::engine::review::Cost;
use crate::search::Wdl;
use crate::session::effect::Effect;
use crate::session::feedback::Feedback;

/// The maximum number of moves that are added from a line.
const MOVES: usize = 6;

/// The glyphs `?` and `??` in the PGN standard.
const MISTAKE_GLYPH: u8 = 2;
const BLUNDER_GLYPH: u8 = 4;

impl GameModel {
    /// Adds the better moves as variations, and glyphs to the mistakes that have none.
    pub(super) fn add_better_moves(&mut self, effects: &mut Vec<Effect>) {
        let Some(mistakes) = self.report.mistakes() else {
            return;
        };
        let lines: Vec<(usize, Vec<String>, u8)> = mistakes
            .list
            .iter()
            .map(|mistake| (mistake.ply, line_of(mistake), glyph_of(mistake)))
            .collect();
        let mut has_room = true;
        for (ply, line, glyph) in lines {
            has_room &= self.board.add_line(ply - 1, &line) && self.board.mark_move(ply, glyph);
        }
        self.board.variations_change(effects);
        if !has_room {
            self.board.say(Feedback::NoRoomForVariation);
        }
    }
}

/// The line of a search, or the best move of a solved game.
fn line_of(mistake: &Mistake) -> Vec<String> {
    let count = match mistake.kind {
        MistakeKind::Estimated(_) => MOVES,
        MistakeKind::Exact(_) => 1,
    };
    mistake.better().iter().take(count).cloned().collect()
}

fn glyph_of(mistake: &Mistake) -> u8 {
    let is_blunder = match &mistake.kind {
        // A proven win or loss, not only a worse chance.
        MistakeKind::Estimated(moment) => moment.cost != Cost::Estimate,
        MistakeKind::Exact(judged) => {
            judged.before.wdl() == Wdl::Win && judged.after.wdl() == Wdl::Loss
        }
    };
    match is_blunder {
        true => BLUNDER_GLYPH,
        false => MISTAKE_GLYPH,
    }
}
