//! A game's rules: a summary with pictures, then all points, collapsed by part.

use super::part::PartView;
use super::summary::Summary;
use crate::app::course::course_of;
use crate::app::course_words::{Words, WordsMissing};
use crate::app::document_title;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::new_game::use_new_game;
use crate::app::progress::use_progress;
use crate::app::screen::use_screen;
use crate::app::scroll;
use crate::games::words::GameWords;
use crate::lessons::{Contents, Course, Part, contents_of};
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use crate::session::route::Screen;
use crate::words::say;
use leptos::prelude::*;

/// With fewer figures than this, they are large on paper.
const FEW_FIGURES: usize = 12;
/// With more figures than this, they are small on paper.
const MANY_FIGURES: usize = 30;

#[component]
pub fn RulesScreen(game_words: &'static dyn GameWords) -> impl IntoView {
    let lang = use_lang();
    let learnt = use_progress(ProgressKind::Lessons);
    let new_game = use_new_game();
    let slug = game_words.slug();
    let words = Words::provide(slug);
    document_title::follow(move |locale| {
        say!(
            locale,
            learn_page.rules_document,
            game = game_words.name(locale)
        )
    });
    // On paper everything is expanded, and every figure is as on the page.
    let printing = RwSignal::new(false);
    let before = window_event_listener_untyped("beforeprint", move |_| printing.set(true));
    on_cleanup(move || before.remove());
    follow_points(words);
    let course = move || words.are_loaded().then(|| course_of(slug)).flatten();
    let figures = move || course().map(count_figures);
    let summary = move || course().map(|course| view! { <Summary game_words course/> });
    let parts = move |course: &'static Course| {
        let mut count = 0;
        let part = |part: &'static Part| {
            let before = count;
            count += part.points.len();
            view! { <PartView game_words part before printing/> }
        };
        course.parts.iter().map(part).collect_view()
    };
    let unprintable = move || !words.are_loaded();
    let exercises = contents_of(slug).into_iter().flat_map(Contents::exercises);
    let exercises: Vec<&str> = exercises.collect();
    let lesson = move || {
        let done = exercises.iter().filter(|key| learnt.has(slug, key));
        match done.count() {
            0 => say!(lang.get(), learn_page.to_lesson),
            done => say!(
                lang.get(),
                learn_page.to_lesson_done,
                done = done,
                all = exercises.len()
            ),
        }
    };
    let play = move || {
        view! {
            <button class="button button-main" data-action="play" on:click=move |_| new_game.play_computer(game_words.slug())>
                {t!(lang, learn_page.play)}
            </button>
        }
    };
    view! {
        <div class="screen rules-screen" data-screen="rules">
            <Header screen=HeaderScreen::Rules(game_words)/>
            <main
                class="rules"
                class:few-figures=move || figures().is_some_and(|count| count < FEW_FIGURES)
                class:many-figures=move || figures().is_some_and(|count| count > MANY_FIGURES)
                tabindex="-1"
                aria-busy=move || words.busy()
            >
                <div class="rules-head">
                    <h1>{move || say!(lang.get(), board.rules, game = game_words.name(lang.get()))}</h1>
                    <p class="designer">{move || game_words.credit(lang.get())}</p>
                </div>
                <WordsMissing/>
                {summary}
                <p class="rules-buttons">
                    <a class="button button-main" data-action="lesson" href=Route::lesson(slug).href()>{lesson}</a>
                    {play()}
                    {game_words.kind().has_puzzles().then(|| view! {
                        <a class="button" data-action="puzzles" href=Route::next_puzzle(slug).href()>
                            {t!(lang, page.puzzles)}
                        </a>
                    })}
                </p>
                {move || course().map(|course| view! {
                    <div class="rules-all">
                        <h2>{t!(lang, learn_page.all_rules)}</h2>
                        <p class="quiet rules-try">{t!(lang, learn_page.try_boards)}</p>
                        {parts(course)}
                    </div>
                })}
                <p class="rules-buttons">
                    <button class="button" data-action="new" on:click=move |_| new_game.ask(slug, None)>
                        {t!(lang, action.new)}
                    </button>
                    <button
                        class="button"
                        data-action="print"
                        aria-disabled=move || unprintable().to_string()
                        on:click=move |_| if !unprintable() { print(printing) }
                    >
                        {t!(lang, learn_page.print)}
                    </button>
                </p>
                <p class="quiet rules-words">{t!(lang, learn_page.own_words)}</p>
            </main>
        </div>
    }
}

fn count_figures(course: &Course) -> usize {
    course.points().map(|point| point.diagrams.len()).sum()
}

/// Scrolls to the point in the address, once the points are loaded.
fn follow_points(words: Words) {
    let screen = use_screen();
    scroll::follow(move || {
        if let Screen::Rules(_, Some(point)) = screen.get()
            && words.are_loaded()
        {
            scroll::to_point(point);
        }
    });
}

/// Prints, once every figure is drawn for printing.
fn print(printing: RwSignal<bool>) {
    printing.set(true);
    request_animation_frame(|| {
        request_animation_frame(|| {
            // Refused only if the page may not print.
            let _ = window().print();
        });
    });
}
