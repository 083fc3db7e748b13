//! Events of Chromium's protocol, which the driver keeps until they are read.

use serde_json::Value;

use super::Session;

impl Session {
    /// The network events since the last call, each with `method` and `params`. Only for sessions that were
    /// started with events.
    #[track_caller]
    pub fn take_events(&self) -> Vec<Value> {
        let log = self.ask("the events", self.web.get_log("performance"));
        log.iter()
            .filter_map(|entry| serde_json::from_str::<Value>(&entry.message).ok())
            .map(|mut message| message["message"].take())
            .collect()
    }
}
