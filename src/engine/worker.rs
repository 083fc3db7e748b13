//! The worker's side: it works on one question at a time, in slices, and always on the newest one.

mod engines;
mod pace;
#[cfg(test)]
mod stub;
mod tablebase;
#[cfg(test)]
mod tests;

use super::{PageMessage, Reply, Request, SearchResult};
use crate::games;
use crate::play::{
    AnySearcher, GameText, OpenError, Question, SearchableGame, SolvableGame, TextError,
};
use crate::search::{Limits, Progress};
use engines::{Engines, Role};
use pace::{Pace, REPORT_INTERVAL};
use tablebase::LoadedTablebase;

/// After this time without progress, the worker sends a sign of life.
const SIGN_OF_LIFE: f64 = 500.0;
/// The limits of the search for the other side's threat.
const THREAT: Limits = Limits {
    depth: 12,
    nodes: 150_000,
};

/// Works on the questions of the page.
pub struct EngineWorker {
    searchable_game: fn(&str) -> Option<&'static dyn SearchableGame>,
    solvable_game: fn(&str) -> Option<&'static dyn SolvableGame>,
    engines: Engines,
    pace: Pace,
    task: Option<Task>,
    tablebase: LoadedTablebase,
}

/// The current question.
struct Task {
    id: u64,
    role: Role,
    /// When it arrived.
    began: f64,
    /// When a level must move.
    ends: Option<f64>,
    /// When the page was last informed, and the result that it got.
    reported: f64,
    last: SearchResult,
    /// Whether the search of the position is done, and whether the search for the threat is done.
    done: bool,
    threat_done: bool,
    threat: bool,
    /// Set if the question is about every position of a game.
    review: Option<ReviewProgress>,
}

/// Progress through a game, from its last position to the first.
struct ReviewProgress {
    kind: &'static dyn SearchableGame,
    /// The game up to the current position.
    text: GameText,
    /// The number of moves in the whole game.
    moves: usize,
    question: Question,
}

impl Default for EngineWorker {
    fn default() -> EngineWorker {
        EngineWorker::new()
    }
}

impl EngineWorker {
    /// A worker for all games.
    #[must_use]
    pub fn new() -> EngineWorker {
        EngineWorker::with_games(games::searchable_game, games::solvable_game)
    }

    /// A worker for the games that these functions find by their names.
    #[must_use]
    pub fn with_games(
        searchable_game: fn(&str) -> Option<&'static dyn SearchableGame>,
        solvable_game: fn(&str) -> Option<&'static dyn SolvableGame>,
    ) -> EngineWorker {
        EngineWorker {
            searchable_game,
            solvable_game,
            engines: Engines::default(),
            pace: Pace::default(),
            task: None,
            tablebase: LoadedTablebase::default(),
        }
    }

