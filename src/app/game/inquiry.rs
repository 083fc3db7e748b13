//! One question to the machine about where the game stands, and its one answer.

use super::state::{Play, Said};
use crate::app::mind::Mind;
use crate::app::notice::Notice;
use crate::mind::{Asked, Event, Exact, Found, Line};
use crate::play::Known;
use crate::search::{Score, Solved};
use leptos::prelude::*;
use std::rc::Rc;

/// How much is thought about it.
pub const NODES: u64 = 400_000;

/// Who asks. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Inquiry {
    play: Play,
    mind: Mind,
    heard: StoredValue<Rc<dyn Fn(Event)>, LocalStorage>,
    /// The number of the question, where the game is solved.
    number: StoredValue<u64>,
    /// After how many plies it was asked, while it thinks.
    asked: RwSignal<Option<usize>>,
}

impl Inquiry {
    /// One whose answers are heard so, while the game stands where it was asked about.
    pub fn new(play: Play, heard: impl Fn(&Found) + 'static) -> Inquiry {
        let asked = RwSignal::new(None);
        let answer = move |found: &Found| {
            let plies = asked.get_untracked();
            asked.set(None);
            if plies == Some(play.plies_now()) {
                heard(found);
            }
        };
        let heard: Rc<dyn Fn(Event)> = Rc::new(move |event| match event {
            Event::Done { found, .. } => answer(&found),
            Event::Exact {
                exact: Exact::Position(known),
                ..
            } => answer(&found(&known)),
            Event::Restarted { .. } => play.notices.add(Notice::MachineRestarted),
            Event::Refused { .. } | Event::Failed { .. } => {
                asked.set(None);
                play.said.set(Said::Nothing);
                play.notices.add(Notice::MachineLost);
            }
            Event::Found { .. } | Event::Judged { .. } | Event::Exact { .. } => {}
        });
        let hear = Rc::clone(&heard);
        Inquiry {
            play,
            mind: Mind::new(move |event| hear(event)),
            heard: StoredValue::new_local(heard),
            number: StoredValue::new(0),
            asked,
        }
    }

    /// Asks, and says meanwhile that it does.
    pub fn ask(self, meanwhile: Said) {
        let play = self.play;
        self.asked.set(Some(play.plies_now()));
        play.said.set(meanwhile);
        let text = play.consult(|table| table.text());
        if let Some(oracle) = play.oracle {
            let heard = self.heard.get_value();
            let number = oracle.ask(text, Asked::Exact, move |event| heard(event));
            self.number.set_value(number);
            return;
        }
        let lines = Asked::Lines {
            count: 1,
            depth: None,
            nodes: Some(NODES),
            threat: false,
        };
        self.mind.ask(&text, lines);
    }

    /// After how many plies it was asked, while it thinks; not followed.
    pub fn waits(self) -> Option<usize> {
        self.asked.get_untracked()
    }

    /// The answer is not wanted any more.
    pub fn drop_it(self) {
        if self.waits().is_some() {
            self.asked.set(None);
            match self.play.oracle {
                Some(oracle) => oracle.drop_it(self.number.get_value()),
                None => self.mind.forget(),
            }
        }
    }
}

/// What is known, as if it had been found by looking; a draw is as good as nothing for either side.
fn found(known: &Known) -> Found {
    let best = known.best();
    let line = best.map(|one| Line {
        score: match one.outcome() {
            Solved::Win(plies) => Score::Win(plies),
            Solved::Draw => Score::Estimate(0),
            Solved::Loss(plies) => Score::Loss(plies),
        },
        moves: vec![one.mv.clone()],
        depth: 1,
    });
    Found {
        choice: best.map(|one| one.mv.clone()),
        lines: line.into_iter().collect(),
        ..Found::default()
    }
}
