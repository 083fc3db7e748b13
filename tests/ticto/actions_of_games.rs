//! Checks that the piece actions of moves are complete, in random games and in random positions.

use crate::facts::apart;
use crate::law::sample::read;
use crate::sample::positions;
use fastrand::Rng;
use std::collections::{HashMap, HashSet};
use tablero::games::ticto::{Move, TicTo};
use tablero::play::{Game, Piece, PieceAction, Pose, Spot};
use tablero::rules::Position;

/// The number of random games with every set-up, and their maximum length.
const GAMES: usize = 12;
const MAX_PLIES: usize = 150;
/// The number of moves checked in each position.
const MOVES: usize = 6;
/// The number of random heaps of flat pieces.
const HEAPS: usize = 300;

/// The numbers of checked items.
#[derive(Default, Debug)]
struct Seen {
    moves: usize,
    taken: usize,
    sunk: usize,
    shoved: usize,
    crushed: usize,
    fallen: usize,
    rebelled: usize,
    longest: usize,
}

#[test]
fn the_deeds_of_a_move_are_all_that_it_does() {
    let mut seen = Seen::default();
    let mut rng = Rng::with_seed(46);
    for setup in TicTo::all_options() {
        for _ in 0..GAMES {
            let mut position = TicTo::start(setup);
            for _ in 0..MAX_PLIES {
                let mut moves = position.moves();
                rng.shuffle(&mut moves);
                for mv in moves.iter().take(MOVES) {
                    told(&position, *mv, &mut seen);
                }
                let Some(mv) = moves.pop() else { break };
                position.play(mv);
            }
        }
    }
    for position in positions() {
        for mv in position.moves() {
            told(&position, mv, &mut seen);
        }
    }
    // Sinking is rare: the piece must lie on a rectangle that dies on another cell.
    for _ in 0..HEAPS {
        let position: TicTo = read(&heap(&mut rng));
        for mv in position.moves() {
            if position
                .piece_actions(mv)
                .iter()
                .any(|action| action.leaves)
            {
                told(&position, mv, &mut seen);
            }
        }
    }
    println!("{seen:?}");
    let rare = [
        seen.taken,
        seen.sunk,
        seen.shoved,
        seen.crushed,
        seen.fallen,
        seen.rebelled,
    ];
    assert!(rare.iter().all(|count| *count >= 20), "{seen:?}");
    assert!(seen.moves > 20_000 && seen.longest >= 5, "{seen:?}");
}

/// Compares the piece actions of a move with the pictures before and after it.
fn told(position: &TicTo, mv: Move, seen: &mut Seen) {
    let mut next = *position;
    next.play(mv);
    let piece_actions = position.piece_actions(mv);
    let context = format!("{position}: {mv}: {piece_actions:?}");
    let (mut before, mut after) = (position.pieces(), next.pieces());
    let count = before.len() - after.len();
    let board: HashSet<Spot> = position.board().spots.into_iter().collect();

    let actor = piece_actions.first().expect("a move does something");
    let touch = &position.gesture(mv)[0];
    assert!(touch.contains(actor.from), "the actor is first: {context}");
    for action in &piece_actions {
        let piece = take(&mut before, |piece| action.is_of(piece));
        let piece = piece.unwrap_or_else(|| panic!("{} is a piece: {context}", action.from));
        assert!(!action.path.is_empty(), "{context}");
        if action.leaves {
            assert_eq!(piece.side, Some(position.turn().other()), "{context}");
            continue;
        }
        assert!(
            action
                .path
                .iter()
                .all(|spot| board.contains(&spot.ground())),
            "{context}"
        );
        let alike = |other: &Piece| other.side == piece.side && other.kind == piece.kind;
        let now = take(&mut after, |now| now.spots[0] == action.end() && alike(now));
        let now = now.unwrap_or_else(|| panic!("it comes to {}: {context}", action.end()));
        assert_ne!(now, piece, "what is told changes: {context}");
    }
    let [before, after] = [before, after].map(|rest| rest.into_iter().collect::<HashSet<_>>());
    assert_eq!(before, after, "what is not told stays: {context}");
    let left = piece_actions.iter().filter(|action| action.leaves).count();
    assert_eq!(left, count, "{context}");

    seen.moves += 1;
    match mv {
        Move::Round { .. } => {
            assert_eq!(piece_actions.len(), 1, "{context}");
            walked(position, actor, &context);
            seen.longest = seen.longest.max(actor.path.len());
        }
        Move::Push { .. } => {
            pushed(&piece_actions, &board, &context);
            let end = piece_actions[1].end();
            match (piece_actions[1].leaves, board.contains(&end)) {
                (false, _) => seen.shoved += 1,
                (true, true) => seen.crushed += 1,
                (true, false) => seen.fallen += 1,
            }
        }
        Move::Go { .. } | Move::Rebel(_) => {
            assert!(
                piece_actions
                    .iter()
                    .all(|action| action.beat == 0 && action.path.len() == 1),
                "{context}"
            );
            let (left, sunk) = piece_actions[1..].split_at(left);
            assert!(
                left.iter().all(|action| action.end() == action.from),
                "{context}"
            );
            assert!(
                sunk.iter()
                    .all(|action| action.end().ground() == action.from.ground()),
                "{context}"
            );
            seen.taken += left.len();
            match mv {
                Move::Rebel(_) => seen.rebelled += 1,
                _ => seen.sunk += sunk.len(),
            }
        }
    }
}

