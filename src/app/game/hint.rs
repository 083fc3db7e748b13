//! A hint in two steps: first which piece, then where to. It is noted in the record.

use super::machine::Arrow;
use super::state::{Play, Said};
use crate::app::mind::Mind;
use crate::app::notice::Notice;
use crate::mind::{Asked, Event, Found};
use leptos::prelude::*;

/// How much is thought about a hint.
pub const NODES: u64 = 400_000;

/// What has been found out for whoever asks for help.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    plies: usize,
    mv: String,
    /// Whether it was said where to.
    whole: bool,
    /// Whether it is the analysis that says so.
    analysed: bool,
}

/// Who gives hints.
#[derive(Clone, Copy)]
pub struct Coach {
    play: Play,
    mind: Mind,
    known: RwSignal<Option<Known>>,
    /// After how many plies it was asked, while it thinks.
    asked: RwSignal<Option<usize>>,
}

impl Coach {
    pub fn new(play: Play) -> Coach {
        let known = RwSignal::new(None);
        let asked = RwSignal::new(None);
        let coach = Coach {
            play,
            known,
            asked,
            mind: Mind::new(move |event| match event {
                Event::Done { found, .. } => hear(play, known, asked, &found),
                Event::Restarted { .. } => play.notices.add(Notice::MachineRestarted),
                Event::Refused { .. } | Event::Failed { .. } => {
                    asked.set(None);
                    play.said.set(Said::Nothing);
                    play.notices.add(Notice::MachineLost);
                }
                Event::Found { .. } | Event::Judged { .. } => {}
            }),
        };
        // What is pointed out holds for one position only.
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

    /// Whether there is nobody to be helped now.
    pub fn is_off(self) -> bool {
        self.play.verdict().is_some() || self.play.looking_back() || self.play.locked.get()
    }

    /// The next step of a hint.
    pub fn help(self) {
        let play = self.play;
        if self.is_off() || self.asked.get_untracked().is_some() {
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
                show(play, &whole);
                self.known.set(Some(whole));
            }
            // Whoever sees the analysis is not told anything else.
            (None, Some((_, mv))) => point_out(play, self.known, mv, true),
            (None, _) => {
                self.asked.set(Some(plies));
                play.said.set(Said::Thinking);
                let text = play.consult(|table| table.text());
                let lines = Asked::Lines {
                    count: 1,
                    depth: None,
                    nodes: Some(NODES),
                    threat: false,
                };
                self.mind.ask(&text, lines);
            }
        }
    }

    fn fall_silent(self) {
        if self.asked.get_untracked().is_some() {
            self.asked.set(None);
            self.mind.forget();
        }
        if self.known.get_untracked().is_some() {
            self.known.set(None);
            self.play.machine.arrows.set(Vec::new());
        }
    }
}

fn hear(play: Play, known: RwSignal<Option<Known>>, asked: RwSignal<Option<usize>>, found: &Found) {
    let plies = asked.get_untracked();
    asked.set(None);
    let Some(mv) = found.choice.clone() else {
        return;
    };
    if plies == Some(play.plies_now()) {
        point_out(play, known, mv, false);
    }
}

/// The first step of a hint that has been found.
fn point_out(play: Play, known: RwSignal<Option<Known>>, mv: String, analysed: bool) {
    play.note_hint();
    let new = Known {
        plies: play.plies_now(),
        mv,
        whole: false,
        analysed,
    };
    show(play, &new);
    known.set(Some(new));
}

/// Points a hint out, on the board and in words.
fn show(play: Play, known: &Known) {
    let mut spots = play.consult(|table| table.steps(known.plies, &known.mv));
    if !known.whole {
        spots.truncate(1);
    }
    let first = spots.first().copied();
    play.machine.arrows.set(vec![Arrow {
        kind: "hint",
        spots,
    }]);
    play.said.set(match (known.whole, first) {
        (false, Some(spot)) => Said::HintWhich(spot),
        _ => Said::HintWhole {
            mv: known.mv.clone(),
            analysed: known.analysed,
        },
    });
}
