//! All keys with their meanings. The key handlers, the tool-tips and the list of keys use this table.

use crate::words::{Locale, say};
use Area::{Board, Page};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    Left,
    Right,
    Up,
    Down,
    Higher,
    Deeper,
    Touch,
    Deselect,
    Previous,
    Next,
    First,
    Last,
    Undo,
    Redo,
    Hint,
    NextPuzzle,
    Analyse,
    Flip,
    /// While held: what the opponent could do.
    Threats,
    /// While held: the results of every move.
    Values,
    /// In words: one's own pieces, who could reach a place, the position.
    Mine,
    Reached,
    Position,
    /// Only the board.
    Alone,
    Rules,
    Sound,
    Keys,
}

/// Where a key is active.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// If the focus is on the board.
    Board,
    /// Elsewhere, and on the board if it has no other meaning there.
    Page,
}

pub struct Binding {
    pub act: Act,
    pub area: Area,
    /// The names of [`KeyboardEvent.key`](https://www.w3.org/TR/uievents-key/), with letters in lower case.
    pub keys: &'static [&'static str],
}

const fn bind(act: Act, area: Area, keys: &'static [&'static str]) -> Binding {
    Binding { act, area, keys }
}

pub const BINDINGS: &[Binding] = &[
    bind(Act::Left, Board, &["ArrowLeft"]),
    bind(Act::Right, Board, &["ArrowRight"]),
    bind(Act::Up, Board, &["ArrowUp"]),
    bind(Act::Down, Board, &["ArrowDown"]),
    bind(Act::Higher, Board, &["PageUp"]),
    bind(Act::Deeper, Board, &["PageDown"]),
    bind(Act::Touch, Board, &["Enter", " "]),
    bind(Act::Deselect, Page, &["Escape"]),
    bind(Act::Previous, Page, &["j", "ArrowLeft"]),
    bind(Act::Next, Page, &["k", "ArrowRight"]),
    bind(Act::First, Page, &["Home"]),
    bind(Act::Last, Page, &["End"]),
    bind(Act::Undo, Page, &["u"]),
    bind(Act::Redo, Page, &["r"]),
    bind(Act::Hint, Page, &["b"]),
    bind(Act::NextPuzzle, Page, &["n"]),
    bind(Act::Analyse, Page, &["a"]),
    bind(Act::Flip, Page, &["f"]),
    bind(Act::Threats, Page, &["o"]),
    bind(Act::Values, Page, &["v"]),
    bind(Act::Mine, Page, &["m"]),
    bind(Act::Reached, Page, &["x"]),
    bind(Act::Position, Page, &["w"]),
    bind(Act::Alone, Page, &["z"]),
    bind(Act::Rules, Page, &["h"]),
    bind(Act::Sound, Page, &["s"]),
    bind(Act::Keys, Page, &["?"]),
];

/// The meaning of a key in an area.
pub fn find(key: &str, area: Area) -> Option<Act> {
    let own = |binding: &&Binding| binding.area == area && binding.keys.contains(&key);
    BINDINGS.iter().find(own).map(|binding| binding.act)
}

/// The key of an act that works everywhere, to show on its button.
pub fn key_of(act: Act) -> &'static str {
    let its = |binding: &&Binding| binding.act == act;
    BINDINGS
        .iter()
        .find(its)
        .map_or("", |binding| binding.keys[0])
}

/// Whether a speech input user could trigger the key by saying a word.
pub fn is_character(key: &str) -> bool {
    key != " " && key.chars().count() == 1
}

/// The label of a key.
pub fn label(locale: Locale, key: &'static str) -> String {
    match key {
        " " => say!(locale, key.space),
        "Enter" => say!(locale, key.enter),
        "Escape" => say!(locale, key.escape),
        "Home" => say!(locale, key.home),
        "End" => say!(locale, key.end),
        "PageUp" => say!(locale, key.page_up),
        "PageDown" => say!(locale, key.page_down),
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        other => other.to_owned(),
    }
}

/// What an act does, for the list of keys.
pub fn description(locale: Locale, act: Act) -> String {
    match act {
        Act::Left | Act::Right | Act::Up | Act::Down => say!(locale, keys.cursor),
        Act::Higher => say!(locale, keys.higher),
        Act::Deeper => say!(locale, keys.deeper),
        Act::Touch => say!(locale, keys.touch),
        Act::Deselect => say!(locale, keys.let_go),
        Act::Previous => say!(locale, action.previous),
        Act::Next => say!(locale, action.next),
        Act::First => say!(locale, action.first),
        Act::Last => say!(locale, action.last),
        Act::Undo => say!(locale, action.undo),
        Act::Redo => say!(locale, action.redo),
        Act::Hint => say!(locale, action.hint),
        Act::NextPuzzle => say!(locale, action.next_puzzle),
        Act::Analyse => say!(locale, action.analyse),
        Act::Flip => say!(locale, action.flip),
        Act::Threats => say!(locale, keys.threats),
        Act::Values => say!(locale, keys.values),
        Act::Mine => say!(locale, keys.mine),
        Act::Reached => say!(locale, keys.reached),
        Act::Position => say!(locale, keys.position),
        Act::Alone => say!(locale, keys.alone),
        Act::Rules => say!(locale, page.rules),
        Act::Sound => say!(locale, keys.sound),
        Act::Keys => say!(locale, keys.title),
    }
}
