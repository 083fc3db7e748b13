//! The table of a game: its record and the hand over it.

mod open;
mod reach;

use super::{
    Act, Answer, Board, Cause, DECIDED, Deed, Erased, Game, GameText, Hand, MoveError, Open, Piece,
    Preview, Reach, Record, Scene, Spot, Table, Touched, Verdict, Why, trail,
};
use crate::rules::{Outcome, Side};
use crate::search::{hardest_reply, winning_move, wins_within};

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
}

/// What has decided a position that is over: the places that it notes, else where a ball left, else
/// where the last move ended.
fn decided(scene: &Scene, out: Option<Spot>) -> Vec<Vec<Spot>> {
    let notes = scene.notes.iter().filter(|note| note.kind == DECIDED);
    let noted: Vec<Vec<Spot>> = notes.map(|note| note.spots.clone()).collect();
    if !noted.is_empty() {
        return noted;
    }
    let last = out.or(scene.last.last().copied());
    last.map(|at| vec![at]).into_iter().collect()
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

    fn move_after(&self, ply: usize) -> Option<String> {
        self.record.moves().get(ply).map(ToString::to_string)
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

    fn steps(&self, ply: usize, mv: &str) -> Vec<Spot> {
        let position = self.record.position(ply);
        let legal = |mv: &G::Move| position.moves().contains(mv);
        let Some(mv) = mv.parse().ok().filter(legal) else {
            return Vec::new();
        };
        let touches = position.gesture(mv);
        touches.iter().map(|touch| touch.first()).collect()
    }

    fn scene(&self, ply: usize) -> Scene {
        let ply = ply.min(self.record.plies());
        let position = self.record.position(ply);
        let mut scene = Scene {
            ply,
            since: ply,
            pieces: position.pieces(),
            turn: position.turn(),
            deeds: Vec::new(),
            last: Vec::new(),
            notes: position.notes(),
            decided: Vec::new(),
        };
        let mut out = None;
        if let Some(since) = self.last_decided(ply).checked_sub(1) {
            let before = self.record.position(since);
            let pieces = before.pieces();
            scene.since = since;
            scene.deeds = before.deeds(self.record.moves()[since]);
            scene.last = trail(&pieces, &scene.pieces, &scene.deeds);
            out = scene.deeds.iter().find(|deed| deed.is_out(&pieces));
        }
        if position.outcome().is_some() {
            scene.decided = decided(&scene, out.map(Deed::end));
        }
        scene
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

    fn wins_within(&self, side: Side, moves: u32) -> bool {
        match self.record.verdict() {
            Some(verdict) => verdict.outcome == Outcome::Won(side),
            None => wins_within(self.record.last(), side, moves),
        }
    }

    fn winning_move(&self, moves: u32) -> Option<String> {
        let goes_on = self.record.verdict().is_none();
        let found = goes_on.then(|| winning_move(self.record.last(), moves))?;
        found.map(|mv| mv.to_string())
    }

    fn hardest_reply(&self, moves: u32) -> Option<String> {
        let goes_on = self.record.verdict().is_none();
        let found = goes_on.then(|| hardest_reply(self.record.last(), moves))?;
        found.map(|mv| mv.to_string())
    }

    fn is_empty_handed(&self) -> bool {
        self.hand.touched().is_empty()
    }

    fn open(&self) -> Open {
        self.what_is_open()
    }

    fn preview(&self, spot: Spot) -> Option<Preview> {
        self.look_ahead(spot)
    }

    fn reach(&self, ply: usize, side: Side) -> Vec<Reach> {
        self.what_is_in_reach(ply, side)
    }

    fn holds(&self, spot: Spot) -> bool {
        self.hand.holds(self.record.last(), spot)
    }

    fn touch(&mut self, spot: Spot) -> Touched {
        if self.record.verdict().is_some() {
            return Touched::Over;
        }
        match self.hand.touch(self.record.last(), spot) {
            Answer::Held => Touched::Held,
            Answer::LetGo => Touched::LetGo,
            Answer::Refused(reason) => {
                let rule = reason.rule();
                Touched::Refused(Erased::new(reason), rule)
            }
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

    fn last_decided(&self, ply: usize) -> usize {
        let mut plies = (1..=ply.min(self.record.plies())).rev();
        let decided = |ply: &usize| !self.was_forced(*ply);
        plies.find(decided).unwrap_or_default()
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

    fn hints(&self) -> Vec<usize> {
        self.record.hints()
    }

    fn note_hint(&mut self) {
        self.record.note_hint();
    }

    fn begun_at(&self, ply: usize) -> GameText {
        self.record.begun_at(ply)
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
