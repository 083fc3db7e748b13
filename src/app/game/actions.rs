//! What one can do beside moving.

use super::share::ShareDialog;
use super::state::Play;
use crate::app::dialog::Dialog;
use crate::app::dress::Says;
use crate::app::i18n::{say, use_lang};
use crate::app::icons::Icon;
use leptos::prelude::*;

#[component]
pub fn Actions(play: Play) -> impl IntoView {
    let lang = use_lang();
    let sharing = RwSignal::new(false);
    let resigning = RwSignal::new(false);
    let agreeing = RwSignal::new(false);
    let no_draw = move || !play.can_agree_draw();
    let over = move || play.verdict().is_some();
    view! {
        <div class="actions">
            <Action action="undo" label=move || say!(lang.get(), action.undo) off=move || !play.can_undo() act=move || play.undo()/>
            <Action action="redo" label=move || say!(lang.get(), action.redo) off=move || !play.can_redo() act=move || play.redo()/>
            <Action action="flip" key="f" label=move || say!(lang.get(), action.flip) act=move || play.flip()/>
            <Action action="share" label=move || say!(lang.get(), action.share) act=move || sharing.set(true)/>
            {play.knows_agreed_draws().then(|| view! {
                <Action action="draw" label=move || say!(lang.get(), action.draw) off=no_draw act=move || agreeing.set(!no_draw())/>
            })}
            <Action action="resign" label=move || say!(lang.get(), action.resign) off=over act=move || resigning.set(!over())/>
            <Action suggested=over action="new" label=move || say!(lang.get(), action.new) act=move || play.play_again()/>
        </div>
        <ShareDialog play open=sharing/>
        <Dialog open=agreeing panel="draw" title=move || say!(lang.get(), action.draw)>
            <p>{move || say!(lang.get(), play.both_agree)}</p>
            <div class="dialog-buttons">
                <button class="button" data-action="draw-no" on:click=move |_| agreeing.set(false)>
                    {move || say!(lang.get(), page.cancel)}
                </button>
                <button
                    class="button button-main"
                    data-action="draw-yes"
                    on:click=move |_| {
                        agreeing.set(false);
                        play.agree_draw();
                    }
                >
                    {move || say!(lang.get(), action.draw_yes)}
                </button>
            </div>
        </Dialog>
        <Dialog open=resigning panel="resign" title=move || say!(lang.get(), action.resign)>
            <p>{move || play.sentence(lang.get(), Says::Resigns, play.turn())}</p>
            <div class="dialog-buttons">
                <button class="button" data-action="resign-no" on:click=move |_| resigning.set(false)>
                    {move || say!(lang.get(), page.cancel)}
                </button>
                <button
                    class="button button-main"
                    data-action="resign-yes"
                    on:click=move |_| {
                        resigning.set(false);
                        play.resign();
                    }
                >
                    {move || say!(lang.get(), action.resign_yes)}
                </button>
            </div>
        </Dialog>
    }
}

/// A button with an icon over its word. It is never disabled: that would lose the focus.
#[component]
fn Action(
    action: &'static str,
    #[prop(optional)] key: Option<&'static str>,
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    #[prop(optional, into)] off: Option<Signal<bool>>,
    /// To be seen first.
    #[prop(optional, into)]
    suggested: Option<Signal<bool>>,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let is_off = move || off.is_some_and(|off| off.get());
    let title = move || match key {
        Some(key) => say!(lang.get(), action.key, action = label(), key = key),
        None => label(),
    };
    view! {
        <button
            class="action"
            class:suggested=move || suggested.is_some_and(|suggested| suggested.get())
            data-action=action
            title=title
            aria-disabled=move || is_off().to_string()
            on:click=move |_| if !is_off() { act() }
        >
            <Icon name=action/>
            <span>{label}</span>
        </button>
    }
}
