//! Which games are shown, and in which order. Where there is little room, a button shows the filters.

use super::context::use_library;
use crate::app::games::{self, INTROS};
use crate::app::i18n::{t, use_lang};
use crate::narration::{library_order, opponent_filter, result_filter};
use crate::session::library::{
    LibraryOrder, LibraryQuery, OpponentFilter, OpponentKind, ResultFilter,
};
use crate::session::storage::LibraryRow;
use crate::words::{Locale, say};
use leptos::prelude::*;
use std::collections::BTreeSet;

#[component]
pub fn Filters() -> impl IntoView {
    let lang = use_lang();
    let library = use_library();
    let open = RwSignal::new(false);
    let query = Memo::new(move |_| library.with(|model| model.query().clone()));
    let change = move |change: &dyn Fn(&mut LibraryQuery)| {
        let mut changed = query.get_untracked();
        change(&mut changed);
        library.ask(changed);
    };
    let label = move || match query.with(LibraryQuery::filters) {
        0 => say!(lang.get(), library.filters),
        count => say!(lang.get(), library.filters_set, count = count),
    };
    let opponents = Memo::new(move |_| library.with(|model| opponents_of(model.rows())));
    view! {
        <div class="library-filters" role="search">
            <input
                type="search"
                class="library-search"
                data-field="search"
                aria-label=t!(lang, library.search)
                placeholder=t!(lang, library.search)
                autocomplete="off"
                spellcheck="false"
                prop:value=move || query.with(|query| query.text.clone())
                on:input:target=move |event| {
                    let text = event.target().value();
                    change(&|query| query.text.clone_from(&text));
                }
            />
            <button
                class="button library-more"
                data-action="filters"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {label}
            </button>
            <div class="library-choices" class:open=open>
                <Choice
                    name="game"
                    label=t!(lang, library.game)
                    chosen=move || query.with(|query| query.game.clone().unwrap_or_default())
                    offered=move || {
                        let any = (String::new(), say!(lang.get(), library.any_game));
                        let games = INTROS.iter().map(|intro| (intro.slug().to_owned(), intro.name(lang.get())));
                        std::iter::once(any).chain(games).collect()
                    }
                    choose=move |value: String| change(&|query| {
                        query.game = games::intro(&value).map(|intro| intro.slug().to_owned());
                    })
                />
                <Choice
                    name="opponent"
                    label=t!(lang, library.opponent)
                    chosen=move || query.with(|query| query.opponent.to_string())
                    offered=move || {
                        let option_text = |filter: OpponentFilter| (filter.to_string(), opponent_filter(lang.get(), filter));
                        opponents.get().into_iter().map(option_text).collect()
                    }
                    choose=move |value: String| change(&|query| query.opponent = OpponentFilter::read(&value))
                />
                <Choice
                    name="result"
                    label=t!(lang, library.result)
                    chosen=move || query.with(|query| query.result.name().to_owned())
                    offered=move || offered(lang.get(), &ResultFilter::ALL, ResultFilter::name, result_filter)
                    choose=move |value: String| change(&|query| query.result = ResultFilter::read(&value))
                />
                <Choice
                    name="order"
                    label=t!(lang, library.order)
                    chosen=move || query.with(|query| query.order.name().to_owned())
                    offered=move || offered(lang.get(), &LibraryOrder::ALL, LibraryOrder::name, library_order)
                    choose=move |value: String| change(&|query| query.order = LibraryOrder::read(&value))
                />
            </div>
        </div>
    }
}

/// A choice among values, each with its name and its words.
#[component]
pub fn Choice(
    name: &'static str,
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    #[prop(into)] chosen: Signal<String>,
    #[prop(into)] offered: Signal<Vec<(String, String)>>,
    #[prop(into)] choose: ChoiceOf,
) -> impl IntoView {
    let option = move |(value, words): (String, String)| {
        let selected = chosen.with(|chosen| *chosen == value);
        view! { <option value=value selected=selected>{words}</option> }
    };
    view! {
        <select
            data-field=name
            aria-label=label
            title=label
            on:change:target=move |event| (choose.0)(event.target().value())
        >
            {move || offered.get().into_iter().map(option).collect_view()}
        </select>
    }
}

/// Called with the chosen value.
pub struct ChoiceOf(Box<dyn Fn(String)>);

impl<F: Fn(String) + 'static> From<F> for ChoiceOf {
    fn from(choose: F) -> ChoiceOf {
        ChoiceOf(Box::new(choose))
    }
}

/// Values with their names and their words.
fn offered<T: Copy>(
    locale: Locale,
    all: &[T],
    name: fn(T) -> &'static str,
    words: fn(Locale, T) -> String,
) -> Vec<(String, String)> {
    let values = all.iter().copied();
    let values = values.map(|value| (name(value).to_owned(), words(locale, value)));
    values.collect()
}

/// The opponents that occur in the games.
fn opponents_of(rows: &[LibraryRow]) -> Vec<OpponentFilter> {
    let kinds: BTreeSet<OpponentKind> = rows.iter().map(|row| row.opponent()).collect();
    let mut filters = vec![OpponentFilter::Any];
    for kind in kinds {
        match kind {
            OpponentKind::Computer(level) => {
                if !filters.contains(&OpponentFilter::Computer) {
                    filters.push(OpponentFilter::Computer);
                }
                filters.push(OpponentFilter::Level(level));
            }
            OpponentKind::Link => filters.push(OpponentFilter::Link),
            OpponentKind::People => filters.push(OpponentFilter::People),
            OpponentKind::TwoComputers => filters.push(OpponentFilter::TwoComputers),
        }
    }
    filters
}
