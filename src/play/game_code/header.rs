//! The digits before the moves.

use super::coded_game::LinkMessage;
use super::error::{CodeError, NewerPart};
use super::id::{self, GameId};
use super::mixed_radix::{Digits, Number};
use super::rules::{CodeRules, Start};
use crate::play::limits;
use crate::play::tree::Termination;
use crate::rules::Side;

/// The form of the code, in radix [`FORMS`].
const FORM: u32 = 0;
const FORMS: u32 = 4;
/// Radices of counts, which have no upper limit.
const GAMES: u32 = 8;
const VERSIONS: u32 = 4;
const OPTIONS: u32 = 4;
const STARTS: u32 = 4;
const HELPS: u32 = 16;
const SINGLES: u32 = 4;
/// Radices of ends and messages, larger than needed now, to allow later additions.
const ENDS: u32 = 8;
const MESSAGES: u32 = 8;
/// An id is two digits of this radix.
const HALF_ID: u32 = 1 << (id::BITS / 2);

/// The ends of games by their numbers. 0 is a game that the players have not ended.
const ENDED: [Termination; 5] = [
    Termination::Resigned(Side::White),
    Termination::Resigned(Side::Black),
    Termination::Agreed,
    Termination::Time(Side::White),
    Termination::Time(Side::Black),
];

/// Everything in a code except the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The number of the game.
    pub game: usize,
    /// The version of the order of moves, counted from 0.
    pub version: usize,
    /// The number of the options.
    pub options: usize,
    pub start: Start,
    /// The start as text. The code contains it only for [`Start::Position`].
    pub position: String,
    pub id: Option<GameId>,
    pub sender: Option<Side>,
    pub ended: Option<Termination>,
    pub message: Option<LinkMessage>,
    /// The plies after which a player was helped, each once, in order.
    pub helped: Vec<usize>,
    /// The number of moves without an alternative at the end of the game.
    pub singles: usize,
}

impl Header {
    /// The digits. `None` if a character of the start has no number.
    pub fn write(&self, rules: &CodeRules) -> Option<Digits> {
        let mut digits = Digits::default();
        digits.put(FORM, FORMS);
        digits.put_count(self.game, GAMES);
        digits.put_count(self.version, VERSIONS);
        digits.put_count(self.options, OPTIONS);
        digits.put_count(self.start.number(), STARTS);
        if self.start == Start::Position {
            write_position(&mut digits, &self.position, rules.signs)?;
        }
        digits.put(u32::from(self.id.is_some()), 2);
        if let Some(id) = self.id {
            let (low, high) = id.halves();
            digits.put(low, HALF_ID);
            digits.put(high, HALF_ID);
        }
        digits.put(number_in(&Side::BOTH, self.sender), 3);
        digits.put(number_in(&ENDED, self.ended), ENDS);
        digits.put(number_in(&LinkMessage::ALL, self.message), MESSAGES);
        digits.put(u32::from(!self.helped.is_empty()), 2);
        if let Some(others) = self.helped.len().checked_sub(1) {
            digits.put_count(others, HELPS);
            let mut next = 0;
            for ply in &self.helped {
                digits.put_count(ply - next, HELPS);
                next = ply + 1;
            }
        }
        digits.put_count(self.singles, SINGLES);
        Some(digits)
    }

    /// Reads the digits from a number, and returns the rules of the game with them.
    ///
    /// # Errors
    /// If they contain unknown values, or differ from the output of [`Header::write`].
    pub fn take<'a>(
        number: &mut Number,
        all_rules: &'a [Option<CodeRules>],
    ) -> Result<(Header, &'a CodeRules), CodeError> {
        let newer = |part| CodeError::Newer(part);
        if number.take(FORMS) != FORM {
            return Err(newer(NewerPart::Form));
        }
        let game = number.take_count(GAMES);
        let rules = all_rules
            .iter()
            .flatten()
            .find(|rules| rules.number == game);
        let rules = rules.ok_or(newer(NewerPart::Game))?;
        let version = number.take_count(VERSIONS);
        if version >= rules.orders.len() {
            return Err(newer(NewerPart::Rules));
        }
        let options = number.take_count(OPTIONS);
        if options >= rules.options.len() {
            return Err(newer(NewerPart::Options));
        }
        let start = Start::of_number(number.take_count(STARTS));
        let position = match start {
            Start::Usual => String::new(),
            Start::Position => take_position(number, rules.signs)?,
            Start::Listed(number) => (rules.starts)(number).ok_or(newer(NewerPart::Start))?,
        };
        let id = (number.take(2) == 1)
            .then(|| GameId::of_halves(number.take(HALF_ID), number.take(HALF_ID)));
        let sender = in_list(&Side::BOTH, number.take(3)).ok_or(CodeError::Damaged)?;
        let ended = in_list(&ENDED, number.take(ENDS)).ok_or(newer(NewerPart::End))?;
        let message = in_list(&LinkMessage::ALL, number.take(MESSAGES));
        let message = message.ok_or(newer(NewerPart::Message))?;
        let helped = match number.take(2) {
            0 => Vec::new(),
            _ => take_helped(number)?,
        };
        let header = Header {
            game,
            version,
            options,
            start,
            position,
            id,
            sender,
            ended,
            message,
            helped,
            singles: number.take_count(SINGLES),
        };
        match number.is_zero() {
            false => Ok((header, rules)),
            true => Err(CodeError::Damaged),
        }
    }
}

/// The number of an item in a list, counted from 1. 0 for `None`.
fn number_in<T: PartialEq>(list: &[T], item: Option<T>) -> u32 {
    let found = |item| list.iter().position(|other| *other == item);
    item.and_then(found).map_or(0, |index| index as u32 + 1)
}

/// The item of a number: `Some(None)` for 0, and `None` for a number beyond the list.
fn in_list<T: Copy>(list: &[T], number: u32) -> Option<Option<T>> {
    match number.checked_sub(1) {
        None => Some(None),
        Some(index) => list.get(index as usize).map(|item| Some(*item)),
    }
}

/// A digit for each character, 0 after the last one.
fn write_position(digits: &mut Digits, position: &str, signs: &str) -> Option<()> {
    let radix = signs.chars().count() as u32 + 1;
    for sign in position.chars() {
        let number = signs.chars().position(|other| other == sign)?;
        digits.put(number as u32 + 1, radix);
    }
    digits.put(0, radix);
    Some(())
}

fn take_position(number: &mut Number, signs: &str) -> Result<String, CodeError> {
    let signs: Vec<char> = signs.chars().collect();
    let mut position = String::new();
    loop {
        match number.take(signs.len() as u32 + 1).checked_sub(1) {
            None => return Ok(position),
            Some(index) => position.push(signs[index as usize]),
        }
        if position.len() > limits::POSITION {
            return Err(CodeError::Damaged);
        }
    }
}

fn take_helped(number: &mut Number) -> Result<Vec<usize>, CodeError> {
    let others = number.take_count(HELPS);
    if others >= limits::NODES {
        return Err(CodeError::Damaged);
    }
    let mut next = 0_usize;
    let mut take = || {
        let ply = next.saturating_add(number.take_count(HELPS));
        next = ply.saturating_add(1);
        ply
    };
    Ok((0..=others).map(|_| take()).collect())
}
