//! All puzzles of a game by difficulty, with marks on those that are solved.

use super::lists;
use crate::app::document_title;
use crate::app::games;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::missing::Missing;
use crate::app::progress::use_progress;
use crate::games::words::GameIntro;
use crate::narration::puzzle_in_list;
use crate::play::grade_of_line;
use crate::search::GRADES;
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The state of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Load {
    Pending,
    There,
    Failed,
}

#[component]
pub fn PuzzleListScreen(slug: &'static str) -> impl IntoView {
    let lang = use_lang();
    // The address was already checked.
    let intro = games::intro(slug).expect("a game with puzzles");
    let numbers = RwSignal::new(Vec::<(u64, u8)>::new());
    let load = RwSignal::new(Load::Pending);
    let fetch = move |again: bool| {
        load.set(Load::Pending);
        spawn_local(async move {
            let list = lists::list(slug, again).await;
            let state = match &list {
                Ok(list) => {
                    let grades = (1..).zip(list.lines().map(grade_of_line));
                    let graded = grades.filter_map(|(number, grade)| Some((number, grade?)));
                    // The screen may be gone by then.
                    let _ = numbers.try_set(graded.collect());
                    Load::There
                }
                Err(_) => Load::Failed,
            };
            let _ = load.try_set(state);
        });
    };
    fetch(false);
    let title = move |locale| say!(locale, puzzle.of_game, game = intro.name(locale));
    document_title::follow(move |locale| format!("{} – Tablero", title(locale)));
    let again = move |()| fetch(true);
    view! {
        <div class="screen rules-screen puzzle-list-screen" data-screen="puzzles">
            <Header screen=HeaderScreen::Puzzles(intro)/>
            <main class="rules" tabindex="-1" aria-busy=move || (load.get() == Load::Pending).then_some("true")>
                <h1>{move || title(lang.get())}</h1>
                <p class="rules-buttons">
                    <a class="button button-main" data-action="puzzles" href=Route::next_puzzle(slug).href()>
                        {t!(lang, action.next_puzzle)}
                    </a>
                    <a class="button" data-action="today" href=Route::puzzle_today(slug).href()>
                        {t!(lang, puzzle.todays)}
                    </a>
                    <a class="button" data-action="days" href=Route::Days.href()>
                        {t!(lang, page.calendar)}
                    </a>
                </p>
                <Show when=move || load.get() == Load::Failed>
                    <Missing retry=again/>
                </Show>
                {move || {
                    let numbers = numbers.get();
                    let grade = move |grade: u8| {
                        let of_grade = numbers.iter().filter(|(_, of)| *of == grade);
                        let numbers: Vec<u64> = of_grade.map(|(number, _)| *number).collect();
                        (!numbers.is_empty()).then(|| view! { <GradeView intro grade numbers/> })
                    };
                    GRADES.map(grade).collect_view()
                }}
            </main>
        </div>
    }
}

/// The puzzles of a grade, collapsed unless the next puzzle is among them.
#[component]
fn GradeView(intro: &'static dyn GameIntro, grade: u8, numbers: Vec<u64>) -> impl IntoView {
    let lang = use_lang();
    let solved = use_progress(ProgressKind::Puzzles);
    let slug = intro.slug();
    let is_solved = move |number: u64| solved.has(slug, &number.to_string());
    let all = numbers.len();
    let of_grade = numbers.clone();
    let done = move || of_grade.iter().filter(|number| is_solved(**number)).count();
    let open = RwSignal::new(grade == *GRADES.start());
    let item = move |&number: &u64| {
        let label = move || puzzle_in_list(lang.get(), number, is_solved(number));
        view! {
            <li>
                <a
                    class="step"
                    class:step-done=move || is_solved(number)
                    data-puzzle-number=number
                    href=Route::puzzle(slug, number).href()
                    aria-label=label
                >
                    {number}
                </a>
            </li>
        }
    };
    view! {
        <details
            class="part"
            data-grade=grade
            prop:open=open.get_untracked()
            on:toggle=move |_| open.set(true)
        >
            <summary>
                <h2>{move || say!(lang.get(), puzzle.grade, grade = grade, of = GRADES.end())}</h2>
                <p class="part-contents">
                    {move || say!(lang.get(), puzzle.solved_of, done = done(), all = all)}
                </p>
            </summary>
            <Show when=move || open.get()>
                <ol class="puzzle-numbers">{numbers.iter().map(item).collect_view()}</ol>
            </Show>
        </details>
    }
}
