//! Plain scripts of the events of a game: the player's actions, the engine's answers, another tab's actions, and the
//! expected results. A line is a verb and its words; `#` begins a comment.
//!
//! ```text
//! game breakthrough
//! computer black 3
//! open
//! play b2-b3
//! expect asked move
//! engine move b4-b3
//! wait
//! expect moves b2-b3 b4-b3
//! expect en status White to move
//! ```
//!
//! Texts are expected in a language: `status` (what the game waits for, or the effect of the last touch), `pointed`
//! (about the place under the pointer), `shown` (below the board), `polite` and `read-out` (by a screen reader when it
//! is idle, and immediately), `result`, `help`, and `place-a1` (the name of a place for screen readers).

mod act;
mod course_texts;
mod effects;
mod engine;
mod facts;
mod flaw;
mod places;
mod run;
mod said;
mod sentences;
mod tabs;
mod time;
mod values;

#[allow(unused_imports, reason = "the page's runner uses it")]
pub use act::intents;
#[allow(unused_imports, reason = "tests of sentences use it")]
pub use course_texts::course_texts;
#[allow(unused_imports, reason = "tests of sentences use it")]
pub use flaw::flaw;
#[allow(unused_imports, reason = "the page's runner uses it")]
pub use places::{place_names, places};
pub use run::ScriptRun;
#[allow(unused_imports, reason = "the page's runner uses it")]
pub use sentences::sentence;

/// A line of a script.
#[derive(Clone, Debug)]
pub struct Line {
    pub number: usize,
    pub verb: String,
    pub words: Vec<String>,
}

/// The lines of a script.
#[must_use]
pub fn lines(script: &str) -> Vec<Line> {
    let lines = (1..).zip(script.lines());
    let read = lines.filter_map(|(number, text)| {
        let text = text.split('#').next().unwrap_or_default();
        let mut words = text.split_whitespace().map(str::to_owned);
        Some(Line {
            number,
            verb: words.next()?,
            words: words.collect(),
        })
    });
    read.collect()
}
