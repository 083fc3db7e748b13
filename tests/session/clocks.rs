//! Clocks under random moves, undo, pauses, loading and hidden pages, compared with a simple model.

use super::{Run, kind};
use fastrand::Rng;
use tablero::play::{Clock, ClockSetting, EndReason, GameText, SavedGame, TimeLimit};
use tablero::rules::Side;
use tablero::session::{
    BoardIntent, Delay, Effect, GameIntent, GameModel, Message, Model, TimerId,
};

/// The expected display of the clock of two people, computed without any timer.
struct Expected {
    setting: ClockSetting,
    /// The time left to both sides after each ply, including the plies that can be redone.
    left: Vec<[u32; 2]>,
    plies: usize,
    /// The time spent on the current move.
    spent: u32,
    is_waiting: bool,
    is_hidden: bool,
    /// The side that has lost on time, and the side whose loss can be redone.
    fallen: Option<Side>,
    fallen_ahead: Option<Side>,
    /// Whether the rules have ended the game.
    is_decided: bool,
}

impl Expected {
    fn new(setting: ClockSetting) -> Expected {
        Expected {
            setting,
            left: vec![[setting.limit.start(); 2]],
            plies: 0,
            spent: 0,
            is_waiting: false,
            is_hidden: false,
            fallen: None,
            fallen_ahead: None,
            is_decided: false,
        }
    }

    /// White moves first, and the sides take turns.
    fn side(&self) -> Side {
        Side::BOTH[self.plies % 2]
    }

    fn runs(&self) -> bool {
        let is_over = self.fallen.is_some() || self.is_decided;
        let is_stopped = self.is_waiting || self.is_hidden && self.setting.stops_when_hidden;
        self.plies >= 2 && !is_over && !is_stopped
    }

    fn shown(&self) -> [u32; 2] {
        let mut left = self.left[self.plies];
        left[self.side() as usize] -= self.spent;
        if let Some(side) = self.fallen {
            left[side as usize] = 0;
        }
        left
    }

    fn pass(&mut self, millis: u32) {
        if self.runs() {
            let max = self.left[self.plies][self.side() as usize];
            self.spent = max.min(self.spent + millis);
            if self.spent == max {
                self.fallen = Some(self.side());
                self.forget_ahead();
            }
        }
    }

    fn play(&mut self) {
        self.is_waiting = false;
        let mut left = self.left[self.plies];
        if let TimeLimit::Game { increment, .. } = self.setting.limit
            && self.plies >= 2
        {
            left[self.plies % 2] += increment;
            left[self.plies % 2] -= self.spent;
        }
        self.forget_ahead();
        self.left.push(left);
        self.go_to(self.plies + 1);
    }

    fn undo(&mut self) {
        match self.fallen.take() {
            Some(side) => self.fallen_ahead = Some(side),
            None => self.plies = self.plies.saturating_sub(1),
        }
        self.go_to(self.plies);
    }

    fn redo(&mut self) {
        if self.plies + 1 < self.left.len() {
            self.go_to(self.plies + 1);
        } else if let Some(side) = self.fallen_ahead.take() {
            self.fallen = Some(side);
        }
    }

    fn reload(&mut self) {
        self.is_waiting = self.plies > 0;
        self.is_hidden = false;
        self.spent = 0;
    }

    fn go_to(&mut self, plies: usize) {
        self.plies = plies;
        self.spent = 0;
    }

    fn forget_ahead(&mut self) {
        self.left.truncate(self.plies + 1);
        self.fallen_ahead = None;
    }
}

/// A game whose timers run on the test's clock.
struct Timed {
    run: Run<GameModel>,
    alarms: Vec<(u64, TimerId)>,
}

impl Timed {
    fn open(saved: &SavedGame, now: u64) -> Timed {
        let kind = kind("breakthrough");
        let record = saved.resume(|_| Some(kind)).expect("a legal game");
        let mut timed = Timed {
            run: Run::new(GameModel::new(kind, saved, record, 1, false)),
            alarms: Vec::new(),
        };
        timed.run.env.now = now;
        timed.update(Message::Intent(GameIntent::Start));
        timed
    }

    fn saved(&self) -> SavedGame {
        let game = &self.run.model;
        let text = game.board().record().text();
        SavedGame {
            version: 1,
            text: text.to_string(),
            undone: game.board().record().undone(),
            on_time: text.on_time,
            clock: game.clock_text(),
            ..SavedGame::default()
        }
    }

    fn update(&mut self, message: Message<GameIntent>) {
        self.run.effects.clear();
        self.run.update(message);
        for effect in &self.run.effects {
            if let Effect::StartTimer(timer, Delay::Clock(millis)) = effect {
                let due = self.run.env.now + u64::from(*millis);
                self.alarms.push((due, *timer));
            }
        }
    }

