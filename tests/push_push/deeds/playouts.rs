//! Checks deeds on every move of random games: applied to one picture they give the next.

use fastrand::Rng;
use std::collections::HashSet;
use tablero::games::push_push::{Move, PushPush};
use tablero::play::{Board, Deed, Game, Piece, Spot};
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
                let deeds = position.deeds(mv);
                complete(&position, mv, &deeds);
                in_line(&position, mv, &deeds);
                met.count(&position, mv, &deeds);
            }
            position.play(mv);
        }
    }
    assert!(met.all(), "{met:?}");
}

/// Nothing is missing, and everything stated happens.
fn complete(position: &PushPush, mv: Move, deeds: &[Deed]) {
    let what = || format!("{mv} in {position}: {deeds:?}");
    assert_eq!(deeds.is_empty(), mv == Move::Pass, "{}", what());
    let Some(first) = deeds.first() else {
        return;
    };
    assert_eq!(first.beat, 0, "{}", what());
    assert_eq!(first.from, position.gesture(mv)[0].first(), "{}", what());

    let before = position.pieces();
    let named: HashSet<Spot> = deeds.iter().map(|deed| deed.from).collect();
    assert_eq!(named.len(), deeds.len(), "each is named once: {}", what());
    for deed in deeds {
        let of = before.iter().filter(|piece| deed.is_of(piece)).count();
        assert_eq!(of, 1, "{}", what());
        assert!(!deed.way.is_empty(), "{}", what());
    }
    let mut expected: Vec<Piece> = before
        .into_iter()
        .filter_map(|mut piece| {
            let deed = deeds.iter().find(|deed| deed.is_of(&piece));
            if let Some(deed) = deed {
                piece.spots = vec![deed.end()];
            }
            deed.is_none_or(|deed| !deed.leaves).then_some(piece)
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
fn in_line(position: &PushPush, mv: Move, deeds: &[Deed]) {
    let what = || format!("{mv} in {position}: {deeds:?}");
    for (pair, beat) in deeds.windows(2).zip(1..) {
        assert_eq!(pair[0].end(), pair[1].from, "{}", what());
        let taken = pair[1] == Deed::taken(pair[1].from);
        assert_eq!(pair[1].beat, if taken { 0 } else { beat }, "{}", what());
    }
    for deed in deeds.iter().filter(|deed| deed.end() != deed.from) {
        let (far_x, far_y) = (deed.end().x - deed.from.x, deed.end().y - deed.from.y);
        assert_eq!(far_x.abs().max(far_y.abs()), 2, "a cell on: {}", what());
        assert_eq!(
            is_cell(&position.board(), deed.end()),
            !deed.leaves,
            "{}",
            what()
        );
    }
}

fn is_cell(board: &Board, spot: Spot) -> bool {
    let within = |at: i8, cells: u8| (0..2 * i16::from(cells)).contains(&i16::from(at));
    within(spot.x, board.width) && within(spot.y, board.height)
}

/// How often rare events occurred in the games.
#[derive(Default, Debug)]
struct Met {
    chains: usize,
    falls: usize,
    takings: usize,
    deflections: usize,
    goals: usize,
}

impl Met {
    fn count(&mut self, position: &PushPush, mv: Move, deeds: &[Deed]) {
        let Some(last) = deeds.last() else {
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
        self.chains += usize::from(deeds.len() > 2);
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
