//! The machine as a player: it moves for its side.

use super::known::Shown;
use super::state::Play;
use crate::app::effect::effect;
use crate::app::engine::Asker;
use crate::app::followed::Followed;
use crate::app::notice::Notice;
use crate::app::tokens::delays;
use crate::mind::{Asked, Event, Found, Priority};
use crate::rules::Side;
use crate::session::Arrow;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The state of the machine in a game.
#[derive(Clone, Copy)]
pub struct Machine {
    /// The side for which it is thinking about a move.
    pub thinking: Followed<Option<Side>>,
    /// Whether it is paused although it is its turn.
    pub paused: RwSignal<bool>,
    /// The arrows shown on the board.
    pub arrows: RwSignal<Vec<Arrow>>,
    /// The best move found by the analysis, with the number of plies before it, once the analysis has
    /// searched as long as for a hint.
    pub best: RwSignal<Option<(usize, String)>>,
    /// What is known of the shown position, if the game is solved and this is asked for.
    pub known: RwSignal<Option<Shown>>,
    /// Whether that could not be found out.
    pub unknown: RwSignal<bool>,
    /// How often it was tried again.
    pub tries: RwSignal<u32>,
    /// Whether the panel is open in which it says what it takes positions for.
    pub analysing: RwSignal<bool>,
    /// Whether the report panel is open.
    pub reporting: RwSignal<bool>,
    /// Whether the report goes to the move that decided the game as soon as it knows it.
    pub seeks_mistake: RwSignal<bool>,
}

/// A turn of the machine: its side, level and position.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Turn {
    side: Side,
    level: u8,
    plies: usize,
    position: String,
}

impl Machine {
    pub fn new() -> Machine {
        Machine {
            thinking: Followed::new(None),
            paused: RwSignal::new(false),
            arrows: RwSignal::new(Vec::new()),
            best: RwSignal::new(None),
            known: RwSignal::new(None),
            unknown: RwSignal::new(false),
            tries: RwSignal::new(0),
            analysing: RwSignal::new(false),
            reporting: RwSignal::new(false),
            seeks_mistake: RwSignal::new(false),
        }
    }
}

/// Lets the machine move for its side, for as long as the game is on the page.
pub fn seat(play: Play) {
    let machine = play.machine;
    let turn = Memo::new(move |_| turn(play).filter(|_| !machine.paused.get()));
    // The current question, and when it was asked.
    let asked = StoredValue::new_local((0_u64, 0.0_f64));
    let moves = StoredValue::new_local(None::<Timeout>);
    let answer = move |found: Found| {
        let Some(choice) = found.choice else {
            return;
        };
        let (ticket, since) = asked.get_value();
        let least = match play.seats.with_untracked(|seats| seats.is_watched()) {
            true => delays().engine_watched,
            false => delays().engine_least,
        };
        let least = f64::from(least);
        let left = (least - (js_sys::Date::now() - since)).clamp(0.0, least);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let timeout = Timeout::new(left as u32, move || {
            let wanted = turn.try_get_untracked().flatten().is_some();
            if wanted && asked.get_value().0 == ticket {
                play.machine_moves(&choice);
            }
        });
        moves.set_value(Some(timeout));
    };
    let heard = move |event| match event {
        Event::Done { found, .. } => answer(found),
        Event::Refused { .. } | Event::Failed { .. } => {
            machine.paused.set(true);
            play.notices.add(Notice::MachineLost);
        }
        _ => {}
    };
    let asker = Asker::new(Priority::Move);
    effect(move || {
        moves.set_value(None);
        let turn = turn.get();
        machine.thinking.set(turn.as_ref().map(|turn| turn.side));
        match turn {
            Some(turn) => {
                let level = Asked::Level {
                    index: usize::from(turn.level) - 1,
                    seed: seed(),
                    game: play.number(),
                };
                let text = play.consult(|table| table.text());
                let ticket = asker.ask(text, level, heard);
                asked.set_value((ticket, js_sys::Date::now()));
            }
            None => asker.drop_query(),
        }
    });
    // A person cannot move for the machine.
    effect(move || {
        let waits = play.machine_to_move().is_some();
        if play.locked.get_untracked() != waits {
            play.locked.set(waits);
            if waits {
                play.empty_hand();
            }
        }
    });
}

fn turn(play: Play) -> Option<Turn> {
    let (side, level) = play.machine_to_move()?;
    let (plies, position) = play
        .table
        .with(|table| (table.plies(), table.position_text(table.plies())));
    Some(Turn {
        side,
        level,
        plies,
        position,
    })
}

/// A random number that JavaScript can represent exactly.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(super) fn seed() -> u64 {
    (js_sys::Math::random() * f64::from(1 << 30)) as u64
}

impl Play {
    /// The side to move and its level, if the machine plays that side and the game goes on.
    pub fn machine_to_move(self) -> Option<(Side, u8)> {
        let (turn, over) = self
            .table
            .with(|table| (table.turn(), table.verdict().is_some()));
        let levels = self.dress.kind().levels();
        let level = self
            .seats
            .with(|seats| seats.level(turn))
            .filter(|_| !over)?;
        // A stored level may no longer exist.
        Some((turn, level.min(u8::try_from(levels).unwrap_or(u8::MAX))))
    }

    /// Whether a person may make the next move.
    pub(super) fn is_persons_turn(self, turn: Side) -> bool {
        self.seats
            .with_untracked(|seats| seats.level(turn).is_none())
    }
}
