//! A game with a friend by links, below the actions: the requests, the link and its QR code.

use super::context::Game;
use super::friend_send::FriendSharing;
use super::friend_shown::Shown;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, lazy_code};
use crate::app::qr_code::QrCode;
use crate::play::game_code::LinkMessage;
use crate::session::{CorrespondenceIntent, GameIntent};
use crate::words::{Locale, say};
use leptos::prelude::*;

#[component]
pub fn FriendMore(game: Game, sharing: FriendSharing) -> impl IntoView {
    let lang = use_lang();
    let shown = Shown::follow(game);
    let is_there = Memo::new(move |_| shown.with(Shown::has_more) || sharing.link().is_some());
    view! {
        <Show when=move || is_there.get()>
            <section class="friend-more" data-friend-more aria-label=t!(lang, friend.more_title)>
                <Link sharing shown/>
                <Requests game shown/>
            </section>
        </Show>
    }
}

/// The requests that can be made or withdrawn.
#[component]
fn Requests(game: Game, shown: Memo<Shown>) -> impl IntoView {
    let lang = use_lang();
    let send = move |intent| game.send(GameIntent::Correspondence(intent));
    type Label = fn(Locale) -> String;
    let button = move |is_there: fn(&Shown) -> bool, action, label: Label, intent| {
        let is_there = Memo::new(move |_| shown.with(is_there));
        view! {
            <Show when=move || is_there.get()>
                <button class="button quiet" data-action=action on:click=move |_| send(intent)>
                    {move || label(lang.get())}
                </button>
            </Show>
        }
    };
    view! {
        <div class="friend-actions">
            {button(
                |shown| shown.can_ask_takeback,
                "ask-takeback",
                |locale| say!(locale, friend.ask_takeback),
                CorrespondenceIntent::Tell(Some(LinkMessage::TakebackRequest)),
            )}
            {button(
                |shown| shown.can_offer_draw,
                "offer-draw",
                |locale| say!(locale, friend.offer_draw),
                CorrespondenceIntent::Tell(Some(LinkMessage::DrawOffer)),
            )}
            {button(
                Shown::has_asked,
                "withdraw",
                |locale| say!(locale, friend.withdraw),
                CorrespondenceIntent::Tell(None),
            )}
            {button(
                |shown| shown.may_be_unsent,
                "not-sent",
                |locale| say!(locale, friend.not_sent),
                CorrespondenceIntent::NotSent,
            )}
        </div>
    }
}

/// The link that was made last, and its QR code.
#[component]
fn Link(sharing: FriendSharing, shown: Memo<Shown>) -> impl IntoView {
    let lang = use_lang();
    let link = Memo::new(move |_| sharing.link());
    // If copying has failed, it is not known whether the player has taken the link from the field.
    let must_send = move || shown.with(|shown| shown.must_send);
    let may_be_sent = move || sharing.has_failed() && must_send();
    move || {
        let link = link.get()?;
        let (address, code) = (link.address.clone(), link.address.clone());
        let link = StoredValue::new(link);
        let mark_sent = move || link.with_value(|link| sharing.mark_sent(link));
        Some(view! {
            <div class="link">
                {move || sharing.is_code_shown().then(|| {
                    let code = code.clone();
                    view! { <Lazy load=move || qr_code(code.clone())/> }
                })}
                <label class="field">
                    <span>{t!(lang, page.link)}</span>
                    <input
                        type="text"
                        readonly
                        data-field="link"
                        value=address
                        on:focus:target=|event| event.target().select()
                        on:copy=move |_| if untrack(must_send) { mark_sent() }
                    />
                </label>
                <Show when=may_be_sent>
                    <button class="button" data-action="mark-sent" on:click=move |_| mark_sent()>
                        {t!(lang, friend.mark_sent)}
                    </button>
                </Show>
            </div>
        })
    }
}

lazy_code! {
    qr: fn qr_code(address: String) -> AnyView { view! { <QrCode address/> }.into_any() }
}
