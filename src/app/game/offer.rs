//! A draw offer to the machine: it looks at the position, then agrees or explains why not.

use super::inquiry::Inquiry;
use super::state::Play;
use crate::app::dialog::DialogButton;
use crate::app::effect::effect;
use crate::app::i18n::{self, say, use_lang};
use crate::app::seats::Seats;
use crate::mind::{Found, offer};
use crate::session::Feedback;
use leptos::prelude::*;

/// The draw offers of a game.
#[derive(Clone, Copy)]
pub struct Offers {
    play: Play,
    inquiry: Inquiry,
    /// The number of plies when it declined last.
    declined: RwSignal<Option<usize>>,
}

impl Offers {
    pub fn new(play: Play) -> Offers {
        let declined = RwSignal::new(None);
        let inquiry = Inquiry::new(play, move |found| hear(play, declined, found));
        // Making a move withdraws the offer.
        let now = Memo::new(move |_| (play.plies(), play.looking_back(), play.verdict().is_some()));
        effect(move || {
            let (plies, back, over) = now.get();
            if inquiry.waits() != Some(plies) || back || over {
                inquiry.drop_it();
            }
        });
        Offers {
            play,
            inquiry,
            declined,
        }
    }

    /// The number of plies that must be played before the next offer.
    fn wait(self) -> usize {
        offer::wait(self.play.plies(), self.declined.get())
    }

    fn make(self) {
        self.play.look_at(usize::MAX);
        self.play.let_go();
        self.inquiry.ask(Feedback::DrawOffered);
    }
}

fn hear(play: Play, declined: RwSignal<Option<usize>>, found: &Found) {
    // It is the person's turn, so the score is negated for the machine.
    let worth = found.lines.first().map(|line| line.score.turned());
    if worth.is_some_and(offer::agrees) {
        play.agree_draw();
    } else {
        declined.set(Some(play.plies_now()));
        play.said.set(Feedback::DrawDeclined);
    }
}

/// The conditions for a draw with the machine, and the button to offer one. Shown in a dialog.
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
            // Counts the moves of the offering side.
            count => say!(
                locale,
                offer.wait,
                who = who,
                count = i18n::moves(locale, count.div_ceil(2))
            ),
        })
    };
    view! {
        <Show when=move || machine().is_some()>
            <p data-offer>{told}</p>
            <Show when=can>
                <div class="dialog-buttons">
                    <DialogButton
                        open
                        action="draw-offer"
                        label=move || say!(lang.get(), offer.make)
                        act=move || offers.make()
                    />
                </div>
            </Show>
        </Show>
    }
}
