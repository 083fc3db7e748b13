//! Pieces in the grooves: gliding, tipping, lying down and pushing.

use super::ground::Ground;
use super::lattice::{Direction, go};
use super::position::Last;
use super::{Placement, Reason, Shape};

impl Ground<'_> {
    /// Glides a rectangle that lies in a groove by one segment.
    pub(super) fn glide(&self, long: Placement, direction: Direction) -> Result<Placement, Reason> {
        self.beyond(long, direction)?;
        Ok(long.moved(direction))
    }

    /// Tips a rectangle that lies in a groove on its end, next to its old place.
    pub(super) fn tip_up(
        &self,
        long: Placement,
        direction: Direction,
    ) -> Result<Placement, Reason> {
        self.beyond(long, direction)?;
        Ok(Placement::new(
            Shape::Tall,
            go(long.front(direction), direction, 2),
        ))
    }

    /// Checks that the next crossing and segment are free.
    fn beyond(&self, placement: Placement, direction: Direction) -> Result<(), Reason> {
        let front = placement.front(direction);
        self.free(go(front, direction, 2))?;
        self.open(go(front, direction, 1))
    }

    /// Lays a rectangle on end into the two segments beside it.
    pub(super) fn tip_down(
        &self,
        tall: Placement,
        direction: Direction,
    ) -> Result<Placement, Reason> {
        for near in [0, 2] {
            self.free(go(tall.first(), direction, near + 2))?;
            self.open(go(tall.first(), direction, near + 1))?;
        }
        let first = if direction == direction.axis() { 2 } else { 4 };
        Ok(Placement::new(
            Shape::Long,
            go(tall.first(), direction, first),
        ))
    }

    /// Lays a wall down on one side of its groove.
    pub(super) fn lie(&self, wall: Placement, direction: Direction) -> Result<Placement, Reason> {
        let to = wall.lie_down(direction);
        if !self.is_real(go(wall.first(), direction, 1)) {
            return Err(Reason::NoCellBeside);
        }
        to.named().try_for_each(|at| self.enter(at))?;
        if let Some(at) = to.middle().filter(|at| self.is_walled(*at)) {
            return Err(Reason::Across { at });
        }
        self.settle(to)?;
        Ok(to)
    }

    /// The enemy wall that is in tension with this wall in this direction.
    pub(super) fn tension(
        &self,
        wall: Placement,
        direction: Direction,
    ) -> Result<Placement, Reason> {
        let front = wall.front(direction);
        let (crossing, next) = (go(front, direction, 1), go(front, direction, 2));
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
        Ok(enemy.placement)
    }

    /// The enemy wall that a wall may push in this direction.
    pub(super) fn push(&self, wall: Placement, direction: Direction) -> Result<Placement, Reason> {
        let enemy = self.tension(wall, direction)?;
        let barred = Last::Pushed {
            pusher: enemy,
            pushed: wall,
        };
        if self.position.last == barred {
            return Err(Reason::NoAnswer {
                at: go(wall.front(direction), direction, 2),
            });
        }
        Ok(enemy)
    }

    /// The new place of a pushed wall, or the reason why it dies.
    pub(super) fn pushed(
        &self,
        enemy: Placement,
        direction: Direction,
    ) -> Result<Placement, Reason> {
        self.beyond(enemy, direction)?;
        Ok(enemy.moved(direction))
    }
}
