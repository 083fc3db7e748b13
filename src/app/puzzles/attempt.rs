//! A puzzle in progress: every move is judged by the solution, answered, or refuted on the board.

use super::stage::{Stage, Then, Wrong};
use super::tallies::Tallies;
use crate::app::engine::Asker;
use crate::app::game::Play;
use crate::app::tokens::delays;
use crate::mind::{Asked, Event, Line, Priority};
use crate::play::{PUZZLE_NODES, Puzzle};
use crate::rules::{Outcome, Side};
use crate::search::{Score, Solved};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The maximum length of a refutation in plies.
const REFUTATION: usize = 7;

/// An attempt at a puzzle. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Attempt {
    puzzle: StoredValue<Puzzle>,
    play: Play,
    asker: Asker,
    tallies: Tallies,
    pub stage: RwSignal<Stage>,
    /// The side of the player, and the ply at which the puzzle starts.
    side: Side,
    begun: usize,
    /// Counts the starts. Work that belongs to an earlier start is dropped.
    run: StoredValue<u32>,
    /// The ply of the last hint, and its move.
    hint: StoredValue<Option<(usize, String)>>,
}

impl Attempt {
    pub fn new(puzzle: Puzzle, play: Play, tallies: Tallies) -> Attempt {
        Attempt {
            puzzle: StoredValue::new(puzzle),
            play,
            asker: Asker::new(Priority::Hint),
            tallies,
            stage: RwSignal::new(Stage::Yours),
            side: play.consult(|table| table.turn()),
            begun: play.plies_now(),
            run: StoredValue::new(0),
            hint: StoredValue::new(None),
        }
    }

    /// Whether a move is expected.
    pub fn is_yours(self) -> bool {
        let open =
            |stage: &Stage| matches!(stage, Stage::Yours | Stage::Refuted(_) | Stage::Failed);
        self.stage.with(open) && !self.play.locked.get()
    }

    /// Starts again.
    pub fn begin(self) {
        self.stop(Stage::Yours);
        self.play.set_back(self.begun);
        self.play.locked.set(false);
    }

    /// Shows the solution from the start.
    pub fn show(self) {
        self.stop(Stage::Showing);
        self.note_help();
        self.play.set_back(self.begun);
        self.show_on();
    }

    /// The remaining line of the puzzle, if only moves of the line were played.
    fn rest_of_line(self) -> Vec<String> {
        let played = self
            .play
            .consult(|table| table.moves().split_off(self.begun));
        self.puzzle.with_value(|puzzle| {
            let rest = puzzle.line.strip_prefix(&*played);
            rest.unwrap_or_default().to_vec()
        })
    }

    /// Deselects what is selected.
    pub fn let_go(self) {
        self.play.let_go();
    }

    /// Shows the previous or the next move.
    pub fn step(self, by: isize) {
        self.play.step(by);
    }

    /// The next step of a hint: the piece, then the move.
    pub fn help(self) {
        if !untrack(|| self.is_yours()) {
            return;
        }
        self.note_help();
        let plies = self.play.plies_now();
        self.play.let_go();
        match self.hint.get_value() {
            Some((ply, mv)) if ply == plies => self.play.point_out(&mv, true, false),
            _ if !self.rest_of_line().is_empty() => self.point_out(self.rest_of_line().remove(0)),
            _ => self.ask(
                |attempt| attempt.asker.tell_lost(),
                move |attempt, line| {
                    if attempt.play.plies_now() == plies {
                        attempt.point_out(line.moves[0].clone());
                    }
                },
            ),
        }
    }

    /// Follows the moves on the board.
    pub fn watch(self) {
        let play = self.play;
        let plies = Memo::new(move |_| play.plies());
        Effect::new(move |before: Option<usize>| {
            let plies = plies.get();
            let last = play.consult(|table| table.last_decided(plies));
            let mine = last > 0 && play.consult(|table| table.turn_at(last - 1)) == self.side;
            let moved = before.is_some_and(|before| plies > before);
            if moved && mine && untrack(|| self.is_yours()) {
                self.moved(last - 1);
            }
            plies
        });
    }

    /// Handles the move after this ply.
    fn moved(self, ply: usize) {
        self.play.machine.arrows.set(Vec::new());
        // A hint that is still looked for is no longer wanted.
        self.asker.drop_query();
        self.play.locked.set(true);
        self.stage.set(Stage::Theirs);
        let mv = untrack(|| self.play.move_after(ply));
        if let Some(outcome) = self.outcome() {
            match self.keeps(outcome) {
                true => self.finish(),
                false => self.refute(ply, mv, None),
            }
            return;
        }
        // The right move needs no proof.
        let right = ply == self.begun && self.puzzle.with_value(|puzzle| puzzle.solution() == mv);
        if right && self.value() == Solved::Draw {
            self.finish();
            return;
        }
        // Neither does another move of the line, and the line also has the reply.
        let rest = self.rest_of_line();
        if let Some(next) = rest.first() {
            match self.play.consult(|table| table.turn()) == self.side {
                true => self.your_turn(),
                false => self.be_answered(next.clone()),
            }
            return;
        }
        self.ask(Attempt::fail, move |attempt, line| {
            attempt.judged(ply, mv.clone(), right, line)
        });
    }

    /// Makes the other side's move after a right move.
    fn be_answered(self, mv: String) {
        self.play_on(vec![mv], |attempt| match attempt.outcome() {
            Some(outcome) if attempt.keeps(outcome) => attempt.finish(),
            _ => attempt.your_turn(),
        });
    }

