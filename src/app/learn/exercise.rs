//! An exercise in progress: the learner's moves, the judgement, the other side's replies.

use super::trial::{self, Said};
use super::wanted::Wanted;
use crate::app::board::LiveBoard;
use crate::app::dress::Dress;
use crate::app::game::Play;
use crate::app::keys::{self, Act};
use crate::app::tally::Tally;
use crate::app::tokens::delays;
use crate::lessons::{Exercise, Judged, judge, spot_of};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// An attempt at an exercise. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Attempt {
    exercise: &'static Exercise,
    pub judged: RwSignal<Option<Judged>>,
    /// The number of attempts. Each has its own board.
    begun: RwSignal<u32>,
    play: RwSignal<Option<Play>>,
    /// The next move of the solution, if it is being shown.
    showing: StoredValue<Option<usize>>,
    learnt: Tally,
}

impl Attempt {
    pub fn new(exercise: &'static Exercise, learnt: Tally) -> Attempt {
        Attempt {
            exercise,
            judged: RwSignal::new(None),
            begun: RwSignal::new(0),
            play: RwSignal::new(None),
            showing: StoredValue::new(None),
            learnt,
        }
    }

    /// Starts again, by the learner or to show the solution.
    pub fn begin(self, shown: bool) {
        self.judged.set(None);
        self.showing.set_value(shown.then_some(0));
        self.begun.update(|begun| *begun += 1);
    }

    /// Opens the exercise. Reactive: runs again for each attempt.
    pub fn sit_down(self, dress: &dyn Dress) -> Option<Play> {
        self.begun.track();
        let play = trial::exercise(dress, &self.exercise.setting);
        self.play.set(play);
        play
    }

    /// The board's message while nothing is decided.
    pub fn said(self) -> impl IntoView {
        self.play.get().map(|play| view! { <Said play/> })
    }

    /// Whether the solution is being shown.
    pub fn is_shown(self) -> bool {
        self.showing.with_value(Option::is_some)
    }

    /// Judges the learner's move and makes the reply.
    fn moved(self, play: Play, slug: &'static str) {
        let judged = play.consult(|table| judge(self.exercise, table));
        play.locked.set(true);
        match &judged {
            Judged::Solved if !self.is_shown() => {
                self.learnt.add(slug, self.exercise.key);
            }
            Judged::GoOn { reply: Some(reply) } => later(play, reply.clone()),
            Judged::GoOn { reply: None } => self.your_turn(play),
            _ => {}
        }
        self.judged.set(Some(judged));
    }

    /// It is the learner's turn, or that of the solution.
    fn your_turn(self, play: Play) {
        let next = self.showing.get_value();
        play.locked.set(next.is_some());
        let mv = next.and_then(|next| self.exercise.solution.get(next));
        if let Some(mv) = mv {
            self.showing.set_value(next.map(|next| next + 1));
            later(play, (*mv).to_owned());
        }
    }
}

/// Makes a move after a pause, so that the learner first sees their own move, if the board still exists.
fn later(play: Play, mv: String) {
    let make = move || {
        if play.is_there() {
            play.answer(&mv);
        }
    };
    Timeout::new(delays().reply, make).forget();
}

#[component]
pub fn AttemptView(play: Play, attempt: Attempt, slug: &'static str) -> impl IntoView {
    let learner = play.consult(|table| table.turn());
    keys::on(Act::LetGo, move || play.let_go());
    let plies = Memo::new(move |_| play.plies());
    Effect::new(move |before: Option<usize>| {
        let plies = plies.get();
        // A side that must pass does so automatically.
        let (turn, mover) = play.consult(|table| {
            let last = table.last_decided(plies);
            (table.turn(), (last > 0).then(|| table.turn_at(last - 1)))
        });
        let moved = before.is_some_and(|before| plies > before);
        if moved && mover == Some(learner) {
            attempt.moved(play, slug);
        } else if turn == learner {
            attempt.your_turn(play);
        }
        plies
    });
    let goal = attempt.exercise.goal;
    let wanted = play.consult(|table| {
        let places = goal.places().into_iter();
        places
            .filter_map(|name| spot_of(table, name))
            .collect::<Vec<_>>()
    });
    view! { <LiveBoard play><Wanted play places=wanted/></LiveBoard> }
}
