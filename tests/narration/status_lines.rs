//! The line below the board of a game, and the polite announcements.

use super::{assert_said, assert_says, played};
use tablero::games::words_of;
use tablero::narration::GameFacts;
use tablero::narration::{StatusLine, status_line};
use tablero::words::Locale;

const START: &str = "game breakthrough\nstart pppp/4/4/4/PPPP w\nopen\n";
/// White is about to win.
const LAST: &str = "game breakthrough\nstart 4/P2p/4/4/3P w\nopen\n";

fn line(script: &str) -> StatusLine {
    let run = played(script);
    let words = words_of("breakthrough").expect("a game");
    status_line(&GameFacts::new(words, run.game(), Locale::En))
}

#[test]
fn it_says_whose_turn_it_is_and_that_it_says_no_more() {
    let begun = line(START);
    assert!(begun.says_only_the_turn && !begun.is_refused);
    assert_eq!(
        (&*begun.shown, &*begun.polite),
        ("White to move", "White to move")
    );
    assert!(!line(&format!("{START}hover a2\ntouch a1")).says_only_the_turn);
}

#[test]
fn what_is_pointed_at_is_shown_and_not_read_out() {
    let pointed = format!("{START}touch a1\nhover b2");
    let run = played(&pointed);
    assert_says(&run, "shown", ["a1 to b2", "De a1 a b2"]);
    assert_says(
        &run,
        "polite",
        [
            "Selected: a1. Tap where to move.",
            "Selección: a1. Toca adónde mover.",
        ],
    );
    assert!(!line(&pointed).says_only_the_turn);
}

#[test]
fn a_refusal_names_its_rule() {
    let refused = line(&format!("{START}touch a1 d4"));
    assert!(refused.is_refused);
    assert_eq!(refused.rule, Some("3"));
    assert_eq!(refused.shown, refused.polite);
    let other = line(&format!("{START}touch a1"));
    assert_eq!((other.is_refused, other.rule), (false, None));
}

#[test]
fn illegal_moves_are_answered_differently() {
    let answers = [["a1", "a3"], ["a1", "d1"], ["d5", "d4"]]
        .map(|[from, to]| line(&format!("{START}touch {from}\ntouch {to}")).shown);
    assert_ne!(answers[0], answers[1]);
    assert_ne!(answers[1], answers[2]);
}

#[test]
fn the_result_is_read_out_until_something_else_has_to_be_said() {
    let over = played(&format!("{LAST}play a4-a5"));
    assert_says(&over, "shown", ["none", "none"]);
    assert_says(
        &over,
        "polite",
        [
            "White wins. A pawn has reached the last row on a5.",
            "Ganan las blancas. Un peón ha llegado a la última fila, en a5.",
        ],
    );
    let touched = played(&format!("{LAST}play a4-a5\ntouch d4"));
    assert_says(
        &touched,
        "polite",
        [
            "White wins. A pawn has reached the last row on a5.",
            "Ganan las blancas. Un peón ha llegado a la última fila, en a5.",
        ],
    );
    let asked = played(&format!("{LAST}play a4-a5\nask own"));
    assert_says(
        &asked,
        "polite",
        ["Black: black pawn: d4.", "Negras: peón negro: d4."],
    );
    let back = played(&format!("{LAST}play a4-a5\nstep -1"));
    assert_says(&back, "polite", ["Starting position", "Posición inicial"]);
}

#[test]
fn a_game_by_a_link_is_described() {
    let position = played(LAST);
    let say = tablero::narration::linked_game;
    assert_said(
        &position,
        say,
        [
            "A shared Breakthrough position. White to move.",
            "Una posición compartida de Breakthrough. Juegan las blancas.",
        ],
    );
    assert_said(
        &played(&format!("{START}play a1-a2")),
        say,
        [
            "A shared Breakthrough game. Black to move.",
            "Una partida compartida de Breakthrough. Juegan las negras.",
        ],
    );
    assert_said(
        &played(&format!("{LAST}play a4-a5")),
        say,
        [
            "A shared Breakthrough game.",
            "Una partida compartida de Breakthrough.",
        ],
    );
}

#[test]
fn the_condition_of_a_draw_offer_is_said() {
    let say = |facts: &GameFacts| tablero::narration::draw_offer(facts).unwrap_or_default();
    let zoq = "game pogo\ncomputer black 2\nopen\n";
    assert_said(
        &played(zoq),
        say,
        [
            "Computer (level 2) does not accept a draw for another 10 moves.",
            "Máquina (nivel 2) no acepta tablas hasta dentro de 10 jugadas.",
        ],
    );
    assert_said(
        &played(&format!("{zoq}play 2b1-b3")),
        say,
        [
            "Computer (level 2) does not accept a draw for another 10 moves.",
            "Máquina (nivel 2) no acepta tablas hasta dentro de 10 jugadas.",
        ],
    );
    assert_said(&played("game zoq\nopen"), say, ["", ""]);
}
