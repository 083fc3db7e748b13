//! The page's side: one question at a time, and a worker that is restarted when it is lost.

#[cfg(test)]
mod tests;

use super::event::Event;
use super::legality::{AnswerChecker, OpenGame};
use super::{Exact, PageMessage, Reply, Request};
use crate::play::GameText;

/// A worker counts as lost if it should send something and is silent for this many milliseconds.
const REPLY_TIMEOUT: f64 = 6_000.0;
/// The limit for a worker that is still starting. On a slow network its program takes long.
const START_TIMEOUT: f64 = 120_000.0;
/// If the page did not run for this long, it was suspended, and messages of the worker may still be waiting.
const SUSPENSION: f64 = 3_000.0;
/// A worker without a question ends after this time, because it uses memory that a phone needs.
const IDLE_TIMEOUT: f64 = 30_000.0;
/// How many times a worker is started for one question.
const TRIES: u32 = 3;

/// What the owner of the client must do with the worker and the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Start a worker for this game.
    Start(String),
    /// Send it this message.
    Send(String),
    /// End the worker and ignore anything that it still sends.
    End,
    Tell(Event),
}

/// Keeps track of a worker. Times are milliseconds of any clock that does not run backwards.
#[derive(Default)]
pub struct Client {
    /// Checks answers.
    checker: Option<AnswerChecker>,
    worker: Worker,
    /// The game of the worker, which may know no other one.
    game: String,
    question: Option<Question>,
    /// The last ticket, and the last question number given to a worker.
    ticket: u64,
    id: u64,
    /// When the client was last called with a time.
    seen: f64,
    /// The first tick at which there was no question.
    idle: Option<f64>,
    /// Whether the page is hidden.
    hidden: bool,
    had_worker: bool,
    commands: Vec<Command>,
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Worker {
    #[default]
    Off,
    /// Started. Counts as lost after this time.
    Starting(f64),
    Ready,
}

struct Question {
    ticket: u64,
    text: GameText,
    request: Request,
    /// Its number in the worker that has it, and the time after which that worker counts as lost.
    sent: Option<(u64, f64)>,
    tries: u32,
    /// Whether a worker has been ready for it.
    arrived: bool,
}

impl Client {
    /// A client that checks every answer by the rules: one that is not legal counts as a lost worker.
    #[must_use]
    pub fn checking(rules: OpenGame) -> Client {
        Client {
            checker: Some(AnswerChecker::new(rules)),
            ..Client::default()
        }
    }

    /// Whether a worker may be prepared: the page is visible, and there is no question.
    #[must_use]
    pub fn is_free(&self) -> bool {
        !self.hidden && self.question.is_none()
    }

    /// Makes sure that there is a worker for a game that will soon be asked about. May be called if [`Client::is_free`].
    pub fn prepare(&mut self, game: &str, now: f64) {
        self.extend_deadlines(now);
        self.need_worker(game, now);
    }

    /// Asks a question, replacing any earlier one. Returns the ticket that the question's events will have.
    pub fn ask(&mut self, text: &GameText, request: Request, now: f64) -> u64 {
        self.extend_deadlines(now);
        self.need_worker(&text.game, now);
        self.ticket += 1;
        self.question = Some(Question {
            ticket: self.ticket,
            text: text.clone(),
            request,
            sent: None,
            tries: 1,
            arrived: self.worker == Worker::Ready,
        });
        if self.worker == Worker::Ready {
            self.send(now);
        }
        self.ticket
    }

    /// Drops the question: no more events follow, and the worker stops working on it.
    pub fn forget(&mut self, now: f64) {
        self.extend_deadlines(now);
        if let Some((id, _)) = self.question.take().and_then(|question| question.sent) {
            self.commands
                .push(Command::Send(PageMessage::Stop { id }.print()));
        }
        self.end_if_hidden();
    }

    /// Removes all moves after this ply from the question's game, so that they are not asked about again after a loss.
    /// The worker gets all its tries again.
    pub fn shorten(&mut self, plies: usize) {
        if let Some(question) = &mut self.question {
            question.text.shorten(plies);
            question.tries = 1;
        }
    }

    /// Whether the question that failed last had a worker: if so, another question may be answered.
    #[must_use]
    pub fn had_worker(&self) -> bool {
        self.had_worker
    }

    /// Sets whether the page is visible. While it is hidden, a worker without a question ends immediately.
    pub fn show(&mut self, shown: bool) {
        self.hidden = !shown;
        self.end_if_hidden();
    }

