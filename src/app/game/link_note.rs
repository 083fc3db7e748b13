//! The meaning of a friend's link that has led to a game, and the questions about it.

use super::context::Game;
use super::friend_link::{game_as_in, open_apart, read_link};
use crate::app::i18n::{t, use_lang};
use crate::app::saved_games::use_saved_games;
use crate::play::move_number;
use crate::rules::Side;
use crate::session::correspondence::Crossing;
use crate::session::route::{CrossedLink, LinkResult, OtherMoves, Route};
use crate::session::{CorrespondenceIntent, GameIntent, GameModel};
use crate::words::say;
use leptos::prelude::*;

/// The meaning of the link that has led here.
#[component]
pub fn LinkNote(game: Game) -> impl IntoView {
    let lang = use_lang();
    let result = move || game.link_result();
    let is_invited = game.memo(GameModel::is_invited);
    view! {
        <Show when=move || is_invited.get()>
            <Invitation game/>
        </Show>
        {move || match result() {
            Some(LinkResult::Known) => view! {
                <p role="status" data-link="known">{t!(lang, friend.known)}</p>
            }.into_any(),
            Some(LinkResult::Older) => view! {
                <p role="status" data-link="older">{t!(lang, friend.older)}</p>
            }.into_any(),
            Some(LinkResult::OtherMoves(other)) => view! { <OtherMovesQuestion game other/> }.into_any(),
            Some(LinkResult::Crossed(crossed)) => view! { <CrossedQuestion game crossed/> }.into_any(),
            Some(LinkResult::News(_) | LinkResult::Shared(_)) | None => ().into_any(),
        }}
    }
}

/// The information for an invited player: the side, how to win, and what to do with one's own link.
#[component]
fn Invitation(game: Game) -> impl IntoView {
    let lang = use_lang();
    let you = game.memo(|game| game.players().you());
    let sentence = move || {
        let side = you.get().unwrap_or(Side::White);
        let name = game.game_words.name(lang.get());
        match side {
            Side::White => say!(lang.get(), friend.invited_white, game = name),
            Side::Black => say!(lang.get(), friend.invited_black, game = name),
        }
    };
    let other = move || match you.get() {
        Some(Side::Black) => say!(lang.get(), friend.is_own_white),
        _ => say!(lang.get(), friend.is_own_black),
    };
    let switch = move |_| {
        game.send(GameIntent::Correspondence(
            CorrespondenceIntent::SwitchSides,
        ))
    };
    view! {
        <div class="friend-question" role="status" data-link="invitation">
            <p>{sentence} " " {move || game.game_words.aim(lang.get())}</p>
            <div class="friend-actions">
                <button class="button quiet" data-action="switch-sides" on:click=switch>{other}</button>
                <a class="button quiet" data-action="learn" href=Route::lesson(game.game_words.slug()).href()>
                    {t!(lang, shared.learn)}
                </a>
            </div>
        </div>
    }
}

/// Asks what to do with a link with other moves.
#[component]
fn OtherMovesQuestion(game: Game, other: OtherMoves) -> impl IntoView {
    let lang = use_lang();
    let first = game.turn_at(0);
    let sentence = move || match other.number {
        Some(number) => say!(
            lang.get(),
            friend.other_moves,
            number = move_number(number, first)
        ),
        None => say!(lang.get(), friend.other_end),
    };
    let link = StoredValue::new(other.link);
    let games = use_saved_games();
    let add = move |_| {
        let text = link.with_value(|link| {
            let tree = read_link(game, link)?.tree(game.game_words.kind());
            Some(tree.ok()?.to_string())
        });
        if let Some(text) = text {
            game.send(GameIntent::AddVariations(text));
        }
        game.leave_link();
    };
    let open = move |_| {
        link.with_value(|link| read_link(game, link).map(|link| open_apart(game, games, &link)));
        game.leave_link();
    };
    let go_on = move |_| {
        link.with_value(|link| go_on_with(game, link));
        game.leave_link();
    };
    view! {
        <div class="friend-question" role="status" data-link="other-moves">
            <p>{sentence}</p>
            <div class="friend-actions">
                <button class="button" data-action="link-ignore" on:click=move |_| game.leave_link()>
                    {t!(lang, friend.ignore)}
                </button>
                <button class="button" data-action="link-continue" on:click=go_on>{t!(lang, friend.go_on)}</button>
                <button class="button quiet" data-action="link-both" on:click=open>{t!(lang, friend.keep_both)}</button>
                <button class="button quiet" data-action="link-variation" on:click=add>{t!(lang, friend.as_variation)}</button>
            </div>
        </div>
    }
}

/// Explains which link and move have crossed, and asks which of the two counts.
#[component]
fn CrossedQuestion(game: Game, crossed: CrossedLink) -> impl IntoView {
    let lang = use_lang();
    let CrossedLink { link, crossing, mv } = crossed;
    let sentence = move || match crossing {
        Crossing::HasTakenBack => say!(lang.get(), friend.has_taken_back, mv = mv.clone()),
        Crossing::RequestAfterMove => say!(lang.get(), friend.request_after, mv = mv.clone()),
        Crossing::GrantAfterMove => say!(lang.get(), friend.grant_after, mv = mv.clone()),
    };
    let follow = move || match crossing {
        Crossing::HasTakenBack => say!(lang.get(), friend.go_on),
        Crossing::RequestAfterMove => say!(lang.get(), friend.agree),
        Crossing::GrantAfterMove => say!(lang.get(), friend.take_back),
    };
    let keep = move || match crossing {
        Crossing::HasTakenBack => say!(lang.get(), friend.keep_taken_back),
        Crossing::RequestAfterMove | Crossing::GrantAfterMove => say!(lang.get(), friend.keep_move),
    };
    let do_follow = move |_| {
        match crossing {
            Crossing::RequestAfterMove => game.send(GameIntent::Correspondence(
                CorrespondenceIntent::GrantTakeback,
            )),
            Crossing::HasTakenBack | Crossing::GrantAfterMove => go_on_with(game, &link),
        }
        game.leave_link();
    };
    view! {
        <div class="friend-question" role="status" data-link="crossed">
            <p>{sentence}</p>
            <div class="friend-actions">
                <button class="button" data-action="link-keep" on:click=move |_| game.leave_link()>{keep}</button>
                <button class="button" data-action="link-follow" on:click=do_follow>{follow}</button>
            </div>
        </div>
    }
}

/// Continues the game with the moves of a link.
fn go_on_with(game: Game, link: &str) {
    let saved = read_link(game, link).and_then(|link| game_as_in(game, &link));
    if let Some(saved) = saved {
        game.send(GameIntent::ContinueAs(Box::new(saved)));
    }
}
