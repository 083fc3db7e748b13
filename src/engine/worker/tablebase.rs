//! The solution of a game, made when it is first needed: from stored data, or by solving.
//!
//! The transport stores the data: [`LoadedTablebase::take_needed`] returns the name of the data that is needed,
//! [`LoadedTablebase::set_stored`] accepts the data, and [`LoadedTablebase::take_packed`] returns data to store. If
//! storing fails, solving only takes longer.

#[cfg(test)]
mod tests;

use super::pace::REPORT_INTERVAL;
use crate::engine::message::{Reply, Request, SearchResult};
use crate::engine::{Exact, Line};
use crate::play::{AnySolver, AnyTablebase, CheckCounts, GameText, SolvableGame};
use crate::search::{ExactLevel, Sample};
use std::mem;

/// The approximate number of positions between two looks at the clock, and the maximum number of such steps.
const BUDGET: u64 = 1 << 16;
const MAX_STEPS: u32 = 64;
/// The number of positions checked between two looks at the clock.
const CHECKED: u64 = 128;
/// The maximum length of a line that a player can follow.
const LINE: u16 = 15;
/// The length of a slice in milliseconds.
const SLICE: f64 = 30.0;

/// Answers questions about one game at a time.
#[derive(Default)]
pub(super) struct LoadedTablebase {
    subject: Option<Subject>,
    state: State,
    question: Option<Question>,
    /// The packed solution that should be stored, with its name.
    packed: Option<(String, Vec<u8>)>,
    /// Whether the solution must still be packed.
    to_pack: bool,
}

/// A game with its options.
struct Subject {
    kind: &'static dyn SolvableGame,
    options: String,
}

#[derive(Default)]
enum State {
    #[default]
    Nothing,
    /// Waits for stored data. `is_requested` is true once its name was returned. Without data, the game is solved.
    Fetching {
        is_requested: bool,
        solving: Box<dyn AnySolver>,
    },
    Solving(Box<dyn AnySolver>),
    Known(Box<dyn AnyTablebase>),
}

struct Question {
    id: u64,
    text: GameText,
    request: Request,
    began: f64,
    reported: f64,
}

impl LoadedTablebase {
    /// Whether a solution can answer this question. All others need a search.
    pub(super) fn answers(request: &Request) -> bool {
        !matches!(request, Request::Lines { .. } | Request::Game { .. })
    }

    /// Starts a question about a solved game.
    pub(super) fn ask(
        &mut self,
        id: u64,
        (kind, text): (&'static dyn SolvableGame, GameText),
        request: &Request,
        now: f64,
    ) -> Result<(), String> {
        if let Request::Level { index, .. } = *request
            && index >= kind.exact_levels().len()
        {
            let (slug, levels) = (kind.slug(), kind.exact_levels().len());
            return Err(format!("level {index} of {slug}, which has {levels}"));
        }
        self.turn_to(kind, &text.options)?;
        self.question = Some(Question {
            id,
            text,
            request: request.clone(),
            began: now,
            reported: now - REPORT_INTERVAL,
        });
        Ok(())
    }

    /// Ends the question. The work on the solution pauses until the next question.
    pub(super) fn forget(&mut self) {
        self.question = None;
    }

    /// Ends the question of this number, if it is under way.
    pub(super) fn stop(&mut self, id: u64, now: f64) -> Option<Reply> {
        let question = self.question.take_if(|question| question.id == id)?;
        let found = SearchResult {
            millis: now - question.began,
            ..SearchResult::default()
        };
        Some(Reply::Done { id, found })
    }

    /// Whether there is something to do now.
    pub(super) fn is_busy(&self) -> bool {
        let waits = matches!(self.state, State::Fetching { .. });
        self.question.is_some() && !waits || self.to_pack
    }

    /// The name of the stored data that is needed. It is returned only once.
    pub(super) fn take_needed(&mut self) -> Option<String> {
        let State::Fetching { is_requested, .. } = &mut self.state else {
            return None;
        };
        let subject = self.subject.as_ref()?;
        (!mem::replace(is_requested, true)).then(|| subject.name())
    }

    /// Passes the stored data of a name, or `None`. Only the first call counts.
    pub(super) fn set_stored(&mut self, name: &str, kept: Option<&[u8]>) {
        let Some(subject) = self.subject.as_ref().filter(|one| one.name() == name) else {
            return;
        };
        let solving = match mem::take(&mut self.state) {
            State::Fetching { solving, .. } => solving,
            other => {
                self.state = other;
                return;
            }
        };
        self.state = match kept {
            None => State::Solving(solving),
            Some(kept) => {
                // Free its memory first.
                drop(solving);
                subject.read(kept)
            }
        };
    }

    /// Data that should be stored, with its name.
    pub(super) fn take_packed(&mut self) -> Option<(String, Vec<u8>)> {
        self.packed.take()
    }

    /// Works for one slice of time by this clock, in milliseconds. Returns the reply to send.
    pub(super) fn advance(&mut self, clock: impl Fn() -> f64) -> Option<Reply> {
        if self.question.is_none() {
            self.pack();
            return None;
        }
        if let State::Solving(solving) = &mut self.state {
            let started = clock();
            let mut turns = 0..MAX_STEPS;
            let done = loop {
                match solving.advance(BUDGET) {
                    true => break true,
                    false if clock() - started >= SLICE => break false,
                    false if turns.next().is_none() => break false,
                    false => {}
                }
            };
            if !done {
                let done = solving.done();
                return self.progress_update(done, clock());
            }
            self.know();
        }
        let State::Known(answers) = &self.state else {
            return None;
        };
        let question = self.question.take()?;
        if let Request::Check {
            positions,
            seed,
            from,
        } = question.request
        {
            let positions = Some(positions);
            let tally = check(&**answers, Sample { positions, seed }, from, clock);
            let (id, exact) = (question.id, Exact::Checked(tally));
            return Some(Reply::Exact { id, exact });
        }
        let exact_levels = self
            .subject
            .as_ref()
            .map_or(&[][..], |one| one.kind.exact_levels());
        Some(answer(&**answers, question, exact_levels, clock()))
    }

    /// Switches to a game, unless it is the current one.
    fn turn_to(&mut self, kind: &'static dyn SolvableGame, options: &str) -> Result<(), String> {
        let same = |one: &Subject| one.kind.slug() == kind.slug() && one.options == options;
        if self.subject.as_ref().is_some_and(same) {
            return Ok(());
        }
        // Free the memory of the previous game first.
        *self = LoadedTablebase::default();
        let solving = kind
            .solving(options, None)
            .map_err(|error| error.to_string())?
            .ok_or_else(|| format!("{} is not solved", kind.slug()))?;
        // A game that needs no solving was never stored.
        self.state = match solving.done() < 1.0 {
            true => State::Fetching {
                is_requested: false,
                solving,
            },
            false => State::Solving(solving),
        };
        self.subject = Some(Subject {
            kind,
            options: options.to_owned(),
        });
        Ok(())
    }

    fn know(&mut self) {
        if let State::Solving(solving) = mem::take(&mut self.state) {
            self.state = State::Known(solving.finish());
            self.to_pack = true;
        }
    }

    fn pack(&mut self) {
        if mem::take(&mut self.to_pack)
            && let (State::Known(answers), Some(subject)) = (&self.state, &self.subject)
        {
            self.packed = answers.pack().map(|kept| (subject.name(), kept));
        }
    }

    /// The progress of solving, if it is time to send it.
    fn progress_update(&mut self, done: f64, now: f64) -> Option<Reply> {
        let question = self.question.as_mut()?;
        if now - question.reported < REPORT_INTERVAL {
            return None;
        }
        question.reported = now;
        Some(Reply::Exact {
            id: question.id,
            exact: Exact::Solving(done),
        })
    }
}

impl Subject {
    fn name(&self) -> String {
        match self.options.as_str() {
            "" => self.kind.slug().to_owned(),
            options => format!("{}-{options}", self.kind.slug()),
        }
    }

