//! A game with a friend by links, above the moves: what has arrived, what must be sent, and the buttons that copy,
//! share or show the link. Less frequent actions are below the other actions (`friend_more.rs`).

use super::context::Game;
use super::friend_send::{FriendSharing, SendButtons};
use super::friend_shown::{Shown, question, sentence};
use super::link_note::LinkNote;
use crate::app::i18n::{t, use_lang};
use crate::play::game_code::LinkMessage;
use crate::session::{CorrespondenceIntent, GameIntent};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn FriendPanel(
    game: Game,
    /// Set as long as the panel is shown.
    current_sharing: RwSignal<Option<FriendSharing>>,
) -> impl IntoView {
    let lang = use_lang();
    let shown = Shown::follow(game);
    let sharing = FriendSharing::new(game);
    current_sharing.set(Some(sharing));
    on_cleanup(move || {
        let _ = current_sharing.try_set(None);
    });
    let send = move |intent| game.send(GameIntent::Correspondence(intent));
    let asked = move || {
        let now = shown.get();
        let question = question(lang.get(), &now)?;
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
        let sentence = match shown.with(|now| now.answer)? {
            LinkMessage::Declined => say!(lang.get(), friend.declined),
            LinkMessage::TakebackGranted if shown.with(|now| now.is_friends_turn) => {
                say!(lang.get(), friend.granted_too)
            }
            LinkMessage::TakebackGranted => say!(lang.get(), friend.granted),
            LinkMessage::DrawOffer | LinkMessage::TakebackRequest => return None,
        };
        Some(view! { <p data-friend-answer>{sentence}</p> })
    };
    // The result of sharing the link is shown instead of the sentence.
    let result = move || {
        let (name, sentence) = sharing.result(lang.get())?;
        Some(view! { <p data-notice=name>{sentence}</p> })
    };
    let state = move || {
        let has_result = sharing.result(lang.get()).is_some();
        let sentence = shown.with(|shown| sentence(lang.get(), shown));
        let sentence = sentence.filter(|_| !has_result)?;
        Some(view! { <p data-friend-state>{sentence}</p> })
    };
    let is_only_asked = Memo::new(move |_| shown.with(Shown::is_only_asked));
    let is_asked_about_link = move || {
        game.link_result()
            .is_some_and(|result| result.is_question())
    };
    view! {
        <section class="friend" data-friend aria-label=t!(lang, friend.title)>
            <LinkNote game/>
            // A question about the link comes first.
            <Show when=move || !is_asked_about_link()>
                {asked}
                {answer}
                <div role="status">{result}</div>
                <Show when=move || !is_only_asked.get()>
                    {state}
                    <SendButtons shown sharing/>
                </Show>
            </Show>
        </section>
    }
}