    /// Handles a message of the worker.
    pub fn receive(&mut self, message: &str, now: f64) {
        self.extend_deadlines(now);
        let reply = Reply::read(message);
        if let Some(fault) = reply.as_ref().ok().and_then(|reply| self.fault(reply)) {
            self.lost(&format!("its answer is wrong: {fault}"), now);
            return;
        }
        match reply {
            Ok(Reply::Ready) => {
                if let Worker::Starting(_) = self.worker {
                    self.worker = Worker::Ready;
                    if let Some(question) = &mut self.question {
                        question.arrived = true;
                    }
                    self.send(now);
                }
            }
            Ok(Reply::Found { id, found }) => {
                self.report(id, now, |ticket| Event::Found { ticket, found });
            }
            Ok(Reply::Evaluation {
                id,
                ply,
                moves,
                found,
            }) => self.report(id, now, |ticket| Event::Evaluation {
                ticket,
                ply,
                moves,
                found,
            }),
            Ok(Reply::Done { id, found }) => {
                self.report_last(id, now, |ticket| Event::Done { ticket, found });
            }
            Ok(Reply::Exact {
                id,
                exact: exact @ Exact::Solving(_),
            }) => self.report(id, now, |ticket| Event::Exact { ticket, exact }),
            Ok(Reply::Exact { id, exact }) => {
                self.report_last(id, now, |ticket| Event::Exact { ticket, exact });
            }
            Ok(Reply::Refused {
                id: Some(id),
                sentence,
            }) => self.report_last(id, now, |ticket| Event::Refused { ticket, sentence }),
            Ok(Reply::Refused { id: None, sentence }) => {
                self.lost(&format!("it was told nonsense: {sentence}"), now);
            }
            Ok(Reply::Lost { sentence }) => self.lost(&sentence, now),
            Err(error) => self.lost(&format!("it talks nonsense: {error}"), now),
        }
    }

    /// The error in an answer to the current question.
    fn fault(&mut self, reply: &Reply) -> Option<String> {
        let question = self.question.as_ref()?;
        let (id, _) = question.sent?;
        let is_answer = reply.id() == Some(id);
        let checker = self.checker.as_mut().filter(|_| is_answer)?;
        checker.fault(&question.text, &question.request, reply)
    }

    /// The worker is lost: it had an error, or none could be started.
    pub fn lost(&mut self, why: &str, now: f64) {
        if self.worker == Worker::Off {
            return;
        }
        self.seen = now;
        self.end();
        let why = why.to_owned();
        let Some(question) = &mut self.question else {
            return;
        };
        let (ticket, arrived) = (question.ticket, question.arrived);
        if question.tries >= TRIES {
            self.had_worker = arrived;
            self.question = None;
            self.commands
                .push(Command::Tell(Event::Failed { ticket, why }));
            return;
        }
        question.tries += 1;
        question.sent = None;
        let game = question.text.game.clone();
        self.need_worker(&game, now);
        if arrived {
            self.commands
                .push(Command::Tell(Event::Restarted { ticket, why }));
        }
    }

    /// Whether there is a worker, so that [`Client::tick`] must be called.
    #[must_use]
    pub fn has_worker(&self) -> bool {
        self.worker != Worker::Off
    }

    /// Must be called about once a second while there is a worker. Notices a silent worker, and ends an idle one.
    pub fn tick(&mut self, now: f64) {
        self.extend_deadlines(now);
        let sent = self.question.as_ref().and_then(|question| question.sent);
        match (self.worker, sent) {
            (Worker::Starting(lost), _) if now > lost => self.lost("it did not arrive", now),
            (Worker::Ready, Some((_, lost))) if now > lost => self.lost("it fell silent", now),
            (Worker::Ready, None) => {
                let since = *self.idle.get_or_insert(now);
                if now - since >= IDLE_TIMEOUT {
                    self.end();
                }
            }
            _ => {}
        }
    }

    /// The actions to take, in order.
    #[must_use]
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }

    /// Extends the worker's time limits by the time in which the page was suspended.
    fn extend_deadlines(&mut self, now: f64) {
        let slept = now - self.seen;
        self.seen = now;
        if slept < SUSPENSION {
            return;
        }
        if let Worker::Starting(lost) = &mut self.worker {
            *lost += slept;
        }
        if let Some(Question {
            sent: Some((_, lost)),
            ..
        }) = &mut self.question
        {
            *lost += slept;
        }
    }

    fn end_if_hidden(&mut self) {
        if self.hidden && self.question.is_none() {
            self.end();
        }
    }

    /// Starts a worker for a game, unless there is one.
    fn need_worker(&mut self, game: &str, now: f64) {
        self.idle = None;
        if self.game != game {
            self.end();
        }
        if self.worker == Worker::Off {
            self.worker = Worker::Starting(now + START_TIMEOUT);
            game.clone_into(&mut self.game);
            self.commands.push(Command::Start(game.to_owned()));
        }
    }

    fn end(&mut self) {
        if self.worker != Worker::Off {
            self.worker = Worker::Off;
            // Messages to this worker are no longer needed.
            self.commands
                .retain(|act| matches!(act, Command::Tell(_) | Command::End));
            self.commands.push(Command::End);
        }
    }

    fn send(&mut self, now: f64) {
        let Some(question) = &mut self.question else {
            return;
        };
        // A restarted worker gets a new question number, in case the lost one still sends something.
        self.id += 1;
        question.sent = Some((self.id, now + REPLY_TIMEOUT));
        let call = PageMessage::Ask {
            id: self.id,
            text: question.text.to_string(),
            request: question.request.clone(),
        };
        self.commands.push(Command::Send(call.print()));
    }

    /// Adds an event for the question with this number, if it is the newest.
    fn report(&mut self, id: u64, now: f64, event: impl FnOnce(u64) -> Event) {
        if let Some(question) = &mut self.question
            && let Some((sent, lost)) = &mut question.sent
            && *sent == id
        {
            *lost = now + REPLY_TIMEOUT;
            self.commands.push(Command::Tell(event(question.ticket)));
        }
    }

    fn report_last(&mut self, id: u64, now: f64, event: impl FnOnce(u64) -> Event) {
        let before = self.commands.len();
        self.report(id, now, event);
        if self.commands.len() > before {
            self.question = None;
        }
    }
}
