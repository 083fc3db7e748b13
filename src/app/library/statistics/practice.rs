//! The puzzles and exercises that were done.

use crate::app::games::{INTROS, home_game};
use crate::app::i18n::{t, use_lang};
use crate::app::progress::use_progress;
use crate::games::words::GameIntro;
use crate::lessons::contents_of;
use crate::narration::done_of;
use crate::session::progress::ProgressKind;
use leptos::prelude::*;

#[component]
pub fn Practice(kind: RwSignal<String>) -> impl IntoView {
    let lang = use_lang();
    let (puzzles, lessons) = (
        use_progress(ProgressKind::Puzzles),
        use_progress(ProgressKind::Lessons),
    );
    let row = move |intro: &'static dyn GameIntro| {
        let slug = intro.slug();
        let has_puzzles = home_game(slug).is_some_and(|game| game.has_puzzles);
        let exercises = contents_of(slug).map(|contents| {
            let keys: Vec<&str> = contents.exercises().collect();
            move || {
                let done = keys.iter().filter(|key| lessons.has(slug, key)).count();
                done_of(lang.get(), done, keys.len())
            }
        });
        view! {
            <tr>
                <th scope="row">{move || intro.name(lang.get())}</th>
                <td>{has_puzzles.then_some(move || puzzles.count(slug))}</td>
                <td>{exercises}</td>
            </tr>
        }
    };
    let rows = move || {
        let kind = kind.get();
        let intros = INTROS.iter().copied();
        let intros = intros.filter(|intro| kind.is_empty() || kind == intro.slug());
        intros.map(row).collect_view()
    };
    view! {
        <table class="tally" data-tally="practice">
            <caption>{t!(lang, statistics.practice)}</caption>
            <thead>
                <tr>
                    <th scope="col">{t!(lang, library.game)}</th>
                    <th scope="col">{t!(lang, statistics.puzzles)}</th>
                    <th scope="col">{t!(lang, statistics.exercises)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
