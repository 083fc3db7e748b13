//! Finished games in lines and pages.

use tablero::games;
use tablero::games::CODE_RULES;
use tablero::session::storage::keys::finished_key;
use tablero::session::storage::{
    CodedRules, FinishedLine, FinishedPage, GameStorage, KeyStore, NoGame, checksum, lines_with_id,
    put_lines,
};

use super::memory_store::MemoryStore;

pub const RULES: CodedRules = CodedRules {
    kind: games::kind,
    codes: CODE_RULES,
};

/// The line of a finished game, with the checksum that matches its content, and a game that the rules allow.
pub fn line(text: &str) -> bool {
    let said = text.rsplit_once('|').map_or(text, |(said, _)| said);
    let fitting = format!("{said}|{:06x}", checksum(said) & 0xff_ffff);
    assert!(FinishedLine::read(text).is_none() || text == fitting);
    let Some(line) = FinishedLine::read(&fitting) else {
        return false;
    };
    let printed = line.to_string();
    let again = FinishedLine::read(&printed).expect("what is written is read");
    assert_eq!(again, line, "{text:.200}");
    match line.saved_game(RULES) {
        Ok(game) => games::resume(&game).is_some(),
        Err(NoGame::NoRules) => {
            assert!(games::kind(line.game).is_none());
            false
        }
        Err(NoGame::Unreadable(_)) => false,
    }
}

/// A page of finished games. From a damaged page, undamaged lines are read. Adding a line does not lose the page.
pub fn page(text: &str) -> bool {
    let mut store = MemoryStore::default();
    let key = finished_key(1);
    store.0.insert(key.clone(), text.to_owned());
    let _ = lines_with_id(&store, "a");
    let list = GameStorage::default().finished(&store).expect("a store");
    let Ok(page) = FinishedPage::read(text) else {
        assert!(list.rows.is_empty() && list.unread.is_some());
        return false;
    };
    let mut lines = page
        .lines
        .iter()
        .filter_map(|line| FinishedLine::read(line));
    let new = lines
        .next_back()
        .and_then(|line| line.renamed("new-name", Vec::new()));
    if let Some(new) = new {
        let put = put_lines(&mut store, std::slice::from_ref(&new));
        assert_eq!(put, [Ok(())], "{text:.200}");
        let is_there = store.0.values().any(|value| value.contains(&new.text));
        assert!(is_there, "{text:.200}");
        let is_kept = |value: &String| value == text;
        let now = store.get(&key).expect("a store").unwrap_or_default();
        let has_all = page.lines.iter().all(|line| now.contains(line));
        assert!(
            page.is_whole && has_all || store.0.values().any(is_kept),
            "{text:.200}"
        );
    }
    let is_whole = |line: &&str| FinishedLine::read(line).is_some();
    page.is_whole && !page.lines.is_empty() && page.lines.iter().all(is_whole)
}
