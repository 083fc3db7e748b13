//! The page.

mod address;
mod after_paint;
mod backup;
mod board;
mod board_number;
mod course;
mod course_words;
mod data_file;
mod day;
mod dialog;
mod document_title;
mod editor;
mod effect;
mod effects;
mod embed;
mod engine;
mod engine_lost;
mod failed_writes;
mod failure;
mod first_board;
mod focus;
mod game;
mod games;
mod header;
mod hold_button;
mod home;
mod home_place;
mod i18n;
mod icons;
mod idle;
mod import;
mod judgement;
mod kept_library;
mod keys;
mod lazy;
mod learn;
mod library;
mod loading;
pub mod local_store;
mod manifest;
mod missing;
mod new_game;
mod notice;
mod notice_list;
mod offline;
mod page_signal;
mod page_time;
mod painted;
mod part;
mod picture;
mod players;
mod preload;
mod progress;
mod puzzles;
mod qr_code;
mod repeat_button;
mod rules_sheet;
mod save_file;
mod saved_game;
mod saved_games;
mod screen;
mod scroll;
mod set_if_changed;
mod settings;
mod settings_form;
mod share;
mod solving;
mod sound;
mod store;
mod stored_value;
mod styles;
mod texts;
mod today;
mod tokens;
mod web_lock;

use crate::games::words::GameWords;
use crate::session::route::Screen;
use crate::words::Locale;
use editor::EditorScreen;
use embed::EmbedScreen;
use engine::Engine;
use first_board::{FirstBoardPlace, use_first_board};
use game::GameScreen;
use home::Home;
use i18n::Lang;
use import::ImportPlace;
use kept_library::{KeptLibrary, LibraryPlace};
use keys::KeyList;
use lazy::{Lazy, WhenMissing, lazy, lazy_code};
use learn::{LessonScreen, RulesScreen};
use leptos::prelude::*;
use library::{LibraryScreen, StatisticsScreen};
use loading::{NotLoaded, end_of, now_or_later};
use new_game::NewGameDialog;
use notice::Notices;
use notice_list::NoticeList;
use painted::{frame, frame_of_address};
use puzzles::{DaysScreen, PuzzleListScreen, PuzzleScreen};
use saved_games::SavedGames;
use screen::CurrentScreen;
use sound::Speaker;
use std::time::Duration;
use stored_value::StoredValues;
use wasm_bindgen_futures::spawn_local;

/// Puts the page into the document, once the texts of home and the stored data are read.
pub fn run() {
    failure::watch();
    spawn_local(async {
        let stored = now_or_later(stored_value::read_all());
        match (texts::load_first().await, end_of(stored).await) {
            (Ok(locale), Ok(stored)) => start(locale, stored),
            (Err(NotLoaded), _) | (_, Err(NotLoaded)) => failure::not_started(),
        }
    });
}

fn start(locale: Locale, stored: StoredValues) {
    games::read_rows();
    painted::keep();
    mount_to_body(move || view! { <App locale stored/> });
    painted::take_over();
    failure::started();
    manifest::name();
}

#[component]
fn App(locale: Locale, stored: StoredValues) -> impl IntoView {
    Lang::provide(locale);
    let notices = Notices::provide();
    let games = SavedGames::provide(notices);
    settings::PageSettings::provide(notices, stored.settings);
    board::provide_pace();
    keys::provide();
    Speaker::provide();
    progress::provide(notices, stored.progress);
    Engine::provide(notices);
    first_board::provide();
    new_game::provide();
    import::provide();
    let current_screen = CurrentScreen::provide(games, notices);
    let library = KeptLibrary::provide();
    // If another site embeds the page, nothing is fetched in advance, and nothing is stored.
    if !matches!(untrack(|| current_screen.get()), Screen::Embed(_)) {
        preload::provide();
        preload::when_idle(notices, async move || prepare_library(games, library).await);
        games.warn();
    }
    // Another point of the rules is not another screen.
    let screen = Memo::new(move |_| current_screen.get().without_point());
    let shown = Callback::new(move |()| {
        if current_screen.has_changed() {
            focus_screen(&screen.get_untracked());
        }
    });
    let first_board = use_first_board();
    // Parts that the first screen does not need are made after it responds.
    let has_started = RwSignal::new(false);
    set_timeout(move || has_started.set(true), Duration::ZERO);
    view! {
        {move || {
            let now = screen.get();
            if !matches!(now, Screen::Game(_)) {
                first_board.remove();
            }
            library.set_shown(now == Screen::Library);
            match &now {
                Screen::LoadingScreen => view! {
                    <Lazy
                        load=move || arriving(current_screen)
                        frame=frame_of_address
                        if_missing=WhenMissing::SayOnScreen
                    />
                }
                .into_any(),
                Screen::Home => {
                    shown.run(());
                    view! { <Home/> }.into_any()
                }
                Screen::Game(_) => lazy_screen(games, now, "game", shown),
                // `LibraryPlace` below shows it.
                Screen::Library => {
                    lazy::retry_all();
                    shown.run(());
                    ().into_any()
                }
                Screen::Rules(..) | Screen::Puzzles(_) | Screen::Days | Screen::Statistics => lazy_screen(games, now, "rules", shown),
                Screen::Lesson(..) | Screen::Puzzle(..) | Screen::Edit(..) => lazy_screen(games, now, "lesson", shown),
                Screen::Embed(_) => lazy_screen(games, now, "embed", shown),
            }
        }}
        {move || has_started.get().then(|| view! {
            <LibraryPlace>
                <Lazy
                    load=library_screen
                    frame=move || untrack(|| library.is_shown()).then(|| frame("rules")).into_any()
                    if_missing=WhenMissing::SayOnScreen
                    shown=move |()| if untrack(|| library.is_shown()) { shown.run(()) }
                />
            </LibraryPlace>
            <FirstBoardPlace/>
            <NoticeList/>
            <NewGameDialog/>
            <ImportPlace/>
            <KeyList/>
        })}
    }
}

