//! Courses and their texts in the page's language: files that are loaded when they are needed.

use super::after_paint::after_updates;
use super::course::{course_of, keep};
use super::data_file;
use super::focus;
use super::i18n::use_lang;
use super::lazy::lazy;
use super::missing::Missing;
use super::page_signal;
use crate::lessons::{Course, CourseTexts, contents_of};
use crate::words::{Locale, code};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The data that a screen needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Needs {
    /// The course and its texts.
    Course,
    /// The texts of the pieces and the points.
    Texts,
}

/// The state of loading.
#[derive(Clone)]
enum Load {
    Pending,
    Loaded(Arc<CourseTexts>),
    Failed,
}

/// The key of a load: the game and the language.
type Name = (&'static str, &'static str, Needs);

thread_local! {
    /// The data that is loaded or being loaded, kept for as long as the page is open.
    static LOADS: RefCell<BTreeMap<Name, ArcRwSignal<Load>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The texts of a game's course, in the context of a screen. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Words {
    /// The texts of the previous language until the texts of the page's language are loaded.
    texts: Memo<Option<Arc<CourseTexts>>>,
    are_loaded: Memo<bool>,
    is_pending: Memo<bool>,
    has_failed: Memo<bool>,
    /// How often loading was retried.
    tries: RwSignal<u32>,
}

impl Words {
    /// Loads the course of a game and its texts, and puts the texts into the context of the screen. Once they are
    /// loaded, [`course_of`] returns the course.
    pub fn provide(slug: &'static str) -> Words {
        Words::provide_when(slug, Needs::Course, Signal::stored(true))
    }

    /// The same for a screen that needs no course and works without the texts: they are loaded when it is idle.
    pub fn provide_later(slug: &'static str) -> Words {
        let wanted = RwSignal::new(false);
        let words = Words::provide_when(slug, Needs::Texts, wanted.into());
        after_updates(move || {
            // The screen may be gone by then.
            if wanted.try_set(true).is_none() {
                words.start();
            }
        });
        words
    }

    fn provide_when(slug: &'static str, needs: Needs, wanted: Signal<bool>) -> Words {
        let lang = use_lang();
        let tries = RwSignal::new(0);
        let load = Memo::new_with_compare(
            move |_| {
                let bypass_cache = tries.get() > 0;
                wanted
                    .get()
                    .then(|| load(slug, lang.get(), needs, bypass_cache))
            },
            |_, _| true,
        );
        let now = move || {
            load.get().map_or(Load::Pending, |load| {
                page_signal::track(&load);
                load.get_untracked()
            })
        };
        let texts = Memo::new_with_compare(
            move |before: Option<&Option<Arc<CourseTexts>>>| match now() {
                Load::Loaded(texts) => Some(texts),
                Load::Pending | Load::Failed => before.cloned().flatten(),
            },
            |_, _| true,
        );
        let words = Words {
            texts,
            are_loaded: Memo::new(move |_| texts.with(Option::is_some)),
            is_pending: Memo::new(move |_| matches!(now(), Load::Pending)),
            has_failed: Memo::new(move |_| matches!(now(), Load::Failed)),
            tries,
        };
        words.start();
        provide_context(words);
        words
    }

    /// Starts to load the wanted texts, even if nothing shows them yet.
    fn start(self) {
        self.texts.with_untracked(|_| ());
    }

    /// Whether texts are loaded, possibly in the previous language.
    pub fn are_loaded(self) -> bool {
        self.are_loaded.get()
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

    /// Loads again after a failure.
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
    let retry = move |()| words.try_again();
    view! {
        <Show when=move || words.has_failed.get()>
            <Missing retry/>
        </Show>
    }
}

/// The texts of a game in a language. Starts loading them if needed. With `bypass_cache`, the browser's cache is not
/// used.
fn load(slug: &'static str, locale: Locale, needs: Needs, bypass_cache: bool) -> ArcRwSignal<Load> {
    let name = (slug, code(locale), needs);
    let known = |name: &Name| LOADS.with_borrow(|loads| loads.get(name).cloned());
    let is_there = |load: &ArcRwSignal<Load>| matches!(*load.read_untracked(), Load::Loaded(_));
    // The texts that were loaded with the course are enough for every screen.
    let whole = known(&(slug, code(locale), Needs::Course)).filter(is_there);
    if let Some(load) = whole.or_else(|| known(&name)) {
        return load;
    }
    let load = ArcRwSignal::new(Load::Pending);
    LOADS.with_borrow_mut(|loads| loads.insert(name, load.clone()));
    let state = load.clone();
    spawn_local(async move {
        let texts = fetch(name, bypass_cache).await;
        if texts.is_none() {
            // The next request tries again.
            LOADS.with_borrow_mut(|loads| loads.remove(&name));
        }
        state.set(texts.map_or(Load::Failed, |texts| Load::Loaded(Arc::new(texts))));
    });
    load
}

async fn fetch((slug, language, needs): Name, bypass_cache: bool) -> Option<CourseTexts> {
    let texts = data_file::fetch(
        "courses",
        &format!("{slug}-{language}"),
        "json",
        bypass_cache,
    );
    match needs {
        Needs::Course if course_of(slug).is_none() => {
            let course = data_file::fetch("lessons", slug, "json", bypass_cache);
            read(slug, Some(course.await?), texts.await?).await.ok()?
        }
        Needs::Course => read(slug, None, texts.await?).await.ok()?,
        Needs::Texts => {
            let points = contents_of(slug)?.points();
            let keys: Vec<String> = points.map(|key| format!("points.{key}.text")).collect();
            CourseTexts::read(&keys, &texts.await?).ok()
        }
    }
}

lazy! {
    learn: fn read(slug: &'static str, course: Option<String>, texts: String) -> Option<CourseTexts> {
        read_now(slug, course, &texts)
    }
}

/// Reads texts. If their course is not kept already, its file is read first.
fn read_now(slug: &str, course: Option<String>, texts: &str) -> Option<CourseTexts> {
    let course = match course_of(slug) {
        Some(course) => course,
        None => keep(read_course(slug, &course?)?),
    };
    CourseTexts::read(&course.words(), texts).ok()
}

/// Reads the file of a course. None if it is not the course of this game and this version of the page.
fn read_course(slug: &str, json: &str) -> Option<Course> {
    let course = Course::read(json).ok()?;
    contents_of(slug)?.are_of(&course).then_some(course)
}
