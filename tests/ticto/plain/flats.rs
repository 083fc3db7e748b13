//! Moves of flat pieces: slides, standing up, rebellions, and landing on piles.

use super::board::{DIRECTIONS, EXITS, Piece, Spot, are_parallel, from, in_margin, on_board};
use super::{Moves, Plain};
use crate::law::opinion::Tally;

impl Plain {
    pub fn flat_moves(&self, tally: &mut Tally, moves: &mut Moves) {
        for (index, &piece) in self.pieces.iter().enumerate() {
            if !piece.is_flat() || piece.white != self.white_to_move {
                continue;
            }
            let covers = self.above(index);
            if self.is_protected(piece) {
                tally.decided("F1 round");
            } else if covers.is_empty() {
                let rest = self.without(index);
                for direction in DIRECTIONS {
                    rest.slide(piece, direction, tally, moves);
                }
                if piece.rectangle {
                    rest.tip_up(piece, tally, moves);
                } else {
                    for direction in DIRECTIONS {
                        let segment = from(piece.low, direction, 1);
                        rest.placement(piece, piece.at(segment, segment), "U2", tally, moves);
                    }
                }
            } else if covers.iter().any(|cover| cover.white == piece.white) {
                tally.decided("F1 load");
            } else {
                tally.decided("F2");
            }
        }
    }

    fn slide(&self, piece: Piece, direction: Spot, tally: &mut Tally, moves: &mut Moves) {
        let mut at = piece;
        let mut next = at.shifted(direction, 2);
        let mut bar = self.bars_step(at, next, direction);
        while bar.is_none() {
            at = next;
            next = at.shifted(direction, 2);
            bar = self.bars_step(at, next, direction);
            let landed = self.landed(at, tally);
            let may_stop = landed.is_some();
            if let Some(landed) = landed {
                tally.decided("F3");
                moves.push((format!("{}-{}", piece.name(), at.name()), landed));
            }
            let is_enemy = |other: Piece| other.white != piece.white;
            if at.cells().any(|cell| self.top(cell).is_some_and(is_enemy)) {
                if bar.is_none() {
                    tally.decided(if may_stop { "F5" } else { "F6 before" });
                }
                return;
            }
            let covers_enemy = |cell| self.pile(cell).into_iter().any(is_enemy);
            if bar.is_none() && at.cells().any(covers_enemy) {
                tally.decided("F7 over");
            }
        }
        tally.decided(bar.expect("what ended the slide"));
    }

