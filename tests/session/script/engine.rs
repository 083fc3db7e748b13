//! The engine's answers in a script.

use super::Line;
use super::effects::name_of;
use super::run::ScriptRun;
use super::values::{found, judged, known, number};
use tablero::engine::Exact;
use tablero::play::CheckCounts;
use tablero::session::{Answer, EngineQuestion, Message, Purpose};

impl ScriptRun {
    /// The engine answers: `engine PURPOSE ...`.
    pub(super) fn engine(&mut self, line: &Line) {
        let (purpose, words) = line.words.split_first().expect("a purpose");
        let words = &words.to_vec();
        let is_its = |question: &&EngineQuestion| name_of(question.purpose) == purpose;
        let question = self.questions.iter().find(is_its);
        let question = question.unwrap_or_else(|| panic!("nothing is asked for {purpose}"));
        let purpose = question.purpose;
        let answer = match words.first().map(String::as_str) {
            Some("lost") => Answer::Lost,
            Some("known") => Answer::Exact(Exact::Position(known(&words[1..]))),
            Some("lines") => Answer::Found(found(&words[1..], 500_000)),
            Some("quick") => Answer::Found(found(&words[1..], 1_000)),
            Some("judged") => Answer::Evaluation {
                ply: number(&words[1]),
                found: found(&words[2..], 150_000),
            },
            Some("moves") => Answer::Exact(Exact::Game(judged(&words[1..]))),
            Some("checked") => Answer::Exact(Exact::Checked(CheckCounts {
                won: number(&words[1]) as u64,
                at: number(&words[1]) as u64,
                of: number(&words[2]) as u64,
                ..CheckCounts::default()
            })),
            Some("done") => Answer::Done(found(&words[1..], 150_000)),
            Some(mv) if purpose == Purpose::Move => {
                Answer::Done(found(&[format!("{mv}=0")], 1_000))
            }
            other => panic!("{other:?} is no answer"),
        };
        self.hear(purpose, answer);
    }

    /// The engine answers the open question for a purpose. Does nothing without an open question.
    pub fn hear(&mut self, purpose: Purpose, answer: Answer) {
        let mut questions = self.questions.iter();
        let Some(id) = questions
            .find(|one| one.purpose == purpose)
            .map(|one| one.id)
        else {
            return;
        };
        let is_last = !matches!(answer, Answer::Found(_) | Answer::Evaluation { .. });
        if is_last {
            self.drop_question(purpose);
        }
        self.update(Message::Answer(id, answer));
    }
}
