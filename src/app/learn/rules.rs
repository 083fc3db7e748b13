//! A game's rules in numbered points, each with figures.

use super::course_of;
use super::diagram::DiagramView;
use super::words::{Words, WordsMissing, use_words};
use crate::app::address::{self, Place};
use crate::app::dress::Dress;
use crate::app::effect::effect;
use crate::app::header::{Header, Over};
use crate::app::i18n::{say, use_lang};
use crate::app::new_game::use_new_game;
use crate::app::sight;
use crate::app::tally::use_lessons;
use crate::lessons::Point;
use leptos::prelude::*;

/// How many figures can be large on paper, and how many have to be small.
const FEW_FIGURES: usize = 12;
const MANY_FIGURES: usize = 30;

#[component]
pub fn RulesScreen(dress: &'static dyn Dress) -> impl IntoView {
    let lang = use_lang();
    let learnt = use_lessons();
    let new_game = use_new_game();
    let slug = dress.slug();
    let course = course_of(slug);
    let words = Words::provide(slug);
    effect(move || {
        let (locale, game) = (lang.get(), dress.name(lang.get()));
        document().set_title(&say!(locale, learn_page.rules_document, game = game));
    });
    // On paper every figure is as on the page.
    let printing = RwSignal::new(false);
    let before = window_event_listener_untyped("beforeprint", move |_| printing.set(true));
    on_cleanup(move || before.remove());
    follow_points(words);
    let figures: usize = course.points.iter().map(|point| point.diagrams.len()).sum();
    let points = move || {
        let points = course.points.iter();
        points
            .map(|point| view! { <PointView dress point printing/> })
            .collect_view()
    };
    let unprintable = move || !words.are_there();
    let done = move || {
        let exercises = course.exercises.iter();
        exercises
            .filter(|exercise| learnt.has(slug, exercise.key))
            .count()
    };
    let lesson = move || match done() {
        0 => say!(lang.get(), learn_page.to_lesson),
        done => say!(
            lang.get(),
            learn_page.to_lesson_done,
            done = done,
            all = course.exercises.len()
        ),
    };
    view! {
        <div class="screen rules-screen" data-screen="rules">
            <Header over=Over::Rules(dress)/>
            <main
                class="rules"
                class:few-figures={figures < FEW_FIGURES}
                class:many-figures={figures > MANY_FIGURES}
                tabindex="-1"
                aria-busy=move || words.busy()
            >
                <div class="rules-head">
                    <h1>{move || say!(lang.get(), learn_page.rules, game = dress.name(lang.get()))}</h1>
                    <p class="designer">{move || dress.credit(lang.get())}</p>
                    <p class="rules-aim">{move || dress.aim(lang.get())}</p>
                    <p class="rules-buttons">
                        <a class="button button-main" data-action="lesson" href=address::to_lesson(slug)>{lesson}</a>
                        {dress.family().has_puzzles().then(|| view! {
                            <a class="button" data-action="puzzles" href=address::to_puzzles(slug)>
                                {move || say!(lang.get(), puzzle.puzzles)}
                            </a>
                        })}
                        <button
                            class="button"
                            data-action="print"
                            aria-disabled=move || unprintable().to_string()
                            on:click=move |_| if !unprintable() { print(printing) }
                        >
                            {move || say!(lang.get(), learn_page.print)}
                        </button>
                    </p>
                    <p class="quiet rules-try">{move || say!(lang.get(), learn_page.try_boards)}</p>
                </div>
                <WordsMissing/>
                <Show when=move || words.are_there()>
                    <ol class="points">{points()}</ol>
                </Show>
                <p class="rules-buttons">
                    <button class="button button-main" data-action="play" on:click=move |_| new_game.play_computer(dress.info())>
                        {move || say!(lang.get(), learn_page.play)}
                    </button>
                    <button class="button" data-action="new" on:click=move |_| new_game.ask(slug, None)>
                        {move || say!(lang.get(), action.new)}
                    </button>
                </p>
                <p class="quiet rules-words">{move || say!(lang.get(), learn_page.own_words)}</p>
            </main>
        </div>
    }
}

#[component]
fn PointView(
    dress: &'static dyn Dress,
    point: &'static Point,
    printing: RwSignal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let words = move |of: &str| words.get(&format!("points.{}.{of}", point.key));
    let figures = point.diagrams.iter();
    let figures = figures
        .map(|diagram| view! { <DiagramView dress point diagram printing/> })
        .collect_view();
    view! {
        <li class="point" data-point=point.key tabindex="-1">
            <div class="point-words">
                <p>{move || words("text")}</p>
                {point.ruling.then(|| view! {
                    <p class="ruling">
                        <strong>{move || say!(lang.get(), learn_page.ruling)}</strong>
                        " "
                        {move || words("ruling")}
                    </p>
                })}
            </div>
            <div class="point-figures">{figures}</div>
        </li>
    }
}

/// Brings the point of the address into sight, once the points are there.
fn follow_points(words: Words) {
    let place = expect_context::<RwSignal<Place>>();
    effect(move || {
        if let Place::Rules(_, Some(point)) = place.get()
            && words.are_there()
        {
            sight::show_point(point);
        }
    });
}

/// Prints, once every figure is drawn as it is to be printed.
fn print(printing: RwSignal<bool>) {
    printing.set(true);
    request_animation_frame(|| {
        request_animation_frame(|| {
            // Refused only where the page may not print.
            let _ = window().print();
        });
    });
}
