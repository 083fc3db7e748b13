//! A puzzle on the board, and links to the next one.

use super::attempt::Attempt;
use super::lists::{self, NoList};
use crate::app::address;
use crate::app::board::{BoardLiveRegions, BoardMessage, InteractiveBoard};
use crate::app::day;
use crate::app::document_title;
use crate::app::engine::Asker;
use crate::app::engine_lost::EngineLost;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::judgement::{JudgementLine, JudgementVoice};
use crate::app::keys::{self, KeyAction};
use crate::app::missing::Missing;
use crate::app::progress::use_progress;
use crate::app::share::{ShareResult, ShareResultView, share_or_copy};
use crate::app::solving::SolvingBar;
use crate::app::today::today;
use crate::engine::{Event, Exact, Priority, Request};
use crate::games::words::GameWords;
use crate::narration::{Judgement, puzzle_grade, puzzle_judgement, puzzle_task, puzzle_title};
use crate::play::markup;
use crate::play::{GameText, Puzzle};
use crate::session::progress::{ProgressKind, PuzzleRecord, next_puzzle};
use crate::session::route::Route;
use crate::session::{BoardIntent, PuzzleIntent};
use crate::words::{Locale, say};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The puzzle with this number.
#[component]
pub fn PuzzleScreen(game_words: &'static dyn GameWords, number: u64) -> impl IntoView {
    let lang = use_lang();
    let tried = RwSignal::new(None::<Attempt>);
    let trouble = RwSignal::new(None::<NoPuzzle>);
    let record = PuzzleRecord::new(game_words.slug(), number, today());
    let owner = Owner::current();
    let begin = move |puzzle: Puzzle| {
        let begin = || Attempt::new(game_words, puzzle, record);
        // Everything that it creates belongs to this screen.
        let attempt = owner.as_ref().and_then(|owner| owner.with(begin));
        trouble.set(attempt.is_none().then_some(NoPuzzle::NotDrawn));
        tried.set(attempt);
    };
    let asker = Asker::new(Priority::Hint);
    let load = Callback::new(move |bypass_cache: bool| {
        trouble.set(None);
        let begin = begin.clone();
        spawn_local(async move {
            let found = lists::puzzle(game_words, number, bypass_cache).await;
            // The screen may be gone by then.
            if trouble.is_disposed() {
                return;
            }
            match found {
                Ok(Some(puzzle)) => begin(puzzle),
                Ok(None) => draw(game_words, number, asker, (trouble, begin)),
                Err(NoList) => trouble.set(Some(NoPuzzle::NoList)),
            }
        });
    });
    load.run(false);
    let retry = move |()| load.run(true);
    document_title::follow(move |locale| {
        say!(
            locale,
            puzzle.document,
            title = title(locale, number),
            game = game_words.name(locale)
        )
    });
    let judgement = Memo::new(move |_| {
        let (attempt, locale) = (tried.get()?, lang.get());
        attempt.say(|model| puzzle_judgement(game_words, locale, model))?
    });
    let task = move || {
        let (attempt, locale) = (tried.get()?, lang.get());
        attempt.say(|model| puzzle_task(locale, model))
    };
    let grade = move || {
        let (attempt, locale) = (tried.get()?, lang.get());
        attempt.say(|model| puzzle_grade(locale, model.puzzle()))
    };
    // The size only depends on the board, not on the pieces.
    let aspect = game_words
        .kind()
        .open(&game_words.start())
        .ok()
        .map_or("1".to_owned(), |record| markup::aspect(&record.board()));
    view! {
        <div
            class="screen game-screen lesson-screen"
            data-screen="puzzle"
            data-puzzle=number
            style=("--aspect", aspect)
        >
            <Header screen=HeaderScreen::Puzzle(game_words)/>
            <main class="game" tabindex="-1">
                <h1 class="visually-hidden">{move || say!(lang.get(), puzzle.of_game, game = game_words.name(lang.get()))}</h1>
                <div class="table">
                    <div class="task" data-task tabindex="-1">
                        <h2>
                            {move || title(lang.get(), number)}
                            <span class="task-number" data-grade>{grade}</span>
                        </h2>
                        <p>{task}</p>
                    </div>
                    <div class="board-box">
                        {move || tried.get().map(|attempt| view! { <InteractiveBoard view=attempt.board.view/> })}
                    </div>
                </div>
                <div class="panel">
                    <div class="status">
                        <SolvingBar game_words/>
                        {move || trouble.get().map(|trouble| match trouble {
                            NoPuzzle::NoList => view! { <Missing retry/> }.into_any(),
                            NoPuzzle::NoEngine => view! { <EngineLost retry/> }.into_any(),
                            NoPuzzle::NotDrawn => view! {
                                <p data-missing role="alert">{say!(lang.get(), puzzle.missing)}</p>
                            }.into_any(),
                        })}
                        <JudgementLine judgement/>
                        {move || tried.get().map(|Attempt { board, .. }| view! { <BoardMessage board/><BoardLiveRegions board/> })}
                    </div>
                    <JudgementVoice judgement/>
                    <Buttons game_words tried judgement number/>
                    <Foot game_words number/>
                </div>
            </main>
        </div>
    }
}

/// The title of a puzzle.
fn title(locale: Locale, number: u64) -> String {
    puzzle_title(locale, number, |date| day::name(locale, date))
}

/// Why there is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NoPuzzle {
    /// Its list could not be loaded.
    NoList,
    /// There is no puzzle of this number.
    NotDrawn,
    /// The engine does not answer.
    NoEngine,
}