/// Flat pieces, put one after the other on a few cells in the middle.
fn heap(rng: &mut Rng) -> String {
    let mut heights: HashMap<(u8, u8), usize> = HashMap::new();
    let mut armies = [vec!["g1".to_owned()], vec!["a7".to_owned()]];
    let mut rectangles = [0; 2];
    for _ in 0..12 {
        let (army, cell) = (rng.usize(..2), (rng.u8(b'b'..=b'd'), rng.u8(3..=5)));
        let mut cells = vec![cell];
        if rectangles[army] < 2 && rng.bool() {
            cells.push(match rng.bool() {
                true => (cell.0 + 1, cell.1),
                false => (cell.0, cell.1 + 1),
            });
        } else if armies[army].len() - rectangles[army] == 7 {
            continue;
        }
        let height = |cell: &(u8, u8)| heights.get(cell).copied().unwrap_or_default();
        if cells.iter().any(|cell| height(cell) == 2) {
            continue;
        }
        rectangles[army] += cells.len() - 1;
        let name = cells.iter().map(|cell| {
            let plus = if height(cell) == 1 { "+" } else { "" };
            format!("{}{}{plus}", char::from(cell.0), cell.1)
        });
        armies[army].push(name.collect());
        for cell in cells {
            *heights.entry(cell).or_default() += 1;
        }
    }
    let [white, black] = armies.map(|army| army.join(","));
    format!("Rg1:{white} ra7:{black} w n - 0")
}

/// Removes the only piece of its kind from the picture.
fn take(pieces: &mut Vec<Piece>, is: impl Fn(&Piece) -> bool) -> Option<Piece> {
    let found = pieces.iter().position(&is)?;
    let piece = pieces.remove(found);
    (!pieces.iter().any(is)).then_some(piece)
}

/// The pusher advances by a segment, and so does the pushed wall, possibly off the board, unless it is
/// crushed.
fn pushed(piece_actions: &[PieceAction], board: &HashSet<Spot>, context: &str) {
    let [pusher, pushed] = piece_actions else {
        panic!("two walls: {context}");
    };
    assert_eq!((pusher.beat, pushed.beat), (0, 1), "{context}");
    let step = |action: &PieceAction| {
        (
            action.end().x - action.from.x,
            action.end().y - action.from.y,
        )
    };
    assert_eq!(apart(pusher.from, pusher.end()), 2, "{context}");
    if !pushed.leaves {
        assert_eq!(step(pushed), step(pusher), "{context}");
    } else if board.contains(&pushed.end()) {
        assert_eq!(pushed.end(), pushed.from, "{context}");
    } else {
        let (x, y) = step(pusher);
        let (far_x, far_y) = step(pushed);
        assert_eq!((far_x.signum(), far_y.signum()), (x.signum(), y.signum()));
    }
}

/// The round walks cell by cell on own tops without a wall between them, over cells on which it could also
/// stop, and no path is shorter; or it jumps.
fn walked(position: &TicTo, action: &PieceAction, context: &str) {
    let pieces = position.pieces();
    let is_walled = |a: Spot, b: Spot| {
        let between = Spot {
            x: (a.x + b.x) / 2,
            y: (a.y + b.y) / 2,
            level: 0,
        };
        let walls = pieces.iter().filter(|piece| piece.pose != Pose::Flat);
        walls.into_iter().any(|wall| wall.spots.contains(&between))
    };
    let top = |cell: Spot| {
        let men = pieces.iter().filter(|piece| piece.kind != "round");
        let on = men.filter_map(|man| {
            let at = man.spots.iter().find(|at| at.ground() == cell.ground());
            at.map(|at| (at.level + 1, man.side))
        });
        on.max_by_key(|(height, _)| *height)
    };
    let mut at = action.from;
    for cell in &action.path {
        assert_eq!(apart(at, *cell), 2, "{context}");
        at = *cell;
        if top(at) != Some((at.level, Some(position.turn()))) {
            assert_eq!(
                (top(at), at.level, at),
                (None, 0, action.end()),
                "{context}"
            );
        }
    }
    let jumps = |action: &PieceAction| is_walled(action.from, action.path[0]);
    if jumps(action) {
        assert_eq!(action.path.len(), 1, "{context}");
        return;
    }
    for pair in action.path.windows(2) {
        assert!(!is_walled(pair[0], pair[1]), "{context}");
    }
    let all: HashMap<Spot, PieceAction> = position
        .moves()
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Round { to, .. } => Some((to, position.piece_actions(mv).remove(0))),
            _ => None,
        })
        .collect();
    for cell in &action.path {
        assert!(
            all.contains_key(&cell.ground()),
            "a stop as well: {context}"
        );
    }
    let beside = all.values().filter(|other| {
        let (a, b) = (other.end(), action.end());
        apart(a, b) == 2 && !is_walled(a, b) && !jumps(other) && top(a).is_some()
    });
    for other in beside {
        assert!(
            action.path.len() <= other.path.len() + 1,
            "{context}: {other:?}"
        );
    }
}
