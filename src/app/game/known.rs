//! What is known of the position that one looks at, where the game is solved, and how it is worded.

use super::state::{Play, Said};
use super::walk::played;
use crate::app::change::Change as _;
use crate::app::effect::effect;
use crate::app::engine::Asker;
use crate::app::i18n::{self, Locale, say};
use crate::mind::{Asked, Event, Exact, Rank};
use crate::play::{GameText, Kind, Known, KnownMove, Open, Repetition, Spot};
use crate::rules::{Side, sort_short};
use crate::search::{Solved, Wdl};
use leptos::prelude::*;

/// What is known of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// Where the game has come to there.
    pub at: GameText,
    pub turn: Side,
    pub known: Known,
    /// The touches of every move.
    steps: Vec<Vec<Spot>>,
}

/// A place on the board that a move leads over, with the best that can come of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Valued {
    pub spot: Spot,
    pub value: Solved,
    /// How that is a draw, if by repetition.
    pub repeats: Option<Repetition>,
    /// Whether a move is under way that leads here; else the place is where one begins.
    pub goal: bool,
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

    /// As if what begins a move at this place were in hand; none where no move begins there.
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

    /// The places of the next touch after those that were made: the pieces, where none was.
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
        // Another number of pieces than is in hand goes with the next touch.
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
                goal: !open.held.is_empty(),
            };
            match places.iter_mut().find(|place| place.spot == new.spot) {
                Some(place) if new.rank() > place.rank() => *place = new,
                Some(_) => {}
                None => places.push(new),
            }
        }
        places
    }

    /// What the table cannot know: how often the position has stood, and what comes of that.
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

    /// Whether the game comes to something else here than the table says.
    fn is_overruled(&self) -> bool {
        self.known.times > 2 || self.known.outcome().wdl() != self.known.value.wdl()
    }
}

/// Asks what is known of where the game has come to whenever that is shown, and always where solving
/// takes no time; as long as the game is on the page.
pub fn follow(play: Play) {
    if !play.is_solved {
        return;
    }
    let at_once = play.dress.kind().is_solved_at_once();
    let (shown, failed) = (play.machine.known, play.machine.unknown);
    let asker = Asker::new(Rank::Analysis);
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
            Event::Refused { .. } | Event::Failed { .. } => failed.set(true),
            _ => {}
        };
        asker.ask(text, Asked::Exact, heard);
    });
}

impl Play {
    /// Where the game, or the line that one walks along, has come to on the board.
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

    /// What is known of the places to touch next; nothing before it is found.
    pub fn valued(self) -> Vec<Valued> {
        // A game that goes on has a hand of its own.
        let probed = self.probed.get().filter(|_| self.looking_back());
        self.with_known(|shown| match probed.and_then(|spot| shown.held_at(spot)) {
            Some(held) => shown.places(&held),
            None => self.open.with(|open| shown.places(open)),
        })
        .unwrap_or_default()
    }

    /// While one looks back nothing is taken up, but it is shown where the moves of a piece lead that is
    /// touched; touched again, of all pieces. False where nothing is known of it.
    pub(super) fn probe(self, spot: Spot) -> bool {
        let spot = spot.ground();
        let again = self.probed.get_untracked() == Some(spot);
        let begins = untrack(|| self.with_known(|shown| shown.held_at(spot).is_some()));
        let probed = (begins == Some(true) && !again).then_some(spot);
        self.probed.change(probed);
        if probed.is_some() || again {
            self.said.set(match again {
                true => Said::LookingBack,
                false => Said::Probed(spot),
            });
        }
        probed.is_some() || again
    }

    /// No piece is asked about any more.
    pub(super) fn end_probe(self) {
        if self.probed.try_get_untracked().flatten().is_some() {
            self.probed.set(None);
            if self
                .said
                .with_untracked(|said| matches!(said, Said::Probed(_)))
            {
                self.fall_silent();
            }
        }
    }

    /// What a move leads to, in words, while that is shown.
    pub fn known_of(self, locale: Locale, mv: &str) -> Option<String> {
        self.with_known(|shown| {
            let one = shown.known.moves.iter().find(|one| one.mv == mv)?;
            Some(move_worth(locale, one))
        })?
    }

    /// Tells something of what is known of the position on the board, if it is and that is shown.
    pub(super) fn with_known<T>(self, tell: impl FnOnce(&Shown) -> T) -> Option<T> {
        let is_known = self.shows_known() && self.machine.known.with(Option::is_some);
        let here = is_known.then(|| self.shown_text())?;
        self.machine
            .known
            .with(|shown| shown.as_ref().filter(|shown| shown.at == here).map(tell))
    }

    /// The best that a piece here can do, in words, while that is shown.
    pub fn known_at(self, locale: Locale, spot: Spot) -> Option<String> {
        let place = self.valued().into_iter().find(|one| one.spot == spot)?;
        Some(place.told(locale))
    }
}

impl Valued {
    /// A draw that needs no repetition is told rather than one that does.
    fn rank(self) -> (Solved, bool) {
        (self.value, self.repeats.is_none())
    }

    /// The same in words.
    pub fn told(self, locale: Locale) -> String {
        let what = outcome(locale, self.value, self.repeats);
        match self.goal {
            true => say!(locale, exact.leads, what = what),
            false => say!(locale, exact.best_here, what = what),
        }
    }
}

/// What a position is worth, in a sentence; by itself, where the game comes to something else.
pub fn worth(locale: Locale, shown: &Shown) -> String {
    let worth = value_told(locale, shown.known.value, shown.turn);
    match shown.is_overruled() {
        true => say!(locale, exact.by_itself, worth = worth),
        false => worth,
    }
}

/// What a value means, in a sentence.
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

/// What a move brings to who makes it; where it is a draw by repetition, what it is worth by itself too.
pub fn move_worth(locale: Locale, one: &KnownMove) -> String {
    let what = outcome(locale, one.outcome(), one.repeats);
    match one.outcome() == one.value {
        true => what,
        false => say!(
            locale,
            exact.alone,
            what = what,
            worth = short(locale, one.value)
        ),
    }
}

/// A value, and how it is a draw, if by repetition.
pub fn outcome(locale: Locale, value: Solved, repeats: Option<Repetition>) -> String {
    match repeats {
        Some(Repetition::Now) => say!(locale, exact.repeats),
        Some(Repetition::Answer) => say!(locale, exact.answered),
        None => short(locale, value),
    }
}

/// The same of a value alone.
pub fn short(locale: Locale, value: Solved) -> String {
    let moves = value.moves().unwrap_or_default();
    match value {
        Solved::Win(_) => say!(locale, exact.win, moves = moves),
        Solved::Draw => say!(locale, exact.draw),
        Solved::Loss(_) => say!(locale, exact.loss, moves = moves),
    }
}

/// The name of a result in the styles.
pub fn class(value: Solved) -> &'static str {
    match value.wdl() {
        Wdl::Win => "win",
        Wdl::Draw => "draw",
        Wdl::Loss => "loss",
    }
}

/// The sign of a value: how it looks is not left to its colour.
#[component]
pub fn Sign(value: Solved) -> impl IntoView {
    let class = class(value);
    let shape = match value.wdl() {
        // A disc, a bar, a square on its corner.
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
