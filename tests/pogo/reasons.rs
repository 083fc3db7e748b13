//! Why touches do not make a move in Pogo: a reason for each rule that forbids a move.

use crate::law::sample::{read, reason, rule};
use tablero::games::pogo::{Pogo, Reason};
use tablero::play::{Game, Selection, Spot, Touch, TouchResult, Why, erase};
use tablero::rules::{NoOptions, Position};

/// White has a1, b1 and b2. a2 is empty. On c2 an own piece lies under an enemy piece.
const BOARD: &str = "bb,b,b/-,WWW,Wb/W,W,b w";

fn why(touched: &str) -> Reason {
    reason(&read::<Pogo>(BOARD), touched)
}

fn said(touched: &str) -> (String, &'static str) {
    let position = read::<Pogo>(BOARD);
    let reason = reason(&position, touched);
    (reason.to_string(), rule(&position, touched))
}

fn say(sentence: &str, rule: &'static str) -> (String, &'static str) {
    (sentence.to_owned(), rule)
}

#[test]
fn an_empty_cell_is_no_stack() {
    assert!(matches!(why("a2"), Reason::Empty { .. }));
    assert_eq!(said("a2"), say("there is no stack on a2", "4"));
}

#[test]
fn only_own_stacks_are_used() {
    for touched in ["a3", "a3.2", "c2.2"] {
        assert!(matches!(why(touched), Reason::NotYours { .. }), "{touched}");
    }
    assert_eq!(said("a3.2"), say("the stack on a3 is the opponent's", "3"));
}

#[test]
fn an_own_piece_under_the_enemys_gives_no_stack() {
    assert!(matches!(why("c2"), Reason::Covered { .. }));
    let sentence = "the piece is yours, but the opponent's is on top of the stack on c2";
    assert_eq!(said("c2"), say(sentence, "3"));
}

#[test]
fn an_enemy_piece_within_an_own_stack_is_lifted_with_it() {
    let tower = read::<Pogo>("bb,b,b/-,WWWbWW,-/-,bW,- w");
    let touched = ["b2.4", "a2"].map(|name| name.parse::<Spot>().unwrap());
    let mut hand = Selection::default();
    let tower = erase(tower);
    let answers = touched.map(|spot| hand.touch(&*tower, spot));
    let TouchResult::Moved(mv) = answers[1] else {
        panic!("{answers:?}");
    };
    assert_eq!(&*tower.legal()[mv.index()].notation, "3b2-a2");
}

/// The reason for these touches, even if touching would select another number of pieces.
fn why_not(position: &Pogo, touched: &str) -> Reason {
    let spots: Vec<Spot> = touched
        .split(' ')
        .map(|name| name.parse().unwrap())
        .collect();
    position.why_not(&spots)
}

#[test]
fn one_piece_does_not_step_diagonally() {
    let corner = read::<Pogo>("bb,bb,bb/-,-,-/WW,WW,WW w");
    let why = why_not(&corner, "a1.2 b2");
    assert!(matches!(why, Reason::Diagonal { .. }));
    assert_eq!(
        why.to_string(),
        "b2 lies diagonally from a1, and steps go along files and ranks"
    );
    assert_eq!(why.rule(), Some("5"));
}

#[test]
fn one_piece_goes_one_cell() {
    assert_eq!(
        said("b1 b3"),
        say("one piece goes one cell, and b3 is 2 away", "5")
    );
    assert_eq!(
        said("a1 c3"),
        say("one piece goes one cell, and c3 is 4 away", "5")
    );
    assert_eq!(
        said("a1 c2"),
        say("one piece goes one cell, and c2 is 3 away", "5")
    );
}

#[test]
fn two_pieces_go_two_cells() {
    assert_eq!(
        said("b2.2 a2"),
        say("two pieces go two cells, and a2 is 1 away", "5")
    );
    let corner = read::<Pogo>("bb,bb,bb/-,-,-/WW,WW,WW w");
    for (to, distance) in [("a2", 1), ("c2", 3), ("b3", 3), ("c3", 4), ("c3.2", 4)] {
        let why = why_not(&corner, &format!("a1 {to}")).to_string();
        let (cell, _) = to.split_at(2);
        let sentence = format!("two pieces go two cells, and {cell} is {distance} away");
        assert_eq!(why, sentence);
    }
}

#[test]
fn three_pieces_go_three_cells_or_walk_a_u() {
    let sentence = "three pieces go three cells and end 3 or 1 away, and a3 is 2 away";
    let why = why_not(&read(BOARD), "b2 a3");
    assert_eq!(
        (why.to_string().as_str(), why.rule()),
        (sentence, Some("5"))
    );
    let corner = read::<Pogo>("bb,bb,bb/-,-,-/WWW,W,WW w");
    let why = reason(&corner, "a1 c3").to_string();
    assert!(why.ends_with("c3 is 4 away"), "{why}");
    let why = why_not(&corner, "a1 b2").to_string();
    assert!(why.ends_with("b2 is 2 away"), "{why}");
}

#[test]
fn no_path_ends_where_it_began() {
    // Touching would deselect the stack, or select another number of pieces.
    let position = read::<Pogo>(BOARD);
    let touched = ["b2.2", "b2"].map(|name| name.parse::<Spot>().unwrap());
    let why = position.why_not(&touched);
    assert!(matches!(why, Reason::Back { .. }));
    assert_eq!(why.to_string(), "a path cannot end where it began, on b2");
    assert_eq!(why.rule(), Some("7"));
}

