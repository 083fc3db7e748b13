//! A figure of the rules: a position on a board that can be touched.

use super::near::near;
use super::trial::{self, Said};
use super::words::use_words;
use crate::app::board::{LiveBoard, aspect};
use crate::app::dress::Dress;
use crate::app::game::Play;
use crate::app::i18n::{say, use_lang};
use crate::app::icons::Icon;
use crate::lessons::{Diagram, Point};
use leptos::prelude::*;

/// The figure. Its board is drawn once it is near the window or the page is `printing`. Space for it is
/// reserved until then.
#[component]
pub fn DiagramView(
    dress: &'static dyn Dress,
    point: &'static Point,
    diagram: &'static Diagram,
    #[prop(into)] printing: Signal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let figure = NodeRef::new();
    let near = near(figure);
    let ready = Memo::new(move |_| near.get() || printing.get());
    let key = format!("points.{}.{}", point.key, diagram.key);
    let begun = RwSignal::new(0_u32);
    let play = Memo::new_with_compare(
        move |_| {
            begun.track();
            ready
                .get()
                .then(|| trial::figure(dress, &diagram.setting, diagram.touched))?
        },
        |_, _| true,
    );
    let board = diagram.setting.open(dress.kind()).ok();
    let aspect = board.map_or("1".to_owned(), |table| aspect(&table.board()));
    // Whether anything has changed since the start.
    let begins = Memo::new(move |_| {
        let play: Play = play.get()?;
        Some((
            play.plies_now(),
            play.open().with_untracked(|open| open.in_hand.clone()),
        ))
    });
    let changed = move || {
        play.get().is_some_and(|play| {
            let hand = play.open().with(|open| open.in_hand.clone());
            begins.get() != Some((play.plies(), hand))
        })
    };
    view! {
        <figure class="diagram" node_ref=figure data-diagram=diagram.key>
            <div class="diagram-board" style=("--aspect", aspect)>
                {move || play.get().map(|play| view! { <LiveBoard play/> })}
            </div>
            <figcaption>{move || words.get(&key)}</figcaption>
            <div class="diagram-foot">
                {move || play.get().map(|play| view! { <Said play/> })}
                <button
                    class="button button-icon"
                    data-action="again"
                    aria-disabled=move || (!changed()).to_string()
                    aria-label=move || say!(lang.get(), learn_page.reset)
                    title=move || say!(lang.get(), learn_page.reset)
                    on:click=move |_| if changed() { begun.update(|begun| *begun += 1) }
                >
                    <Icon name="undo"/>
                </button>
            </div>
        </figure>
    }
}
