//! Colourings: which six of the twelve pieces belong to the side to move. A colouring has a bit for each
//! piece. The bits go stack by stack and from the lowest piece of each stack, starting with the lowest bit.

use super::classes::PIECES;
use super::combinations::{count, next, rank};

/// The number of colourings.
pub(super) const COUNT: usize = count(PIECES, PIECES / 2);

const ALL: u16 = (1 << PIECES) - 1;

/// All colourings in the order of their numbers.
pub(super) static COLOURINGS: [u16; COUNT] = {
    let mut colourings = [0; COUNT];
    let mut set = (1 << (PIECES / 2)) - 1;
    let mut number = 0;
    while number < COUNT {
        colourings[number] = set as u16;
        set = next(set);
        number += 1;
    }
    colourings
};

/// Indexed by colouring: the number of the colouring as the other side sees it.
pub(super) static TURNED: [u16; 1 << PIECES] = {
    let mut turned = [0; 1 << PIECES];
    let mut number = 0;
    while number < COUNT {
        let colouring = COLOURINGS[number];
        turned[(colouring ^ ALL) as usize] = rank(colouring as u32) as u16;
        number += 1;
    }
    turned
};

/// The number of a colouring.
pub(super) fn number(colouring: u16) -> usize {
    usize::from(TURNED[usize::from(colouring ^ ALL)])
}
