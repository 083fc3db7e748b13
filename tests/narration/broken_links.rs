//! The reasons why links cannot be opened.

use super::in_each_language;
use tablero::games;
use tablero::narration::broken_link;
use tablero::play::{decode_text, encode_text};
use tablero::session::notices::BrokenLink;
use tablero::words::{Locale, capitalized};

/// Broken links, each with its fault.
fn links() -> Vec<(&'static str, String)> {
    let text = |text: &str| encode_text(text);
    let start = "start ppppp/ppppp/5/PPPPP/PPPPP w";
    let good = text(&format!(
        "tablero 1\ngame breakthrough\n{start}\nmoves a2-a3"
    ));
    let sum = good.rfind("&sum=").expect("a link ends in a sum");
    let tree = |moves: &str| text(&format!("tablero 2\ngame breakthrough\nmoves {moves}"));
    let game = |rest: &str| text(&format!("tablero 1\ngame breakthrough\n{rest}"));
    vec![
        ("nonsense", "nonsense".to_owned()),
        ("the end is missing", good[..sum].to_owned()),
        ("a move was changed", good.replace("a2-a3", "a2-b3")),
        ("too long", "tablero=".to_owned() + &"x".repeat(700_000)),
        ("a newer version", text("tablero 3\ngame breakthrough")),
        ("an unknown game", text("tablero 1\ngame chess")),
        ("no game", text("tablero 1\nmoves a2-a3")),
        (
            "an unknown option",
            text("tablero 1\ngame zoq\noptions fly"),
        ),
        ("an impossible position", game("start ppp/4/4/PPPP w")),
        (
            "an illegal move",
            game(&format!("{start}\nmoves a2-a3 a4-a3")),
        ),
        ("no move at all", game(&format!("{start}\nmoves hello"))),
        (
            "a move after the end",
            game("start 1P2/4/4/3p w\nmoves b4-b5"),
        ),
        ("an unknown line", game("wind north")),
        ("a false result", game("result draw")),
        ("a result that is none", game("result maybe")),
        ("a variation without an end", tree("a2-a3 (b2-b3")),
        (
            "a variation too deep",
            tree(&format!("a2-a3 {}", "(b2-b3 ".repeat(501))),
        ),
        (
            "markup",
            text("tablero 1\ngame <img/src=x/onerror=alert(1)>"),
        ),
    ]
}

/// The fault of a link, or `None` if it can be opened.
fn fault(link: &str) -> Option<BrokenLink> {
    let text = match decode_text(link) {
        Ok(text) => text,
        Err(error) => return Some(BrokenLink::Link(error)),
    };
    let game = text.lines().find_map(|line| line.strip_prefix("game "));
    let game = game.unwrap_or_default().to_owned();
    let error = games::read_tree(&text).err()?;
    Some(BrokenLink::Game(game, error.fault))
}

fn say(link: &str, locale: Locale) -> String {
    let fault = fault(link).expect("a broken link");
    broken_link(&fault, locale, games::words_of)
}

#[test]
fn what_is_wrong_with_a_link_is_said() {
    in_each_language(|locale, said| {
        for (what, link) in links() {
            said.add(what, capitalized(say(&link, locale)));
        }
    });
}

#[test]
fn different_faults_are_said_differently() {
    for locale in tablero::words::all() {
        let mut sentences: Vec<String> = links()
            .iter()
            .filter(|(what, _)| *what != "a variation too deep")
            .map(|(_, link)| say(link, locale))
            .collect();
        let count = sentences.len();
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), count, "{sentences:#?}");
    }
}

#[test]
fn a_good_link_has_no_fault() {
    let text = "tablero 1\ngame breakthrough\nmoves a2-a3";
    assert!(fault(&encode_text(text)).is_none());
}
