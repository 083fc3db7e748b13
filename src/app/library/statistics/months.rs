//! Results by month, as columns, with a table of the same figures.

use crate::app::day;
use crate::app::i18n::{t, use_lang};
use crate::play::{Day, length};
use crate::session::statistics::{Statistics, Tally};
use leptos::prelude::*;

/// The size of the picture in its own units; each month has the same width.
const HEIGHT: f64 = 100.0;
const MONTH: f64 = 20.0;
/// The width of a column.
const COLUMN: f64 = 14.0;
/// With more months than this, only every third has its name.
const MANY: usize = 12;

#[component]
pub fn Months(counted: Memo<Statistics>) -> impl IntoView {
    let lang = use_lang();
    let months = Memo::new(move |_| counted.with(|counted| counted.months.clone()));
    let columns = move || {
        let months = months.get();
        let max = months.iter().map(|(_, tally)| tally.games()).max();
        let scale = HEIGHT / f64::from(max.unwrap_or_default().max(1));
        let columns = (0_u16..).zip(&months);
        columns
            .map(|(place, (_, tally))| column(place, tally, scale))
            .collect_view()
    };
    let view_box = move || {
        let width = MONTH * f64::from(u16::try_from(months.with(Vec::len)).unwrap_or(u16::MAX));
        format!("0 0 {} {}", length(width), length(HEIGHT))
    };
    let names = move || {
        let months = months.get();
        let every = if months.len() > MANY { 3 } else { 1 };
        let last = months.len().saturating_sub(1);
        let name = |(place, (month, _)): (usize, &(Day, Tally))| {
            let is_named = (last - place).is_multiple_of(every);
            let name = is_named.then(|| day::short_month_name(lang.get(), *month));
            view! { <span>{name}</span> }
        };
        months.iter().enumerate().map(name).collect_view()
    };
    let rows = move || {
        let row = |(month, tally): &(Day, Tally)| {
            view! {
                <tr>
                    <th scope="row">{day::month_name(lang.get(), *month)}</th>
                    <td>{tally.won}</td>
                    <td>{tally.drawn}</td>
                    <td>{tally.lost}</td>
                </tr>
            }
        };
        months.get().iter().rev().map(row).collect_view()
    };
    view! {
        <section class="months" aria-label=t!(lang, statistics.by_month)>
            <h2>{t!(lang, statistics.by_month)}</h2>
            <div class="months-picture" aria-hidden="true">
                <svg viewBox=view_box preserveAspectRatio="none">{columns}</svg>
                <p class="months-names">{names}</p>
            </div>
            <ul class="legend" aria-hidden="true">
                <li><span class="key key-won"></span>{t!(lang, statistics.won)}</li>
                <li><span class="key key-drawn"></span>{t!(lang, statistics.drawn)}</li>
                <li><span class="key key-lost"></span>{t!(lang, statistics.lost)}</li>
            </ul>
            <details class="folded">
                <summary>{t!(lang, statistics.table)}</summary>
                <table class="tally" data-tally="months">
                    <caption class="visually-hidden">{t!(lang, statistics.by_month)}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{t!(lang, statistics.month)}</th>
                            <th scope="col">{t!(lang, statistics.won)}</th>
                            <th scope="col">{t!(lang, statistics.drawn)}</th>
                            <th scope="col">{t!(lang, statistics.lost)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </details>
        </section>
    }
}

/// The results of a month, with the wins at the bottom.
fn column(place: u16, tally: &Tally, scale: f64) -> impl IntoView + use<> {
    let x = MONTH * f64::from(place) + (MONTH - COLUMN) / 2.0;
    let mut below = HEIGHT;
    let parts = [
        ("won", tally.won),
        ("drawn", tally.drawn),
        ("lost", tally.lost),
    ];
    let rects = parts.map(|(part, count)| {
        let height = f64::from(count) * scale;
        below -= height;
        view! {
            <rect
                class=format!("bar bar-{part}")
                x=length(x)
                y=length(below)
                width=length(COLUMN)
                height=length(height)
            />
        }
    });
    rects.collect_view()
}
