//! A game's rules in numbered points, each with figures.

use super::course_of;
use super::diagram::DiagramView;
use super::progress::use_learnt;
use super::words::word;
use crate::app::dress::Dress;
use crate::app::header::{Header, Over};
use crate::app::i18n::{say, use_lang};
use crate::app::place::{self, Place};
use crate::app::sight;
use crate::lessons::{Diagram, Point};
use leptos::prelude::*;

#[component]
pub fn RulesScreen(dress: &'static dyn Dress) -> impl IntoView {
    let lang = use_lang();
    let learnt = use_learnt();
    let slug = dress.slug();
    let course = course_of(slug);
    Effect::new(move |_| {
        let (locale, game) = (lang.get(), dress.name(lang.get()));
        document().set_title(&say!(locale, learn_page.rules_document, game = game));
    });
    // One figure after the other comes to life, so that the first is there at once.
    let alive = RwSignal::new(0_usize);
    let figures = course
        .points
        .iter()
        .map(|point| point.diagrams.len())
        .sum::<usize>();
    enliven(alive, figures);
    follow_points();
    let mut number = 0;
    let points = course
        .points
        .iter()
        .map(|point| {
            let first = number;
            number += point.diagrams.len();
            view! { <PointView dress point first alive/> }
        })
        .collect_view();
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
            <main class="rules" tabindex="-1">
                <div class="rules-head">
                    <h1>{move || say!(lang.get(), learn_page.rules, game = dress.name(lang.get()))}</h1>
                    <p class="designer">{move || dress.credit(lang.get())}</p>
                    <p class="rules-aim">{move || dress.aim(lang.get())}</p>
                    <p class="rules-buttons">
                        <a class="button button-main" data-action="lesson" href=place::to_lesson(slug)>{lesson}</a>
                        <button class="button" data-action="print" on:click=|_| print()>
                            {move || say!(lang.get(), learn_page.print)}
                        </button>
                    </p>
                    <p class="quiet rules-try">{move || say!(lang.get(), learn_page.try_boards)}</p>
                </div>
                <ol class="points">{points}</ol>
                <p class="quiet rules-words">{move || say!(lang.get(), learn_page.own_words)}</p>
            </main>
        </div>
    }
}

#[component]
fn PointView(
    dress: &'static dyn Dress,
    point: &'static Point,
    /// The number of its first figure on the page.
    first: usize,
    alive: RwSignal<usize>,
) -> impl IntoView {
    let lang = use_lang();
    let slug = dress.slug();
    let words =
        move |word_of: &str| word(lang.get(), slug, &format!("points.{}.{word_of}", point.key));
    let figure = move |(index, diagram): (usize, &'static Diagram)| {
        let ready = Memo::new(move |_| alive.get() > first + index);
        view! { <DiagramView dress point diagram ready/> }
    };
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
            <div class="point-figures">{point.diagrams.iter().enumerate().map(figure).collect_view()}</div>
        </li>
    }
}

/// Brings one more figure to life with each frame.
fn enliven(alive: RwSignal<usize>, figures: usize) {
    request_animation_frame(move || {
        // The page may be gone by then.
        if let Some(now) = alive.try_get_untracked().filter(|now| *now < figures) {
            alive.set(now + 1);
            enliven(alive, figures);
        }
    });
}

/// Brings the point of the address into sight.
fn follow_points() {
    let place = expect_context::<RwSignal<Place>>();
    Effect::new(move |_| {
        if let Place::Rules(_, Some(point)) = place.get() {
            request_animation_frame(move || sight::show(&format!("[data-point='{point}']")));
        }
    });
}

fn print() {
    // Refused only where the page may not print.
    let _ = window().print();
}
