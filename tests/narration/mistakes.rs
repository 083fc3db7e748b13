//! The report on a whole game.

use super::{assert_said, played};
use tablero::narration::{
    GameFacts, estimate_in_graph, exact_report_progress, mistake_groups, report_progress,
    value_in_graph,
};
use tablero::search::ExactValue;

const GAME: &str = "game breakthrough\nstart pppp/4/4/4/PPPP w\nmoves a1-a2 d5-d4 b1-b2 d4-d3\n";
/// Every position is evaluated. White's second move costs most.
const JUDGED: &str = "engine report judged 4 c1xd2=0
engine report judged 3 d4-d3=900
engine report judged 2 c1-c2=-100
engine report judged 1 d5-d4=0
engine report judged 0 b1-b2=0
engine report done b1-b2=0
";

/// The groups of mistakes, each line with its title and text.
fn groups(facts: &GameFacts) -> String {
    let groups = mistake_groups(facts).into_iter().map(|group| {
        let texts = group.list.iter();
        let texts = texts.map(|one| format!("{} {}", one.title, one.text));
        let title = group.title.map(|title| format!("{title}: "));
        format!(
            "{}{}",
            title.unwrap_or_default(),
            texts.collect::<Vec<_>>().join(" ")
        )
    });
    groups.collect::<Vec<_>>().join(" / ")
}

#[test]
fn the_progress_of_a_report_is_said() {
    let asked = format!("{GAME}open\nresign\nreport\nengine report judged 4 c1xd2=-400\n");
    let say = |facts: &GameFacts| report_progress(facts).unwrap_or_default();
    assert_said(
        &played(&asked),
        say,
        [
            "Analysing position 1 of 5…",
            "Analizando la posición 1 de 5…",
        ],
    );
    assert_said(
        &played(&format!("{asked}engine report lost")),
        say,
        ["", ""],
    );
    let exact = "game zoq\nmoves a1-a2\nopen\nresign\nreport\n";
    assert_said(
        &played(exact),
        exact_report_progress,
        ["Analysing…", "Analizando…"],
    );
    let lost = format!("{exact}engine report lost");
    assert_said(&played(&lost), exact_report_progress, ["", ""]);
    let known = format!("{exact}engine report moves win:9>win:8/b1-b2");
    assert_said(
        &played(&known),
        exact_report_progress,
        [
            "Exact values, no estimates. Above the middle White is winning, below it Black; the nearer the edge, the sooner the game ends. Dots mark mistakes.",
            "Valores exactos, sin estimaciones. Por encima del centro ganan las blancas, por debajo las negras; cuanto más cerca del borde, antes acaba. Los puntos marcan los errores.",
        ],
    );
}

#[test]
fn mistakes_of_two_people_are_one_group() {
    let run = played(&format!("{GAME}open\nresign\nreport\n{JUDGED}"));
    assert_said(
        &run,
        groups,
        [
            "Move 2 (White): b1-b2. Chance of winning: from about 39% to 2%. Best move: c1 to c2.",
            "Jugada 2 (Blancas): b1-b2. Probabilidad de ganar: de un 39 % a un 2 %, más o menos. Mejor jugada: de c1 a c2.",
        ],
    );
}

#[test]
fn against_the_computer_the_own_mistakes_come_first() {
    let run = played(&format!(
        "{GAME}computer black 3\nopen\nresign\nreport\n{JUDGED}"
    ));
    assert_said(
        &run,
        groups,
        [
            "Your moves: Move 2 (White): b1-b2. Chance of winning: from about 39% to 2%. Best move: c1 to c2.",
            "Tus jugadas: Jugada 2 (Blancas): b1-b2. Probabilidad de ganar: de un 39 % a un 2 %, más o menos. Mejor jugada: de c1 a c2.",
        ],
    );
}

#[test]
fn in_a_solved_game_it_is_said_what_was_given_away() {
    let pogo = "game pogo\nmoves 1a1-b1 1a3-b3\ncomputer black 2\nopen\nresign\nreport\n";
    let values = "engine report moves win:9>loss:8/1b1-b2 win:7>win:6/1a3-a2";
    let run = played(&format!("{pogo}{values}"));
    assert_said(
        &run,
        groups,
        [
            "The move that decided it: Move 1 (White): 1a1-b1. Gave away the win (from “wins in 5” to “loses in 4”). Best move: one piece from b1 to b2. 1 of 5 moves kept the result.",
            "La jugada decisiva: Jugada 1 (Blancas): 1a1-b1. Dejó escapar la victoria (de «gana en 5» a «pierde en 4»). Mejor jugada: una ficha de b1 a b2. 1 de 5 jugadas conservaban el resultado.",
        ],
    );
    assert_said(
        &run,
        value_in_graph,
        [
            "After move 1 (Black, 1a3-b3). You lost.",
            "Tras la jugada 1 (Negras, 1a3-b3). Has perdido.",
        ],
    );
    let back = played(&format!("{pogo}{values}\nstep -1"));
    assert_said(
        &back,
        value_in_graph,
        [
            "After move 1 (White, 1a1-b1). Black wins in 4 moves.",
            "Tras la jugada 1 (Blancas, 1a1-b1). Ganan las negras en 4 jugadas.",
        ],
    );
}

#[test]
fn values_of_a_solved_game_are_those_of_the_side_to_move() {
    use ExactValue::{Draw, Loss, Win};
    let values = |judged: &str| {
        let pogo = "game pogo\nmoves 1a1-b1 1a3-b3\nopen\nresign\nreport\n";
        let run = played(&format!("{pogo}{judged}"));
        run.game().report().exact_values()
    };
    let won = values("engine report moves win:9>loss:8/1b1-b2 win:7>win:6/1a3-a2");
    assert_eq!(won, [Win(9), Win(7), Loss(5)]);
    let lost = values("engine report moves draw>draw/1b1-b2 draw>loss:4/1a3-a2");
    assert_eq!(lost, [Draw, Draw, Win(3)]);
    let drawn = values("engine report moves draw>draw/1b1-b2 draw>draw/1a3-a2");
    assert_eq!(drawn, [Draw, Draw, Draw]);
    assert_eq!(values(""), []);
}

#[test]
fn the_graph_says_what_the_shown_position_is_worth() {
    let run = format!("{GAME}open\nresign\nreport\n");
    assert_said(
        &played(&run),
        estimate_in_graph,
        [
            "After move 2 (Black, d4-d3)",
            "Tras la jugada 2 (Negras, d4-d3)",
        ],
    );
    let judged = format!("{run}{JUDGED}");
    assert_said(
        &played(&judged),
        estimate_in_graph,
        [
            "After move 2 (Black, d4-d3): About even. White’s chance of winning: about 50%.",
            "Tras la jugada 2 (Negras, d4-d3): Igualado. Probabilidad de que ganen las blancas: un 50 %.",
        ],
    );
    let back = format!("{judged}step -1");
    assert_said(
        &played(&back),
        estimate_in_graph,
        [
            "After move 2 (White, b1-b2): Black is better: chance of winning about 98%.",
            "Tras la jugada 2 (Blancas, b1-b2): Ventaja de las negras: un 98 % de probabilidad de ganar.",
        ],
    );
    let won = "game breakthrough\nstart 4/P2p/4/4/3P w\nopen\nplay a4-a5\nreport\n";
    assert_said(
        &played(won),
        estimate_in_graph,
        [
            "After move 1 (White, a4-a5). White wins.",
            "Tras la jugada 1 (Blancas, a4-a5). Ganan las blancas.",
        ],
    );
}
