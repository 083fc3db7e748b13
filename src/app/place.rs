//! Where one is on the page: the fragment of its address. An empty one is the home screen,
//! `play=ID` a game of this browser, `rules=GAME` its rules, with `/POINT` behind it one of them,
//! `lesson=GAME` its lesson, with `/EXERCISE` one of those, `puzzle=GAME` the first of its puzzles that
//! is not solved, with `/NUMBER`, `/today` or `/2026-11-22` one of those, `tablero=...` a link to a
//! position or a game.

use super::dress::BrokenLink;
use super::notice::{Notice, Notices};
use super::puzzles::{next_after, today};
use super::saved::{Saved, Shelf};
use super::seats::Seats;
use super::tally::{Tally, use_puzzles};
use crate::games;
use crate::lessons;
use crate::play::{GameText, decode, encode, puzzle_name, puzzle_number};
use gloo_events::EventListener;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

const GAME: &str = "play=";
const RULES: &str = "rules=";
const LESSON: &str = "lesson=";
const PUZZLE: &str = "puzzle=";
const TODAY: &str = "today";

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Home,
    /// The game of this name.
    Game(String),
    /// The rules of a game, perhaps a point of them.
    Rules(&'static str, Option<&'static str>),
    /// An exercise of a game's lesson, by its number from 0.
    Lesson(&'static str, usize),
    /// A puzzle of a game, by its number.
    Puzzle(&'static str, u64),
}

/// The game that one has come from to learn something.
#[derive(Clone, Copy)]
pub struct LeftGame(pub RwSignal<Option<String>>);

/// Follows the fragment. Links that arrive become games of this browser at once.
pub fn provide(shelf: Shelf, notices: Notices) -> RwSignal<Place> {
    let place = RwSignal::new(Place::Home);
    let left = RwSignal::new(None);
    let solved = use_puzzles();
    let arrive = move || {
        let now = untrack(|| arrive(shelf, notices, solved));
        match &now {
            Place::Home => left.set(None),
            Place::Game(id) => left.set(Some(id.clone())),
            Place::Rules(..) | Place::Lesson(..) | Place::Puzzle(..) => {}
        }
        if place.get_untracked() != now {
            place.set(now);
        }
    };
    arrive();
    let listener = EventListener::new(&window(), "hashchange", move |_| arrive());
    listener.forget();
    provide_context(place);
    provide_context(LeftGame(left));
    place
}

/// Leads to a game; the back button leads back.
pub fn go_to_game(id: &str) {
    set_fragment(&format!("{GAME}{id}"));
}

/// Leads to a game in the place of the one that is shown.
pub fn replace_game(id: &str) {
    let location = window().location();
    // It fails only for an address that cannot be parsed, and this one can.
    let _ = location.replace(&format!("{}#{GAME}{id}", address()));
}

/// Leads home from a place that is not there; the back button does not lead to it again.
pub fn leave_for_home() {
    let location = window().location();
    let _ = location.replace(&format!("{}#", address()));
}

/// Leads home.
pub fn go_home() {
    set_fragment("");
}

/// The address of a link to this game.
#[must_use]
pub fn link_to(text: &GameText) -> String {
    format!("{}#{}", address(), encode(text))
}

fn set_fragment(fragment: &str) {
    // It fails only for a document that is not shown.
    let _ = window().location().set_hash(fragment);
}

/// The address of the page without its fragment.
fn address() -> String {
    let address = window().location().href().unwrap_or_default();
    match address.split_once('#') {
        Some((page, _)) => page.to_owned(),
        None => address,
    }
}

fn fragment() -> String {
    let fragment = window().location().hash().unwrap_or_default();
    fragment.strip_prefix('#').unwrap_or_default().to_owned()
}

fn arrive(shelf: Shelf, notices: Notices, solved: Tally) -> Place {
    let fragment = fragment();
    if let Some(id) = fragment.strip_prefix(GAME) {
        return Place::Game(id.to_owned());
    }
    #[cfg(feature = "trip")]
    assert!(fragment != "trip", "the suite asked for a panic");
    let learned = fragment
        .strip_prefix(RULES)
        .map(rules)
        .or_else(|| fragment.strip_prefix(LESSON).map(lesson))
        .or_else(|| {
            fragment
                .strip_prefix(PUZZLE)
                .map(|name| puzzle(name, solved))
        });
    if let Some(found) = learned {
        notices.forget_passing();
        return match found {
            Ok(place) => place,
            Err(place) => {
                let at_home = place == Place::Home;
                notices.add(if at_home {
                    Notice::NoSuchPage
                } else {
                    Notice::NoSuchPart
                });
                stay_at(&fragment_of(&place));
                place
            }
        };
    }
    if !fragment.is_empty() {
        let opened = open_link(&fragment, shelf);
        // Home comes first in the history, so that the back button leaves the game for it.
        stay_at("");
        match opened {
            Ok(id) => {
                go_to_game(&id);
                return Place::Game(id);
            }
            Err(why) => notices.add(Notice::BrokenLink(why)),
        }
    }
    Place::Home
}

/// The rules of `GAME` or `GAME/POINT`; what is not there leads to what is nearest to it.
fn rules(name: &str) -> Result<Place, Place> {
    let (slug, key) = parts(name);
    let course = lessons::of(slug).ok_or(Place::Home)?;
    let Some(key) = key else {
        return Ok(Place::Rules(course.slug, None));
    };
    let point = course.points.iter().find(|point| point.key == key);
    let point = point.ok_or(Place::Rules(course.slug, None))?;
    Ok(Place::Rules(course.slug, Some(point.key)))
}

/// The lesson of `GAME` or `GAME/EXERCISE`; what is not there leads to what is nearest to it.
fn lesson(name: &str) -> Result<Place, Place> {
    let (slug, key) = parts(name);
    let course = lessons::of(slug).ok_or(Place::Home)?;
    let first = Place::Lesson(course.slug, 0);
    match key.map(|key| course.exercise(key)) {
        None => Ok(first),
        Some(Some((number, _))) => Ok(Place::Lesson(course.slug, number)),
        Some(None) => Err(first),
    }
}

/// The puzzle of `GAME`, `GAME/NUMBER` or `GAME/DATE`; what is not there leads to what is nearest to it.
fn puzzle(name: &str, solved: Tally) -> Result<Place, Place> {
    let (slug, key) = parts(name);
    let family = games::family(slug).filter(|family| family.has_puzzles());
    let slug = family.ok_or(Place::Home)?.slug();
    let first = || Place::Puzzle(slug, next_after(0, slug, solved));
    match key {
        None => Ok(first()),
        Some(TODAY) => Ok(Place::Puzzle(slug, today())),
        Some(name) => match puzzle_number(name) {
            Some(number) => Ok(Place::Puzzle(slug, number)),
            None => Err(first()),
        },
    }
}

fn parts(name: &str) -> (&str, Option<&str>) {
    match name.split_once('/') {
        Some((slug, key)) => (slug, Some(key)),
        None => (name, None),
    }
}

/// The fragment of a place that needs no key.
fn fragment_of(place: &Place) -> String {
    match place {
        Place::Home => String::new(),
        Place::Game(id) => to_game(id),
        Place::Rules(slug, _) => to_rules(slug),
        Place::Lesson(slug, _) => to_lesson(slug),
        Place::Puzzle(slug, number) => to_puzzle(slug, *number),
    }
}

/// Turns a link into a game of this browser; one that stands just so already is taken.
fn open_link(fragment: &str, shelf: Shelf) -> Result<String, BrokenLink> {
    let text = decode(fragment).map_err(BrokenLink::Link)?;
    let table = games::open(&text).map_err(|error| BrokenLink::Game(text.game.clone(), error))?;
    let saved = Saved::of(&*table, Seats::default());
    let same = |other: &Saved| other.text == saved.text && other.undone.is_empty();
    let known = shelf.games().into_iter().find(|(_, other, _)| same(other));
    Ok(known.map_or_else(|| shelf.add(&saved), |(id, _, _)| id))
}

/// Puts this fragment in the place of the one in the address.
fn stay_at(fragment: &str) {
    let history = window().history();
    if let Ok(history) = history {
        let address = format!("{}{fragment}", address());
        // Refused only where the page may not touch its history; then the link stays in sight.
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

/// The address of the puzzle of whatever day it is.
#[must_use]
pub fn to_puzzle_today(slug: &str) -> String {
    format!("#{PUZZLE}{slug}/{TODAY}")
}

/// The address of a link to a puzzle.
#[must_use]
pub fn link_to_puzzle(slug: &str, number: u64) -> String {
    format!("{}{}", address(), to_puzzle(slug, number))
}

/// Leads to a puzzle.
pub fn go_to_puzzle(slug: &str, number: u64) {
    set_fragment(&to_puzzle(slug, number));
}

/// Leads to a game's rules.
pub fn go_to_rules(slug: &str) {
    set_fragment(&format!("{RULES}{slug}"));
}
