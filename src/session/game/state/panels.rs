//! The panels beside the board.

use crate::session::game::intent::Panel;

/// Which panels are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Panels {
    pub(crate) analysis: bool,
    pub(crate) report: bool,
    /// Whether the report goes to the move that decided the game as soon as that move is found.
    pub(crate) seeks_mistake: bool,
}

impl Panels {
    pub fn is_open(self, panel: Panel) -> bool {
        match panel {
            Panel::Analysis => self.analysis,
            Panel::Report => self.report,
        }
    }

    pub fn set(&mut self, panel: Panel, is_open: bool) {
        match panel {
            Panel::Analysis => self.analysis = is_open,
            Panel::Report => self.report = is_open,
        }
    }
}
