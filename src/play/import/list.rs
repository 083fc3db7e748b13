//! Reads a list of moves.

use super::error::{ImportError, ImportFault};
use super::list_text::{ListText, spaced};
use super::notation::Notation;
use super::position::position_error;
use super::reading::{Form, ReadableGame, Reading};
use super::starts::{best_start, own_word, starts_of};
use crate::play::tree::TreeFault;
use crate::play::{GameTree, OpenError, Pos};

/// An attempt to read a list in one notation from one start.
struct Attempt<'a> {
    game: &'a ReadableGame,
    notation: Option<Notation>,
    start: Pos,
    played: usize,
}

/// Every game that a list of moves can be: at most one for each game, notation and side that begins.
///
/// # Errors
/// The first fault of the attempt that reads the most moves.
pub(super) fn read_list(text: &str, games: &[ReadableGame]) -> Result<Vec<Reading>, ImportError> {
    let spaced = spaced(text);
    let list = ListText::of(text, &spaced);
    let words = list.main_line();
    let (mut readings, mut error, mut part_read) = (Vec::new(), None, None);
    for game in games {
        let starts = starts_of(game);
        for notation in [None]
            .into_iter()
            .chain(game.notations.iter().copied().map(Some))
        {
            let black_begins = notation.is_none_or(|notation| notation.black_may_begin);
            for starts in starts.iter().take(if black_begins { 2 } else { 1 }) {
                let Some(best) = best_start(starts, notation, &words) else {
                    continue;
                };
                let attempt = Attempt {
                    game,
                    notation,
                    start: best.start,
                    played: best.played,
                };
                if best.played == 0 {
                    continue;
                }
                if !best.is_whole {
                    let is_best = part_read
                        .as_ref()
                        .is_none_or(|other: &Attempt| other.played < attempt.played);
                    if is_best {
                        part_read = Some(attempt);
                    }
                    continue;
                }
                match read_attempt(text, &list, &attempt) {
                    Ok(reading) => readings.push(reading),
                    Err(fault) => error = error.or(Some(fault)),
                }
            }
        }
    }
    if !readings.is_empty() {
        return Ok(readings);
    }
    let of_part = |attempt: &Attempt| read_attempt(text, &list, attempt).err();
    let error = error.or_else(|| of_part(part_read.as_ref()?));
    Err(error.unwrap_or_else(|| nothing_read(text, &list, games)))
}

/// Reads the whole list.
fn read_attempt(
    text: &str,
    list: &ListText<'_>,
    attempt: &Attempt<'_>,
) -> Result<Reading, ImportError> {
    let notation = attempt.notation;
    let mut tree = GameTree::new(attempt.start.clone());
    let own = |position: &Pos, word: &str| own_word(&**position, notation, word);
    let played = tree.play_tokens(&list.tokens, &own);
    let mut fault = played.err().or_else(|| list.fault.clone());
    if fault.is_none() {
        write_tags(&mut tree, list);
        let end = tree.main_end(GameTree::ROOT);
        if let Some((byte, outcome)) = list.result
            && let Err(error) = tree.apply_result(end, Some(outcome), false)
        {
            fault = Some((byte, TreeFault::Open(error)));
        }
    }
    let Some((byte, fault)) = fault else {
        let form = notation.map_or(Form::Moves, Form::Foreign);
        return Ok(Reading { form, tree });
    };
    let part = (tree.len() > 1).then(|| Box::new(tree));
    Err(ImportError {
        game: Some(attempt.game.kind.slug().to_owned()),
        part,
        ..ImportError::at_byte(text, byte, ImportFault::Game(fault))
    })
}

/// Copies the tag lines before the list to the header of the game. Values without information are omitted, and so are
/// values that do not fit.
fn write_tags(tree: &mut GameTree, list: &ListText<'_>) {
    let mut header = tree.header().clone();
    for (name, value) in &list.tags {
        let name = name.to_ascii_lowercase();
        let value = value.trim();
        let says_nothing = matches!(value, "" | "?" | "????.??.??");
        if !says_nothing
            && !matches!(name.as_str(), "result" | "id")
            && header.get(&name).is_empty()
        {
            header.set(&name, value);
        }
    }
    tree.set_header(header);
}

/// The error for a text of which no move could be read.
fn nothing_read(text: &str, list: &ListText<'_>, games: &[ReadableGame]) -> ImportError {
    let first = list.tokens.first().map_or(0, |(byte, _)| *byte);
    let [game] = games else {
        return ImportError::at_byte(text, first, ImportFault::Unknown);
    };
    let slug = Some(game.kind.slug().to_owned());
    if let Some(error) = position_error(text, game) {
        return ImportError {
            game: slug,
            ..ImportError::at_byte(text, 0, ImportFault::Game(TreeFault::Open(error)))
        };
    }
    let refused = first_move_error(list, game);
    let fault = refused.map_or(ImportFault::Unknown, |error| {
        ImportFault::Game(TreeFault::Open(error))
    });
    ImportError {
        game: slug,
        ..ImportError::at_byte(text, first, fault)
    }
}

/// The reason why the first move of a list is not a move of a game.
fn first_move_error(list: &ListText<'_>, game: &ReadableGame) -> Option<OpenError> {
    let word = *list.main_line().first()?;
    let options = game.kind.options();
    let usual = options.first().map_or("", String::as_str);
    let start = game.kind.start(usual, None).ok()?;
    let error = start.play_text(word).err()?;
    Some(OpenError::Move {
        number: 1,
        first: start.turn(),
        text: word.chars().take(60).collect(),
        error,
    })
}
