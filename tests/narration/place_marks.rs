//! The names of places in the states of a game, and the order in which marks are read.

use super::{assert_says, in_each_language, played};
use tablero::games::words_of;
use tablero::narration::{PlaceFacts, Stacks, place_name};
use tablero::play::{Consequence, Mark, Picture, Spot};

/// Pawns that can take each other.
const CLOSE: &str = "game breakthrough\nstart p3/2p1/1P2/3P w\nopen\n";

#[test]
fn what_can_be_done_on_a_place_is_said_with_its_piece() {
    let start = played(CLOSE);
    assert_says(
        &start,
        "place-b2",
        [
            "b2, white pawn, can move",
            "b2, peón blanco, se puede mover",
        ],
    );
    assert_says(&start, "place-c3", ["c3, black pawn", "c3, peón negro"]);
    let taken_up = played(&format!("{CLOSE}touch b2"));
    assert_says(
        &taken_up,
        "place-b2",
        [
            "b2, white pawn, selected",
            "b2, peón blanco, selección actual",
        ],
    );
    assert_says(
        &taken_up,
        "place-b3",
        ["b3, empty, possible target", "b3, libre, destino posible"],
    );
    assert_says(
        &taken_up,
        "place-c3",
        [
            "c3, black pawn, can be captured",
            "c3, peón negro, se puede capturar",
        ],
    );
    assert_says(&taken_up, "place-d1", ["d1, white pawn", "d1, peón blanco"]);
    let moved = played(&format!("{CLOSE}play b2-b3"));
    assert_says(
        &moved,
        "place-b2",
        ["b2, empty, last move", "b2, libre, última jugada"],
    );
    assert_says(
        &moved,
        "place-b3",
        [
            "b3, white pawn, last move",
            "b3, peón blanco, última jugada",
        ],
    );
    assert_says(
        &moved,
        "place-c3",
        ["c3, black pawn, can move", "c3, peón negro, se puede mover"],
    );
}

#[test]
fn pushes_and_losses_are_said_before_they_are_made() {
    let edge = "game push-push\nstart 6c/7/7/3o3/U6/dC5/tu5 w -\nopen\ntouch b2";
    let edge = played(edge);
    assert_says(
        &edge,
        "place-a1",
        [
            "a1, black 3, can be captured",
            "a1, 3 negro, se puede capturar",
        ],
    );
    assert_says(
        &edge,
        "place-a3",
        [
            "a3, white 1, loses a piece or the game",
            "a3, 1 blanco, pierde una pieza o la partida",
        ],
    );
}

#[test]
fn a_stack_is_said_from_its_top_and_what_can_be_lifted_from_it() {
    let pogo = "game pogo\nopen\n";
    assert_says(
        &played(pogo),
        "place-a1",
        [
            "a1, stack of 2, white on top: white, white, can move",
            "a1, pila de 2, blanca encima: blanca, blanca, se puede mover",
        ],
    );
    assert_says(&played(pogo), "place-b2", ["b2, empty", "b2, libre"]);
    let one = played(&format!("{pogo}touch a1"));
    assert_says(
        &one,
        "place-a1",
        [
            "a1, stack of 2, white on top: white, white, selected",
            "a1, pila de 2, blanca encima: blanca, blanca, selección actual",
        ],
    );
    assert_says(
        &one,
        "place-a2",
        [
            "a2, empty, tap to move 1 here",
            "a2, libre, toca para mover 1 aquí",
        ],
    );
    assert_says(
        &one,
        "place-a3",
        [
            "a3, stack of 2, black on top: black, black, possible target",
            "a3, pila de 2, negra encima: negra, negra, destino posible",
        ],
    );
}

#[test]
fn known_results_are_part_of_the_names() {
    let known = "engine analysis known win:9 @b2=win:9 b1-b2=draw a1-a2=loss:8\n";
    let zoq = format!("game zoq\ncomputer black 2\nopen\n{known}analysis\n");
    assert_says(
        &played(&zoq),
        "place-b1",
        [
            "b1, white piece, can move; best move from here: draw",
            "b1, ficha blanca, se puede mover; mejor jugada desde aquí: tablas",
        ],
    );
    let touched = played(&format!("{zoq}touch a1"));
    assert_says(
        &touched,
        "place-a2",
        [
            "a2, empty, possible target; result of this move: loses in 4",
            "a2, libre, destino posible; resultado de esta jugada: pierde en 4",
        ],
    );
}

#[test]
fn notes_are_part_of_the_names() {
    let ticto = played("game ticto\nstart Rd7:c7,d6 rb1:b1,c1 b n - 1\nopen");
    assert_says(
        &ticto,
        "place-d7",
        [
            "d7, white round; has arrived; Black has one turn to arrive too",
            "d7, redonda blanca; ha llegado; las negras tienen un turno para llegar también",
        ],
    );
}

/// A place without a piece that has this mark.
fn marked(mark: Mark) -> PlaceFacts {
    let spot = Spot::cell(2, 2);
    PlaceFacts {
        mark,
        ..PlaceFacts::of(spot, &Stacks::of(&[]), &Picture::default(), &[])
    }
}

#[test]
fn the_most_important_mark_is_said() {
    let words = words_of("pogo").expect("a game");
    let all = Mark {
        movable: true,
        selected: true,
        target: true,
        consequence: Consequence {
            takes: true,
            pushes: true,
            loses: true,
        },
        number: Some(2),
        last: true,
        first: true,
    };
    // Each line lacks the mark that the line before has.
    let mut mark = all;
    let mut marks = vec![marked(mark)];
    let changes: [fn(&mut Mark); 8] = [
        |mark| mark.selected = false,
        |mark| mark.consequence.loses = false,
        |mark| mark.consequence.takes = false,
        |mark| mark.consequence.pushes = false,
        |mark| mark.number = None,
        |mark| mark.target = false,
        |mark| mark.movable = false,
        |mark| mark.last = false,
    ];
    for change in changes {
        change(&mut mark);
        marks.push(marked(mark));
    }
    let said = in_each_language(|locale, said| {
        for (number, place) in marks.iter().enumerate() {
            said.add(
                &number.to_string(),
                place_name(words, locale, "b2", place, None),
            );
        }
    });
    for (_, said) in said {
        let mut names: Vec<&String> = said.0.values().collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), marks.len(), "{names:?}");
    }
    let lifted = PlaceFacts {
        lifted: Some(2),
        ..marked(all)
    };
    let others = PlaceFacts {
        others: vec![1, 3],
        ..marked(Mark {
            movable: true,
            ..Mark::default()
        })
    };
    let name =
        |place: &PlaceFacts| place_name(words, tablero::words::Locale::En, "b2", place, None);
    assert_eq!(
        name(&lifted),
        "b2, empty, 2 selected, tap again for one more"
    );
    assert_eq!(name(&others), "b2, empty, can be reached by 1 or 3");
}

#[test]
fn a_level_of_a_stack_is_said_by_its_number() {
    let run = played("game pogo\nopen");
    let words = words_of("pogo").expect("a game");
    let places = super::script::places(run.game(), tablero::words::Locale::En);
    let mut places = places.iter();
    let (name, place) = places.find(|(name, _)| name == "a1").expect("a1");
    assert_eq!(place.height(), 2);
    let said = |level| place_name(words, tablero::words::Locale::En, name, place, level);
    assert_eq!(said(Some(1)), said(None), "the top is the whole stack");
    assert_eq!(
        said(Some(0)),
        "a1, white piece, number 1 of 2 from the bottom, can move"
    );
}
