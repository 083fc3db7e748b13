//! The number of requests that a screen waits for one after another.
//!
//! Chromium holds every request before it is sent. When no more requests arrive, all held requests are
//! released at the same time, and the requests made after their responses are the next wave. A preloaded file
//! is requested once, in the wave of its preload. The number of waves after the page itself is the depth.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{BLANK, DevTools, Session};
use crate::page::link;

/// The maximum number of requests one after another after `index.html`.
pub const MAX_DEPTH: usize = 2;

/// After this time without a request, the page is assumed to wait for the held requests. The program starts
/// within this time, and files that wait for the early board are requested sooner (load.js).
const QUIET: Duration = Duration::from_millis(2500);
/// How often the page is asked whether its screen is complete, when no event arrives.
const LOOK: Duration = Duration::from_millis(250);
/// Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

/// An address of the page, and the element that must exist before its screen is complete.
pub struct Visit {
    pub name: &'static str,
    pub fragment: String,
    complete: &'static [&'static str],
}

/// The addresses whose depth is measured.
pub fn visits() -> [Visit; 4] {
    let visit = |name, fragment: &str, complete| Visit {
        name,
        fragment: fragment.to_owned(),
        complete,
    };
    let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
    [
        visit(
            "home",
            "",
            &["[data-screen='home'] [data-game='zoq'] [data-action='play']"],
        ),
        visit(
            "a game's link",
            &link(start, &[]),
            &[
                "[data-screen='game'] [data-board] [data-spot]",
                "[data-action='undo']",
                "[data-action='share']",
            ],
        ),
        visit(
            "a rule",
            "#rules=zoq/goal",
            &["[data-screen='rules'] [data-board]"],
        ),
        visit(
            "a puzzle",
            "#puzzle=pogo/1",
            &[
                "[data-screen='puzzle'] [data-board] [data-spot]",
                "[data-screen='puzzle'] [data-action='hint']",
            ],
        ),
    ]
}

/// The waves of requests before the screen of a visit is complete. The first one is the page itself.
#[derive(Debug)]
pub struct Waves(Vec<Vec<String>>);

impl Waves {
    /// The number of requests one after another, without the page itself.
    pub fn depth(&self) -> usize {
        self.0.len().saturating_sub(1)
    }
}

impl std::fmt::Display for Waves {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, addresses) in self.0.iter().enumerate() {
            let names = addresses
                .iter()
                .map(|one| one.rsplit('/').next().unwrap_or(one));
            writeln!(f, "  {number}: {}", names.collect::<Vec<_>>().join(" "))?;
        }
        Ok(())
    }
}

/// Visits the page at this address with an empty browser cache.
#[track_caller]
pub fn measure(session: &Session, address: &str, visit: &Visit) -> Waves {
    // From the same origin, so that the page runs in the process that the connection is for.
    session.load(&format!("{address}{BLANK}"));
    let mut tools = DevTools::connect(session);
    tools.call("Page.enable", &json!({}));
    tools.call("Network.enable", &json!({}));
    let all = json!({"patterns": [{"urlPattern": "http*", "requestStage": "Request"}]});
    tools.call("Fetch.enable", &all);
    let url = json!({"url": format!("{address}{}", visit.fragment)});
    tools.send("Page.navigate", &url);
    let deadline = Instant::now() + PATIENCE;
    let mut waves = Vec::new();
    let mut sent = HashSet::new();
    while let Some(held) = await_wave(&mut tools, &mut sent, visit, waves.is_empty(), deadline) {
        assert!(
            Instant::now() < deadline,
            "{} is not complete after\n{}",
            visit.name,
            Waves(waves)
        );
        if held.is_empty() {
            continue;
        }
        let mut addresses = Vec::new();
        for request in &held {
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            sent.insert(text(&request["networkId"]));
            addresses.push(text(&request["request"]["url"]));
            tools.send(
                "Fetch.continueRequest",
                &json!({"requestId": request["requestId"]}),
            );
        }
        waves.push(addresses);
    }
    tools.call("Fetch.disable", &json!({}));
    Waves(waves)
}

/// Waits until all released requests have ended and no more requests arrive. Returns the held requests, or `None` if
/// the screen is complete. The first wave is the request of the page alone.
#[track_caller]
fn await_wave(
    tools: &mut DevTools,
    sent: &mut HashSet<String>,
    visit: &Visit,
    is_first: bool,
    deadline: Instant,
) -> Option<Vec<Value>> {
    let mut held = Vec::new();
    let mut last_event = Instant::now();
    loop {
        let Some(mut event) = tools.next_event(LOOK) else {
            if !is_first && is_complete(tools, visit) {
                return None;
            }
            if sent.is_empty() && last_event.elapsed() >= QUIET {
                return Some(held);
            }
            assert!(Instant::now() < deadline, "{sent:?} do not end");
            continue;
        };
        last_event = Instant::now();
        match event["method"].as_str() {
            Some("Fetch.requestPaused") => {
                held.push(event["params"].take());
                if is_first {
                    return Some(held);
                }
            }
            Some("Network.loadingFinished" | "Network.loadingFailed") => {
                if let Some(id) = event["params"]["requestId"].as_str() {
                    sent.remove(id);
                }
            }
            _ => {}
        }
    }
}

fn is_complete(tools: &mut DevTools, visit: &Visit) -> bool {
    let script = format!(
        "document.documentElement.hasAttribute('data-ready')
            && {}.every((one) =>
                Array.from(document.querySelectorAll(one)).some((found) => !found.closest('#painted')))
            && !document.querySelector('main[aria-busy=true]:not([inert] *), [data-missing]')",
        json!(visit.complete)
    );
    let parameters = json!({"expression": script, "returnByValue": true});
    let answer = tools.call("Runtime.evaluate", &parameters);
    answer["result"]["value"] == json!(true)
}
