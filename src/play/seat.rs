//! The table of a game: its record and the hand over it.

use super::{
    Act, Answer, Board, Cause, Change, Effect, Erased, Game, GameText, Hand, Heights, MoveError,
    Open, Piece, Preview, Record, Scene, Spot, Table, Target, Touch, Touched, Verdict,
    follow_deeds, trail,
};
use crate::rules::{Outcome, Side};

/// A table for a record.
pub(super) fn sit_down<G: Game>(record: Record<G>) -> Box<dyn Table> {
    Box::new(Seat {
        record,
        hand: Hand::default(),
    })
}

struct Seat<G: Game> {
    record: Record<G>,
    hand: Hand,
}

impl<G: Game> Seat<G> {
    /// What a move would do to the pieces.
    fn preview_of(&self, mv: G::Move) -> Preview {
        let here = self.record.last();
        let (before, mut next) = (here.pieces(), here.clone());
        next.play(mv);
        let pieces = next.pieces();
        Preview {
            makes: mv.to_string(),
            changes: follow_deeds(&before, &pieces, &here.deeds(mv)),
            before,
            pieces,
        }
    }

    /// What a move does besides moving who makes it.
    fn effect(&self, mv: G::Move) -> Effect {
        let here = self.record.last();
        let Preview {
            before, changes, ..
        } = self.preview_of(mv);
        let leaves = |side: Side| {
            changes.iter().any(|change| match change {
                Change::Left { before: index, .. } => before[*index].side == Some(side),
                _ => false,
            })
        };
        let mut next = here.clone();
        next.play(mv);
        let lost = next.outcome() == Some(Outcome::Won(here.turn().other()));
        Effect {
            takes: leaves(here.turn().other()),
            pushes: changes
                .iter()
                .any(|change| matches!(change, Change::Moved { way, .. } if way.beat > 0)),
            loses: lost || leaves(here.turn()),
        }
    }

    /// Makes a move, as what was taken back last if it is that.
    fn make(&mut self, mv: G::Move) -> bool {
        if self.record.next_redo() == Some(Act::Move(mv)) {
            self.record.redo()
        } else {
            self.record.play(mv).is_ok()
        }
    }

    /// Whether the record has come to where a move is made for the player.
    fn is_forced(&self) -> bool {
        self.record.verdict().is_none() && self.record.last().forced().is_some()
    }

    /// How a move goes on that can be touched now.
    fn target(&self, mv: G::Move, touch: Touch) -> Target {
        let here = self.record.last();
        let gesture = here.gesture(mv);
        let makes = gesture.len() == self.hand.touched().len() + 1;
        // Before anything is in hand there is nothing to be told of a move, but of a pass.
        let told = !self.hand.touched().is_empty();
        let first = here.deeds(mv).into_iter().next().filter(|_| told);
        Target {
            effect: if told {
                self.effect(mv)
            } else {
                Effect::default()
            },
            way: first
                .map(|deed| [&[deed.from], &deed.way[..]].concat())
                .unwrap_or_default(),
            touch,
            makes: makes.then(|| mv.to_string()),
        }
    }

    fn targets(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = Vec::new();
        for (mv, touch) in self.hand.open(self.record.last()) {
            if !targets.iter().any(|target| target.touch.same(&touch)) {
                targets.push(self.target(mv, touch));
            }
        }
        targets
    }

    /// Where other numbers of pieces of the stack in hand could go: the places, and how many.
    fn others(&self) -> Vec<(Spot, u8)> {
        let here = self.record.last();
        let (true, [first]) = (G::LEVELS, self.hand.touched()) else {
            return Vec::new();
        };
        let height = Heights::of(&here.pieces()).at(*first);
        let other = |mv: G::Move| match here.gesture(mv).as_slice() {
            [from, to] if from.covers(*first) && !from.contains(*first) => {
                Some((to.first().ground(), height - from.first().level))
            }
            _ => None,
        };
        here.moves().into_iter().filter_map(other).collect()
    }

    /// Every spot of the first touch.
    fn held(&self) -> Vec<Spot> {
        match self.hand.held(self.record.last()) {
            Some(first) => first.spots().to_vec(),
            None => Vec::new(),
        }
    }

    /// The last ply up to this one that a player decided; 0 if there is none.
    fn last_decided(&self, ply: usize) -> usize {
        let decided = |ply: &usize| self.record.position(ply - 1).forced().is_none();
        (1..=ply).rev().find(decided).unwrap_or_default()
    }
}

