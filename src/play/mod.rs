//! A game in progress: its picture, the hand over it, its record, and its text in every form.

mod act;
mod ago;
mod beaten;
mod board;
mod choice;
mod data_file;
mod day;
mod deed;
mod delays;
mod erased;
mod family;
mod follow;
mod game;
mod grip;
mod hand;
mod history;
mod kept;
mod known;
mod layout;
mod length;
pub mod limits;
mod link;
mod marks;
pub mod motion;
pub mod nine;
mod note;
pub mod order;
mod picture;
mod piece;
mod placing;
mod puzzle;
mod reach;
mod record;
mod saved;
mod seat;
mod solving;
mod sounds;
mod spot;
pub mod stored;
mod streak;
mod table;
mod text;
mod thinking;
#[cfg(test)]
mod toy;
#[cfg(test)]
mod toy_table;

pub use act::{Act, MoveError};
pub use ago::{DAY, ago};
pub use beaten::beaten_level;
pub use board::{Board, Goal, Margin, Sign};
pub use choice::{GameChoice, Opponent, SideChoice};
pub use data_file::data_file;
pub use day::{Day, puzzle_name, puzzle_number};
pub use deed::Deed;
pub use delays::{Delays, decimal, milliseconds};
pub use erased::Erased;
pub use family::{Family, GameInfo, Of, OpenError, Perft};
pub use follow::{Change, Way, backwards, follow, follow_deeds, trail};
pub use game::{Game, Why};
pub use grip::{Grip, Pressed, Pull};
pub use hand::{Answer, Hand};
pub use kept::{KeptError, Kind};
pub use known::{JudgedMove, Known, KnownMove, Repetition, Tally};
pub use layout::{Area, CELL, GROOVE, Layout, from_screen};
pub use length::{length, points, rectangle, translate, translate_px};
pub use link::{LinkError, decode, encode};
pub use marks::{Mark, marks};
pub use note::{DECIDED, Note};
pub use picture::{Fate, Figure, Picture};
pub use piece::{Piece, Pose, seen_on};
pub use placing::Heights;
pub use puzzle::{
    PUZZLE_NODES, PUZZLE_PROOF, Puzzle, grade_of_line, listed, listed_day, print_puzzle,
    read_puzzle,
};
pub use reach::Reach;
pub use record::{Cause, Record, Verdict};
pub use saved::Saved;
pub use solving::{Answers, Solves, Solving, SolvingError};
pub use sounds::Sound;
pub use spot::{Spot, SpotError, Touch};
pub use streak::streak;
pub use table::{Consequence, Open, Preview, Scene, Table, Target, Touched};
pub use text::{GameText, TextError};
pub use thinking::{Question, Report, Thinking, Thinks};
