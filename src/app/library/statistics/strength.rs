//! The estimate of one's strength in each game, among the levels of the computer.

use crate::app::games::INTROS;
use crate::app::i18n::{t, use_lang};
use crate::games::ladder;
use crate::games::words::GameIntro;
use crate::narration::strength;
use crate::play::length;
use crate::session::statistics::{
    Estimate, Ladder, LadderPlace, MAX_GAMES, MIN_GAMES, estimate, rated_games,
};
use crate::session::storage::LibraryRow;
use crate::words::say;
use leptos::prelude::*;

/// The width of the picture in its own units, and the room beyond the first and the last level.
const WIDTH: f64 = 120.0;
const EDGE: f64 = 6.0;

/// A game with the number of its levels, the number of games that count, and the estimate from them.
type Estimated = (&'static dyn GameIntro, usize, usize, Option<Estimate>);

#[component]
pub fn Strength(rows: RwSignal<Vec<LibraryRow>>, kind: RwSignal<String>) -> impl IntoView {
    let lang = use_lang();
    let estimated = move || {
        let kind = kind.get();
        let intros = INTROS.iter().copied();
        let intros = intros.filter(|intro| kind.is_empty() || kind == intro.slug());
        rows.with(|rows| {
            intros
                .filter_map(|intro| estimate_of(intro, rows))
                .collect::<Vec<_>>()
        })
    };
    let item = move |(intro, levels, games, found): Estimated| {
        let texts = move || found.map(|found| strength(lang.get(), &found, levels));
        let few = move || {
            say!(
                lang.get(),
                statistics.too_few,
                count = games,
                needed = MIN_GAMES
            )
        };
        let head = move || texts().map_or_else(few, |(head, _)| head);
        let certain = move || {
            texts()
                .map(|(_, certain)| certain)
                .filter(|text| !text.is_empty())
        };
        let from =
            move || found.map(|found| say!(lang.get(), statistics.from_games, count = found.games));
        view! {
            <li data-strength=intro.slug()>
                <h3>{move || intro.name(lang.get())}</h3>
                {found.map(|found| scale(&found, levels))}
                <p>
                    <strong>{head}</strong>
                    {move || certain().map(|text| view! { <span>{text}</span> })}
                    {move || from().map(|text| view! { <span class="quiet">{text}</span> })}
                </p>
            </li>
        }
    };
    let items = move || estimated().into_iter().map(item).collect_view();
    let is_there = move || !estimated().is_empty();
    view! {
        <Show when=is_there>
            <section class="strength" aria-label=t!(lang, statistics.strength)>
                <h2>{t!(lang, statistics.strength)}</h2>
                <ul>{items}</ul>
                <p class="quiet">
                    {move || say!(lang.get(), statistics.strength_how, max = MAX_GAMES)}
                </p>
            </section>
        </Show>
    }
}

/// The estimate from games against the computer. None without such games, or if the game's levels were not measured.
fn estimate_of(intro: &'static dyn GameIntro, rows: &[LibraryRow]) -> Option<Estimated> {
    let ladder = Ladder::of(ladder(intro.slug()))?;
    let games = rated_games(rows.iter(), intro.slug());
    let found = estimate(&ladder, &games);
    (!games.is_empty()).then(|| (intro, ladder.levels(), games.len(), found))
}

/// The levels on a line, with the interval and the likeliest strength.
fn scale(found: &Estimate, levels: usize) -> impl IntoView + use<> {
    let levels = u8::try_from(levels).unwrap_or(u8::MAX);
    let step = (WIDTH - 2.0 * EDGE) / f64::from(levels.saturating_sub(1).max(1));
    let x = move |place: LadderPlace| match place {
        LadderPlace::Below => 0.0,
        LadderPlace::Above => WIDTH,
        LadderPlace::Level(level) => EDGE + step * (level - 1.0),
    };
    let (low, high) = (x(found.lowest), x(found.highest));
    let ticks = (1..=levels).map(|level| {
        let x = length(x(LadderPlace::Level(f64::from(level))));
        view! {
            <path class="scale-tick" d=format!("M{x} 3v4")/>
            <text class="scale-level" x=x y="14">{level}</text>
        }
    });
    let ticks = ticks.collect_view();
    let dot = found
        .likeliest
        .map(|place| view! { <circle class="scale-dot" cx=length(x(place)) cy="5" r="2.2"/> });
    view! {
        <svg class="scale" viewBox=format!("0 0 {} 15", length(WIDTH)) aria-hidden="true">
            <path class="scale-line" d=format!("M0 5h{}", length(WIDTH))/>
            {ticks}
            <path class="scale-interval" d=format!("M{} 5H{}", length(low), length(high))/>
            {dot}
        </svg>
    }
}
