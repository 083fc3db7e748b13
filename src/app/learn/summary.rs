//! The rules in short: a few sentences, each beside a small picture.

use crate::app::board::{Arrows, StaticBoard};
use crate::app::course_words::use_words;
use crate::games::words::GameWords;
use crate::lessons::{Course, SummaryItem};
use crate::play::Layout;
use crate::session::Arrow;
use leptos::prelude::*;

#[component]
pub fn Summary(game_words: &'static dyn GameWords, course: &'static Course) -> impl IntoView {
    let words = use_words();
    let item = move |item: &'static SummaryItem| {
        let text = move || words.get(&format!("summary.{}", item.key));
        view! {
            <li class="summary-item" data-summary=item.key.as_str()>
                <div class="summary-picture">{picture(game_words, item)}</div>
                <p>{text}</p>
            </li>
        }
    };
    let items = course.summary.iter();
    view! { <ol class="summary">{items.map(item).collect_view()}</ol> }
}

/// The position of an item, with its moves as arrows.
fn picture(game_words: &'static dyn GameWords, item: &SummaryItem) -> Option<impl IntoView> {
    // A test opens all of them.
    let record = item.setup.open(game_words.kind()).ok()?;
    let arrow = |mv: &String| Arrow {
        kind: "hint",
        spots: record.steps(record.plies(), mv),
    };
    let arrows: Vec<_> = item.arrows.iter().map(arrow).collect();
    let (board, pieces) = (record.board(), record.pieces(record.plies()));
    let layout = Signal::stored(Layout::new(&board, false));
    Some(view! {
        <StaticBoard slug=game_words.slug() board pieces>
            <Arrows arrows=Signal::stored(arrows) layout/>
        </StaticBoard>
    })
}
