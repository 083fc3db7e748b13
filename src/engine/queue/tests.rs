//! The queue with workers that answer late, twice, in the wrong order, illegally or not at all.

mod legal;
mod loss;
mod model;
mod several_games;

use super::*;
use crate::engine::{Line, PageMessage, Reply, SearchResult};
use crate::games;
use crate::play::GameRecord;
use crate::search::Score;

const LEVEL: Request = Request::Level {
    index: 0,
    seed: 1,
    game: 1,
    millis: None,
};
const ENDLESS: Request = lines(None);
const HINT: Request = lines(Some(1_000));

const fn lines(nodes: Option<u64>) -> Request {
    Request::Lines {
        count: 1,
        depth: None,
        nodes,
        threat: false,
    }
}

fn rules(text: &GameText) -> Option<GameRecord> {
    games::open(text).ok()
}

fn game(slug: &str, moves: &[&str]) -> GameText {
    GameText {
        game: slug.to_owned(),
        moves: moves.iter().map(|mv| (*mv).to_owned()).collect(),
        ..GameText::default()
    }
}

fn query(asker: u32, priority: Priority, ticket: u64, request: Request) -> QueuedQuestion {
    QueuedQuestion {
        asker: AskerId(asker),
        priority,
        ticket,
        text: game("breakthrough", &[]),
        request,
    }
}

/// A queue with a worker, and the questions that the worker was sent.
struct Bench {
    queue: Queue,
    /// Whether a worker that is started becomes ready only when the test says so.
    is_slow: bool,
    /// Whether there is a worker, and whether it is ready.
    worker: Option<bool>,
    /// The game of the worker that was started last.
    game: String,
    now: f64,
    sent: Vec<(u64, GameText, Request)>,
    events: Vec<(u32, Event)>,
}

impl Bench {
    fn new() -> Bench {
        Bench {
            queue: Queue::new(rules),
            is_slow: false,
            worker: None,
            game: String::new(),
            now: 0.0,
            sent: Vec::new(),
            events: Vec::new(),
        }
    }

    fn slow() -> Bench {
        Bench {
            is_slow: true,
            ..Bench::new()
        }
    }

    /// The worker that was started is ready.
    fn make_ready(&mut self) {
        if self.worker == Some(false) {
            self.worker = Some(true);
            self.queue.receive(&Reply::Ready.print(), self.now);
            self.settle();
        }
    }

    fn lose(&mut self) {
        self.queue.lost("the test asked for it", self.now);
        self.settle();
    }

    /// Carries out the queue's commands.
    fn settle(&mut self) {
        loop {
            let acts = self.queue.take();
            if acts.is_empty() {
                return;
            }
            for act in acts {
                match act {
                    Command::Start(game) => {
                        self.game = game;
                        self.worker = Some(false);
                        if !self.is_slow {
                            self.worker = Some(true);
                            self.queue.receive(&Reply::Ready.print(), self.now);
                        }
                    }
                    Command::Send(message) => match PageMessage::read(&message) {
                        Ok(PageMessage::Ask { id, text, request }) => {
                            let text: GameText = text.parse().expect("it is a game");
                            assert_eq!(text.game, self.game);
                            self.sent.push((id, text, request));
                        }
                        Ok(PageMessage::Stop { .. }) => {}
                        Err(error) => panic!("{error:?}"),
                    },
                    Command::End => self.worker = None,
                    Command::Tell(AskerId(asker), event) => self.events.push((asker, event)),
                }
            }
        }
    }

    fn ask(&mut self, query: QueuedQuestion) {
        self.queue.ask(query, self.now);
        self.settle();
    }

    fn prepare(&mut self, game: &str) {
        self.queue.prepare(game, self.now);
        self.settle();
    }

    fn reply(&mut self, reply: &Reply) {
        self.queue.receive(&reply.print(), self.now);
        self.settle();
    }

    /// The number of the question that the worker has.
    fn id(&self) -> u64 {
        self.sent.last().expect("a question was sent").0
    }

    fn done(&mut self, mv: &str) {
        let id = self.id();
        self.reply(&done(id, mv));
    }

    fn tick(&mut self, later: f64) {
        self.now += later;
        self.queue.tick(self.now);
        self.settle();
    }

    fn take(&mut self) -> Vec<(u32, Event)> {
        std::mem::take(&mut self.events)
    }
}

fn found(mv: &str) -> SearchResult {
    SearchResult {
        lines: vec![Line {
            score: Score::Estimate(0),
            moves: vec![mv.to_owned()],
            depth: 1,
        }],
        choice: Some(mv.to_owned()),
        ..SearchResult::default()
    }
}

fn done(id: u64, mv: &str) -> Reply {
    let found = found(mv);
    Reply::Done { id, found }
}

fn is_done(events: &[(u32, Event)], asker: u32, wanted: u64) -> bool {
    matches!(events, [(one, Event::Done { ticket, .. })] if (*one, *ticket) == (asker, wanted))
}

