//! Drafts that are not legal yet: the sentence and the places.

use crate::{DraftChange, send};
use tablero::games::words_of;
use tablero::play::OpenError;
use tablero::play::draft::Mirror;
use tablero::rules::Side;
use tablero::session::editor::{DraftFault, EditorIntent, EditorModel, Tool};
use tablero::words;

/// The faults in a sentence each, with their places.
fn faults(game: DraftChange, model: &EditorModel) -> Vec<(String, String)> {
    let game_words = words_of(game.kind.slug()).unwrap();
    let english = words::from_code("en").unwrap();
    let of = |fault: &DraftFault| {
        let OpenError::Start(error) = &fault.error else {
            panic!("{}", fault.error);
        };
        for locale in words::all() {
            assert!(!game_words.position_error(locale, error).is_empty());
        }
        let mut spots: Vec<String> = fault.spots.iter().map(ToString::to_string).collect();
        spots.sort();
        spots.dedup();
        (game_words.position_error(english, error), spots.join(" "))
    };
    model.faults().iter().map(of).collect()
}

fn tap(spot: &str) -> EditorIntent {
    EditorIntent::Tap(spot.parse().unwrap())
}

fn check(slug: &str, text: &str, intents: &[EditorIntent], sentence: &str, spots: &str) {
    let game = DraftChange::by_name(slug);
    let mut model = game.open("", Some(text));
    send(&mut model, intents.iter().cloned());
    let found = faults(game, &model);
    let first = (sentence.to_owned(), spots.to_owned());
    assert_eq!(found.first(), Some(&first), "{}", model.text());
}

const BLACK: EditorIntent = EditorIntent::Turn(Side::Black);

#[test]
fn a_draft_that_is_not_legal_says_why_and_where() {
    let choose = |index| EditorIntent::Choose(Tool::Piece(index));
    check(
        "breakthrough",
        "4/3p/2P1/4 w",
        &[tap("a4")],
        "White is to move but has already won",
        "a4",
    );
    check(
        "breakthrough",
        "pppp/pppp/PPPP/PPPP w",
        &[tap("a3")],
        "White has 9 pawns, at most 8 are possible",
        "a1 a2 a3 b1 b2 c1 c2 d1 d2",
    );
    check(
        "pogo",
        "bb,bb,bb/-,-,-/WW,WW,WW w",
        &[tap("b1")],
        "White: the number of pieces is 7 instead of 6",
        "a1 b1 c1",
    );
    check(
        "zoq",
        "bbb/3/WWW Wb w",
        &[tap("b2")],
        "White: 4 pieces on the board and 1 in hand, which are not four together",
        "a1 b0 b1 b2 c1",
    );
    let remove = EditorIntent::Choose(Tool::Remove);
    check(
        "push-push",
        "7/7/7/3o3/7/7/3U3 w -",
        &[remove, tap("d4")],
        "there is no ball, though nobody has won",
        "",
    );
    let state = |state: &str| EditorIntent::Field(0, state.to_owned());
    check(
        "push-push",
        "7/7/7/3o3/7/7/3U3 w -",
        &[state("#w")],
        "White has won, but the ball is still on the board",
        "d4",
    );
    check(
        "push-push",
        "7/7/7/3o3/7/7/3U3 b -",
        &[state("d1")],
        "the note on White’s first move does not fit: no first move to d1 leads to this board",
        "d1",
    );
    let ticto = "Rg1:b3,g1 ra7:a7,b5,d3,g7 w n - 0";
    check(
        "ticto",
        ticto,
        &[tap("d1")],
        "a piece lies on the exit cell d1",
        "d1",
    );
    check(
        "ticto",
        ticto,
        &[choose(3), tap("e4")],
        "the round on e4 (White) stands neither on an exit cell nor on a piece of its own",
        "e4",
    );
    check(
        "ticto",
        ticto,
        &[choose(3), tap("g1")],
        "White has no round",
        "",
    );
}

#[test]
fn all_that_is_not_legal_is_named_with_its_places() {
    let check = |slug: &str, intents: &[EditorIntent], expected: &[(&str, &str)]| {
        let game = DraftChange::by_name(slug);
        let mut model = game.open("", None);
        send(&mut model, intents.iter().cloned());
        let found = faults(game, &model);
        let found: Vec<_> = found.iter().map(|(why, at)| (&**why, &**at)).collect();
        assert_eq!(found, expected, "{}", model.text());
    };
    let choose = |index| EditorIntent::Choose(Tool::Piece(index));
    check(
        "pogo",
        &[EditorIntent::Clear, tap("b2")],
        &[
            ("White: the number of pieces is 1 instead of 6", ""),
            ("Black: the number of pieces is 0 instead of 6", ""),
        ],
    );
    check(
        "breakthrough",
        &[tap("a8"), choose(1), tap("b1"), tap("c4")],
        &[
            (
                "Black has 17 pawns, at most 16 are possible",
                "a7 b1 b7 b8 c4 c7 c8 d7 d8 e7 e8 f7 f8 g7 g8 h7 h8",
            ),
            ("both players have won", "a8 b1"),
        ],
    );
    check(
        "ticto",
        &[choose(3), tap("d4"), choose(0), tap("d1"), tap("d7")],
        &[
            ("a piece lies on the exit cell d1", "d1"),
            ("a piece lies on the exit cell d7", "d7"),
            (
                "White has more than 7 squares",
                "a2 b2 c2 d1 d2 d7 e2 f2 g2",
            ),
            (
                "the round on d4 (White) stands neither on an exit cell nor on a piece of its own",
                "d4",
            ),
            (
                "Black’s round is still on d7 although White’s has left and is to move again",
                "d7",
            ),
        ],
    );
}