    /// Reacts to the judgement of a move.
    fn judged(self, ply: usize, mv: String, right: bool, line: Line) {
        let mine = self.play.consult(|table| table.turn()) == self.side;
        let score = match mine {
            true => line.score,
            false => line.score.turned(),
        };
        let keeps = match self.value() {
            Solved::Draw => !matches!(score, Score::Loss(_)),
            _ => right || matches!(score, Score::Win(_)),
        };
        if !keeps {
            self.refute(ply, mv, Some((score, line)));
        } else if self.value() == Solved::Draw {
            self.finish();
        } else if mine {
            self.your_turn();
        } else {
            self.be_answered(line.moves[0].clone());
        }
    }

    fn your_turn(self) {
        self.stage.set(Stage::Yours);
        self.play.locked.set(false);
    }

    /// Shows the reply to a wrong move, and takes both back.
    fn refute(self, ply: usize, mv: String, answer: Option<(Score, Line)>) {
        let lost = Some(Outcome::Won(self.side.other()));
        let is_solved = !self.play.dress.kind().rungs().is_empty();
        let (then, most) = match answer.as_ref().map(|(score, _)| *score) {
            None if self.outcome() == lost => (Then::Lost, 0),
            Some(Score::Loss(_)) => (Then::Lost, REFUTATION),
            None => (Then::Drawn, 0),
            Some(_) if is_solved => (Then::Drawn, 1),
            Some(_) => (Then::Open, 1),
        };
        let mut moves = answer.map(|(_, line)| line.moves).unwrap_or_default();
        moves.truncate(most);
        let by = moves.first().cloned();
        self.stage.set(Stage::Refuted(Wrong { mv, by, then }));
        self.play_on(moves, move |attempt| {
            attempt.later(delays().reply_last, move |attempt| {
                attempt.play.set_back(ply);
                attempt.play.locked.set(false);
            });
        });
    }

    /// Shows the next move of the solution.
    fn show_on(self) {
        let rest = self.rest_of_line();
        if !rest.is_empty() {
            self.play_on(rest, Attempt::show_on);
            return;
        }
        if self.outcome().is_some() || self.value() == Solved::Draw {
            self.finish();
            return;
        }
        self.ask(Attempt::fail, |attempt, line| {
            attempt.play_on(line.moves, Attempt::show_on)
        });
    }

    fn finish(self) {
        self.play.locked.set(true);
        if self.stage.get_untracked() == Stage::Showing {
            self.stage.set(Stage::Shown);
            return;
        }
        let (slug, number) = self.name();
        let alone = !untrack(|| self.tallies.is_helped(slug, number));
        self.tallies.add(slug, number, alone);
        self.stage.set(Stage::Solved { alone });
    }

    fn point_out(self, mv: String) {
        self.play.point_out(&mv, false, false);
        self.hint.set_value(Some((self.play.plies_now(), mv)));
    }

    /// The game and the number of the puzzle.
    fn name(self) -> (&'static str, u64) {
        let number = self.puzzle.with_value(|puzzle| puzzle.number);
        (self.play.dress.slug(), number)
    }

    fn note_help(self) {
        let (slug, number) = self.name();
        self.tallies.note_help(slug, number);
    }

    fn value(self) -> Solved {
        self.puzzle.with_value(|puzzle| puzzle.value)
    }

    fn outcome(self) -> Option<Outcome> {
        let verdict = self.play.consult(|table| table.verdict());
        verdict.map(|verdict| verdict.outcome)
    }

    /// Whether a game with this outcome has kept the required result.
    fn keeps(self, outcome: Outcome) -> bool {
        outcome == Outcome::Won(self.side)
            || outcome == Outcome::Draw && self.value() == Solved::Draw
    }

    /// Stops everything that is in progress.
    fn stop(self, stage: Stage) {
        self.run.update_value(|run| *run += 1);
        self.asker.drop_query();
        self.hint.set_value(None);
        self.play.locked.set(true);
        self.stage.set(stage);
    }

    /// Makes moves, each after a pause so that the previous one is visible, and then calls `then`.
    fn play_on(self, mut moves: Vec<String>, then: impl FnOnce(Attempt) + 'static) {
        if moves.is_empty() {
            then(self);
            return;
        }
        self.later(delays().reply, move |attempt| {
            let mv = moves.remove(0);
            attempt.play.answer(&mv);
            // Boxed, because otherwise the closure types would nest infinitely.
            let then: Box<dyn FnOnce(Attempt)> = Box::new(then);
            attempt.play_on(moves, then);
        });
    }

    /// Does something after a delay, if it is still wanted then.
    fn later(self, millis: u32, does: impl FnOnce(Attempt) + 'static) {
        let run = self.run.get_value();
        let does = move || {
            if self.is_on(run) {
                does(self);
            }
        };
        Timeout::new(millis, does).forget();
    }

    fn is_on(self, run: u32) -> bool {
        self.play.is_there() && self.run.try_get_value() == Some(run)
    }

    /// Asks for the best continuation from here.
    fn ask(self, fail: fn(Attempt), then: impl Fn(Attempt, Line) + 'static) {
        let run = self.run.get_value();
        let text = self.play.consult(|table| table.text());
        let asked = Asked::PlayOut {
            nodes: PUZZLE_NODES,
        };
        self.asker.ask(text, asked, move |event| {
            if !self.is_on(run) {
                return;
            }
            match event {
                Event::Done { found, .. } => match found.lines.into_iter().next() {
                    Some(line) if !line.moves.is_empty() => then(self, line),
                    _ => fail(self),
                },
                Event::Refused { .. } | Event::Failed { .. } => fail(self),
                _ => {}
            }
        });
    }

    /// The judgement failed. The player may start again.
    fn fail(self) {
        self.begin();
        self.stage.set(Stage::Failed);
    }
}
