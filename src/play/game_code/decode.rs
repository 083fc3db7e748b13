//! Reading a code.

use super::checksum::{self, checksum};
use super::coded_game::{CodedGame, outcome_of};
use super::error::{CodeError, MoveFault};
use super::header::Header;
use super::mixed_radix::Number;
use super::replay::Replay;
use super::rules::{CodeRules, Start};
use super::{base62, names};
use crate::play::tree::Termination;
use crate::play::{GameText, Kind, OpenError, limits};

/// The start of every fragment with a code.
pub const PREFIX: &str = "g=";

/// A code whose checksum is right, before its moves are played. The name of its game is known, so that the game can be
/// loaded.
#[derive(Clone, Debug)]
pub struct SealedGame {
    rules: CodeRules,
    header: Header,
    /// The digits of the moves.
    moves: Number,
    names: [String; 2],
}

/// Reads a fragment, without its `#`, up to the moves. Text that another program put after the code is ignored, unless
/// it starts with a letter or a digit.
///
/// # Errors
/// If it is not a code, was changed, or was written by a newer version.
pub fn unseal(fragment: &str, all_rules: &[Option<CodeRules>]) -> Result<SealedGame, CodeError> {
    let text = fragment.strip_prefix(PREFIX).ok_or(CodeError::Foreign)?;
    let bytes = fragment.len();
    if bytes > limits::CODE {
        return Err(CodeError::TooLong { bytes });
    }
    let end = text.find(|sign: char| !sign.is_ascii_alphanumeric());
    let (code, behind) = text.split_at(end.unwrap_or(text.len()));
    let names = names::read(behind).ok_or(CodeError::Damaged)?;
    let body = code.len().checked_sub(checksum::LENGTH);
    let (code, stated) = code.split_at(body.ok_or(CodeError::Damaged)?);
    if checksum([code, &names::write(&names)]) != stated {
        return Err(CodeError::Damaged);
    }
    let mut moves = base62::read(code).ok_or(CodeError::Damaged)?;
    let (header, rules) = Header::take(&mut moves, all_rules)?;
    Ok(SealedGame {
        rules: *rules,
        header,
        moves,
        names,
    })
}

impl SealedGame {
    /// The name of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.rules.slug
    }

    /// Plays the moves by the rules of this kind of game.
    ///
    /// # Errors
    /// The first thing that the rules do not allow.
    pub fn open(self, kind: &dyn Kind) -> Result<CodedGame, CodeError> {
        if kind.slug() != self.rules.slug {
            return Err(CodeError::Open(OpenError::no_game(kind.slug())));
        }
        let header = &self.header;
        let start = match header.start {
            Start::Usual => None,
            Start::Position | Start::Listed(_) => Some(header.position.as_str()),
        };
        let start = kind.start(self.rules.options[header.options], start);
        let start = start.map_err(CodeError::Open)?;
        let mut text = GameText {
            game: self.rules.slug.to_owned(),
            options: start.options(),
            start: Some(start.text()),
            ..GameText::default()
        };
        let mut replay = Replay::new(start);
        text.moves = self.play_moves(&mut replay)?;
        if self.header.helped.last() > Some(&text.moves.len()) {
            return Err(CodeError::Damaged);
        }
        let header = self.header;
        text.hints = header.helped;
        let mut game = CodedGame {
            text,
            ended: header.ended,
            id: header.id,
            sender: header.sender,
            message: header.message,
            names: self.names,
        };
        let reached = replay.reached();
        let ended = game.end_after(reached, kind).map_err(CodeError::Open)?;
        game.text.result = reached.or(ended.map(outcome_of));
        game.text.on_time = matches!(ended, Some(Termination::Time(_)));
        match game.has_message_that_fits(kind, game.text.result.is_some()) {
            true => Ok(game),
            false => Err(CodeError::Message),
        }
    }

    fn play_moves(&self, replay: &mut Replay) -> Result<Vec<String>, CodeError> {
        let order = self.rules.orders[self.header.version];
        let (mut number, mut singles) = (self.moves.clone(), self.header.singles);
        let mut moves = Vec::new();
        while singles > 0 || !number.is_one() {
            let (number_of_move, first) = (moves.len() + 1, replay.first());
            let refused = |fault| CodeError::Move {
                number: number_of_move,
                first,
                fault,
            };
            let count = replay.count().map_err(refused)?;
            if number.is_one() {
                singles -= 1;
                if count > 1 {
                    return Err(refused(MoveFault::NotTheOnlyOne));
                }
            }
            let place = number.take(count) as usize;
            if number.is_zero() {
                return Err(refused(MoveFault::CutOff));
            }
            let mv = order.move_at(&**replay.position(), place);
            let mv = mv.ok_or(refused(MoveFault::CutOff))?;
            let notation = replay.position().legal()[mv.index()].notation.to_string();
            let played = replay.play(mv);
            played.map_err(|_| refused(MoveFault::CutOff))?;
            moves.push(notation);
        }
        Ok(moves)
    }
}
