//! The random inputs.

use std::fmt;

use fastrand::Rng;

use crate::browser::Key;

/// An input. A share from 0 to 1 chooses among the page's options at that time.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A press on a place where a move continues.
    Useful {
        share: f64,
        other: f64,
        by_finger: bool,
    },
    /// A press on any place.
    Spot {
        share: f64,
        by_finger: bool,
    },
    /// From place to place.
    Drag {
        from: f64,
        to: f64,
        by_finger: bool,
    },
    /// With the right button, which draws.
    Draw {
        from: f64,
        to: f64,
    },
    Keys(Vec<Key>),
    /// A press on a button, a link or a field, or another value of a list or a slider.
    Control {
        share: f64,
        other: f64,
    },
    /// Inputs without a frame between them. Each has a share for its kind, and one for its place.
    Burst(Vec<(f64, f64)>),
    /// Steps in the history of the browser.
    History(i32),
    Resize((u32, u32)),
    /// The language of the page is set in another tab.
    Language(&'static str),
    Reload,
    /// Workers end, with an error or silently.
    KillWorkers {
        loudly: bool,
    },
    /// The part of the storage that fails: `allowed`, `full`, `forbidden`.
    Storage(&'static str),
    /// Another screen, by its address.
    Visit(&'static str),
    /// Back to the game.
    Return,
}

/// Sizes of phones, tablets and desks.
const SIZES: [(u32, u32); 6] = [
    (360, 640),
    (320, 568),
    (640, 360),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
];

const SCREENS: [&str; 12] = [
    "",
    "#rules=GAME",
    "#lesson=GAME",
    "#puzzle=GAME",
    "#puzzles=GAME",
    "#puzzles=days",
    "#puzzle=today",
    "#edit=GAME",
    "#nothing=of-this-kind",
    "#g=1HcTzApLiI3",
    "#g=1HcTzApLiI4",
    "#play=nobody",
];

/// The keys that the page uses, and some that it does not use.
pub const LETTERS: &str = "jk,.urbnafovmxwzhs?qy7";

/// The next input.
pub fn random(rng: &mut Rng) -> Input {
    let by_finger = rng.bool();
    let (share, other) = (rng.f64(), rng.f64());
    match rng.u32(0..100) {
        0..30 => Input::Useful {
            share,
            other,
            by_finger,
        },
        30..37 => Input::Spot { share, by_finger },
        37..42 => Input::Drag {
            from: share,
            to: other,
            by_finger,
        },
        42..44 => Input::Draw {
            from: share,
            to: other,
        },
        44..58 => Input::Keys((0..rng.usize(1..5)).map(|_| key(rng)).collect()),
        58..70 => Input::Control { share, other },
        70..75 => {
            let count = rng.usize(2..30);
            Input::Burst((0..count).map(|_| (rng.f64(), rng.f64())).collect())
        }
        75..79 => Input::History(if rng.u32(0..3) < 2 { -1 } else { 1 }),
        79..82 => Input::Resize(*rng.choice(&SIZES).unwrap_or(&SIZES[0])),
        82..84 => Input::Language(if rng.bool() { "en" } else { "es" }),
        84..86 => Input::Reload,
        86..89 => Input::KillWorkers { loudly: rng.bool() },
        89..93 => Input::Storage(match rng.u32(0..4) {
            0 => "full",
            1 => "forbidden",
            _ => "allowed",
        }),
        93..95 => Input::Visit(rng.choice(&SCREENS).copied().unwrap_or_default()),
        _ => Input::Return,
    }
}

fn key(rng: &mut Rng) -> Key {
    const NAMED: [Key; 11] = [
        Key::Tab,
        Key::BackTab,
        Key::Enter,
        Key::Space,
        Key::Escape,
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Home,
        Key::End,
    ];
    let letters: Vec<char> = LETTERS.chars().collect();
    match rng.bool() {
        true => *rng.choice(&NAMED).unwrap_or(&Key::Escape),
        false => Key::Letter(*rng.choice(&letters).unwrap_or(&'u')),
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |by_finger: &bool| if *by_finger { "finger" } else { "mouse" };
        match self {
            Input::Useful { by_finger, .. } => write!(f, "useful place by {}", with(by_finger)),
            Input::Spot { by_finger, .. } => write!(f, "place by {}", with(by_finger)),
            Input::Drag { by_finger, .. } => write!(f, "drag by {}", with(by_finger)),
            Input::Draw { .. } => write!(f, "draw"),
            Input::Keys(keys) => write!(f, "keys {keys:?}"),
            Input::Control { .. } => write!(f, "control"),
            Input::Burst(shares) => write!(f, "{} inputs at once", shares.len()),
            Input::History(steps) => write!(f, "history {steps}"),
            Input::Resize((width, height)) => write!(f, "size {width}x{height}"),
            Input::Language(language) => write!(f, "language {language}"),
            Input::Reload => write!(f, "reload"),
            Input::KillWorkers { loudly } => write!(f, "kill workers, loudly: {loudly}"),
            Input::Storage(mode) => write!(f, "storage {mode}"),
            Input::Visit(address) => write!(f, "visit {address:?}"),
            Input::Return => write!(f, "return to the game"),
        }
    }
}
