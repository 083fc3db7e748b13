//! What a legal move does to the board; whether it is legal is not asked.

use super::moves::Move;
use super::position::{Last, Man, Sketch};
use super::stand::{Stand, between, is_segment};
use tablero::play::Spot;
use tablero::rules::Side;

/// The exit cells of White and Black, and with the segments around them the places closed to walls.
pub const EXITS: [Spot; 2] = [Spot::cell(4, 1), Spot::cell(4, 7)];

/// Whether a place is an exit cell or a segment around one.
pub fn is_ideological(at: Spot) -> bool {
    let near = |exit: Spot| at.x.abs_diff(exit.x) + at.y.abs_diff(exit.y) <= 1;
    EXITS.into_iter().any(near)
}

impl Sketch {
    pub fn act(&mut self, mv: Move) {
        let pieces = self.men.len();
        self.last = match mv {
            Move::Round { to, .. } => {
                self.rounds[self.turn as usize] = to;
                Last::Nothing
            }
            Move::Go { to, .. } => {
                let actor = self.actor(mv).expect("the piece that goes is there");
                self.men.retain(|man| *man != actor);
                self.come_to(to)
            }
            Move::Push { pusher, pushed } => self.push(pusher, pushed),
            Move::Rebel(pair) => {
                for man in self.men.iter_mut().filter(|man| man.stand == pair) {
                    let upper = !man.is_upper();
                    *man = lying(man.side, pair, |_| upper);
                }
                Last::Covered(pair)
            }
        };
        self.counter = if self.men.len() < pieces {
            0
        } else {
            (self.counter + 1).min(100)
        };
        let goal = |side: Side| EXITS[side.other() as usize];
        if !self.extended
            && Side::BOTH
                .into_iter()
                .all(|side| self.round(side) == goal(side))
        {
            (self.extended, self.counter) = (true, 0);
        }
        self.turn = self.turn.other();
        self.sort();
    }

    /// Puts the mover's piece down, kills what it must, and says what the next ply may not do.
    fn come_to(&mut self, to: Stand) -> Last {
        let dead: Vec<Man> = to
            .cells()
            .into_iter()
            .filter_map(|cell| self.pile(cell).get(1).copied())
            .collect();
        self.men.retain(|man| !dead.contains(man));
        self.sink();
        let is_below = |man: &Man| man.stand == to && man.side != self.turn && to.is_flat();
        let covers = self.men.iter().any(is_below);
        let lander = lying(self.turn, to, |cell| !self.pile(cell).is_empty());
        self.men.push(lander);
        if covers {
            Last::Covered(to)
        } else {
            Last::Nothing
        }
    }

    /// What lay on a dead piece now lies alone.
    fn sink(&mut self) {
        let before = self.clone();
        for man in &mut self.men {
            *man = lying(man.side, man.stand, |cell| {
                man.is_upper_on(cell) && before.pile(cell).len() == 2
            });
        }
    }

    fn push(&mut self, pusher: Stand, pushed: Stand) -> Last {
        let (step_from, step_to) = step(pusher, pushed);
        let place = |of: Stand| of.moved(step_from, step_to);
        let ahead = |at: Spot| Spot {
            x: at.x + step_to.x - step_from.x,
            y: at.y + step_to.y - step_from.y,
            ..at
        };
        let (turn, enemy) = (self.turn, self.turn.other());
        let old = pushed.named();
        let front = old.iter().copied().find(|&at| !old.contains(&ahead(at)));
        let front = front.expect("a wall has a front");
        let (beyond, crossing) = (ahead(front), between(front, ahead(front)));
        let blocks = |man: &Man| {
            let stand = man.stand;
            let holds = !stand.is_flat() && stand.named().contains(&beyond);
            holds
                || stand
                    .middle()
                    .is_some_and(|at| at == beyond || at == crossing)
        };
        let dies = !is_segment(beyond) || is_ideological(beyond) || self.men.iter().any(blocks);
        self.men
            .retain(|man| (man.side, man.stand) != (enemy, pushed) || !dies);
        for man in &mut self.men {
            if [(turn, pusher), (enemy, pushed)].contains(&(man.side, man.stand)) {
                man.stand = place(man.stand);
            }
        }
        if dies {
            Last::Nothing
        } else {
            Last::Pushed(place(pusher), place(pushed))
        }
    }
}

fn lying(side: Side, stand: Stand, upper: impl Fn(Spot) -> bool) -> Man {
    let mut man = Man {
        side,
        stand,
        upper: [false; 2],
    };
    if stand.is_flat() {
        for (mark, at) in man.upper.iter_mut().zip(stand.named()) {
            *mark = stand.cells().contains(&at) && upper(at);
        }
    }
    man
}

/// A step of one segment in the direction of a push.
pub fn step(pusher: Stand, pushed: Stand) -> (Spot, Spot) {
    let pairs = |at: Spot| pushed.named().into_iter().map(move |to| (at, to));
    let apart = |(a, b): &(Spot, Spot)| a.x.abs_diff(b.x) + a.y.abs_diff(b.y);
    pusher
        .named()
        .into_iter()
        .flat_map(pairs)
        .min_by_key(apart)
        .expect("walls are somewhere")
}
