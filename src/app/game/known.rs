//! What is known of the shown position in a solved game, and its texts.

use super::state::Play;
use super::walk::played;
use crate::app::change::Change as _;
use crate::app::effect::effect;
use crate::app::engine::Asker;
use crate::app::i18n::{self, Locale, say};
use crate::app::narration::{self, short_value, value_class, value_text};
use crate::mind::{Asked, Event, Exact, Priority};
use crate::play::{GameText, Kind, Known, KnownMove, Open, Spot};
use crate::rules::{Side, sort_short};
use crate::search::{Solved, Wdl};
use crate::session::{Feedback, Valued};
use leptos::prelude::*;

/// What is known of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The game up to the position.
    pub at: GameText,
    pub turn: Side,
    pub known: Known,
    /// The touches of every move.
    steps: Vec<Vec<Spot>>,
}

impl Shown {
    pub fn new(kind: &dyn Kind, at: GameText, known: Known) -> Option<Shown> {
        let table = kind.open(&at).ok()?;
        let plies = table.plies();
        let steps = known.moves.iter().map(|one| table.steps(plies, &one.mv));
        Some(Shown {
            turn: table.turn_at(plies),
            steps: steps.collect(),
            at,
            known,
        })
    }

    /// The touches as if the start of a move at this place were selected; none if no move starts there.
    fn held_at(&self, spot: Spot) -> Option<Open> {
        let begins = self.steps.iter().filter_map(|steps| steps.first());
        let mut held: Vec<Spot> = begins
            .filter(|first| first.ground() == spot)
            .copied()
            .collect();
        sort_short(&mut held, |spot| *spot);
        held.dedup();
        (!held.is_empty()).then(|| Open {
            in_hand: held.clone(),
            held,
            ..Open::default()
        })
    }

    /// The places of the next touch after those already made. Without touches, the pieces.
    pub fn places(&self, open: &Open) -> Vec<Valued> {
        let since = &open.in_hand[open.held.len().min(open.in_hand.len())..];
        let begins = |steps: &[Spot]| match open.held.is_empty() {
            true => Some(0),
            false => {
                let (first, rest) = steps.split_first()?;
                let same = open.held.contains(first) && rest.starts_with(since);
                same.then_some(1 + since.len())
            }
        };
        // The next touch may also move another number of pieces than is selected.
        let goes = |mv: &str| {
            let mut targets = open.targets.iter();
            targets.any(|target| target.number.is_some() && target.makes.as_deref() == Some(mv))
        };
        let mut places: Vec<Valued> = Vec::new();
        for (one, steps) in self.known.moves.iter().zip(&self.steps) {
            let next = match goes(&one.mv) {
                true => steps.last(),
                false => begins(steps).and_then(|made| steps.get(made)),
            };
            let Some(spot) = next else {
                continue;
            };
            let new = Valued {
                spot: spot.ground(),
                value: one.outcome(),
                repeats: one.repeats,
                is_target: !open.held.is_empty(),
            };
            match places.iter_mut().find(|place| place.spot == new.spot) {
                Some(place) if new.rank() > place.rank() => *place = new,
                Some(_) => {}
                None => places.push(new),
            }
        }
        places
    }

    /// What the table does not know: how often the position has occurred, and what follows from that.
    pub fn times(&self, locale: Locale) -> Option<String> {
        let here = match (self.known.value.wdl(), self.known.outcome()) {
            _ if self.known.times > 2 => return Some(say!(locale, exact.third)),
            (Wdl::Win, Solved::Draw) => Some(say!(locale, exact.no_win)),
            (Wdl::Loss, Solved::Draw) => Some(say!(locale, exact.escape)),
            _ => None,
        };
        let second = (self.known.times == 2).then(|| say!(locale, exact.second));
        let told: Vec<String> = second.into_iter().chain(here).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// Whether the result in this game differs from the table.
    fn is_overruled(&self) -> bool {
        self.known.times > 2 || self.known.outcome().wdl() != self.known.value.wdl()
    }
}

/// Asks what is known of the current position whenever that is shown. If solving takes no time, always.
/// Active for as long as the game is on the page.
pub fn follow(play: Play) {
    if !play.is_solved {
        return;
    }
    let at_once = play.dress.kind().is_solved_at_once();
    let (shown, failed) = (play.machine.known, play.machine.unknown);
    let asker = Asker::new(Priority::Analysis);
    let wanted = Memo::new(move |_| (at_once || play.shows_known()).then(|| play.shown_text()));
    effect(move || {
        failed.set(false);
        play.machine.tries.track();
        let Some(at) = wanted.get() else {
            asker.drop_query();
            shown.set(None);
            play.machine.best.set(None);
            return;
        };
        play.machine.best.set(None);
        let text = at.clone();
        let heard = move |event| match event {
            Event::Exact {
                exact: Exact::Position(known),
                ..
            } => {
                let new = Shown::new(play.dress.kind(), at.clone(), known);
                let best = new.as_ref().and_then(|new| new.known.best());
                let best = best.map(|one| (at.moves.len(), one.mv.clone()));
                let walking = play.walked.with_untracked(Option::is_some);
                play.machine.best.set(best.filter(|_| !walking));
                shown.set(new);
            }
            Event::Refused { .. } | Event::Failed { .. } => {
                shown.set(None);
                failed.set(true);
            }
            _ => {}
        };
        asker.ask(text, Asked::Exact, heard);
    });
}

impl Play {
    /// The game up to the position on the board, or the line that is being shown.
    pub fn shown_text(self) -> GameText {
        let walked = self.walked.with(|walked| {
            let table = walked.as_ref()?;
            Some(played(table, table.plies()))
        });
        walked.unwrap_or_else(|| {
            self.table.track();
            self.text_to(self.ply())
        })
    }

