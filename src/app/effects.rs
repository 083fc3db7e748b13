//! Runs the effects that every model may have: timers, questions to the engine, notices and sounds.

use super::engine::Asker;
use super::notice::{Notices, use_notices};
use super::sound::{Speaker, use_speaker};
use super::store::Store;
use super::tokens::delays;
use crate::session::{Answer, Effect, EngineQuestion, Message, Model, Purpose};
use leptos::prelude::set_timeout;
use std::time::Duration;

/// Runs the effects of a model, for as long as its screen is shown.
pub struct Runner {
    askers: Vec<(Purpose, Asker)>,
    notices: Notices,
    speaker: Speaker,
}

impl Runner {
    /// For a model that asks the engine for these purposes.
    pub fn new(purposes: &[Purpose]) -> Runner {
        let askers = purposes.iter().map(|purpose| {
            let asker = Asker::new(purpose.priority());
            (*purpose, asker)
        });
        Runner {
            askers: askers.collect(),
            notices: use_notices(),
            speaker: use_speaker(),
        }
    }

    /// Returns the effects that only the screen of the model can run.
    pub fn run<M: Model>(&self, store: Store<M>, effect: Effect) -> Option<Effect> {
        match effect {
            Effect::StartTimer(timer, delay) => {
                let over = move || store.update(Message::Timer(timer));
                let delay = Duration::from_millis(delay.millis(&delays()).into());
                set_timeout(over, delay);
            }
            Effect::Ask(question) => self.ask(store, question),
            Effect::DropQuestion(purpose) => {
                if let Some(asker) = self.asker(purpose) {
                    asker.drop_query();
                }
            }
            Effect::ShowNotice(notice) => self.notices.add(notice),
            Effect::Sound(sound) => self.speaker.play(sound),
            rest => return Some(rest),
        }
        None
    }

    fn ask<M: Model>(&self, store: Store<M>, question: EngineQuestion) {
        let id = question.id;
        let Some(asker) = self.asker(question.purpose) else {
            store.update(Message::Answer(id, Answer::Lost));
            return;
        };
        asker.ask(question.text, question.asked, move |event| {
            if let Some(answer) = Answer::of(event) {
                store.update(Message::Answer(id, answer));
            }
        });
    }

    fn asker(&self, purpose: Purpose) -> Option<Asker> {
        let found = self.askers.iter().find(|(other, _)| *other == purpose);
        found.map(|(_, asker)| *asker)
    }
}