    /// Whether there is something to think about.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.task.is_some() || self.tablebase.is_busy()
    }

    /// The name of stored data that is needed now. It is returned only once. The data, or `None`, must then
    /// be passed to [`EngineWorker::set_stored`].
    pub fn take_needed(&mut self) -> Option<String> {
        self.tablebase.take_needed()
    }

    /// Passes the stored data of a name. Any data is accepted: unusable data is computed again.
    pub fn set_stored(&mut self, name: &str, kept: Option<&[u8]>) {
        self.tablebase.set_stored(name, kept);
    }

    /// Data that should be stored now, with its name.
    pub fn take_packed(&mut self) -> Option<(String, Vec<u8>)> {
        self.tablebase.take_packed()
    }

    /// Handles a message of the page at this time in milliseconds. Returns the immediate reply.
    pub fn receive(&mut self, message: &str, now: f64) -> Option<Reply> {
        match PageMessage::read(message) {
            Ok(PageMessage::Ask { id, text, request }) => {
                // Any earlier question ends, even if this one cannot be answered.
                self.task = None;
                self.tablebase.forget();
                let refused = |sentence| Reply::Refused {
                    id: Some(id),
                    sentence,
                };
                self.start(id, &text, &request, now)
                    .unwrap_or_else(|sentence| Some(refused(sentence)))
            }
            Ok(PageMessage::Stop { id }) => {
                let Some(task) = self.task.take_if(|task| task.id == id) else {
                    return self.tablebase.stop(id, now);
                };
                let found = self.found(&task, now);
                Some(Reply::Done { id, found })
            }
            Err((id, sentence)) => Some(Reply::Refused { id, sentence }),
        }
    }

    /// Works for one slice of time by this clock, in milliseconds. Returns the replies to send.
    pub fn advance(&mut self, clock: impl Fn() -> f64) -> Vec<Reply> {
        let Some(mut task) = self.task.take() else {
            return self.tablebase.advance(clock).into_iter().collect();
        };
        let mut replies = Vec::new();
        let started = clock();
        let mut now = started;
        for turn in 0..pace::MAX_STEPS {
            let progress = self.think(&mut task, turn);
            let before = std::mem::replace(&mut now, clock());
            self.pace
                .adapt(now - before, progress == Progress::Thinking);
            self.end_in_time(&mut task, now);
            if task.done && task.threat_done && self.finish(&mut task, now, &mut replies) {
                return replies;
            }
            if now - started >= pace::SLICE {
                break;
            }
        }
        replies.extend(self.progress_update(&mut task, now));
        self.task = Some(task);
        replies
    }

    /// Starts a question. Returns the reply if it is known immediately.
    fn start(
        &mut self,
        id: u64,
        text: &str,
        request: &Request,
        now: f64,
    ) -> Result<Option<Reply>, String> {
        let text: GameText = text.parse().map_err(|error: TextError| error.to_string())?;
        let solved = (self.solvable_game)(&text.game).filter(|kind| kind.is_solved());
        if let Some(kind) = solved.filter(|_| LoadedTablebase::answers(request)) {
            self.tablebase.ask(id, (kind, text), request, now)?;
            return Ok(None);
        }
        let kind = (self.searchable_game)(&text.game)
            .ok_or_else(|| OpenError::no_game(&text.game))
            .map_err(|error| error.to_string())?;
        let (role, question) = question(kind, request)?;
        let engine = self.engines.for_kind(kind, role);
        engine
            .ask(&text, question)
            .map_err(|error| error.to_string())?;
        let limits = THREAT;
        let threat = matches!(request, Request::Lines { threat: true, .. })
            && self
                .engines
                .for_kind(kind, Role::Threat)
                .ask(&text, Question::Threat { limits })
                .is_ok();
        let review = matches!(request, Request::Game { .. }).then(|| ReviewProgress {
            kind,
            moves: text.moves.len(),
            text,
            question,
        });
        self.task = Some(Task {
            id,
            role,
            began: now,
            ends: time_limit(request).map(|limit| now + limit),
            reported: now - REPORT_INTERVAL,
            last: SearchResult::default(),
            done: false,
            threat_done: !threat,
            threat,
            review,
        });
        Ok(None)
    }

    /// Thinks for one turn. Every other turn is for the threat.
    fn think(&mut self, task: &mut Task, turn: u32) -> Progress {
        let about_threat = !task.threat_done && (task.done || turn % 2 == 1);
        let (role, done) = match about_threat {
            true => (Role::Threat, &mut task.threat_done),
            false => (task.role, &mut task.done),
        };
        let nodes = self.pace.nodes();
        let progress = self.engines.at(role).map(|engine| engine.advance(nodes));
        let progress = progress.unwrap_or(Progress::Done);
        *done = progress == Progress::Done;
        progress
    }

    /// Ends the thinking of a level whose time is up.
    fn end_in_time(&mut self, task: &mut Task, now: f64) {
        if !task.done && task.ends.is_some_and(|ends| now >= ends) {
            task.done = true;
            if let Some(engine) = self.engines.at(task.role) {
                engine.choose_now();
            }
        }
    }

    /// Adds the result of a finished search. Returns false if the game has more positions.
    fn finish(&mut self, task: &mut Task, now: f64, replies: &mut Vec<Reply>) -> bool {
        let (id, found) = (task.id, self.found(task, now));
        if let Some(review) = &mut task.review {
            replies.push(Reply::Evaluation {
                id,
                ply: review.text.moves.len(),
                moves: review.moves,
                found: found.clone(),
            });
            if review.text.moves.pop().is_some() {
                review.text.result = None;
                let engine = self.engines.for_kind(review.kind, task.role);
                if engine.ask(&review.text, review.question).is_ok() {
                    (task.done, task.reported, task.last) = (false, now, found);
                    return false;
                }
            }
        }
        replies.push(Reply::Done { id, found });
        true
    }

    /// The new result for the page, if it is time to send it.
    fn progress_update(&mut self, task: &mut Task, now: f64) -> Option<Reply> {
        if now - task.reported < REPORT_INTERVAL {
            return None;
        }
        let found = self.found(task, now);
        let is_new = found.depth != task.last.depth
            || found.lines != task.last.lines
            || found.threat != task.last.threat;
        if !is_new && now - task.reported < SIGN_OF_LIFE {
            return None;
        }
        (task.reported, task.last) = (now, found.clone());
        Some(Reply::Found { id: task.id, found })
    }

    fn found(&mut self, task: &Task, now: f64) -> SearchResult {
        let millis = now - task.began;
        let of = |engine: &mut Box<dyn AnySearcher>| SearchResult::of(engine.report(), millis);
        let mut found = self.engines.at(task.role).map(of).unwrap_or_default();
        if task.threat {
            let lines = self
                .engines
                .at(Role::Threat)
                .map(of)
                .unwrap_or_default()
                .lines;
            found.threat = lines.into_iter().next();
        }
        found
    }
}

/// How long a level may think, in milliseconds.
fn time_limit(request: &Request) -> Option<f64> {
    match request {
        Request::Level { millis, .. } => millis.map(f64::from),
        _ => None,
    }
}

/// The role and the question for a request.
fn question(kind: &dyn SearchableGame, request: &Request) -> Result<(Role, Question), String> {
    let lines = |count, limits| (Role::Lines, Question::Lines { count, limits });
    match *request {
        Request::Lines {
            count,
            depth,
            nodes,
            ..
        } => Ok(lines(
            count,
            Limits {
                depth: depth.unwrap_or(Limits::NONE.depth),
                nodes: nodes.unwrap_or(Limits::NONE.nodes),
            },
        )),
        Request::Game { nodes } | Request::PlayOut { nodes } => Ok(lines(1, Limits::nodes(nodes))),
        Request::Exact | Request::Judge | Request::Check { .. } | Request::Puzzle { .. } => {
            Err(format!("{} is not solved", kind.slug()))
        }
        Request::Level {
            index, seed, game, ..
        } => match kind.levels().get(index) {
            Some(level) => {
                let level = level.in_game(game);
                Ok((Role::Level(index), Question::Move { level, seed }))
            }
            None => Err(format!(
                "level {index} of {}, which has {}",
                kind.slug(),
                kind.levels().len()
            )),
        },
    }
}
