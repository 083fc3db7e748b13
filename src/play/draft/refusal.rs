//! The reasons why a touch of a draft changes nothing.

/// The reason why a piece was not put down, moved or removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The place has no piece.
    NoPiece,
    /// This kind of piece cannot be on this kind of place.
    WrongPlace,
    /// The stack has the maximum number of pieces.
    FullStack { max: u8 },
    /// The piece is there already.
    SamePlace,
}
