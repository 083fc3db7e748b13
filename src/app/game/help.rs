//! Help in the first games: what a piece can do, what may happen, what has just happened.

use super::context::Game;
use crate::app::art;
use crate::app::course_words::{Words, use_words};
use crate::app::i18n::use_lang;
use crate::app::settings::use_settings;
use crate::lessons::name_of;
use crate::narration::GameFacts;
use crate::play::seen_on;
use crate::rules::sort_short;
use crate::words::say;
use leptos::prelude::*;

/// The maximum length of warnings, in bytes.
const MOST: usize = 140;

/// What can be said about the position.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Help {
    /// About the position: the last move, and what may happen. None while the board itself has something more important
    /// to say.
    position: Option<String>,
    warning: Option<String>,
    /// What the numbers on the board mean.
    numbers: Option<String>,
    /// The key of the words about the piece that is selected or pointed at.
    piece: Option<String>,
    is_selected: bool,
}

/// A sentence below the board's message, unless it is switched off in the settings.
#[component]
pub fn HelpLine(game: Game) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let settings = use_settings();
    let is_on = Memo::new(move |_| settings.with(|settings| settings.help));
    let last = game.steady_sentence(|facts| facts.board.moves().last(facts.locale));
    let help = Memo::new(move |_| {
        let (locale, last) = (lang.get(), last.get());
        is_on
            .get()
            .then(|| game.say(locale, |facts| Help::of(facts, last)))
    });
    let shown = move || help.with(|help| help.as_ref()?.words(words));
    let warning = move || help.with(|help| help.as_ref()?.warning.clone());
    view! {
        <p class="help-line" data-help>{shown}</p>
        <p class="visually-hidden" role="status">{warning}</p>
    }
}

impl Help {
    /// `last` tells the last move.
    fn of(facts: &GameFacts, last: Option<String>) -> Help {
        let (locale, board) = (facts.locale, &facts.board);
        let warning = warning(facts);
        let is_busy = board.feedback().is_refusal()
            || board.board.is_looking_back()
            || board.preview.is_some();
        let position = (!is_busy).then(|| {
            let told: Vec<String> = last.into_iter().chain(warning.clone()).collect();
            told.join(" ")
        });
        let has_numbers = board.lifted() > 1 && !board.open.others.is_empty();
        Help {
            position,
            warning,
            // Once more than one piece of a stack is selected.
            numbers: has_numbers.then(|| say!(locale, play.tap_number)),
            piece: piece(facts),
            is_selected: !board.open.in_hand.is_empty(),
        }
    }

    fn words(&self, words: Words) -> Option<String> {
        let position = self.position.as_ref()?;
        // A piece that is only pointed at has less to say than the position.
        if !self.is_selected && !position.is_empty() {
            return Some(position.clone());
        }
        let piece = || words.find(self.piece.as_ref()?);
        let about_piece = self.numbers.clone().or_else(piece);
        about_piece.or_else(|| Some(position.clone()))
    }
}

/// The key of the words about the piece that is selected, or else pointed at.
fn piece(facts: &GameFacts) -> Option<String> {
    if facts.game.is_over() {
        return None;
    }
    let board = &facts.board;
    let hover = || board.board.hover().map(|hover| hover.spot);
    let spot = board.open.in_hand.first().copied().or_else(hover)?;
    let piece = seen_on(&board.scene.pieces, spot)?;
    // After a move, the moved piece is not explained.
    let moves = piece.side.is_none_or(|side| side == board.scene.turn);
    let name = moves.then(|| name_of(piece, &board.table().board()))?;
    Some(format!("pieces.{name}"))
}

/// What may happen, according to the notes of the position.
fn warning(facts: &GameFacts) -> Option<String> {
    let (locale, game_words) = (facts.locale, facts.board.game_words);
    if facts.game.is_over() || facts.board.board.is_looking_back() {
        return None;
    }
    let mut told: Vec<String> = Vec::new();
    // The meaning of a mark comes after its possible consequences.
    let mut notes: Vec<_> = facts.board.scene.notes.iter().collect();
    sort_short(&mut notes, |note| {
        art::badge(game_words.slug(), note.kind).is_some()
    });
    for note in notes {
        let warning = game_words.warning(locale, note);
        told.extend(warning.filter(|warning| !told.contains(warning)));
    }
    // If there are many warnings, only the first is shown.
    if told.concat().len() > MOST {
        told.truncate(1);
    }
    (!told.is_empty()).then(|| told.join(" "))
}
