//! Variations and noted moves, as lists show them.

use super::GameRecord;
use crate::play::{NodeId, NotedMove, Variation, VariationMove};

impl GameRecord {
    /// The variations that start after a ply of the game, each followed by its own variations.
    #[must_use]
    pub fn variations(&self, ply: usize) -> Vec<Variation> {
        let Some(&start) = self.line.get(ply) else {
            return Vec::new();
        };
        let mut listed = Vec::new();
        let mut left: Vec<(NodeId, usize)> = self
            .alternatives(start)
            .into_iter()
            .rev()
            .map(|node| (node, 1))
            .collect();
        while let Some((first, depth)) = left.pop() {
            let (mut moves, mut others) = (Vec::new(), Vec::new());
            let mut next = Some(first);
            while let Some(at) = next {
                moves.push(self.listed_move(at));
                let mut after = self.alternatives(at).into_iter();
                next = after.next();
                others.extend(after.map(|other| (other, depth + 1)));
            }
            left.extend(others.into_iter().rev());
            listed.push(Variation { depth, moves });
        }
        listed
    }

    /// The moves that were played and have a glyph or a note.
    #[must_use]
    pub fn noted_moves(&self) -> Vec<NotedMove> {
        let nodes = self.line.iter().map(|at| self.tree.node(*at));
        let noted = nodes.filter_map(|node| {
            let noted = NotedMove {
                ply: node.ply(),
                glyph: node.glyphs().first().copied(),
                has_comment: !node.comment().is_empty(),
            };
            (noted.glyph.is_some() || noted.has_comment).then_some(noted)
        });
        noted.collect()
    }

    /// The whole line of a node of a variation: the moves from the game to the node, and the moves after it. `None` for
    /// a node of the game.
    #[must_use]
    pub fn variation_of(&self, node: NodeId) -> Option<Variation> {
        self.tree.get(node).filter(|_| !self.is_played(node))?;
        let path = self.tree.path(node).map(|(at, _)| at);
        let mut nodes: Vec<NodeId> = path.take_while(|at| !self.is_played(*at)).collect();
        nodes.reverse();
        nodes.extend(std::iter::successors(self.next_node(node), |at| {
            self.next_node(*at)
        }));
        let moves = nodes.into_iter().map(|at| self.listed_move(at)).collect();
        Some(Variation { depth: 1, moves })
    }

    fn listed_move(&self, at: NodeId) -> VariationMove {
        let node = self.tree.node(at);
        VariationMove {
            node: at,
            ply: node.ply(),
            notation: node.notation().unwrap_or_default().to_owned(),
            glyphs: node.glyphs().to_vec(),
            has_comment: !node.comment().is_empty(),
        }
    }
}
