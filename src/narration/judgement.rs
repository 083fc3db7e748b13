//! Whether an answer to an exercise or a puzzle is right, and why.

/// Whether an answer is right, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// `solved`, `shown`, `wrong` or `failed`.
    pub kind: &'static str,
    pub headline: String,
    pub why: String,
}
