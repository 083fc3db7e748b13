//! The data that the home screen needs about a kind of game in addition to its texts, as a line of text. The page has a
//! file of these lines (`assets/games.txt`), so that the home screen needs no code of a game.
//!
//! ```text
//! zoq     8       puzzles 3x3;hands;spots a4 …    w counter a1 b1;b counter a3
//! ```
//!
//! The fields are separated by tabs: the name, the number of levels, `puzzles` or `-`, the board and the pieces at
//! the start.

use super::thumbnail::{print_board, print_pieces, read_board, read_pieces};
use super::{Board, Kind, OpenError, Piece};
use std::fmt;

/// The data that the home screen needs about a kind of game in addition to its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HomeGame {
    pub slug: String,
    /// The number of levels of the computer.
    pub levels: usize,
    pub has_puzzles: bool,
    /// The board at the usual start.
    pub board: Board,
    /// The pieces at the usual start.
    pub pieces: Vec<Piece>,
}

impl HomeGame {
    /// The data of this kind of game.
    ///
    /// # Errors
    /// If it has no start without options.
    pub fn of(kind: &dyn Kind) -> Result<HomeGame, OpenError> {
        let start = kind.start("", None)?;
        Ok(HomeGame {
            slug: kind.slug().to_owned(),
            levels: kind.levels(),
            has_puzzles: kind.has_puzzles(),
            board: start.board(),
            pieces: start.pieces().to_vec(),
        })
    }

    /// Reads a line. `None` if it is not valid.
    #[must_use]
    pub fn read(line: &str) -> Option<HomeGame> {
        let mut fields = line.split('\t');
        let game = HomeGame {
            slug: fields.next()?.to_owned(),
            levels: fields.next()?.parse().ok()?,
            has_puzzles: fields.next()? == "puzzles",
            board: read_board(fields.next()?)?,
            pieces: read_pieces(fields.next()?)?,
        };
        fields.next().is_none().then_some(game)
    }
}

impl fmt::Display for HomeGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let puzzles = if self.has_puzzles { "puzzles" } else { "-" };
        let (board, pieces) = (print_board(&self.board), print_pieces(&self.pieces));
        write!(
            f,
            "{}\t{}\t{puzzles}\t{board}\t{pieces}",
            self.slug, self.levels
        )
    }
}
