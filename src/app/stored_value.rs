//! The settings and the progress in storage. The code that reads and writes their JSON is a separate part, which home does
//! not load on a first visit, when nothing is stored.

use super::lazy::{Part, lazy_code, load};
use super::loading::{NotLoaded, end_of, now_or_later};
use super::local_store::LocalStore;
use crate::play::stored::Unreadable;
use crate::session::StorageError;
use crate::session::progress::{Progress, ProgressKind};
use crate::session::settings::Settings;
use crate::session::storage::keys::{ALL, NEW, OLD, aside_key};
use crate::session::storage::{Found, KeyStore, NotWritten, read_new, read_old, write_new};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::spawn_local;

/// The name under which the settings are stored.
pub const SETTINGS: &str = "settings";

/// The values that are stored under a name.
pub struct StoredForms<T> {
    /// In the form of this page.
    pub new: Option<T>,
    /// In the first form. A page of an earlier version may still write it.
    pub old: Option<T>,
    /// A value could not be read.
    pub unread: Option<Unreadable>,
}

impl<T> StoredForms<T> {
    const NOTHING: StoredForms<T> = StoredForms {
        new: None,
        old: None,
        unread: None,
    };
}

/// The stored values when the page starts.
pub struct StoredValues {
    pub settings: StoredForms<Settings>,
    /// In the order of [`ProgressKind::ALL`].
    pub progress: [StoredForms<Progress>; 4],
}

/// Why a value was not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotStored {
    Storage(StorageError),
    /// The part of the page that writes it could not be loaded.
    PartMissing,
}

impl From<NotLoaded> for NotStored {
    fn from(_: NotLoaded) -> NotStored {
        NotStored::PartMissing
    }
}

/// Reads everything.
///
/// # Errors
/// If something is stored, and the part that reads it could not be loaded.
pub async fn read_all() -> Result<StoredValues, NotLoaded> {
    let [lessons, puzzles, days, levels] = ProgressKind::ALL;
    Ok(StoredValues {
        settings: read_settings().await?,
        progress: [
            read_progress(lessons).await?,
            read_progress(puzzles).await?,
            read_progress(days).await?,
            read_progress(levels).await?,
        ],
    })
}

/// Reads the settings.
///
/// # Errors
/// If settings are stored, and the part that reads them could not be loaded.
pub async fn read_settings() -> Result<StoredForms<Settings>, NotLoaded> {
    match is_there(SETTINGS) {
        true => stored_settings().await,
        false => Ok(StoredForms::NOTHING),
    }
}

/// Reads the progress of a kind.
///
/// # Errors
/// If progress is stored, and the part that reads it could not be loaded.
pub async fn read_progress(kind: ProgressKind) -> Result<StoredForms<Progress>, NotLoaded> {
    match is_there(kind.key()) {
        true => stored_progress(kind).await,
        false => Ok(StoredForms::NOTHING),
    }
}

/// Writes the current settings once the part that writes them is loaded.
///
/// # Errors
/// If they were not stored.
pub async fn write_settings(now: impl FnOnce() -> Settings) -> Result<(), NotStored> {
    load(Part::stored).await?;
    let settings = now();
    // They were deleted meanwhile.
    if settings == Settings::default() && !is_there(SETTINGS) {
        return Ok(());
    }
    store_settings(settings).await?.map_err(NotStored::Storage)
}

/// Writes the current progress of a kind once the part that writes it is loaded.
///
/// # Errors
/// If it was not stored.
pub async fn write_progress(
    kind: ProgressKind,
    now: impl FnOnce() -> Progress,
) -> Result<(), NotStored> {
    load(Part::stored).await?;
    let progress = now();
    // It was deleted meanwhile.
    if progress.is_empty() {
        return Ok(());
    }
    let stored = store_progress(kind, progress).await?;
    stored.map_err(NotStored::Storage)
}

/// Acts on the result of a future: immediately if the part that it needs is loaded.
pub fn when_done<T: 'static>(
    future: impl Future<Output = T> + 'static,
    act: impl FnOnce(T) + 'static,
) {
    match now_or_later(future) {
        Ok(now) => act(now),
        Err(later) => spawn_local(async { act(end_of(Err(later)).await) }),
    }
}

lazy_code! {
    stored: fn stored_settings() -> StoredForms<Settings> { read(SETTINGS) }

    stored: fn stored_progress(kind: ProgressKind) -> StoredForms<Progress> { read(kind.key()) }

    stored: fn store_settings(settings: Settings) -> Result<(), StorageError> { write(SETTINGS, &settings) }

    stored: fn store_progress(kind: ProgressKind, progress: Progress) -> Result<(), StorageError> {
        // Another tab may have stored something since this tab has read it.
        let StoredForms { new, old, .. } = read::<Progress>(kind.key());
        let mut all = progress;
        for stored in [new, old].into_iter().flatten() {
            all.merge(stored);
        }
        write(kind.key(), &all)
    }
}

fn read<T: DeserializeOwned>(name: &str) -> StoredForms<T> {
    let new: Found<T> = read_new(&mut LocalStore, name);
    let old: Found<T> = read_old(&mut LocalStore, name);
    StoredForms {
        new: new.value,
        old: old.value,
        unread: new.unread.or(old.unread),
    }
}

/// If a value cannot be read and cannot be set aside either, this counts as full storage.
fn write<T: Serialize + DeserializeOwned>(name: &str, value: &T) -> Result<(), StorageError> {
    match write_new(&mut LocalStore, name, value) {
        Ok(_) => Ok(()),
        Err(NotWritten::NoStore(error)) => Err(error),
        Err(NotWritten::Unreadable(_)) => Err(StorageError::Full),
    }
}

/// Whether a storage event for this key (None if everything was removed) is about the value with this name.
#[must_use]
pub fn is_about(key: Option<&str>, name: &str) -> bool {
    let is_its = |key: &str| {
        let own = key.strip_prefix(NEW).or_else(|| key.strip_prefix(OLD));
        own == Some(name)
    };
    key.is_none_or(is_its)
}

/// Whether a value with this name is stored, in either form.
fn is_there(name: &str) -> bool {
    has(&format!("{NEW}{name}")) || has(&format!("{OLD}{name}"))
}

/// Whether a value with this name was set aside because it is damaged.
#[must_use]
pub fn is_set_aside(name: &str) -> bool {
    let aside = |prefix: &str| aside_key(1, &format!("{prefix}{name}"));
    has(&aside(NEW)) || has(&aside(OLD)) || has(&format!("{ALL}v1/aside/1/{name}"))
}

fn has(key: &str) -> bool {
    matches!(LocalStore.get(key), Ok(Some(_)))
}
