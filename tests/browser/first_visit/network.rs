//! The network traffic of a visit, from the events of Chromium's protocol.

use std::collections::HashMap;

use serde_json::Value;

/// The requests of one visit.
#[derive(Debug, Default)]
pub struct Network {
    requests: HashMap<String, Request>,
    /// The time at which the page itself was requested, in seconds of the protocol's clock.
    start: Option<f64>,
}

#[derive(Debug, Default)]
struct Request {
    address: String,
    /// The time at which it ended, in seconds of the protocol's clock, and its size on the wire.
    ended: Option<(f64, f64)>,
}

/// The data transferred up to some time.
#[derive(Debug, PartialEq)]
pub struct Transferred {
    pub bytes: f64,
    pub requests: usize,
}

impl Network {
    pub fn take(&mut self, events: &[Value]) {
        for event in events {
            let (Some(method), parameters) = (event["method"].as_str(), &event["params"]) else {
                continue;
            };
            let Some(id) = parameters["requestId"].as_str() else {
                continue;
            };
            let time = parameters["timestamp"].as_f64().unwrap_or_default();
            match method {
                "Network.requestWillBeSent" => self.begin(id, parameters, time),
                "Network.loadingFinished" => {
                    let bytes = parameters["encodedDataLength"].as_f64();
                    self.end(id, time, bytes.unwrap_or_default());
                }
                "Network.loadingFailed" => self.end(id, time, 0.0),
                _ => {}
            }
        }
    }

    fn begin(&mut self, id: &str, parameters: &Value, time: f64) {
        let address = parameters["request"]["url"].as_str().unwrap_or_default();
        if !address.starts_with("http") {
            return;
        }
        self.start.get_or_insert(time);
        let request = Request {
            address: address.to_owned(),
            ended: None,
        };
        self.requests.insert(id.to_owned(), request);
    }

    fn end(&mut self, id: &str, time: f64, bytes: f64) {
        if let Some(request) = self.requests.get_mut(id) {
            request.ended = Some((time, bytes));
        }
    }

    /// Whether the page was requested and no request is still running.
    pub fn is_still(&self) -> bool {
        self.start.is_some() && self.running().is_empty()
    }

    /// The addresses of the requests that have not ended.
    pub fn running(&self) -> Vec<&str> {
        let running = self.requests.values().filter(|one| one.ended.is_none());
        running.map(|one| one.address.as_str()).collect()
    }

    /// The data transferred within this many milliseconds after the request for the page.
    pub fn transferred(&self, within: f64) -> Transferred {
        let until = self.start.unwrap_or_default() + within / 1000.0;
        let mut transferred = Transferred {
            bytes: 0.0,
            requests: 0,
        };
        for request in self.requests.values() {
            let Some((_, bytes)) = request.ended.filter(|(time, _)| *time <= until) else {
                continue;
            };
            transferred.bytes += bytes;
            transferred.requests += 1;
        }
        transferred
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sent(id: &str, address: &str, time: f64) -> Value {
        json!({"method": "Network.requestWillBeSent", "params": {
            "requestId": id, "timestamp": time, "request": {"url": address},
        }})
    }

    fn ended(id: &str, time: f64, bytes: u32) -> Value {
        json!({"method": "Network.loadingFinished", "params": {
            "requestId": id, "timestamp": time, "encodedDataLength": bytes,
        }})
    }

    #[test]
    fn requests_that_have_ended_count() {
        let mut network = Network::default();
        assert!(!network.is_still());
        network.take(&[
            sent("1", "http://a/", 10.0),
            ended("1", 10.2, 100),
            sent("2", "data:,", 10.2),
            sent("3", "http://a/b.js", 10.2),
            sent("4", "http://a/c.wasm", 10.5),
            ended("3", 10.4, 20),
        ]);
        assert!(!network.is_still());
        network.take(&[ended("4", 12.0, 3), json!({"method": "Page.frameResized"})]);
        assert!(network.is_still());
        let transferred = |bytes, requests| Transferred { bytes, requests };
        assert_eq!(network.transferred(1000.0), transferred(120.0, 2));
        assert_eq!(network.transferred(2000.0), transferred(123.0, 3));
    }
}
