//! A draw offered to the machine: it looks at the position, then agrees or says why not.

use super::state::{Play, Said};
use crate::app::i18n::{say, use_lang};
use crate::app::mind::Mind;
use crate::app::notice::Notice;
use crate::app::seats::Seats;
use crate::mind::{Asked, Event, Found, offer};
use leptos::prelude::*;

/// How much is thought about an offer.
const NODES: u64 = 400_000;

/// The offers of a game.
#[derive(Clone, Copy)]
pub struct Offers {
    play: Play,
    mind: Mind,
    /// After how many plies the machine was asked, while it thinks.
    asked: RwSignal<Option<usize>>,
    /// After how many plies it declined last.
    declined: RwSignal<Option<usize>>,
}

impl Offers {
    pub fn new(play: Play) -> Offers {
        let asked = RwSignal::new(None);
        let declined = RwSignal::new(None);
        let offers = Offers {
            play,
            asked,
            declined,
            mind: Mind::new(move |event| match event {
                Event::Done { found, .. } => hear(play, asked, declined, &found),
                Event::Restarted { .. } => play.notices.add(Notice::MachineRestarted),
                Event::Refused { .. } | Event::Failed { .. } => {
                    asked.set(None);
                    play.said.set(Said::Nothing);
                    play.notices.add(Notice::MachineLost);
                }
                Event::Found { .. } | Event::Judged { .. } => {}
            }),
        };
        // Whoever plays on takes the offer back.
        let now = Memo::new(move |_| (play.plies(), play.looking_back(), play.verdict().is_some()));
        Effect::new(move |_| {
            let (plies, back, over) = now.get();
            let waits = asked.get_untracked();
            if waits.is_some() && (waits != Some(plies) || back || over) {
                asked.set(None);
                offers.mind.forget();
            }
        });
        offers
    }

    /// How many plies have to be played before the next offer.
    fn wait(self) -> usize {
        offer::wait(self.play.plies(), self.declined.get())
    }

    fn make(self) {
        let play = self.play;
        play.look_at(usize::MAX);
        play.let_go();
        self.asked.set(Some(play.plies_now()));
        play.said.set(Said::DrawOffered);
        let lines = Asked::Lines {
            count: 1,
            depth: None,
            nodes: Some(NODES),
            threat: false,
        };
        self.mind.ask(&play.consult(|table| table.text()), lines);
    }
}

fn hear(
    play: Play,
    asked: RwSignal<Option<usize>>,
    declined: RwSignal<Option<usize>>,
    found: &Found,
) {
    let plies = asked.get_untracked();
    asked.set(None);
    if plies != Some(play.plies_now()) {
        return;
    }
    // It is the person's turn: what is good for one is bad for the other.
    let worth = found.lines.first().map(|line| line.score.turned());
    if worth.is_some_and(offer::agrees) {
        play.agree_draw();
    } else {
        declined.set(plies);
        play.said.set(Said::DrawDeclined);
    }
}

/// What a draw with the machine takes, and the button that offers one; in a dialog.
#[component]
pub fn OfferDraw(offers: Offers, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let play = offers.play;
    let machine = move || {
        let side = play.seats.with(Seats::single_machine)?;
        play.can_agree_draw().then_some(side)
    };
    let can = move || offers.wait() == 0 && play.machine_to_move().is_none();
    let told = move || {
        let (locale, who) = (lang.get(), play.who(lang.get(), machine()?));
        Some(match offers.wait() {
            0 if play.machine_to_move().is_some() => say!(locale, offer.not_now, who = who),
            0 => say!(locale, offer.rule, who = who),
            // Of who offers.
            count => say!(locale, offer.wait, who = who, count = count.div_ceil(2)),
        })
    };
    view! {
        <Show when=move || machine().is_some()>
            <p data-offer>{told}</p>
            <Show when=can>
                <div class="dialog-buttons">
                    <button
                        class="button"
                        data-action="draw-offer"
                        on:click=move |_| {
                            open.set(false);
                            offers.make();
                        }
                    >
                        {move || say!(lang.get(), offer.make)}
                    </button>
                </div>
            </Show>
        </Show>
    }
}
