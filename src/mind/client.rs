//! The page's side: one question at a time, and a worker that is started again when it is lost.

#[cfg(test)]
mod tests;

use super::event::Event;
use super::legality::{self, OpenGame};
use super::{Asked, Call, Exact, Reply};
use crate::play::{GameText, Table};
use std::cell::OnceCell;

/// A worker that says nothing for so many milliseconds while it should is lost.
const SILENCE: f64 = 6_000.0;
/// One that has to arrive first may take longer.
const ARRIVAL: f64 = 45_000.0;
/// A page that was not run for so long has slept: what the worker said meanwhile is still to come.
const SLEEP: f64 = 3_000.0;
/// A worker that nobody has asked anything for so long ends: it holds memory that a phone can use.
const REST: f64 = 30_000.0;
/// How often a worker is started for one question.
const TRIES: u32 = 3;

/// What is to be done by who speaks with the worker and the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Start a worker.
    Start,
    /// Hand it this message.
    Send(String),
    /// End it, and hear nothing of it any more.
    End,
    Tell(Event),
}

/// Keeps track of a worker. Times are milliseconds of any clock that does not run backwards.
#[derive(Default)]
pub struct Client {
    /// By which answers are checked.
    rules: Option<OpenGame>,
    worker: Worker,
    question: Option<Question>,
    /// The last ticket, and the last number that a worker was given.
    ticket: u64,
    id: u64,
    /// When it was last called, whatever for.
    seen: f64,
    /// Since when there was no question at a tick.
    idle: Option<f64>,
    /// Whether the page cannot be seen.
    hidden: bool,
    acts: Vec<Act>,
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Worker {
    #[default]
    Off,
    /// Started, and when it may be called lost.
    Starting(f64),
    Ready,
}

struct Question {
    ticket: u64,
    text: GameText,
    /// The game, opened when the first answer to the question is checked.
    table: OnceCell<Option<Table>>,
    asked: Asked,
    /// Its number with the worker that has it, and when that may be called lost.
    sent: Option<(u64, f64)>,
    stopped: bool,
    tries: u32,
}

impl Client {
    /// A client that checks every answer by the rules: one that is not legal counts as a lost worker.
    #[must_use]
    pub fn checking(rules: OpenGame) -> Client {
        Client {
            rules: Some(rules),
            ..Client::default()
        }
    }

    /// Asks, whatever was asked before. Gives the ticket by which events name the question.
    pub fn ask(&mut self, text: &GameText, asked: Asked, now: f64) -> u64 {
        self.wake(now);
        self.idle = None;
        self.ticket += 1;
        self.question = Some(Question {
            ticket: self.ticket,
            text: text.clone(),
            table: OnceCell::new(),
            asked,
            sent: None,
            stopped: false,
            tries: 1,
        });
        match self.worker {
            Worker::Off => self.start(now),
            Worker::Starting(_) => {}
            Worker::Ready => self.send(now),
        }
        self.ticket
    }

    /// What was found so far is enough: it comes as [`Event::Done`], unless the question has not
    /// come to the worker yet; then nothing comes.
    pub fn stop(&mut self, now: f64) {
        self.wake(now);
        match &mut self.question {
            Some(Question { stopped: true, .. }) | None => {}
            Some(Question {
                sent: Some((id, lost)),
                stopped,
                ..
            }) => {
                *stopped = true;
                *lost = now + SILENCE;
                let call = Call::Stop { id: *id };
                self.acts.push(Act::Send(call.print()));
            }
            Some(Question { sent: None, .. }) => self.question = None,
        }
    }

    /// Nothing more is told of the question; the worker has nothing to do.
    pub fn forget(&mut self, now: f64) {
        self.stop(now);
        self.question = None;
        self.rest_unseen();
    }

    /// Whether the page can be seen. While it cannot, a worker that has nothing to do ends at once.
    pub fn show(&mut self, shown: bool) {
        self.hidden = !shown;
        self.rest_unseen();
    }

    /// The question that is under way.
    #[cfg(test)]
    fn ticket(&self) -> Option<u64> {
        self.question.as_ref().map(|question| question.ticket)
    }

