//! A game's lesson: one exercise on the board, its task, and links to all the others.

use super::exercise::{Attempt, AttemptBoard};
use super::steps::Steps;
use crate::app::board::{BoardLiveRegions, BoardMessage};
use crate::app::course::course_of;
use crate::app::course_words::{Words, WordsMissing};
use crate::app::document_title;
use crate::app::focus;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::judgement::{JudgementLine, JudgementVoice};
use crate::app::keys::{self, KeyAction};
use crate::app::new_game::use_new_game;
use crate::games::words::GameWords;
use crate::lessons::{Exercise, contents_of};
use crate::narration::{Judgement, exercise_judgement};
use crate::play::markup;
use crate::session::route::Route;
use crate::session::{BoardIntent, ExerciseIntent};
use crate::words::say;
use leptos::prelude::*;

/// The exercise with this number, from 0.
#[component]
pub fn LessonScreen(game_words: &'static dyn GameWords, number: usize) -> impl IntoView {
    let lang = use_lang();
    let slug = game_words.slug();
    document_title::follow(move |locale| {
        say!(
            locale,
            learn_page.lesson_document,
            game = game_words.name(locale)
        )
    });
    let words = Words::provide(slug);
    let is_late = !untrack(|| words.are_loaded());
    // The size only depends on the board, not on the pieces. At first it is the size of the usual board.
    let aspect = move || {
        let exercise = words.are_loaded().then(|| exercise_of(slug, number));
        let setup = exercise.flatten().map(|exercise| exercise.setup.clone());
        let record = setup.unwrap_or_default().open(game_words.kind());
        record.map_or("1".to_owned(), |record| markup::aspect(&record.board()))
    };
    view! {
        <div
            class="screen game-screen lesson-screen"
            data-screen="lesson"
            data-exercise=key_of(slug, number)
            style=("--aspect", aspect)
        >
            <Header screen=HeaderScreen::Lesson(game_words)/>
            <main class="game" tabindex="-1" aria-busy=move || words.busy()>
                <h1 class="visually-hidden">{move || say!(lang.get(), learn_page.lesson, game = game_words.name(lang.get()))}</h1>
                <Show when=move || words.are_loaded() fallback=WordsMissing>
                    <Task game_words number words is_late/>
                </Show>
            </main>
        </div>
    }
}

/// An exercise of a course that has been read.
fn exercise_of(slug: &str, number: usize) -> Option<&'static Exercise> {
    course_of(slug)?.exercises.get(number)
}

/// The key of an exercise.
fn key_of(slug: &str, number: usize) -> Option<&'static str> {
    contents_of(slug)?.exercises().nth(number)
}

/// The exercise, once its course is loaded.
#[component]
fn Task(
    game_words: &'static dyn GameWords,
    number: usize,
    words: Words,
    /// Whether the screen was shown before the course was loaded.
    is_late: bool,
) -> impl IntoView {
    if is_late {
        // It takes the focus from the screen.
        focus::move_if_focused("[data-screen='lesson'] main", "[data-task]");
    }
    let lang = use_lang();
    let exercise = exercise_of(game_words.slug(), number)?;
    let attempt = Attempt::new(game_words, exercise)?;
    keys::on(KeyAction::Deselect, move || {
        attempt.send(BoardIntent::Deselect)
    });
    let judgement = Memo::new(move |_| {
        let (locale, text) = (lang.get(), |key: &str| words.get(key));
        attempt.say(|model| exercise_judgement(game_words, locale, model, text))?
    });
    let words = move |of: &str| words.get(&format!("exercises.{}.{of}", exercise.key));
    let board = attempt.board;
    let is_judged = Signal::derive(move || judgement.with(Option::is_some));
    let task = view! {
        <div class="table">
            <div class="task" data-task tabindex="-1">
                <h2>
                    <span class="task-number">{number + 1}</span>
                    {move || words("title")}
                </h2>
                {(!exercise.tells.is_empty()).then(|| view! { <p class="task-rule">{move || words("rule")}</p> })}
                <p>{move || words("task")}</p>
                <WordsMissing/>
            </div>
            <div class="board-box"><AttemptBoard attempt/></div>
        </div>
        <div class="panel">
            <div class="status">
                {move || match judgement.with(Option::is_some) {
                    true => view! { <JudgementLine judgement/> }.into_any(),
                    false => view! { <BoardMessage board/> }.into_any(),
                }}
            </div>
            <JudgementVoice judgement/>
            <BoardLiveRegions board is_judged/>
            <Buttons game_words attempt judgement number/>
            <Steps game_words number/>
        </div>
    };
    Some(task)
}

#[component]
fn Buttons(
    game_words: &'static dyn GameWords,
    attempt: Attempt,
    judgement: Memo<Option<Judgement>>,
    number: usize,
) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let slug = game_words.slug();
    let next = key_of(slug, number + 1);
    let is = move |wanted: &str| {
        judgement.with(|one| one.as_ref().is_some_and(|one| one.kind == wanted))
    };
    let (solved, once_more) = (move || is("solved"), move || is("wrong") || is("shown"));
    view! {
        <div class="lesson-buttons">
            <button class="button" class:button-main=once_more data-action="again" on:click=move |_| attempt.send(ExerciseIntent::Restart)>
                {t!(lang, learn_page.again)}
            </button>
            <button class="button" data-action="show" on:click=move |_| attempt.send(ExerciseIntent::ShowSolution)>
                {t!(lang, learn_page.show)}
            </button>
            {match next {
                Some(next) => view! {
                    <a class="button" class:button-main=solved data-action="next" href=Route::exercise(slug, next).href()>
                        {t!(lang, learn_page.next)}
                    </a>
                }.into_any(),
                None => view! {
                    <button class="button" class:button-main=solved data-action="play" on:click=move |_| new_game.play_easiest(game_words.slug())>
                        {t!(lang, learn_page.play)}
                    </button>
                }.into_any(),
            }}
        </div>
    }
}
