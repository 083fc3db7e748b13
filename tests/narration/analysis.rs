//! The analysis, the results of a solved game, and the check of its solution.

use super::{assert_said, in_each_language, played};
use tablero::engine::Line;
use tablero::games::words_of;
use tablero::narration::{
    GameFacts, analysed_threat, analysed_value, analysis_progress, explored_value, line_move,
    solution_check,
};
use tablero::search::Score;

const START: &str = "game breakthrough\nstart pppp/4/4/4/PPPP w\nopen\nanalysis\n";

fn value(facts: &GameFacts) -> String {
    analysed_value(facts).unwrap_or_default()
}

fn progress(facts: &GameFacts) -> String {
    analysis_progress(facts).unwrap_or_default()
}

#[test]
fn the_value_of_a_position_and_how_deep_it_was_searched() {
    let asked = played(START);
    assert_said(&asked, value, ["", ""]);
    assert_said(&asked, progress, ["Analysing…", "Analizando…"]);
    let found = |score: &str| {
        let lines = format!("engine analysis lines b1-b2,d5-d4={score}");
        played(&format!("{START}{lines}"))
    };
    assert_said(
        &found("30"),
        value,
        [
            "White is better: chance of winning about 53%.",
            "Ventaja de las blancas: un 53 % de probabilidad de ganar.",
        ],
    );
    assert_said(
        &found("-400"),
        value,
        [
            "Black is better: chance of winning about 85%.",
            "Ventaja de las negras: un 85 % de probabilidad de ganar.",
        ],
    );
    assert_said(
        &found("win:5"),
        value,
        [
            "White wins in at most 3 moves (proven).",
            "Ganan las blancas en 3 jugadas como mucho (demostrado).",
        ],
    );
    assert_said(
        &found("30"),
        progress,
        [
            "Depth 5 · 500 k positions · 5000 k per second",
            "Profundidad 5 · 500 k posiciones · 5000 k por segundo",
        ],
    );
    let lost = played(&format!("{START}engine analysis lost"));
    assert_said(&lost, progress, ["", ""]);
}

#[test]
fn after_the_end_the_result_is_the_value() {
    let over = "game breakthrough\nstart 4/P2p/4/4/3P w\nopen\nplay a4-a5\nanalysis";
    assert_said(&played(over), value, ["White wins.", "Ganan las blancas."]);
    assert_said(
        &played(over),
        progress,
        ["The game is over.", "La partida ha terminado."],
    );
}

#[test]
fn the_value_in_a_solved_game() {
    let start = "game pogo\ncomputer black 2\nopen\nanalysis\n";
    assert_said(
        &played(start),
        explored_value,
        ["Analysing…", "Analizando…"],
    );
    let known = |value: &str| {
        let known = format!("engine analysis known {value} 1a1-b1={value}");
        played(&format!("{start}{known}"))
    };
    assert_said(
        &known("win:9"),
        explored_value,
        ["White wins in 5 moves.", "Ganan las blancas en 5 jugadas."],
    );
    assert_said(
        &known("draw"),
        explored_value,
        ["Draw with best play.", "Tablas con juego perfecto."],
    );
    assert_said(
        &known("loss:8"),
        explored_value,
        ["Black wins in 4 moves.", "Ganan las negras en 4 jugadas."],
    );
    let lost = played(&format!("{start}engine analysis lost"));
    assert_said(&lost, explored_value, ["", ""]);
}

#[test]
fn the_check_of_a_solution_says_what_it_does_and_finds() {
    let start = "game pogo\ncomputer black 2\nopen\nanalysis\ncheck\n";
    let say = |facts: &GameFacts| {
        solution_check(facts.locale, facts.game.check(), |count| {
            format!("<{count}>")
        })
    };
    assert_said(
        &played(start),
        say,
        [
            "Picks up to 100,000 random positions and checks each value with the rules alone.",
            "Se eligen hasta 100 000 posiciones al azar y se comprueba cada valor solo con las reglas.",
        ],
    );
    let over = format!("{start}engine check checked 300 300");
    assert_said(
        &played(&over),
        say,
        [
            "<300> positions checked, <300> won, <0> lost, <0> drawn, <0> wrong",
            "<300> posiciones comprobadas: <300> ganadas, <0> perdidas, <0> de tablas, <0> erróneas",
        ],
    );
    let lost = format!("{start}engine check lost");
    assert_said(
        &played(&lost),
        say,
        [
            "The computer is not responding. Try again or reload the page; your games are safe.",
            "La máquina no responde. Vuelve a intentarlo o recarga la página; tus partidas están a salvo.",
        ],
    );
}

#[test]
fn moves_and_threats_of_lines_are_said_in_words() {
    let words = words_of("breakthrough").expect("a game");
    let threat = Line {
        score: Score::Win(3),
        moves: vec!["b4xc3".to_owned()],
        depth: 3,
    };
    let all = in_each_language(|locale, said| {
        said.add("move", line_move(words, locale, "b2-b3"));
        said.add("threat", analysed_threat(words, locale, &threat));
    });
    let english = &all[0].1.0;
    assert_eq!(english["move"], "b2-b3: show the variation up to b2 to b3");
    assert_eq!(english["threat"], "Threat: b4 captures c3");
}
