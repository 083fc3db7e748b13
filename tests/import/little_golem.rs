//! A game of Little Golem, as the site exports it: luffy_bot against gzero_bot. It is quoted as an example in the
//! sources of Polygames, a public program (`facebookarchive/Polygames`, the script that plays on the site). White
//! begins from rank 2, as here, and the moves are written as here.

use crate::{all, fault, main_line, one};
use tablero::play::import::Form;
use tablero::rules::{Outcome, Side};

const TAGS: &str = "[Event \"Tournament null\"] \n[Site \"www.littlegolem.net\"] \n[White \"luffy_bot\"] \n\
    [Black \"gzero_bot\"] \n[Result \"0-1\"] \n";

const MOVES: &str = "1. h2-g3 e7-e6 2. a2-b3 g7-f6 3. b3-c4 f6-e5 4. f2-e3 b7-c6 5. g3-f4 f7-f6 6. g2-f3 h7-g6 \
    7. e1-f2 a7-b6 8. h1-g2 b6-c5 9. d2-c3 h8-g7 10. c2-d3 e8-f7 11. b2-b3 c7-d6 12. b3-b4 a8-b7 13. d3-d4 c5xd4 \
    14. c3xd4 g6-g5 15. f2-g3 g7-g6 16. b4-a5 c6-c5 17. d4xc5 d6xc5 18. d1-d2 d7-c6 19. f3-e4 g6-f5 20. e2-f3 f7-g6 \
    21. a1-b2 d8-c7 22. b2-c3 g6-h5 23. e4xf5 e6xf5 24. d2-d3 h5-h4 25. g3xh4 e5xf4 26. resign 0-1";

#[test]
fn an_exported_game_is_read_with_its_names() {
    let reading = one(&format!("{TAGS}{MOVES}\n"), &all());
    assert_eq!(reading.form, Form::Moves);
    let header = reading.tree.header();
    assert_eq!(header.names(), ["luffy_bot", "gzero_bot"]);
    assert_eq!(header.get("event"), "Tournament null");
    assert_eq!(header.get("result"), "");
    let record = main_line(&reading.tree);
    assert_eq!(record.plies(), 50);
    let result = record.result().map(|result| result.outcome);
    assert_eq!(result, Some(Outcome::Won(Side::Black)));
}

#[test]
fn a_result_that_the_moves_do_not_lead_to_is_shown_at_its_place() {
    let wrong = MOVES.replace("0-1", "1-0");
    let error = fault(&format!("{TAGS}{wrong}"), &all());
    assert_eq!((error.line, error.found.as_str()), (6, "1-0"));
    assert_eq!(error.column, MOVES.chars().count() - 2);
    let part = error.part.expect("the moves before it");
    assert_eq!(main_line(&part).plies(), 50);
}

#[test]
fn a_move_after_a_number_without_a_space_is_read() {
    let close = MOVES.replace(". ", ".");
    let reading = one(&close, &all());
    assert_eq!(main_line(&reading.tree).plies(), 50);
    // The game continues.
    let open = one("1.a2-a3 a7-a6 2.b2-b3 *", &all());
    assert!(main_line(&open.tree).result().is_none());
}
