//! One queue for all questions to the engine: one worker, one question at a time, the most urgent one first. A question
//! about another game needs another worker.

#[cfg(test)]
mod tests;

use super::Request;
use super::client::{self, Client};
use super::event::Event;
use super::legality::OpenGame;
use crate::play::GameText;

/// A search without an end is interrupted for less urgent questions this many milliseconds after its first report.
const ENDLESS_TIME: f64 = 8_000.0;

/// The purpose of a question. Later variants are more urgent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Priority {
    /// Checking a solution.
    Check,
    /// A report on a whole game.
    Report,
    /// The analysis of the position on the board.
    Analysis,
    /// A hint, a draw offer, a reply in a puzzle.
    Hint,
    /// A move of the computer.
    Move,
}

/// A part of the page that asks. It has one question at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AskerId(pub u32);

/// A question.
#[derive(Clone, PartialEq, Debug)]
pub struct QueuedQuestion {
    pub asker: AskerId,
    pub priority: Priority,
    /// Identifies the question in its answers. Every question has a different ticket.
    pub ticket: u64,
    pub text: GameText,
    pub request: Request,
}

/// A command for the transport.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Start a worker for this game.
    Start(String),
    /// Send it this message.
    Send(String),
    /// End it and ignore its later messages.
    End,
    /// Send this event to an asker. It has the ticket of its [`QueuedQuestion`].
    Tell(AskerId, Event),
}

/// The questions of all askers. Times are milliseconds of any clock that does not run backwards.
#[derive(Default)]
pub struct Queue {
    client: Client,
    /// The questions without a final answer, in the order of arrival, one for each asker.
    waiting: Vec<WaitingQuestion>,
    running: Option<RunningQuestion>,
    /// The game that will soon be asked about, until there is a worker for it or another question.
    prepared: Option<String>,
    /// Why the worker was restarted, until the new one answers.
    restarted: Option<String>,
    commands: Vec<Command>,
}

struct WaitingQuestion {
    query: QueuedQuestion,
    /// Whether it is a search without an end that has searched long enough: the others are asked first.
    had_its_time: bool,
}

/// The question that the worker has.
struct RunningQuestion {
    asker: AskerId,
    game: String,
    ticket: u64,
    /// The client's ticket for it.
    sent: u64,
    /// When its first progress report arrived.
    since: Option<f64>,
}

impl Queue {
    /// A queue that checks answers by the rules.
    #[must_use]
    pub fn new(rules: OpenGame) -> Queue {
        Queue {
            client: Client::checking(rules),
            ..Queue::default()
        }
    }

    /// Starts a worker for a game that will soon be asked about, as soon as there is no question and the page is visible.
    /// If it is lost, the next question starts another.
    pub fn prepare(&mut self, game: &str, now: f64) {
        self.prepared = Some(game.to_owned());
        self.proceed(now);
    }

    /// Asks. An older question of the same asker is dropped. A less urgent current question waits and is asked
    /// again later.
    pub fn ask(&mut self, query: QueuedQuestion, now: f64) {
        self.prepared = None;
        self.waiting.retain(|one| one.query.asker != query.asker);
        self.waiting.push(WaitingQuestion {
            query,
            had_its_time: false,
        });
        self.proceed(now);
    }

    /// Drops the question of an asker: it gets no more events.
    pub fn drop_query(&mut self, asker: AskerId, now: f64) {
        self.waiting.retain(|one| one.query.asker != asker);
        self.proceed(now);
    }

    /// Handles a message of the worker.
    pub fn receive(&mut self, message: &str, now: f64) {
        self.client.receive(message, now);
        self.proceed(now);
    }

    /// The worker is lost: it had an error, or none could be started.
    pub fn lost(&mut self, why: &str, now: f64) {
        self.client.lost(why, now);
        self.proceed(now);
    }

    /// Sets whether the page is visible. While it is hidden, a worker without a question ends immediately.
    pub fn show(&mut self, shown: bool, now: f64) {
        self.client.show(shown);
        self.proceed(now);
    }

    /// Must be called about once a second while there is a worker.
    pub fn tick(&mut self, now: f64) {
        self.client.tick(now);
        if let Some(RunningQuestion { ticket, since, .. }) = &self.running
            && since.is_some_and(|since| now - since >= ENDLESS_TIME)
            && let Some(one) = self
                .waiting
                .iter_mut()
                .find(|one| one.query.ticket == *ticket)
        {
            one.had_its_time = one.query.request.is_endless();
        }
        self.proceed(now);
    }

    /// Whether there is a worker, so that [`Queue::tick`] must be called.
    #[must_use]
    pub fn has_worker(&self) -> bool {
        self.client.has_worker()
    }

