//! Changes of a game in progress: touching, playing, taking back.

use super::GameRecord;
use crate::play::tree::{Header, Removed, Repetitions};
use crate::play::{
    Action, GameText, GameTree, MoveError, MoveId, NodeId, Spot, Step, Termination, TouchResult,
    Touched, limits,
};
use crate::rules::Side;

/// The redoable moves that were removed from the record.
struct RedoMoves {
    nodes: Vec<NodeId>,
    removed: Option<Removed>,
    /// The previous length of [`GameRecord::helped`].
    helped: usize,
}

impl GameRecord {
    /// Touches a spot. If this completes a move, plays it.
    pub fn touch(&mut self, spot: Spot) -> Touched {
        if self.result().is_some() {
            return Touched::Over;
        }
        let here = self.last().clone();
        match self.selection.touch(&*here, spot) {
            TouchResult::Selected => Touched::Selected,
            TouchResult::Deselected => Touched::Deselected,
            TouchResult::Refused { reason, rule } => Touched::Refused(reason, rule),
            TouchResult::Moved(mv) => match self.play(mv) {
                Ok(()) => Touched::Moved,
                Err(MoveError::Full) => Touched::Full,
                Err(_) => Touched::Over,
            },
        }
    }

    pub fn deselect(&mut self) {
        self.selection.deselect();
    }

