//! What Chromium's own protocol tells by itself, kept by the driver until it is asked for.

use serde_json::Value;

use super::Session;

impl Session {
    /// The events of the network since the last call, each with `method` and `params`; only of a session that was
    /// started with them.
    #[track_caller]
    pub fn take_events(&self) -> Vec<Value> {
        let log = self.ask("the events", self.web.get_log("performance"));
        log.iter()
            .filter_map(|entry| serde_json::from_str::<Value>(&entry.message).ok())
            .map(|mut message| message["message"].take())
            .collect()
    }
}