impl<G: Game> Table for Seat<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn options(&self) -> String {
        self.record.last().options().to_string()
    }

    fn board(&self) -> Board {
        self.record.last().board()
    }

    fn levels(&self) -> bool {
        G::LEVELS
    }

    fn spot_name(&self, spot: Spot) -> String {
        self.record.last().spot_name(spot)
    }

    fn plies(&self) -> usize {
        self.record.plies()
    }

    fn moves(&self) -> Vec<String> {
        self.record
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn legal(&self) -> Vec<String> {
        if self.record.verdict().is_some() {
            return Vec::new();
        }
        let moves = self.record.last().moves();
        moves.iter().map(ToString::to_string).collect()
    }

    fn position_text(&self, ply: usize) -> String {
        self.record.position(ply).to_string()
    }

    fn scene(&self, ply: usize) -> Scene {
        let ply = ply.min(self.record.plies());
        let position = self.record.position(ply);
        let pieces = position.pieces();
        let decided = self.last_decided(ply);
        let (since, deeds, last) = match decided.checked_sub(1) {
            Some(since) => {
                let before = self.record.position(since);
                let deeds = before.deeds(self.record.moves()[since]);
                let last = trail(&before.pieces(), &pieces, &deeds);
                (since, deeds, last)
            }
            None => (ply, Vec::new(), Vec::new()),
        };
        Scene {
            ply,
            since,
            turn: position.turn(),
            deeds,
            last,
            notes: position.notes(),
            pieces,
        }
    }

    fn pieces(&self, ply: usize) -> Vec<Piece> {
        self.record.position(ply).pieces()
    }

    fn turn(&self) -> Side {
        self.record.last().turn()
    }

    fn turn_at(&self, ply: usize) -> Side {
        self.record.position(ply).turn()
    }

    fn verdict(&self) -> Option<Verdict<Erased>> {
        let verdict = self.record.verdict()?;
        Some(Verdict {
            outcome: verdict.outcome,
            cause: match &verdict.cause {
                Cause::Position(ending) => Cause::Position(Erased::new(ending.clone())),
                Cause::Repetition => Cause::Repetition,
                Cause::Resigned(side) => Cause::Resigned(*side),
                Cause::Agreed => Cause::Agreed,
            },
        })
    }

    fn open(&self) -> Open {
        let over = self.record.verdict().is_some();
        let held = self.held();
        let since = self.hand.touched().iter().skip(1);
        Open {
            in_hand: held.iter().chain(since).copied().collect(),
            held,
            targets: if over { Vec::new() } else { self.targets() },
            others: self.others(),
            levels: G::LEVELS,
        }
    }

    fn preview(&self, spot: Spot) -> Option<Preview> {
        if self.record.verdict().is_some() {
            return None;
        }
        let open = self.hand.open(self.record.last());
        let mut meant = open.into_iter().filter(|(_, touch)| touch.means::<G>(spot));
        meant.next().map(|(mv, _)| self.preview_of(mv))
    }

    fn holds(&self, spot: Spot) -> bool {
        let held = self.hand.held(self.record.last());
        held.is_some_and(|touch| touch.means::<G>(spot))
    }

    fn touch(&mut self, spot: Spot) -> Touched {
        if self.record.verdict().is_some() {
            return Touched::Over;
        }
        match self.hand.touch(self.record.last(), spot) {
            Answer::Held => Touched::Held,
            Answer::LetGo => Touched::LetGo,
            Answer::Refused(reason) => Touched::Refused(Erased::new(reason)),
            Answer::Moved(mv) => match self.record.play(mv) {
                Ok(()) => Touched::Moved,
                Err(_) => Touched::Over,
            },
        }
    }

    fn let_go(&mut self) {
        self.hand.let_go();
    }

    fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        self.hand.let_go();
        self.record.play_text(text)
    }

    fn resign(&mut self, side: Side) -> bool {
        self.hand.let_go();
        self.record.resign(side).is_ok()
    }

    fn can_agree_draw(&self) -> bool {
        G::AGREED_DRAWS && self.record.verdict().is_none()
    }

    fn agree_draw(&mut self) -> bool {
        self.hand.let_go();
        self.record.agree_draw().is_ok()
    }

    fn make_forced(&mut self) -> usize {
        let before = self.record.plies();
        while self.record.verdict().is_none()
            && let Some(mv) = self.record.last().forced()
            && self.make(mv)
        {}
        self.record.plies() - before
    }

    fn undo(&mut self) -> bool {
        self.hand.let_go();
        if !self.can_undo() {
            return false;
        }
        while self.record.undo() && self.is_forced() {}
        true
    }

    fn was_forced(&self, ply: usize) -> bool {
        let played = (1..=self.record.plies()).contains(&ply);
        played && self.record.position(ply - 1).forced().is_some()
    }

    fn take_back_to(&mut self, ply: usize) {
        self.hand.let_go();
        while (self.record.is_agreed() || self.record.plies() > ply) && self.record.undo() {}
        while self.is_forced() && self.record.redo() {}
    }

    fn redo(&mut self) -> bool {
        self.hand.let_go();
        let done = self.record.redo();
        while self.is_forced() && self.record.redo() {}
        done
    }

    /// Whether there is anything before the forced moves.
    fn can_undo(&self) -> bool {
        let decided = |ply| self.record.position(ply).forced().is_none();
        self.record.is_agreed() || (0..self.record.plies()).any(decided)
    }

    fn can_redo(&self) -> bool {
        self.record.can_redo()
    }

    fn next_redo(&self) -> Option<Act<String>> {
        Some(match self.record.next_redo()? {
            Act::Move(mv) => Act::Move(mv.to_string()),
            Act::Resign(side) => Act::Resign(side),
            Act::Draw => Act::Draw,
        })
    }

    fn text(&self) -> GameText {
        self.record.text()
    }

    fn undone(&self) -> Vec<String> {
        self.record.undone()
    }

    fn restore_undone(&mut self, texts: &[String]) {
        self.record.restore_undone(texts);
    }
}

#[cfg(test)]
mod tests;
