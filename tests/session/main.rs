//! Tests of the session models: messages are sent, and the effects are checked.

mod boards;
mod clocks;
mod correspondence;
mod diagrams;
mod embeds;
mod exercises;
mod imports;
mod library;
mod links;
mod notices;
mod progress;
mod puzzles;
mod related_games;
mod resolved_routes;
mod routes;
mod screens;
mod script;
mod scripts;
mod settings;
mod several_games;
mod statistics;
mod whole_games;

use tablero::engine::{Line, SearchResult};
use tablero::play::{GameText, Kind, Spot};
use tablero::session::{
    Answer, BoardIntent, BoardModel, Delay, Effect, Env, Message, Model, QuestionId, TimerId,
};

/// The kind of a game.
fn kind(slug: &str) -> &'static dyn Kind {
    tablero::games::kind(slug).expect("a game of the collection")
}

/// A model, and its effects so far.
struct Run<M: Model> {
    model: M,
    effects: Vec<Effect>,
    env: Env,
}

impl<M: Model> Run<M> {
    fn new(model: M) -> Self {
        Self {
            model,
            effects: Vec::new(),
            env: Env::default(),
        }
    }

    fn board(&self) -> &BoardModel {
        self.model.board()
    }

    fn moves(&self) -> Vec<String> {
        self.board().record().moves()
    }

    fn update(&mut self, message: Message<M::Intent>) {
        self.model.update(message, &self.env, &mut self.effects);
    }

    fn send(&mut self, intent: impl Into<M::Intent>) {
        self.update(Message::Intent(intent.into()));
    }

    fn touch(&mut self, spot: Spot) {
        self.send(BoardIntent::Touch(spot));
    }

    /// Touches a place by its name.
    fn touch_at(&mut self, name: &str) {
        let spot = tablero::lessons::spot_of(self.board().record(), name);
        self.touch(spot.unwrap_or_else(|| panic!("no place is called {name}")));
    }

    /// Makes a legal move by its touches.
    fn play(&mut self, mv: &str) {
        let record = self.board().record();
        let steps = record.steps(record.plies(), mv);
        assert!(
            !steps.is_empty(),
            "{mv} is not legal in {}",
            record.position_text(record.plies())
        );
        for spot in steps {
            self.touch(spot);
        }
    }

    /// The timers that were started, in order.
    fn timers(&self) -> Vec<(TimerId, Delay)> {
        let timers = self.effects.iter().filter_map(|effect| match effect {
            Effect::StartTimer(timer, delay) => Some((*timer, *delay)),
            _ => None,
        });
        timers.collect()
    }

    /// Lets timers run out until none is left.
    fn wait(&mut self) {
        let mut next = 0;
        while let Some((timer, _)) = self.timers().get(next).copied() {
            self.update(Message::Timer(timer));
            next += 1;
            assert!(next < 1_000, "timers without an end");
        }
    }

    /// The last question, unless it was dropped.
    fn question(&self) -> Option<(QuestionId, GameText)> {
        let last = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(question) => Some(Some((question.id, question.text.clone()))),
            Effect::DropQuestion(_) => Some(None),
            _ => None,
        });
        last.flatten()
    }

    fn answer(&mut self, line: Option<Line>) {
        let (id, _) = self.question().expect("a question");
        self.update(Message::Answer(id, answer(line)));
    }

    fn count(&self, wanted: &Effect) -> usize {
        let wanted = self.effects.iter().filter(|effect| *effect == wanted);
        wanted.count()
    }
}

/// The engine's answer with this best line, or `Lost` without one.
fn answer(line: Option<Line>) -> Answer {
    let found = |line| SearchResult {
        lines: vec![line],
        ..SearchResult::default()
    };
    line.map_or(Answer::Lost, |line| Answer::Done(found(line)))
}
