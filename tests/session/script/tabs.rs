//! The tab that thinks about a game, of two tabs.

use tablero::session::QuestionId;

/// The tab whose turn it is to think.
#[derive(Default)]
pub struct Tabs {
    /// Whether the other tab thinks.
    other_thinks: bool,
    /// The question that waits for the other tab here.
    awaiting: Option<QuestionId>,
    /// Whether the other tab has to wait for this one.
    holds_up: bool,
}

impl Tabs {
    pub fn holds_up(&self) -> &'static str {
        if self.holds_up { "yes" } else { "no" }
    }

    /// Lets a question wait for the other tab. Returns it if it does not have to wait.
    pub fn wait(&mut self, question: QuestionId) -> Option<QuestionId> {
        self.awaiting = Some(question);
        if self.other_thinks {
            return None;
        }
        self.other("rests")
    }

    /// The other tab thinks, rests, or freezes while it thinks. Returns the question to ask here now.
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
