//! What is done at a table: touching, playing, taking back.

use super::Table;
use crate::play::tree::{Header, Repetitions};
use crate::play::{
    Act, Answer, Ended, GameText, GameTree, MoveError, MoveId, Spot, Step, Touched, limits,
};
use crate::rules::Side;

impl Table {
    pub fn touch(&mut self, spot: Spot) -> Touched {
        if self.verdict().is_some() {
            return Touched::Over;
        }
        let here = self.last().clone();
        match self.hand.touch(&*here, spot) {
            Answer::Held => Touched::Held,
            Answer::LetGo => Touched::LetGo,
            Answer::Refused { reason, rule } => Touched::Refused(reason, rule),
            Answer::Moved(mv) => match self.play(mv) {
                Ok(()) => Touched::Moved,
                Err(_) => Touched::Over,
            },
        }
    }

    pub fn let_go(&mut self) {
        self.hand.let_go();
    }

    /// Plays a move by its notation; what was taken back can no longer be redone.
    ///
    /// # Errors
    /// If the game is over, the text is no legal move, or the record is full.
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        self.hand.let_go();
        if self.verdict().is_some() {
            return Err(MoveError::Over);
        }
        let mv = self.last().find(text)?;
        self.play(mv)
    }

    /// Gives the game up for a side; false where it is over.
    pub fn resign(&mut self, side: Side) -> bool {
        self.finish(Ended::Resigned(side))
    }

    /// Whether the players may agree on a draw now.
    #[must_use]
    pub fn can_agree_draw(&self) -> bool {
        self.last().kind().agreed_draws() && self.verdict().is_none()
    }

    /// Ends the game in a draw; false where that cannot be.
    pub fn agree_draw(&mut self) -> bool {
        self.can_agree_draw() && self.finish(Ended::Agreed)
    }

    /// Makes the moves there is no choice about, and says how many: passes. Whoever lets players
    /// touch the board does so first, and after each of their moves.
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

    /// Whether the move of a ply, counted from 1, was made for the player.
    #[must_use]
    pub fn was_forced(&self, ply: usize) -> bool {
        let node = self.line.get(ply).filter(|_| ply > 0);
        node.is_some_and(|at| self.tree.node(*at).is_forced())
    }

    /// The last ply up to this one that a player decided; 0 if there is none.
    #[must_use]
    pub fn last_decided(&self, ply: usize) -> usize {
        let mut plies = (1..=ply.min(self.plies())).rev();
        let decided = |ply: &usize| !self.was_forced(*ply);
        plies.find(decided).unwrap_or_default()
    }

    /// Takes back what a player did last, with the forced moves after it.
    pub fn undo(&mut self) -> bool {
        self.hand.let_go();
        if !self.can_undo() {
            return false;
        }
        while self.step_back() && self.forced().is_some() {}
        true
    }

    /// Takes back everything after a ply but the forced moves that follow it.
    pub fn take_back_to(&mut self, ply: usize) {
        self.hand.let_go();
        while (self.end.is_some() || self.plies() > ply) && self.step_back() {}
        while self.forced().is_some() && self.step_forward() {}
    }

    /// Does again what was taken back last, with the forced moves after it.
    pub fn redo(&mut self) -> bool {
        self.hand.let_go();
        let done = self.step_forward();
        while self.forced().is_some() && self.step_forward() {}
        done
    }

    /// Whether there is anything before the forced moves.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.end.is_some() || (1..=self.plies()).any(|ply| !self.was_forced(ply))
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.ahead.is_empty()
    }

    /// What would be redone next, moves by their notation.
    #[must_use]
    pub fn next_redo(&self) -> Option<Act<String>> {
        let next = self.tree.node(*self.ahead.last()?);
        Some(match next.step() {
            Step::Move { notation, .. } => Act::Move(notation.to_string()),
            Step::End(Ended::Agreed) => Act::Draw,
            Step::End(Ended::Resigned(side) | Ended::Time(side)) => Act::Resign(*side),
            Step::Start => return None,
        })
    }

    /// After which plies a player was helped.
    #[must_use]
    pub fn hints(&self) -> Vec<usize> {
        let nodes = self.line.iter().map(|at| self.tree.node(*at));
        nodes
            .filter(|node| node.is_helped())
            .map(crate::play::Node::ply)
            .collect()
    }

    /// Notes that the player to move is helped now.
    pub fn note_hint(&mut self) {
        if self.verdict().is_none() {
            self.tree.note_help(self.head());
        }
    }

    #[must_use]
    pub fn text(&self) -> GameText {
        self.tree.line_to(self.head())
    }

    /// The game as text, with the names of the players where they have any, White's first.
    #[must_use]
    pub fn named_text(&self, names: [&str; 2]) -> String {
        let text = self.text();
        let mut header = Header::default();
        for (line, name) in ["white", "black"].into_iter().zip(names) {
            header.set(line, name.trim());
        }
        // Form 2 holds fewer moves.
        let named = |mut tree: GameTree| {
            let fits = tree.len() <= limits::NODES && tree.set_header(header);
            fits.then(|| tree.to_string())
        };
        let tree = GameTree::read_line(self.last().kind(), &text).ok();
        let named = tree.and_then(|(tree, _)| named(tree));
        named.unwrap_or_else(|| text.to_string())
    }

    /// What was taken back, in the order in which it would be redone.
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

    /// Puts [`Table::undone`] in place of what was taken back here. What does not fit the record ends it there.
    pub fn restore_undone(&mut self, texts: &[String]) {
        self.forget_ahead();
        let mut at = self.head();
        self.tree.make_room(texts.len());
        let mut repetitions = Repetitions::at(&self.tree, at);
        for text in texts {
            let next = match Ended::read(text) {
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

    /// The move that is made for the player now.
    fn forced(&self) -> Option<MoveId> {
        let goes_on = self.tree.node(self.head()).verdict().is_none();
        goes_on.then(|| self.last().forced()).flatten()
    }

    fn next_redo_is(&self, mv: MoveId) -> bool {
        let next = self.ahead.last().map(|at| self.tree.node(*at).step());
        matches!(next, Some(Step::Move { id, .. }) if *id == mv)
    }

    /// Plays a move; what was taken back can no longer be redone.
    fn play(&mut self, mv: MoveId) -> Result<(), MoveError> {
        if self.verdict().is_some() {
            return Err(MoveError::Over);
        }
        self.forget_ahead();
        let next = self.tree.play(self.head(), mv)?;
        self.line.push(next);
        let ply = self.plies();
        if self.helped.contains(&ply) {
            self.tree.note_help(next);
        }
        Ok(())
    }

    fn finish(&mut self, ended: Ended) -> bool {
        self.hand.let_go();
        if self.verdict().is_some() {
            return false;
        }
        self.forget_ahead();
        self.end = self.tree.end(self.head(), ended).ok();
        self.end.is_some()
    }

    /// Takes what was taken back out of the record.
    fn forget_ahead(&mut self) {
        let Some(first) = self.ahead.last() else {
            return;
        };
        for at in &self.ahead {
            let node = self.tree.node(*at);
            if node.is_helped() {
                self.helped.push(node.ply());
            }
        }
        self.tree.remove(*first);
        self.ahead.clear();
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
