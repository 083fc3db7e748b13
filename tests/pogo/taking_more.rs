//! Touching a selected stack again takes one more piece. All touches that had another effect before this
//! feature still have it, except touches that deselected or were rejected. No touch can mean two moves.

use crate::taps::each_position;
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use tablero::games::pogo::{Move, Pogo};
use tablero::play::{Game, Selection, Spot, Touch, TouchResult, erase};
use tablero::rules::Position;

/// The old effect of a touch: the touched piece determined the number of pieces, and only that number moved.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Before {
    Held,
    Moved(Move),
    /// It deselected the piece, or was rejected.
    Idle,
}

/// All moves of a position with their two touches.
struct Gestures(Vec<(Move, [Touch; 2])>);

impl Gestures {
    fn of(position: &Pogo) -> Gestures {
        let gesture = |mv| {
            let touches = position.gesture(mv).try_into();
            (mv, touches.expect("two touches"))
        };
        Gestures(position.moves().into_iter().map(gesture).collect())
    }

    fn begins(&self, spot: Spot) -> bool {
        self.0.iter().any(|(_, [from, _])| from.contains(spot))
    }

    /// The move of the number of pieces that a touched piece determines.
    fn goes(&self, from: Spot, to: Spot) -> Option<Move> {
        let goes = |touches: &[Touch; 2]| touches[0].contains(from) && touches[1].contains(to);
        let found = self.0.iter().find(|(_, touches)| goes(touches));
        found.map(|(mv, _)| *mv)
    }

    fn touch(&self, held: Option<Spot>, spot: Spot) -> Before {
        if let Some(mv) = held.and_then(|from| self.goes(from, spot)) {
            return Before::Moved(mv);
        }
        let alike = |from: Spot| {
            let mut touches = self.0.iter().map(|(_, [from, _])| from);
            touches.any(|touch| touch.contains(from) && touch.contains(spot))
        };
        match held {
            Some(from) if alike(from) => Before::Idle,
            _ if self.begins(spot) => Before::Held,
            _ => Before::Idle,
        }
    }
}

/// Every place of the board and every piece.
fn spots(position: &Pogo) -> Vec<Spot> {
    let pieces = position.pieces().into_iter().map(|piece| piece.spots[0]);
    let spots = position.board().spots.into_iter().chain(pieces);
    let all: BTreeSet<Spot> = spots.collect();
    all.into_iter().collect()
}

/// Makes random touches that had an effect before, until they make a move. A run with all sequences of three
/// touches found no difference either, in all positions within four plies and in 5,000 others.
fn same_as_before(position: &Pogo, rng: &mut Rng) -> usize {
    let (gestures, spots) = (Gestures::of(position), spots(position));
    let (mut hand, mut held) = (Selection::default(), None);
    let erased = erase(*position);
    for touches in 0..MAX_TOUCHES {
        let mut did = spots.clone();
        did.retain(|spot| gestures.touch(held, *spot) != Before::Idle);
        let Some(spot) = rng.choice(did) else {
            return touches;
        };
        let now = hand.touch(&*erased, spot);
        if !agrees(position, &now, gestures.touch(held, spot)) {
            panic!("{held:?} {spot}: {now:?}: {position}");
        }
        if !matches!(now, TouchResult::Selected) {
            return touches + 1;
        }
        held = Some(spot);
    }
    MAX_TOUCHES
}

/// The maximum number of touches, if none of them makes a move.
const MAX_TOUCHES: usize = 4;

fn agrees(position: &Pogo, now: &TouchResult, before: Before) -> bool {
    match (before, now) {
        (Before::Idle, _) | (Before::Held, TouchResult::Selected) => true,
        (Before::Moved(mv), TouchResult::Moved(now)) => position.moves()[now.index()] == mv,
        _ => false,
    }
}

/// If a touch moves another number of pieces than the selected one, that is a legal move of the stack.
/// The selected number cannot go there, no third number can, and no other stack could be meant.
fn no_collision(position: &Pogo, rng: &mut Rng) {
    let gestures = Gestures::of(position);
    let Some((_, [from, _])) = rng.choice(&gestures.0) else {
        return;
    };
    let first = from.first();
    let mut hand = Selection::default();
    let (legal, erased) = (position.moves(), erase(*position));
    assert!(matches!(hand.touch(&*erased, first), TouchResult::Selected));
    let mut meant: BTreeMap<Spot, Vec<Move>> = BTreeMap::new();
    for (mv, touch) in [hand.open(&*erased), hand.at_once(&*erased)].concat() {
        let mv = legal[mv.index()];
        assert!(gestures.0.iter().any(|(legal, _)| *legal == mv), "{mv}");
        assert_eq!(
            mv.from.spot(),
            first.ground(),
            "{mv} of {first}: {position}"
        );
        for spot in touch.spots() {
            meant.entry(*spot).or_default().push(mv);
        }
    }
    for (spot, moves) in meant {
        assert_eq!(moves.len(), 1, "{first} {spot}: {moves:?}: {position}");
        let reach = gestures
            .0
            .iter()
            .filter(|(mv, [_, to])| mv.from.spot() == first.ground() && to.contains(spot));
        let is_in_hand = gestures.goes(first, spot) == Some(moves[0]);
        let is_alone = reach.count() == 1 && !gestures.begins(spot);
        assert!(is_in_hand || is_alone, "{first} {spot}: {position}");
    }
}

#[test]
fn what_worked_before_still_works_and_no_touch_means_two_moves() {
    let (mut rng, mut touches) = (Rng::with_seed(49), 0);
    each_position(50, |position| {
        touches += same_as_before(position, &mut rng);
        no_collision(position, &mut rng);
    });
    println!("{touches} touches");
    assert!(touches > 200_000, "{touches}");
}
