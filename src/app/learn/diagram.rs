//! A figure of the rules: a position on a board that can be touched.

use super::near::near;
use crate::app::board::{BoardLiveRegions, BoardMessage, InteractiveBoard, ModelBoard};
use crate::app::course_words::use_words;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::lessons::{Diagram, Point};
use crate::play::markup;
use crate::session::{DiagramIntent, DiagramModel};
use leptos::prelude::*;

/// The figure. Its board is drawn once it is near the window or the page is `printing`. Space for it is
/// reserved until then.
#[component]
pub fn DiagramView(
    game_words: &'static dyn GameWords,
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
    let shown = Memo::new_with_compare(
        move |_| ready.get().then(|| begin(game_words, diagram)).flatten(),
        |_, _| true,
    );
    let board = diagram.setup.open(game_words.kind()).ok();
    let aspect = board.map_or("1".to_owned(), |record| markup::aspect(&record.board()));
    let has_changed = move || shown.get().is_some_and(|shown| shown.has_changed.get());
    let reset = move || {
        if let Some(shown) = shown.get_untracked() {
            shown.store.send(DiagramIntent::Reset);
        }
    };
    view! {
        <figure class="diagram" node_ref=figure data-diagram=diagram.key.as_str()>
            <div class="diagram-board" style=("--aspect", aspect)>
                {move || shown.get().map(|shown| view! { <InteractiveBoard view=shown.board.view/> })}
            </div>
            <figcaption>{move || words.get(&key)}</figcaption>
            <div class="diagram-foot">
                {move || shown.get().map(|Shown { board, .. }| view! { <BoardMessage board/><BoardLiveRegions board/> })}
                <button
                    class="button button-icon"
                    data-action="again"
                    aria-disabled=move || (!has_changed()).to_string()
                    aria-label=t!(lang, learn_page.reset)
                    title=t!(lang, learn_page.reset)
                    on:click=move |_| reset()
                >
                    <Icon name="undo"/>
                </button>
            </div>
        </figure>
    }
}

/// A figure that is on the page.
#[derive(Clone, Copy)]
struct Shown {
    store: Store<DiagramModel>,
    board: ModelBoard,
    has_changed: Memo<bool>,
}

fn begin(game_words: &'static dyn GameWords, diagram: &'static Diagram) -> Option<Shown> {
    let model = DiagramModel::new(game_words.kind(), &diagram.setup, &diagram.touched)?;
    let (store, board) = ModelBoard::new(model, &[], game_words, |_| {});
    Some(Shown {
        store,
        board,
        has_changed: store.memo(ReadTime::AfterPaint, DiagramModel::has_changed),
    })
}
