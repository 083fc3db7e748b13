//! All keys with their meanings. The key handlers, the tool-tips and the list of keys use this table.

use crate::words::{Locale, say};
use Area::{Board, Page};

/// The action of a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeyAction {
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
    PreviousLine,
    NextLine,
    First,
    Last,
    Undo,
    Redo,
    Hint,
    NextPuzzle,
    Analyse,
    Flip,
    /// While held: the opponent's possible moves.
    Threats,
    /// While held: the results of every move.
    Values,
    /// In words: one's own pieces, the pieces that could reach a place, the position.
    Mine,
    Reached,
    Position,
    /// In words: the remaining time on the clock.
    Time,
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
    pub act: KeyAction,
    pub area: Area,
    /// The names of [`KeyboardEvent.key`](https://www.w3.org/TR/uievents-key/), with letters in lower case.
    pub keys: &'static [&'static str],
}

const fn bind(act: KeyAction, area: Area, keys: &'static [&'static str]) -> Binding {
    Binding { act, area, keys }
}

pub const BINDINGS: &[Binding] = &[
    bind(KeyAction::Left, Board, &["ArrowLeft"]),
    bind(KeyAction::Right, Board, &["ArrowRight"]),
    bind(KeyAction::Up, Board, &["ArrowUp"]),
    bind(KeyAction::Down, Board, &["ArrowDown"]),
    bind(KeyAction::Higher, Board, &["PageUp"]),
    bind(KeyAction::Deeper, Board, &["PageDown"]),
    bind(KeyAction::Touch, Board, &["Enter", " "]),
    bind(KeyAction::Deselect, Page, &["Escape"]),
    bind(KeyAction::Previous, Page, &["j", "ArrowLeft"]),
    bind(KeyAction::Next, Page, &["k", "ArrowRight"]),
    bind(KeyAction::PreviousLine, Page, &[",", "ArrowUp"]),
    bind(KeyAction::NextLine, Page, &[".", "ArrowDown"]),
    bind(KeyAction::First, Page, &["Home"]),
    bind(KeyAction::Last, Page, &["End"]),
    bind(KeyAction::Undo, Page, &["u"]),
    bind(KeyAction::Redo, Page, &["r"]),
    bind(KeyAction::Hint, Page, &["b"]),
    bind(KeyAction::NextPuzzle, Page, &["n"]),
    bind(KeyAction::Analyse, Page, &["a"]),
    bind(KeyAction::Flip, Page, &["f"]),
    bind(KeyAction::Threats, Page, &["o"]),
    bind(KeyAction::Values, Page, &["v"]),
    bind(KeyAction::Mine, Page, &["m"]),
    bind(KeyAction::Reached, Page, &["x"]),
    bind(KeyAction::Position, Page, &["w"]),
    bind(KeyAction::Time, Page, &["t"]),
    bind(KeyAction::Alone, Page, &["z"]),
    bind(KeyAction::Rules, Page, &["h"]),
    bind(KeyAction::Sound, Page, &["s"]),
    bind(KeyAction::Keys, Page, &["?"]),
];

/// The meaning of a key in an area.
pub fn find(key: &str, area: Area) -> Option<KeyAction> {
    let own = |binding: &&Binding| binding.area == area && binding.keys.contains(&key);
    BINDINGS.iter().find(own).map(|binding| binding.act)
}

/// The key of an act that works everywhere, to show on its button.
pub fn key_of(act: KeyAction) -> &'static str {
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

/// The description of an act, for the list of keys.
pub fn description(locale: Locale, act: KeyAction) -> String {
    match act {
        KeyAction::Left | KeyAction::Right | KeyAction::Up | KeyAction::Down => {
            say!(locale, keys.cursor)
        }
        KeyAction::Higher => say!(locale, keys.higher),
        KeyAction::Deeper => say!(locale, keys.deeper),
        KeyAction::Touch => say!(locale, keys.touch),
        KeyAction::Deselect => say!(locale, keys.let_go),
        KeyAction::PreviousLine => say!(locale, keys.previous_line),
        KeyAction::NextLine => say!(locale, keys.next_line),
        KeyAction::Previous => say!(locale, action.previous),
        KeyAction::Next => say!(locale, action.next),
        KeyAction::First => say!(locale, action.first),
        KeyAction::Last => say!(locale, action.last),
        KeyAction::Undo => say!(locale, action.undo),
        KeyAction::Redo => say!(locale, action.redo),
        KeyAction::Hint => say!(locale, action.hint),
        KeyAction::NextPuzzle => say!(locale, action.next_puzzle),
        KeyAction::Analyse => say!(locale, action.analyse),
        KeyAction::Flip => say!(locale, action.flip),
        KeyAction::Threats => say!(locale, keys.threats),
        KeyAction::Values => say!(locale, keys.values),
        KeyAction::Mine => say!(locale, keys.mine),
        KeyAction::Reached => say!(locale, keys.reached),
        KeyAction::Position => say!(locale, keys.position),
        KeyAction::Time => say!(locale, keys.time),
        KeyAction::Alone => say!(locale, keys.alone),
        KeyAction::Rules => say!(locale, page.rules),
        KeyAction::Sound => say!(locale, keys.sound),
        KeyAction::Keys => say!(locale, page.keys),
    }
}
