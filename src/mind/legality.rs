//! Whether an answer is legal by the rules of its game. An answer that is not counts as a lost worker.

use super::{Asked, Exact, Found, Reply};
use crate::play::{GameText, JudgedMove, Puzzle, Table};

/// Opens a game by the rules; none if they are not at hand, and then nothing is checked.
pub type OpenGame = fn(&GameText) -> Option<Table>;

/// What was asked, and whether it was stopped.
pub(super) struct Question<'a> {
    pub text: &'a GameText,
    pub asked: &'a Asked,
    pub stopped: bool,
}

/// What is wrong with an answer to this question, in English. The table is the game that was asked about.
pub(super) fn fault(
    open: OpenGame,
    table: &Table,
    question: &Question,
    reply: &Reply,
) -> Option<String> {
    let plies = table.plies();
    match reply {
        Reply::Found { found, .. } => first_moves(table, plies, found),
        Reply::Judged { ply, found, .. } if *ply > plies => {
            Some(format!("it judges ply {ply} of {plies}: {found:?}"))
        }
        Reply::Judged { ply, found, .. } => first_moves(table, *ply, found),
        // A report ends with the first position.
        Reply::Done { found, .. } if matches!(question.asked, Asked::Game { .. }) => {
            first_moves(table, 0, found)
        }
        Reply::Done { found, .. } => first_moves(table, plies, found)
            .or_else(|| missing_move(table, question, found))
            .or_else(|| illegal_line(open, question, found)),
        Reply::Exact { exact, .. } => match exact {
            Exact::Position(known) => {
                let mut moves = known.moves.iter().map(|one| &*one.mv);
                let named = known.moves.len();
                let count = table.legal().len();
                let illegal = moves.find_map(|mv| illegal(table, plies, mv));
                illegal.or_else(|| {
                    (named < count).then(|| format!("it names {named} of {count} legal moves"))
                })
            }
            Exact::Game(judged) => judged_moves(table, judged),
            Exact::Puzzle(puzzle) => illegal_puzzle(open, puzzle),
            Exact::Solving(_) | Exact::Checked(_) => None,
        },
        Reply::Ready | Reply::Refused { .. } | Reply::Lost { .. } => None,
    }
}

/// The first move of each line and the choice are moves of the position after this ply.
fn first_moves(table: &Table, ply: usize, found: &Found) -> Option<String> {
    let firsts = found.lines.iter().map(|line| line.moves.first());
    let mut moves = firsts.chain(found.choice.as_ref().map(Some));
    moves.find_map(|mv| match mv {
        Some(mv) => illegal(table, ply, mv),
        None => Some("a line of it has no move".to_owned()),
    })
}

/// A question that wants one move gets one, where there is a legal move and it was not told to stop.
fn missing_move(table: &Table, question: &Question, found: &Found) -> Option<String> {
    let wants_move = match question.asked {
        Asked::Level { .. } => found.choice.is_none(),
        Asked::Lines { nodes: Some(_), .. } | Asked::PlayOut { .. } => found.lines.is_empty(),
        _ => false,
    };
    let is_missing = wants_move && !question.stopped && !table.legal().is_empty();
    is_missing.then(|| "it names no move".to_owned())
}

/// What is to be played out is legal to its end.
fn illegal_line(open: OpenGame, question: &Question, found: &Found) -> Option<String> {
    let line = match question.asked {
        Asked::PlayOut { .. } => &found.lines.first()?.moves,
        _ => return None,
    };
    let mut text = question.text.clone();
    text.moves.extend(line.iter().cloned());
    let is_illegal = open(&text).is_none();
    is_illegal.then(|| format!("its line is not legal: {}", line.join(" ")))
}

fn judged_moves(table: &Table, judged: &[JudgedMove]) -> Option<String> {
    let (named, plies) = (judged.len(), table.plies());
    if named != plies {
        return Some(format!("it judges {named} moves of {plies}"));
    }
    let mut judged = judged.iter().enumerate();
    judged.find_map(|(ply, one)| one.best.iter().find_map(|mv| illegal(table, ply, mv)))
}

fn illegal_puzzle(open: OpenGame, puzzle: &Puzzle) -> Option<String> {
    let is_legal = puzzle.text.parse().is_ok_and(|mut text: GameText| {
        text.moves.extend(puzzle.line.iter().cloned());
        !puzzle.line.is_empty() && open(&text).is_some()
    });
    (!is_legal).then(|| format!("puzzle {} is not legal", puzzle.number))
}

fn illegal(table: &Table, ply: usize, mv: &str) -> Option<String> {
    (!table.is_legal(ply, mv)).then(|| format!("{mv} is not legal after ply {ply}"))
}