#[test]
fn what_fits_is_offered() {
    let game = DraftChange::by_name("push-push");
    let model = game.open("", Some("udtctdu/7/7/3o3/7/2T4/UD1CTDU b -"));
    assert_eq!(model.offered(0).unwrap(), ["-", "c2"]);
    let game = DraftChange::by_name("ticto");
    let model = game.open("", Some("Rg1:d3n,g1 ra7:a7,e3n,g7 b n - 1"));
    assert_eq!(model.offered(1).unwrap(), ["-", "d3n!e3n"]);
    let model = game.open("", Some("Rg1:a4,f3,g1 ra7:a4+,a7,f6,g7 w n - 1"));
    assert_eq!(model.offered(1).unwrap(), ["-", "*a4"]);
    assert_eq!(model.offered(2), None);
}

#[test]
fn a_second_touch_of_the_same_piece_removes_it() {
    for (slug, spot) in [("breakthrough", "d4"), ("zoq", "b2"), ("push-push", "c3")] {
        let mut model = DraftChange::by_name(slug).open("", None);
        let before = model.draft().clone();
        send(&mut model, [tap(spot)]);
        assert_eq!(model.draft().pieces.len(), before.pieces.len() + 1);
        send(&mut model, [tap(spot)]);
        assert_eq!(*model.draft(), before);
    }
}

/// While a board is filled, the next piece is selected once both pieces of a kind are on the board.
#[test]
fn the_next_piece_is_chosen_when_a_kind_is_complete() {
    let mut model = DraftChange::by_name("push-push").open("", None);
    let missing =
        |model: &EditorModel| (0..9).map(|index| model.missing(index)).collect::<Vec<_>>();
    assert_eq!(missing(&model), [0; 9]);
    send(&mut model, [EditorIntent::Clear]);
    assert_eq!(missing(&model), [2, 2, 2, 1, 2, 2, 2, 1, 1]);
    let cells = [
        "a1", "g1", "b1", "f1", "c1", "e1", "d1", "a7", "g7", "b7", "f7", "c7", "e7", "d7", "d4",
    ];
    send(&mut model, cells.map(tap));
    assert_eq!(model.text(), "udtctdu/7/7/3o3/7/7/UDTCTDU w -");
    assert_eq!(model.tool(), Tool::Piece(8), "nothing is missing");
    let mut model = DraftChange::by_name("ticto").open("", None);
    send(
        &mut model,
        [EditorIntent::Clear, EditorIntent::Choose(Tool::Piece(1))],
    );
    send(&mut model, ["b1e", "e1e", "d1", "a7"].map(tap));
    assert_eq!(model.text(), "Rd1:b1c1,e1f1 r:a7 w n - 0");
    // For a kind with many pieces, the next piece is never selected.
    let mut model = DraftChange::by_name("zoq").open("", None);
    send(&mut model, [EditorIntent::Clear]);
    send(&mut model, ["a1", "b1", "c1", "b0"].map(tap));
    assert_eq!(
        (model.tool(), model.missing(0), model.missing(1)),
        (Tool::Piece(0), 0, 4)
    );
}

#[test]
fn rectangles_lie_and_stand_where_they_are_touched() {
    let game = DraftChange::by_name("ticto");
    let mut model = game.open("", None);
    send(
        &mut model,
        [EditorIntent::Clear, EditorIntent::Choose(Tool::Piece(1))],
    );
    let mut after = |spots: &[&str]| {
        send(&mut model, spots.iter().map(|spot| tap(spot)));
        let text = model.text().to_owned();
        send(&mut model, vec![EditorIntent::Undo; spots.len()]);
        text.split(' ').next().unwrap().to_owned()
    };
    assert_eq!(after(&["c3e"]), "R:c3d3");
    assert_eq!(after(&["c3n"]), "R:c3c4");
    assert_eq!(after(&["b0n"]), "R:b0b1");
    assert_eq!(after(&["c3x"]), "R:c3nd3n");
    assert_eq!(after(&["c3x", "c3x"]), "R:c3ec4e");
    assert_eq!(after(&["c3x", "c3x", "c3x"]), "R:");
    assert_eq!(after(&["c3"]), "R:c3d3");
    assert_eq!(after(&["c3", "c3"]), "R:c3c4");
    assert_eq!(after(&["c3", "c3", "c3"]), "R:b3c3");
    assert_eq!(after(&["c3", "c3", "c3", "c3"]), "R:c2c3");
    assert_eq!(after(&["c3", "c3", "c3", "c3", "c3"]), "R:");
    assert_eq!(after(&["c1"]), "R:c1c2", "d1 is an exit");
    assert_eq!(after(&["c3e", "c3e"]), "R:c3+d3+,c3d3");
}

#[test]
fn a_board_is_mirrored() {
    let game = DraftChange::by_name("ticto");
    let mut model = game.open("", Some("Rg1:b3nc3n,g1 ra7:^d3n,a7,g7 w n - 0"));
    send(&mut model, [EditorIntent::Mirror(Mirror::Files)]);
    assert_eq!(model.text(), "Ra1:a1,e3nf3n rg7:^d3n,a7,g7 w n - 0");
    let mut model = DraftChange::by_name("zoq").open("", Some("b1b/WW1/1Wb Wb b"));
    send(&mut model, [EditorIntent::Mirror(Mirror::Sides)]);
    assert_eq!(model.text(), "1bW/bb1/W1W Wb w");
    send(&mut model, [BLACK]);
    assert_eq!(model.text(), "1bW/bb1/W1W Wb b");
}
