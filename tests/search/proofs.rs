//! Shortest wins, compared with a full solution, and certificates in which every change is detected.

use tablero::games::breakthrough::{Breakthrough, BreakthroughNode, Size};
use tablero::rules::{Position, Side};
use tablero::search::{
    Certificate, ExactValue, Fault, Node, Plain, Prover, Proving, RetrogradeTablebase, Tablebase,
};

const BYTES: usize = 1 << 18;

fn small() -> Breakthrough {
    Breakthrough::new(Size::new(4, 4).unwrap())
}

/// The win that a prover finds, and the prover.
fn win<N: Node>(start: &N::Position, side: Side) -> (Option<u16>, Prover<N>) {
    let mut prover = Prover::new(BYTES, start, side);
    loop {
        match prover.advance(1_000) {
            Proving::Open | Proving::Longer => {}
            Proving::Wins(plies) => return (Some(plies), prover),
            Proving::DoesNot => return (None, prover),
        }
    }
}

fn certificate(start: &Breakthrough, side: Side) -> Certificate {
    let (plies, mut prover) = win::<BreakthroughNode>(start, side);
    let choose = |position: &Breakthrough, plies| prover.winning_move(position, plies);
    Certificate::make(start, side, plies.unwrap(), choose).unwrap()
}

#[test]
fn the_shortest_win_is_found() {
    let solutions = RetrogradeTablebase::of([small()]);
    let numbers = solutions.number_count();
    let mut longest = 0;
    for number in (0..numbers).step_by(997).chain([0]) {
        let position = solutions.position(number).unwrap();
        if position.outcome().is_some() {
            continue;
        }
        let (side, plies) = match solutions.value(&position).unwrap() {
            ExactValue::Win(plies) => (position.turn(), plies),
            ExactValue::Loss(plies) => (position.turn().other(), plies),
            ExactValue::Draw => panic!("{position} is no draw"),
        };
        longest = longest.max(plies);
        assert_eq!(
            win::<BreakthroughNode>(&position, side).0,
            Some(plies),
            "{position}"
        );
        if plies <= 7 {
            assert_eq!(
                win::<Plain<Breakthrough>>(&position, side).0,
                Some(plies),
                "{position}"
            );
        }
    }
    assert_eq!(longest, 14, "that of the start");
}

#[test]
fn who_does_not_win_is_never_said_to() {
    let (plies, prover) = win::<BreakthroughNode>(&small(), Side::White);
    assert_eq!(plies, None);
    assert!(prover.too_few() >= 177);
}

#[test]
fn a_certificate_holds_and_is_as_long_as_the_win() {
    let start = small();
    let whole = certificate(&start, Side::Black);
    let checked = whole.check(&start).unwrap();
    assert_eq!(checked.plies, 14);
    assert_eq!(checked.positions, whole.moves.len() as u64);
    assert!(checked.replies > checked.positions);
}

#[test]
fn a_certificate_that_ends_too_soon_or_has_a_number_of_no_move_proves_nothing() {
    let start = small();
    let whole = certificate(&start, Side::Black);
    for place in 0..whole.moves.len() {
        let mut broken = whole.clone();
        broken.moves.truncate(place);
        let fault = broken.check(&start).unwrap_err();
        assert!(matches!(fault, Fault::NoMove { .. }), "{fault}");
        let mut broken = whole.clone();
        broken.moves[place] = 99;
        let fault = broken.check(&start).unwrap_err();
        assert!(
            matches!(fault, Fault::Illegal { number: 99, .. }),
            "{fault}"
        );
    }
}

#[test]
fn what_is_not_true_is_proven_by_no_moves() {
    let start = small();
    let whole = certificate(&start, Side::Black);
    // The shortest win takes fourteen plies, and White has no win.
    for (side, plies) in [(Side::Black, 13), (Side::White, 40)] {
        for place in 0..whole.moves.len() {
            for number in 0..6 {
                let mut moves = whole.moves.clone();
                moves[place] = number;
                moves.extend([number; 99]);
                let other = Certificate { side, plies, moves };
                let fault = other.check(&start).unwrap_err();
                assert!(!matches!(fault, Fault::Left { .. }), "{fault}");
            }
        }
    }
}

#[test]
fn every_fault_of_a_certificate_is_told() {
    let start = small();
    let whole = certificate(&start, Side::Black);
    let says = |change: &dyn Fn(&mut Certificate)| {
        let mut broken = whole.clone();
        change(&mut broken);
        broken.check(&start).unwrap_err().to_string()
    };
    let short = says(&|broken| broken.moves.clear());
    assert!(short.starts_with("no move is left for `pppp/"), "{short}");
    let long = says(&|broken| broken.moves.extend([0, 0]));
    assert_eq!(long, "2 moves are left over at the end");
    let late = says(&|broken| broken.plies -= 1);
    assert!(late.ends_with(" is not won after 13 plies"), "{late}");
    let other = says(&|broken| {
        *broken = Certificate {
            side: Side::White,
            plies: 40,
            moves: vec![0; 9_999],
        }
    });
    assert!(other.ends_with("` is over and not won"), "{other}");
}