/// Asks the engine for a puzzle whose number is in no list, and starts it.
fn draw(
    game_words: &'static dyn GameWords,
    number: u64,
    asker: Asker,
    (trouble, begin): (RwSignal<Option<NoPuzzle>>, impl Fn(Puzzle) + 'static),
) {
    let on_answer = move |event: Event| {
        if trouble.is_disposed() {
            return;
        }
        match event {
            Event::Exact {
                exact: Exact::Puzzle(puzzle),
                ..
            } => begin(puzzle),
            Event::Refused { .. } => trouble.set(Some(NoPuzzle::NotDrawn)),
            Event::Failed { .. } => trouble.set(Some(NoPuzzle::NoEngine)),
            _ => {}
        }
    };
    let game = GameText {
        game: game_words.slug().to_owned(),
        ..GameText::default()
    };
    asker.ask(game, Request::Puzzle { number }, on_answer);
}

#[component]
fn Buttons(
    game_words: &'static dyn GameWords,
    #[prop(into)] tried: Signal<Option<Attempt>>,
    judgement: Memo<Option<Judgement>>,
    number: u64,
) -> impl IntoView {
    let (lang, solved, slug) = (
        use_lang(),
        use_progress(ProgressKind::Puzzles),
        game_words.slug(),
    );
    let send = move |intent: PuzzleIntent| {
        if let Some(attempt) = tried.get_untracked() {
            attempt.send(intent);
        }
    };
    let help = move || send(PuzzleIntent::Hint);
    let step = move |by: isize| send(BoardIntent::Step(by).into());
    let is = move |of: fn(Attempt) -> Memo<bool>| tried.get().is_some_and(|one| of(one).get());
    let yours = move || is(|attempt| attempt.is_yours);
    let done = move || is(|attempt| attempt.is_done);
    let won = move || judgement.with(|one| one.as_ref().is_some_and(|one| one.kind == "solved"));
    let next = move || solved.with(|solved| next_puzzle(number, slug, solved));
    keys::on(KeyAction::Deselect, move || {
        send(BoardIntent::Deselect.into())
    });
    keys::on(KeyAction::Hint, help);
    keys::on(KeyAction::NextPuzzle, move || {
        address::go(&Route::puzzle(slug, untrack(next)))
    });
    view! {
        <div class="lesson-buttons">
            {move || match done() {
                true => view! { <StepButtons on_step=Callback::new(step)/> }.into_any(),
                false => view! {
                    <button
                        class="button"
                        data-action="hint"
                        aria-disabled=move || (!yours()).to_string()
                        title=move || keys::tip(lang.get(), KeyAction::Hint, say!(lang.get(), action.hint))
                        on:click=move |_| help()
                    >
                        {t!(lang, action.hint)}
                    </button>
                }.into_any(),
            }}
            {move || match done() {
                true => view! {
                    <button class="button" data-action="again" on:click=move |_| send(PuzzleIntent::Restart)>
                        {t!(lang, learn_page.again)}
                    </button>
                }.into_any(),
                false => view! {
                    <button class="button" data-action="show" on:click=move |_| send(PuzzleIntent::ShowSolution)>
                        {t!(lang, learn_page.show)}
                    </button>
                }.into_any(),
            }}
            <a
                class="button"
                class:button-main=won
                data-action="next"
                title=move || keys::tip(lang.get(), KeyAction::NextPuzzle, say!(lang.get(), action.next_puzzle))
                href=move || Route::puzzle(slug, next()).href()
            >
                {t!(lang, action.next_puzzle)}
            </a>
        </div>
    }
}

/// Buttons to step through the moves of a finished puzzle.
#[component]
fn StepButtons(#[prop(into)] on_step: Callback<isize>) -> impl IntoView {
    let lang = use_lang();
    view! {
        <div class="step-buttons">
            <button
                class="button button-icon"
                data-action="step-back"
                aria-label=t!(lang, action.previous)
                title=t!(lang, action.previous)
                on:click=move |_| on_step.run(-1)
            >
                <Icon name="previous"/>
            </button>
            <button
                class="button button-icon"
                data-action="step-on"
                aria-label=t!(lang, action.next)
                title=t!(lang, action.next)
                on:click=move |_| on_step.run(1)
            >
                <Icon name="next"/>
            </button>
        </div>
    }
}

/// Links to all puzzles and to the puzzles of days, and a button to share this one.
#[component]
fn Foot(game_words: &'static dyn GameWords, number: u64) -> impl IntoView {
    let (lang, solved, slug) = (
        use_lang(),
        use_progress(ProgressKind::Puzzles),
        game_words.slug(),
    );
    let share_result = RwSignal::new(None::<ShareResult>);
    let address = address::of(&Route::puzzle(slug, number));
    let hand = {
        let address = address.clone();
        move |_| {
            share_result.set(None);
            let (locale, address) = (lang.now(), address.clone());
            let title = title(locale, number);
            spawn_local(async move {
                let done = share_or_copy(&title, &address).await;
                // The screen may be gone by then.
                let _ = share_result.try_set(Some(done));
            });
        }
    };
    view! {
        <div class="puzzle-foot">
            <a class="button" data-action="list" href=Route::Puzzles(slug.to_owned()).href()>
                <span>{t!(lang, puzzle.list)}</span>
                <small data-solved>{move || say!(lang.get(), puzzle.count, count = solved.count(slug))}</small>
            </a>
            <a class="button" data-action="days" href=Route::Days.href()>
                {t!(lang, page.calendar)}
            </a>
            <button class="button" data-action="link" on:click=hand>
                {t!(lang, page.link)}
            </button>
        </div>
        {move || share_result.get().map(|_| {
            let address = address.clone();
            view! {
                <div class="link"><ShareResultView address share_result/></div>
            }
        })}
    }
}
