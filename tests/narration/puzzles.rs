//! Puzzles: their titles, tasks and judgements.

use super::in_each_language;
use std::fs;
use tablero::engine::{Line, SearchResult};
use tablero::games::{WORDS, words_of};
use tablero::narration::{Judgement, puzzle_grade, puzzle_judgement, puzzle_task, puzzle_title};
use tablero::play::{Day, Puzzle};
use tablero::search::{ExactValue, Score};
use tablero::session::{
    Answer, BoardIntent, Effect, Env, Message, Model, PuzzleIntent, PuzzleModel,
};
use tablero::words::Locale;

/// The first puzzles of a game's list.
fn puzzles(slug: &str, count: usize) -> Vec<Puzzle> {
    let list = fs::read_to_string(format!("assets/puzzles/{slug}.txt")).expect("a list of puzzles");
    let lines = (1..).zip(list.lines().filter(|line| !line.starts_with('#')));
    let read = lines.filter_map(|(number, line)| Puzzle::read(slug, number, line));
    read.take(count).collect()
}

/// An attempt, with an engine that answers each question with the same score and the first legal move.
struct Attempt {
    model: PuzzleModel,
    score: Option<Score>,
}

impl Attempt {
    fn new(slug: &str, puzzle: &Puzzle, score: Option<Score>) -> Attempt {
        let kind = tablero::games::kind(slug).expect("a game");
        let model = PuzzleModel::new(kind, puzzle.clone(), false).expect("a position");
        Attempt { model, score }
    }

    fn send(&mut self, intent: impl Into<PuzzleIntent>) {
        let mut messages = vec![Message::Intent(intent.into())];
        while let Some(message) = messages.pop() {
            let mut effects = Vec::new();
            self.model.update(message, &Env::default(), &mut effects);
            messages.extend(effects.into_iter().filter_map(|effect| match effect {
                Effect::StartTimer(timer, _) => Some(Message::Timer(timer)),
                Effect::Ask(question) => Some(Message::Answer(question.id, self.answer())),
                _ => None,
            }));
        }
    }

    fn answer(&self) -> Answer {
        let Some(score) = self.score else {
            return Answer::Lost;
        };
        let mv = self.model.board().record().legal().remove(0);
        let line = Line {
            score,
            moves: vec![mv],
            depth: 3,
        };
        Answer::Done(SearchResult {
            lines: vec![line],
            ..SearchResult::default()
        })
    }

    fn play(&mut self, mv: &str) {
        let record = self.model.board().record();
        for spot in record.steps(record.plies(), mv) {
            self.send(BoardIntent::Touch(spot));
        }
    }

    /// Makes the moves of the solution.
    fn solve(mut self) -> Attempt {
        let line = self.model.puzzle().line.clone();
        while let Some(mv) = line.get(self.model.board().record().plies()) {
            if self.model.is_done() {
                break;
            }
            self.play(mv);
        }
        self
    }

    /// Makes a move that is not the solution.
    fn miss(mut self) -> Attempt {
        let puzzle = self.model.puzzle().clone();
        let legal = self.model.board().record().legal().into_iter();
        let mut wrong = legal.filter(|mv| *mv != puzzle.solution());
        self.play(&wrong.next().expect("another move"));
        self
    }

    fn judgement(&self, locale: Locale) -> Option<Judgement> {
        let words = words_of(self.model.board().record().slug()).expect("a game");
        puzzle_judgement(words, locale, &self.model)
    }

    /// The texts in a language, by their kind.
    #[track_caller]
    fn said(&self, locale: Locale) -> String {
        let Judgement {
            kind,
            headline,
            why,
        } = self.judgement(locale).expect("a judgement");
        format!("{kind}: {headline} {why}").trim_end().to_owned()
    }
}

