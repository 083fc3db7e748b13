//! The worker of the built page, with messages like those of the page.

use serde_json::{Value, json};
use tablero::engine::{PageMessage, Reply, Request, SearchResult, script_of};
use tablero::games::{GAMES, open};
use tablero::play::GameText;

use crate::browser::Session;
use crate::page::{Page, script};
use crate::run::{Test, tests};
use xtask::serve::Intercept;

pub const TESTS: &[Test] = tests![
    every_game_is_thought_about once Logic,
    thinking_without_end_is_stopped_at_once,
    words_that_are_none_are_refused once Logic,
    a_worker_that_panics_says_so,
    nobody_thinks_before_it_is_asked once Logic,
    the_engine_of_the_game_is_loaded_before_the_first_move once Logic,
];

/// A worker for a game, like the one that the page starts.
struct Worker<'a>(&'a Session);

impl<'a> Worker<'a> {
    #[track_caller]
    fn start(session: &'a Session, game: &str) -> Self {
        let worker = Self::load(session, game, "");
        let first = worker.hear("ready");
        assert_eq!(Reply::read(&first), Ok(Reply::Ready));
        worker
    }

    /// Starts a script as the worker, which can find the engine by its name. An empty place means the engine's own.
    #[track_caller]
    fn load(session: &'a Session, game: &str, place: &str) -> Self {
        let files = session.run(
            "return document.querySelector('meta[name=engine]').content",
            Vec::new(),
        );
        let file = script_of(
            game,
            files.as_str().expect("the list of the engine's files"),
        );
        let script = r"
            const [file, place] = arguments;
            window.heard = [];
            window.engine = new Worker(place || file, { type: 'module', name: file });
            engine.onmessage = (event) => heard.push(event.data);
            engine.onerror = (event) => {
                event.preventDefault();
                heard.push(JSON.stringify({ error: event.message ?? 'not loaded' }));
            };";
        session.run(script, vec![json!(file), json!(place)]);
        Self(session)
    }

    #[track_caller]
    fn say(&self, message: &str) {
        let script = "engine.postMessage(arguments[0])";
        self.0.run(script, vec![json!(message)]);
    }

    #[track_caller]
    fn ask(&self, id: u64, text: &GameText, request: Request) {
        let text = text.to_string();
        self.say(&PageMessage::Ask { id, text, request }.print());
    }

    /// The next message of a kind. Earlier messages are dropped.
    #[track_caller]
    fn hear(&self, kind: &str) -> String {
        let check = r"
            const at = heard.findIndex((text) => text.startsWith(`{\x22${arguments[0]}\x22`)
                || text === JSON.stringify(arguments[0]));
            if (at < 0) return { not: heard.slice(-3) };
            return heard.splice(0, at + 1).pop();";
        let heard = self.0.until(kind, check, vec![json!(kind)]);
        heard.as_str().expect("messages are text").to_owned()
    }

    #[track_caller]
    fn hear_done(&self) -> (u64, SearchResult) {
        match Reply::read(&self.hear("done")) {
            Ok(Reply::Done { id, found }) => (id, found),
            other => panic!("{other:?}"),
        }
    }
}

impl Drop for Worker<'_> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.0.run("engine.terminate()", vec![]);
        }
    }
}

fn text(slug: &str) -> GameText {
    GameText {
        game: slug.to_owned(),
        ..GameText::default()
    }
}

const FOR_EVER: Request = Request::Lines {
    count: 2,
    depth: None,
    nodes: None,
    threat: true,
};

fn every_game_is_thought_about(session: &Session) {
    let _page = Page::home(session);
    for (id, game) in (1..).zip(GAMES) {
        let worker = Worker::start(session, game.slug());
        let text = text(game.slug());
        worker.ask(
            id,
            &text,
            Request::Level {
                index: 0,
                seed: 7,
                game: 1,
                millis: None,
            },
        );
        let (answered, found) = worker.hear_done();
        assert_eq!(answered, id);
        let choice = found.choice.expect("a move");
        let record = open(&text).expect("a game begins");
        assert!(record.legal().contains(&choice), "{choice} in {text}");
    }
}

