//! Counting lines of play (perft), the usual test of a move generator.

use super::Position;

/// The number of lines of exactly `depth` plies. Finished positions have no children. The last ply is counted
/// without playing its moves.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut leaves = 0;
            position.each_move(|mv| {
                let mut next = position.clone();
                next.play(mv);
                leaves += perft(&next, depth - 1);
            });
            leaves
        }
    }
}

/// [`perft`] split by first move, in the order of [`Position::moves`]; `depth` is at least 1.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let count = |mv| {
        let mut next = position.clone();
        next.play(mv);
        (mv, perft(&next, depth - 1))
    };
    position.moves().into_iter().map(count).collect()
}
