//! The solution of Pogo, with one byte for every position.

use super::blob::{self, DRAWN, ILLEGAL};
use super::classes::{Classes, Heights, PIECES, SYMMETRIES, VECTORS, heights_numbered, offsets};
use super::colourings::{COLOURINGS, COUNT, number};
use super::steps::tops;
use crate::games::pogo::{Cell, Pogo, Stack};
use crate::play::BlobError;
use crate::rules::{Position, Side};
use crate::search::{Counts, ExactValue, Tablebase};

/// The value of every position of Pogo.
pub struct PogoTable {
    classes: Classes,
    /// Indexed by class and colouring.
    bytes: Vec<u8>,
    /// Whether the table contains the won positions, or only the lost ones.
    is_whole: bool,
}

impl PogoTable {
    pub(super) fn whole(classes: Classes, bytes: Vec<u8>) -> PogoTable {
        PogoTable {
            classes,
            bytes,
            is_whole: true,
        }
    }

    /// Restores a table from the bytes of [`PogoTable::pack`]. This takes a tenth of the time of solving, but
    /// afterwards the value of a position that is not lost requires looking at all of its moves.
    ///
    /// # Errors
    /// If the bytes are not such a table.
    pub fn from_bytes(kept: &[u8]) -> Result<PogoTable, BlobError> {
        let classes = Classes::new();
        let bytes = blob::read(&classes, kept)?;
        Ok(PogoTable {
            classes,
            bytes,
            is_whole: false,
        })
    }

    /// The value of a position. `None` if the side to move already controls every stack.
    #[must_use]
    pub fn value(&self, position: &Pogo) -> Option<ExactValue> {
        match self.byte(position) {
            DRAWN if !self.is_whole => Some(self.by_moves(position)),
            byte => read(byte),
        }
    }

    fn byte(&self, position: &Pogo) -> u8 {
        let heights = position.stacks.map(Stack::height);
        let place = self.classes.place(&heights);
        let class = usize::from(place.class);
        let symmetry = &SYMMETRIES[place.symmetries.trailing_zeros() as usize];
        let offsets = offsets(self.classes.heights(class));
        let mut colouring = 0;
        for (cell, to) in Cell::all().zip(symmetry) {
            let own = own_pieces(position.at(cell), position.turn);
            colouring |= own << offsets[usize::from(*to)];
        }
        self.bytes[class * COUNT + number(colouring)]
    }

    /// The value of a position that is not lost, computed from the lost positions after it.
    fn by_moves(&self, position: &Pogo) -> ExactValue {
        let mut best = ExactValue::Draw;
        position.each_move(|mv| {
            let mut next = *position;
            next.play(mv);
            if let Some(lost @ ExactValue::Loss(_)) = read(self.byte(&next)) {
                best = best.max(lost.a_ply_before());
            }
        });
        best
    }

    /// The number of positions of each value, for one colour of the side to move.
    #[must_use]
    pub fn positions(&self) -> Counts {
        self.count(|class, _| self.classes.images(class) as u64)
    }

    /// The same, counting positions that are equal up to a symmetry of the board once.
    #[must_use]
    pub fn orbits(&self) -> Counts {
        self.count(|class, colouring| u64::from(self.is_first_of_orbit(class, colouring)))
    }

    /// The table in about 2.7 MB, for [`PogoTable::from_bytes`].
    #[must_use]
    pub fn pack(&self) -> Vec<u8> {
        blob::write(&self.bytes)
    }

    fn count(&self, weight: impl Fn(usize, u16) -> u64) -> Counts {
        let mut counts = Counts::default();
        for (class, block) in self.bytes.chunks(COUNT).enumerate() {
            for (&byte, &colouring) in block.iter().zip(&COLOURINGS) {
                let value = match byte {
                    DRAWN if !self.is_whole => {
                        let heights = self.classes.heights(class);
                        Some(self.by_moves(&position(heights, colouring, Side::White)))
                    }
                    byte => read(byte),
                };
                if let Some(value) = value {
                    counts.add(value, weight(class, colouring));
                }
            }
        }
        counts
    }

    /// Whether no symmetry of the class gives a smaller colouring than this one.
    fn is_first_of_orbit(&self, class: usize, colouring: u16) -> bool {
        let heights = self.classes.heights(class);
        let symmetries = self.classes.place(heights).symmetries;
        let begin = offsets(heights);
        let of = |symmetry: &[u8; Cell::COUNT]| {
            let stack = |stack: usize| {
                let own = colouring >> begin[stack] & ((1 << heights[stack]) - 1);
                own << begin[usize::from(symmetry[stack])]
            };
            (0..Cell::COUNT).map(stack).sum::<u16>()
        };
        let named = |(number, _): &(usize, _)| symmetries >> number & 1 != 0;
        let all = SYMMETRIES.iter().enumerate().filter(named);
        symmetries == 1
            || all
                .map(|(_, symmetry)| of(symmetry))
                .all(|other| other >= colouring)
    }
}

impl Tablebase<Pogo> for PogoTable {
    fn value(&self, position: &Pogo) -> Option<ExactValue> {
        PogoTable::value(self, position)
    }

    /// All height vectors, colourings and sides to move.
    fn number_count(&self) -> u64 {
        (VECTORS * COUNT * Side::BOTH.len()) as u64
    }

    fn position(&self, number: u64) -> Option<Pogo> {
        let number = usize::try_from(number).ok()?;
        let turn = Side::BOTH[number % 2];
        let colouring = COLOURINGS[number / 2 % COUNT];
        let heights = heights_numbered(number / 2 / COUNT)?;
        let tops = tops(&heights);
        (colouring & tops != tops).then(|| position(&heights, colouring, turn))
    }

    fn counts(&self) -> Counts {
        let one = self.positions();
        Counts {
            won: 2 * one.won,
            lost: 2 * one.lost,
            drawn: 2 * one.drawn,
            ..one
        }
    }

    fn pack(&self) -> Option<Vec<u8>> {
        Some(PogoTable::pack(self))
    }
}

/// The value encoded by a byte.
fn read(byte: u8) -> Option<ExactValue> {
    match byte {
        ILLEGAL => None,
        DRAWN => Some(ExactValue::Draw),
        plies if plies % 2 == 0 => Some(ExactValue::Loss(plies.into())),
        plies => Some(ExactValue::Win(plies.into())),
    }
}

/// The position of a colouring with this side to move.
fn position(heights: &Heights, colouring: u16, turn: Side) -> Pogo {
    let mut pieces = (0..PIECES).map(|piece| match colouring >> piece & 1 {
        1 => turn,
        _ => turn.other(),
    });
    let stacks = heights.map(|height| {
        let stack = pieces.by_ref().take(height.into());
        stack.fold(Stack::EMPTY, Stack::with)
    });
    Pogo { stacks, turn }
}

/// A bit for each piece of a stack that belongs to this side, from the lowest piece.
fn own_pieces(stack: Stack, side: Side) -> u16 {
    let all = (1 << stack.height()) - 1;
    // A stack stores its topmost piece in the lowest bit, 1 if it is White's.
    let from_top = match side {
        Side::White => stack.bits(),
        Side::Black => !stack.bits() & all,
    };
    // Two shifts, because the distance for an empty stack would be too large for one.
    from_top.reverse_bits() >> 1 >> (15 - stack.height())
}
