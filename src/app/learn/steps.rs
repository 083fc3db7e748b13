//! The exercises of a lesson in a row, with the current one and the solved ones marked.

use crate::app::course_words::use_words;
use crate::app::i18n::{t, use_lang};
use crate::app::progress::use_progress;
use crate::app::scroll;
use crate::games::words::GameWords;
use crate::lessons::{Contents, contents_of};
use crate::narration::exercise_in_lesson;
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use leptos::prelude::*;
use leptos::{ev, html};

#[component]
pub fn Steps(game_words: &'static dyn GameWords, number: usize) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let learnt = use_progress(ProgressKind::Lessons);
    let slug = game_words.slug();
    let step = move |(index, key): (usize, &'static str)| {
        let done = move || learnt.has(slug, key);
        let label = move || {
            let title = words.get(&format!("exercises.{key}.title"));
            exercise_in_lesson(lang.get(), index + 1, title, done())
        };
        view! {
            <li>
                <a
                    class="step"
                    class:step-done=done
                    data-step=key
                    href=Route::exercise(slug, key).href()
                    aria-current=(index == number).then_some("step")
                    aria-label=label
                    title=label
                >
                    {index + 1}
                </a>
            </li>
        }
    };
    let keys = contents_of(slug).into_iter().flat_map(Contents::exercises);
    let steps = keys.enumerate().map(step).collect_view();
    let list = NodeRef::<html::Ol>::new();
    let show_current = |list: web_sys::HtmlOListElement| scroll::within(&list, "[aria-current]");
    list.on_load(show_current);
    let resized = window_event_listener(ev::resize, move |_| {
        if let Some(list) = list.get_untracked() {
            show_current(list);
        }
    });
    on_cleanup(move || resized.remove());
    view! {
        <nav aria-label=t!(lang, learn_page.exercises)>
            <ol class="steps" node_ref=list>{steps}</ol>
        </nav>
    }
}
