//! What sentences about a board are made of.

use super::moves::MoveFacts;
use crate::app::dress::{Dress, Players};
use crate::app::i18n::Locale;
use crate::play::{Note, Open, Preview, Scene, Spot, Table};
use crate::session::{BoardModel, Feedback, Hover, Threats};

/// What is known of a board.
pub struct BoardFacts<'a> {
    pub dress: &'static dyn Dress,
    pub table: &'a Table,
    /// The players as they are called now, the computer with its level.
    pub players: Players,
    pub people: Players,
    /// The shown ply.
    pub ply: usize,
    pub is_looking_back: bool,
    /// Whether everything about the game is known where it is played.
    pub game_is_solved: bool,
    pub scene: &'a Scene,
    pub open: &'a Open,
    pub preview: Option<&'a Preview>,
    pub hover: Option<Hover>,
    pub feedback: &'a Feedback,
    pub threats: Option<&'a Threats>,
}

impl BoardFacts<'_> {
    /// The facts of a model, in which no player has a name.
    pub fn with<T>(
        dress: &'static dyn Dress,
        board: &BoardModel,
        tell: impl FnOnce(&BoardFacts) -> T,
    ) -> T {
        let (scene, open) = (scene_of(dress, board), board.open());
        let preview = board.preview();
        tell(&BoardFacts {
            dress,
            table: board.table(),
            players: Players::default(),
            people: Players::default(),
            ply: board.ply(),
            is_looking_back: board.is_looking_back(),
            game_is_solved: false,
            scene: &scene,
            open: &open,
            preview: preview.as_ref(),
            hover: board.hover(),
            feedback: board.feedback(),
            threats: board.threats(),
        })
    }

    pub fn moves(&self) -> MoveFacts<'_> {
        MoveFacts {
            dress: self.dress,
            table: self.table,
            people: &self.people,
        }
    }

    /// Whether there is no message about a touch, a selection or a preview.
    pub fn is_calm(&self) -> bool {
        self.feedback.is_quiet() && self.open.in_hand.is_empty() && self.preview.is_none()
    }

    /// The name of a place.
    pub fn place(&self, locale: Locale, spot: Spot) -> String {
        self.dress.place(locale, &self.table.spot_name(spot))
    }

    /// The number of selected pieces.
    pub(super) fn lifted(&self) -> usize {
        let pieces = self.scene.pieces.iter();
        pieces.filter(|piece| self.open.lifts(piece)).count()
    }
}

/// What a board shows. A figure or an exercise must not reveal its solution.
pub fn scene_of(dress: &dyn Dress, board: &BoardModel) -> Scene {
    let mut scene = board.scene();
    let is_hint = |note: &Note| dress.is_hint(note, board.is_diagram());
    scene.notes.retain(|note| !is_hint(note));
    scene
}
