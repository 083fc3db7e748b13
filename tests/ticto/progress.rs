//! The side that is ahead makes progress: it wins instead of repeating positions three times.

use tablero::games::ticto::TicTo;
use tablero::play::{Game, GameLine};
use tablero::rules::{Outcome, Position, Side};
use tablero::search::{Limits, Searcher};

/// Positions with the side that is ahead.
const AHEAD: [(&str, Side); 4] = [
    ("Rc2:b2,c2,c3,c4 rg7:f5,g7 w n - 0", Side::White),
    ("Rc2:b2,c2,c3,c4,d2 rg7:f5,f7,g7 b n - 0", Side::White),
    ("Rc2:b2,c2 rf6:d5,e5,e6,f6 b n - 0", Side::Black),
    ("Rc2:b2,c2,b3 rf6:d5,e5,e6,f6,g6 w n - 0", Side::Black),
];
const NODES: u64 = 1_000;
/// Far fewer than an endless game would take to become a draw.
const MAX_PLIES: usize = 150;

/// One side plays at full strength with this many nodes, the other with a tenth of them.
fn play(start: TicTo, ahead: Side) -> GameLine<TicTo> {
    let mut record = GameLine::from_position(start);
    let new = || Searcher::<<TicTo as Game>::Node>::new(1 << 20);
    let (mut strong, mut weak) = (new(), new());
    while record.result().is_none() && record.plies() < MAX_PLIES {
        let (searcher, nodes) = match record.last().turn() == ahead {
            true => (&mut strong, NODES),
            false => (&mut weak, NODES / 10),
        };
        searcher.ask(
            record.last(),
            &record.keys_before(),
            1,
            Limits::nodes(nodes),
        );
        searcher.finish();
        record.play(searcher.best().unwrap()).unwrap();
    }
    record
}

fn winner(record: &GameLine<TicTo>) -> Option<Side> {
    match record.result().map(|result| result.outcome) {
        Some(Outcome::Won(side)) => Some(side),
        _ => None,
    }
}

#[test]
fn who_has_more_wins_without_repeating() {
    for (text, ahead) in AHEAD {
        let start = TicTo::parse(Default::default(), text).unwrap();
        let record = play(start, ahead);
        assert_eq!(winner(&record), Some(ahead), "{}", record.text());
    }
}