    fn pass(&mut self, millis: u32) {
        let end = self.run.env.now + u64::from(millis);
        self.alarms.sort_by_key(|(due, _)| std::cmp::Reverse(*due));
        while let Some((due, timer)) = self.alarms.pop_if(|(due, _)| *due <= end) {
            self.run.env.now = self.run.env.now.max(due);
            self.update(Message::Timer(timer));
            self.alarms.sort_by_key(|(due, _)| std::cmp::Reverse(*due));
        }
        self.run.env.now = end;
    }

    /// Plays a random move; false if the game is over.
    fn play(&mut self, rng: &mut Rng) -> bool {
        let record = self.run.model.board().record();
        let legal = record.legal();
        let Some(mv) = rng.choice(&legal) else {
            return false;
        };
        for spot in record.steps(record.plies(), mv) {
            self.update(Message::Intent(BoardIntent::Touch(spot).into()));
        }
        true
    }
}

fn start(clock: &str) -> SavedGame {
    let text = GameText {
        game: "breakthrough".to_owned(),
        ..GameText::default()
    };
    SavedGame {
        version: 1,
        text: text.to_string(),
        clock: clock.to_owned(),
        ..SavedGame::default()
    }
}

fn check(timed: &Timed, expected: &mut Expected, what: &str) {
    let game = &timed.run.model;
    let reason = game.result().map(|result| result.reason);
    expected.is_decided = matches!(reason, Some(EndReason::Position(_)));
    let fallen = match reason {
        Some(EndReason::Time(side)) => Some(side),
        _ => None,
    };
    assert_eq!(fallen, expected.fallen, "{what}");
    assert_eq!(
        game.times_left(timed.run.env.now),
        Some(expected.shown()),
        "{what}"
    );
    let running = expected.runs().then(|| expected.side());
    assert_eq!(game.clock().and_then(Clock::running), running, "{what}");
}

#[test]
fn a_clock_shows_what_a_simple_model_says() {
    let (mut falls, mut reloads) = (0, 0);
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let setting = ["40+0", "20+3", "15/move", "40+0 visible", "20+3 visible"][rng.usize(0..5)];
        let mut timed = Timed::open(&start(setting), rng.u64(0..1_000_000));
        let read = ClockSetting::read(setting).expect("a setting");
        let mut expected = Expected::new(read);
        for step in 0..80 {
            let act = rng.u8(0..20);
            let what = format!("seed {seed}, step {step}, act {act}, {setting}");
            match act {
                0..7 => {
                    let millis = rng.u32(0..6_000);
                    timed.pass(millis);
                    let was_going = expected.fallen.is_none();
                    expected.pass(millis);
                    falls += usize::from(was_going && expected.fallen.is_some());
                }
                7..13 => {
                    if timed.play(&mut rng) {
                        expected.play();
                    }
                }
                13..15 => {
                    if timed.run.model.can_undo() {
                        expected.undo();
                    }
                    timed.update(Message::Intent(GameIntent::Undo));
                }
                15 => {
                    if timed.run.model.can_redo() {
                        expected.redo();
                    }
                    timed.update(Message::Intent(GameIntent::Redo));
                }
                16 | 17 => {
                    expected.is_hidden = act == 16;
                    timed.update(Message::Visible(act == 17));
                }
                18 => {
                    reloads += 1;
                    timed = Timed::open(&timed.saved(), timed.run.env.now);
                    expected.reload();
                }
                _ => {
                    expected.is_waiting = false;
                    timed.update(Message::Intent(GameIntent::StartClock));
                }
            }
            check(&timed, &mut expected, &what);
        }
    }
    assert!(
        falls > 50 && reloads > 100,
        "{falls} falls, {reloads} reloads"
    );
}

#[test]
fn a_stored_game_without_a_clock_has_none() {
    let timed = Timed::open(
        &SavedGame {
            clock: String::new(),
            ..start("60+0")
        },
        0,
    );
    assert_eq!(timed.run.model.times_left(0), None);
    assert_eq!(timed.run.model.clock_text(), "");
    assert!(!timed.run.model.is_clock_unread());
}

#[test]
fn a_clock_that_cannot_be_read_is_told_and_kept() {
    for stored in ["60", "sundial;w1", "60+0;w", "60+0;w1,b2", ";"] {
        let saved = SavedGame {
            clock: stored.to_owned(),
            ..start("60+0")
        };
        let mut timed = Timed::open(&saved, 0);
        assert!(timed.run.model.is_clock_unread(), "{stored}");
        assert!(timed.play(&mut Rng::with_seed(1)));
        assert_eq!(timed.saved().clock, stored);
        assert_eq!(timed.run.model.times_left(0), None);
    }
}
