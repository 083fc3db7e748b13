//! A second, very simple implementation of Pogo: nine texts for nine stacks, and an enumeration of all walks.

use crate::law::opinion::{Opinion, Tally};
use fastrand::Rng;

/// File and rank, from 0.
type Cell = (usize, usize);

#[derive(Clone)]
pub struct Plain {
    /// Ranks from the lowest, files from a. Each stack is a text of `W` and `b` from the bottom to the top.
    stacks: Vec<Vec<String>>,
    white_to_move: bool,
}

impl Opinion for Plain {
    /// Rules 1 and 2 are about turns and are tested by every comparison.
    const RULES: &'static [&'static str] = &["3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

    fn start(_: &mut Rng) -> Plain {
        let row = |stack: &str| vec![stack.to_owned(); 3];
        Plain {
            stacks: vec![row("WW"), row(""), row("bb")],
            white_to_move: true,
        }
    }

    fn anything(rng: &mut Rng) -> Plain {
        let mut plain = Plain {
            stacks: vec![vec![String::new(); 3]; 3],
            white_to_move: rng.bool(),
        };
        let mut pieces: Vec<char> = "WWWWWWbbbbbb".chars().collect();
        rng.shuffle(&mut pieces);
        // With one piece too many, too few or of the wrong colour it is not a position.
        match rng.usize(..24) {
            0 => pieces.push('W'),
            1 => drop(pieces.pop()),
            2 => pieces[0] = 'b',
            _ => {}
        }
        let mut cells: Vec<Cell> = cells().collect();
        rng.shuffle(&mut cells);
        // With few stacks they are tall, and more often all tops have the same colour.
        let max = if rng.bool() { 3 } else { 9 };
        cells.truncate(rng.usize(1..=max));
        for (number, piece) in pieces.into_iter().enumerate() {
            let everywhere = cells.get(number);
            let (file, rank) = *everywhere.unwrap_or_else(|| &cells[rng.usize(..cells.len())]);
            plain.stacks[rank][file].push(piece);
        }
        plain
    }

    fn options(&self) -> String {
        String::new()
    }

    fn text(&self) -> String {
        let rank = |rank: &Vec<String>| {
            let stacks = rank.iter().map(|stack| match stack.as_str() {
                "" => "-",
                pieces => pieces,
            });
            stacks.collect::<Vec<_>>().join(",")
        };
        let ranks: Vec<String> = self.stacks.iter().rev().map(rank).collect();
        let side = if self.white_to_move { "w" } else { "b" };
        format!("{} {side}", ranks.join("/"))
    }

    fn is_position(&self) -> bool {
        let count = |piece| self.stacks.concat().concat().matches(piece).count();
        count('W') == 6 && count('b') == 6 && !self.controls_all(self.own())
    }

    fn result(&self, tally: &mut Tally) -> Option<&'static str> {
        let (enemy, result) = if self.white_to_move {
            ('b', "black")
        } else {
            ('W', "white")
        };
        if !self.controls_all(enemy) {
            return None;
        }
        tally.decided("10");
        Some(result)
    }

    fn moves(&self, tally: &mut Tally) -> Vec<(String, Plain)> {
        let mut moves = Vec::new();
        for from in cells() {
            let stack = self.at(from);
            match stack.chars().last() {
                None => continue,
                Some(top) if top != self.own() => {
                    tally.decided("3");
                    continue;
                }
                Some(_) => {}
            }
            for count in 1..=3 {
                if stack.len() < count {
                    tally.decided("4");
                    continue;
                }
                let group = &stack[stack.len() - count..];
                let mut ends = Vec::new();
                for walk in walks(vec![from], count, tally) {
                    let end = walk[count];
                    if ends.contains(&end) {
                        tally.decided("9");
                        continue;
                    }
                    ends.push(end);
                    tally.decided("5");
                    if group.chars().any(|piece| piece != self.own()) {
                        tally.decided("4");
                    }
                    if walk[1..].iter().any(|&cell| !self.at(cell).is_empty()) {
                        tally.decided("6");
                    }
                    if count == 3 && are_neighbours(from, end) {
                        tally.decided("8");
                    }
                    let mut next = self.clone();
                    next.stacks[from.1][from.0].truncate(stack.len() - count);
                    next.stacks[end.1][end.0] += group;
                    next.white_to_move = !self.white_to_move;
                    moves.push((format!("{count}{}-{}", name(from), name(end)), next));
                }
            }
        }
        if moves.is_empty() {
            tally.decided("11");
        }
        moves
    }

    fn repetition(&self) -> Option<(String, &'static str)> {
        Some((self.text(), "12"))
    }
}

impl Plain {
    fn at(&self, (file, rank): Cell) -> &str {
        &self.stacks[rank][file]
    }

    fn own(&self) -> char {
        if self.white_to_move { 'W' } else { 'b' }
    }

    /// Whether every stack has a piece of this colour on top.
    fn controls_all(&self, colour: char) -> bool {
        let mut stacks = self.stacks.iter().flatten().filter(|s| !s.is_empty());
        stacks.all(|stack| stack.ends_with(colour))
    }
}

/// All walks that continue this one by this many steps without visiting a cell twice.
fn walks(walk: Vec<Cell>, steps: usize, tally: &mut Tally) -> Vec<Vec<Cell>> {
    if steps == 0 {
        return vec![walk];
    }
    let mut all = Vec::new();
    for to in cells().filter(|&to| are_neighbours(walk[walk.len() - 1], to)) {
        if walk.contains(&to) {
            tally.decided("7");
        } else {
            let longer = [&walk[..], &[to]].concat();
            all.extend(walks(longer, steps - 1, tally));
        }
    }
    all
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..9).map(|number| (number % 3, number / 3))
}

/// Neighbours along a rank or a file, not diagonally.
fn are_neighbours(a: Cell, b: Cell) -> bool {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1
}

fn name((file, rank): Cell) -> String {
    format!("{}{}", &"abc"[file..=file], rank + 1)
}
