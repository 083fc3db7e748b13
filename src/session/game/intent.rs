//! Actions of a player in a game.

use crate::play::game_code::LinkMessage;
use crate::play::{DrawingColor, NodeId, SavedGame};
use crate::rules::Side;
use crate::session::intent::BoardIntent;
use crate::session::players::PlayerChange;

/// An action of a player in a game.
#[derive(Clone, PartialEq, Debug)]
pub enum GameIntent {
    Board(BoardIntent),
    /// The game is on the page: the computer may think.
    Start,
    /// Show the position after a ply. Any ply past the last one means the current position.
    Show(usize),
    /// Show the position after `shown` moves of a line that starts after a ply.
    ShowLine {
        from: Option<usize>,
        line: Vec<String>,
        shown: usize,
    },
    /// Show the position after a move from the shown position.
    ShowMove(String),
    /// Go back from a line to the position where it was opened, or from an earlier position to the current one.
    Resume,
    Flip,
    Undo,
    Redo,
    Resign,
    AgreeDraw,
    OfferDraw,
    /// The next step of a hint: the piece, then the move.
    Hint,
    /// Start the clock, which is stopped after the game was opened.
    StartClock,
    /// Pause the computer, or let it continue.
    Pause(bool),
    /// Open or close a panel.
    TogglePanel(PanelToggle),
    /// Open the report at the move that decided the game. `hides_other` is as in [`PanelToggle`].
    FindMistake {
        hides_other: bool,
    },
    /// A player agrees to see the known values of the position, or no longer does.
    Agree(Side),
    /// Show the values of the position for as long as a key or a button is held.
    HoldValues(bool),
    /// Ask the engine again after it was lost.
    AskAgain,
    /// Check the solution of the game, or stop that.
    Check,
    Players(PlayerChange),
    /// Continue from a ply in a new game.
    PlayFrom(usize),
    /// Start a game like this one at the shown position.
    PlayFromHere,
    /// Show a position of the record.
    ShowNode(NodeId),
    /// Go to the same move of the next line, or of the previous one.
    ShowOtherLine {
        is_next: bool,
    },
    /// Add the line that is being shown to the record.
    AddShownLine,
    /// Add a line from the shown position of the record.
    AddEngineLine(Vec<String>),
    /// Add the lines that the game does not have from a text of the same game, form 2.
    AddVariations(String),
    /// Add the better moves of the report as variations, and glyphs to its mistakes.
    AddBetterMoves,
    /// Move the shown variation before or behind its neighbour.
    MoveVariation {
        is_up: bool,
    },
    /// Remove the shown move of a variation and the moves after it.
    RemoveVariation,
    RestoreVariation,
    /// Set or remove a glyph of the shown move, by its number in the PGN standard.
    ToggleGlyph(u8),
    /// Replace the note on a position.
    SetNote(NodeId, String),
    /// Let touches draw in this colour, or play again.
    ChoosePen(Option<DrawingColor>),
    /// Remove the drawings on the shown position.
    RemoveDrawings,
    /// Play on from a ply of the game against the computer at its highest level.
    PlayPerfectlyFrom(usize),
    /// The same from the shown position.
    PlayPerfectlyFromHere,
    Rematch,
    /// Continue this game in a new one, with a friend by links.
    PlayByLink,
    Query(QueryIntent),
    Correspondence(CorrespondenceIntent),
    /// Continue with this state of a game by links. The moves that it does not have become a variation.
    ContinueAs(Box<SavedGame>),
}

/// An action of a player in a game with a friend by links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CorrespondenceIntent {
    /// A link with this many steps and this message was copied, shared or shown.
    Sent(usize, Option<LinkMessage>),
    /// The link that is marked as sent has not been sent.
    NotSent,
    /// Set the message to the friend in the next link, or remove it.
    Tell(Option<LinkMessage>),
    /// Agree to the friend's request.
    Grant,
    /// Take back the friend's last move, as the friend requested before this player moved.
    GrantTakeback,
    Decline,
    /// Play the other side: the link that began the game was the player's own.
    SwitchSides,
}

/// A panel beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    Analysis,
    Report,
}

/// Opens or closes a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PanelToggle {
    pub panel: Panel,
    /// Whether there is room for one panel only.
    pub hides_other: bool,
}

/// A question of a player about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QueryIntent {
    OwnPieces,
    /// Who could move to the place that is pointed at.
    Reached,
    Position,
    /// The remaining time on the clock.
    Time,
}

impl GameIntent {
    /// Whether it removes passing notices.
    #[must_use]
    pub fn ends_notices(&self) -> bool {
        match self {
            GameIntent::Board(intent) => intent.ends_notices(),
            GameIntent::Show(_)
            | GameIntent::Resume
            | GameIntent::Undo
            | GameIntent::Redo
            | GameIntent::Resign
            | GameIntent::AgreeDraw
            | GameIntent::OfferDraw => true,
            _ => false,
        }
    }
}

impl From<BoardIntent> for GameIntent {
    fn from(intent: BoardIntent) -> Self {
        GameIntent::Board(intent)
    }
}