    /// Plays a move by its notation. Moves taken back can no longer be redone.
    ///
    /// # Errors
    /// If the game is over, the text is not a legal move, or the record has no room for it ([`limits::TEXT`]). Then
    /// nothing is changed.
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        self.selection.deselect();
        if self.result().is_some() {
            return Err(MoveError::Over);
        }
        let mv = self.last().find(text)?;
        self.play(mv)
    }

    /// Resigns for a side. Returns false if the game is over. The record always has room for it.
    pub fn resign(&mut self, side: Side) -> bool {
        self.finish(Termination::Resigned(side))
    }

    /// Ends the game by a loss on time. Returns false if the game is over. The record always has room for it.
    pub fn run_out_of_time(&mut self, side: Side) -> bool {
        self.finish(Termination::Time(side))
    }

    /// Whether the players may agree on a draw now.
    #[must_use]
    pub fn can_agree_draw(&self) -> bool {
        self.last().kind().agreed_draws() && self.result().is_none()
    }

    /// Ends the game in a draw by agreement. Returns false if [`GameRecord::can_agree_draw`] does. The record always
    /// has room for it.
    pub fn agree_draw(&mut self) -> bool {
        self.can_agree_draw() && self.finish(Termination::Agreed)
    }

    /// Plays forced moves (passes) as long as there are any, and returns their number. Must be called before players
    /// may touch the board, and after each of their moves.
    pub fn make_forced(&mut self) -> usize {
        let before = self.plies();
        while let Some(mv) = self.forced() {
            let made = match self.next_redo_is(mv) {
                true => self.step_forward(),
                false => self.play(mv).is_ok(),
            };
            if !made {
                break;
            }
        }
        self.plies() - before
    }

    /// Whether the move of a ply, counted from 1, was forced and made automatically.
    #[must_use]
    pub fn was_forced(&self, ply: usize) -> bool {
        let node = self.line.get(ply).filter(|_| ply > 0);
        node.is_some_and(|at| self.tree.node(*at).is_forced())
    }

    /// The last ply up to this one whose move was not forced; 0 if there is none.
    #[must_use]
    pub fn last_decided(&self, ply: usize) -> usize {
        let mut plies = (1..=ply.min(self.plies())).rev();
        let decided = |ply: &usize| !self.was_forced(*ply);
        plies.find(decided).unwrap_or_default()
    }

    /// The number of moves before the last one that a side decided. `None` if it has decided none.
    #[must_use]
    pub fn last_ply_of(&self, side: Side) -> Option<usize> {
        let mut plies = (0..self.plies()).rev();
        plies.find(|ply| self.turn_at(*ply) == side && !self.was_forced(ply + 1))
    }

    /// Takes back a player's last action, with the forced moves after it. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.selection.deselect();
        if !self.can_undo() {
            return false;
        }
        while self.step_back() && self.forced().is_some() {}
        true
    }

    /// Takes back everything after a ply except the forced moves that follow it.
    pub fn take_back_to(&mut self, ply: usize) {
        self.selection.deselect();
        while (self.end.is_some() || self.plies() > ply) && self.step_back() {}
        while self.forced().is_some() && self.step_forward() {}
    }

    /// Redoes the last action that was taken back, with the forced moves after it. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.selection.deselect();
        let done = self.step_forward();
        while self.forced().is_some() && self.step_forward() {}
        done
    }

    /// Whether a player has done anything that can be taken back. Forced moves alone do not count.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.end.is_some() || (1..=self.plies()).any(|ply| !self.was_forced(ply))
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.ahead.is_empty()
    }

    /// The next action to redo, with moves as notation.
    #[must_use]
    pub fn next_redo(&self) -> Option<Action<String>> {
        let next = self.tree.node(*self.ahead.last()?);
        Some(match next.step() {
            Step::Move { notation, .. } => Action::Move(notation.to_string()),
            Step::End(Termination::Agreed) => Action::Draw,
            Step::End(Termination::Resigned(side)) => Action::Resign(*side),
            Step::End(Termination::Time(side)) => Action::RunOutOfTime(*side),
            Step::Start => return None,
        })
    }

    /// The plies after which a player was helped.
    #[must_use]
    pub fn hints(&self) -> Vec<usize> {
        let nodes = self.line.iter().map(|at| self.tree.node(*at));
        nodes
            .filter(|node| node.is_helped())
            .map(crate::play::Node::ply)
            .collect()
    }

    /// Whether the player to move was helped.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.tree.node(self.head()).is_helped()
    }

    /// Records that the player to move was helped.
    pub fn note_hint(&mut self) {
        if self.result().is_none() {
            self.tree.note_help(self.head());
        }
    }

    /// The moves played as a game's text, form 1.
    #[must_use]
    pub fn text(&self) -> GameText {
        self.tree.line_to(self.head())
    }

    /// The game as text, with the players' names if they have any, White's first.
    #[must_use]
    pub fn named_text(&self, names: [&str; 2]) -> String {
        let text = self.text();
        let mut header = Header::default();
        for (line, name) in ["white", "black"].into_iter().zip(names) {
            header.set(line, name.trim());
        }
        // Form 2 allows fewer moves.
        let named = |mut tree: GameTree| {
            let fits = tree.len() <= limits::NODES && tree.set_header(header);
            fits.then(|| tree.to_string())
        };
        let tree = GameTree::read_line(self.last().kind(), &text).ok();
        let named = tree.and_then(|(tree, _)| named(tree));
        named.unwrap_or_else(|| text.to_string())
    }

    /// The actions that were taken back, in the order in which they would be redone.
    #[must_use]
    pub fn undone(&self) -> Vec<String> {
        let nodes = self.ahead.iter().rev().map(|at| self.tree.node(*at));
        nodes
            .map(|node| match node.step() {
                Step::Move { notation, .. } => notation.to_string(),
                Step::End(ended) => ended.to_string(),
                Step::Start => String::new(),
            })
            .collect()
    }

    /// Replaces the redoable actions by these texts, in the form of [`GameRecord::undone`]. The first one that is not
    /// legal ends the list.
    pub fn restore_undone(&mut self, texts: &[String]) {
        drop(self.take_ahead());
        let mut at = self.head();
        self.tree.make_room(texts.len());
        let mut repetitions = Repetitions::at(&self.tree, at);
        for text in texts {
            let next = match Termination::read(text) {
                Some(ended) => self.tree.end(at, ended),
                None => repetitions.play_text(&mut self.tree, at, text),
            };
            let Ok(next) = next else { break };
            self.ahead.push(next);
            at = next;
        }
        self.ahead.reverse();
        self.tree.allow_long_line();
    }

    /// The forced move in the current position.
    fn forced(&self) -> Option<MoveId> {
        let goes_on = self.tree.node(self.head()).result().is_none();
        goes_on.then(|| self.last().forced()).flatten()
    }

    fn next_redo_is(&self, mv: MoveId) -> bool {
        let next = self.ahead.last().map(|at| self.tree.node(*at).step());
        matches!(next, Some(Step::Move { id, .. }) if *id == mv)
    }

    /// Plays a move. Moves taken back can no longer be redone.
    fn play(&mut self, mv: MoveId) -> Result<(), MoveError> {
        if self.result().is_some() {
            return Err(MoveError::Over);
        }
        let (at, ahead) = (self.head(), self.take_ahead());
        let next = match self.tree.play(at, mv) {
            Ok(next) => next,
            Err(error) => {
                self.put_ahead(ahead);
                return Err(error);
            }
        };
        // Variations are listed after the played move.
        self.tree.move_to(next, 0);
        self.line.push(next);
        let ply = self.plies();
        if self.helped.contains(&ply) {
            self.tree.note_help(next);
        }
        Ok(())
    }

    fn finish(&mut self, ended: Termination) -> bool {
        self.selection.deselect();
        if self.result().is_some() {
            return false;
        }
        drop(self.take_ahead());
        let at = self.head();
        // Form 1 writes the end as a result, for which there is always room.
        self.end = self.with_room(|tree| tree.end(at, ended)).ok();
        self.end.is_some()
    }

    /// Removes the redoable actions from the record.
    fn take_ahead(&mut self) -> RedoMoves {
        let helped = self.helped.len();
        for at in &self.ahead {
            let node = self.tree.node(*at);
            if node.is_helped() {
                self.helped.push(node.ply());
            }
        }
        // Moves with variations or notes are kept as a variation.
        let first = self.ahead.last().filter(|_| !self.has_notes_ahead());
        let first = first.copied();
        RedoMoves {
            nodes: std::mem::take(&mut self.ahead),
            removed: first.and_then(|first| self.tree.remove(first)),
            helped,
        }
    }

    /// Restores the actions that [`GameRecord::take_ahead`] removed, if nothing was changed since.
    fn put_ahead(&mut self, ahead: RedoMoves) {
        let Some(removed) = ahead.removed else {
            self.ahead = ahead.nodes;
            return;
        };
        if self.with_room(|tree| tree.restore(removed)).is_ok() {
            self.ahead = ahead.nodes;
            self.helped.truncate(ahead.helped);
        }
    }

    /// Changes the record without its limits.
    fn with_room<T>(&mut self, change: impl FnOnce(&mut GameTree) -> T) -> T {
        self.tree.make_room(0);
        let changed = change(&mut self.tree);
        self.tree.allow_long_line();
        changed
    }

    fn step_back(&mut self) -> bool {
        let last = self.end.take().or_else(|| match self.plies() {
            0 => None,
            _ => self.line.pop(),
        });
        self.ahead.extend(last);
        last.is_some()
    }

    fn step_forward(&mut self) -> bool {
        let Some(next) = self.ahead.pop() else {
            return false;
        };
        match self.tree.node(next).is_end() {
            true => self.end = Some(next),
            false => self.line.push(next),
        }
        true
    }
}
