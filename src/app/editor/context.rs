//! The editor of a screen.

use crate::app::address;
use crate::app::board_number::next_number;
use crate::app::i18n::{Lang, use_lang};
use crate::games::editor_of;
use crate::games::words::{EditorWords, GameWords};
use crate::narration::editor_message_text;
use crate::play::{GameText, Kind};
use crate::session::editor::{EditorEffect, EditorIntent, EditorModel, draft_address};
use crate::session::route::Route;
use leptos::prelude::*;
use leptos::svg::Svg;

/// An editor on the page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Editor {
    pub game_words: &'static dyn GameWords,
    pub words: &'static dyn EditorWords,
    /// The number of its board.
    pub number: u32,
    model: RwSignal<EditorModel, LocalStorage>,
    /// The text that is read out.
    pub announcement: RwSignal<String>,
    /// The drawing of its board.
    pub svg: NodeRef<Svg>,
    /// The index of the piece that is dragged from the palette, and where the pointer is in the window.
    pub dragged: RwSignal<Option<(usize, (f64, f64))>>,
    lang: Lang,
}

impl Editor {
    /// The editor of a game for an address part. None if the game has no editor.
    pub fn open(game_words: &'static dyn GameWords, edited: &str) -> Option<Editor> {
        let (kind, words) = (game_words.kind(), editor_of(game_words.slug())?);
        let model = EditorModel::open(kind, words, edited)?;
        Some(Editor {
            game_words,
            words,
            number: next_number(),
            model: RwSignal::new_local(model),
            announcement: RwSignal::new(String::new()),
            svg: NodeRef::new(),
            dragged: RwSignal::new(None),
            lang: use_lang(),
        })
    }

    pub fn kind(self) -> &'static dyn Kind {
        self.game_words.kind()
    }

    pub fn send(self, intent: EditorIntent) {
        let (mut effects, mut announcements) = (Vec::new(), Vec::new());
        self.model
            .update(|model| model.update(intent, &mut effects));
        for effect in effects {
            match effect {
                EditorEffect::Changed => {
                    let edited =
                        |model: &EditorModel| draft_address(self.kind(), self.words, model.draft());
                    let edited = self.model.with_untracked(edited);
                    let slug = self.game_words.slug().to_owned();
                    address::set(&Route::Edit(slug, edited));
                }
                EditorEffect::Say(message) => {
                    let words = self.model.with_untracked(|model| {
                        editor_message_text(self.game_words, self.lang.now(), model, &message)
                    });
                    announcements.push(words);
                }
            }
        }
        if !announcements.is_empty() {
            self.announcement.set(announcements.join(" "));
        }
    }

    /// Reads the model, reactive.
    pub fn with<T>(self, read: impl FnOnce(&EditorModel) -> T) -> T {
        self.model.with(read)
    }

    /// Reads the model once.
    pub fn now<T>(self, read: impl FnOnce(&EditorModel) -> T) -> T {
        self.model.with_untracked(read)
    }

    /// A value of the model, for views that depend on nothing else.
    pub fn memo<T>(self, read: impl Fn(&EditorModel) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.with(&read))
    }

    /// The text of a game that starts from the position. None as long as it is not legal.
    pub fn game_text(self) -> Option<GameText> {
        let text = self.now(|model| {
            let position = model.position()?;
            Some(GameText {
                game: self.game_words.slug().to_owned(),
                options: position.options(),
                start: Some(position.text()),
                ..GameText::default()
            })
        });
        // The usual start is not written.
        self.kind().open(&text?).ok().map(|record| record.text())
    }
}
