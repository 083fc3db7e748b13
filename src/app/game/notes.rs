//! The notes on the shown move: a glyph and a comment.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::app::tokens::delays;
use crate::narration::{GLYPHS, glyph_name};
use crate::play::NodeId;
use crate::session::{GameIntent, Model};
use crate::words::say;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;

/// The glyphs that the shown move can get.
#[component]
pub fn Glyphs(game: Game) -> impl IntoView {
    let lang = use_lang();
    let glyphs = game.memo(|game| {
        let board = game.board();
        let node = board.table().tree().get(board.node())?;
        node.notation().is_some().then(|| node.glyphs().to_vec())
    });
    let glyph = move |(glyph, sign): (u8, &'static str)| {
        let is_set = Memo::new(move |_| {
            glyphs.with(|set| set.as_ref().is_some_and(|set| set.contains(&glyph)))
        });
        view! {
            <button
                class="glyph"
                data-glyph=glyph
                aria-label=move || glyph_name(lang.get(), glyph)
                title=move || glyph_name(lang.get(), glyph)
                aria-pressed=move || is_set.get().to_string()
                on:click=move |_| game.send(GameIntent::ToggleGlyph(glyph))
            >
                {sign}
            </button>
        }
    };
    view! {
        <Show when=move || glyphs.with(Option::is_some)>
            <div class="glyphs" role="group" aria-label=t!(lang, variations.glyphs)>
                {GLYPHS.map(glyph).into_iter().collect_view()}
            </div>
        </Show>
    }
}

/// The comment on the shown position. It is saved after a pause, when another position is shown, and when the page goes
/// away.
#[component]
pub fn Comment(game: Game) -> impl IntoView {
    let lang = use_lang();
    // What is to be saved, and the position that it belongs to.
    let pending = StoredValue::new(None::<(NodeId, String)>);
    let save = move || {
        if let Some((node, comment)) = pending.try_update_value(Option::take).flatten() {
            game.send(GameIntent::SetComment(node, comment));
        }
    };
    let typed = StoredValue::new(0_u32);
    let save_soon = move || {
        typed.update_value(|typed| *typed += 1);
        let now = typed.get_value();
        let is_last = move || typed.try_get_value() == Some(now);
        let pause = Duration::from_millis(delays().note.into());
        set_timeout(
            move || {
                if is_last() {
                    save()
                }
            },
            pause,
        );
    };
    let hidden = window_event_listener(ev::visibilitychange, move |_| save());
    on_cleanup(move || hidden.remove());
    // The field belongs to one position: another one has its own.
    let node = game.memo(|game| game.board().node());
    move || {
        let node = node.get();
        let comment = game.read_board(|board| {
            let found = board.table().tree().get(node);
            found.map_or_else(String::new, |node| node.comment().to_owned())
        });
        view! {
            <textarea
                class="comment"
                rows="1"
                maxlength="2000"
                aria-label=t!(lang, variations.note)
                placeholder=move || say!(lang.get(), variations.note)
                prop:value=comment
                on:input=move |event| {
                    pending.set_value(Some((node, event_target_value(&event))));
                    save_soon();
                }
                on:blur=move |_| save()
            ></textarea>
        }
    }
}
