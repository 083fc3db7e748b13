//! The board of a game.

use super::state::Play;
use crate::app::board::{BoardControls, BoardView, Controls, Ended};
use crate::play::{Board, Scene, Spot};
use crate::session::{BoardIntent, toggle};
use leptos::prelude::*;

impl Play {
    /// Created once for its game.
    pub fn board_view(self) -> BoardView {
        let ended = Memo::new(move |_| {
            let verdict = self.verdict().filter(|_| !self.looking_back())?;
            Some(Ended::of(&verdict))
        });
        // Drawings are removed when the position changes.
        Effect::new(move |before: Option<usize>| {
            let now = self.scene.with(|scene| scene.ply);
            if before.is_some_and(|before| before != now) {
                self.clear_drawings();
            }
            now
        });
        BoardView {
            number: self.number,
            dress: self.dress,
            is_diagram: false,
            levels: self.table.with_untracked(|table| table.levels()),
            scene: self.scene,
            open: self.open,
            preview: self.preview,
            hover: self.hover,
            flipped: self.flipped.into(),
            arrows: self.machine.arrows.into(),
            drawn: self.drawn.into(),
            threats: self.threats.into(),
            valued: Memo::new(move |_| self.valued()),
            ended,
            still: self.still,
            pulse: self.pulse,
            settings: self.settings,
            controls: Controls::new(self),
        }
    }

    fn clear_drawings(self) {
        if self.drawn.with_untracked(|drawn| !drawn.is_empty()) {
            self.drawn.set(Vec::new());
        }
    }
}

impl BoardControls for Play {
    fn send(&self, intent: BoardIntent) {
        match intent {
            BoardIntent::Touch(spot) => self.touch(spot),
            BoardIntent::Hover(hover) => self.point_at(hover),
            BoardIntent::Focus(hover) => self.focused.set(hover),
            BoardIntent::LetGo => self.let_go(),
            BoardIntent::Step(by) => self.step(by),
            BoardIntent::Draw(arrow) => self.drawn.update(|drawn| toggle(drawn, arrow)),
            BoardIntent::ClearDrawings => self.clear_drawings(),
            BoardIntent::ShowThreats(at) => self.show_threats(at),
            BoardIntent::HideThreats => self.hide_threats(),
        }
    }

    fn announce(&self, words: String) {
        self.announced.set(words);
    }

    fn shape(&self) -> Board {
        self.board()
    }

    fn spot_name(&self, spot: Spot) -> String {
        Play::spot_name(*self, spot)
    }

    fn holds(&self, spot: Spot) -> bool {
        self.table.with_untracked(|table| table.holds(spot))
    }

    fn scene_before_last(&self) -> Scene {
        let since = self.scene.with_untracked(|scene| scene.since);
        self.table.with_untracked(|table| table.scene(since))
    }

    fn is_there(&self) -> bool {
        Play::is_there(*self)
    }

    fn confirms(&self) -> bool {
        Play::confirms(*self)
    }
}
