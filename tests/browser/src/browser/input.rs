//! Input by mouse, finger and keyboard, as W3C actions.

use serde_json::{Value, json};
use thirtyfour::common::command::Command;

use super::Session;

/// Waits until the elements around a board have followed a change, one frame later. If no frames are drawn,
/// it does not wait long.
const FOLLOW: &str = "
    const [done] = arguments;
    setTimeout(done, 100);
    requestAnimationFrame(() => setTimeout(done));";

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
    PageUp,
    Delete,
    /// Held while other keys are pressed.
    Control,
    Shift,
    Letter(char),
}

/// An action of a mouse or a finger.
#[derive(Clone, Copy, Debug)]
pub enum PointerStep {
    Move(Point),
    Press,
    Lift,
    /// With the right button.
    PressRight,
    LiftRight,
    /// Stays unchanged for this many milliseconds.
    Wait(u64),
}

impl Session {
    #[track_caller]
    pub fn mouse(&self, doing: &[PointerStep]) {
        self.pointer("mouse", doing);
    }

    #[track_caller]
    pub fn finger(&self, doing: &[PointerStep]) {
        self.pointer("touch", doing);
    }

    /// A very short tap of a finger, independent of the driver's speed: the events are created in the page, so that
    /// they count as a quick tap.
    #[track_caller]
    pub fn tap(&self, (x, y): Point) {
        let script = r"
            const [clientX, clientY] = arguments;
            const tap = { clientX, clientY, pointerId: 99, pointerType: 'touch', isPrimary: true,
                button: 0, bubbles: true, cancelable: true };
            for (const [type, buttons] of [['pointerdown', 1], ['pointerup', 0]])
                document.elementFromPoint(clientX, clientY)
                    .dispatchEvent(new PointerEvent(type, { ...tap, buttons }));";
        self.run(script, vec![json!(x.round()), json!(y.round())]);
        self.let_follow();
    }

    /// The same as [`Session::mouse`], without waiting for the page to follow.
    #[track_caller]
    pub fn mouse_at_once(&self, doing: &[PointerStep]) {
        self.perform_at_once("mouse", pointer_actions("mouse", doing));
    }

    /// The same as [`Session::finger`], without waiting for the page to follow.
    #[track_caller]
    pub fn finger_at_once(&self, doing: &[PointerStep]) {
        self.perform_at_once("touch", pointer_actions("touch", doing));
    }

    /// Presses keys one after another.
    #[track_caller]
    pub fn keys(&self, keys: &[Key]) {
        self.keys_at_once(keys);
        self.let_follow();
    }

    /// The same as [`Session::keys`], without waiting for the page to follow.
    #[track_caller]
    pub fn keys_at_once(&self, keys: &[Key]) {
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
        self.perform_at_once(
            "keys",
            json!([{"type": "key", "id": "keyboard", "actions": actions}]),
        );
    }

    /// Presses a key and keeps it down.
    #[track_caller]
    pub fn hold(&self, key: Key) {
        self.key("keyDown", key);
    }

    /// Releases a key that was kept down.
    #[track_caller]
    pub fn lift(&self, key: Key) {
        self.key("keyUp", key);
    }

    #[track_caller]
    fn key(&self, kind: &str, key: Key) {
        let action = json!({"type": kind, "value": code(key)});
        self.perform(
            kind,
            json!([{"type": "key", "id": "keyboard", "actions": [action]}]),
        );
    }

    #[track_caller]
    fn pointer(&self, kind: &str, doing: &[PointerStep]) {
        self.perform(kind, pointer_actions(kind, doing));
    }

    #[track_caller]
    fn perform(&self, what: &str, actions: Value) {
        self.perform_at_once(what, actions);
        self.let_follow();
    }

    #[track_caller]
    fn perform_at_once(&self, what: &str, actions: Value) {
        let perform = self.web.cmd(Command::PerformActions(actions.into()));
        self.ask(what, perform);
    }

    fn let_follow(&self) {
        // The action may have changed the page.
        self.try_run_async(FOLLOW);
    }
}

fn pointer_actions(kind: &str, doing: &[PointerStep]) -> Value {
    let actions: Vec<Value> = doing.iter().map(|&one| action(one)).collect();
    json!([{
        "type": "pointer",
        "id": kind,
        "parameters": {"pointerType": kind},
        "actions": actions,
    }])
}

fn action(one: PointerStep) -> Value {
    match one {
        PointerStep::Move((x, y)) => json!({
            "type": "pointerMove",
            "duration": 0,
            "origin": "viewport",
            "x": x.round() as i64,
            "y": y.round() as i64,
        }),
        PointerStep::Press => json!({"type": "pointerDown", "button": 0}),
        PointerStep::Lift => json!({"type": "pointerUp", "button": 0}),
        PointerStep::PressRight => json!({"type": "pointerDown", "button": 2}),
        PointerStep::LiftRight => json!({"type": "pointerUp", "button": 2}),
        PointerStep::Wait(millis) => json!({"type": "pause", "duration": millis}),
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
        Key::PageUp => '\u{e00e}',
        Key::Delete => '\u{e017}',
        Key::Control => '\u{e009}',
        Key::Shift => SHIFT,
        Key::Home => '\u{e011}',
        Key::Letter(letter) => letter,
    }
}
