//! The page.

mod address;
mod after_paint;
mod board;
mod board_number;
mod course;
mod course_words;
mod data_file;
mod dialog;
mod document_title;
mod effect;
mod effects;
mod engine;
mod engine_lost;
mod failure;
mod focus;
mod game;
mod games;
mod header;
mod hold_button;
mod home;
mod i18n;
mod icons;
mod judgement;
mod keys;
mod lasting;
mod lazy;
mod learn;
mod loading;
pub mod local_store;
mod missing;
mod new_game;
mod notice;
mod notice_list;
mod painted;
mod picture;
mod place;
mod players;
mod preload;
mod progress;
mod puzzles;
mod rules_sheet;
mod saved_game;
mod saved_games;
mod scroll;
mod set_if_changed;
mod settings;
mod settings_form;
mod share;
mod solving;
mod sound;
mod store;
mod stored_value;
mod texts;
mod today;
mod tokens;
mod web_lock;

use crate::games::words::GameWords;
use crate::session::route::Place;
use crate::words::Locale;
use engine::Engine;
use game::GameScreen;
use home::Home;
use i18n::Lang;
use keys::KeyList;
use lazy::{IfMissing, Lazy, lazy};
use learn::{LessonScreen, RulesScreen};
use leptos::prelude::*;
use loading::NotLoaded;
use new_game::NewGameDialog;
use notice::Notices;
use notice_list::NoticeList;
use painted::frame;
use place::PagePlace;
use puzzles::{DaysScreen, PuzzleListScreen, PuzzleScreen};
use saved_games::SavedGames;
use sound::Speaker;
use wasm_bindgen_futures::spawn_local;

/// Puts the page into the document, once the texts of home are loaded.
pub fn run() {
    failure::watch();
    spawn_local(async {
        match texts::load_first().await {
            Ok(locale) => start(locale),
            Err(NotLoaded) => failure::not_started(),
        }
    });
}

fn start(locale: Locale) {
    games::read_rows();
    painted::keep_frames();
    mount_to_body(move || view! { <App locale/> });
    painted::take_over();
    failure::started();
    preload::when_idle();
}

#[component]
fn App(locale: Locale) -> impl IntoView {
    Lang::provide(locale);
    let notices = Notices::provide();
    let games = SavedGames::provide(notices);
    settings::PageSettings::provide(notices);
    board::provide_pace();
    keys::provide();
    Speaker::provide();
    progress::provide(notices);
    Engine::provide(notices);
    new_game::provide();
    preload::provide();
    games.warn();
    let place = PagePlace::provide(games, notices);
    // Another point of the rules is not another screen.
    let screen = Memo::new(move |_| place.get().screen());
    let screens = StoredValue::new(0_u32);
    let shown = Callback::new(move |()| {
        if screens.get_value() > 1 {
            focus_screen(&screen.get_untracked());
        }
    });
    view! {
        {move || {
            let now = screen.get();
            screens.update_value(|screens| *screens += u32::from(now != Place::Arriving));
            match &now {
                Place::Arriving => view! { <Lazy load=move || arriving(place) if_missing=IfMissing::SayOnScreen/> }.into_any(),
                Place::Home => {
                    shown.run(());
                    view! { <Home/> }.into_any()
                }
                Place::Game(_) => lazy_screen(games, now, "game", shown),
                Place::Rules(..) | Place::Puzzles(_) | Place::Days => lazy_screen(games, now, "rules", shown),
                Place::Lesson(..) | Place::Puzzle(..) => lazy_screen(games, now, "lesson", shown),
            }
        }}
        <NoticeList/>
        <NewGameDialog/>
        <KeyList/>
    }
}

/// Moves the focus to a new screen.
fn focus_screen(place: &Place) {
    // Between tasks, the focused element may still exist.
    if matches!(place, Place::Lesson(..) | Place::Puzzle(..)) {
        focus::move_to("[data-task]");
    }
    focus::after(&[
        "[data-screen='game'] [data-board] [tabindex='0']",
        "[data-screen] main",
    ]);
}

/// Shows nothing. The next screen follows.
async fn arriving(place: PagePlace) -> Result<AnyView, NotLoaded> {
    place.read_address().await?;
    Ok(().into_any())
}

/// A screen that may need loading, with the frame of this name until it is loaded.
fn lazy_screen(
    games: SavedGames,
    place: Place,
    frame_name: &'static str,
    shown: Callback<()>,
) -> AnyView {
    view! {
        <Lazy
            load=move || screen_of(games, place.clone())
            frame=move || frame(frame_name)
            if_missing=IfMissing::SayOnScreen
            shown
        />
    }
    .into_any()
}

/// The screen of a place that belongs to a game, created once the rules of the game are loaded.
async fn screen_of(games: SavedGames, place: Place) -> Result<AnyView, NotLoaded> {
    let slug = match &place {
        Place::Game(id) => games.kind(id),
        Place::Rules(slug, _) | Place::Lesson(slug, _) | Place::Puzzle(slug, _) => Some(*slug),
        Place::Puzzles(_) | Place::Days | Place::Arriving | Place::Home => None,
    };
    let game_words = match slug {
        Some(slug) => crate::app::games::load(slug).await?,
        None => None,
    };
    match (place, game_words) {
        // A stored game may not be valid.
        (Place::Game(id), _) => game_screen(id).await,
        (Place::Rules(..), Some(game_words)) => rules_screen(game_words).await,
        (Place::Lesson(_, number), Some(game_words)) => lesson_screen(game_words, number).await,
        (Place::Puzzle(_, number), Some(game_words)) => puzzle_screen(game_words, number).await,
        (Place::Puzzles(slug), _) => puzzle_list_screen(slug).await,
        (Place::Days, _) => days_screen(()).await,
        (Place::Arriving | Place::Home, _) | (_, None) => Ok(().into_any()),
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

    puzzles: fn days_screen(nothing: ()) -> AnyView {
        let () = nothing;
        view! { <DaysScreen/> }.into_any()
    }
}