    /// Reads stored data. If it is broken or has another version, the game is solved again.
    fn read(&self, kept: &[u8]) -> State {
        if let Ok(Some(solving)) = self.kind.solving(&self.options, Some(kept)) {
            return State::Known(solving.finish());
        }
        match self.kind.solving(&self.options, None) {
            Ok(Some(solving)) => State::Solving(solving),
            _ => State::Nothing,
        }
    }
}

/// Checks as much of a sample as fits between two progress reports.
fn check(
    answers: &dyn AnyTablebase,
    sample: Sample,
    from: u64,
    clock: impl Fn() -> f64,
) -> CheckCounts {
    let started = clock();
    let mut tally = answers.check(sample, from, CHECKED);
    while !tally.is_over() && clock() - started < REPORT_INTERVAL {
        tally = tally.and(answers.check(sample, tally.at, CHECKED));
    }
    tally
}

fn answer(
    answers: &dyn AnyTablebase,
    question: Question,
    exact_levels: &[ExactLevel],
    now: f64,
) -> Reply {
    let Question {
        id, text, request, ..
    } = question;
    let unknown = || "not a position of the game that was solved".to_owned();
    let exact = |exact: Exact| Reply::Exact { id, exact };
    let done = |choice, lines| Reply::Done {
        id,
        found: SearchResult {
            choice,
            lines,
            millis: now - question.began,
            ..SearchResult::default()
        },
    };
    let reply = match request {
        Request::Level { index, seed, .. } => answers
            .choose(&text, exact_levels[index], seed)
            .map(|choice| Ok(done(choice, Vec::new()))),
        Request::PlayOut { .. } => answers.play_out(&text, LINE).map(|line| {
            let line = line.ok_or_else(unknown)?;
            Ok(done(None, vec![Line::from(line)]))
        }),
        Request::Puzzle { number } => answers.puzzle(&text, number).map(|puzzle| {
            let puzzle = puzzle.ok_or_else(|| format!("no puzzle of {}", text.game))?;
            Ok(exact(Exact::Puzzle(puzzle)))
        }),
        Request::Judge => answers.judge(&text).map(|judged| {
            judged
                .map(|judged| exact(Exact::Game(judged)))
                .ok_or_else(unknown)
        }),
        _ => answers.explore(&text).map(|known| {
            known
                .map(|known| exact(Exact::Position(known)))
                .ok_or_else(unknown)
        }),
    };
    match reply.map_err(|error| error.to_string()).flatten() {
        Ok(reply) => reply,
        Err(sentence) => Reply::Refused {
            id: Some(id),
            sentence,
        },
    }
}
