//! The most important figures: games, the share that was won, and series.

use crate::app::i18n::use_lang;
use crate::session::statistics::{Statistics, Streak};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The name of a figure, the figure, and an addition to it.
type Figure = (String, String, String);

#[component]
pub fn Figures(counted: Memo<Statistics>) -> impl IntoView {
    let lang = use_lang();
    let figure = |(name, figure, more): Figure| {
        view! {
            <div class="figure">
                <dt>{name}</dt>
                <dd>
                    <strong>{figure}</strong>
                    <span>{more}</span>
                </dd>
            </div>
        }
    };
    let figures = move || counted.with(|counted| figures(lang.get(), counted));
    view! {
        <dl class="figures">
            {move || figures().into_iter().map(figure).collect_view()}
        </dl>
    }
}

fn figures(locale: Locale, counted: &Statistics) -> [Figure; 3] {
    let (all, won) = (counted.all.games().max(1), counted.all.won);
    let part = (won * 100 + all / 2) / all;
    let streak = |name: String, streak: Streak| {
        let longest = say!(locale, statistics.longest, count = streak.longest);
        (name, streak.now.to_string(), longest)
    };
    [
        (
            say!(locale, statistics.games),
            counted.all.games().to_string(),
            say!(locale, statistics.share_won, part = part),
        ),
        streak(say!(locale, statistics.wins_now), counted.wins),
        streak(say!(locale, statistics.days_now), counted.days),
    ]
}
