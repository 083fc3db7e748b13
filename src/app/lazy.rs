//! Parts of the page that are loaded when they are needed. The code of each is in WebAssembly files of its own.
//!
//! ```ignore
//! lazy! {
//!     learn: fn rules_screen(slug: &'static str) -> AnyView { view! { <RulesScreen slug/> }.into_any() }
//! }
//! view! { <Lazy load=move || rules_screen("zoq")/> }
//! ```

use super::failed_writes;
use super::i18n::{t, use_lang};
use super::loading::{NotLoaded, end_of, now_or_later};
use super::missing::Missing;
pub use super::part::Part;
use super::styles;
use super::texts;
use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::{Context, Poll};

/// Functions whose code is in a part. A call first loads the part if needed, and returns `Result<_,
/// NotLoaded>`. A failed call may be repeated. Without the feature `split` the code is part of the program. Functions that
/// use texts need `lazy!`.
macro_rules! lazy_code {
    ($(
        $(#[$about:meta])*
        $part:ident: $seen:vis fn $name:ident($($given:ident: $kind:ty),* $(,)?) -> $made:ty $body:block
    )*) => {$(
        $(#[$about])*
        #[cfg(feature = "split")]
        #[leptos::wasm_split::wasm_split($part, fallible, wasm_split_path = ::leptos::wasm_split)]
        #[allow(improper_ctypes_definitions, reason = "both sides are compiled at once")]
        $seen fn $name($($given: $kind),*) -> Result<$made, $crate::app::loading::NotLoaded> {
            let made = $body;
            Ok(made)
        }

        $(#[$about])*
        #[cfg(not(feature = "split"))]
        $seen async fn $name($($given: $kind),*) -> Result<$made, $crate::app::loading::NotLoaded> {
            let made = $body;
            Ok(made)
        }
    )*};
}
pub(crate) use lazy_code;

/// The same for functions that use texts, such as views: a call also loads the texts of the part, at the same time.
macro_rules! lazy {
    ($(
        $(#[$about:meta])*
        $part:ident: $seen:vis fn $name:ident($($given:ident: $kind:ty),* $(,)?) -> $made:ty $body:block
    )*) => {$(
        $(#[$about])*
        $seen async fn $name($($given: $kind),*) -> Result<$made, $crate::app::loading::NotLoaded> {
            $crate::app::lazy::lazy_code! {
                $part: fn $name($($given: $kind),*) -> $made $body
            }
            $crate::app::lazy::load($crate::app::lazy::Part::$part).await?;
            // The function in the part: the splitter needs different names.
            $name($($given),*).await
        }
    )*};
}
pub(crate) use lazy;

/// Loads a part, its texts and its styles in advance.
///
/// # Errors
/// If it could not be loaded.
pub async fn load(part: Part) -> Result<(), NotLoaded> {
    let texts = now_or_later(texts::load(part.texts()));
    let styles = part.has_styles().then(styles::load_those_of_parts);
    let styles = styles.map(now_or_later);
    // These parts change settings and progress, so the part that stores them is loaded too.
    if matches!(part, Part::panels | Part::learn | Part::puzzles) {
        spawn_local(async {
            let _ = load_stored().await;
        });
    }
    match part {
        Part::game => game().await?,
        Part::panels => panels().await?,
        Part::learn => learn().await?,
        Part::puzzles => puzzles().await?,
        Part::editor => editor().await?,
        Part::review => review().await?,
        Part::import => import().await?,
        Part::links => links().await?,
        Part::backup => backup().await?,
        Part::embed => embed().await?,
        Part::stored => load_stored().await?,
        Part::saved => saved().await?,
        Part::finished => finished().await?,
        Part::library => library().await?,
        Part::engine => engine().await?,
    }
    if let Some(styles) = styles {
        end_of(styles).await;
    }
    if part == Part::panels {
        // With this part, a changed setting is stored immediately. Panels are shown even if it is missing.
        let _ = load_stored().await;
    }
    end_of(texts).await
}

/// Loads the part that writes settings and progress, and writes what could not be written without it.
async fn load_stored() -> Result<(), NotLoaded> {
    stored().await?;
    failed_writes::retry();
    Ok(())
}

lazy_code! {
    game: fn game() -> () {}
    panels: fn panels() -> () {}
    learn: fn learn() -> () {}
    puzzles: fn puzzles() -> () {}
    editor: fn editor() -> () {}
    review: fn review() -> () {}
    import: fn import() -> () {}
    links: fn links() -> () {}
    backup: fn backup() -> () {}
    embed: fn embed() -> () {}
    stored: fn stored() -> () {}
    saved: fn saved() -> () {}
    finished: fn finished() -> () {}
    library: fn library() -> () {}
    engine: fn engine() -> () {}
}

/// The message in place of a part that could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum WhenMissing {
    /// A sentence with a button to try again.
    #[default]
    Say,
    /// The same, as a whole screen.
    SayOnScreen,
    /// Nothing, because another view of the same part shows it.
    SayNothing,
}

thread_local! {
    /// The retries of the parts on the page, by numbers. When a part could be loaded after a failure, the others may
    /// work too.
    static RETRIES: RefCell<Vec<(u32, Callback<()>)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps the retry of a part for as long as the part is on the page.
fn keep_retry(retry: Callback<()>) {
    let number = RETRIES.with_borrow_mut(|retries| {
        let number = retries.last().map_or(0, |(last, _)| last + 1);
        retries.push((number, retry));
        number
    });
    on_cleanup(move || {
        RETRIES.with_borrow_mut(|retries| retries.retain(|(one, _)| *one != number));
    });
}

/// Retries all parts that are missing.
pub fn retry_all() {
    for (_, retry) in RETRIES.with_borrow(Clone::clone) {
        retry.run(());
    }
}

/// A part of the page that is being loaded.
type Loading = Pin<Box<dyn Future<Output = Result<AnyView, NotLoaded>>>>;

/// Creates a part of the page that may need loading. Its type is erased so that `Lazy` is compiled once.
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

/// A part of the page that may need loading: its frame while it is loading, or a sentence if it fails.
#[component]
pub fn Lazy(
    /// Creates the part. Called again for a retry.
    #[prop(into)]
    load: Load,
    /// Shown while it is loading.
    #[prop(optional, into)]
    frame: ViewFn,
    #[prop(optional)] if_missing: WhenMissing,
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
        // What the part creates lives as long as its surroundings.
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
    keep_retry(Callback::new(move |()| {
        if state.try_with_untracked(|state| matches!(state, State::Missing)) == Some(true) {
            start_again();
        }
    }));
    move || {
        state.track();
        match state.try_update_untracked(State::take) {
            Some(State::Loaded(view)) => {
                if asked.get_value() {
                    asked.set_value(false);
                    spawn_local(async { retry_all() });
                }
                view
            }
            Some(State::Missing) => missing(if_missing, retry),
            Some(State::Loading) | None => frame.run(),
        }
    }
}

fn missing(how: WhenMissing, retry: Callback<()>) -> AnyView {
    match how {
        WhenMissing::SayNothing => ().into_any(),
        WhenMissing::Say => view! { <Missing retry/> }.into_any(),
        WhenMissing::SayOnScreen => {
            let lang = use_lang();
            view! {
                <div class="screen">
                    <main tabindex="-1">
                        <h1 class="visually-hidden">{t!(lang, page.title)}</h1>
                        <Missing retry/>
                        <p class="missing-buttons">
                            <a class="button" href="#">{t!(lang, page.home)}</a>
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
    /// Takes the state, which contains the view.
    fn take(&mut self) -> State {
        match self {
            State::Missing => State::Missing,
            _ => std::mem::replace(self, State::Loading),
        }
    }
}

/// Creates a part of the page: immediately if its code is loaded, so that nothing flickers.
fn start(loading: Loading, show: impl FnOnce(Result<AnyView, NotLoaded>) + 'static) {
    let gone = StoredValue::new(false);
    on_cleanup(move || gone.dispose());
    let mut loading = Box::pin(ScopedFuture::new_untracked(loading));
    let poll = move |context: &mut Context<'_>| match gone.is_disposed() {
        // It is no longer needed, so it is not created.
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
