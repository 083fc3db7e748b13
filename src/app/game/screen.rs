//! The screen of a game: board, players, status, moves and controls.

use super::actions::{ACTIONS, Actions};
use super::agreement::Agreement;
use super::analysis::AnalysisPanel;
use super::clock::UnreadClock;
use super::context::Game;
use super::friend::FriendPanel;
use super::friend_more::FriendMore;
use super::friend_send::FriendSharing;
use super::keys;
use super::moves::Moves;
use super::players::{PlayerBar, PlayersDialog};
use super::report::ReportPanel;
use super::status::Status;
use super::swipes;
use super::tools::Tools;
use super::variations::VariationPanel;
use crate::app::address;
use crate::app::board::InteractiveBoard;
use crate::app::course_words::Words;
use crate::app::document_title;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{KeyAction, tip};
use crate::app::lazy::{Lazy, WhenMissing, lazy};
use crate::app::new_game::use_new_game;
use crate::app::page_time;
use crate::app::rules_sheet::RulesSheet;
use crate::app::saved_games::use_saved_games;
use crate::app::scroll;
use crate::app::solving::SolvingBar;
use crate::app::tokens::delays;
use crate::play::markup;
use crate::rules::Side;
use crate::session::route::{LinkResult, Route};
use crate::session::{GameIntent, GameModel, Message, Model, Panel};
use crate::words::say;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;

/// The game with this name, or home if it does not exist.
#[component]
pub fn GameScreen(id: String) -> impl IntoView {
    let opened = use_saved_games().open(&id);
    let game = opened.and_then(|opened| Game::open(id, opened));
    match game {
        Some(game) => view! { <OpenGame game/> }.into_any(),
        None => {
            request_animation_frame(|| address::replace(&Route::Home));
            ().into_any()
        }
    }
}

#[component]
fn OpenGame(game: Game) -> impl IntoView {
    let lang = use_lang();
    let game_words = game.game_words;
    keys::listen(game);
    // The computer does not think while the page is hidden.
    let hidden = window_event_listener(ev::visibilitychange, move |_| {
        game.store.update(Message::Visible(!document().hidden()));
    });
    let before =
        window_event_listener_untyped("beforeprint", move |_| game.screen.is_printing.set(true));
    let after =
        window_event_listener_untyped("afterprint", move |_| game.screen.is_printing.set(false));
    on_cleanup(move || {
        hidden.remove();
        before.remove();
        after.remove();
    });
    document_title::follow(move |locale| {
        say!(locale, page.document_of, game = game_words.name(locale))
    });
    if game.read(|game| game.clock().is_some()) {
        page_time::follow();
    }
    game.send(GameIntent::Start);
    play_new_moves_out(game);
    if use_new_game().takes_analysis(&game.id()) {
        // Nobody plays: it was opened for its analysis.
        for side in Side::BOTH {
            game.send(GameIntent::Agree(side));
        }
        if !game.read(|game| game.is_open(Panel::Analysis)) {
            game.toggle(Panel::Analysis);
        }
    }

    tab_icon(game_words.slug());
    let panels_there = RwSignal::new(false);
    let has_friend = game.read(|game| game.correspondence().is_some());
    let current_sharing = RwSignal::new(None::<FriendSharing>);
    let changing = RwSignal::new(false);

    // The player at the bottom of the board has the lower bar.
    let at = move |bottom: bool| {
        Signal::derive(move || {
            if game.view.flipped.get() == bottom {
                Side::Black
            } else {
                Side::White
            }
        })
    };
    let aspect = markup::aspect(&game.view.shape());
    let options = game.read_board(|board| board.record().options());
    let title = Signal::derive(move || game_words.title(lang.get(), &options));
    let slug = game_words.slug();
    // The styles make room for an open panel. A selector that looks for the panel itself makes browsers match the styles of
    // the whole list of moves again at each touch.
    let open_panel = game.memo(|game| match game.is_open(Panel::Analysis) {
        true => Some("analysis"),
        false => game.shows_report().then_some("report"),
    });
    let tools = view! {
        <Lazy load=move || tools(game) frame=room_of_tools if_missing=WhenMissing::SayNothing/>
    };
    view! {
        <div
            class="screen game-screen"
            class:alone=game.screen.is_alone
            class:by-link=has_friend
            data-screen="game"
            data-open=move || open_panel.get().or_else(|| game.screen.shows_notes.get().then_some("notes"))
            style=("--aspect", aspect)
        >
            <Header
                screen=HeaderScreen::Game { title, slug }
                tools=tools.into_any()
                show_only_board=move |()| game.show_only_board(true)
            />
            <main class="game" tabindex="-1">
                <h1 class="visually-hidden">{move || game_words.name(lang.get())}</h1>
                <div class="table">
                    <PlayerBar game side=at(false) changing/>
                    <div class="board-box"><InteractiveBoard view=game.view/></div>
                    <Show when=move || game.screen.is_alone.get()>
                        <button
                            class="button button-icon leave-alone"
                            data-action="zen-leave"
                            aria-label=t!(lang, zen.leave)
                            title=move || tip(lang.get(), KeyAction::Alone, say!(lang.get(), zen.leave))
                            on:click=move |_| game.show_only_board(false)
                        >
                            <Icon name="close"/>
                        </button>
                    </Show>
                    <PlayerBar game side=at(true) changing/>
                </div>
                <div class="panel">
                    <Status game/>
                    {has_friend.then(|| view! { <Lazy load=move || friend_panel(game, current_sharing) frame=room_of_friend/> })}
                    <Moves game panels=panels_there/>
                    <Lazy load=move || panels(game) frame=room_of_actions shown=move |()| panels_there.set(true)/>
                    {move || current_sharing.get().map(|sharing| view! { <Lazy load=move || friend_more(game, sharing)/> })}
                </div>
                <Lazy load=move || agreement_and_sheet(game, changing) if_missing=WhenMissing::SayNothing/>
            </main>
        </div>
    }
}

