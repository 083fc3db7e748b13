//! Which of two games contains the other.

use super::game;
use tablero::play::SavedGame;
use tablero::session::storage::{Comparison, compare};

#[test]
fn moves_that_can_be_redone_count() {
    for (ours, undone, other, other_undone, expected) in [
        ("", "", "", "", Comparison::Same),
        ("a b", "", "a b", "", Comparison::Same),
        ("a", "b", "a b", "", Comparison::Same),
        ("a b c", "", "a b", "", Comparison::Longer),
        ("a", "b c", "a b", "", Comparison::Longer),
        ("a b", "", "a", "b c", Comparison::Shorter),
        ("a b", "", "a c", "", Comparison::Branches),
        ("a c", "", "a", "b", Comparison::Branches),
        ("a", "b", "a c", "", Comparison::Branches),
    ] {
        let found = compare(&game(ours, undone), &game(other, other_undone));
        assert_eq!(
            found, expected,
            "{ours}|{undone} and {other}|{other_undone}"
        );
    }
}

#[test]
fn an_end_is_a_step_whether_it_stands_or_was_taken_back() {
    let over = |winner: &str| SavedGame {
        text: format!("{}\nresult {winner}", game("a b", "").text),
        ..game("", "")
    };
    let same = |a: &SavedGame, b: &SavedGame| compare(a, b);
    assert_eq!(same(&over("white"), &game("a b", "")), Comparison::Longer);
    assert_eq!(same(&over("white"), &over("black")), Comparison::Branches);
    let taken_back = game("a b", "resign:black");
    assert_eq!(same(&over("white"), &taken_back), Comparison::Same);
    assert_eq!(same(&over("black"), &taken_back), Comparison::Branches);
    assert_eq!(same(&over("draw"), &game("a b", "draw")), Comparison::Same);
    assert_eq!(
        same(&over("draw"), &game("a b c", "")),
        Comparison::Branches
    );
}

#[test]
fn other_games_branch_but_a_start_may_be_left_out() {
    let replaced = |from: &str, to: &str| SavedGame {
        text: game("a", "").text.replace(from, to),
        ..game("a", "")
    };
    let ours = game("a", "");
    for (from, to, expected) in [
        ("breakthrough", "pogo", Comparison::Branches),
        ("pppp/", "ppp1/", Comparison::Branches),
        ("\nstart", "\noptions x\nstart", Comparison::Branches),
        ("\nstart pppp/4/4/PPPP w", "", Comparison::Same),
        ("tablero 1", "tablero 2", Comparison::Branches),
    ] {
        assert_eq!(compare(&ours, &replaced(from, to)), expected, "{to}");
        assert_eq!(compare(&replaced(from, to), &ours), expected, "{to}");
    }
    let form_2 = replaced("tablero 1", "tablero 2");
    assert_eq!(compare(&form_2, &form_2), Comparison::Same);
}
