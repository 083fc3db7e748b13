//! Hands: a mouse, a finger and a keyboard, as W3C actions.

use serde_json::{Value, json};
use thirtyfour::common::command::Command;

use super::Session;

/// A point of the viewport.
pub type Point = (f64, f64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Tab,
    BackTab,
    Enter,
    Space,
    Escape,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageDown,
    Letter(char),
}

/// What a mouse or a finger does.
#[derive(Clone, Copy, Debug)]
pub enum Do {
    Move(Point),
    Press,
    Lift,
}

impl Session {
    #[track_caller]
    pub fn mouse(&self, doing: &[Do]) {
        self.pointer("mouse", doing);
    }

    #[track_caller]
    pub fn finger(&self, doing: &[Do]) {
        self.pointer("touch", doing);
    }

    /// Presses keys one after another.
    #[track_caller]
    pub fn keys(&self, keys: &[Key]) {
        let mut actions = Vec::new();
        for &key in keys {
            let value = code(key);
            if key == Key::BackTab {
                actions.push(json!({"type": "keyDown", "value": SHIFT}));
            }
            actions.push(json!({"type": "keyDown", "value": value}));
            actions.push(json!({"type": "keyUp", "value": value}));
            if key == Key::BackTab {
                actions.push(json!({"type": "keyUp", "value": SHIFT}));
            }
        }
        self.perform(
            "keys",
            json!([{"type": "key", "id": "keyboard", "actions": actions}]),
        );
    }

    #[track_caller]
    fn pointer(&self, kind: &str, doing: &[Do]) {
        let actions: Vec<Value> = doing.iter().map(|&one| action(one)).collect();
        let pointer = json!({
            "type": "pointer",
            "id": kind,
            "parameters": {"pointerType": kind},
            "actions": actions,
        });
        self.perform(kind, json!([pointer]));
    }

    #[track_caller]
    fn perform(&self, what: &str, actions: Value) {
        let perform = self.web.cmd(Command::PerformActions(actions.into()));
        self.ask(what, perform);
    }
}

fn action(one: Do) -> Value {
    match one {
        Do::Move((x, y)) => json!({
            "type": "pointerMove",
            "duration": 0,
            "origin": "viewport",
            "x": x.round() as i64,
            "y": y.round() as i64,
        }),
        Do::Press => json!({"type": "pointerDown", "button": 0}),
        Do::Lift => json!({"type": "pointerUp", "button": 0}),
    }
}

const SHIFT: char = '\u{e008}';

fn code(key: Key) -> char {
    match key {
        Key::Tab | Key::BackTab => '\u{e004}',
        Key::Enter => '\u{e007}',
        Key::Space => ' ',
        Key::Escape => '\u{e00c}',
        Key::Left => '\u{e012}',
        Key::Up => '\u{e013}',
        Key::Right => '\u{e014}',
        Key::Down => '\u{e015}',
        Key::End => '\u{e010}',
        Key::PageDown => '\u{e00f}',
        Key::Home => '\u{e011}',
        Key::Letter(letter) => letter,
    }
}
