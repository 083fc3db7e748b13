//! Copies, shares or shows the link to a game with a friend.

use super::context::Game;
use super::friend_link::{MadeLink, link_to_friend};
use super::friend_shown::Shown;
use crate::app::after_paint::after_updates;
use crate::app::i18n::{Lang, t, use_lang};
use crate::app::scroll;
use crate::app::share::{ShareResult, can_share, copy_text, share_or_copy};
use crate::play::game_code::LinkMessage;
use crate::session::{CorrespondenceIntent, GameIntent, Model};
use crate::words::{Locale, say};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The revision of a game, and the message of its next link.
type State = (u64, Option<LinkMessage>);

/// The result of copying, sharing or showing a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    ShareResult(ShareResult),
    /// It is shown as a QR code.
    Shown,
    /// The game does not fit into a link.
    TooLong,
}

/// A link that was made, and whether it was copied, shared or shown.
#[derive(Clone, Copy)]
pub struct FriendSharing {
    game: Game,
    lang: Lang,
    state: Memo<State>,
    /// The link, and the state of the game when it was made.
    made: RwSignal<Option<(State, MadeLink)>>,
    done: RwSignal<Option<Done>>,
}

impl FriendSharing {
    pub fn new(game: Game) -> FriendSharing {
        let state = game.memo(|game| {
            let one = game.correspondence();
            (game.board().revision(), one.and_then(|one| one.outgoing))
        });
        FriendSharing {
            game,
            lang: use_lang(),
            state,
            made: RwSignal::new(None),
            done: RwSignal::new(None),
        }
    }

    /// The link to the game as it is now, if one was made.
    pub fn link(self) -> Option<MadeLink> {
        let (of, link) = self.made.get()?;
        (of == self.state.get()).then_some(link)
    }

    /// Whether the link is shown as a QR code.
    pub fn is_code_shown(self) -> bool {
        self.done.get() == Some(Done::Shown)
    }

    /// Whether the player has to copy the link from its field.
    pub fn has_failed(self) -> bool {
        self.done.get() == Some(Done::ShareResult(ShareResult::Failed))
    }

    /// The result of copying, sharing or showing the link: its name, and a sentence.
    pub fn result(self, locale: Locale) -> Option<(&'static str, String)> {
        let done = self.done.get()?;
        if done == Done::TooLong {
            return Some(("no-link", say!(locale, friend.no_link)));
        }
        self.link()?;
        Some(match done {
            Done::ShareResult(ShareResult::Copied) => ("copied", say!(locale, friend.copied)),
            Done::ShareResult(ShareResult::Shared) => ("shared", say!(locale, friend.shared)),
            Done::ShareResult(ShareResult::Failed) => {
                ("not-copied", say!(locale, friend.not_copied))
            }
            Done::Shown => ("shown", say!(locale, friend.shown)),
            Done::ShareResult(ShareResult::Cancelled) | Done::TooLong => return None,
        })
    }

    /// Records that a link was sent.
    pub fn mark_sent(self, link: &MadeLink) {
        let sent = CorrespondenceIntent::Sent(link.steps, link.message);
        self.game.send(GameIntent::Correspondence(sent));
    }

    fn make(self) -> Option<MadeLink> {
        let link = link_to_friend(self.game);
        let is_made = link.is_some();
        self.done.set((!is_made).then_some(Done::TooLong));
        self.made
            .set(link.clone().map(|link| (self.state.get_untracked(), link)));
        link
    }

    /// Shares the link, or copies it.
    fn share_or_copy(self, shares: bool) {
        let Some(link) = self.make() else { return };
        let title = self.game.game_words.name(self.lang.now());
        spawn_local(async move {
            let done = match shares {
                true => share_or_copy(&title, &link.address).await,
                false => copy_text(&link.address).await,
            };
            // The screen may be gone by then.
            let _ = self.done.try_set(Some(Done::ShareResult(done)));
            match done {
                ShareResult::Copied | ShareResult::Shared => self.mark_sent(&link),
                ShareResult::Failed => show_more(),
                ShareResult::Cancelled => {}
            }
        });
    }

    fn show_code(self) {
        let Some(link) = self.make() else { return };
        self.done.set(Some(Done::Shown));
        self.mark_sent(&link);
        show_more();
    }
}

/// Scrolls the part below the actions into view.
fn show_more() {
    after_updates(|| scroll::down_to("[data-friend-more]"));
}

/// The buttons that copy, share or show the link. Whether it has arrived is not known, so they stay.
#[component]
pub fn SendButtons(shown: Memo<Shown>, sharing: FriendSharing) -> impl IntoView {
    let lang = use_lang();
    let shares = can_share();
    let may_send = Memo::new(move |_| shown.with(Shown::may_send));
    let must_send = Memo::new(move |_| shown.with(|shown| shown.must_send));
    let has_more = Memo::new(move |_| shown.with(Shown::has_more));
    let label = move || match (shares, must_send.get()) {
        (true, true) => say!(lang.get(), friend.send),
        (true, false) => say!(lang.get(), friend.send_again),
        (false, true) => say!(lang.get(), friend.copy),
        (false, false) => say!(lang.get(), friend.copy_again),
    };
    view! {
        <div class="friend-actions friend-send">
            <Show when=move || may_send.get()>
                <button
                    class="button"
                    class:button-main=must_send
                    data-action="send-link"
                    on:click=move |_| sharing.share_or_copy(shares)
                >
                    {label}
                </button>
                <Show when=move || shares>
                    <button class="button" data-action="copy-link" on:click=move |_| sharing.share_or_copy(false)>
                        {t!(lang, friend.copy_short)}
                    </button>
                </Show>
                <button class="button" data-action="show-qr" on:click=move |_| sharing.show_code()>
                    {t!(lang, friend.qr)}
                </button>
            </Show>
            <Show when=move || has_more.get()>
                <button class="button" data-action="friend-more" on:click=move |_| {
                    scroll::to_element("[data-friend-more] button".to_owned());
                }>
                    {t!(lang, friend.more)}
                </button>
            </Show>
        </div>
    }
}