    /// The worker said this.
    pub fn heard(&mut self, message: &str, now: f64) {
        self.wake(now);
        let reply = Reply::read(message);
        if let Some(fault) = reply.as_ref().ok().and_then(|reply| self.fault(reply)) {
            self.lost(&format!("its answer is wrong: {fault}"), now);
            return;
        }
        match reply {
            Ok(Reply::Ready) => {
                if let Worker::Starting(_) = self.worker {
                    self.worker = Worker::Ready;
                    self.send(now);
                }
            }
            Ok(Reply::Found { id, found }) => {
                self.tell(id, now, |ticket| Event::Found { ticket, found });
            }
            Ok(Reply::Judged {
                id,
                ply,
                moves,
                found,
            }) => self.tell(id, now, |ticket| Event::Judged {
                ticket,
                ply,
                moves,
                found,
            }),
            Ok(Reply::Done { id, found }) => {
                self.tell_last(id, now, |ticket| Event::Done { ticket, found });
            }
            Ok(Reply::Exact {
                id,
                exact: exact @ Exact::Solving(_),
            }) => self.tell(id, now, |ticket| Event::Exact { ticket, exact }),
            Ok(Reply::Exact { id, exact }) => {
                self.tell_last(id, now, |ticket| Event::Exact { ticket, exact });
            }
            Ok(Reply::Refused {
                id: Some(id),
                sentence,
            }) => self.tell_last(id, now, |ticket| Event::Refused { ticket, sentence }),
            Ok(Reply::Refused { id: None, sentence }) => {
                self.lost(&format!("it was told nonsense: {sentence}"), now);
            }
            Ok(Reply::Lost { sentence }) => self.lost(&sentence, now),
            Err(error) => self.lost(&format!("it talks nonsense: {error}"), now),
        }
    }

    /// What is wrong with an answer to the question under way.
    fn fault(&self, reply: &Reply) -> Option<String> {
        let (rules, question) = (self.rules?, self.question.as_ref()?);
        let (id, _) = question.sent?;
        (reply.id() == Some(id)).then_some(())?;
        let table = question.table.get_or_init(|| rules(&question.text));
        let asked = legality::Question {
            text: &question.text,
            asked: &question.asked,
            stopped: question.stopped,
        };
        legality::fault(rules, table.as_ref()?, &asked, reply)
    }

    /// The worker is lost: an error of its own, or none could be started.
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
        let ticket = question.ticket;
        if question.stopped || question.tries >= TRIES {
            self.question = None;
            self.acts.push(Act::Tell(Event::Failed { ticket, why }));
            return;
        }
        question.tries += 1;
        question.sent = None;
        self.start(now);
        self.acts.push(Act::Tell(Event::Restarted { ticket, why }));
    }

    /// Whether there is a worker, to be watched over by [`Client::tick`].
    #[must_use]
    pub fn has_worker(&self) -> bool {
        self.worker != Worker::Off
    }

    /// To be called about once a second while there is a worker: notices one that is silent, and ends
    /// one that has long had nothing to do.
    pub fn tick(&mut self, now: f64) {
        self.wake(now);
        if self.question.is_none() {
            let since = *self.idle.get_or_insert(now);
            if now - since >= REST {
                self.end();
            }
            return;
        }
        let sent = self.question.as_ref().and_then(|question| question.sent);
        match (self.worker, sent) {
            (Worker::Starting(lost), _) if now > lost => self.lost("it did not arrive", now),
            (Worker::Ready, Some((_, lost))) if now > lost => self.lost("it fell silent", now),
            _ => {}
        }
    }

    /// What is to be done, in order.
    #[must_use]
    pub fn take(&mut self) -> Vec<Act> {
        std::mem::take(&mut self.acts)
    }

    /// Does not blame the worker for the time in which the page was asleep.
    fn wake(&mut self, now: f64) {
        let slept = now - self.seen;
        self.seen = now;
        if slept < SLEEP {
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

    fn rest_unseen(&mut self) {
        if self.hidden && self.question.is_none() {
            self.end();
        }
    }

    fn start(&mut self, now: f64) {
        self.worker = Worker::Starting(now + ARRIVAL);
        self.acts.push(Act::Start);
    }

    fn end(&mut self) {
        if self.worker != Worker::Off {
            self.worker = Worker::Off;
            // What was meant for it goes with it.
            self.acts
                .retain(|act| matches!(act, Act::Tell(_) | Act::End));
            self.acts.push(Act::End);
        }
    }

    fn send(&mut self, now: f64) {
        let Some(question) = &mut self.question else {
            return;
        };
        // A worker that was started again gets another number, in case the lost one still speaks.
        self.id += 1;
        question.sent = Some((self.id, now + SILENCE));
        let call = Call::Ask {
            id: self.id,
            text: question.text.to_string(),
            asked: question.asked.clone(),
        };
        self.acts.push(Act::Send(call.print()));
    }

    /// Tells of the question with this number, if it is the newest.
    fn tell(&mut self, id: u64, now: f64, event: impl FnOnce(u64) -> Event) {
        if let Some(question) = &mut self.question
            && let Some((sent, lost)) = &mut question.sent
            && *sent == id
        {
            *lost = now + SILENCE;
            self.acts.push(Act::Tell(event(question.ticket)));
        }
    }

    fn tell_last(&mut self, id: u64, now: f64, event: impl FnOnce(u64) -> Event) {
        let before = self.acts.len();
        self.tell(id, now, event);
        if self.acts.len() > before {
            self.question = None;
        }
    }
}
