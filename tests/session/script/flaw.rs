//! Faults that no sentence may have.

/// The fault of a sentence, regardless of its content.
pub fn flaw(sentence: &str) -> Option<String> {
    let flaw = |what: &str| Some(format!("{what}: {sentence}"));
    // An added no-break space makes a screen reader repeat the same sentence.
    let sentence = sentence.trim_end_matches('\u{a0}');
    let first = sentence.chars().next()?;
    let word = sentence.split([' ', ':']).next().unwrap_or_default();
    if sentence.contains("{{") || sentence.contains("}}") {
        return flaw("a placeholder without a value");
    }
    if sentence.contains("  ") || sentence.trim() != sentence {
        return flaw("superfluous spaces");
    }
    if ["..", ",,", " ,", " .", ";.", ":."]
        .iter()
        .any(|one| sentence.contains(one))
    {
        return flaw("wrong punctuation");
    }
    // The names of cells are written in lowercase.
    if first.is_lowercase() && word.chars().all(char::is_alphabetic) {
        return flaw("a small letter at the beginning");
    }
    None
}
