//! The board of a model on the page, the message below it, and the texts for a screen reader.

use super::BoardView;
use crate::app::effects::Runner;
use crate::app::i18n::use_lang;
use crate::app::scroll;
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::lessons::contents_of;
use crate::narration::{self, BoardFacts, BoardText, board_text};
use crate::session::route::Route;
use crate::session::{Effect, Model, Purpose};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The board of a model, and its sentences. Copies refer to the same board.
#[derive(Clone, Copy)]
pub struct ModelBoard {
    pub view: BoardView,
    text: Memo<BoardText>,
    /// The text that is read out immediately.
    announced: RwSignal<String>,
}

impl ModelBoard {
    /// Puts a model on the page, with its board and its sentences. It uses the engine for `purposes`. `record` runs its
    /// other effects.
    pub fn new<M: Model>(
        model: M,
        purposes: &[Purpose],
        game_words: &'static dyn GameWords,
        record: impl Fn(&Effect) + 'static,
    ) -> (Store<M>, ModelBoard) {
        let (lang, announced) = (use_lang(), RwSignal::new(String::new()));
        let runner = Runner::new(purposes);
        let store = Store::new(model, move |store, effect| {
            match runner.run(store, effect) {
                Some(Effect::Announce(what)) => {
                    let words = store.read(|model| {
                        let facts = BoardFacts::of(game_words, model.board());
                        narration::announcement(&facts, lang.now(), &what)
                    });
                    if let Some(words) = words.flatten() {
                        announced.set(words);
                    }
                }
                Some(effect) => record(&effect),
                None => {}
            }
        });
        let text = Memo::new(move |_| {
            let locale = lang.get();
            store.with(ReadTime::AfterPaint, |model| {
                board_text(&BoardFacts::of(game_words, model.board()), locale)
            })
        });
        let board = ModelBoard {
            view: BoardView::of(store, game_words, announced),
            text,
            announced,
        };
        (store, board)
    }
}

/// The message about the last touch, the last move or the end.
#[component]
pub fn BoardMessage(board: ModelBoard) -> impl IntoView {
    let lang = use_lang();
    let (text, slug) = (board.text, board.view.game_words.slug());
    let rule = Memo::new(move |_| text.with(|text| text.rule));
    view! {
        <p class="trial-status" data-status class:refused=move || text.with(|text| text.is_refused)>
            {move || text.with(|text| text.shown.clone())}
            {move || rule_link(slug, rule.get(), lang.get())}
        </p>
    }
}

/// The same for a screen reader. While `is_judged`, the judgement is read out instead.
#[component]
pub fn BoardLiveRegions(
    board: ModelBoard,
    #[prop(optional, into)] is_judged: Signal<bool>,
) -> impl IntoView {
    let polite = Memo::new(move |_| match is_judged.get() {
        true => String::new(),
        false => board.text.with(|text| text.polite.clone()),
    });
    view! { <LiveRegions announced=board.announced polite/> }
}

/// A link to the rule that has forbidden the last touch.
pub fn rule_link(slug: &str, rule: Option<&str>, locale: Locale) -> Option<AnyView> {
    let (number, point) = contents_of(slug)?.point_of(rule?)?;
    let link = view! {
        <a
            class="rule-link"
            data-action="rule"
            href=Route::point(slug, point).href()
            // If the address is already the current one, the link alone does not scroll.
            on:click=move |_| scroll::to_point(point)
        >
            {say!(locale, board.see_rule, number = number)}
        </a>
    };
    Some(link.into_any())
}

/// Two invisible live regions: moves are read out immediately, everything else when there is time.
#[component]
pub fn LiveRegions(
    #[prop(into)] announced: Signal<String>,
    #[prop(into)] polite: Signal<String>,
) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="alert" aria-live="assertive" data-live="assertive">{move || announced.get()}</p>
        <p class="visually-hidden" aria-live="polite" data-live="polite">{move || polite.get()}</p>
    }
}
