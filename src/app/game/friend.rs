//! A game with a friend by links: what has come, what is to be sent, and what can be asked.

use super::context::Game;
use super::friend_link::{MadeLink, link_to_friend};
use super::link_note::LinkNote;
use crate::app::after_paint::after_updates;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, lazy_code};
use crate::app::qr_code::QrCode;
use crate::app::scroll;
use crate::app::share::{Handed, HandedView, hand_over};
use crate::play::game_code::LinkMessage;
use crate::session::route::LinkResult;
use crate::session::{CorrespondenceIntent, GameIntent, Model};
use crate::words::{Locale, say};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What the panel depends on.
#[derive(Clone, PartialEq)]
struct Shown {
    must_send: bool,
    is_over: bool,
    is_friends_turn: bool,
    asked: Option<LinkMessage>,
    answer: Option<LinkMessage>,
    /// The last move of the friend, and of the player.
    friends_move: Option<String>,
    own_move: Option<String>,
    outgoing: Option<LinkMessage>,
    can_ask_takeback: bool,
    can_offer_draw: bool,
}

/// The revision of a game, and what its next link tells.
type State = (u64, Option<LinkMessage>);

/// A link that was made, and how it was handed over.
#[derive(Clone, Copy)]
struct Handing {
    /// The link, and the state of the game when it was made.
    made: RwSignal<Option<(State, MadeLink)>>,
    handed: RwSignal<Option<Handed>>,
    has_failed: RwSignal<bool>,
    shows_qr: RwSignal<bool>,
}

#[component]
pub fn FriendPanel(game: Game) -> impl IntoView {
    let lang = use_lang();
    let shown = game.memo(|game| Shown {
        must_send: game.must_send(),
        is_over: game.is_over(),
        is_friends_turn: game.friend_to_move().is_some(),
        asked: game.asked_by_friend(),
        answer: game.answer_of_friend(),
        friends_move: game
            .players()
            .friend()
            .and_then(|side| game.last_move_of(side)),
        own_move: game
            .players()
            .you()
            .and_then(|side| game.last_move_of(side)),
        outgoing: game.correspondence().and_then(|one| one.outgoing),
        can_ask_takeback: game.can_ask_takeback(),
        can_offer_draw: game.can_offer_friend_draw(),
    });
    let handing = Handing {
        made: RwSignal::new(None),
        handed: RwSignal::new(None),
        has_failed: RwSignal::new(false),
        shows_qr: RwSignal::new(false),
    };
    let send = move |intent| game.send(GameIntent::Correspondence(intent));
    let sentence = move || sentence(lang.get(), &shown.get());
    let asked = move || {
        let now = shown.get();
        let question = match now.asked? {
            LinkMessage::DrawOffer => say!(lang.get(), friend.offers_draw),
            LinkMessage::TakebackRequest => {
                let mv = now.friends_move.unwrap_or_default();
                say!(lang.get(), friend.asks_takeback, mv = mv)
            }
            LinkMessage::TakebackGranted | LinkMessage::Declined => return None,
        };
        Some(view! {
            <p data-friend-asks>{question}</p>
            <div class="friend-actions">
                <button class="button button-main" data-action="friend-grant" on:click=move |_| send(CorrespondenceIntent::Grant)>
                    {t!(lang, friend.agree)}
                </button>
                <button class="button" data-action="friend-decline" on:click=move |_| send(CorrespondenceIntent::Decline)>
                    {t!(lang, friend.decline)}
                </button>
            </div>
        })
    };
    let answer = move || {
        let said = match shown.with(|now| now.answer)? {
            LinkMessage::Declined => say!(lang.get(), friend.declined),
            LinkMessage::TakebackGranted => say!(lang.get(), friend.granted),
            LinkMessage::DrawOffer | LinkMessage::TakebackRequest => return None,
        };
        Some(view! { <p data-friend-answer>{said}</p> })
    };
    let is_asked_about_link = move || matches!(game.link_result(), Some(LinkResult::OtherMoves(_)));
    let tell = move |message| send(CorrespondenceIntent::Tell(message));
    let requests = move || {
        let now = shown.get();
        let takeback = now.can_ask_takeback.then(|| view! {
            <button class="button quiet" data-action="ask-takeback" on:click=move |_| tell(Some(LinkMessage::TakebackRequest))>
                {t!(lang, friend.ask_takeback)}
            </button>
        });
        let draw = now.can_offer_draw.then(|| view! {
            <button class="button quiet" data-action="offer-draw" on:click=move |_| tell(Some(LinkMessage::DrawOffer))>
                {t!(lang, friend.offer_draw)}
            </button>
        });
        let is_withdrawable = now.outgoing.is_some_and(LinkMessage::is_request);
        let withdraw = is_withdrawable.then(|| {
            view! {
                <button class="button quiet" data-action="withdraw" on:click=move |_| tell(None)>
                    {t!(lang, friend.withdraw)}
                </button>
            }
        });
        view! { {takeback} {draw} {withdraw} }
    };
    view! {
        <section class="friend" data-friend aria-label=t!(lang, friend.title)>
            <LinkNote game/>
            // A question about the link comes first.
            <Show when=move || !is_asked_about_link()>
                {asked}
                {answer}
                <p data-friend-state>{sentence}</p>
                <SendLink game shown handing/>
                <div class="friend-actions">{requests}</div>
            </Show>
        </section>
    }
}