    /// What is known of the places to touch next. Empty before it is found.
    pub fn valued(self) -> Vec<Valued> {
        // A game that goes on has a hand of its own.
        let probed = self.probed.get().filter(|_| self.looking_back());
        self.with_known(|shown| match probed.and_then(|spot| shown.held_at(spot)) {
            Some(held) => shown.places(&held),
            None => self.open.with(|open| shown.places(open)),
        })
        .unwrap_or_default()
    }

    /// While looking back, a touched piece is not selected, but the results of its moves are shown. Touching
    /// it again shows those of all pieces. Returns false if nothing is known.
    pub(super) fn probe(self, spot: Spot) -> bool {
        let spot = spot.ground();
        let again = self.probed.get_untracked() == Some(spot);
        let begins = untrack(|| self.with_known(|shown| shown.held_at(spot).is_some()));
        let probed = (begins == Some(true) && !again).then_some(spot);
        self.probed.change(probed);
        if probed.is_some() || again {
            self.said.set(match again {
                true => Feedback::LookingBack,
                false => Feedback::Probed(spot),
            });
        }
        probed.is_some() || again
    }

    /// Stops showing the results of a single piece.
    pub(super) fn end_probe(self) {
        if self.probed.try_get_untracked().flatten().is_some() {
            self.probed.set(None);
            if self
                .said
                .with_untracked(|said| matches!(said, Feedback::Probed(_)))
            {
                self.fall_silent();
            }
        }
    }

    /// The result of a move in words, if it is shown.
    pub fn known_of(self, locale: Locale, mv: &str) -> Option<String> {
        self.with_known(|shown| {
            let one = shown.known.moves.iter().find(|one| one.mv == mv)?;
            Some(move_worth(locale, one))
        })?
    }

    /// Returns something about the position on the board, if it is known and shown.
    pub(super) fn with_known<T>(self, tell: impl FnOnce(&Shown) -> T) -> Option<T> {
        let is_known = self.shows_known() && self.machine.known.with(Option::is_some);
        let here = is_known.then(|| self.shown_text())?;
        self.machine
            .known
            .with(|shown| shown.as_ref().filter(|shown| shown.at == here).map(tell))
    }

    /// The best result of the piece on a place in words, if it is shown.
    pub fn known_at(self, locale: Locale, spot: Spot) -> Option<String> {
        let place = self.valued().into_iter().find(|one| one.spot == spot)?;
        Some(narration::place_value(locale, &place))
    }
}

/// The value of a position in a sentence. If the result in this game differs, the sentence says that it is
/// the value of the position alone.
pub fn worth(locale: Locale, shown: &Shown) -> String {
    let worth = value_told(locale, shown.known.value, shown.turn);
    match shown.is_overruled() {
        true => say!(locale, exact.by_itself, worth = worth),
        false => worth,
    }
}

/// The meaning of a value in a sentence.
pub fn value_told(locale: Locale, value: Solved, turn: Side) -> String {
    let winner = match value {
        Solved::Win(_) => turn,
        Solved::Loss(_) => turn.other(),
        Solved::Draw => return say!(locale, exact.drawn),
    };
    let moves = i18n::moves(locale, value.moves().unwrap_or_default().into());
    match winner {
        Side::White => say!(locale, exact.white_wins, moves = moves),
        Side::Black => say!(locale, exact.black_wins, moves = moves),
    }
}

/// The result of a move for the side that makes it. For a draw by repetition, also the value of the move
/// alone.
pub fn move_worth(locale: Locale, one: &KnownMove) -> String {
    let what = value_text(locale, one.outcome(), one.repeats);
    match one.outcome() == one.value {
        true => what,
        false => say!(
            locale,
            exact.alone,
            what = what,
            worth = short_value(locale, one.value)
        ),
    }
}

/// The sign of a value. Its shape shows the result, not only its colour.
#[component]
pub fn Sign(value: Solved) -> impl IntoView {
    let class = value_class(value);
    let shape = match value.wdl() {
        // A disc, a bar, or a square standing on its corner.
        Wdl::Win => "M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
        Wdl::Draw => "M2 5h12v6h-12z",
        Wdl::Loss => "M8 1l7 7l-7 7l-7 -7z",
    };
    view! {
        <svg class=format!("value-sign value-{class}") viewBox="0 0 16 16" aria-hidden="true">
            <path d=shape/>
        </svg>
    }
}
