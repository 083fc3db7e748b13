//! A hint in two steps: first the piece, then its target. Hints are recorded in the game.

use super::inquiry::Inquiry;
use super::state::Play;
use crate::session::Feedback;
use leptos::prelude::*;

/// The hint that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    plies: usize,
    mv: String,
    /// Whether the target was already shown.
    whole: bool,
    /// Whether the hint comes from the analysis.
    analysed: bool,
}

/// Gives hints.
#[derive(Clone, Copy)]
pub struct Coach {
    play: Play,
    inquiry: Inquiry,
    known: RwSignal<Option<Known>>,
}

impl Coach {
    pub fn new(play: Play) -> Coach {
        let known = RwSignal::new(None);
        let inquiry = Inquiry::new(play, move |found| {
            if let Some(mv) = found.choice.clone() {
                point_out(play, known, mv, false);
            }
        });
        let coach = Coach {
            play,
            inquiry,
            known,
        };
        // What is pointed out is only valid for one position.
        let now = Memo::new(move |_| {
            let over = play.verdict().is_some();
            (play.position(), play.looking_back(), over)
        });
        Effect::new(move |before: Option<()>| {
            now.get();
            if before.is_some() {
                coach.fall_silent();
            }
        });
        coach
    }

    /// Whether hints are not possible now.
    pub fn is_off(self) -> bool {
        self.play.verdict().is_some() || self.play.looking_back() || self.play.locked.get()
    }

    /// The next step of a hint.
    pub fn help(self) {
        let play = self.play;
        if self.is_off() || self.inquiry.waits().is_some() {
            return;
        }
        play.let_go();
        let plies = play.plies_now();
        let best = play.machine.best.get_untracked();
        let best = best.filter(|(at, _)| *at == plies);
        let holds = |known: &Known| {
            known.plies == plies && best.as_ref().is_none_or(|(_, mv)| *mv == known.mv)
        };
        let known = self.known.get_untracked().filter(holds);
        match (known, best) {
            (Some(known), _) => {
                let whole = Known {
                    whole: true,
                    ..known
                };
                play.point_out(&whole.mv, true, whole.analysed);
                self.known.set(Some(whole));
            }
            // If the analysis is open, the hint agrees with it.
            (None, Some((_, mv))) => point_out(play, self.known, mv, true),
            (None, _) => self.inquiry.ask(Feedback::Thinking),
        }
    }

    fn fall_silent(self) {
        self.inquiry.drop_it();
        if self.known.get_untracked().is_some() {
            self.known.set(None);
            self.play.machine.arrows.set(Vec::new());
        }
    }
}

/// Shows the first step of a hint that was found.
fn point_out(play: Play, known: RwSignal<Option<Known>>, mv: String, analysed: bool) {
    play.note_hint();
    let new = Known {
        plies: play.plies_now(),
        mv,
        whole: false,
        analysed,
    };
    play.point_out(&new.mv, false, analysed);
    known.set(Some(new));
}
