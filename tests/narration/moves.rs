//! The moves in the list of a game.

use super::in_each_language;
use tablero::games::words_of;
use tablero::narration::{ListedMove, listed_move};
use tablero::rules::Side;

fn one(ply: usize, first: Side) -> ListedMove {
    ListedMove {
        ply,
        first,
        notation: "b2-b3".to_owned(),
    }
}

#[test]
fn numbers_and_sides_follow_who_moves_first() {
    let of = |ply, first| {
        let one = one(ply, first);
        (one.number(), one.side())
    };
    assert_eq!(of(1, Side::White), (1, Side::White));
    assert_eq!(of(2, Side::White), (1, Side::Black));
    assert_eq!(of(3, Side::White), (2, Side::White));
    assert_eq!(of(1, Side::Black), (1, Side::Black));
    assert_eq!(of(2, Side::Black), (2, Side::White));
}

#[test]
fn a_move_is_named_with_its_number_and_in_words() {
    let words = words_of("breakthrough").expect("a game");
    let all = in_each_language(|locale, said| {
        for ply in [1, 2, 3] {
            for is_helped in [false, true] {
                let name = listed_move(words, locale, &one(ply, Side::White), is_helped);
                said.add(&format!("{ply} {is_helped}"), name);
            }
        }
    });
    let english = &all[0].1.0;
    assert_eq!(english["1 false"], "1. b2-b3 – White, b2 to b3");
    assert_eq!(english["2 true"], "1. b2-b3 – Black, b2 to b3, with help");
}