fn thinking_without_end_is_stopped_at_once(session: &Session) {
    let _page = Page::home(session);
    let worker = Worker::start(session, "breakthrough");
    worker.ask(1, &text("breakthrough"), FOR_EVER);
    worker.ask(2, &text("breakthrough"), FOR_EVER);
    for _ in 0..2 {
        match Reply::read(&worker.hear("found")) {
            Ok(Reply::Found { id, .. }) => assert!(id <= 2),
            other => panic!("{other:?}"),
        }
    }
    // Timed in the page, so that the driver's time does not count.
    let script = r"
        const [message, done] = arguments;
        const start = performance.now();
        engine.postMessage(message);
        (function look() {
            const last = heard.find((text) => text.startsWith('{\x22done'));
            if (last) done([performance.now() - start, last]);
            else if (performance.now() - start > 10000) done([null, '']);
            else setTimeout(look, 1);
        })();";
    let stopped = session.run_async(script, vec![json!(PageMessage::Stop { id: 2 }.print())]);
    assert!(stopped[0].is_number(), "not within ten seconds");
    let last = stopped[1].as_str().expect("messages are text");
    match Reply::read(last) {
        Ok(Reply::Done { id: 2, found }) => {
            assert_eq!(found.lines.len(), 2);
            assert!(found.nodes > 0);
        }
        other => panic!("{other:?}"),
    }
    // The worker has stopped and is ready for the next request.
    worker.hear("done");
    worker.ask(
        3,
        &text("breakthrough"),
        Request::Level {
            index: 0,
            seed: 1,
            game: 1,
            millis: None,
        },
    );
    assert_eq!(worker.hear_done().0, 3);
}

fn words_that_are_none_are_refused(session: &Session) {
    let _page = Page::home(session);
    let worker = Worker::start(session, "breakthrough");
    let chess = PageMessage::Ask {
        id: 5,
        text: "tablero 1\ngame chess".to_owned(),
        request: FOR_EVER,
    };
    for (words, number) in [
        ("", None),
        ("trip", None),
        ("{\"ask\":{\"id\":4}}", Some(4)),
        (&chess.print(), Some(5)),
    ] {
        worker.say(words);
        match Reply::read(&worker.hear("refused")) {
            Ok(Reply::Refused { id, sentence }) => {
                assert_eq!(id, number, "{sentence}");
                assert!(!sentence.is_empty());
            }
            other => panic!("{other:?}"),
        }
    }
    worker.ask(
        6,
        &text("breakthrough"),
        Request::Level {
            index: 0,
            seed: 1,
            game: 1,
            millis: None,
        },
    );
    assert_eq!(worker.hear_done().0, 6);
}

fn a_worker_that_panics_says_so(session: &Session) {
    const PANICKING: &str = "panicking.js";
    // A worker without channels panics when it starts.
    let page = Page::serve_but(session, |path| match path {
        PANICKING => script(
            "globalThis.MessageChannel = function () { throw new Error('no channels here'); };
            // WebKit says nothing of an error in a module that waits.
            import(new URL(self.name, self.location))
                .catch((error) => setTimeout(() => { throw error; }));",
        ),
        _ => Intercept::Serve,
    });
    page.open("");
    session.expect_complaint("unreachable");
    let worker = Worker::load(session, "breakthrough", PANICKING);
    match Reply::read(&worker.hear("lost")) {
        Ok(Reply::Lost { sentence }) => {
            assert!(sentence.contains("no channels here"), "{sentence}");
        }
        other => panic!("{other:?}"),
    }
    worker.hear("error");
}

fn nobody_thinks_before_it_is_asked(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("a2-a3", 1);
    let script = "return performance.getEntriesByType('resource').map((one) => one.name)";
    let loaded: Value = session.run(script, vec![]);
    let loaded = loaded.as_array().expect("a list").iter();
    let names: Vec<&str> = loaded.filter_map(Value::as_str).collect();
    assert!(names.iter().any(|name| name.ends_with(".wasm")));
    let of_engine = |name: &&&str| name.contains("/engine");
    assert_eq!(names.iter().find(of_engine), None);
}

/// While the person thinks. Only the script that loads the engine is a request of the page.
fn the_engine_of_the_game_is_loaded_before_the_first_move(session: &Session) {
    let page = Page::home(session);
    for (slug, number) in [("push-push", 1), ("zoq", 2)] {
        page.seated(slug, [0, 1]);
        let check = r"
            const names = performance.getEntriesByType('resource').map((one) => one.name.split('/').pop());
            const engines = names.filter((name) => name.startsWith('engine'));
            const isOfGame = engines.at(-1)?.startsWith(`engine_${arguments[0].replaceAll('-', '_')}-`);
            return engines.length === arguments[1] && isOfGame || { not: engines };";
        let what = format!("the engine of {slug}");
        session.until(&what, check, vec![json!(slug), json!(number)]);
        page.act("home");
        page.arrive("home");
    }
}
