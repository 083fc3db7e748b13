//! The page's queue for a worker, with real workers that are a few lines of JavaScript.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;
use tablero::engine::{
    AskerId, Event, Priority, QueuedQuestion, Reply, Request, SearchResult, WorkerQueue,
};
use tablero::games;
use tablero::play::GameText;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Blob, BlobPropertyBag, Url};

wasm_bindgen_test_configure!(run_in_browser);

const LEVEL: Request = Request::Level {
    index: 0,
    seed: 1,
    game: 1,
    millis: None,
};

fn pogo() -> GameText {
    GameText {
        game: "pogo".to_owned(),
        ..GameText::default()
    }
}

/// Puts the address of a worker with this code into the page.
fn name_worker(code: &str) {
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let parts = js_sys::Array::of1(&code.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).expect("a blob");
    name_place(&Url::create_object_url_with_blob(&blob).expect("an address"));
}

fn name_place(place: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.expect("a page");
    let head = document.head().expect("a head");
    if let Ok(Some(old)) = head.query_selector("meta[name=engine]") {
        old.remove();
    }
    let meta = document.create_element("meta").expect("an element");
    meta.set_attribute("name", "engine").expect("a name");
    meta.set_attribute("content", place).expect("a place");
    head.append_child(&meta).expect("in its place");
}

/// A worker that answers every question with this text, in which `ID` is replaced by the question's number.
fn answering(words: &str) -> String {
    format!(
        "onmessage = (event) => {{
            const id = JSON.parse(event.data).ask?.id ?? 0;
            {words}
        }};
        postMessage('\"ready\"');"
    )
}

fn done() -> String {
    let id = 77;
    let found = SearchResult {
        choice: Some("1b1-b2".to_owned()),
        ..SearchResult::default()
    };
    let words = Reply::Done { id, found }
        .print()
        .replace("77", "' + id + '");
    format!("postMessage('{words}');")
}

/// A queue, and its events.
fn queue() -> (WorkerQueue, Rc<RefCell<Vec<Event>>>) {
    let told: Rc<RefCell<Vec<Event>>> = Rc::default();
    let all = Rc::clone(&told);
    let tell = move |_, event| all.borrow_mut().push(event);
    (WorkerQueue::new(|text| games::open(text).ok(), tell), told)
}

fn query(ticket: u64) -> QueuedQuestion {
    QueuedQuestion {
        asker: AskerId(1),
        priority: Priority::Move,
        ticket,
        text: pogo(),
        request: LEVEL,
    }
}

async fn sleep(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let window = web_sys::window().expect("a window");
        let set = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
        set.expect("a timer");
    });
    JsFuture::from(promise).await.expect("time passes");
}

/// Waits for this many events.
async fn events(told: &RefCell<Vec<Event>>, count: usize) -> Vec<Event> {
    for _ in 0..500 {
        if told.borrow().len() >= count {
            break;
        }
        sleep(10).await;
    }
    told.take()
}

fn is_done(event: &Event, wanted: u64) -> bool {
    matches!(event, Event::Done { ticket, found }
        if *ticket == wanted && found.choice.as_deref() == Some("1b1-b2"))
}

#[wasm_bindgen_test]
async fn a_worker_is_started_by_the_first_question_and_again_after_nobody_saw_the_page() {
    // Each worker answers only one question.
    name_worker(&answering(&format!(
        "if (globalThis.request) throw new Error('asked again'); globalThis.request = true; {}",
        done()
    )));
    let (queue, told) = queue();
    for round in 1..=3 {
        queue.ask(query(round));
        let events = events(&told, 1).await;
        assert!(
            events.len() == 1 && is_done(&events[0], round),
            "{events:?}"
        );
        for hidden in [true, false] {
            hide(hidden);
        }
    }
}

/// Hides the page or shows it, as far as scripts can see.
fn hide(hidden: bool) {
    let hide = format!(
        "Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});
        document.dispatchEvent(new Event('visibilitychange'));"
    );
    js_sys::eval(&hide).expect("it runs");
}

#[wasm_bindgen_test]
async fn a_prepared_worker_is_started_once_the_page_is_seen_and_answers() {
    name_worker(&answering(&done()));
    let count = "if (!globalThis.started) {
            globalThis.started = [];
            globalThis.Worker = class extends Worker {
                constructor(...given) { super(...given); globalThis.started.push(given[0]); }
            };
        }
        globalThis.started.length = 0";
    js_sys::eval(count).expect("it runs");
    let started = || js_sys::eval("globalThis.started.length").expect("it runs");
    hide(true);
    let (queue, told) = queue();
    queue.prepare("pogo");
    assert_eq!(started(), 0.0);
    hide(false);
    assert_eq!(started(), 1.0);
    queue.ask(query(1));
    let events = events(&told, 1).await;
    assert!(is_done(&events[0], 1), "{events:?}");
    assert_eq!(started(), 1.0);
}

#[wasm_bindgen_test]
async fn a_worker_that_throws_is_started_again_and_then_given_up() {
    name_worker(&answering("throw new Error('the suite asked for it');"));
    let (queue, told) = queue();
    queue.ask(query(1));
    let events = events(&told, 1).await;
    match &events[..] {
        [Event::Failed { ticket: 1, why }] => {
            assert!(why.contains("the suite asked for it"), "{why}");
        }
        other => panic!("{other:?}"),
    }
}

#[wasm_bindgen_test]
async fn a_worker_that_is_nowhere_is_given_up_until_the_next_question() {
    // The second is not a valid address. It fails before `ask` returns, and is reported afterwards.
    for place in ["./nowhere.js", "http://["] {
        name_place(place);
        let (queue, told) = queue();
        queue.ask(query(1));
        assert_eq!(told.take(), []);
        let events = self::events(&told, 1).await;
        assert!(
            matches!(events[..], [Event::Failed { ticket: 1, .. }]),
            "{place}: {events:?}"
        );
        name_worker(&answering(&done()));
        queue.ask(query(2));
        let events = self::events(&told, 1).await;
        assert!(is_done(&events[0], 2), "{events:?}");
    }
}

#[wasm_bindgen_test]
async fn who_is_told_may_ask_at_once() {
    name_worker(&answering(&done()));
    let told: Rc<RefCell<Vec<Event>>> = Rc::default();
    let own: Rc<RefCell<Option<WorkerQueue>>> = Rc::default();
    let (all, asks) = (Rc::clone(&told), Rc::clone(&own));
    let tell = move |_, event| {
        all.borrow_mut().push(event);
        let ticket = all.borrow().len() as u64 + 1;
        if let Some(queue) = &*asks.borrow()
            && ticket <= 3
        {
            queue.ask(query(ticket));
        }
    };
    own.replace(Some(WorkerQueue::new(|text| games::open(text).ok(), tell)));
    own.borrow().as_ref().expect("it is there").ask(query(1));
    let events = events(&told, 3).await;
    assert_eq!(events.len(), 3);
    for (ticket, event) in (1..).zip(&events) {
        assert!(is_done(event, ticket), "{event:?}");
    }
    own.take();
}

#[wasm_bindgen_test]
async fn what_is_forgotten_is_not_told() {
    // A delayed answer to every question.
    name_worker(&answering(&format!(
        "setTimeout(() => {{ {} }}, 50);",
        done()
    )));
    let (queue, told) = queue();
    queue.ask(query(1));
    sleep(20).await;
    queue.drop_query(AskerId(1));
    sleep(200).await;
    assert_eq!(told.take(), []);
    queue.ask(query(2));
    let events = events(&told, 1).await;
    assert!(is_done(&events[0], 2), "{events:?}");
}
