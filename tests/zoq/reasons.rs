//! Why touches do not make a move in ZOQ: a reason for each rule that forbids a move.

use crate::law::sample::{read, read_with, reason, rule};
use tablero::games::zoq::{Reason, Zoq};
use tablero::play::{Game, Spot, Touch, Why};
use tablero::rules::{Position, Side};

const START: &str = "bbb/3/WWW Wb w";

/// The text of the reason and the number of its rule.
fn told(position: &str, touched: &str) -> (String, &'static str) {
    let position: Zoq = read(position);
    let why = reason(&position, touched);
    (why.to_string(), rule(&position, touched))
}

fn say(sentence: &str, rule: &'static str) -> (String, &'static str) {
    (sentence.to_owned(), rule)
}

#[test]
fn an_empty_cell_is_no_piece_to_be_moved() {
    assert_eq!(told(START, "b2"), say("there is no piece on b2", "2"));
}

#[test]
fn only_own_pieces_are_moved() {
    assert_eq!(
        told(START, "b3"),
        say("the piece on b3 is the opponent's", "2")
    );
}

#[test]
fn only_the_own_fourth_piece_is_put_on_the_board() {
    let sentence = "the piece in that hand is the opponent's";
    assert_eq!(told(START, "b4"), say(sentence, "2"));
    assert_eq!(told("bbb/3/WWW Wb b", "b0"), say(sentence, "2"));
}

#[test]
fn a_fourth_piece_is_put_on_the_board_once() {
    let placed = "1bb/bW1/WWW b w";
    let sentence = "white's fourth piece is already on the board";
    assert_eq!(told(placed, "b0"), say(sentence, "3"));
    let both = "1bb/bWb/WWW - w";
    let sentence = "black's fourth piece is already on the board";
    assert_eq!(told(both, "b4"), say(sentence, "3"));
}

#[test]
fn a_piece_on_the_board_is_never_taken_back() {
    let sentence = "the piece on a1 cannot be taken back into the hand";
    assert_eq!(told("1bb/1Wb/WWW b w", "a1 b0"), say(sentence, "3"));
    assert_eq!(told(START, "a1 b4"), say(sentence, "3"));
}

#[test]
fn the_piece_in_hand_goes_onto_the_board() {
    let sentence = "the piece in hand can only be placed on the board";
    assert_eq!(told(START, "b0 b4"), say(sentence, "3"));
}

#[test]
fn the_piece_in_hand_goes_to_an_empty_cell() {
    let sentence = "the piece in hand goes to an empty cell, and b3 is occupied";
    assert_eq!(told(START, "b0 b3"), say(sentence, "3"));
    // An own piece that could move would be selected instead.
    let sentence = "the piece in hand goes to an empty cell, and a1 is occupied";
    assert_eq!(told("3/bbb/WWW Wb w", "b0 a1"), say(sentence, "3"));
}

#[test]
fn a_piece_with_no_empty_cell_in_reach_is_stuck() {
    let sentence = "every cell within reach of the piece on b1 is occupied";
    assert_eq!(told("1bb/1Wb/WWW b w", "b1"), say(sentence, "4"));
    let position: Zoq = read_with("reach=any", "bbb/bW1/WWW - w");
    let why = reason(&position, "b1");
    assert!(matches!(why, Reason::Stuck { .. }));
}

#[test]
fn no_piece_goes_from_corner_to_corner() {
    for options in ["", "reach=any"] {
        let position: Zoq = read_with(options, "1bb/1Wb/WWW b w");
        for touched in ["a1 a3", "a1 c3"] {
            let why = reason(&position, touched);
            assert!(matches!(why, Reason::Corners { .. }), "{why}");
            assert_eq!(why.rule(), Some("4"));
        }
    }
    assert_eq!(
        told("1bb/1Wb/WWW b w", "a1 a3").0,
        "a1 and a3 are corners, and no piece goes from corner to corner"
    );
}

