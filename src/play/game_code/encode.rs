//! Writing a code.

use super::checksum::checksum;
use super::coded_game::{CodedGame, outcome_of};
use super::decode::PREFIX;
use super::error::{EncodeError, MoveFault};
use super::header::Header;
use super::mixed_radix::Digits;
use super::replay::Replay;
use super::rules::{CodeRules, MoveOrder, Start};
use super::{base62, names};
use crate::play::{Kind, MoveError, OpenError, limits};

/// The fragment of a link to a game, without its `#`. Every move is checked. `all_rules` has the code rules of every
/// game that has some.
///
/// # Errors
/// If the rules do not allow the game, or a code cannot express it.
pub fn encode_game(
    game: &CodedGame,
    kind: &dyn Kind,
    all_rules: &[Option<CodeRules>],
) -> Result<String, EncodeError> {
    let mut all_rules = all_rules.iter().flatten();
    let rules = all_rules.find(|rules| rules.slug == kind.slug());
    let rules = rules.ok_or(EncodeError::NoNumber)?;
    let text = &game.text;
    if text.game != kind.slug() {
        return Err(EncodeError::Open(OpenError::no_game(&text.game)));
    }
    if !game.names.iter().all(|name| names::is_name(name)) {
        return Err(EncodeError::Name);
    }
    let start = kind.start(&text.options, text.start.as_deref());
    let start = start.map_err(EncodeError::Open)?;
    let options = start.options();
    let options = rules.options.iter().position(|known| *known == options);
    let version = rules.orders.len().checked_sub(1);
    let (Some(options), Some(version)) = (options, version) else {
        return Err(EncodeError::NoNumber);
    };
    let mut header = Header {
        game: rules.number,
        version,
        options,
        start: Start::of(&start, rules).map_err(EncodeError::Open)?,
        position: start.text(),
        id: game.id,
        sender: game.sender,
        ended: None,
        message: game.message,
        helped: helped_in(game),
        singles: 0,
    };
    let mut replay = Replay::new(start);
    let moves = write_moves(&mut replay, &text.moves, rules.orders[version])?;
    header.singles = moves.singles;
    let reached = replay.reached();
    let ended = game.end_after(reached, kind);
    header.ended = ended.map_err(EncodeError::Open)?;
    if !game.has_message_that_fits(kind, reached.or(header.ended.map(outcome_of)).is_some()) {
        return Err(EncodeError::Message);
    }
    let mut digits = header.write(rules).ok_or(EncodeError::NoNumber)?;
    digits.append(moves.digits);
    let code = base62::write(digits.into_number());
    let names = names::write(&game.names);
    let sum = checksum([&code, &names]);
    let fragment = format!("{PREFIX}{code}{sum}{names}");
    match fragment.len() > limits::CODE {
        true => Err(EncodeError::TooMany {
            moves: replay.plies(),
        }),
        false => Ok(fragment),
    }
}

struct Moves {
    digits: Digits,
    /// The number of moves without an alternative at the end of the game.
    singles: usize,
}

/// Plays the moves of a text. The digit of each move is its number among the legal moves.
fn write_moves(
    replay: &mut Replay,
    moves: &[String],
    order: MoveOrder,
) -> Result<Moves, EncodeError> {
    let mut digits = Digits::default();
    let mut singles = 0;
    let first = replay.first();
    for (index, text) in moves.iter().enumerate() {
        let refused = |error| {
            EncodeError::Open(OpenError::Move {
                number: index + 1,
                first,
                text: text.chars().take(60).collect(),
                error,
            })
        };
        let count = replay.count().map_err(|fault| match fault {
            MoveFault::TooMany => EncodeError::TooMany { moves: moves.len() },
            _ => refused(MoveError::Over),
        })?;
        let mv = replay.position().find(text).map_err(refused)?;
        let number = order.number_of(&**replay.position(), mv);
        // The number is less than `count`, which is a `u32`.
        digits.put(number.ok_or(EncodeError::NoNumber)? as u32, count);
        singles = if count == 1 { singles + 1 } else { 0 };
        replay.play(mv).map_err(refused)?;
    }
    Ok(Moves { digits, singles })
}

/// The plies after which a player was helped, each once, in order.
fn helped_in(game: &CodedGame) -> Vec<usize> {
    let mut helped = game.text.hints.clone();
    helped.retain(|ply| *ply <= game.text.moves.len());
    helped.sort_unstable();
    helped.dedup();
    helped
}
