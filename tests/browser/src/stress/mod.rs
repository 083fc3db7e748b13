//! Random inputs in any order and at any speed. From time to time the storage is allowed again. Then the stored game
//! must be legal and complete, the page must show the same as the model, and no error may be reported.

mod check;
mod input;
mod perform;

use std::cell::RefCell;
use std::thread::{panicking, sleep};
use std::time::{Duration, Instant};

use fastrand::Rng;
use serde_json::json;
use tablero::play::GameText;

use crate::browser::Session;
use crate::page::Page;
pub use input::{Input, random};

/// After this many inputs, everything is checked.
const ROUND: usize = 50;
/// The number of last inputs that are printed if something fails.
const PRINTED: usize = 60;

/// Random inputs in a game.
#[derive(Clone, Debug)]
pub struct Stress {
    /// The game, for example `zoq`.
    pub game: String,
    pub seed: u64,
    pub inputs: usize,
    /// After this time no more inputs are made.
    pub deadline: Instant,
}

/// The last inputs. They are printed if the thread panics.
struct Log {
    title: String,
    inputs: RefCell<Vec<String>>,
}

impl Stress {
    /// Plays, and returns the number of inputs.
    ///
    /// # Panics
    /// If something is wrong with the page. The seed and the last inputs are printed.
    #[track_caller]
    pub fn run(&self, session: &Session) -> usize {
        let source = json!({"source": include_str!("page.js")});
        let kept = session.chromium("Page.addScriptToEvaluateOnNewDocument", source);
        let deny = json!({"behavior": "deny"});
        session.chromium("Browser.setDownloadBehavior", deny);
        let log = Log {
            title: format!("{} with seed {}", self.game, self.seed),
            inputs: RefCell::default(),
        };
        let done = self.play(session, &log);
        session.chromium("Page.removeScriptToEvaluateOnNewDocument", kept);
        done
    }

    #[track_caller]
    fn play(&self, session: &Session, log: &Log) -> usize {
        let mut rng = Rng::with_seed(self.seed);
        let page = Page::serve(session);
        let mut game = page.store_game(&self.start(), levels(&mut rng));
        page.open(&game);
        page.arrive("game");
        let mut done = 0;
        while done < self.inputs && Instant::now() < self.deadline {
            let input = random(&mut rng);
            log.add(input.to_string());
            let pressed = perform::perform(&page, &input, &game);
            log.add_to_last(&pressed);
            pause(&mut rng);
            done += 1;
            let is_last = done == self.inputs || Instant::now() >= self.deadline;
            if done % ROUND == 0 || is_last {
                log.add("check".to_owned());
                check_complaints(session);
                game = check::check(&page, &game);
                check_complaints(session);
            }
        }
        done
    }

    fn start(&self) -> GameText {
        // A small board ends in fewer moves.
        let start = (self.game == "breakthrough").then(|| "pppp/pppp/4/PPPP/PPPP w".to_owned());
        GameText {
            game: self.game.clone(),
            start,
            ..GameText::default()
        }
    }
}

#[track_caller]
fn check_complaints(session: &Session) {
    // A burst is not a user gesture, which browsers require before a page may play sounds.
    session.expect_complaint("The AudioContext was not allowed to start");
    let complaints = session.take_complaints();
    assert!(
        complaints.is_empty(),
        "the page complained: {complaints:#?}"
    );
}

/// Two people, or one of them and a computer.
fn levels(rng: &mut Rng) -> [u8; 2] {
    let computer = rng.u8(1..4);
    match rng.u32(0..4) {
        0 => [0, computer],
        1 => [computer, 0],
        _ => [0, 0],
    }
}

/// Usually none, sometimes as long as the page's own delays.
fn pause(rng: &mut Rng) {
    let millis = match rng.u32(0..10) {
        0..6 => 0,
        6..9 => rng.u64(1..50),
        _ => rng.u64(50..500),
    };
    sleep(Duration::from_millis(millis));
}

impl Log {
    fn add(&self, input: String) {
        self.inputs.borrow_mut().push(input);
    }

    /// Adds the element that the last input has pressed.
    fn add_to_last(&self, pressed: &str) {
        if let Some(last) = self.inputs.borrow_mut().last_mut() {
            *last = format!("{last} {pressed}");
        }
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        if panicking() {
            let inputs = self.inputs.borrow();
            let from = inputs.len().saturating_sub(PRINTED);
            println!("{}, input {}:", self.title, inputs.len());
            inputs[from..].iter().for_each(|one| println!("  {one}"));
        }
    }
}
