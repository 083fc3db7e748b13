//! The screen of a game: board, players, status, moves and controls.

use super::actions::{ACTIONS, Actions};
use super::analysis::Analysis;
use super::hear;
use super::hint::Coach;
use super::keys;
use super::known;
use super::machine;
use super::moves::Moves;
use super::next;
use super::offer::Offers;
use super::players::{PlayerBar, PlayersDialog};
use super::report::ReportPanel;
use super::showing::Agreement;
use super::solving::Solving;
use super::state::Play;
use super::status::Status;
use super::tools::Sharing;
use crate::app::address;
use crate::app::board::{LiveBoard, aspect};
use crate::app::effect::effect;
use crate::app::header::{Header, Over};
use crate::app::i18n::{say, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{Act, tip};
use crate::app::lazy::{IfMissing, Lazy, lazy};
use crate::app::learn::{RulesSheet, Words};
use crate::app::saved::{is_key_of, use_shelf};
use crate::app::storage;
use crate::rules::Side;
use leptos::ev;
use leptos::prelude::*;

/// The game with this name, or home if it does not exist.
#[component]
pub fn GameScreen(id: String) -> impl IntoView {
    let shelf = use_shelf();
    let play = shelf
        .find(&id)
        .and_then(|(saved, table)| Play::new(id, &saved, table));
    match play {
        Some(play) => view! { <Seated play/> }.into_any(),
        None => {
            request_animation_frame(address::leave_for_home);
            ().into_any()
        }
    }
}

#[component]
fn Seated(play: Play) -> impl IntoView {
    let lang = use_lang();
    keys::listen(play);
    // The board is updated first.
    let around = play.around();
    hear::listen(around);
    // What is said about a position is removed with it.
    let (coach, offers) = (Coach::new(play), Offers::new(play));
    machine::seat(play);
    next::remember_beaten(around);
    provide_context(Sharing(RwSignal::new(false)));
    known::follow(around);
    let elsewhere = window_event_listener(ev::storage, move |event| {
        let key = event.key();
        let ours = key.as_deref().and_then(storage::own);
        // Without a key, everything was removed.
        let its = |ours: &str| is_key_of(ours, &play.id());
        if key.is_none() || ours.is_some_and(its) {
            play.hear_of_change();
        }
    });
    on_cleanup(move || elsewhere.remove());
    effect(move || {
        let (locale, game) = (lang.get(), play.dress.name(lang.get()));
        document().set_title(&say!(locale, page.document_of, game = game));
    });

    let before = window_event_listener_untyped("beforeprint", move |_| play.printing.set(true));
    let after = window_event_listener_untyped("afterprint", move |_| play.printing.set(false));
    on_cleanup(move || {
        before.remove();
        after.remove();
    });

    // For the help with pieces, and for printing.
    Words::provide_later(play.dress.slug());

    tab_icon(play.dress.slug());
    let panels_there = RwSignal::new(false);
    let changing = RwSignal::new(false);

    // The player at the bottom of the board has the lower bar.
    let at = move |bottom: bool| {
        Signal::derive(move || {
            if play.flipped.get() == bottom {
                Side::Black
            } else {
                Side::White
            }
        })
    };
    let aspect = aspect(&play.board());
    view! {
        <div class="screen game-screen" class:alone=play.alone data-screen="game" style=("--aspect", aspect)>
            <Header over=Over::Game(play)/>
            <main class="game" tabindex="-1">
                <h1 class="visually-hidden">{move || play.dress.name(lang.get())}</h1>
                <div class="table">
                    <PlayerBar play=around side=at(false) changing/>
                    <div class="board-box"><LiveBoard view=play.board_view()/></div>
                    <Show when=move || play.alone.get()>
                        <button
                            class="button button-icon leave-alone"
                            data-action="zen-leave"
                            aria-label=move || say!(lang.get(), zen.leave)
                            title=move || tip(lang.get(), Act::Alone, say!(lang.get(), zen.leave))
                            on:click=move |_| play.leave_board_alone(false)
                        >
                            <Icon name="close"/>
                        </button>
                    </Show>
                    <PlayerBar play=around side=at(true) changing/>
                </div>
                <div class="panel">
                    <Status play=around/>
                    <Moves play=around panels=panels_there/>
                    <Lazy load=move || panels(play, around, coach, offers) frame=room_of_actions shown=move |()| panels_there.set(true)/>
                </div>
                <Lazy load=move || agreement_and_sheet(play, changing) if_missing=IfMissing::SayNothing/>
            </main>
        </div>
    }
}

/// Sets the icon of the browser's tab to that of the game, for as long as it is on the page.
fn tab_icon(slug: &str) {
    let link = || document().query_selector("link[rel='icon']").ok().flatten();
    let Some(usual) = link().and_then(|link| link.get_attribute("href")) else {
        return;
    };
    let show = move |address: &str| {
        let link = link();
        // If this fails, the tab keeps its icon.
        let _ = link.map(|link| link.set_attribute("href", address));
    };
    show(&format!("./icons/{slug}.svg"));
    on_cleanup(move || show(&usual));
}

/// Space for the buttons.
fn room_of_actions() -> AnyView {
    let button = |_| view! { <span class="action"></span> };
    let buttons = (0..ACTIONS).map(button).collect_view();
    view! { <div class="actions" aria-hidden="true">{buttons}</div> }.into_any()
}

lazy! {
    /// The panels below the moves.
    panels: fn panels(play: Play, around: Play, coach: Coach, offers: Offers) -> AnyView {
        view! {
            <Solving play=around/>
            <Analysis play/>
            <ReportPanel play/>
            <Actions play=around coach offers/>
        }
        .into_any()
    }

    panels: fn agreement_and_sheet(play: Play, changing: RwSignal<bool>) -> AnyView {
        view! {
            <PlayersDialog play open=changing/>
            <Agreement play/>
            <Show when=move || play.printing.get()>
                <RulesSheet dress=play.dress/>
            </Show>
        }
        .into_any()
    }
}
