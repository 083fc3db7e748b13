//! The page.

mod board;
mod change;
mod dialog;
mod dress;
mod failure;
mod focus;
mod followed;
mod game;
mod header;
mod hold;
mod home;
mod i18n;
mod icons;
mod keys;
mod learn;
mod mind;
mod missing;
mod notice;
mod picture;
mod place;
mod puzzles;
mod saved;
mod seats;
mod settings;
mod share;
mod sight;
mod sound;
pub mod storage;
mod tally;
mod tokens;

use dress::DRESSES;
use game::GameScreen;
use home::Home;
use keys::KeyList;
use learn::{LessonScreen, RulesScreen};
use leptos::prelude::*;
use notice::{NoticeList, Notices};
use place::Place;
use puzzles::PuzzleScreen;
use saved::Shelf;
use sound::Speaker;

/// Puts the page into the document.
pub fn run() {
    failure::watch();
    mount_to_body(App);
    failure::started();
}

#[component]
fn App() -> impl IntoView {
    let notices = Notices::provide();
    let shelf = Shelf::provide(notices);
    settings::provide(notices);
    board::provide_pace();
    keys::provide();
    Speaker::provide();
    tally::provide(notices);
    puzzles::provide();
    shelf.warn();
    let place = place::provide(shelf, notices);
    // Another point of the rules is no other screen.
    let screen = Memo::new(move |_| match place.get() {
        Place::Rules(slug, _) => Place::Rules(slug, None),
        place => place,
    });
    Effect::new(move |before: Option<()>| {
        screen.track();
        // Whoever comes to a new screen begins at its top; the first one is the browser's affair.
        if before.is_some() {
            place.with(|place| notices.leave_game(place));
            window().scroll_to_with_x_and_y(0.0, 0.0);
            // From one task to the next what had the focus may still be there.
            if matches!(
                screen.get_untracked(),
                Place::Lesson(..) | Place::Puzzle(..)
            ) {
                focus::move_to("[data-task]");
            }
            focus::after(&[
                "[data-screen='game'] [data-board] [tabindex='0']",
                "[data-screen] main",
            ]);
        }
    });
    let symbols = DRESSES.iter().map(|dress| dress.symbols()).collect_view();
    view! {
        <svg class="symbols" aria-hidden="true"><defs><board::Patterns/>{symbols}</defs></svg>
        {move || match screen.get() {
            Place::Home => view! { <Home/> }.into_any(),
            Place::Game(id) => view! { <GameScreen id/> }.into_any(),
            Place::Rules(slug, _) => dress::of(slug).map(|dress| view! { <RulesScreen dress/> }).into_any(),
            Place::Lesson(slug, number) => {
                dress::of(slug).map(|dress| view! { <LessonScreen dress number/> }).into_any()
            }
            Place::Puzzle(slug, number) => {
                dress::of(slug).map(|dress| view! { <PuzzleScreen dress number/> }).into_any()
            }
        }}
        <NoticeList/>
        <KeyList/>
    }
}