#[test]
fn no_piece_goes_from_side_to_side() {
    let sentence = "b1 and a2 are middles of sides, and no piece goes from one to another";
    assert_eq!(told(START, "b1 a2"), say(sentence, "4"));
    let position: Zoq = read_with("reach=any", START);
    assert_eq!(reason(&position, "b1 a2").to_string(), sentence);
    assert_eq!(rule(&position, "b1 b3"), "4");
}

#[test]
fn pieces_go_along_the_lines_of_the_board() {
    assert_eq!(
        told(START, "a1 c2"),
        say("no line leads from a1 to c2", "5")
    );
    assert_eq!(told("1bb/2b/WWW Wb w", "b1 a3").1, "5");
    let any: Zoq = read_with("reach=any", START);
    let touched = ["a1", "c2"].map(|name| name.parse::<Spot>().unwrap());
    assert_eq!(any.why_not(&touched), Reason::Allowed);
}

#[test]
fn pieces_go_to_empty_cells() {
    let enemy = told("1bb/1bb/WWW W w", "a1 b2");
    assert_eq!(
        enemy,
        say("pieces go to empty cells, and b2 is occupied", "4")
    );
    let own = told("1bb/1Wb/WWW b w", "a1 b1");
    assert_eq!(
        own,
        say("pieces go to empty cells, and b1 is occupied", "4")
    );
}

#[test]
fn beyond_the_board_and_the_hands_there_is_nothing_to_touch() {
    let start: Zoq = read(START);
    for touched in [
        "a0", "c4", "z1", "d1", "b1n", "b2x", "b0n", "a1 z1", "b0 a0",
    ] {
        assert_eq!(reason(&start, touched), Reason::NoPlace, "{touched}");
    }
    assert_eq!(
        Reason::NoPlace.to_string(),
        "that is not a place on this board"
    );
    assert_eq!(Reason::NoPlace.rule(), None);
}

#[test]
fn after_the_end_that_is_the_reason() {
    for over in ["b1b/WW1/bWb W b", "b2/Wbb/WWW b w"] {
        assert_eq!(reason(&read::<Zoq>(over), "a1"), Reason::Over);
    }
    assert_eq!(Reason::Over.to_string(), "the game is over");
    assert_eq!(Reason::Over.rule(), None);
}

#[test]
fn what_makes_a_move_or_begins_one_is_forbidden_by_nothing() {
    let start: Zoq = read(START);
    for touched in [&["b0"][..], &["a1"], &["a1", "b2"]] {
        let touched: Vec<Spot> = touched.iter().map(|name| name.parse().unwrap()).collect();
        assert_eq!(start.why_not(&touched), Reason::Allowed);
    }
    assert_eq!(Reason::Allowed.to_string(), "no rule forbids that");
    assert_eq!(Reason::Allowed.rule(), None);
}

#[test]
fn every_reason_is_true_of_what_was_touched() {
    let mut rng = fastrand::Rng::with_seed(6);
    let mut asked = 0;
    for options in Zoq::all_options() {
        for _ in 0..25 {
            let mut position = Zoq::start(options);
            for _ in 0..40 {
                asked += ask_all(&position);
                match rng.choice(position.moves()) {
                    Some(mv) => position.play(mv),
                    None => break,
                }
            }
        }
    }
    println!("{asked} pairs");
    assert!(asked > 50_000);
}

/// Checks every spot and every pair of spots.
fn ask_all(position: &Zoq) -> usize {
    let spots = position.board().spots;
    let gestures: Vec<Vec<Touch>> = position
        .moves()
        .into_iter()
        .map(|mv| position.gesture(mv))
        .collect();
    let begins = |touched: &[Spot]| {
        let fit = |gesture: &Vec<Touch>| {
            let mut pairs = gesture.iter().zip(touched);
            pairs.all(|(touch, spot)| touch.covers(*spot))
        };
        gestures.iter().any(fit)
    };
    let mut asked = 0;
    let mut ask = |touched: &[Spot]| {
        let why = position.why_not(touched);
        let over = position.outcome().is_some();
        assert_eq!(over, why == Reason::Over);
        let allowed = why == Reason::Allowed;
        assert!(
            over || allowed == begins(touched),
            "{touched:?}: {why}: {position}"
        );
        let names: Vec<String> = touched.iter().map(|spot| spot.to_string()).collect();
        assert!(
            is_true(position, &names, why),
            "{names:?}: {why}: {position}"
        );
        asked += 1;
    };
    for &one in &spots {
        ask(&[one]);
        spots.iter().for_each(|&other| ask(&[one, other]));
    }
    asked
}

