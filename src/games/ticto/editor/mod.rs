//! Setting up positions of TicTo.

mod fields;
mod place;
mod poses;

use super::army::ArmyPiece;
use super::notation::{name, round_letter};
use super::read;
use super::words::TicToWords;
use super::{Placement, PositionError};
use crate::play::draft::{
    Draft, DraftField, FieldKind, GameEditor, Mirror, PaletteItem, Refusal, SecondTouch,
};
use crate::play::{Board, Erased, Piece, Pose, Spot};
use crate::rules::{Side, sort_short};
use place::{army_piece, is_round, placement_of, set_levels};
use std::fmt::Write;

/// The pieces of White, then the pieces of Black. A piece put into a groove stands in it; only a rectangle on end has
/// to be chosen.
const PALETTE: [PaletteItem; 8] = {
    let mut palette = [PaletteItem::of(Side::White, "square"); 8];
    let mut index = 0;
    while index < palette.len() {
        let side = if index < 4 { Side::White } else { Side::Black };
        palette[index] = match index & 3 {
            0 => PaletteItem::of(side, "square"),
            1 => PaletteItem::of(side, "rectangle"),
            2 => PaletteItem {
                pose: Pose::OnEnd,
                ..PaletteItem::of(side, "rectangle")
            },
            _ => PaletteItem {
                is_only: true,
                ..PaletteItem::of(side, "round")
            },
        };
        index += 1;
    }
    palette
};

const FIELDS: [DraftField; 3] = [
    DraftField {
        key: "stage",
        usual: "n",
        kind: FieldKind::Choice { is_checked: false },
    },
    DraftField {
        key: "last",
        usual: "-",
        kind: FieldKind::Choice { is_checked: true },
    },
    DraftField {
        key: "counter",
        usual: "0",
        kind: FieldKind::Number { max: 100 },
    },
];

impl GameEditor for TicToWords {
    fn palette(&self) -> &'static [PaletteItem] {
        &PALETTE
    }

    fn draft_text(&self, draft: &Draft) -> String {
        let mut text = String::new();
        for side in Side::BOTH {
            let own = draft.pieces.iter().filter(|piece| piece.side == Some(side));
            let round = own.clone().find(|piece| is_round(piece));
            let round = round.map_or_else(String::new, |piece| piece.spots[0].ground().to_string());
            let mut army: Vec<ArmyPiece> = own.filter_map(army_piece).collect();
            sort_short(&mut army, |one| name(*one));
            let names: Vec<String> = army.iter().map(|one| name(*one).to_string()).collect();
            // Writing to a string does not fail.
            let _ = write!(text, "{}{round}:{} ", round_letter(side), names.join(","));
        }
        let fields = draft.fields.join(" ");
        format!("{text}{} {fields}", draft.turn.letter())
    }

    fn fields(&self) -> &'static [DraftField] {
        &FIELDS
    }

    fn read_fields(&self, text: &str) -> Vec<String> {
        text.split(' ').skip(3).map(str::to_owned).collect()
    }

    fn choices(&self, draft: &Draft, field: usize) -> Vec<String> {
        match FIELDS.get(field) {
            Some(field) if field.key == "stage" => ["n", "x"].map(str::to_owned).to_vec(),
            Some(field) if field.key == "last" => fields::last_actions(draft),
            _ => Vec::new(),
        }
    }

    fn mirror_field(&self, draft: &Draft, field: usize, mirror: Mirror) -> String {
        match FIELDS.get(field) {
            Some(known) if known.key == "last" => fields::mirror_last(draft, field, mirror),
            _ => draft.field(field).to_owned(),
        }
    }

    fn piece_on(
        &self,
        board: &Board,
        pieces: &[Piece],
        item: &PaletteItem,
        spot: Spot,
    ) -> Result<Piece, Refusal> {
        let spot = spot.ground();
        if !board.spots.contains(&spot) {
            return Err(Refusal::WrongPlace);
        }
        let mut poses = poses::poses(pieces, item, spot).into_iter();
        poses.next().ok_or(Refusal::WrongPlace)
    }

    /// A round does not hide the piece under it.
    fn touched(&self, pieces: &[Piece], item: &PaletteItem, spot: Spot) -> Option<usize> {
        let holds = |piece: &Piece| piece.spots.iter().any(|at| at.ground() == spot.ground());
        let is_meant = |piece: &Piece| holds(piece) && is_round(piece) == (item.kind == "round");
        pieces.iter().rposition(is_meant)
    }

    fn again(&self, _: &Board, pieces: &[Piece], index: usize, spot: Spot) -> SecondTouch {
        poses::again(pieces, index, spot)
    }

    fn conflicts_with(&self, pieces: &[Piece], index: usize, new: &Piece) -> bool {
        place::conflicts_with(pieces, index, new)
    }

    fn moved(
        &self,
        board: &Board,
        pieces: &[Piece],
        piece: &Piece,
        from_to: (Spot, Spot),
    ) -> Result<Piece, Refusal> {
        place::shifted(piece, from_to).map_or_else(
            || {
                let item = PaletteItem {
                    side: piece.side,
                    kind: piece.kind,
                    pose: match piece.pose {
                        Pose::OnEnd => Pose::OnEnd,
                        Pose::Flat | Pose::Lying => Pose::Flat,
                    },
                    is_only: false,
                };
                self.piece_on(board, pieces, &item, from_to.1)
            },
            Ok,
        )
    }

    fn set_levels(&self, pieces: &mut Vec<Piece>) {
        set_levels(pieces);
    }

    fn is_piece(&self, _: &Board, piece: &Piece) -> bool {
        if piece.side.is_none() {
            return false;
        }
        match is_round(piece) {
            true => place::is_round_place(piece),
            false => placement_of(piece).is_some(),
        }
    }

    fn faults(&self, text: &str) -> Vec<Erased> {
        let faults = read::position_faults(text).into_iter();
        faults.map(Erased::new).collect()
    }

    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        use PositionError as E;
        let of = |side: Side, kind: &str| {
            draft.spots_of(|piece| piece.side == Some(side) && piece.kind == kind)
        };
        let placements = |placements: &[Placement]| {
            placements
                .iter()
                .flat_map(|placement| placement.spots())
                .collect()
        };
        match error.downcast_ref() {
            Some(E::Squares { side, .. }) => of(*side, "square"),
            Some(E::Rectangles { side, .. }) => of(*side, "rectangle"),
            Some(E::BothArrived) => draft.spots_of(is_round),
            Some(
                E::NoSegment { at }
                | E::OnExit { at }
                | E::Ideological { at }
                | E::TwoWalls { at }
                | E::TwoOnCrossing { at }
                | E::WallUnder { at }
                | E::ThreeOnCell { at, .. }
                | E::NoUpper { at }
                | E::TwoUpper { at }
                | E::UpperAlone { at }
                | E::UpperInMargin { at }
                | E::RoundsTogether { at }
                | E::RoundAstray { at, .. }
                | E::WhiteAtHome { at }
                | E::BlackAtHome { at }
                | E::BlackArrived { at }
                | E::RoundOnPair { at },
            ) => vec![*at],
            Some(E::Circle { placement } | E::NoPair { pair: placement }) => {
                placements(&[*placement])
            }
            Some(E::NoWall { wall, .. }) => placements(&[*wall]),
            Some(E::NoTension { pusher, pushed }) => placements(&[*pusher, *pushed]),
            _ => Vec::new(),
        }
    }
}
