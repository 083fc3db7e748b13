//! Checks the piece actions of every move in random games: applied to one picture, they give the next one.

use fastrand::Rng;
use std::collections::HashSet;
use tablero::games::push_push::{Move, PushPush};
use tablero::play::{Board, Game, Piece, PieceAction, Spot};
use tablero::rules::{NoOptions, Position};

const GAMES: usize = 40;

#[test]
fn deeds_lead_from_each_picture_to_the_next() {
    println!("seed 57");
    let mut rng = Rng::with_seed(57);
    let mut met = Met::default();
    for _ in 0..GAMES {
        let mut position = PushPush::start(NoOptions);
        while let Some(mv) = rng.choice(position.moves()) {
            for mv in position.moves() {
                let piece_actions = position.piece_actions(mv);
                complete(&position, mv, &piece_actions);
                in_line(&position, mv, &piece_actions);
                met.count(&position, mv, &piece_actions);
            }
            position.play(mv);
        }
    }
    assert!(met.all(), "{met:?}");
}

/// No action is missing, and every stated action happens.
fn complete(position: &PushPush, mv: Move, piece_actions: &[PieceAction]) {
    let what = || format!("{mv} in {position}: {piece_actions:?}");
    assert_eq!(piece_actions.is_empty(), mv == Move::Pass, "{}", what());
    let Some(first) = piece_actions.first() else {
        return;
    };
    assert_eq!(first.beat, 0, "{}", what());
    assert_eq!(first.from, position.gesture(mv)[0].first(), "{}", what());

    let before = position.pieces();
    let named: HashSet<Spot> = piece_actions.iter().map(|action| action.from).collect();
    assert_eq!(
        named.len(),
        piece_actions.len(),
        "each is named once: {}",
        what()
    );
    for action in piece_actions {
        let of = before.iter().filter(|piece| action.is_of(piece)).count();
        assert_eq!(of, 1, "{}", what());
        assert!(!action.path.is_empty(), "{}", what());
    }
    let mut expected: Vec<Piece> = before
        .into_iter()
        .filter_map(|mut piece| {
            let action = piece_actions.iter().find(|action| action.is_of(&piece));
            if let Some(action) = action {
                piece.spots = vec![action.end()];
            }
            action.is_none_or(|action| !action.leaves).then_some(piece)
        })
        .collect();
    let mut next = *position;
    next.play(mv);
    let mut after = next.pieces();
    for pieces in [&mut expected, &mut after] {
        pieces.sort_by_key(|piece| piece.spots[0]);
    }
    assert_eq!(expected, after, "{}", what());
}

/// Each piece goes to the place of the next one. A taken piece stays in its place. The others are pushed one
/// after the other, and a piece that goes beyond the board leaves.
fn in_line(position: &PushPush, mv: Move, piece_actions: &[PieceAction]) {
    let what = || format!("{mv} in {position}: {piece_actions:?}");
    for (pair, beat) in piece_actions.windows(2).zip(1..) {
        assert_eq!(pair[0].end(), pair[1].from, "{}", what());
        let taken = pair[1] == PieceAction::taken(pair[1].from);
        assert_eq!(pair[1].beat, if taken { 0 } else { beat }, "{}", what());
    }
    for action in piece_actions
        .iter()
        .filter(|action| action.end() != action.from)
    {
        let (far_x, far_y) = (
            action.end().x - action.from.x,
            action.end().y - action.from.y,
        );
        assert_eq!(far_x.abs().max(far_y.abs()), 2, "a cell on: {}", what());
        assert_eq!(
            is_cell(&position.board(), action.end()),
            !action.leaves,
            "{}",
            what()
        );
    }
}

fn is_cell(board: &Board, spot: Spot) -> bool {
    let within = |at: i8, cells: u8| (0..2 * i16::from(cells)).contains(&i16::from(at));
    within(spot.x, board.width) && within(spot.y, board.height)
}

/// The number of times that rare events occurred in the games.
#[derive(Default, Debug)]
struct Met {
    chains: usize,
    falls: usize,
    takings: usize,
    deflections: usize,
    goals: usize,
}

impl Met {
    fn count(&mut self, position: &PushPush, mv: Move, piece_actions: &[PieceAction]) {
        let Some(last) = piece_actions.last() else {
            return;
        };
        let deflects = matches!(
            mv,
            Move::Go {
                landing: Some(_),
                ..
            }
        );
        let is_ball = position.ball().is_some_and(|ball| ball.spot() == last.from);
        self.chains += usize::from(piece_actions.len() > 2);
        self.falls += usize::from(last.leaves && last.beat > 0 && !is_ball);
        self.takings += usize::from(last.leaves && last.beat == 0);
        self.deflections += usize::from(deflects);
        self.goals += usize::from(last.leaves && is_ball);
    }

    fn all(&self) -> bool {
        let counts = [
            self.chains,
            self.falls,
            self.takings,
            self.deflections,
            self.goals,
        ];
        counts.iter().all(|&count| count > 20)
    }
}
