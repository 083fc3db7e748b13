//! The texts of a course in the page's language: files that are loaded when they are needed.

use super::after_paint::after_updates;
use super::data_file;
use super::effect::effect;
use super::focus;
use super::i18n::use_lang;
use super::lasting;
use super::missing::Missing;
use crate::lessons::{self, CourseTexts};
use crate::words::{Locale, code};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The state of a file.
#[derive(Clone)]
enum Load {
    Pending,
    There(Arc<CourseTexts>),
    Failed,
}

/// A file by its game and its language.
type Name = (&'static str, &'static str);

thread_local! {
    /// Every file that is loaded or being loaded, for as long as the page is open.
    static LOADS: RefCell<BTreeMap<Name, ArcRwSignal<Load>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The texts of a game's course, in the context of a screen. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Words {
    /// The texts of the previous language until those of the page's language are loaded.
    texts: Memo<Option<Arc<CourseTexts>>>,
    are_there: Memo<bool>,
    is_pending: Memo<bool>,
    has_failed: Memo<bool>,
    /// How often loading was tried again.
    tries: RwSignal<u32>,
}

impl Words {
    /// Puts the texts of a game into the context of its screen, and loads them.
    pub fn provide(slug: &'static str) -> Words {
        Words::provide_when(slug, Signal::stored(true))
    }

    /// The same for a screen that works without them: they are loaded when it is idle.
    pub fn provide_later(slug: &'static str) -> Words {
        let wanted = RwSignal::new(false);
        after_updates(move || {
            // The screen may be gone by then.
            let _ = wanted.try_set(true);
        });
        Words::provide_when(slug, wanted.into())
    }

    fn provide_when(slug: &'static str, wanted: Signal<bool>) -> Words {
        let lang = use_lang();
        let tries = RwSignal::new(0);
        let load = Memo::new_with_compare(
            move |_| {
                let again = tries.get() > 0;
                wanted.get().then(|| load(slug, lang.get(), again))
            },
            |_, _| true,
        );
        // A memo without readers would load nothing.
        effect(move || drop(load.get()));
        let now = move || {
            load.get().map_or(Load::Pending, |load| {
                lasting::track(&load);
                load.get_untracked()
            })
        };
        let texts = Memo::new_with_compare(
            move |before: Option<&Option<Arc<CourseTexts>>>| match now() {
                Load::There(texts) => Some(texts),
                Load::Pending | Load::Failed => before.cloned().flatten(),
            },
            |_, _| true,
        );
        let words = Words {
            texts,
            are_there: Memo::new(move |_| texts.with(Option::is_some)),
            is_pending: Memo::new(move |_| matches!(now(), Load::Pending)),
            has_failed: Memo::new(move |_| matches!(now(), Load::Failed)),
            tries,
        };
        provide_context(words);
        words
    }

    /// Whether there are texts, possibly in the previous language.
    pub fn are_there(self) -> bool {
        self.are_there.get()
    }

    /// Whether texts are being loaded, for `aria-busy`.
    pub fn busy(self) -> Option<&'static str> {
        self.is_pending.get().then_some("true")
    }

    /// The text of a key, if it exists and is loaded.
    pub fn find(self, key: &str) -> Option<String> {
        let find = |texts: &Arc<CourseTexts>| texts.find(key).map(str::to_owned);
        self.texts.with(|texts| texts.as_ref().and_then(find))
    }

    /// The text of a key that the course needs.
    pub fn get(self, key: &str) -> String {
        self.find(key).unwrap_or_default()
    }

    /// Loads again what could not be loaded.
    fn try_again(self) {
        self.tries.update(|tries| *tries += 1);
        // The focused button is gone.
        focus::after(&["[data-screen] main"]);
    }
}

/// The texts from the context of the screen.
pub fn use_words() -> Words {
    expect_context()
}

/// The message for texts that could not be loaded. Otherwise empty.
#[component]
pub fn WordsMissing() -> impl IntoView {
    let words = use_words();
    let again = move |()| words.try_again();
    view! {
        <Show when=move || words.has_failed.get()>
            <Missing retry=again/>
        </Show>
    }
}

/// The texts of a game in a language. Starts loading them if needed. With `again`, the browser's cache is not
/// used.
fn load(slug: &'static str, locale: Locale, again: bool) -> ArcRwSignal<Load> {
    let name = (slug, code(locale));
    if let Some(load) = LOADS.with_borrow(|loads| loads.get(&name).cloned()) {
        return load;
    }
    let load = ArcRwSignal::new(Load::Pending);
    LOADS.with_borrow_mut(|loads| loads.insert(name, load.clone()));
    let state = load.clone();
    spawn_local(async move {
        let texts = fetch(name, again).await;
        if texts.is_none() {
            // The next request tries again.
            LOADS.with_borrow_mut(|loads| loads.remove(&name));
        }
        state.set(texts.map_or(Load::Failed, |texts| Load::There(Arc::new(texts))));
    });
    load
}

async fn fetch((slug, language): Name, again: bool) -> Option<CourseTexts> {
    let name = format!("{slug}-{language}");
    let text = data_file::fetch("courses", &name, "json", again).await?;
    CourseTexts::read(lessons::of(slug)?, &text).ok()
}
