//! Plays a script on a model, with an engine, timers and a storage that follow the script.

use super::Line;
use super::act::intents;
use super::effects::{announced, begun, name_of};
use super::facts::{fact, list};
use super::tabs::Tabs;
use super::values::{number, saved, side};
use std::collections::VecDeque;
use tablero::play::{GameText, SavedGame};
use tablero::session::{
    Announcement, Delay, Effect, EngineQuestion, Env, GameIntent, GameModel, Message, Model,
    NewGame, Notice, Players, Purpose, QuestionId, Stored, TimerId,
};

/// A game that a script plays.
#[derive(Default)]
pub struct ScriptRun {
    setup: Setup,
    game: Option<GameModel>,
    pub(super) env: Env,
    pub(super) timers: VecDeque<TimerId>,
    /// The events due on the clock, and their times.
    pub(super) alarms: Vec<(u64, TimerId)>,
    /// The open questions, the newest last.
    pub(super) questions: Vec<EngineQuestion>,
    pub(super) tabs: Tabs,
    saved: Option<SavedGame>,
    /// The last saved game, even after a script has checked it.
    pub(super) stored_last: Option<SavedGame>,
    announced: Option<Announcement>,
    /// The last announcement, until the next one.
    heard: Option<Announcement>,
    /// The sounds, notices and effects since a script checked them.
    sounds: Vec<String>,
    told: Vec<String>,
    wanted: Vec<String>,
    begun: Option<NewGame>,
}

/// How the game is opened.
#[derive(Default)]
struct Setup {
    text: GameText,
    undone: Vec<String>,
    clock: String,
    players: Players,
}

impl ScriptRun {
    /// The game, once it is open.
    pub fn game(&self) -> &GameModel {
        self.game.as_ref().expect("`open` comes first")
    }

    /// The stored game that is opened.
    pub fn stored(&self) -> SavedGame {
        let Setup {
            text,
            undone,
            clock,
            players,
        } = &self.setup;
        SavedGame {
            clock: clock.clone(),
            ..saved(text, undone, players)
        }
    }

    /// Whether the game is open.
    pub fn is_open(&self) -> bool {
        self.game.is_some()
    }

    /// The last announcement.
    pub(super) fn heard(&self) -> Option<&Announcement> {
        self.heard.as_ref()
    }

    /// Whether the game continues by itself: a timer runs, or the engine searches for a move or a hint.
    #[allow(dead_code, reason = "the page's runner asks")]
    pub fn is_under_way(&self) -> bool {
        let mut questions = self.questions.iter();
        !self.timers.is_empty()
            || questions.any(|one| matches!(one.purpose, Purpose::Move | Purpose::Hint))
    }

    #[allow(dead_code, reason = "the page's runner asks")]
    pub fn env(&self) -> Env {
        self.env
    }

    /// Performs a line. Returns a message if a result is not as expected.
    ///
    /// # Errors
    /// The expected and the actual result.
    pub fn play(&mut self, line: &Line) -> Result<(), String> {
        if line.verb == "expect" {
            return self.expect(line);
        }
        if self.set_up(line) {
            return Ok(());
        }
        match line.verb.as_str() {
            "open" => self.open(),
            "engine" => self.engine(line),
            "wait" => self.wait(),
            "timer" => self.timer(),
            "pass" => self.pass(number(&line.words[0]) as u64),
            "reload" => self.reload(),
            "tab" => self.tab(line),
            "visible" => self.update(Message::Visible(line.words[0] == "yes")),
            "settings" => self.settings(line),
            _ => {
                let intents = intents(self.game(), line);
                let intents = intents.ok_or_else(|| format!("{} is no verb", line.verb))?;
                for intent in intents {
                    self.send(intent);
                }
            }
        }
        Ok(())
    }

    /// Handles a line before `open`.
    fn set_up(&mut self, line: &Line) -> bool {
        let (setup, words) = (&mut self.setup, &line.words);
        match line.verb.as_str() {
            "game" => {
                setup.text.game.clone_from(&words[0]);
                setup.text.options = words[1..].join(" ");
            }
            "start" => setup.text.start = Some(words.join(" ")),
            "moves" => setup.text.moves.extend(words.iter().cloned()),
            "undone" => setup.undone.clone_from(words),
            "computer" => {
                let level = words[1].parse().expect("a level");
                setup.players.levels[side(&words[0]) as usize] = level;
            }
            "name" => setup.players.names[side(&words[0]) as usize] = words[1..].join(" "),
            "clock" => setup.clock = words.join(" "),
            "fair" => setup.players.fair = true,
            _ => return false,
        }
        true
    }

    fn open(&mut self) {
        self.open_saved(&self.stored());
    }

    pub(super) fn open_saved(&mut self, saved: &SavedGame) {
        let kind = tablero::games::kind(&self.setup.text.game).expect("a game");
        let record = saved.resume(|_| Some(kind)).expect("a legal game");
        let game = GameModel::new(kind, saved, record, 7, self.env.turns_board);
        self.game = Some(game);
        self.send(GameIntent::Start);
    }

    fn settings(&mut self, line: &Line) {
        for word in &line.words {
            match word.as_str() {
                "confirm" => self.env.confirms = true,
                "turn-board" => self.env.turns_board = true,
                other => panic!("{other} is no setting"),
            }
        }
    }

    /// Performs a player's action.
    pub fn send(&mut self, intent: GameIntent) {
        self.update(Message::Intent(intent));
    }

    pub(super) fn update(&mut self, message: Message<GameIntent>) {
        let mut effects = Vec::new();
        let game = self.game.as_mut().expect("`open` comes first");
        game.update(message, &self.env, &mut effects);
        for effect in effects {
            self.run(effect);
        }
    }

