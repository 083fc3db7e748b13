//! One question to the engine about where the game stands, and its one answer.

use super::state::Play;
use crate::app::engine::Asker;
use crate::app::notice::Notice;
use crate::mind::{Asked, Event, Exact, Found, Line, Priority};
use crate::play::Known;
use crate::search::{Score, Solved};
use crate::session::Feedback;
use leptos::prelude::*;
use std::rc::Rc;

/// How many positions are searched for it.
pub const NODES: u64 = 400_000;

/// A part of the page that asks so. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Inquiry {
    play: Play,
    asker: Asker,
    heard: StoredValue<Rc<dyn Fn(Event)>, LocalStorage>,
    /// After how many plies it was asked, while there is no answer.
    asked: RwSignal<Option<usize>>,
}

impl Inquiry {
    /// The callback hears answers while the game stands where it was asked about.
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
            Event::Refused { .. } | Event::Failed { .. } => {
                asked.set(None);
                play.said.set(Feedback::Nothing);
                play.notices.add(Notice::MachineLost);
            }
            _ => {}
        });
        Inquiry {
            play,
            asker: Asker::new(Priority::Hint),
            heard: StoredValue::new_local(heard),
            asked,
        }
    }

    /// Asks the question, and shows a message until the answer comes.
    pub fn ask(self, meanwhile: Feedback) {
        let play = self.play;
        self.asked.set(Some(play.plies_now()));
        play.said.set(meanwhile);
        let text = play.consult(|table| table.text());
        let asked = match play.is_solved {
            true => Asked::Exact,
            false => Asked::Lines {
                count: 1,
                depth: None,
                nodes: Some(NODES),
                threat: false,
            },
        };
        let heard = self.heard.get_value();
        self.asker.ask(text, asked, move |event| heard(event));
    }

    /// After how many plies it was asked, while there is no answer; not followed.
    pub fn waits(self) -> Option<usize> {
        self.asked.get_untracked()
    }

    /// Cancels the question.
    pub fn drop_it(self) {
        if self.waits().is_some() {
            self.asked.set(None);
            self.asker.drop_query();
        }
    }
}

/// What is known, as if a search had found it. A draw counts as an even position.
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
