//! Results as a table in which each row also has a bar. So people who see it and people who hear it get the same data.

use crate::play::length;
use leptos::prelude::*;

/// A row: its subject, and three counts.
#[derive(Clone, PartialEq)]
pub struct TallyRow {
    pub name: String,
    pub counts: [u32; 3],
}

impl TallyRow {
    fn games(&self) -> u32 {
        self.counts.iter().sum()
    }
}

/// The width of the longest bar in its own units.
const WIDTH: f64 = 100.0;

/// `heads` are the headings of the columns, `parts` the names of the colours of the three counts. The length of a bar
/// is proportional to the number of games.
#[component]
pub fn TallyTable(
    name: &'static str,
    caption: impl Fn() -> String + Send + 'static,
    #[prop(into)] heads: Signal<[String; 4]>,
    parts: [&'static str; 3],
    #[prop(into)] rows: Signal<Vec<TallyRow>>,
) -> impl IntoView {
    let head = |head: String| view! { <th scope="col">{head}</th> };
    let row = move |row: TallyRow, max: u32| {
        let bar = bar(&row, max, parts);
        let counts = row
            .counts
            .map(|count| view! { <td>{count}</td> })
            .collect_view();
        view! {
            <tr>
                <th scope="row">
                    <span>{row.name}</span>
                    {bar}
                </th>
                {counts}
            </tr>
        }
    };
    let rows = move || {
        let rows = rows.get();
        let max = rows.iter().map(TallyRow::games).max().unwrap_or_default();
        rows.into_iter().map(|one| row(one, max)).collect_view()
    };
    view! {
        <table class="tally" data-tally=name>
            <caption>{caption}</caption>
            <thead>
                <tr>{move || heads.get().map(head).collect_view()}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The three counts side by side.
fn bar(row: &TallyRow, max: u32, parts: [&'static str; 3]) -> impl IntoView + use<> {
    let scale = WIDTH / f64::from(max.max(1));
    let mut from = 0.0;
    let rects = parts.into_iter().zip(row.counts).map(|(part, count)| {
        let (x, width) = (from, f64::from(count) * scale);
        from += width;
        view! { <rect class=format!("bar bar-{part}") x=length(x) width=length(width) height="8"/> }
    });
    let rects = rects.collect_view();
    view! {
        <svg class="tally-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            {rects}
        </svg>
    }
}
