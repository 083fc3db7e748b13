//! Which of two tabs thinks about a game.

use tablero::session::QuestionId;

/// Whose turn it is to think.
#[derive(Default)]
pub struct Tabs {
    /// Whether the other tab thinks.
    other_thinks: bool,
    /// What waits for that here.
    awaiting: Option<QuestionId>,
    /// Whether the other tab has to wait for this one.
    holds_up: bool,
}

impl Tabs {
    pub fn holds_up(&self) -> &'static str {
        if self.holds_up { "yes" } else { "no" }
    }

    /// A question waits for the other tab. Gives it back if it need not wait.
    pub fn wait(&mut self, question: QuestionId) -> Option<QuestionId> {
        self.awaiting = Some(question);
        if self.other_thinks {
            return None;
        }
        self.other("rests")
    }

    /// The other tab thinks, rests, or freezes while it thinks. Gives what is asked here now.
    pub fn other(&mut self, does: &str) -> Option<QuestionId> {
        match does {
            "thinks" => {
                assert!(!self.holds_up, "two tabs think");
                self.other_thinks = true;
                None
            }
            "rests" => {
                self.other_thinks = false;
                self.holds_up |= self.awaiting.is_some();
                self.awaiting.take()
            }
            "freezes" => self.awaiting.take(),
            other => panic!("a tab does not {other}"),
        }
    }

    /// This tab no longer thinks.
    pub fn rest(&mut self) {
        self.holds_up = false;
        self.awaiting = None;
    }
}
