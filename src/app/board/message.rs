//! What a board of a model says, below it and to a screen reader.

use super::BoardView;
use crate::app::address;
use crate::app::dress::{self, Dress};
use crate::app::engine::Asker;
use crate::app::followed::painted;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::narration::{self, BoardFacts};
use crate::app::sight;
use crate::app::store::{Store, When};
use crate::lessons;
use crate::session::{Announcement, BoardModel, Effect, Feedback, Model};
use leptos::prelude::*;
use std::rc::Rc;

/// The sentences of a board. Copies refer to the same board.
#[derive(Clone, Copy)]
pub struct Messages {
    pub view: BoardView,
    /// What is read out at once.
    announced: RwSignal<String>,
    read: StoredValue<Read, LocalStorage>,
}

/// Reads a board, and again after a picture in which it has changed.
type Read = Rc<dyn Fn(&mut dyn FnMut(&BoardModel))>;

impl Messages {
    /// Puts a model on the page, with its board and its sentences. `record` does what it wants besides.
    pub fn begin<M: Model>(
        model: M,
        asker: Option<Asker>,
        dress: &'static dyn Dress,
        flipped: bool,
        record: impl Fn(&Effect) + 'static,
    ) -> (Store<M>, Messages) {
        let (lang, announced) = (use_lang(), RwSignal::new(String::new()));
        let store = Store::new(model, asker, move |store, effect| match effect {
            Effect::Announce(what) => announce(store, dress, announced, lang.now(), *what),
            effect => record(effect),
        });
        let read: Read = Rc::new(move |read| {
            store.with(When::AfterPicture, |model| read(model.board()));
        });
        let messages = Messages {
            view: BoardView::of(store, dress, flipped, announced),
            announced,
            read: StoredValue::new_local(read),
        };
        (store, messages)
    }

    /// The end of the game in two sentences, if it is over.
    fn end(self, locale: Locale) -> Option<String> {
        self.tell(|facts| {
            let verdict = facts.table.verdict()?;
            let (headline, why) = dress::result(facts.dress, locale, &verdict, &facts.players);
            Some(format!("{headline}. {why}"))
        })
    }

    fn tell<T>(self, tell: impl Fn(&BoardFacts) -> T) -> T {
        let (read, dress) = (self.read.get_value(), self.view.dress);
        let mut told = None;
        read(&mut |board| told = Some(BoardFacts::with(dress, board, &tell)));
        told.expect("a board is read at once")
    }
}

/// Reads something out once the next picture is drawn.
fn announce<M: Model>(
    store: Store<M>,
    dress: &'static dyn Dress,
    announced: RwSignal<String>,
    locale: Locale,
    what: Announcement,
) {
    painted(move || {
        let words = store.read(|model| {
            let say = |facts: &BoardFacts| facts.moves().announcement(locale, what);
            BoardFacts::with(dress, model.board(), say)
        });
        if let Some(words) = words {
            announced.set(words);
        }
    });
}

/// The message about the last touch, the last move or the end, shown and read out.
#[component]
pub fn BoardMessage(
    messages: Messages,
    /// Whether a move was made since the start.
    has_moved: Memo<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let shown = move || {
        let (locale, has_moved) = (lang.get(), has_moved.get());
        let said = messages.tell(|facts| {
            let is_calm = has_moved && facts.is_calm() && !facts.is_looking_back;
            let last = is_calm.then(|| facts.moves().last(locale)).flatten();
            last.unwrap_or_else(|| narration::message(facts, locale))
        });
        let all = [Some(said), messages.end(locale)].into_iter().flatten();
        all.collect::<Vec<_>>().join(" ").trim().to_owned()
    };
    let polite = Memo::new(move |_| {
        let locale = lang.get();
        let end = messages.end(locale);
        end.unwrap_or_else(|| messages.tell(|facts| narration::line(facts, locale)))
    });
    let is_refused = move || messages.tell(|facts| facts.feedback.is_refusal());
    let link = move || {
        let (locale, dress) = (lang.get(), messages.view.dress);
        messages.tell(|facts| rule_link(dress.slug(), facts.feedback, locale))
    };
    view! {
        <p class="trial-said" data-status class:refused=is_refused>
            {shown}
            {link}
        </p>
        <Voice announced=messages.announced polite/>
    }
}

/// A link to the rule that has forbidden the last touch.
pub fn rule_link(slug: &str, feedback: &Feedback, locale: Locale) -> Option<AnyView> {
    let Feedback::Refused { rule, .. } = feedback else {
        return None;
    };
    let (number, point) = lessons::of(slug)?.point_of((*rule)?)?;
    let link = view! {
        <a
            class="rule-link"
            data-action="rule"
            href=address::to_point(slug, point.key)
            // The address may already be the same.
            on:click=move |_| sight::show_point(point.key)
        >
            {say!(locale, learn_page.see_rule, number = number)}
        </a>
    };
    Some(link.into_any())
}

/// Two invisible live regions: moves are read out immediately, everything else when there is time.
#[component]
pub fn Voice(
    #[prop(into)] announced: Signal<String>,
    #[prop(into)] polite: Signal<String>,
) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="alert" aria-live="assertive" data-live="assertive">{move || announced.get()}</p>
        <p class="visually-hidden" aria-live="polite" data-live="polite">{move || polite.get()}</p>
    }
}
