//! The actions other than moving.

use super::context::Game;
use super::draw_offer::OfferDraw;
use crate::app::after_paint::after_updates;
use crate::app::dialog::{Dialog, DialogButton};
use crate::app::focus;
use crate::app::hold_button::HoldButton;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, KeyAction};
use crate::app::new_game::use_new_game;
use crate::narration::PlayerSentence;
use crate::session::{GameIntent, GameModel, Panel, Players};
use crate::words::say;
use leptos::prelude::*;

/// The number of buttons.
pub const ACTIONS: usize = 6;

#[component]
pub fn Actions(game: Game) -> impl IntoView {
    let lang = use_lang();
    let (is_over, resigning) = (game.is_over, RwSignal::new(false));
    let is_watched = Memo::new(move |_| game.players.with(Players::is_watched));
    let is_paused = game.memo(|game| game.computer().is_paused());
    let [analyses, reports] =
        [Panel::Analysis, Panel::Report].map(|panel| game.memo(move |game| game.is_open(panel)));
    let [can_undo, can_redo, can_hint] = [
        GameModel::can_undo,
        GameModel::can_redo,
        GameModel::can_hint,
    ]
    .map(|can| game.memo(can));
    let hint = move || game.send(GameIntent::Hint);
    // The main button: a hint for the next move, pausing the computers, or the report after the end.
    let help = move || {
        if is_over.get() {
            view! { <Action action="report" label=t!(lang, action.report) pressed=reports act=move || game.toggle(Panel::Report)/> }.into_any()
        } else if is_watched.get() {
            view! { <Pause game is_paused/> }.into_any()
        } else {
            view! { <Action action="hint" key=KeyAction::Hint label=t!(lang, action.hint) off=move || !can_hint.get() act=hint/> }.into_any()
        }
    };
    let new_game = use_new_game();
    let ask_for_new = move || new_game.ask_after(game.game_words.slug(), Some(game.id()));
    // After the end there is nothing to redo.
    let redo = move || {
        game.send(GameIntent::Redo);
        after_updates(move || {
            // The screen may be gone by then.
            if is_over.try_get_untracked() == Some(true) {
                focus::after(&[".actions [data-action='share']"]);
            }
        });
    };
    let redo_or_share = move || {
        match is_over.get() {
        true => view! { <Action action="share" label=t!(lang, action.share) act=move || game.screen.is_sharing.set(true)/> }.into_any(),
        false => view! { <Action action="redo" key=KeyAction::Redo label=t!(lang, action.redo) off=move || !can_redo.get() act=redo/> }.into_any(),
    }
    };
    // In a game by links, a draw is offered in the panel of the link.
    let has_friend = game.read(|game| game.correspondence().is_some());
    let can_draw = game.game_words.kind().agreed_draws() && !has_friend;
    let ends = move || match can_draw {
        true => say!(lang.get(), action.end),
        false => say!(lang.get(), action.resign),
    };
    // The side that resigns does not change while the dialog is open.
    let end = move || {
        if is_watched.get_untracked() {
            game.send(GameIntent::Pause(true));
        }
        resigning.set(true);
    };
    // The last two buttons: leaving this game and starting another. After the end both start another game.
    let last = move || {
        match is_over.get() {
        true => view! {
            <Action action="new" label=t!(lang, action.new) act=ask_for_new/>
            <Action suggested=is_over action="rematch" once=true label=t!(lang, action.rematch) act=move || game.send(GameIntent::Rematch)/>
        }.into_any(),
        false => view! {
            <Action action="resign" label=ends act=end/>
            <Action action="new" label=t!(lang, action.new) act=ask_for_new/>
        }.into_any(),
    }
    };
    // In a solved game, holding the button shows the known values.
    let hold_values = move |on| game.store.send(GameIntent::HoldValues(on));
    let is_solved = game.read(GameModel::is_solved);
    let look =
        is_solved.then(|| HoldButton::new(move || hold_values(true), move || hold_values(false)));
    keys::on(KeyAction::Hint, hint);
    view! {
        <div class="actions">
            <Action action="undo" key=KeyAction::Undo label=t!(lang, action.undo) off=move || !can_undo.get() act=move || game.send(GameIntent::Undo)/>
            {redo_or_share}
            {help}
            <Action action="analyse" key=KeyAction::Analyse label=t!(lang, action.analyse) pressed=analyses hold_button=look act=move || game.toggle(Panel::Analysis)/>
            {last}
        </div>
        <EndDialog game open=resigning title=ends/>
    }
}

/// Ends the game: by resigning, or by a draw.
#[component]
fn EndDialog(
    game: Game,
    open: RwSignal<bool>,
    title: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let question = game.sentence_without_hover(|facts| {
        let side = facts.game.resigning_side();
        facts.sentence(PlayerSentence::Resigns, side)
    });
    let can_agree = game.memo(|game| game.can_agree_draw() && game.players().are_at_one_screen());
    view! {
        <Dialog open panel="resign" title>
            <p>{question}</p>
            <div class="dialog-buttons">
                <DialogButton
                    open
                    action="resign-no"
                    label=t!(lang, page.cancel)
                    act=|| ()
                />
                <DialogButton
                    open
                    action="resign-yes"
                    main=true
                    label=t!(lang, action.resign_yes)
                    act=move || game.send(GameIntent::Resign)
                />
            </div>
            <Show when=move || can_agree.get()>
                <p>{t!(lang, play.both_agree)}</p>
                <div class="dialog-buttons">
                    <DialogButton
                        open
                        action="draw-yes"
                        label=t!(lang, action.draw_yes)
                        act=move || game.send(GameIntent::AgreeDraw)
                    />
                </div>
            </Show>
            <OfferDraw game open/>
        </Dialog>
    }
}

/// Pauses computers that play each other, and resumes. It is a single button, so that it keeps the focus.
#[component]
fn Pause(game: Game, is_paused: Memo<bool>) -> impl IntoView {
    let lang = use_lang();
    let label = move || match is_paused.get() {
        true => say!(lang.get(), machine.go_on),
        false => say!(lang.get(), action.pause),
    };
    let name = move || if is_paused.get() { "go-on" } else { "pause" };
    view! {
        <button
            class="action"
            class:suggested=is_paused
            data-action=name
            title=label
            on:click=move |_| game.send(GameIntent::Pause(!is_paused.get_untracked()))
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
    #[prop(optional)] key: Option<KeyAction>,
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
    /// The action while it is held.
    #[prop(optional_no_strip)]
    hold_button: Option<HoldButton>,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let is_off = move || off.is_some_and(|off| off.get());
    let title = move || {
        let named = match key {
            Some(act) => keys::tip(lang.get(), act, label()),
            None => label(),
        };
        match hold_button {
            Some(_) => say!(lang.get(), exact.peek, action = named),
            None => named,
        }
    };
    let release = move || {
        if let Some(hold_button) = hold_button {
            hold_button.release();
        }
    };
    let spent = move || hold_button.is_some_and(HoldButton::takes_click);
    view! {
        <button
            class="action"
            class:suggested=move || suggested.is_some_and(|suggested| suggested.get())
            data-action=action
            title=title
            aria-disabled=move || is_off().to_string()
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            class:holds=hold_button.is_some()
            on:pointerdown=move |event| if let Some(hold_button) = hold_button.filter(|_| event.button() == 0) { hold_button.press() }
            on:pointerup=move |_| release()
            on:pointerleave=move |_| release()
            on:pointercancel=move |_| release()
            on:contextmenu=move |event| if hold_button.is_some() { event.prevent_default() }
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
