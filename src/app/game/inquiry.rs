//! A single question to the machine about the current position, and its answer.

use super::state::{Play, Said};
use crate::app::mind::Mind;
use crate::app::notice::Notice;
use crate::mind::{Asked, Event, Exact, Found, Line};
use crate::play::Known;
use crate::search::{Score, Solved};
use leptos::prelude::*;
use std::rc::Rc;

/// The number of nodes to search.
pub const NODES: u64 = 400_000;

/// Asks the questions. Copies refer to the same inquiry.
#[derive(Clone, Copy)]
pub struct Inquiry {
    play: Play,
    mind: Mind,
    heard: StoredValue<Rc<dyn Fn(Event)>, LocalStorage>,
    /// The number of the question, if the game is solved.
    number: StoredValue<u64>,
    /// The number of plies at the time of the question, while it is being answered.
    asked: RwSignal<Option<usize>>,
}

impl Inquiry {
    /// `heard` gets the answers, as long as the game has not changed since the question.
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

    /// Asks the question, and shows a message until the answer comes.
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

    /// The number of plies at the time of the question, while it is being answered; not reactive.
    pub fn waits(self) -> Option<usize> {
        self.asked.get_untracked()
    }

    /// Cancels the question.
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

/// The solution's knowledge in the form of a search result. A draw has the value 0.
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