#[test]
fn every_puzzle_has_a_title_a_task_and_a_grade() {
    for words in WORDS {
        let puzzles = puzzles(words.slug(), 30);
        assert!(puzzles.len() >= 20, "{}", words.slug());
        in_each_language(|locale, said| {
            for puzzle in &puzzles {
                let attempt = Attempt::new(words.slug(), puzzle, None);
                assert_eq!(attempt.judgement(locale), None);
                let number = puzzle.number;
                let title = puzzle_title(locale, number, |_| panic!("{number} is no day"));
                said.add(&format!("{number} title"), title);
                let task = puzzle_task(locale, &attempt.model);
                said.add(&format!("{number} task"), task);
                said.add(&format!("{number} grade"), puzzle_grade(locale, puzzle));
            }
        });
    }
}

#[test]
fn the_title_of_a_day_has_its_date() {
    let day_name = |day: Day| format!("{}/{}/{}", day.day, day.month, day.year);
    let title = |locale| puzzle_title(locale, 20_261_122, day_name);
    assert_eq!(title(Locale::En), "Puzzle of the day, 22/11/2026");
    assert_eq!(title(Locale::Es), "Problema del día, 22/11/2026");
}

#[test]
fn a_task_says_the_side_and_the_result() {
    let of = |slug: &str, is_draw: bool| {
        let mut all = puzzles(slug, 500).into_iter();
        let puzzle = all.find(|puzzle| (puzzle.value == ExactValue::Draw) == is_draw);
        let attempt = Attempt::new(slug, &puzzle.expect("a puzzle"), None);
        [Locale::En, Locale::Es].map(|locale| puzzle_task(locale, &attempt.model))
    };
    assert_eq!(
        of("pogo", false),
        [
            "Black to move and win in 2 moves. There is only one winning move.",
            "Juegan las negras y ganan en 2 jugadas. Solo hay una jugada ganadora."
        ]
    );
    assert_eq!(
        of("pogo", true),
        [
            "Black to move and draw. Only one move does not lose.",
            "Juegan las negras y hacen tablas. Solo una jugada no pierde."
        ]
    );
}

#[test]
fn every_judgement_is_said_in_every_language() {
    for words in WORDS {
        let slug = words.slug();
        let puzzle = &puzzles(slug, 1)[0];
        in_each_language(|locale, said| {
            let mut add = |what: &str, attempt: &Attempt| {
                let judged = attempt.judgement(locale).expect("a judgement");
                assert_eq!(judged.kind, what);
                said.add(
                    what,
                    format!("{} {}", judged.headline, judged.why)
                        .trim()
                        .to_owned(),
                );
            };
            let attempt = |score| Attempt::new(slug, puzzle, score);
            add("solved", &attempt(None).solve());
            add("failed", &attempt(None).miss());
            add("wrong", &attempt(Some(Score::Win(1))).miss());
            let mut shown = attempt(Some(Score::Loss(1)));
            shown.send(PuzzleIntent::ShowSolution);
            add("shown", &shown);
        });
    }
}

#[test]
fn help_and_refutations_are_told_apart() {
    let puzzle = &puzzles("breakthrough", 1)[0];
    let attempt = |score| Attempt::new("breakthrough", puzzle, score);
    let alone = attempt(None).solve();
    assert_eq!(
        alone.said(Locale::En),
        "solved: Solved without help. That wins against any defence."
    );
    let mut helped = attempt(None);
    helped.send(PuzzleIntent::Hint);
    assert_eq!(
        helped.solve().said(Locale::En),
        "solved: Solved. That wins against any defence."
    );
    let lost = attempt(Some(Score::Win(1))).miss();
    assert_eq!(
        lost.said(Locale::En),
        "wrong: Wrong move. a1 to a2. Reply: b5 to a4. Your opponent wins."
    );
    assert_eq!(
        lost.said(Locale::Es),
        "wrong: No es correcto. De a1 a a2. Respuesta: de b5 a a4. Gana tu rival."
    );
    let open = attempt(Some(Score::Estimate(0))).miss();
    assert_eq!(
        open.said(Locale::En),
        "wrong: Wrong move. a1 to a2. Reply: b5 to a4. That does not force a win."
    );
}
