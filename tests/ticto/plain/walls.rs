//! Moves of pieces in a groove: glides, tips, lying down and pushes.

use super::board::{DIRECTIONS, Piece, Spot, are_parallel, exists, from, is_ideological};
use super::{Moves, Plain};
use crate::law::opinion::Tally;

impl Plain {
    pub fn wall_moves(&self, tally: &mut Tally, moves: &mut Moves) {
        for (index, &piece) in self.pieces.iter().enumerate() {
            if !piece.is_wall() || piece.white != self.white_to_move {
                continue;
            }
            let rest = self.without(index);
            for direction in DIRECTIONS {
                if are_parallel(direction, piece.along()) {
                    rest.go_along(piece, direction, tally, moves);
                    rest.push(piece, direction, tally, moves);
                } else {
                    rest.lie_down(piece, direction, tally, moves);
                }
            }
        }
    }

    fn go_along(&self, piece: Piece, direction: Spot, tally: &mut Tally, moves: &mut Moves) {
        let front = piece.front(direction);
        // First the crossing at its end, then the segment after it, and so on.
        let ahead = |half_cells| from(front, direction, half_cells);
        if !piece.rectangle {
            if self.is_free(ahead(2)).is_ok() {
                tally.decided("W1");
            }
        } else if piece.is_tall() {
            let long = piece.at(ahead(2), ahead(4));
            if let Err(rule) = self.is_free(ahead(2)).and(self.is_free(ahead(4))) {
                tally.decided(rule);
            } else if self.is_held(ahead(1)) || self.is_held(ahead(3)) {
                tally.decided("W4 crossing");
            } else {
                tally.decided("W4 tip");
                self.put_up(piece, long, moves);
            }
        } else {
            if let Err(rule) = self.is_free(ahead(2)) {
                tally.decided(rule);
            } else if self.is_held(ahead(1)) {
                tally.decided("W3 crossing");
            } else {
                let tall = piece.at(ahead(2), ahead(2));
                tally.decided("W3 tip");
                self.put_up(piece, tall, moves);
            }
            let mut at = piece.shifted(direction, 2);
            while self.is_free(at.front(direction)).is_ok() {
                if self.is_held(at.middle()) {
                    tally.decided("W2 crossing");
                    break;
                }
                tally.decided("W2 glide");
                self.put_up(piece, at, moves);
                at = at.shifted(direction, 2);
            }
        }
    }

    /// Puts a piece from outside the board into a groove.
    pub fn put_up(&self, piece: Piece, to: Piece, moves: &mut Moves) {
        let mut next = self.turned();
        next.pieces.push(to);
        moves.push((format!("{}>{}", piece.name(), to.name()), next));
    }

    fn lie_down(&self, piece: Piece, direction: Spot, tally: &mut Tally, moves: &mut Moves) {
        let near = piece.shifted(direction, 1);
        let flat = if piece.is_tall() {
            near.at(near.low, from(near.low, direction, 2))
        } else {
            near
        };
        if !flat.lies_well() {
            tally.decided("W5 margin");
        } else if let Some(rule) = self.bars_lying(flat, ["W5 wall", "W5 exit", "W5 round"]) {
            tally.decided(rule);
        } else if let Some(next) = self.landed(flat, tally) {
            tally.decided(match (piece.is_long(), piece.is_tall()) {
                (true, _) => "W5 long",
                (_, true) => "W5 tall",
                _ => "W5 square",
            });
            moves.push((format!("{}>{}", piece.name(), flat.name()), next));
        }
    }

    fn push(&self, pusher: Piece, direction: Spot, tally: &mut Tally, moves: &mut Moves) {
        let segment = from(pusher.front(direction), direction, 2);
        let found = |piece: &Piece| piece.is_wall() && piece.covers(segment);
        let Some(index) = self.pieces.iter().position(found) else {
            return;
        };
        let victim = self.pieces[index];
        let death = self.death(victim, direction);
        if !self.is_tense(pusher, victim) {
            tally.decided("P1");
            return;
        }
        if victim.white == pusher.white {
            tally.decided(if death.is_some() { "K3" } else { "P2 own" });
            return;
        }
        if self.last == format!("{}!{}", victim.name(), pusher.name()) {
            tally.decided("P3");
            return;
        }
        let mut next = self.turned();
        let pusher_after = pusher.shifted(direction, 2);
        if let Some(rule) = death {
            tally.decided(rule);
            next.pieces.remove(index);
            next.counter = 0;
        } else {
            tally.decided("P2 enemy");
            let victim_after = victim.shifted(direction, 2);
            next.pieces[index] = victim_after;
            next.last = format!("{}!{}", pusher_after.name(), victim_after.name());
        }
        next.pieces.push(pusher_after);
        moves.push((format!("{}!{}", pusher.name(), victim.name()), next));
    }

    /// Whether two walls are end to end in a groove, without a rectangle across between them.
    pub fn is_tense(&self, one: Piece, other: Piece) -> bool {
        let (low, high) = if one.high < other.low {
            (one, other)
        } else {
            (other, one)
        };
        one.is_wall()
            && other.is_wall()
            && one.along() == other.along()
            && high.low == from(low.high, low.along(), 2)
            && !self.is_held(from(low.high, low.along(), 1))
    }

    /// The rule by which a wall that is pushed in this direction dies, if it does.
    fn death(&self, victim: Piece, direction: Spot) -> Option<&'static str> {
        let crossing = from(victim.front(direction), direction, 1);
        let beyond = from(victim.front(direction), direction, 2);
        let roof = |piece: &Piece| piece.is_flat() && piece.covers(beyond);
        if !exists(beyond) {
            let long = victim.is_long();
            Some(if long { "P4a half off" } else { "P4a off" })
        } else if self.wall(beyond).is_some() {
            Some("P4b")
        } else if self.is_held(crossing) {
            Some("P4c long")
        } else if self.pieces.iter().any(roof) {
            Some("P4c flat")
        } else if is_ideological(beyond) {
            Some("P4d")
        } else {
            None
        }
    }
}
