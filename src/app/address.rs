//! The places of the page and their addresses (fragments).

use crate::play::{encode_text, puzzle_name};
use leptos::prelude::{RwSignal, window};
use wasm_bindgen::JsValue;

pub const GAME: &str = "play=";
pub const RULES: &str = "rules=";
pub const LESSON: &str = "lesson=";
pub const PUZZLE: &str = "puzzle=";
pub const TODAY: &str = "today";
pub const PUZZLES: &str = "puzzles=";
pub const DAYS: &str = "days";

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The address is still being read.
    Arriving,
    Home,
    /// The game of this name.
    Game(String),
    /// The rules of a game, perhaps at a point of them.
    Rules(&'static str, Option<&'static str>),
    /// An exercise of a game's lesson, by its number from 0.
    Lesson(&'static str, usize),
    /// A puzzle of a game, by its number.
    Puzzle(&'static str, u64),
    /// All the puzzles of a game.
    Puzzles(&'static str),
    /// The puzzles of days.
    Days,
}

/// The game from which the player came to the rules, a lesson or a puzzle.
#[derive(Clone, Copy)]
pub struct LeftGame(pub RwSignal<Option<String>>);

/// The game that a link has opened, until a player continues it.
#[derive(Clone, Copy)]
pub struct ByLink(pub RwSignal<Option<String>>);

/// The fragment of a place that has no key.
pub fn fragment_of(place: &Place) -> String {
    match place {
        Place::Home | Place::Arriving => String::new(),
        Place::Game(id) => to_game(id),
        Place::Rules(slug, _) => to_rules(slug),
        Place::Lesson(slug, _) => to_lesson(slug),
        Place::Puzzle(slug, number) => to_puzzle(slug, *number),
        Place::Puzzles(slug) => to_puzzle_list(slug),
        Place::Days => to_days(),
    }
}

/// Goes to a game. The back button returns.
pub fn go_to_game(id: &str) {
    set_fragment(&format!("{GAME}{id}"));
}

/// Goes to a game, which replaces the current one in the history.
pub fn replace_game(id: &str) {
    let location = window().location();
    // This only fails for an address that cannot be parsed.
    let _ = location.replace(&format!("{}#{GAME}{id}", address()));
}

/// Goes home from a place that does not exist. The back button does not return to it.
pub fn leave_for_home() {
    let location = window().location();
    let _ = location.replace(&format!("{}#", address()));
}

/// Goes home.
pub fn go_home() {
    set_fragment("");
}

/// The address of a link to a game with this text.
#[must_use]
pub fn link_to(text: &str) -> String {
    format!("{}#{}", address(), encode_text(text))
}

fn set_fragment(fragment: &str) {
    // This only fails for a document that is not shown.
    let _ = window().location().set_hash(fragment);
}

/// The address of the page without its fragment.
pub fn address() -> String {
    let address = window().location().href().unwrap_or_default();
    match address.split_once('#') {
        Some((page, _)) => page.to_owned(),
        None => address,
    }
}

pub fn fragment() -> String {
    let fragment = window().location().hash().unwrap_or_default();
    fragment.strip_prefix('#').unwrap_or_default().to_owned()
}

/// Replaces the fragment in the address.
pub fn stay_at(fragment: &str) {
    let history = window().history();
    if let Ok(history) = history {
        let address = format!("{}{fragment}", address());
        // Refused only if the page may not change its history. Then the address keeps the link.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// The address of a game within the page.
#[must_use]
pub fn to_game(id: &str) -> String {
    format!("#{GAME}{id}")
}

/// The address of a game's rules within the page.
#[must_use]
pub fn to_rules(slug: &str) -> String {
    format!("#{RULES}{slug}")
}

/// The address of a point of a game's rules.
#[must_use]
pub fn to_point(slug: &str, key: &str) -> String {
    format!("#{RULES}{slug}/{key}")
}

/// The address of a game's lesson.
#[must_use]
pub fn to_lesson(slug: &str) -> String {
    format!("#{LESSON}{slug}")
}

/// The address of an exercise.
#[must_use]
pub fn to_exercise(slug: &str, key: &str) -> String {
    format!("#{LESSON}{slug}/{key}")
}

/// The address of the first puzzle of a game that is not solved.
#[must_use]
pub fn to_puzzles(slug: &str) -> String {
    format!("#{PUZZLE}{slug}")
}

/// The address of a puzzle.
#[must_use]
pub fn to_puzzle(slug: &str, number: u64) -> String {
    format!("#{PUZZLE}{slug}/{}", puzzle_name(number))
}

/// The address of the current day's puzzle of a game.
#[must_use]
pub fn to_puzzle_today(slug: &str) -> String {
    format!("#{PUZZLE}{slug}/{TODAY}")
}

/// The address of the page's puzzle of the current day.
#[must_use]
pub fn to_page_puzzle() -> String {
    format!("#{PUZZLE}{TODAY}")
}

/// The address of a link to a puzzle.
#[must_use]
pub fn link_to_puzzle(slug: &str, number: u64) -> String {
    format!("{}{}", address(), to_puzzle(slug, number))
}

/// Goes to a puzzle.
pub fn go_to_puzzle(slug: &str, number: u64) {
    set_fragment(&to_puzzle(slug, number));
}

/// Leads to a game's rules.
pub fn go_to_rules(slug: &str) {
    set_fragment(&format!("{RULES}{slug}"));
}

/// The address of the list of a game's puzzles.
#[must_use]
pub fn to_puzzle_list(slug: &str) -> String {
    format!("#{PUZZLES}{slug}")
}

/// The address of the puzzles of the days.
#[must_use]
pub fn to_days() -> String {
    format!("#{PUZZLES}{DAYS}")
}
