//! The library on the page: its model, its list, and its effects.

use super::export;
use super::place::ListPlace;
use super::styled::load_styles;
use super::title::title;
use crate::app::address;
use crate::app::after_paint::{after_paint, after_updates};
use crate::app::focus;
use crate::app::games::INTROS;
use crate::app::i18n::{Lang, use_lang};
use crate::app::kept_library::KeptLibrary;
use crate::app::saved_games::{SavedGames, use_saved_games};
use crate::app::screen::{CurrentScreen, use_screen};
use crate::app::set_if_changed::SetIfChanged;
use crate::narration::library_search_text;
use crate::session::library::{
    LibraryEffect, LibraryMessage, LibraryModel, LibraryQuery, ListTop, RowText,
};
use crate::session::route::Route;
use crate::words::Locale;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A list with at most this many games is read again before it is shown, which takes hardly any time.
const SHORT: usize = 100;

/// The library of the page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Library {
    model: RwSignal<LibraryModel, LocalStorage>,
    pub place: ListPlace,
    /// Whether the rows are up to date.
    pub is_read: RwSignal<bool>,
    /// The result of the last export.
    pub exported: RwSignal<Option<export::ExportState>>,
    /// The rows whose boards are not made yet.
    boards: StoredValue<Vec<RwSignal<bool>>>,
    pub games: SavedGames,
    kept: KeptLibrary,
    lang: Lang,
    /// The language in which games are searched.
    searched_in: StoredValue<Locale>,
    /// How often everything had been deleted when the list was shown last.
    deletions: StoredValue<u32>,
    screen: CurrentScreen,
}

impl Library {
    /// Puts the library into the context of its screen. While it is shown, it follows changes by other tabs.
    pub fn provide(kept: KeptLibrary) -> Library {
        let lang = use_lang();
        let kinds = INTROS.iter().map(|intro| intro.slug());
        let model = LibraryModel::new(kinds.collect(), row_text(lang.now()));
        let library = Library {
            model: RwSignal::new_local(model),
            place: ListPlace::new(),
            is_read: RwSignal::new(false),
            exported: RwSignal::new(None),
            boards: StoredValue::new(Vec::new()),
            games: use_saved_games(),
            kept,
            lang,
            searched_in: StoredValue::new(lang.now()),
            deletions: StoredValue::new(0),
            screen: use_screen(),
        };
        provide_context(library);
        let is_shown = move || untrack(|| kept.is_shown());
        let elsewhere = window_event_listener(ev::storage, move |event| {
            if is_shown() && SavedGames::is_about_games(event.key().as_deref()) {
                library.refresh();
            }
        });
        let resized = window_event_listener(ev::resize, move |_| library.measure());
        on_cleanup(move || {
            elsewhere.remove();
            resized.remove();
        });
        kept.on_shown(Callback::new(move |()| library.show_again()));
        // The first frame does not wait for all games.
        let newest = library.games.newest_library_rows();
        let is_whole = newest.is_none();
        let rows = newest.unwrap_or_else(|| library.games.library_rows());
        library.send(LibraryMessage::Rows(rows));
        if is_shown() {
            library.show(is_whole);
        }
        library
    }

    /// Shows the list as it was when it was hidden, without the messages about an export or a deletion.
    fn show_again(self) {
        self.exported.set_if_changed(None);
        if self.model.with_untracked(LibraryModel::has_message) {
            self.send(LibraryMessage::ForgetDeleted);
        }
        let is_short = self
            .model
            .with_untracked(|model| model.rows().len() <= SHORT);
        let is_read = is_short || self.deletions.get_value() != self.games.deletions();
        if is_read {
            self.read_rows();
        }
        self.show(is_read);
    }

    /// The list is shown. Changes are read next, unless its rows have just been read.
    fn show(self, is_read: bool) {
        load_styles();
        self.deletions.set_value(self.games.deletions());
        self.is_read.set(is_read);
        self.search_in(self.lang.now());
        after_updates(move || {
            self.measure();
            if !is_read {
                self.read_rows();
            }
            self.bring_up_to_date();
            self.focus_opened();
        });
        self.games.pack_when_idle();
    }

    /// Reads the model, reactive.
    pub fn with<T>(self, read: impl FnOnce(&LibraryModel) -> T) -> T {
        self.model.with(read)
    }

    pub fn send(self, message: LibraryMessage) {
        let mut effects = Vec::new();
        self.model
            .update(|model| model.update(message, &mut effects));
        for effect in effects {
            self.run(effect);
        }
    }