/// Makes the list of all games if it is long, and loads its styles if not.
async fn prepare_library(games: SavedGames, library: KeptLibrary) -> Result<(), NotLoaded> {
    if prepare_list(games).await? {
        library.make_ahead();
    }
    Ok(())
}

/// Moves the focus to a new screen.
fn focus_screen(screen: &Screen) {
    // Between tasks, the focused element may still exist.
    if matches!(screen, Screen::Lesson(..) | Screen::Puzzle(..)) {
        focus::move_to("[data-task]");
    }
    focus::after(&[
        "[data-screen='game'] [data-board] [tabindex='0']",
        "[data-screen] main",
    ]);
}

/// The next screen follows.
async fn arriving(current_screen: CurrentScreen) -> Result<AnyView, NotLoaded> {
    current_screen.read_address().await?;
    Ok(frame_of_address())
}

/// A screen that may need loading, with a frame until it is loaded.
fn lazy_screen(
    games: SavedGames,
    screen: Screen,
    framed: &'static str,
    shown: Callback<()>,
) -> AnyView {
    let first_board = use_first_board();
    let load = move || {
        let screen = screen.clone();
        async move {
            let made = screen_of(games, screen).await;
            first_board.remove();
            made
        }
    };
    let meanwhile = move || match first_board.is_shown() {
        false => frame(framed),
        // Its board is shown already.
        true => ().into_any(),
    };
    view! { <Lazy load frame=meanwhile if_missing=WhenMissing::SayOnScreen shown/> }.into_any()
}

/// A screen that belongs to a game, created once the rules of the game are loaded.
async fn screen_of(games: SavedGames, screen: Screen) -> Result<AnyView, NotLoaded> {
    if let Screen::Game(id) = &screen {
        games.opening(id);
        games.unpack(id).await?;
    }
    let slug = match &screen {
        Screen::Game(id) => games.kind(id),
        Screen::Rules(slug, _)
        | Screen::Lesson(slug, _)
        | Screen::Puzzle(slug, _)
        | Screen::Edit(slug, _) => Some(*slug),
        Screen::Puzzles(_)
        | Screen::Days
        | Screen::Library
        | Screen::Statistics
        | Screen::Embed(_)
        | Screen::LoadingScreen
        | Screen::Home => None,
    };
    let game_words = match slug {
        Some(slug) => crate::app::games::load(slug).await?,
        None => None,
    };
    match (screen, game_words) {
        // A stored game may not be valid.
        (Screen::Game(id), _) => game_screen(id).await,
        (Screen::Embed(link), _) => embed_screen(link).await,
        (Screen::Rules(..), Some(game_words)) => rules_screen(game_words).await,
        (Screen::Lesson(_, number), Some(game_words)) => lesson_screen(game_words, number).await,
        (Screen::Puzzle(_, number), Some(game_words)) => puzzle_screen(game_words, number).await,
        (Screen::Edit(_, edited), Some(game_words)) => editor_screen(game_words, edited).await,
        (Screen::Puzzles(slug), _) => puzzle_list_screen(slug).await,
        (Screen::Days, _) => days_screen().await,
        (Screen::Statistics, _) => statistics_screen().await,
        (Screen::LoadingScreen | Screen::Home | Screen::Library, _) | (_, None) => {
            Ok(().into_any())
        }
    }
}

lazy! {
    game: fn game_screen(id: String) -> AnyView { view! { <GameScreen id/> }.into_any() }

    learn: fn rules_screen(game_words: &'static dyn GameWords) -> AnyView {
        view! { <RulesScreen game_words/> }.into_any()
    }

    learn: fn lesson_screen(game_words: &'static dyn GameWords, number: usize) -> AnyView {
        view! { <LessonScreen game_words number/> }.into_any()
    }

    puzzles: fn puzzle_screen(game_words: &'static dyn GameWords, number: u64) -> AnyView {
        view! { <PuzzleScreen game_words number/> }.into_any()
    }

    puzzles: fn puzzle_list_screen(slug: &'static str) -> AnyView {
        view! { <PuzzleListScreen slug/> }.into_any()
    }

    editor: fn editor_screen(game_words: &'static dyn GameWords, edited: String) -> AnyView {
        view! { <EditorScreen game_words edited/> }.into_any()
    }

    embed: fn embed_screen(link: String) -> AnyView { view! { <EmbedScreen link/> }.into_any() }

    puzzles: fn days_screen() -> AnyView { view! { <DaysScreen/> }.into_any() }

    library: fn library_screen() -> AnyView { view! { <LibraryScreen/> }.into_any() }

    library: fn statistics_screen() -> AnyView { view! { <StatisticsScreen/> }.into_any() }
}

lazy_code! {
    /// Loads the styles of a short list. Returns whether the list is so long that it should be made in advance.
    library: fn prepare_list(games: SavedGames) -> bool {
        let is_long = games.newest_library_rows().is_some();
        if !is_long {
            library::load_styles();
        }
        is_long
    }
}
