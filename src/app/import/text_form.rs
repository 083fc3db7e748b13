//! The model of the form, and its effects.

use super::context::OpenedFile;
use crate::app::address;
use crate::app::games::{self, INTROS};
use crate::app::idle::pause;
use crate::app::loading::NotLoaded;
use crate::app::saved_games::imported::SharedAdder;
use crate::app::saved_games::{SavedGames, use_saved_games};
use crate::games::readable_game;
use crate::play::import::ReadableGame;
use crate::session::import::{FileFault, ImportEffect, ImportMessage, ImportModel};
use crate::session::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// The form of the dialog. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct TextForm {
    pub model: RwSignal<ImportModel, LocalStorage>,
    /// The file that is read.
    file: StoredValue<Option<File>, LocalStorage>,
    /// Adds the games of a text that has several.
    adder: StoredValue<SharedAdder, LocalStorage>,
    open: RwSignal<bool>,
    games: SavedGames,
}

impl TextForm {
    /// A form without a text. `open` is whether its dialog is open.
    pub fn new(open: RwSignal<bool>) -> TextForm {
        TextForm {
            model: RwSignal::new_local(ImportModel::new()),
            file: StoredValue::new_local(None),
            adder: StoredValue::new_local(SharedAdder::default()),
            open,
            games: use_saved_games(),
        }
    }

    pub fn send(self, message: ImportMessage) {
        let mut effects = Vec::new();
        // An answer may arrive after the dialog was closed.
        let is_there = self
            .model
            .try_update(|model| model.update(message, &mut effects));
        if is_there.is_some() {
            for effect in effects {
                self.run(effect);
            }
        }
    }

    /// Closes the dialog.
    pub fn close(self) {
        self.open.set(false);
    }

    /// Reads a file that was chosen in the form.
    pub fn read_file(self, file: File) {
        let bytes = file.size();
        self.file.set_value(Some(file));
        self.send(ImportMessage::File { bytes });
    }

    /// Takes a file from another source.
    pub fn take(self, given: OpenedFile) {
        self.send(match given {
            OpenedFile::File(file) => {
                let bytes = file.size();
                self.file.set_value(Some(file));
                ImportMessage::Given { bytes }
            }
            OpenedFile::Unreadable => ImportMessage::NoFile(FileFault::Unreadable),
            OpenedFile::Several => ImportMessage::NoFile(FileFault::Several),
        });
    }

    fn run(self, effect: ImportEffect) {
        match effect {
            ImportEffect::LoadGames(named) => spawn_local(async move {
                self.send(ImportMessage::Loaded(load_games(named).await.ok()));
            }),
            ImportEffect::ReadFile => {
                let file = self.file.get_value();
                spawn_local(async move {
                    let text = match file {
                        Some(file) => JsFuture::from(file.text()).await.ok(),
                        None => None,
                    };
                    let text = text.and_then(|text| text.as_string());
                    self.send(ImportMessage::FileRead(text));
                });
            }
            ImportEffect::Open(game) => {
                let id = self.games.begin_imported(*game);
                self.open.set(false);
                address::go(&Route::Game(id));
            }
            ImportEffect::Add(games) => {
                let adder = self.adder.get_value();
                spawn_local(async move {
                    let added = self.games.add_imported(games, adder).await;
                    pause().await;
                    match added {
                        Some(added) if !self.model.is_disposed() => {
                            self.send(ImportMessage::Added(added));
                        }
                        // Nothing more is added once the dialog is closed.
                        _ => self.games.all_added(),
                    }
                });
            }
            ImportEffect::AllAdded => {
                // The next games are compared with the games stored at that time.
                self.adder.set_value(SharedAdder::default());
                self.games.all_added();
            }
        }
    }
}

/// The rules for reading texts of this game, or of every game.
async fn load_games(named: Option<String>) -> Result<Vec<ReadableGame>, NotLoaded> {
    let slugs: Vec<String> = match named {
        Some(slug) => vec![slug],
        None => INTROS.iter().map(|intro| intro.slug().to_owned()).collect(),
    };
    let mut loaded = Vec::new();
    for slug in slugs {
        let words = games::load(&slug).await?;
        loaded.extend(words.map(readable_game));
    }
    Ok(loaded)
}
