//! The actions besides moving.

use super::hint::Coach;
use super::offer::{OfferDraw, Offers};
use super::state::Play;
use super::tools::Sharing;
use crate::app::dialog::{Dialog, DialogButton};
use crate::app::dress::Says;
use crate::app::effect::effect;
use crate::app::focus;
use crate::app::followed::settled;
use crate::app::hold::Hold;
use crate::app::i18n::{say, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, Act};
use crate::app::new_game::use_new_game;
use crate::app::seats::Seats;
use leptos::prelude::*;

/// The number of buttons.
pub const ACTIONS: usize = 6;

#[component]
pub fn Actions(play: Play, coach: Coach, offers: Offers) -> impl IntoView {
    let lang = use_lang();
    let resigning = RwSignal::new(false);
    let machine = play.machine;
    let over = move || play.verdict().is_some();
    let watched = Memo::new(move |_| play.seats.with(Seats::is_watched));
    // The side that resigns does not change while the dialog is open.
    effect(move || {
        if resigning.get() && watched.get_untracked() {
            machine.paused.set(true);
        }
    });
    // The main button: a hint for the next move, pausing the machines, or the report after the end.
    let help = move || {
        if over() {
            view! { <Action action="report" label=move || say!(lang.get(), action.report) pressed=machine.reporting act=move || play.report()/> }.into_any()
        } else if watched.get() {
            view! { <Pause paused=machine.paused/> }.into_any()
        } else {
            view! { <Action action="hint" key=Act::Hint label=move || say!(lang.get(), action.hint) off=move || coach.is_off() act=move || coach.help()/> }.into_any()
        }
    };
    let ends = move || match play.knows_agreed_draws() {
        true => say!(lang.get(), action.end),
        false => say!(lang.get(), action.resign),
    };
    let new_game = use_new_game();
    let ask_for_new = move || new_game.ask_after(play.dress.slug(), Some(play.id()));
    let Sharing(sharing) = expect_context();
    // After the end there is nothing to redo.
    let redo = move || {
        play.redo();
        settled(move || {
            if untrack(over) {
                focus::after(&[".actions [data-action='share']"]);
            }
        });
    };
    let redo_or_share = move || {
        match over() {
        true => view! { <Action action="share" label=move || say!(lang.get(), action.share) act=move || sharing.set(true)/> }.into_any(),
        false => view! { <Action action="redo" key=Act::Redo label=move || say!(lang.get(), action.redo) off=move || !play.can_redo() act=redo/> }.into_any(),
    }
    };
    // The last two buttons: leaving this game and starting another. After the end both start another game.
    let last = move || {
        match over() {
        true => view! {
            <Action action="new" label=move || say!(lang.get(), action.new) act=ask_for_new/>
            <Action suggested=over action="rematch" once=true label=move || say!(lang.get(), action.rematch) act=move || play.rematch()/>
        }.into_any(),
        false => view! {
            <Action action="resign" label=ends act=move || resigning.set(true)/>
            <Action action="new" label=move || say!(lang.get(), action.new) act=ask_for_new/>
        }.into_any(),
    }
    };
    // In a solved game, holding the button shows what is known.
    let look = play
        .is_solved
        .then(|| Hold::new(move || play.peek(), move || play.end_peek()));
    let no_draw = move || !play.can_agree_draw() || !play.seats.with(Seats::is_without_machine);
    keys::on(Act::Hint, move || {
        if !over() && !watched.get_untracked() {
            coach.help()
        }
    });
    view! {
        <div class="actions">
            <Action action="undo" key=Act::Undo label=move || say!(lang.get(), action.undo) off=move || !play.can_undo() act=move || play.undo()/>
            {redo_or_share}
            {help}
            <Action action="analyse" key=Act::Analyse label=move || say!(lang.get(), action.analyse) pressed=machine.analysing hold=look act=move || play.analyse()/>
            {last}
        </div>
        <Dialog open=resigning panel="resign" title=ends>
            <p>{move || play.sentence(lang.get(), Says::Resigns, play.resigning_side())}</p>
            <div class="dialog-buttons">
                <DialogButton
                    open=resigning
                    action="resign-no"
                    label=move || say!(lang.get(), page.cancel)
                    act=|| ()
                />
                <DialogButton
                    open=resigning
                    action="resign-yes"
                    main=true
                    label=move || say!(lang.get(), action.resign_yes)
                    act=move || play.resign()
                />
            </div>
            <Show when=move || !no_draw()>
                <p>{move || say!(lang.get(), play.both_agree)}</p>
                <div class="dialog-buttons">
                    <DialogButton
                        open=resigning
                        action="draw-yes"
                        label=move || say!(lang.get(), action.draw_yes)
                        act=move || play.agree_draw()
                    />
                </div>
            </Show>
            <OfferDraw offers open=resigning/>
        </Dialog>
    }
}

/// Pauses machines that play each other, and resumes. It is a single button, so that it keeps the focus.
#[component]
fn Pause(paused: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let label = move || match paused.get() {
        true => say!(lang.get(), machine.go_on),
        false => say!(lang.get(), action.pause),
    };
    let name = move || if paused.get() { "go-on" } else { "pause" };
    view! {
        <button
            class="action"
            class:suggested=move || paused.get()
            data-action=name
            title=label
            on:click=move |_| paused.update(|on| *on = !*on)
        >
            {move || view! { <Icon name=name()/> }}
            <span>{label}</span>
        </button>
    }
}

/// A button with an icon above its text. It is never disabled, since that would lose the focus.
#[component]
fn Action(
    action: &'static str,
    #[prop(optional)] key: Option<Act>,
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    #[prop(optional, into)] off: Option<Signal<bool>>,
    /// Whether it should stand out.
    #[prop(optional, into)]
    suggested: Option<Signal<bool>>,
    /// For a button that switches something on and off: whether it is on.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// Whether the second click of a double click is ignored.
    #[prop(optional)]
    once: bool,
    /// What it does while it is held.
    #[prop(optional_no_strip)]
    hold: Option<Hold>,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let is_off = move || off.is_some_and(|off| off.get());
    let title = move || {
        let named = match key {
            Some(act) => keys::tip(lang.get(), act, label()),
            None => label(),
        };
        match hold {
            Some(_) => say!(lang.get(), exact.peek, action = named),
            None => named,
        }
    };
    let lift = move || {
        if let Some(hold) = hold {
            hold.lift();
        }
    };
    let spent = move || hold.is_some_and(Hold::takes_click);
    view! {
        <button
            class="action"
            class:suggested=move || suggested.is_some_and(|suggested| suggested.get())
            data-action=action
            title=title
            aria-disabled=move || is_off().to_string()
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            class:holds=hold.is_some()
            on:pointerdown=move |event| if let Some(hold) = hold.filter(|_| event.button() == 0) { hold.press() }
            on:pointerup=move |_| lift()
            on:pointerleave=move |_| lift()
            on:pointercancel=move |_| lift()
            on:contextmenu=move |event| if hold.is_some() { event.prevent_default() }
            on:keydown=move |event| {
                // A key that is held down must not press it repeatedly.
                if once && event.repeat() && event.key() == "Enter" {
                    event.prevent_default();
                }
            }
            on:click=move |event| {
                let again = once && event.detail() > 1;
                if !spent() && !is_off() && !again { act() }
            }
        >
            <Icon name=action/>
            <span>{label}</span>
        </button>
    }
}
