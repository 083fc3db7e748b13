//! Pieces in the grooves: gliding, tipping, lying down and pushing.

use super::ground::Ground;
use super::lattice::{Way, go};
use super::position::Last;
use super::{Reason, Shape, Stand};

impl Ground<'_> {
    /// Glides a rectangle that lies in a groove by one segment.
    pub(super) fn glide(&self, long: Stand, way: Way) -> Result<Stand, Reason> {
        self.beyond(long, way)?;
        Ok(long.moved(way))
    }

    /// Tips a rectangle that lies in a groove on its end, next to its old place.
    pub(super) fn tip_up(&self, long: Stand, way: Way) -> Result<Stand, Reason> {
        self.beyond(long, way)?;
        Ok(Stand::new(Shape::Tall, go(long.front(way), way, 2)))
    }

    /// Whether the next crossing and segment are open.
    fn beyond(&self, stand: Stand, way: Way) -> Result<(), Reason> {
        let front = stand.front(way);
        self.free(go(front, way, 2))?;
        self.open(go(front, way, 1))
    }

    /// Lays a rectangle on end into the two segments beside it.
    pub(super) fn tip_down(&self, tall: Stand, way: Way) -> Result<Stand, Reason> {
        for near in [0, 2] {
            self.free(go(tall.first(), way, near + 2))?;
            self.open(go(tall.first(), way, near + 1))?;
        }
        let first = if way == way.axis() { 2 } else { 4 };
        Ok(Stand::new(Shape::Long, go(tall.first(), way, first)))
    }

    /// Lays a wall down on one side of its groove.
    pub(super) fn lie(&self, wall: Stand, way: Way) -> Result<Stand, Reason> {
        let to = wall.lain(way);
        if !self.is_real(go(wall.first(), way, 1)) {
            return Err(Reason::NoCellBeside);
        }
        to.named().try_for_each(|at| self.enter(at))?;
        if let Some(at) = to.middle().filter(|at| self.is_walled(*at)) {
            return Err(Reason::Across { at });
        }
        self.settle(to)?;
        Ok(to)
    }

    /// The enemy wall that is in tension with an own wall in this direction.
    pub(super) fn tension(&self, wall: Stand, way: Way) -> Result<Stand, Reason> {
        let front = wall.front(way);
        let (crossing, next) = (go(front, way, 1), go(front, way, 2));
        if self.is_own_wall(next) {
            return Err(Reason::OwnWall { at: next });
        }
        let position = self.position;
        let enemies = position.army(position.turn.other());
        let Some(enemy) = enemies.wall(next).filter(|_| self.is_enemy_wall(next)) else {
            return Err(Reason::NoTension { at: next });
        };
        if self.is_held(crossing) {
            return Err(Reason::CrossingBetween { at: crossing });
        }
        Ok(enemy.stand)
    }

    /// The enemy wall that a wall may push in this direction.
    pub(super) fn push(&self, wall: Stand, way: Way) -> Result<Stand, Reason> {
        let enemy = self.tension(wall, way)?;
        let barred = Last::Pushed {
            pusher: enemy,
            pushed: wall,
        };
        if self.position.last == barred {
            return Err(Reason::NoAnswer {
                at: go(wall.front(way), way, 2),
            });
        }
        Ok(enemy)
    }

    /// Where a pushed wall goes. If it dies, the reason.
    pub(super) fn pushed(&self, enemy: Stand, way: Way) -> Result<Stand, Reason> {
        self.beyond(enemy, way)?;
        Ok(enemy.moved(way))
    }
}
