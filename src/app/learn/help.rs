//! Help in the first games: what a piece can do, what may happen, what has just happened.

use super::words::{Words, use_words};
use crate::app::game::Play;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::settings::use_settings;
use crate::lessons::name_of;
use crate::play::seen_on;
use crate::rules::sort_short;
use leptos::prelude::*;

/// The maximum length of warnings, in bytes.
const MOST: usize = 140;

/// A sentence below the board's message, unless it is switched off in the settings.
#[component]
pub fn HelpLine(play: Play) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let settings = use_settings();
    let on = Memo::new(move |_| settings.with(|settings| settings.help));
    let warning = Memo::new(move |_| on.get().then(|| warning(play, lang.get()))?);
    let shown = move || {
        // The board itself has a more important message.
        if !on.get() || play.is_refused() || play.looking_back() || play.preview().get().is_some() {
            return None;
        }
        let told = play.told_last(lang.get()).into_iter().chain(warning.get());
        let told: Vec<String> = told.collect();
        // A piece that is only pointed at has less to say than the position.
        let in_hand = play.open().with(|open| !open.in_hand.is_empty());
        if !in_hand && !told.is_empty() {
            return Some(told.join(" "));
        }
        of_numbers(play, lang.get())
            .or_else(|| of_piece(play, words))
            .or_else(|| Some(told.join(" ")))
    };
    view! {
        <p class="help-line" data-help>{shown}</p>
        <p class="visually-hidden" role="status">{move || warning.get()}</p>
    }
}

/// What the numbers on the board mean, once more than one piece of a stack is in hand.
fn of_numbers(play: Play, locale: Locale) -> Option<String> {
    let has_numbers = play.lifted() > 1 && play.open().with(|open| !open.others.is_empty());
    has_numbers.then(|| say!(locale, play.tap_number))
}

/// What the piece can do that is in hand, or else pointed at.
fn of_piece(play: Play, words: Words) -> Option<String> {
    if play.verdict().is_some() {
        return None;
    }
    let in_hand = play.open().with(|open| open.in_hand.first().copied());
    let spot = in_hand.or_else(|| play.hover.get().map(|hover| hover.spot))?;
    let board = play.board();
    let name = play.scene().with(|scene| {
        let piece = seen_on(&scene.pieces, spot)?;
        // After a move, the moved piece is not explained.
        let moves = piece.side.is_none_or(|side| side == scene.turn);
        moves.then(|| name_of(piece, &board))
    })?;
    words.find(&format!("pieces.{name}"))
}

/// What may happen, according to the notes of the position.
fn warning(play: Play, locale: Locale) -> Option<String> {
    if play.verdict().is_some() || play.looking_back() {
        return None;
    }
    play.scene().with(|scene| {
        let mut told: Vec<String> = Vec::new();
        // The meaning of a mark comes after its possible consequences.
        let mut notes: Vec<_> = scene.notes.iter().collect();
        sort_short(&mut notes, |note| play.dress.badge(note.kind).is_some());
        for note in notes {
            let warning = play.dress.warning(locale, note);
            told.extend(warning.filter(|warning| !told.contains(warning)));
        }
        // If there are many warnings, only the first is shown.
        if told.concat().len() > MOST {
            told.truncate(1);
        }
        (!told.is_empty()).then(|| told.join(" "))
    })
}
