//! The decisions of the service worker, tested without a service worker.

use serde_json::{Value, json};
use xtask::fingerprint::Fingerprint;

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    every_request_has_its_source,
    what_is_missing_and_what_goes_is_found,
    the_hash_is_that_of_the_build,
];

const PLAN: &str = include_str!("../../../../../offline/plan.js");

/// The value of an expression, on a page of the session.
#[track_caller]
fn evaluate(session: &Session, expression: &str, arguments: Vec<Value>) -> Value {
    session.run(&format!("{PLAN}\nreturn {expression};"), arguments)
}

fn every_request_has_its_source(session: &Session) {
    let _page = Page::serve(session);
    let hashed = "part_game-0123456789abcdef.wasm";
    for (method, address, source) in [
        ("GET", "https://a.example/games/", "kept"),
        ("GET", "https://a.example/games/?from=app#rules=zoq", "kept"),
        ("GET", "https://a.example/games/index.html", "kept"),
        ("GET", "https://a.example/games/icons/zoq.svg", "kept"),
        ("HEAD", "https://a.example/games/", "network"),
        ("POST", "https://a.example/games/", "network"),
        ("GET", "https://a.example/games/other.html", "network"),
        ("GET", "https://a.example/games/toString", "network"),
        ("GET", "https://a.example/", "network"),
        ("GET", "https://a.example/games", "network"),
        ("GET", "https://b.example/games/", "network"),
        ("GET", "http://a.example/games/", "network"),
        ("GET", &format!("https://a.example/games/{hashed}"), "older"),
        ("GET", &format!("https://a.example/{hashed}"), "network"),
        (
            "GET",
            "https://a.example/games/words/en-home-0123456789abcdef.txt",
            "older",
        ),
        (
            "GET",
            "https://a.example/games/engine-0123456789abcdef_loader.js",
            "older",
        ),
        ("GET", "https://a.example/games/icon-180.png", "network"),
    ] {
        let expression = "plan.sourceOf({ '': '1', 'icons/zoq.svg': '2' }, arguments[0],
            plan.pathOf('https://a.example/games/', arguments[1]))";
        let found = evaluate(session, expression, vec![json!(method), json!(address)]);
        assert_eq!(found, json!(source), "{method} {address}");
    }
}

fn what_is_missing_and_what_goes_is_found(session: &Session) {
    let _page = Page::serve(session);
    for (expression, expected) in [
        (
            "plan.missing({ '': 1, a: 2, b: 3 }, ['a', 'before', null])",
            json!(["", "b"]),
        ),
        ("plan.missing({}, ['a'])", json!([])),
        (
            "plan.others(['p / 1', 'p / 2', 'p /deep/ 1', 'tablero-solved'], 'p / ', 'p / 2')",
            json!(["p / 1"]),
        ),
        ("plan.areClosed([], ['a'])", json!(true)),
        ("plan.areClosed(['a', 'b'], ['b'])", json!(false)),
        ("plan.areClosed(['a'], ['b'])", json!(true)),
    ] {
        assert_eq!(
            evaluate(session, expression, vec![]),
            expected,
            "{expression}"
        );
    }
}

fn the_hash_is_that_of_the_build(session: &Session) {
    let _page = Page::serve(session);
    let bytes: Vec<u8> = (0..1000_u32).map(|at| (at * at % 251) as u8).collect();
    for length in [0, 1, 2, 7, 256, 1000] {
        let part = &bytes[..length];
        let hash = evaluate(
            session,
            "plan.hashOf(new Uint8Array(arguments[0]))",
            vec![json!(part)],
        );
        assert_eq!(hash, json!(Fingerprint::of_bytes(part).to_string()));
    }
}