    /// The rule that forbids a step, regardless of the pieces at its end.
    fn bars_step(&self, at: Piece, to: Piece, direction: Spot) -> Option<&'static str> {
        let left = [from(at.low, direction, 1), from(at.high, direction, 1)];
        if !to.lies_well() {
            Some("F4 margin")
        } else if left.iter().any(|&segment| self.wall(segment).is_some()) {
            Some("F4 wall")
        } else {
            self.bars_lying(to, ["F4 under", "F4 exit", "F4 round"])
        }
    }

    /// The rule that forbids a flat piece on these cells: a wall between them, an exit or a round.
    pub fn bars_lying(&self, to: Piece, rules: [&'static str; 3]) -> Option<&'static str> {
        if to.rectangle && self.wall(to.middle()).is_some() {
            Some(rules[0])
        } else if to.cells().any(|cell| EXITS.contains(&cell)) {
            Some(rules[1])
        } else if to.cells().any(|cell| self.has_round(cell)) {
            Some(rules[2])
        } else {
            None
        }
    }

    /// Puts a piece from outside the board down on its cells, if the piles allow it.
    pub fn landed(&self, lander: Piece, tally: &mut Tally) -> Option<Plain> {
        let mut victims = Vec::new();
        let mut lands_on_any = false;
        for cell in lander.cells() {
            let pile = self.pile_indices(cell);
            lands_on_any |= !pile.is_empty();
            let [_, upper] = pile[..] else { continue };
            if self.pieces[upper].white == lander.white {
                tally.decided("F7 on");
                return None;
            }
            if self.is_protected(self.pieces[upper]) {
                tally.decided("K2");
                return None;
            }
            victims.push(upper);
        }
        victims.sort();
        victims.dedup();
        if victims.iter().any(|&victim| !self.above(victim).is_empty()) {
            tally.decided("K5");
        }
        match victims.len() {
            0 if lands_on_any => tally.decided("F6 stop"),
            0 => {}
            1 => tally.decided("K1 one"),
            _ => tally.decided("K1 two"),
        }
        let mut next = self.turned();
        for &victim in victims.iter().rev() {
            next.pieces.remove(victim);
            next.counter = 0;
        }
        if next.pieces.iter().any(|other| lander.is_like_enemy(other)) {
            next.last = format!("*{}", lander.name());
        }
        next.pieces.push(lander);
        Some(next)
    }

    fn tip_up(&self, piece: Piece, tally: &mut Tally, moves: &mut Moves) {
        let half_out = !on_board(piece.low) || !on_board(piece.high);
        for direction in DIRECTIONS {
            let end = piece.front(direction);
            let segment = from(end, direction, 1);
            let tall = piece.at(segment, segment);
            let long = piece.shifted(direction, 1);
            match (are_parallel(direction, piece.along()), half_out) {
                (true, false) => self.placement(piece, tall, "U3 tall", tally, moves),
                (false, false) => self.placement(piece, long, "U3 long", tally, moves),
                (true, true) if on_board(end) => self.placement(piece, tall, "U4", tally, moves),
                _ => {}
            }
        }
    }

    /// Stands a piece up in a groove, if there is room.
    fn placement(
        &self,
        piece: Piece,
        to: Piece,
        rule: &'static str,
        tally: &mut Tally,
        moves: &mut Moves,
    ) {
        match self.placements(to) {
            Ok(()) => {
                tally.decided(rule);
                self.put_up(piece, to, moves);
            }
            Err(rule) => tally.decided(rule),
        }
    }

    /// Checks that there is room for a wall. Otherwise returns the rule that forbids it.
    fn placements(&self, wall: Piece) -> Result<(), &'static str> {
        self.is_free(wall.low)?;
        self.is_free(wall.high)?;
        if wall.is_long() && self.is_held(wall.middle()) {
            return Err("U3 crossing");
        }
        Ok(())
    }

    pub fn rebellions(&self, tally: &mut Tally, moves: &mut Moves) {
        for (index, &piece) in self.pieces.iter().enumerate() {
            if !piece.is_flat() || piece.white != self.white_to_move {
                continue;
            }
            let covers = self.above(index);
            let Some(cover) = covers.iter().find(|cover| cover.white != piece.white) else {
                continue;
            };
            if !piece.is_like_enemy(cover) {
                tally.decided("B1 unlike");
            } else if self.is_protected(piece) {
                tally.decided("B1 round");
            } else if self.last == format!("*{}", piece.name()) {
                tally.decided("B2");
            } else {
                tally.decided("B1 pair");
                let mut next = self.without(index).turned();
                next.pieces.push(piece);
                next.last = format!("*{}", piece.name());
                moves.push((format!("{}*", piece.name()), next));
            }
        }
    }
}

impl Piece {
    /// Whether a flat piece is on the board, with at most one half of a rectangle in the margin.
    pub fn lies_well(self) -> bool {
        match (on_board(self.low), on_board(self.high)) {
            (true, true) => true,
            (true, false) => self.rectangle && in_margin(self.high),
            (false, true) => self.rectangle && in_margin(self.low),
            (false, false) => false,
        }
    }

    /// Whether it lies flat on exactly the same cells, has the same kind and belongs to the other side.
    pub fn is_like_enemy(self, other: &Piece) -> bool {
        self.white != other.white
            && self.rectangle == other.rectangle
            && (self.low, self.high) == (other.low, other.high)
    }
}
