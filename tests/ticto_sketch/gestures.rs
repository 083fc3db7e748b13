//! Two touches make every move: on all positions of the vectors.

use super::law;
use super::moves::Move;
use super::position::Sketch;
use super::stand::{Stand, between};
use super::vectors::POSITIONS;
use tablero::play::{Answer, Game, Hand, Spot, Touch};
use tablero::rules::Position;

type Gestures = Vec<(Move, Vec<Touch>)>;

/// Every position of the vectors with the gestures of all its moves.
fn all() -> impl Iterator<Item = (Sketch, Gestures)> {
    POSITIONS.iter().map(|given| {
        let position = Sketch::read(&given.position);
        let gesture = |&mv: &Move| (mv, position.gesture(mv));
        let gestures = given.moves.iter().map(gesture).collect();
        (position, gestures)
    })
}

fn violation(gestures: &Gestures) -> Option<String> {
    let named = |(mv, gesture): &(Move, Vec<Touch>)| (mv.to_string(), gesture.clone());
    law::violation(&gestures.iter().map(named).collect::<Vec<_>>())
}

#[test]
fn two_touches_make_every_move_of_ticto() {
    for (position, gestures) in all() {
        for (mv, gesture) in gestures {
            assert_eq!(gesture.len(), 2, "{position}: {mv}");
        }
    }
}

#[test]
fn gestures_are_equal_or_disjoint_at_every_point() {
    for (position, gestures) in all() {
        assert_eq!(violation(&gestures), None, "{position}");
    }
}

#[test]
fn gestures_that_share_their_places_share_their_levels() {
    for (position, gestures) in all() {
        let firsts: Vec<&Touch> = gestures.iter().map(|(_, gesture)| &gesture[0]).collect();
        for touch in &firsts {
            for other in &firsts {
                let apart = !other.spots().iter().any(|spot| touch.covers(*spot));
                assert!(apart || touch.same(other), "{position}");
            }
        }
    }
}

#[test]
fn every_first_touch_is_one_piece_of_the_mover() {
    for (position, gestures) in all() {
        let pieces = position.pieces();
        for (mv, gesture) in gestures {
            let touched = |spot: Spot| pieces.iter().find(|piece| piece.spots.contains(&spot));
            let piece = touched(gesture[0].first()).expect("a piece is touched");
            assert_eq!(gesture[0].spots(), piece.spots, "{position}: {mv}");
            assert_eq!(piece.side, Some(position.turn()), "{position}: {mv}");
        }
    }
}

#[test]
fn a_hand_makes_each_move_by_every_choice_of_spots_at_any_height() {
    for (position, gestures) in all() {
        for (mv, gesture) in gestures {
            let [first, second] = [&gesture[0], &gesture[1]].map(Touch::spots);
            let choices = first
                .iter()
                .flat_map(|&a| second.iter().map(move |&b| (a, b)));
            for (first, second) in
                choices.flat_map(|(a, b)| [(a, b), (a.at_level(1), b.at_level(2))])
            {
                let mut hand = Hand::default();
                assert_eq!(
                    hand.touch(&position, first),
                    Answer::Held,
                    "{position}: {mv}"
                );
                let held = hand.held(&position).expect("a piece is held");
                assert!(held.same(&gesture[0]), "{position}: {mv}");
                assert_eq!(
                    hand.touch(&position, second),
                    Answer::Moved(mv),
                    "{position}"
                );
                assert!(hand.touched().is_empty());
            }
        }
    }
}

#[test]
fn touching_the_piece_in_hand_again_lets_go_except_for_a_rebellion() {
    let mut rebellions = 0;
    for (position, gestures) in all() {
        for (mv, gesture) in gestures {
            let spots = gesture[0].spots();
            for (&first, &again) in spots.iter().zip(spots.iter().cycle().skip(1)) {
                let mut hand = Hand::default();
                hand.touch(&position, first);
                let answer = hand.touch(&position, again);
                if let Move::Rebel(_) = mv {
                    rebellions += 1;
                    assert_eq!(answer, Answer::Moved(mv), "{position}");
                } else {
                    assert_eq!(answer, Answer::LetGo, "{position}: {mv}");
                }
            }
        }
    }
    assert!(rebellions > 3);
}

/// The gestures with another second touch where `other` names one.
fn redesigned(gestures: &Gestures, other: impl Fn(Stand, Stand) -> Option<Vec<Spot>>) -> Gestures {
    let redesign = |(mv, gesture): &(Move, Vec<Touch>)| {
        let touch = match *mv {
            Move::Go { from, to } => other(from, to).map(Touch::any_of),
            _ => None,
        };
        let second = touch.unwrap_or_else(|| gesture[1].clone());
        (*mv, vec![gesture[0].clone(), second])
    };
    gestures.iter().map(redesign).collect()
}

#[test]
fn simpler_designs_break_the_law() {
    let broken = |other: fn(Stand, Stand) -> Option<Vec<Spot>>| {
        let broken =
            |(_, gestures): &(Sketch, Gestures)| violation(&redesigned(gestures, other)).is_some();
        all().filter(broken).count()
    };
    let slide_to_the_middle = |_, to| match to {
        Stand::Cells(a, b) => Some(vec![between(a, b)]),
        _ => None,
    };
    let slide_to_any_cell =
        |from: Stand, to: Stand| (from.is_flat() && to.is_flat()).then(|| to.named());
    let tip_to_the_segment = |_, to| match to {
        Stand::Tall(segment) => Some(vec![segment]),
        _ => None,
    };
    assert_eq!(broken(|_, _| None), 0);
    assert!(broken(slide_to_the_middle) > 10);
    assert!(broken(slide_to_any_cell) > 10);
    assert!(broken(tip_to_the_segment) > 3);
}
