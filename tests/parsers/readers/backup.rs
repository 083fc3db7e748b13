//! Files with everything that a browser has stored.

use super::common::refused;
use super::finished::RULES;
use super::memory_store::MemoryStore;
use tablero::session::backup::{Backup, Restored, read_backup, restore, write_backup};
use tablero::session::storage::GameStorage;

/// Whether a backup is undamaged, though perhaps cut off. The contents of a damaged one are imported into a browser
/// once, and exported unchanged.
pub fn backup(text: &str) -> bool {
    let backup = match read_backup(text) {
        Ok(backup) => backup,
        Err(error) => return refused(&error),
    };
    let is_undamaged = backup.damaged == 0;
    let mut store = MemoryStore::default();
    let first = bring(backup.clone(), &mut store);
    assert_eq!(first.not_stored, None);
    let again = bring(backup, &mut store);
    assert_eq!(
        (again.added, again.extended, again.solved),
        (0, 0, 0),
        "{text:.200}"
    );
    let written = write_backup(&mut GameStorage::default(), &mut store).expect("a store");
    let read = read_backup(&written).expect("what is written is read");
    assert_eq!(
        (read.damaged, read.is_cut_off),
        (0, false),
        "{written:.200}"
    );
    is_undamaged
}

fn bring(backup: Backup, store: &mut MemoryStore) -> Restored {
    let mut number = 0;
    let mut names = std::iter::repeat_with(|| {
        number += 1;
        format!("n{number}")
    });
    restore(
        backup,
        &mut GameStorage::default(),
        store,
        &mut names,
        RULES,
    )
}
