//! Checks that texts are valid positions.

use super::Plain;
use super::board::{DIRECTIONS, EXITS, Piece, exists, from, groove, is_cell, is_ideological};

impl Plain {
    pub fn is_valid(&self) -> bool {
        self.counter <= 100
            && self.pieces_are_well()
            && self.rounds_are_in_turn()
            && self.last_is_possible()
    }

    /// Whether the pieces and the rounds can be in their places.
    pub fn pieces_are_well(&self) -> bool {
        self.pieces.iter().all(|piece| piece.is_somewhere())
            && self.has_not_too_many()
            && self.leave_each_other_room()
            && self.rounds_stand_well()
    }

    /// Rejection 2.
    fn has_not_too_many(&self) -> bool {
        let count = |white, rectangle| {
            let alike = |p: &&Piece| p.white == white && p.rectangle == rectangle;
            self.pieces.iter().filter(alike).count()
        };
        [true, false]
            .iter()
            .all(|&white| count(white, false) <= 7 && count(white, true) <= 2)
    }

    /// Rejections 5 and 6.
    fn leave_each_other_room(&self) -> bool {
        self.pieces.iter().enumerate().all(|(index, piece)| {
            let alone = self.pieces[..index].iter().all(|other| {
                let both_flat = piece.is_flat() && other.is_flat();
                let spots = [piece.low, piece.high, piece.middle()];
                both_flat || spots.iter().all(|&spot| !other.covers(spot))
            });
            alone && piece.cells().all(|cell| self.pile(cell).len() <= 2)
        })
    }

    /// Rejection 7.
    fn rounds_stand_well(&self) -> bool {
        let placements = |white| {
            let cell = self.round(white);
            EXITS.contains(&cell) || self.top(cell).is_some_and(|top| top.white == white)
        };
        self.rounds[0] != self.rounds[1] && placements(true) && placements(false)
    }

    /// Rejection 8.
    fn rounds_are_in_turn(&self) -> bool {
        let [white_home, black_home] =
            [true, false].map(|side| self.round(side) == self.home(side));
        let [white_arrived, black_arrived] = [true, false].map(|side| self.has_arrived(side));
        let white_early = white_home && !(black_home && self.white_to_move);
        let black_late = black_home && !white_home && self.white_to_move;
        let overslept = black_arrived && !self.white_to_move;
        let no_extension = !self.extension && white_arrived && black_arrived;
        !white_early && !black_late && !overslept && !no_extension
    }

    /// Rejection 9.
    fn last_is_possible(&self) -> bool {
        self.last == "-" || self.possible_last().contains(&self.last)
    }

    /// All last actions that can have led to this position.
    pub fn possible_last(&self) -> Vec<String> {
        let mut possible = Vec::new();
        for (index, one) in self.pieces.iter().enumerate() {
            for other in &self.pieces[index + 1..] {
                let own_below = one.white == self.white_to_move && one.is_like_enemy(other);
                if own_below && one.is_flat() && !self.is_protected(*one) {
                    possible.push(format!("*{}", one.name()));
                }
                if one.white != other.white && self.is_tense(*one, *other) {
                    let (pusher, pushed) = if one.white == self.white_to_move {
                        (other, one)
                    } else {
                        (one, other)
                    };
                    possible.push(format!("{}!{}", pusher.name(), pushed.name()));
                }
            }
        }
        possible
    }
}

impl Piece {
    /// Rejections 3 and 4.
    fn is_somewhere(self) -> bool {
        if self.is_flat() {
            let is_whole = if self.rectangle {
                is_cell(self.high) && self.is_two_in_line()
            } else {
                self.low == self.high
            };
            let on_exit = EXITS.contains(&self.low) || EXITS.contains(&self.high);
            is_whole && self.lies_well() && !on_exit
        } else {
            let along = groove(self.low);
            let is_whole =
                self.low == self.high || self.rectangle && self.high == from(self.low, along, 2);
            let may_stand = |segment| exists(segment) && !is_ideological(segment);
            is_whole && may_stand(self.low) && may_stand(self.high)
        }
    }

    fn is_two_in_line(self) -> bool {
        DIRECTIONS[2..]
            .iter()
            .any(|&direction| self.high == from(self.low, direction, 2))
    }
}