/// What is to be done next, in a sentence.
fn sentence(locale: Locale, shown: &Shown) -> String {
    match (shown.must_send, shown.outgoing) {
        (true, Some(LinkMessage::TakebackRequest)) => {
            let mv = shown.own_move.clone().unwrap_or_default();
            say!(locale, friend.send_takeback, mv = mv)
        }
        (true, Some(LinkMessage::TakebackGranted)) => say!(locale, friend.send_granted),
        (true, Some(LinkMessage::DrawOffer)) => say!(locale, friend.send_offer),
        (true, _) if shown.is_over => say!(locale, friend.send_end),
        (true, Some(LinkMessage::Declined)) => say!(locale, friend.send_declined),
        (true, None) if shown.is_friends_turn => say!(locale, friend.send_move),
        (true, None) => say!(locale, friend.send_state),
        (false, _) if shown.is_over => say!(locale, friend.over),
        (false, _) if shown.is_friends_turn => say!(locale, friend.waits),
        (false, Some(LinkMessage::TakebackRequest)) => say!(locale, friend.waits_takeback),
        (false, _) => say!(locale, friend.your_move),
    }
}

/// The buttons that hand the link over, and the link.
#[component]
fn SendLink(game: Game, shown: Memo<Shown>, handing: Handing) -> impl IntoView {
    let lang = use_lang();
    let Handing {
        made,
        handed,
        has_failed,
        shows_qr,
    } = handing;
    let state: Memo<State> = game.memo(|game| {
        let one = game.correspondence();
        (game.board().revision(), one.and_then(|one| one.outgoing))
    });
    let make = move || {
        let link = link_to_friend(game);
        has_failed.set(link.is_none());
        made.set(link.clone().map(|link| (state.get_untracked(), link)));
        link
    };
    let sent = move |link: &MadeLink| {
        let sent = CorrespondenceIntent::Sent(link.steps, link.message);
        game.send(GameIntent::Correspondence(sent));
    };
    let send = move |_| {
        shows_qr.set(false);
        handed.set(None);
        let Some(link) = make() else { return };
        let title = game.game_words.name(lang.now());
        spawn_local(async move {
            let done = hand_over(&title, &link.address).await;
            // The screen may be gone by then.
            let _ = handed.try_set(Some(done));
            show_link();
            if matches!(done, Handed::Copied | Handed::Shared) {
                sent(&link);
            }
        });
    };
    let show_code = move |_| {
        handed.set(None);
        shows_qr.set(make().is_some());
        show_link();
    };
    // A link to an earlier state of the game goes away.
    let current = move || {
        let (of, link) = made.get()?;
        (of == state.get()).then_some(link)
    };
    let may_send = Memo::new(move |_| {
        let now = shown.get();
        // What was asked may have to be sent again.
        let has_asked = now.outgoing.is_some_and(LinkMessage::is_request);
        now.must_send || now.is_friends_turn || now.is_over || has_asked
    });
    let label = move || match shown.get().must_send {
        true => say!(lang.get(), friend.send),
        false => say!(lang.get(), friend.send_again),
    };
    view! {
        <Show when=move || may_send.get()>
            <div class="friend-actions">
                <button
                    class="button"
                    class:button-main=move || shown.get().must_send
                    data-action="send-link"
                    on:click=send
                >
                    {label}
                </button>
                <button class="button" data-action="show-qr" on:click=show_code>
                    {t!(lang, friend.qr)}
                </button>
            </div>
        </Show>
        <Show when=move || has_failed.get()>
            <p role="status" data-notice="no-link">{t!(lang, friend.no_link)}</p>
        </Show>
        {move || current().map(|link| {
            let (address, code) = (link.address.clone(), link.address.clone());
            let link = StoredValue::new(link);
            // Nobody knows whether a code was read, or a link that could not be copied was taken from the field.
            let may_be_sent = move || {
                let is_shown = shows_qr.get() || handed.get() == Some(Handed::Failed);
                is_shown && shown.get().must_send
            };
            view! {
                <div class="link">
                    {shows_qr.get().then(|| view! { <Lazy load=move || qr_code(code.clone())/> })}
                    <HandedView address handed/>
                    <Show when=may_be_sent>
                        <button class="button" data-action="mark-sent" on:click=move |_| link.with_value(sent)>
                            {t!(lang, friend.mark_sent)}
                        </button>
                    </Show>
                </div>
            }
        })}
    }
}

/// Brings the link into view, which may be below the edge of a phone.
fn show_link() {
    after_updates(|| scroll::down_to("[data-friend] .link"));
}

lazy_code! {
    qr: fn qr_code(address: String) -> AnyView { view! { <QrCode address/> }.into_any() }
}
