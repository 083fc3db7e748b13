//! Links to the position and to the whole game.

use super::context::Game;
use super::embed_code::EmbedCode;
use super::picture_export::PictureExport;
use super::text_export::{TextExport, whole_text};
use crate::app::address;
use crate::app::dialog::Dialog;
use crate::app::i18n::{t, use_lang};
use crate::app::share::{ShareResult, ShareResultView, share_or_copy};
use crate::narration::people_of;
use crate::session::editor::edited_position;
use crate::session::route::Route;
use crate::session::{GameIntent, Model};
use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// In bytes. Some programs cut off longer links, so the record is also offered as text.
const LONG: usize = 2_000;

/// In bytes. Links with variations and frames whose address is longer are not offered: few programs accept them.
const TOO_LONG: usize = 32_000;

#[component]
pub fn ShareDialog(game: Game) -> impl IntoView {
    let lang = use_lang();
    let open = game.screen.is_sharing;
    let link = RwSignal::new(None::<(String, String)>);
    let share_result = RwSignal::new(None::<ShareResult>);
    let is_too_long = RwSignal::new(false);
    let forget = move |()| {
        link.set(None);
        share_result.set(None);
        is_too_long.set(false);
    };
    let offer = move |text: String| {
        let address = address::of(&Route::link_to(&text));
        forget(());
        link.set(Some((address.clone(), text)));
        let title = game.game_words.name(lang.now());
        spawn_local(async move { share_result.set(Some(share_or_copy(&title, &address).await)) });
    };
    let offer_tree = move |_| {
        let text = whole_text(game);
        match address::of(&Route::link_to(&text)).len() > TOO_LONG {
            true => {
                forget(());
                is_too_long.set(true);
            }
            false => offer(text),
        }
    };
    let frame_title = move || {
        let locale = lang.now();
        say!(
            locale,
            page.document_of,
            game = game.game_words.name(locale)
        )
    };
    let can_play_by_link =
        move || open.get() && game.read(|game| !game.is_over() && game.correspondence().is_none());
    let play_by_link = move |_| {
        open.set(false);
        game.send(GameIntent::PlayByLink);
    };
    let is_by_link = move || open.get() && game.read(|game| game.correspondence().is_some());
    let has_variations =
        move || open.get() && game.read_board(|board| board.record().has_variations());
    view! {
        <Dialog open panel="share" on_close=forget title=t!(lang, share.title)>
            <button class="offer" data-action="share-position" on:click=move |_| offer(position(game))>
                <strong>{t!(lang, share.position)}</strong>
                <small>{t!(lang, share.position_hint)}</small>
            </button>
            <button class="offer" data-action="share-game" on:click=move |_| offer(named_text(game))>
                <strong>{t!(lang, share.game)}</strong>
                <small>{move || match is_by_link() {
                    true => say!(lang.get(), share.game_hint_by_link),
                    false => say!(lang.get(), share.game_hint),
                }}</small>
            </button>
            <Show when=has_variations>
                <button class="offer" data-action="share-tree" on:click=offer_tree>
                    <strong>{t!(lang, share.tree)}</strong>
                    <small>{t!(lang, share.tree_hint)}</small>
                </button>
            </Show>
            <Show when=can_play_by_link>
                <button class="offer" data-action="play-by-link" on:click=play_by_link>
                    <strong>{t!(lang, share.by_link)}</strong>
                    <small>{t!(lang, share.by_link_hint)}</small>
                </button>
            </Show>
            <a
                class="offer"
                data-action="edit"
                href=move || game.screen.is_sharing.get().then(|| edit_route(game).href())
                on:click=move |_| game.screen.is_sharing.set(false)
            >
                <strong>{t!(lang, share.edit)}</strong>
                <small>{t!(lang, share.edit_hint)}</small>
            </a>
            {move || link.get().map(|(address, record)| {
                let (long, embedded) = (address.len() > LONG, address.clone());
                view! {
                    <div class="link">
                        <ShareResultView address share_result/>
                        {long.then(|| view! {
                            <p>{t!(lang, share.long)}</p>
                            <label class="field">
                                <span>{t!(lang, share.record)}</span>
                                <textarea readonly rows="5" data-field="record" prop:value=record></textarea>
                            </label>
                        })}
                        <EmbedCode address=embedded title=frame_title() max=TOO_LONG/>
                    </div>
                }
            })}
            <Show when=move || is_too_long.get()>
                <div class="link" role="status">
                    <p data-notice="link-too-long">{t!(lang, share.link_too_long)}</p>
                </div>
            </Show>
            <TextExport game/>
            <PictureExport game/>
        </Dialog>
    }
}

/// The shown position, as the text of a game that starts there.
fn position(game: Game) -> String {
    game.read_board(|board| {
        let (record, ply) = board.shown();
        record.begun_at(ply).to_string()
    })
}

/// The editor with the shown position.
fn edit_route(game: Game) -> Route {
    let text = game.read_board(|board| {
        let ((record, ply), kind) = (board.shown(), game.game_words.kind());
        edited_position(kind, &record.options(), &record.position_text(ply))
    });
    Route::Edit(game.game_words.slug().to_owned(), text)
}

/// The whole game as text, with the names of people.
fn named_text(game: Game) -> String {
    game.read(|game| {
        let people = people_of(game.players());
        let [white, black] = &people.names;
        game.board().record().named_text([white, black])
    })
}