fn is_restarted(event: &(u32, Event)) -> bool {
    matches!(event.1, Event::Restarted { .. })
}

#[test]
fn the_most_urgent_question_is_asked_first_and_of_equal_ones_the_oldest() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Report, 1, HINT));
    bench.ask(query(2, Priority::Check, 2, HINT));
    bench.ask(query(3, Priority::Report, 3, HINT));
    bench.ask(query(4, Priority::Move, 4, LEVEL));
    for (asker, ticket) in [(4, 4), (1, 1), (3, 3), (2, 2)] {
        bench.done("a2-a3");
        assert!(is_done(&bench.take(), asker, ticket), "{asker}");
    }
    // The first one was sent twice: it was interrupted for the move.
    assert_eq!(bench.sent.len(), 5);
}

#[test]
fn the_newest_question_of_an_asker_wins_whether_the_older_one_waits_or_not() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Analysis, 1, ENDLESS));
    bench.ask(query(2, Priority::Report, 2, HINT));
    let first = bench.id();
    bench.ask(query(1, Priority::Analysis, 3, HINT));
    bench.ask(query(2, Priority::Report, 4, HINT));
    // Late, and a second time.
    bench.reply(&done(first, "b2-b3"));
    bench.reply(&done(first, "b2-b3"));
    assert_eq!(bench.take(), []);
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 1, 3));
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 2, 4));
}

#[test]
fn an_answer_that_comes_twice_is_reported_once() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Move, 1, LEVEL));
    let first = bench.id();
    bench.done("a2-a3");
    bench.ask(query(1, Priority::Move, 2, LEVEL));
    bench.take();
    bench.reply(&done(first, "b2-b3"));
    assert_eq!(bench.take(), []);
    bench.done("b2-b3");
    assert!(is_done(&bench.take(), 1, 2));
}

#[test]
fn a_question_that_was_dropped_is_not_answered_and_the_next_one_is_asked() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.ask(query(2, Priority::Report, 2, HINT));
    let first = bench.id();
    bench.queue.drop_query(AskerId(1), bench.now);
    bench.settle();
    bench.reply(&done(first, "a2-a3"));
    assert_eq!(bench.take(), []);
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 2, 2));
    // Nothing is under way: nothing is reported, and no question is sent.
    let sent = bench.sent.len();
    bench.queue.drop_query(AskerId(2), bench.now);
    bench.settle();
    assert_eq!((bench.take().len(), bench.sent.len()), (0, sent));
}

#[test]
fn an_endless_search_makes_room_after_a_while_and_continues() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Analysis, 1, ENDLESS));
    let endless = bench.id();
    let still = Reply::Found {
        id: endless,
        found: found("a2-a3"),
    };
    // Alone it continues.
    for _ in 0..20 {
        bench.reply(&still);
        bench.tick(1_000.0);
    }
    assert_eq!(bench.sent.len(), 1);
    bench.take();
    bench.ask(query(2, Priority::Report, 2, HINT));
    assert_eq!(bench.sent.len(), 2);
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 2, 2));
    // A new one has its own turn first.
    assert_eq!(bench.sent[2].2, ENDLESS);
    bench.ask(query(1, Priority::Analysis, 3, ENDLESS));
    bench.ask(query(2, Priority::Report, 4, HINT));
    assert_eq!(bench.sent.last().map(|sent| &sent.2), Some(&ENDLESS));
}

#[test]
fn an_endless_search_keeps_its_time_until_a_worker_has_it() {
    let mut bench = Bench::slow();
    bench.ask(query(1, Priority::Analysis, 1, ENDLESS));
    bench.ask(query(2, Priority::Report, 2, HINT));
    for _ in 0..20 {
        bench.tick(1_000.0);
    }
    bench.make_ready();
    assert_eq!(bench.sent.last().map(|sent| &sent.2), Some(&ENDLESS));
    // The same after a restart.
    bench.reply(&Reply::Found {
        id: bench.id(),
        found: found("a2-a3"),
    });
    bench.lose();
    for _ in 0..20 {
        bench.tick(1_000.0);
    }
    bench.make_ready();
    assert_eq!(bench.sent.len(), 2);
    bench.done("a2-a3");
    bench.take();
}

#[test]
fn a_report_continues_after_making_room() {
    let mut bench = Bench::new();
    let mut report = query(1, Priority::Report, 1, Request::Game { nodes: 10 });
    report.text = game("breakthrough", &["a2-a3", "a7-a6", "b2-b3"]);
    bench.ask(report);
    for (ply, mv) in [(3, "b7-b6"), (2, "a3-a4")] {
        let id = bench.id();
        bench.reply(&Reply::Evaluation {
            id,
            ply,
            moves: 3,
            found: found(mv),
        });
    }
    bench.ask(query(2, Priority::Move, 2, LEVEL));
    bench.done("a2-a3");
    let (_, text, _) = bench.sent.last().expect("it is asked again");
    assert_eq!(text.moves, ["a2-a3"]);
}