#[test]
fn beyond_the_pieces_there_is_nothing_to_touch() {
    for touched in [
        "z1", "a4", "b0", "b2n", "b2x", "b2.4", "a2.2", "b2 a2.2", "b2 d1",
    ] {
        assert_eq!(why(touched), Reason::NoPlace, "{touched}");
    }
    assert_eq!(why("z1").to_string(), "that is not a place on this board");
    assert_eq!(why("z1").rule(), None);
}

#[test]
fn after_the_end_that_is_the_reason() {
    let over = read::<Pogo>("-,-,-/-,bbbbbWWWWW,bW/-,-,- b");
    assert_eq!(reason(&over, "b2"), Reason::Over);
    assert_eq!(Reason::Over.to_string(), "the game is over");
    assert_eq!(Reason::Over.rule(), None);
}

/// Simple facts about a position.
struct Seen(Vec<(String, String)>, char);

impl Seen {
    fn of(position: &Pogo) -> Seen {
        let text = position.to_string();
        let (board, side) = text.split_once(' ').unwrap();
        let names = "321"
            .chars()
            .flat_map(|r| "abc".chars().map(move |f| format!("{f}{r}")));
        let stacks = board.split(['/', ',']).map(|stack| stack.replace('-', ""));
        let own = if side == "w" { 'W' } else { 'b' };
        Seen(names.zip(stacks.collect::<Vec<_>>()).collect(), own)
    }

    fn stack(&self, cell: &str) -> &str {
        &self.0.iter().find(|(name, _)| name == cell).unwrap().1
    }

    fn is_own(&self, cell: &str) -> bool {
        self.stack(cell).ends_with(self.1)
    }
}

fn steps(one: &str, other: &str) -> (u8, u8) {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    (one[0].abs_diff(other[0]), one[1].abs_diff(other[1]))
}

#[test]
fn every_reason_is_true_of_what_was_touched() {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut asked = 0;
    for _ in 0..10 {
        let mut position = Pogo::start(NoOptions);
        for _ in 0..40 {
            asked += ask_all(&position);
            match rng.choice(position.moves()) {
                Some(mv) => position.play(mv),
                None => break,
            }
        }
    }
    println!("{asked} pairs");
    assert!(asked > 50_000);
}

/// Checks every spot and every pair of spots.
fn ask_all(position: &Pogo) -> usize {
    let mut spots = position.board().spots;
    spots.extend(position.pieces().iter().map(|piece| piece.spots[0]));
    spots.sort_unstable();
    spots.dedup();
    let seen = Seen::of(position);
    let gestures: Vec<Vec<Touch>> = position
        .moves()
        .into_iter()
        .map(|mv| position.gesture(mv))
        .collect();
    let begins = |touched: &[Spot]| {
        let fits = |touch: &Touch, spot: &Spot| touch.contains(*spot);
        let fit = |gesture: &Vec<Touch>| gesture.iter().zip(touched).all(|(t, s)| fits(t, s));
        gestures.iter().any(fit)
    };
    let mut asked = 0;
    let mut ask = |touched: &[Spot]| {
        let why = position.why_not(touched);
        let allowed = matches!(why, Reason::Allowed);
        let over = position.outcome().is_some();
        assert_eq!(over, why == Reason::Over);
        assert!(
            over || allowed == begins(touched),
            "{touched:?}: {why}: {position}"
        );
        let name = |spot: &Spot| spot.ground().to_string();
        let from = touched.first().map(name).unwrap_or_default();
        let to = touched.get(1).map(name);
        is_true(&seen, touched, &from, to.as_deref(), why);
        asked += 1;
    };
    for &one in &spots {
        ask(&[one]);
        spots.iter().for_each(|&other| ask(&[one, other]));
    }
    asked
}

fn is_true(seen: &Seen, touched: &[Spot], from: &str, to: Option<&str>, why: Reason) {
    let told = match why {
        Reason::NoPlace => panic!("{touched:?} are places"),
        Reason::Over | Reason::Allowed => return,
        Reason::Empty { at } => seen.stack(from).is_empty() && at.to_string() == from,
        Reason::NotYours { at } => {
            let piece = seen.stack(from).chars().nth(touched[0].level.into());
            !seen.is_own(from) && piece != Some(seen.1) && at.to_string() == from
        }
        Reason::Covered { at } => {
            let piece = seen.stack(from).chars().nth(touched[0].level.into());
            !seen.is_own(from) && piece == Some(seen.1) && at.to_string() == from
        }
        Reason::Back { at } => to == Some(from) && at.to_string() == from,
        Reason::Diagonal {
            from: one,
            to: other,
        } => {
            let to = to.unwrap();
            let named = one.to_string() == from && other.to_string() == to;
            named && seen.is_own(from) && steps(from, to) == (1, 1)
        }
        Reason::Distance {
            count,
            to: at,
            distance,
        } => {
            let to = to.unwrap();
            let (files, ranks) = steps(from, to);
            let above = seen.stack(from).len() - usize::from(touched[0].level);
            let lifted = above.min(3) == usize::from(count);
            let far = distance == files + ranks && distance != count && at.to_string() == to;
            seen.is_own(from) && lifted && far && (count < 3 || distance != 1)
        }
    };
    assert!(told, "{touched:?}: {why}");
}
