//! The moves of a piece in a direction: a step, a capture, or a push of a line of others, possibly with the ball.

use super::cells::{Cell, WAYS, is_corner, is_on_board, is_on_edge, name, step};
use super::{Plain, value};
use crate::law::opinion::Tally;

impl Plain {
    /// The possible moves of a piece in a direction: none, one, or two for a push that can deflect the ball.
    /// Each has its end of the notation.
    pub fn turns(&self, from: Cell, way: Cell, tally: &mut Tally) -> Vec<(String, Plain)> {
        let to = step(from, way);
        let there = self.at(to);
        if there == '#' {
            tally.decided("2");
            return Vec::new();
        }
        if there == '.' {
            tally.decided("3");
            return vec![(String::new(), self.moved(&[from], way))];
        }
        if value(self.at(from)) == 1 && value(there) == 4 {
            tally.decided("8");
            if self.is_own(there) {
                return Vec::new();
            }
            return vec![(String::new(), self.moved(&[from], way))];
        }
        // The moving piece and everything it pushes: up to the ball, an empty cell or the end of the board.
        let mut line = vec![from, to];
        let mut beyond = step(to, way);
        while self.at(line[line.len() - 1]) != 'o' && !".#".contains(self.at(beyond)) {
            line.push(beyond);
            beyond = step(beyond, way);
        }
        for (nth, pair) in line.windows(2).enumerate() {
            let (pusher, pushed) = (value(self.at(pair[0])), value(self.at(pair[1])));
            if pusher <= pushed {
                tally.decided(match nth {
                    0 => "4",
                    _ if pusher == 1 && pushed == 4 => "8",
                    _ => "5",
                });
                return Vec::new();
            }
        }
        tally.decided(if line.len() == 2 { "4" } else { "5" });
        if self.at(line[line.len() - 1]) == 'o' {
            return self.pushes_of_the_ball(&line, way, tally);
        }
        if self.at(beyond) == '#' {
            tally.decided("6");
        }
        vec![(String::new(), self.moved(&line, way))]
    }

    /// The normal and the deflected push, each checked separately. The ball is the last in the line.
    fn pushes_of_the_ball(
        &self,
        line: &[Cell],
        way: Cell,
        tally: &mut Tally,
    ) -> Vec<(String, Plain)> {
        let (pieces, ball) = (&line[..line.len() - 1], line[line.len() - 1]);
        let toucher = pieces[pieces.len() - 1];
        let mut turns = Vec::new();
        if let Some(next) = self.normal_push(line, way, tally) {
            turns.push((String::new(), next));
        }
        if !is_on_edge(ball) {
            return turns;
        }
        if is_on_edge(toucher) != is_on_edge(line[0]) {
            tally.decided("18");
        }
        if !is_on_edge(toucher) {
            return turns;
        }
        tally.decided("12");
        let (landing, rule) = landing(ball, way);
        if self.at(landing) == '.' {
            tally.decided(rule);
            if turns.is_empty() {
                tally.decided("17");
            }
            if pieces.len() > 1 {
                tally.decided("18");
            }
            let mut next = self.moved(pieces, way);
            next.put(landing, 'o');
            turns.push((format!("/{}", name(landing)), next));
        } else {
            tally.decided("16");
            if !turns.is_empty() {
                tally.decided("17");
            }
        }
        turns
    }

    fn normal_push(&self, line: &[Cell], way: Cell, tally: &mut Tally) -> Option<Plain> {
        let target = step(line[line.len() - 1], way);
        let mut next = self.moved(line, way);
        if is_on_board(target) {
            tally.decided("7");
            return (self.at(target) == '.').then_some(next);
        }
        let over_a_file = !(0..7).contains(&target.0);
        let over_a_rank = !(0..7).contains(&target.1);
        let is_diagonal = way.0 != 0 && way.1 != 0;
        tally.decided(match (over_a_file && over_a_rank, is_diagonal) {
            (true, _) => "11",
            (false, true) => "10",
            (false, false) => "9",
        });
        next.state = if target.1 > 6 { "#w" } else { "#b" }.to_owned();
        (!over_a_file).then_some(next)
    }

    /// Everything in the line moves by one cell. Pieces that leave the board or are stepped on are removed.
    fn moved(&self, line: &[Cell], way: Cell) -> Plain {
        let mut next = self.clone();
        for &cell in line {
            next.put(cell, '.');
        }
        for &cell in line {
            let to = step(cell, way);
            if is_on_board(to) {
                next.put(to, self.at(cell));
            }
        }
        next.white_to_move = !self.white_to_move;
        next.state = "-".to_owned();
        next
    }
}

/// The cell to which a deflected push moves the ball, and the rule for it.
pub fn landing(ball: Cell, way: Cell) -> (Cell, &'static str) {
    let is_diagonal = way.0 != 0 && way.1 != 0;
    if is_corner(ball) && !is_diagonal {
        let aside = [step(ball, (way.1, way.0)), step(ball, (-way.1, -way.0))];
        let landing = aside.into_iter().find(|&cell| is_on_board(cell));
        return (landing.expect("one of both is on the board"), "15");
    }
    // The diagonal cell that is nearest to the normal target.
    let target = step(ball, way);
    let distance = |cell: &Cell| (cell.0 - target.0).pow(2) + (cell.1 - target.1).pow(2);
    let diagonals = WAYS.into_iter().filter(|way| way.0 != 0 && way.1 != 0);
    let landings = diagonals
        .map(|way| step(ball, way))
        .filter(|&cell| is_on_board(cell));
    let nearest = landings.min_by_key(distance);
    let landing = nearest.expect("a cell has a diagonal on the board");
    (landing, if is_diagonal { "14" } else { "13" })
}