/// Shows the new moves of a friend's link one after another, as if they were made now.
fn play_new_moves_out(game: Game) {
    let Some(LinkResult::News(first)) = untrack(|| game.link_result()) else {
        return;
    };
    let Some(before) = first.map(|number| number - 1) else {
        game.leave_link();
        return;
    };
    game.send(GameIntent::Show(before));
    show_next_move(game, before);
}

/// Shows the next move after a pause, and so on to the last one.
fn show_next_move(game: Game, shown: usize) {
    let pause = Duration::from_millis(delays().engine_least.into());
    set_timeout(
        move || {
            let state = game.store.read(|game| {
                let board = game.board();
                (board.ply(), board.is_in_variation(), board.record().plies())
            });
            // The screen may be gone, or the player may have gone to another position.
            match state {
                Some((ply, false, last)) if ply == shown && shown < last => {
                    game.send(GameIntent::Show(shown + 1));
                    show_next_move(game, shown + 1);
                }
                Some(_) => game.leave_link(),
                None => {}
            }
        },
        pause,
    );
}

/// Sets the icon of the browser's tab to the icon of the game, for as long as it is on the page.
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

/// Space for a game by links.
fn room_of_friend() -> AnyView {
    view! { <div class="friend" aria-hidden="true"></div> }.into_any()
}

/// Space for the tools.
fn room_of_tools() -> AnyView {
    let button = || view! { <span class="button button-icon" aria-hidden="true"></span> };
    view! { {button()}{button()} }.into_any()
}

lazy! {
    panels: fn tools(game: Game) -> AnyView { view! { <Tools game/> }.into_any() }

    /// The panels below the moves.
    panels: fn panels(game: Game) -> AnyView {
        let game_words = game.game_words;
        swipes::listen(game);
        let is_reviewed = game.memo(|game| {
            let board = game.board();
            board.is_in_variation()
                || board.record().has_variations()
                || board.can_restore_variation()
        });
        let solving = game.read(GameModel::is_solved).then(|| view! { <SolvingBar game_words/> });
        view! {
            {solving}
            <UnreadClock game/>
            <Show when=move || is_reviewed.get() || game.screen.shows_notes.get()>
                <Lazy
                    load=move || variation_panel(game)
                    if_missing=WhenMissing::SayNothing
                    shown=move |()| {
                        if game.screen.shows_notes.get_untracked() {
                            scroll::to_element("[data-variations]".to_owned());
                        }
                    }
                />
            </Show>
            <AnalysisPanel game/>
            <ReportPanel game/>
            <Actions game/>
        }
        .into_any()
    }

    links: fn friend_panel(game: Game, current_sharing: RwSignal<Option<FriendSharing>>) -> AnyView {
        view! { <FriendPanel game current_sharing/> }.into_any()
    }

    links: fn friend_more(game: Game, sharing: FriendSharing) -> AnyView {
        view! { <FriendMore game sharing/> }.into_any()
    }

    review: fn variation_panel(game: Game) -> AnyView { view! { <VariationPanel game/> }.into_any() }

    panels: fn agreement_and_sheet(game: Game, changing: RwSignal<bool>) -> AnyView {
        // For printing.
        Words::provide_later(game.game_words.slug());
        view! {
            <PlayersDialog game open=changing/>
            <Agreement game/>
            <Show when=move || game.screen.is_printing.get()>
                <RulesSheet game_words=game.game_words/>
            </Show>
        }
        .into_any()
    }
}
