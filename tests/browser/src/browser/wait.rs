//! Waits for a condition in the page. The loop runs in the page itself.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;

use super::session::{ANSWER, Session, give_up};

/// A long limit, which only failures reach.
const PATIENCE: Duration = Duration::from_secs(30);

/// Checks every few milliseconds, and at the end returns the last result. After a panic of the page it
/// stops, except when waiting for the page's message about the panic.
const LOOK: &str = r"
    const rest = Array.from(arguments);
    const done = rest.pop();
    const patience = rest.shift();
    const check = function () { CHECK };
    const start = performance.now();
    const refused = (seen) => seen !== null && typeof seen === 'object' && 'not' in seen;
    const panicked = () =>
        ![check, ...rest].join().includes('#panic') && document.querySelector('#panic')?.dataset.message;
    (function look() {
        let seen = null;
        let error = null;
        try { seen = check.apply(null, rest); } catch (thrown) { error = String(thrown); }
        if (seen && !refused(seen)) {
            done({ seen });
        } else if (panicked()) {
            done({ late: panicked() });
        } else if (performance.now() - start > patience) {
            done({ late: error ?? (refused(seen) ? seen.not : seen) });
        } else {
            setTimeout(look, 10);
        }
    })();
";

impl Session {
    /// Waits until the body of a function returns a true value, and returns it. A check that fails may return
    /// its result as `{ not: ... }`.
    #[track_caller]
    pub fn until(&self, what: &str, check: &str, arguments: Vec<Value>) -> Value {
        self.until_within(PATIENCE, what, check, arguments)
    }

    #[track_caller]
    pub fn until_within(
        &self,
        patience: Duration,
        what: &str,
        check: &str,
        arguments: Vec<Value>,
    ) -> Value {
        let deadline = Instant::now() + patience;
        let script = LOOK.replace("CHECK", check);
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let mut all = vec![json!(left.as_millis() as u64)];
            all.extend(arguments.iter().cloned());
            let look = self.web.execute_async(script.as_str(), all);
            let answer = self.within(left + ANSWER, what, async {
                Ok(look.await?.json().clone())
            });
            match answer {
                Ok(answer) => match (answer.get("seen"), answer.get("late")) {
                    (Some(seen), _) => return seen.clone(),
                    // Firefox gives no answer if the page changes while the script runs.
                    (None, None) if Instant::now() < deadline => {}
                    (None, late) => panic!("waited {patience:?} for {what}, saw {late:?}"),
                },
                // The page changed while the script was running, for example by a reload.
                Err(error) if is_gone(&error) && Instant::now() < deadline => {}
                Err(error) => give_up(what, &error),
            }
        }
    }
}

fn is_gone(error: &thirtyfour::error::WebDriverError) -> bool {
    let text = match &**error {
        WebDriverErrorInner::JavascriptError(info)
        | WebDriverErrorInner::UnknownError(info)
        | WebDriverErrorInner::NoSuchWindow(info)
        | WebDriverErrorInner::NoSuchFrame(info)
        | WebDriverErrorInner::NotInSpec(info) => info.to_string(),
        _ => return false,
    };
    [
        "unload",
        "navigat",
        "destroyed",
        "discarded",
        "execution context",
    ]
    .iter()
    .any(|part| text.to_lowercase().contains(part))
}
