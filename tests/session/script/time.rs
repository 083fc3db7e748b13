//! How a script lets time pass, and loads the page again.

use super::run::ScriptRun;
use tablero::session::Message;

impl ScriptRun {
    /// The page is loaded again.
    pub(super) fn reload(&mut self) {
        let saved = self.stored_last.clone().expect("a stored game");
        self.timers.clear();
        self.alarms.clear();
        self.questions.clear();
        self.tabs.rest();
        self.open_saved(&saved);
    }

    /// Lets this many milliseconds pass, including the events due in that time.
    pub(super) fn pass(&mut self, millis: u64) {
        let end = self.env.now + millis;
        while let Some(place) = (0..self.alarms.len())
            .filter(|place| self.alarms[*place].0 <= end)
            .min_by_key(|place| self.alarms[*place].0)
        {
            let (due, timer) = self.alarms.swap_remove(place);
            self.env.now = self.env.now.max(due);
            self.update(Message::Timer(timer));
        }
        self.env.now = end;
    }
}
