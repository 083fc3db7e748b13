//! A collapsed part of the rules, whose heading lists its points. Rulings and special cases are collapsed
//! within their point.

use super::diagram::DiagramView;
use crate::app::course_words::use_words;
use crate::app::i18n::use_lang;
use crate::games::words::GameWords;
use crate::lessons::{Diagram, Part, Point};
use crate::words::say;
use leptos::prelude::*;

/// `before` is the number of points in the parts before this one.
#[component]
pub fn PartView(
    game_words: &'static dyn GameWords,
    part: &'static Part,
    before: usize,
    printing: RwSignal<bool>,
) -> impl IntoView {
    let words = use_words();
    let contents = move || {
        let points = (before + 1..).zip(&part.points);
        let title = |(number, point): (usize, &Point)| {
            let title = words.get(&format!("points.{}.title", point.key));
            // Keep number and title on one line.
            let title = format!("{number} {title}").replace(' ', "\u{a0}");
            view! { <span>{title}</span> }
        };
        points.map(title).collect_view()
    };
    let points = part.points.iter();
    let points = points
        .map(|point| view! { <PointView game_words point printing/> })
        .collect_view();
    view! {
        <details class="part" data-part=part.key.as_str() prop:open=move || printing.get()>
            <summary>
                <h3>{move || words.get(&format!("parts.{}", part.key))}</h3>
                <p class="part-contents">{contents}</p>
            </summary>
            <ol class="points" start=before + 1 style=("--before", before.to_string())>{points}</ol>
        </details>
    }
}

#[component]
fn PointView(
    game_words: &'static dyn GameWords,
    point: &'static Point,
    printing: RwSignal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let words = move |of: &str| words.get(&format!("points.{}.{of}", point.key));
    let figures = |special: bool| {
        let figures = point.diagrams.iter();
        figures
            .filter(|diagram| diagram.special == special)
            .map(|diagram: &'static Diagram| view! { <DiagramView game_words point diagram printing/> })
            .collect_view()
    };
    let has_special = point.diagrams.iter().any(|diagram| diagram.special);
    let aside = (has_special || point.ruling).then(|| {
        view! {
            <details class="point-more" prop:open=move || printing.get()>
                <summary>
                    {move || match has_special {
                        true => say!(lang.get(), learn_page.special),
                        false => say!(lang.get(), learn_page.ruling),
                    }}
                </summary>
                {point.ruling.then(|| view! { <p class="ruling">{move || words("ruling")}</p> })}
                {has_special.then(|| view! { <div class="point-figures">{figures(true)}</div> })}
            </details>
        }
    });
    view! {
        <li class="point" data-point=point.key.as_str() tabindex="-1">
            <div class="point-words">
                <h4>{move || words("title")}</h4>
                <p>{move || words("text")}</p>
            </div>
            <div class="point-figures">{figures(false)}</div>
            {aside}
        </li>
    }
}
