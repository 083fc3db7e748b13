//! Parts of the page that are loaded when they are wanted: each is a file of WebAssembly of its own, a chunk.
//!
//! ```ignore
//! lazy! {
//!     learn: fn rules_screen(slug: &'static str) -> AnyView { view! { <RulesScreen slug/> }.into_any() }
//! }
//! view! { <Lazy load=move || rules_screen("zoq")/> }
//! ```

use super::i18n::{say, use_lang};
use super::missing::Missing;
use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::task::spawn_local;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// A chunk did not arrive, or could not be read.
#[derive(Clone, Copy, Debug)]
pub struct NotLoaded;

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for NotLoaded {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

/// Functions whose code is in a chunk. A call loads the chunk first, if that has not been done yet, and gives
/// `Result<_, NotLoaded>`; a failed call may be repeated. Without the feature `split` the code is at hand.
macro_rules! lazy {
    ($(
        $(#[$about:meta])*
        $chunk:ident: $seen:vis fn $name:ident($($given:ident: $kind:ty),* $(,)?) -> $made:ty $body:block
    )*) => {$(
        $(#[$about])*
        #[cfg(feature = "split")]
        #[leptos::wasm_split::wasm_split($chunk, fallible, wasm_split_path = ::leptos::wasm_split)]
        #[allow(improper_ctypes_definitions, reason = "both sides are compiled at once")]
        $seen fn $name($($given: $kind),*) -> Result<$made, $crate::app::lazy::NotLoaded> {
            let made = $body;
            Ok(made)
        }

        $(#[$about])*
        #[cfg(not(feature = "split"))]
        $seen async fn $name($($given: $kind),*) -> Result<$made, $crate::app::lazy::NotLoaded> {
            let made = $body;
            Ok(made)
        }
    )*};
}
pub(crate) use lazy;

/// The chunks of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chunk {
    /// A board that is played on, and what else needs the rules of the games: messages about them, their list.
    Game,
    /// What stands around a game: analysis, report, buttons, sharing, settings, keys, the dialog for a new game.
    Panels,
    /// Rules and lessons.
    Learn,
    Puzzles,
    /// What speaks with the worker.
    Engine,
}

/// Loads a chunk, so that it is there when it is wanted.
///
/// # Errors
/// If it did not arrive.
pub async fn load(chunk: Chunk) -> Result<(), NotLoaded> {
    match chunk {
        Chunk::Game => game().await,
        Chunk::Panels => panels().await,
        Chunk::Learn => learn().await,
        Chunk::Puzzles => puzzles().await,
        Chunk::Engine => engine().await,
    }
}

lazy! {
    game: fn game() -> () {}
    panels: fn panels() -> () {}
    learn: fn learn() -> () {}
    puzzles: fn puzzles() -> () {}
    engine: fn engine() -> () {}
}

/// What stands in the place of a part that did not come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum IfMissing {
    /// A sentence with a button to try again.
    #[default]
    Say,
    /// The same as a screen of its own.
    SayOnScreen,
    /// Nothing: another part of the same chunk says it.
    SayNothing,
}

thread_local! {
    /// Told when a part has come after all: then others may come too.
    static CAME_AFTER_ALL: ArcTrigger = ArcTrigger::new();
}

/// A part of the page on its way.
type Loading = Pin<Box<dyn Future<Output = Result<AnyView, NotLoaded>>>>;

/// Makes a part of the page that may have to be loaded first. Its type is put away: `Lazy` is compiled once.
pub struct Load(Box<dyn Fn() -> Loading>);

impl<Make, Made> From<Make> for Load
where
    Make: Fn() -> Made + 'static,
    Made: Future<Output = Result<AnyView, NotLoaded>> + 'static,
{
    fn from(make: Make) -> Load {
        Load(Box::new(move || Box::pin(make())))
    }
}

/// A part of the page that may have to be loaded: its frame until then, or a sentence if it does not come.
#[component]
pub fn Lazy(
    /// Makes the part; called again when somebody asks for another try.
    #[prop(into)]
    load: Load,
    /// What stands in its place while it is loaded.
    #[prop(optional, into)]
    frame: ViewFn,
    #[prop(optional)] if_missing: IfMissing,
    /// Called when the part is put on the page.
    #[prop(optional, into)]
    shown: Option<Callback<()>>,
) -> impl IntoView {
    let state = RwSignal::new_local(State::Loading);
    let owner = Owner::current();
    let show = move |loaded: Result<AnyView, NotLoaded>| {
        let is_there = loaded.is_ok();
        let left = state.try_set(match loaded {
            Ok(view) => State::Loaded(view),
            Err(NotLoaded) => State::Missing,
        });
        if let (true, None, Some(shown)) = (is_there, left, shown) {
            shown.run(());
        }
    };
    let load = StoredValue::new_local(move || match &owner {
        // What the part makes lives as long as what is around it.
        Some(owner) => owner.with(|| start((load.0)(), show)),
        None => start((load.0)(), show),
    });
    let start = move || load.with_value(|load| load());
    let start_again = move || {
        state.set(State::Loading);
        start();
    };
    let asked = StoredValue::new(false);
    let retry = Callback::new(move |()| {
        asked.set_value(true);
        start_again();
    });
    start();
    let came = CAME_AFTER_ALL.with(ArcTrigger::clone);
    Effect::new(move |before: Option<()>| {
        came.track();
        let is_missing = state.with_untracked(|state| matches!(state, State::Missing));
        if before.is_some() && is_missing {
            start_again();
        }
    });
    move || {
        state.track();
        match state.try_update_untracked(State::take) {
            Some(State::Loaded(view)) => {
                if asked.get_value() {
                    asked.set_value(false);
                    CAME_AFTER_ALL.with(ArcTrigger::notify);
                }
                view
            }
            Some(State::Missing) => missing(if_missing, retry),
            Some(State::Loading) | None => frame.run(),
        }
    }
}

fn missing(how: IfMissing, retry: Callback<()>) -> AnyView {
    match how {
        IfMissing::SayNothing => ().into_any(),
        IfMissing::Say => view! { <Missing retry/> }.into_any(),
        IfMissing::SayOnScreen => {
            let lang = use_lang();
            view! {
                <div class="screen">
                    <main tabindex="-1">
                        <h1 class="visually-hidden">{move || say!(lang.get(), page.title)}</h1>
                        <Missing retry/>
                        <p class="missing-buttons">
                            <a class="button" href="#">{move || say!(lang.get(), page.home)}</a>
                        </p>
                    </main>
                </div>
            }
            .into_any()
        }
    }
}

enum State {
    Loading,
    Missing,
    Loaded(AnyView),
}

impl State {
    /// The state, whose view is handed over.
    fn take(&mut self) -> State {
        match self {
            State::Missing => State::Missing,
            _ => std::mem::replace(self, State::Loading),
        }
    }
}

/// Makes a part of the page: at once where its code is at hand, so that nothing flickers.
fn start(loading: Loading, show: impl FnOnce(Result<AnyView, NotLoaded>) + 'static) {
    let gone = StoredValue::new(false);
    on_cleanup(move || gone.dispose());
    let mut loading = Box::pin(ScopedFuture::new_untracked(loading));
    let poll = move |context: &mut Context<'_>| match gone.is_disposed() {
        // Nobody waits for it any more: it is not even made.
        true => Poll::Ready(None),
        false => loading.as_mut().poll(context).map(Some),
    };
    match now_or_later(poll_fn(poll)) {
        Ok(loaded) => drop(loaded.map(show)),
        Err(later) => spawn_local(async move {
            if let Some(loaded) = later.await {
                show(loaded);
            }
        }),
    }
}

/// What is there already, or what is to be waited for.
pub fn now_or_later<F: Future>(future: F) -> Result<F::Output, Pin<Box<F>>> {
    let mut future = Box::pin(future);
    match future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(now) => Ok(now),
        Poll::Pending => Err(future),
    }
}
