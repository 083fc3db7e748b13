//! Help in the first games.

use super::script::lines;
use super::{assert_said, assert_says, played};
use tablero::games::words_of;
use tablero::narration::{GameFacts, help};
use tablero::play::Note;
use tablero::session::Model;
use tablero::words::Locale;

const START: &str = "game breakthrough\nstart pppp/4/4/4/PPPP w\nopen\n";

#[test]
fn the_selected_piece_is_explained_and_the_last_move_told() {
    assert_says(&played(START), "help", ["none", "none"]);
    assert_says(
        &played(&format!("{START}touch a1")),
        "help",
        [
            "Moves one cell ahead, straight or diagonally. Captures diagonally only.",
            "Avanza una casilla, de frente o en diagonal. Solo captura en diagonal.",
        ],
    );
    assert_says(
        &played(&format!("{START}hover a1")),
        "help",
        [
            "Moves one cell ahead, straight or diagonally. Captures diagonally only.",
            "Avanza una casilla, de frente o en diagonal. Solo captura en diagonal.",
        ],
    );
    let moved = played(&format!("{START}play a1-a2"));
    assert_says(&moved, "help", ["White: a1 to a2.", "Blancas: de a1 a a2."]);
    let pointed = played(&format!("{START}play a1-a2\nhover d5"));
    assert_says(
        &pointed,
        "help",
        ["White: a1 to a2.", "Blancas: de a1 a a2."],
    );
}

#[test]
fn the_board_has_more_important_things_to_say() {
    for more in ["touch a1 d4", "play a1-a2\nstep -1", "touch a1\nhover a2"] {
        let run = played(&format!("{START}{more}"));
        assert_says(&run, "help", ["none", "none"]);
    }
}

#[test]
fn numbers_on_the_board_are_explained() {
    let run = played("game pogo\nopen\ntouch a1");
    assert_says(
        &run,
        "help",
        [
            "Tap a number on the board to move that many pieces.",
            "Toca un número del tablero para mover esa cantidad de fichas.",
        ],
    );
}

#[test]
fn what_may_happen_is_said_before() {
    let of = |game: &str, start: &str| played(&format!("game {game}\nstart {start}\nopen"));
    let say = |facts: &GameFacts| help(facts, None).warning.unwrap_or_default();
    let one_more_turn = of("ticto", "Rd6:c6,c7,d6 rb1:b1,c1,g1 w n - 0");
    assert_said(
        &one_more_turn,
        say,
        [
            "White’s round can reach its goal now. Black would then have one more turn to arrive as well.",
            "La redonda blanca puede llegar ya a su meta. Las negras tendrían entonces un turno más para llegar también.",
        ],
    );
    let last_turn = of("ticto", "Rd7:c7,d6 rb1:b1,c1 b n - 1");
    assert_said(
        &last_turn,
        say,
        [
            "White’s round has arrived. Black must arrive this turn, or White wins. Black’s round can reach its goal this turn.",
            "La redonda blanca ha llegado. Las negras tienen que llegar en este turno; si no, ganan las blancas.",
        ],
    );
    let no_moves = of("zoq", "Wbb/b1b/W1W W w");
    assert_said(
        &no_moves,
        say,
        [
            "White can win now by leaving Black with no moves.",
            "Las blancas pueden ganar ya dejando sin jugadas a las negras.",
        ],
    );
    assert_said(&played("game zoq\nopen"), say, ["", ""]);
}

#[test]
fn what_a_mark_means_comes_after_what_may_happen() {
    let words = words_of("zoq").expect("a game");
    let mut random = fastrand::Rng::with_seed(3);
    let mut checked = 0;
    for _ in 0..200 {
        let mut run = played("game zoq\nopen");
        for _ in 0..12 {
            if run.game().is_over() {
                break;
            }
            let facts = GameFacts::new(words, run.game(), Locale::En);
            let notes = &facts.board.scene.notes;
            let (marks, others): (Vec<&Note>, Vec<&Note>) =
                notes.iter().partition(|note| words.explains_mark(note));
            let warning = |note: &&Note| words.warning(Locale::En, note);
            let mark = marks.iter().find_map(warning);
            let other = others.iter().find_map(warning);
            if let (Some(_), Some(other)) = (mark, other) {
                let said = help(&facts, None).warning.expect("a warning");
                assert!(said.starts_with(&other), "{said}");
                checked += 1;
            }
            let Some(mv) = random.choice(run.game().board().record().legal()) else {
                break;
            };
            let play = lines(&format!("play {mv}"));
            run.play(&play[0]).expect("a legal move");
        }
    }
    assert!(checked > 3, "{checked} positions");
}

#[test]
fn nothing_is_explained_after_the_end() {
    let over = "game breakthrough\nstart 4/P2p/4/4/3P w\nopen\nplay a4-a5\nhover d4";
    let run = played(over);
    let say = |facts: &GameFacts| help(facts, None).piece.unwrap_or_default();
    assert_said(&run, say, ["", ""]);
}
