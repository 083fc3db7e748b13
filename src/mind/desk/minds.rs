//! Who thinks at the desk: each remembers what it found from question to question of one kind of game.

use crate::play::{Thinking, Thinks};

/// What somebody is asked for. A level is not helped by what was found for another or for an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Lines,
    Threat,
    Level(usize),
}

impl Role {
    /// The most bytes that its table takes.
    fn bytes(self) -> usize {
        match self {
            Role::Lines => 32 << 20,
            Role::Level(_) => 16 << 20,
            Role::Threat => 1 << 20,
        }
    }
}

/// More than two levels that play each other, with an analysis beside them, are not kept.
const MOST: usize = 4;

/// Those of one kind of game, who was asked last at the end.
#[derive(Default)]
pub(super) struct Minds {
    slug: &'static str,
    seated: Vec<(Role, Box<dyn Thinking>)>,
}

impl Minds {
    /// Whoever has this role in this kind of game, to be asked. Another game's are sent home.
    pub(super) fn seat(&mut self, kind: &dyn Thinks, role: Role) -> &mut dyn Thinking {
        if self.slug != kind.slug() {
            self.seated.clear();
            self.slug = kind.slug();
        }
        let place = self.seated.iter().position(|(one, _)| *one == role);
        let seat = match place {
            Some(place) => self.seated.remove(place),
            None => {
                // Whoever leaves frees the memory first.
                while self.seated.len() >= MOST {
                    self.seated.remove(0);
                }
                (role, kind.thinking(role.bytes()))
            }
        };
        let place = self.seated.len();
        self.seated.push(seat);
        self.seated[place].1.as_mut()
    }

    /// Whoever has this role and was asked.
    pub(super) fn at(&mut self, role: Role) -> Option<&mut Box<dyn Thinking>> {
        let mut seated = self.seated.iter_mut();
        seated.find(|(one, _)| *one == role).map(|(_, mind)| mind)
    }
}
