//! The last action of a draft.

use super::place::placement_of;
use crate::games::ticto::Placement;
use crate::play::draft::{Draft, Mirror};
use crate::rules::Side;

/// Every last action that pieces on these places could have made. The rules reject most of them.
pub(super) fn last_actions(draft: &Draft) -> Vec<String> {
    let placements = |side: Side| -> Vec<Placement> {
        let own = draft.pieces.iter().filter(|piece| piece.side == Some(side));
        own.filter_map(placement_of).collect()
    };
    let (own, enemy) = (placements(draft.turn), placements(draft.turn.other()));
    let mut actions = vec!["-".to_owned()];
    for pair in own.iter().filter(|placement| placement.is_flat()) {
        if enemy.contains(pair) {
            actions.push(format!("*{pair}"));
        }
    }
    for pushed in own.iter().filter(|placement| !placement.is_flat()) {
        for pusher in enemy.iter().filter(|placement| !placement.is_flat()) {
            if pusher.axis() == pushed.axis() {
                actions.push(format!("{pusher}!{pushed}"));
            }
        }
    }
    actions
}

/// The last action on a mirrored board.
pub(super) fn mirror_last(draft: &Draft, field: usize, mirror: Mirror) -> String {
    let text = draft.field(field);
    let flip = |name: &str| -> Option<Placement> {
        let placement: Placement = name.parse().ok()?;
        let named = placement.named().map(|at| mirror.spot(draft.size, at));
        Some(Placement::new(placement.shape(), named.min()?))
    };
    let mirrored = match (text.strip_prefix('*'), text.split_once('!')) {
        (Some(pair), _) => flip(pair).map(|pair| format!("*{pair}")),
        (None, Some((pusher, pushed))) => {
            let walls = flip(pusher).zip(flip(pushed));
            walls.map(|(pusher, pushed)| format!("{pusher}!{pushed}"))
        }
        (None, None) => None,
    };
    mirrored.unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_action_is_mirrored_with_the_board() {
        let draft = |last: &str| Draft {
            options: String::new(),
            size: (7, 7),
            pieces: Vec::new(),
            turn: Side::White,
            fields: vec!["n".to_owned(), last.to_owned(), "0".to_owned()],
        };
        let flipped = |last| {
            [Mirror::Files, Mirror::Sides].map(|mirror| mirror_last(&draft(last), 1, mirror))
        };
        assert_eq!(flipped("-"), ["-", "-"]);
        assert_eq!(flipped("*a4"), ["*g4", "*a4"]);
        assert_eq!(flipped("*b3c3"), ["*e3f3", "*b5c5"]);
        assert_eq!(flipped("b3nc3n!^d3n"), ["e3nf3n!^d3n", "b4nc4n!^d4n"]);
    }
}
