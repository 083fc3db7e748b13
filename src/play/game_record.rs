//! A game in progress as the page stores it: its record, its current position, and the touches made so far.

mod merge;
mod playing;
mod possible_touches;
#[cfg(test)]
mod tests;
mod variation_list;
mod variations;
mod whole_text;

use super::seen_move::of_all_moves;
use super::{
    Board, DECIDED, EndReason, Erased, GameResult, GameText, GameTree, Kind, MoveId, NodeId,
    OpenError, Piece, PieceAction, Pos, Scene, SeenMove, Selection, Spot, last_move_spots,
};
use crate::rules::{Outcome, Side};

/// The record of a game: its moves, undone moves, variations, and the selection on the board. Plies count from 0, the
/// start; a ply past the last one means the last one.
#[derive(Debug)]
pub struct GameRecord {
    tree: GameTree,
    /// The nodes of the moves played, the start first.
    line: Vec<NodeId>,
    /// The end by resignation, agreement or time, if there is one.
    end: Option<NodeId>,
    /// The moves that can be redone, the next one last.
    ahead: Vec<NodeId>,
    /// The plies of removed positions in which a player was helped. If such a ply is reached again, the new position
    /// counts as helped.
    helped: Vec<usize>,
    selection: Selection,
}

impl GameRecord {
    /// Reads a game, checking every move.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    pub fn open_text(kind: &dyn Kind, text: &GameText) -> Result<GameRecord, OpenError> {
        let (mut tree, at) = GameTree::read_line(kind, text)?;
        tree.allow_long_line();
        let mut line: Vec<NodeId> = tree.path(at).map(|(at, _)| at).collect();
        line.reverse();
        let end = line.pop_if(|last| tree.node(*last).is_end());
        Ok(GameRecord {
            tree,
            line,
            end,
            ahead: Vec::new(),
            helped: Vec::new(),
            selection: Selection::default(),
        })
    }

    #[must_use]
    pub fn slug(&self) -> &'static str {
        self.last().kind().slug()
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> &'static dyn Kind {
        self.last().kind()
    }

    /// The options by which it is played.
    #[must_use]
    pub fn options(&self) -> String {
        self.last().options()
    }

    #[must_use]
    pub fn board(&self) -> Board {
        self.last().board()
    }

    /// Whether a touch distinguishes the levels of a stack.
    #[must_use]
    pub fn distinguishes_levels(&self) -> bool {
        self.last().distinguishes_levels()
    }

    #[must_use]
    pub fn spot_name(&self, spot: Spot) -> String {
        self.last().spot_name(spot)
    }

    #[must_use]
    pub fn plies(&self) -> usize {
        self.line.len() - 1
    }

    /// The notation of every move played.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let moves = self
            .line
            .iter()
            .filter_map(|at| self.tree.node(*at).notation());
        moves.map(str::to_owned).collect()
    }

    /// The notation of the move made after a ply.
    #[must_use]
    pub fn move_after(&self, ply: usize) -> Option<String> {
        let node = self.tree.node(*self.line.get(ply + 1)?);
        node.notation().map(str::to_owned)
    }

    /// The legal moves of the last position. Empty once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        if self.result().is_some() {
            return Vec::new();
        }
        let moves = self.last().legal().iter();
        moves.map(|mv| mv.notation.to_string()).collect()
    }

    /// The number of legal moves after a ply. 0 after an end by the rules.
    #[must_use]
    pub fn legal_count(&self, ply: usize) -> usize {
        self.position(ply).legal().len()
    }

    /// Whether a notation is a legal move after a ply, even if the players have ended the game there.
    #[must_use]
    pub fn is_legal(&self, ply: usize, mv: &str) -> bool {
        self.position(ply).find(mv).is_ok()
    }

    #[must_use]
    pub fn position_text(&self, ply: usize) -> String {
        self.position(ply).text()
    }

    /// The position after a ply, as a game that begins there.
    #[must_use]
    pub fn begun_at(&self, ply: usize) -> GameText {
        self.tree.begun_at(self.at(ply))
    }

    /// The game up to a ply, without its result.
    #[must_use]
    pub fn text_to(&self, ply: usize) -> GameText {
        GameText {
            moves: (0..ply).map_while(|ply| self.move_after(ply)).collect(),
            ..self.begun_at(0)
        }
    }

    /// The game up to a ply as a separate game.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Option<GameRecord> {
        GameRecord::open_text(self.last().kind(), &self.text_to(ply)).ok()
    }

    /// The spots to touch for a move after a ply, the first of each touch. Empty if it is not a legal move there.
    #[must_use]
    pub fn steps(&self, ply: usize, mv: &str) -> Vec<Spot> {
        let mut moves = self.position(ply).legal().iter();
        let found = moves.find(|legal| &*legal.notation == mv);
        let touches = found.map_or(&[][..], |legal| &legal.gesture);
        touches.iter().map(|touch| touch.first()).collect()
    }

    #[must_use]
    pub fn scene(&self, ply: usize) -> Scene {
        let ply = ply.min(self.plies());
        let position = self.position(ply);
        let mut scene = Scene {
            ply,
            since: ply,
            pieces: position.pieces().to_vec(),
            turn: position.turn(),
            piece_actions: Vec::new(),
            last: Vec::new(),
            notes: position.notes().to_vec(),
            decided: Vec::new(),
        };
        let mut out = None;
        if let Some(since) = self.last_decided(ply).checked_sub(1) {
            let before = self.position(since);
            scene.since = since;
            scene.piece_actions = self
                .move_id(since + 1)
                .map_or_else(Vec::new, |mv| before.piece_actions(mv));
            scene.last = last_move_spots(before.pieces(), &scene.pieces, &scene.piece_actions);
            out = scene
                .piece_actions
                .iter()
                .find(|action| action.is_out(before.pieces()));
        }
        if position.ending().is_some() {
            scene.decided = decided(&scene, out.map(PieceAction::end));
        }
        scene
    }

    #[must_use]
    pub fn pieces(&self, ply: usize) -> Vec<Piece> {
        self.position(ply).pieces().to_vec()
    }

    #[must_use]
    pub fn turn(&self) -> Side {
        self.last().turn()
    }

    /// The side to move after a ply.
    #[must_use]
    pub fn turn_at(&self, ply: usize) -> Side {
        self.position(ply).turn()
    }

    #[must_use]
    pub fn result(&self) -> Option<GameResult<Erased>> {
        self.tree.node(self.head()).result().cloned()
    }

    /// The side that has lost on time.
    #[must_use]
    pub fn side_out_of_time(&self) -> Option<Side> {
        match self.result()?.reason {
            EndReason::Time(side) => Some(side),
            _ => None,
        }
    }

    /// Whether a side can force a win from here with at most this many of its own moves.
    #[must_use]
    pub fn wins_within(&self, side: Side, moves: u32) -> bool {
        match self.result() {
            Some(result) => result.outcome == Outcome::Won(side),
            None => self.last().wins_within(side, moves),
        }
    }

    /// A move that forces a win with at most this many moves.
    #[must_use]
    pub fn winning_move(&self, moves: u32) -> Option<String> {
        let goes_on = self.result().is_none();
        let found = goes_on.then(|| self.last().winning_move(moves))??;
        self.last().notation(found)
    }

    /// The reply that delays a win with this many moves the longest.
    #[must_use]
    pub fn hardest_reply(&self, moves: u32) -> Option<String> {
        let goes_on = self.result().is_none();
        let found = goes_on.then(|| self.last().hardest_reply(moves))??;
        self.last().notation(found)
    }

    /// The moves that a side would have after a ply if it were the side to move. Empty if that is impossible.
    #[must_use]
    pub fn seen_moves(&self, ply: usize, side: Side) -> Vec<SeenMove> {
        let position = self.position(ply);
        let goes_on = position.ending().is_none();
        let null_move = || position.null_move().filter(|_| goes_on);
        match position.turn() == side {
            true => of_all_moves(&**position),
            false => null_move().map_or_else(Vec::new, |null_move| of_all_moves(&*null_move)),
        }
    }

    /// The selection, as its touches.
    #[must_use]
    pub fn touched(&self) -> &[Spot] {
        self.selection.touched()
    }

    /// The node after a ply. It identifies a position of this record only: another record may use the same ids.
    #[must_use]
    pub fn node(&self, ply: usize) -> NodeId {
        self.at(ply)
    }

    /// The id of the current state: the last position, or the end by resignation, agreement or time.
    #[must_use]
    pub fn last_node(&self) -> NodeId {
        self.head()
    }

    /// Whether nothing is selected.
    #[must_use]
    pub fn has_no_selection(&self) -> bool {
        self.selection.touched().is_empty()
    }

    /// Whether this spot belongs to the selected piece.
    #[must_use]
    pub fn is_selected(&self, spot: Spot) -> bool {
        self.selection.is_selected(&**self.last(), spot)
    }

    /// The node of the current position, or the end if there is one.
    fn head(&self) -> NodeId {
        self.end.unwrap_or_else(|| self.at(usize::MAX))
    }

    /// The node after a ply, or the last node if there are fewer plies.
    fn at(&self, ply: usize) -> NodeId {
        self.line[ply.min(self.line.len() - 1)]
    }

    fn position(&self, ply: usize) -> &Pos {
        self.tree.node(self.at(ply)).position()
    }

    /// The current position.
    fn last(&self) -> &Pos {
        self.position(usize::MAX)
    }

    fn move_id(&self, ply: usize) -> Option<MoveId> {
        self.tree.node(*self.line.get(ply)?).step().id()
    }
}

impl dyn Kind + '_ {
    /// Opens a game of this kind.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    pub fn open(&self, text: &GameText) -> Result<GameRecord, OpenError> {
        GameRecord::open_text(self, text)
    }
}

/// The spots that decided a finished position: the spots of its notes, else where a ball left, else where the last
/// move ended.
fn decided(scene: &Scene, out: Option<Spot>) -> Vec<Vec<Spot>> {
    let notes = scene.notes.iter().filter(|note| note.kind == DECIDED);
    let noted: Vec<Vec<Spot>> = notes.map(|note| note.spots.clone()).collect();
    if !noted.is_empty() {
        return noted;
    }
    let last = out.or(scene.last.last().copied());
    last.map(|at| vec![at]).into_iter().collect()
}
