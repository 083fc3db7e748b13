//! The possible touches in a game in progress, and their effects.

use super::GameRecord;
use crate::play::{
    Consequence, Heights, LegalMove, MoveId, PieceAction, PieceChange, PossibleTouches, Preview,
    Selection, Spot, Target, Touch, diff_pieces_of_move,
};
use crate::rules::{Outcome, Side};

impl GameRecord {
    /// The selected piece and the possible touches. Empty once the game is over.
    #[must_use]
    pub fn possible_touches(&self) -> PossibleTouches {
        let over = self.result().is_some();
        let selected = self.selected();
        let since = self.selection.touched().iter().skip(1);
        PossibleTouches {
            touched: selected.iter().chain(since).copied().collect(),
            selected,
            targets: if over { Vec::new() } else { self.targets() },
            others: self.others(),
            more: self.selection.gives_more(&**self.last()),
            distinguishes_levels: self.distinguishes_levels(),
        }
    }

    /// The effect of the move that a touch of this spot makes or leads to.
    #[must_use]
    pub fn preview(&self, spot: Spot) -> Option<Preview> {
        if self.result().is_some() {
            return None;
        }
        let here = &**self.last();
        let open = self.selection.open(here).into_iter();
        let mut meant = open
            .chain(self.selection.at_once(here))
            .filter(|(_, touch)| touch.means(spot, self.distinguishes_levels()));
        let (mv, _) = meant.next()?;
        Some(self.play_ahead(mv, &here.piece_actions(mv)).0)
    }

    fn targets(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = Vec::new();
        let here = &**self.last();
        for (mv, touch) in self.selection.open(here) {
            if !targets.iter().any(|target| target.touch.same(&touch)) {
                targets.push(self.target(mv, touch));
            }
        }
        let others = self.others();
        for (mv, touch) in self.selection.at_once(here) {
            let other = others.iter().find(|(place, _)| touch.covers(*place));
            let number = other.map(|(_, number)| *number);
            let target = self.target(mv, touch);
            targets.push(Target { number, ..target });
        }
        targets
    }

    /// How a move with this next touch continues.
    fn target(&self, mv: MoveId, touch: Touch) -> Target {
        let here = &**self.last();
        let legal = &here.legal()[mv.index()];
        let makes = legal.gesture.len() == self.selection.touched().len() + 1;
        // Before anything is selected, no move is shown.
        let (consequence, path) = if self.selection.touched().is_empty() {
            Default::default()
        } else {
            let piece_actions = here.piece_actions(mv);
            let first = piece_actions.first();
            let path = first.map(|action| [&[action.from], &action.path[..]].concat());
            (
                self.consequence(mv, &piece_actions),
                path.unwrap_or_default(),
            )
        };
        Target {
            consequence,
            path,
            touch,
            makes: makes.then(|| legal.notation.to_string()),
            number: None,
        }
    }

    /// The effects of a move besides moving its own piece.
    fn consequence(&self, mv: MoveId, piece_actions: &[PieceAction]) -> Consequence {
        let turn = self.turn();
        let (ahead, outcome) = self.play_ahead(mv, piece_actions);
        let leaves = |side: Side| {
            ahead.changes.iter().any(|change| match change {
                PieceChange::Left { before, .. } => ahead.before[*before].side == Some(side),
                _ => false,
            })
        };
        let shoved = |change: &PieceChange| match change {
            PieceChange::Moved { path, .. } | PieceChange::Left { path, .. } => path.beat > 0,
            _ => false,
        };
        Consequence {
            takes: leaves(turn.other()),
            pushes: ahead.changes.iter().any(shoved),
            loses: leaves(turn) || outcome == Some(Outcome::Won(turn.other())),
        }
    }

    /// The effects of a move with these `piece_actions` on the pieces, and the result of the position after it.
    fn play_ahead(&self, mv: MoveId, piece_actions: &[PieceAction]) -> (Preview, Option<Outcome>) {
        let here = &**self.last();
        let before = here.pieces().to_vec();
        let next = here.play(mv);
        let pieces = next
            .as_ref()
            .map_or(&before[..], |next| next.pieces())
            .to_vec();
        let preview = Preview {
            makes: here.notation(mv).unwrap_or_default(),
            changes: diff_pieces_of_move(&before, &pieces, piece_actions),
            before,
            pieces,
        };
        let outcome = next.and_then(|next| next.ending());
        (preview, outcome.map(|(outcome, _)| outcome))
    }

    /// The destinations of other numbers of pieces of the selected stack, each with its number. Places where a touch
    /// selects another stack are omitted.
    fn others(&self) -> Vec<(Spot, u8)> {
        let here = &**self.last();
        let (true, [first]) = (self.distinguishes_levels(), self.selection.touched()) else {
            return Vec::new();
        };
        let height = Heights::of(here.pieces()).at(*first);
        let other = |mv: &LegalMove| match &*mv.gesture {
            [from, to] if from.covers(*first) && !from.contains(*first) => {
                Some((to.first().ground(), height - from.first().level))
            }
            _ => None,
        };
        let begins = Selection::default().open(here);
        let is_free =
            |(place, _): &(Spot, u8)| !begins.iter().any(|(_, touch)| touch.covers(*place));
        here.legal()
            .iter()
            .filter_map(other)
            .filter(is_free)
            .collect()
    }

    /// Every spot of the first touch.
    fn selected(&self) -> Vec<Spot> {
        match self.selection.selected(&**self.last()) {
            Some(first) => first.spots().to_vec(),
            None => Vec::new(),
        }
    }
}