    /// Shows other games, or the games in another order. They are searched in the language of the page.
    pub fn ask(self, query: LibraryQuery) {
        self.search_in(self.lang.now());
        self.send(LibraryMessage::Query(query));
    }

    fn search_in(self, locale: Locale) {
        if self.searched_in.get_value() != locale {
            self.searched_in.set_value(locale);
            self.send(LibraryMessage::Texts(row_text(locale)));
        }
    }

    /// Measures the list, once it is on the page and after its size has changed.
    pub fn measure(self) {
        // A hidden list has no layout.
        if !self.kept.is_skipped()
            && let Some(active) = self.model.try_with_untracked(LibraryModel::active)
        {
            self.place.measure(active);
        }
    }

    /// Reads the rows, and again once they are up to date.
    fn refresh(self) {
        self.read_rows();
        self.bring_up_to_date();
    }

    /// Reads the rows again if some were not up to date. Games whose rules cannot be loaded are shown as they were.
    fn bring_up_to_date(self) {
        spawn_local(async move {
            let is_changed = self.games.refresh().await.unwrap_or(false);
            // Reading ten thousand games takes a while.
            if is_changed {
                self.read_rows();
            }
            self.is_read.set_if_changed(true);
        });
    }

    /// Makes boards in the next frames, one in each, the last requested one first: a list that scrolls fast does not
    /// wait for boards that are already out of sight.
    pub fn make_board_soon(self, is_made: RwSignal<bool>) {
        let is_waiting = self.boards.with_value(|boards| !boards.is_empty());
        self.boards.update_value(|boards| boards.push(is_made));
        if !is_waiting {
            self.make_boards();
        }
    }

    fn make_boards(self) {
        request_animation_frame(move || {
            let mut is_made = false;
            while !is_made {
                let Some(next) = self.boards.try_update_value(Vec::pop).flatten() else {
                    after_paint(move || self.kept.set_drawn());
                    return;
                };
                // A row may be gone.
                is_made = next.try_set(true).is_none();
            }
            self.make_boards();
        });
    }

    /// Reads the rows again. The list keeps its place, and the focus.
    fn read_rows(self) {
        let measures = self.place.measures.get_untracked();
        let top = self
            .model
            .with_untracked(|model| ListTop::of(model, &measures));
        let is_focused = self.place.is_focused();
        self.send(LibraryMessage::Rows(self.games.library_rows()));
        let to = self
            .model
            .with_untracked(|model| top?.scrolled(model, &measures));
        if let Some(to) = to.filter(|to| to.total_cmp(&measures.scrolled).is_ne()) {
            self.place.scroll_soon(to);
        }
        // A row is made again when it moves to another place.
        if is_focused {
            self.place.focus_soon();
        }
    }

    fn run(self, effect: LibraryEffect) {
        match effect {
            LibraryEffect::Open(id) => address::go(&Route::Game(id)),
            LibraryEffect::Delete(rows) => self.games.remove_all(rows, move |removed, is_done| {
                self.send(LibraryMessage::Deleted(removed));
                if !is_done {
                    self.send(LibraryMessage::NotDeleted);
                }
                self.refresh();
                self.place.focus_soon();
            }),
            LibraryEffect::PutBack(removed) => self.games.put_back(removed, move |left| {
                if !left.is_empty() {
                    self.send(LibraryMessage::NotPutBack(left));
                }
                self.refresh();
                self.place.focus_soon();
            }),
            LibraryEffect::Export(ids) => export::save_games(self.games, ids, self.exported),
            LibraryEffect::ShowPointed => self.show_pointed(),
            LibraryEffect::ShowFirst => self.place.scroll_to(0.0),
        }
    }

    fn show_pointed(self) {
        let active = self.model.with_untracked(LibraryModel::active);
        let measures = self.place.measures.get_untracked();
        if let Some(to) = measures.scroll_to(active) {
            self.place.scroll_to(to);
        }
        focus::move_to(".library-row[tabindex='0']");
    }

    /// When the player returns from a game, the focus goes to the active row, which is the row of that game, or to the
    /// first row in sight if the active row is not in sight.
    fn focus_opened(self) {
        if !self.screen.comes_from_game() {
            return;
        }
        let (active, count) = self
            .model
            .with_untracked(|model| (model.active(), model.len()));
        let measures = self.place.measures.get_untracked();
        if !measures.shows(active) {
            self.send(LibraryMessage::Point(measures.first_shown(count)));
        }
        self.place.focus_soon();
    }
}

/// The search text of a game.
fn row_text(locale: Locale) -> RowText {
    RowText::new(move |row| library_search_text(locale, row, &title(row, locale)))
}

/// The library from the context.
pub fn use_library() -> Library {
    expect_context()
}