    fn run(&mut self, effect: Effect) {
        match effect {
            Effect::Announce(what) => {
                self.heard = Some(what.clone());
                self.announced = Some(what);
            }
            Effect::Sound(sound) => self.sounds.push(format!("{sound:?}").to_lowercase()),
            Effect::StartTimer(timer, Delay::Clock(millis)) => {
                self.alarms.push((self.env.now + u64::from(millis), timer));
            }
            Effect::StartTimer(timer, _) => self.timers.push_back(timer),
            Effect::AwaitOtherTabs(question) => self.ask_tabs(|tabs| tabs.wait(question)),
            Effect::Ask(question) => {
                self.drop_question(question.purpose);
                self.questions.push(question);
            }
            Effect::DropQuestion(purpose) => {
                self.drop_question(purpose);
                self.end_thinking();
            }
            Effect::ShowNotice(notice) => self.told.push(
                match notice {
                    Notice::EngineLost => "engine-lost",
                    Notice::ChangedElsewhere => "changed-elsewhere",
                    Notice::RemovedElsewhere => "removed-elsewhere",
                    other => other.name(),
                }
                .to_owned(),
            ),
            Effect::SaveVariations => self.wanted.push("variations-saved".to_owned()),
            Effect::SaveNote => self.wanted.push("note-saved".to_owned()),
            Effect::SetVariationsAside => self.wanted.push("variations-set-aside".to_owned()),
            Effect::Save | Effect::SaveReply => {
                self.saved = Some(self.current());
                self.stored_last.clone_from(&self.saved);
                self.end_thinking();
            }
            Effect::Begin(game) => self.begun = Some(game),
            Effect::LeaveLink => self.wanted.push("continued".to_owned()),
            Effect::AskBothPlayers => self.wanted.push("ask-both".to_owned()),
            Effect::ScrollToMistake => self.wanted.push("scroll".to_owned()),
            Effect::RecordBeaten(level) => self.wanted.push(format!("beaten-{level}")),
            Effect::RecordSolved { .. } | Effect::RecordHelp => {
                panic!("a game is neither an exercise nor a puzzle")
            }
        }
    }

    /// The game as it is stored.
    fn current(&self) -> SavedGame {
        let game = self.game();
        let record = game.board().record();
        SavedGame {
            clock: game.clock_text(),
            ..saved(&record.text(), &record.undone(), game.players())
        }
    }

    fn ask_tabs(&mut self, act: impl FnOnce(&mut Tabs) -> Option<QuestionId>) {
        if let Some(question) = act(&mut self.tabs) {
            self.update(Message::MayThink(question));
        }
    }

    /// Other tabs may think if this one no longer does.
    fn end_thinking(&mut self) {
        if self.game().computer().question().is_none() {
            self.tabs.rest();
        }
    }

    pub(super) fn drop_question(&mut self, purpose: Purpose) {
        self.questions
            .retain(|question| question.purpose != purpose);
    }

    /// Lets timers run out until none is left.
    fn wait(&mut self) {
        let mut left = 1_000;
        while !self.timers.is_empty() {
            self.timer();
            left -= 1;
            assert!(left > 0, "timers without an end");
        }
    }

    /// Lets the oldest timer run out.
    fn timer(&mut self) {
        if let Some(timer) = self.timers.pop_front() {
            self.update(Message::Timer(timer));
        }
    }

    /// Another tab: `tab plays MOVES`, `tab removes`, `tab thinks`, `tab rests`, or `tab freezes` while it thinks.
    fn tab(&mut self, line: &Line) {
        let stored = match line.words[0].as_str() {
            "plays" => {
                let mut text = self.game().board().record().text();
                text.moves.extend(line.words[1..].iter().cloned());
                Stored::Changed(Box::new(SavedGame {
                    clock: self.game().clock_text(),
                    ..saved(&text, &[], &self.setup.players)
                }))
            }
            "removes" => Stored::Removed,
            other => return self.ask_tabs(|tabs| tabs.other(other)),
        };
        self.update(Message::Stored(stored));
    }

    fn expect(&mut self, line: &Line) -> Result<(), String> {
        if let Some(outcome) = self.expect_sentence(line) {
            return outcome;
        }
        let (key, wanted) = line.words.split_first().expect("what is expected");
        let wanted = wanted.join(" ");
        let is = match key.as_str() {
            "asked" => list(
                self.questions
                    .iter()
                    .map(|one| name_of(one.purpose).to_owned()),
            ),
            "asked-moves" => list(
                self.questions
                    .last()
                    .map(|one| list(one.text.moves.clone())),
            ),
            "time" => {
                let left = self.game().times_left(self.env.now);
                list(left.into_iter().flatten().map(|left| left.to_string()))
            }
            "alarms" => self.alarms.len().to_string(),
            "saved-clock" => list(self.stored_last.as_ref().map(|saved| saved.clock.clone())),
            "saved" => list(self.saved.take().map(|saved| {
                let text: GameText = saved.text.parse().expect("a stored game is a game");
                list(text.moves)
            })),
            "holds-up" => self.tabs.holds_up().to_owned(),
            "timers" => self.timers.len().to_string(),
            "sounds" => list(std::mem::take(&mut self.sounds)),
            "told" => list(std::mem::take(&mut self.told)),
            "wanted" => list(std::mem::take(&mut self.wanted)),
            "announced" => announced(self.announced.take()),
            "begun" => begun(self.begun.take()),
            key => fact(self.game(), key).ok_or_else(|| format!("{key} is no fact"))?,
        };
        match is == wanted {
            true => Ok(()),
            false => Err(format!("{key}: expected {wanted}, but it is {is}")),
        }
    }
}