/// Verifies the reason in the text of the position.
fn is_true(position: &Zoq, touched: &[String], why: Reason) -> bool {
    let text = position.to_string().replace('2', "11").replace('3', "111");
    let [board, hand, side] = text.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{text}");
    };
    let letter = |side: Side| if side == Side::White { 'W' } else { 'b' };
    let own = if side == "w" { 'W' } else { 'b' };
    let ranks: Vec<Vec<char>> = board.split('/').map(|r| r.chars().collect()).collect();
    let on = |cell: &str| {
        let cell = cell.as_bytes();
        ranks[usize::from(b'3' - cell[1])][usize::from(cell[0] - b'a')]
    };
    let is_hand = |name: &str| name == "b0" || name == "b4";
    let own_hand = if side == "w" { "b0" } else { "b4" };
    let corners = ["a1", "a3", "c1", "c3"];
    let sides = ["a2", "b1", "b3", "c2"];
    let (first, second) = (touched.first(), touched.get(1));
    let first_is = |name: String| first == Some(&name);
    let second_is = |name: String| second == Some(&name);
    let from_hand = first.is_some_and(|name| name == own_hand);
    match why {
        Reason::NoPlace => false,
        Reason::Over | Reason::Allowed => true,
        Reason::Empty { at } => first_is(at.to_string()) && on(&at.to_string()) == '1',
        Reason::NotYours { at } => {
            let piece = on(&at.to_string());
            first_is(at.to_string()) && piece != own && piece != '1'
        }
        Reason::NotYourSpare => {
            let theirs = if own == 'W' { 'b' } else { 'W' };
            first.is_some_and(|name| is_hand(name)) && !from_hand && hand.contains(theirs)
        }
        Reason::NoSpare { side } => {
            let place = if side == Side::White { "b0" } else { "b4" };
            first_is(place.to_owned()) && !hand.contains(letter(side))
        }
        Reason::Stuck { at } => {
            let from = format!("{at}-");
            let moves = position.moves();
            let moves = moves.iter().map(ToString::to_string);
            let mine = first_is(at.to_string()) && on(&at.to_string()) == own;
            mine && !moves.into_iter().any(|mv| mv.starts_with(&from))
        }
        Reason::Beside => from_hand && second.is_some_and(|name| is_hand(name)),
        Reason::TakenBack { from } => {
            let mine = first_is(from.to_string()) && on(&from.to_string()) == own;
            mine && second.is_some_and(|name| is_hand(name))
        }
        Reason::PlacedOn { at } => {
            from_hand && second_is(at.to_string()) && on(&at.to_string()) != '1'
        }
        Reason::Corners { from, to } => {
            let named = first_is(from.to_string()) && second_is(to.to_string());
            named && [from, to].map(|c| corners.contains(&&*c.to_string())) == [true; 2]
        }
        Reason::Sides { from, to } => {
            let named = first_is(from.to_string()) && second_is(to.to_string());
            named && [from, to].map(|c| sides.contains(&&*c.to_string())) == [true; 2]
        }
        Reason::NoLine { from, to } => {
            // Lines connect cells that are one step apart, and the centre with all cells.
            let (a, b) = (from.to_string(), to.to_string());
            let steps = |at: usize| a.as_bytes()[at].abs_diff(b.as_bytes()[at]);
            let joined = steps(0) + steps(1) == 1 || [&a, &b].contains(&&"b2".to_owned());
            first_is(a) && second_is(b) && !joined && position.options().to_string().is_empty()
        }
        Reason::Occupied { at } => {
            let (name, mine) = (at.to_string(), first.map(|name| on(name)) == Some(own));
            mine && second_is(name.clone()) && on(&name) != '1'
        }
    }
}
