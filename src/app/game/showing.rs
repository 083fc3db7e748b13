//! Whether the knowledge about a solved game is shown: it is switched on, or a key or a button is held. If
//! two people play each other, both must agree first.

use super::known::worth;
use super::state::Play;
use crate::app::change::Change as _;
use crate::app::dialog::{Dialog, DialogButton};
use crate::app::effect::effect;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::keys::{Act, held};
use crate::app::narration::short_value;
use crate::app::seats::Seats;
use crate::app::sight;
use crate::rules::Side;
use leptos::prelude::*;

/// The state of showing.
#[derive(Clone, Copy)]
pub struct Showing {
    /// Whether a key or button is held.
    pub peeking: RwSignal<bool>,
    /// Whether White and Black have agreed.
    agreed: RwSignal<[bool; 2]>,
    /// Whether both are being asked.
    asking: RwSignal<bool>,
}

impl Showing {
    pub fn new() -> Showing {
        Showing {
            peeking: RwSignal::new(false),
            agreed: RwSignal::new([false; 2]),
            asking: RwSignal::new(false),
        }
    }
}

/// Active for as long as the game is on the page.
pub fn listen(play: Play) {
    if !play.is_solved {
        return;
    }
    held(Act::Values, move || play.peek(), move || play.end_peek());
    // When a finished game continues, the panels are closed.
    effect(move || {
        if !play.may_show() {
            play.end_peek();
            if play.machine.analysing.get_untracked() {
                play.machine.analysing.set(false);
            }
        }
    });
    // A game in which this was shown was played with help.
    effect(move || {
        if play.shows_known() && play.verdict().is_none() {
            untrack(|| play.note_hint());
        }
    });
}

impl Play {
    /// Opens or closes the analysis panel.
    pub fn analyse(self) {
        let analysing = self.machine.analysing;
        match analysing.get_untracked() || untrack(|| self.may_show()) {
            true => self.toggle(analysing, self.machine.reporting),
            false => self.ask_both(),
        }
    }

    /// Opens or closes the report panel.
    pub fn report(self) {
        self.machine.seeks_mistake.set(false);
        self.toggle(self.machine.reporting, self.machine.analysing);
    }

    /// Opens the report at the move that decided the game. Where it is open already, it goes there again.
    pub fn find_mistake(self) {
        if !self.machine.reporting.get_untracked() {
            self.report();
        }
        self.machine.seeks_mistake.set(true);
    }

    /// Opens a panel, or closes it; below a board instead of another one.
    fn toggle(self, panel: RwSignal<bool>, other: RwSignal<bool>) {
        self.end_probe();
        panel.update(|on| *on = !*on);
        if panel.get_untracked() && sight::is_below_board() {
            other.change(false);
        }
    }

    /// Starts or stops showing it temporarily.
    pub fn peek(self) {
        let peeking = self.showing.peeking;
        match untrack(|| self.may_show()) {
            // A key that is held sends repeated events.
            true if !peeking.get_untracked() => peeking.set(true),
            true => {}
            false => self.ask_both(),
        }
    }

    pub fn end_peek(self) {
        let peeking = self.showing.peeking;
        if peeking.try_get_untracked() == Some(true) {
            peeking.set(false);
            if !untrack(|| self.shows_known()) {
                self.end_probe();
            }
        }
    }

    /// Whether the knowledge is shown.
    pub fn shows_known(self) -> bool {
        self.is_solved && (self.machine.analysing.get() || self.showing.peeking.get())
    }

    /// Whether it may be shown: not if two people play each other, unless both agree.
    fn may_show(self) -> bool {
        let agreed = self.showing.agreed.get() == [true; 2];
        let people = self.seats.with(Seats::is_without_machine);
        agreed || !people || !self.is_solved || self.verdict().is_some()
    }

    fn ask_both(self) {
        self.showing.agreed.set([false; 2]);
        self.showing.asking.set(true);
    }

    /// Everything known of the position on the board in words, while it is shown by holding.
    pub(super) fn peeked(self, locale: Locale) -> Option<String> {
        if !self.shows_known() || !self.showing.peeking.get() {
            return None;
        }
        let told = self.with_known(|shown| (worth(locale, shown), shown.times(locale)));
        let Some((worth, times)) = told else {
            return Some(match self.machine.unknown.get() {
                true => say!(locale, machine.lost),
                false => say!(locale, machine.looks),
            });
        };
        let mut told = vec![worth];
        told.extend(times);
        let places: Vec<String> = self
            .valued()
            .into_iter()
            .map(|one| {
                let place = self.dress.place(locale, &self.spot_name(one.spot));
                format!("{place}: {}", short_value(locale, one.value))
            })
            .collect();
        if !places.is_empty() {
            told.push(format!("{}.", places.join("; ")));
        }
        Some(told.join(" "))
    }
}

/// Asks both players.
#[component]
pub fn Agreement(play: Play) -> impl IntoView {
    let lang = use_lang();
    let Showing { agreed, asking, .. } = play.showing;
    let agree = move |side: Side| {
        agreed.update(|agreed| agreed[side as usize] = !agreed[side as usize]);
        if agreed.get_untracked() == [true; 2] {
            asking.set(false);
            play.machine.analysing.set(true);
        }
    };
    let button = move |side: Side| {
        view! {
            <button
                class="button"
                data-agree=side.to_string()
                aria-pressed=move || agreed.with(|agreed| agreed[side as usize]).to_string()
                on:click=move |_| agree(side)
            >
                {move || say!(lang.get(), exact.agrees, who = play.who(lang.get(), side))}
            </button>
        }
    };
    view! {
        <Dialog open=asking panel="agree" title=move || say!(lang.get(), exact.agree_title)>
            <p>{move || say!(lang.get(), exact.agree)}</p>
            <div class="dialog-buttons">{Side::BOTH.map(button).collect_view()}</div>
            <div class="dialog-buttons">
                <DialogButton
                    open=asking
                    action="agree-no"
                    label=move || say!(lang.get(), page.cancel)
                    act=|| ()
                />
            </div>
        </Dialog>
    }
}
