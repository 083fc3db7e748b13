//! The searchers of the worker. Each keeps its results from question to question about one kind of game.

use crate::play::{AnySearcher, SearchableGame};

/// The use of a searcher. A level must not profit from the results of another level or an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Lines,
    Threat,
    Level(usize),
}

impl Role {
    /// The maximum size of its table in bytes.
    fn bytes(self) -> usize {
        match self {
            Role::Lines => 32 << 20,
            Role::Level(_) => 16 << 20,
            Role::Threat => 1 << 20,
        }
    }
}

/// Enough for two levels that play each other, an analysis and its threat.
const MAX_SEARCHERS: usize = 4;

/// The searchers for one kind of game. The one that was used last is at the end.
#[derive(Default)]
pub(super) struct Engines {
    slug: &'static str,
    engines: Vec<(Role, Box<dyn AnySearcher>)>,
}

impl Engines {
    /// The searcher with this role for this kind of game. The searchers of another game are dropped.
    pub(super) fn for_kind(
        &mut self,
        kind: &dyn SearchableGame,
        role: Role,
    ) -> &mut dyn AnySearcher {
        if self.slug != kind.slug() {
            self.engines.clear();
            self.slug = kind.slug();
        }
        let place = self.engines.iter().position(|(one, _)| *one == role);
        let entry = match place {
            Some(place) => self.engines.remove(place),
            None => {
                // Free memory before the new searcher allocates its own.
                while self.engines.len() >= MAX_SEARCHERS {
                    self.engines.remove(0);
                }
                (role, kind.searcher(role.bytes()))
            }
        };
        let place = self.engines.len();
        self.engines.push(entry);
        self.engines[place].1.as_mut()
    }

    /// The searcher with this role, if it was used before.
    pub(super) fn at(&mut self, role: Role) -> Option<&mut Box<dyn AnySearcher>> {
        let mut engines = self.engines.iter_mut();
        engines
            .find(|(one, _)| *one == role)
            .map(|(_, engine)| engine)
    }
}
