//! One question from `go` to `bestmove`.

use super::clock;
use super::options::Options;
use super::order::Go;
use std::time::{Duration, Instant};
use tablero::play::{AnySearcher, Question, Report};
use tablero::rules::Side;
use tablero::search::{Level, Limits, Progress, Score};

/// The number of nodes between two looks at the clock and at the input.
const TICK: u64 = 256;
/// The time between two progress messages if no depth is completed.
const REPORT_INTERVAL: Duration = Duration::from_secs(1);

/// A running search.
pub(super) struct Search {
    question: Question,
    /// The number of lines to report.
    lines: usize,
    began: Instant,
    until: Option<Instant>,
    /// Whether it ends without a stop command or a time limit.
    bounded: bool,
    stopped: bool,
    reported_at: Instant,
    reported_depth: u16,
    output: Vec<String>,
}

impl Search {
    pub(super) fn new(go: &Go, side: Side, options: &Options, level: Option<Level>) -> Search {
        let began = Instant::now();
        let time = clock::time(go, side);
        let limits = Limits {
            depth: go.depth.unwrap_or(Limits::NONE.depth).max(1),
            nodes: go.nodes.unwrap_or(Limits::NONE.nodes),
        };
        let question = match level {
            None => Question::Lines {
                count: options.lines(),
                limits,
            },
            Some(level) => Question::Move {
                level: Level {
                    nodes: level.nodes.min(limits.nodes),
                    depth: level.depth.min(limits.depth),
                    ..level
                },
                seed: options.seed,
            },
        };
        Search {
            question,
            lines: options.lines(),
            began,
            until: time.map(|time| began + time),
            bounded: time.is_some() || limits != Limits::NONE || level.is_some(),
            stopped: false,
            reported_at: began,
            reported_depth: 0,
            output: Vec::new(),
        }
    }

    pub(super) fn question(&self) -> Question {
        self.question
    }

    pub(super) fn stop(&mut self) {
        self.stopped = true;
    }

    /// No stop command can arrive any more. A search that would not end by itself ends.
    pub(super) fn bound(&mut self) {
        self.stopped |= !self.bounded;
    }

    /// The lines to send since the last call.
    pub(super) fn output(&mut self) -> Vec<String> {
        std::mem::take(&mut self.output)
    }

    /// Continues for a short time. Returns true once the move is sent.
    pub(super) fn advance(&mut self, searcher: &mut dyn AnySearcher) -> bool {
        let progress = searcher.advance(TICK);
        let late = self.until.is_some_and(|until| Instant::now() >= until);
        let hurries = self.stopped || late;
        if progress == Progress::Thinking
            && !hurries
            && self.reported_at.elapsed() < REPORT_INTERVAL
        {
            return false;
        }
        let report = searcher.report();
        if report.depth > self.reported_depth {
            self.tell_depth(&report);
        } else if progress == Progress::Thinking && !hurries {
            self.tell_effort(&report);
        }
        // Even if the time is up, wait for the first depth, which is soon complete.
        let is_over = progress == Progress::Done || hurries && report.depth > 0;
        if is_over {
            self.tell_effort(&report);
            let best = || Some(report.lines.first()?.moves.first()?.clone());
            let choice = report.choice.clone().or_else(best);
            let choice = choice.unwrap_or_else(|| "none".to_owned());
            self.output.push(format!("bestmove {choice}"));
        }
        is_over
    }

    fn tell_depth(&mut self, report: &Report) {
        self.reported_depth = report.depth;
        self.reported_at = Instant::now();
        let effort = self.effort(report);
        for (index, line) in report.lines.iter().take(self.lines).enumerate() {
            self.output.push(format!(
                "info depth {} multipv {} score {} {effort} pv {}",
                line.depth,
                index + 1,
                score(line.score),
                line.moves.join(" ")
            ));
        }
    }

    fn tell_effort(&mut self, report: &Report) {
        self.reported_at = Instant::now();
        self.output.push(format!("info {}", self.effort(report)));
    }

    /// `nodes N nps N time MS`.
    fn effort(&self, report: &Report) -> String {
        let time = self.began.elapsed();
        let nodes = report.nodes;
        let a_second = nodes as f64 / time.as_secs_f64().max(1e-6);
        format!("nodes {nodes} nps {a_second:.0} time {}", time.as_millis())
    }
}

/// A score in UGI notation. A proven result is the number of plies, negative for a loss.
fn score(score: Score) -> String {
    match score {
        Score::Estimate(value) => format!("cp {value}"),
        Score::Win(plies) => format!("mate {plies}"),
        Score::Loss(plies) => format!("mate -{plies}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proven_results_are_counted_in_plies_and_losses_are_negative() {
        assert_eq!(score(Score::Estimate(-30)), "cp -30");
        assert_eq!(score(Score::Win(5)), "mate 5");
        assert_eq!(score(Score::Loss(4)), "mate -4");
    }
}
