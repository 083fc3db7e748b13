//! The page's puzzles of days: today's puzzle, a calendar of past days, and the number of days in a row that
//! were solved.

use crate::app::day;
use crate::app::document_title;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::progress::use_progress;
use crate::app::today::{game_of, today};
use crate::narration::{DaySolved, day_in_calendar, days_in_a_row};
use crate::play::{Day, puzzle_name, puzzle_number};
use crate::session::progress::{ProgressKind, SOLVED_IN_TIME};
use crate::session::route::Route;
use crate::session::streak;
use crate::words::say;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The first day of the calendar.
const FIRST: Day = Day {
    year: 2026,
    month: 11,
    day: 1,
};

#[component]
pub fn DaysScreen() -> impl IntoView {
    let lang = use_lang();
    let days = use_progress(ProgressKind::Days);
    let today = today();
    document_title::follow(|locale| format!("{} – Tablero", say!(locale, puzzle.days)));
    let streak = move || {
        let solved: BTreeSet<Day> = days.with(|days| {
            let solved = days.keys(SOLVED_IN_TIME).filter_map(puzzle_number);
            solved.filter_map(Day::of).collect()
        });
        streak(&solved, today)
    };
    // The first day of the shown month.
    let month = RwSignal::new(first_of(today));
    let can_go_back = move || month.get() > FIRST;
    let can_go_on = move || month.get() < first_of(today);
    view! {
        <div class="screen rules-screen days-screen" data-screen="days">
            <Header screen=HeaderScreen::Titled(|locale| say!(locale, page.calendar))/>
            <main class="rules" tabindex="-1">
                <h1>{t!(lang, puzzle.days)}</h1>
                <p class="streak" data-streak=streak>
                    {move || days_in_a_row(lang.get(), streak())}
                </p>
                <p class="rules-buttons">
                    <a class="button button-main" data-action="today" href=Route::PuzzleToday.href()>
                        {t!(lang, puzzle.todays)}
                    </a>
                </p>
                <section class="calendar" aria-label=t!(lang, page.calendar)>
                    <div class="calendar-head">
                        <button
                            class="button button-icon"
                            data-action="month-before"
                            aria-disabled=move || (!can_go_back()).to_string()
                            aria-label=t!(lang, puzzle.month_before)
                            on:click=move |_| if can_go_back() { month.update(|month| *month = month_before(*month)) }
                        >
                            <Icon name="previous"/>
                        </button>
                        <h2 aria-live="polite">{move || day::month_name(lang.get(), month.get())}</h2>
                        <button
                            class="button button-icon"
                            data-action="month-after"
                            aria-disabled=move || (!can_go_on()).to_string()
                            aria-label=t!(lang, puzzle.month_after)
                            on:click=move |_| if can_go_on() { month.update(|month| *month = month_after(*month)) }
                        >
                            <Icon name="next"/>
                        </button>
                    </div>
                    {move || view! { <Month first=month.get() today/> }}
                    <ul class="calendar-legend">
                        <li>
                            <span class="step step-done" aria-hidden="true"></span>
                            {t!(lang, puzzle.legend_solved)}
                        </li>
                        <li>
                            <span class="step step-done step-in-time" aria-hidden="true"></span>
                            {t!(lang, puzzle.legend_in_time)}
                        </li>
                    </ul>
                </section>
            </main>
        </div>
    }
}

/// The days of a month, with a week in each row.
#[component]
fn Month(first: Day, today: Day) -> impl IntoView {
    let lang = use_lang();
    let done = use_progress(ProgressKind::Days);
    let weekday = move |offset: u8| {
        // A Monday, and the days after it.
        let monday = Day {
            year: 2026,
            month: 11,
            day: 2 + offset,
        };
        view! { <li class="weekday" aria-hidden="true">{move || day::weekday_name(lang.get(), monday)}</li> }
    };
    let item = move |date: Day| {
        let place = (date.day == 1).then(|| (first.weekday() + 1).to_string());
        let open = date <= today && date >= FIRST;
        let game = game_of(date).filter(|_| open);
        let name = puzzle_name(date.number());
        let day = match game {
            Some(game) => {
                let (slug, number) = (game.slug(), date.number());
                let (of, in_time) = (name.clone(), name.clone());
                let solved = move || done.has(slug, &of);
                let in_time = move || done.has(SOLVED_IN_TIME, &in_time);
                let (is_solved, is_in_time) = (solved.clone(), in_time.clone());
                let label = move || {
                    let locale = lang.get();
                    let solved = match (is_solved(), is_in_time()) {
                        (_, true) => DaySolved::InTime,
                        (true, false) => DaySolved::Yes,
                        (false, false) => DaySolved::No,
                    };
                    day_in_calendar(locale, day::name(locale, date), game.name(locale), solved)
                };
                view! {
                    <a
                        class="step"
                        class:step-done=solved
                        class:step-in-time=in_time
                        data-day=name
                        href=Route::puzzle(slug, number).href()
                        aria-current=(date == today).then_some("date")
                        aria-label=label.clone()
                        title=label
                    >
                        {date.day}
                    </a>
                }
                .into_any()
            }
            None => view! { <span class="step step-closed" aria-hidden="true">{date.day}</span> }
                .into_any(),
        };
        view! { <li style:grid-column-start=place>{day}</li> }
    };
    let days = (1..=first.days()).map(|day| item(Day { day, ..first }));
    view! {
        <ol class="month">
            {(0..7).map(weekday).collect_view()}
            {days.collect_view()}
        </ol>
    }
}

fn first_of(date: Day) -> Day {
    Day { day: 1, ..date }
}

fn month_before(first: Day) -> Day {
    first.before().map_or(first, first_of)
}

fn month_after(first: Day) -> Day {
    let last = Day {
        day: first.days(),
        ..first
    };
    last.next().unwrap_or(first)
}
