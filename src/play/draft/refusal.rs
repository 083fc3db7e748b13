//! Why a touch of a draft changes nothing.

/// Why a piece was not put down, moved or taken away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The place has no piece.
    NoPiece,
    /// This kind of piece cannot be on this kind of place.
    WrongPlace,
    /// The stack has as many pieces as a stack can have.
    FullStack { most: u8 },
    /// The piece is there already.
    SamePlace,
}