    /// The commands to carry out, in order.
    #[must_use]
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }

    /// Handles the client's commands, and asks the most urgent question.
    fn proceed(&mut self, now: f64) {
        loop {
            for act in self.client.take() {
                match act {
                    client::Command::Start(game) => self.commands.push(Command::Start(game)),
                    client::Command::Send(message) => self.commands.push(Command::Send(message)),
                    client::Command::End => {
                        // Commands for the ended worker are dropped.
                        self.commands
                            .retain(|act| matches!(act, Command::Tell(..) | Command::End));
                        self.commands.push(Command::End);
                    }
                    client::Command::Tell(event) => self.report(event, now),
                }
            }
            if !self.ask_most_urgent(now) && !self.start_prepared(now) {
                break;
            }
        }
    }

    /// Starts the worker for the game that will soon be asked about. Returns false if there is none, or if it must wait.
    fn start_prepared(&mut self, now: f64) -> bool {
        if !self.client.is_free() {
            return false;
        }
        let prepared = self.prepared.take();
        if let Some(game) = &prepared {
            self.client.prepare(game, now);
        }
        prepared.is_some()
    }

    /// Asks the most urgent question. Returns false if the worker has it already, or there is none.
    fn ask_most_urgent(&mut self, now: f64) -> bool {
        // The oldest of the most urgent ones.
        let mut urgent: Option<&WaitingQuestion> = None;
        for one in &self.waiting {
            let urgency = |one: &WaitingQuestion| (!one.had_its_time, one.query.priority);
            if urgent.is_none_or(|before| urgency(one) > urgency(before)) {
                urgent = Some(one);
            }
        }
        match (urgent.map(|one| &one.query), &self.running) {
            (None, None) => false,
            (None, Some(_)) => {
                self.running = None;
                self.client.forget(now);
                true
            }
            (Some(query), Some(running)) if query.ticket == running.ticket => false,
            (Some(query), _) => {
                self.running = Some(RunningQuestion {
                    asker: query.asker,
                    game: query.text.game.clone(),
                    ticket: query.ticket,
                    sent: self.client.ask(&query.text, query.request.clone(), now),
                    since: None,
                });
                true
            }
        }
    }

    /// Sends an event to the asker of the current question. If no worker of its game can be started, every asker that waits
    /// for one gets it.
    fn report(&mut self, event: Event, now: f64) {
        let is_running = |one: &&mut RunningQuestion| one.sent == event.ticket();
        let Some(running) = self.running.as_mut().filter(is_running) else {
            return;
        };
        let (asker, ticket, game) = (running.asker, running.ticket, running.game.clone());
        match &event {
            // The event is sent when the new worker answers, because starting the worker may fail.
            Event::Restarted { why, .. } => {
                self.restarted = Some(why.clone());
                return;
            }
            Event::Failed { .. } => self.restarted = None,
            _ => {
                running.since.get_or_insert(now);
            }
        }
        if let Some(why) = self.restarted.take() {
            self.commands
                .push(Command::Tell(asker, Event::Restarted { ticket, why }));
        }
        if let Event::Evaluation { ply, .. } = event {
            self.shorten(ticket, ply);
        }
        if event.is_last() {
            self.running = None;
            self.waiting.retain(|one| one.query.ticket != ticket);
        }
        let why = match &event {
            Event::Failed { why, .. } if !self.client.had_worker() => Some(why.clone()),
            _ => None,
        };
        self.commands
            .push(Command::Tell(asker, event.with_ticket(ticket)));
        if let Some(why) = why {
            let of_game = |one: &mut WaitingQuestion| one.query.text.game == game;
            for WaitingQuestion { query, .. } in self.waiting.extract_if(.., of_game) {
                let (ticket, why) = (query.ticket, why.clone());
                let failed = Event::Failed { ticket, why };
                self.commands.push(Command::Tell(query.asker, failed));
            }
        }
    }

    /// A report that is asked again continues with the positions that are not evaluated yet, before this ply.
    fn shorten(&mut self, ticket: u64, judged: usize) {
        let report = self
            .waiting
            .iter_mut()
            .find(|one| one.query.ticket == ticket);
        if let (Some(report), Some(last)) = (report, judged.checked_sub(1)) {
            report.query.text.shorten(last);
            self.client.shorten(last);
        }
    }
}

impl Request {
    /// Whether it runs until the page ends it.
    fn is_endless(&self) -> bool {
        matches!(
            self,
            Request::Lines {
                depth: None,
                nodes: None,
                ..
            }
        )
    }
}
