//! The variations of a game, and the notes on the shown move.

use super::context::Game;
use super::notes::{Glyphs, Note};
use super::pens::Pens;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, KeyAction};
use crate::app::share::{CopiedText, Handed, copy_text};
use crate::narration::{ListedMove, ListedVariationMove, listed_variation, variations_after};
use crate::play::{NodeId, Variation};
use crate::session::{GameIntent, GameModel, Model};
use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The rows of a group that are shown before it is unfolded.
const FOLDED: usize = 3;

/// The variations that start after the same move of the game.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Group {
    /// The ply after which they start.
    ply: usize,
    variations: Vec<Variation>,
}

/// Variations and notes.
#[component]
pub fn VariationPanel(game: Game) -> impl IntoView {
    let lang = use_lang();
    let record = game.memo(|game| (game.board().revision(), game.board().variation_revision()));
    let groups = game.store.memo_by(record, groups);
    // Notes belong to the positions of the record, not to those of a line that is only shown.
    let can_take_notes = game.memo(|game| game.board().takes_notes());
    let here = game.memo(|game| game.board().node());
    keys::on(KeyAction::PreviousLine, move || {
        game.send(GameIntent::ShowOtherLine { is_next: false })
    });
    keys::on(KeyAction::NextLine, move || {
        game.send(GameIntent::ShowOtherLine { is_next: true })
    });
    view! {
        <section class="variations" data-variations aria-label=t!(lang, variations.title)>
            <div class="variation-list">
                <For each=move || groups.get() key=Group::clone let(group)>
                    <VariationGroup game group here/>
                </For>
            </div>
            <div class="note-tools">
                <Show when=move || can_take_notes.get()>
                    <Glyphs game/>
                </Show>
                <VariationTools game/>
            </div>
            <Show when=move || can_take_notes.get()>
                <Note game/>
                <Pens game/>
            </Show>
        </section>
    }
}

/// What can be done with variations.
#[derive(Clone, Copy, PartialEq)]
struct Possible {
    /// The shown position is one of a variation.
    is_here: bool,
    up: bool,
    down: bool,
    restore: bool,
}

/// The tools for the shown variation.
#[component]
fn VariationTools(game: Game) -> impl IntoView {
    let lang = use_lang();
    let can = game.memo(|game| {
        let (board, node) = (game.board(), game.board().node());
        let is_here = board.is_in_variation() && board.line_preview().is_none();
        Possible {
            is_here,
            up: is_here && board.table().can_promote(node),
            down: is_here && board.table().can_demote(node),
            restore: board.can_restore_variation(),
        }
    });
    let (text, handed) = (RwSignal::new(String::new()), RwSignal::new(None::<Handed>));
    let copy = move |_| {
        let line = game.read_board(|board| board.table().line_text(board.node()));
        let Some(line) = line else { return };
        text.set(line.clone());
        spawn_local(async move {
            let done = copy_text(&line).await;
            // The screen may be gone by then.
            let _ = handed.try_set(Some(done));
        });
    };
    let send = move |intent: GameIntent| move |_| game.send(intent.clone());
    view! {
        <Show when=move || can.get().is_here>
            <div class="variation-tools" role="group" aria-label=t!(lang, variations.tools)>
                <button
                    class="button button-icon"
                    data-action="line-up"
                    aria-label=t!(lang, variations.promote)
                    title=t!(lang, variations.promote)
                    aria-disabled=move || (!can.get().up).then_some("true")
                    on:click=send(GameIntent::MoveVariation { is_up: true })
                >
                    <Icon name="up"/>
                </button>
                <button
                    class="button button-icon"
                    data-action="line-down"
                    aria-label=t!(lang, variations.demote)
                    title=t!(lang, variations.demote)
                    aria-disabled=move || (!can.get().down).then_some("true")
                    on:click=send(GameIntent::MoveVariation { is_up: false })
                >
                    <Icon name="down"/>
                </button>
                <button
                    class="button button-icon"
                    data-action="line-copy"
                    aria-label=t!(lang, variations.copy)
                    title=t!(lang, variations.copy)
                    on:click=copy
                >
                    <Icon name="copy"/>
                </button>
                <button
                    class="button button-icon"
                    data-action="line-remove"
                    aria-label=t!(lang, variations.remove)
                    title=t!(lang, variations.remove)
                    on:click=send(GameIntent::RemoveVariation)
                >
                    <Icon name="remove"/>
                </button>
            </div>
        </Show>
        <Show when=move || can.get().is_here>
            <div class="line-copied" role="status"><CopiedText text handed/></div>
        </Show>
        <Show when=move || can.get().restore>
            <button class="button" data-action="line-restore" on:click=send(GameIntent::RestoreVariation)>
                <Icon name="undo"/>
                {t!(lang, variations.restore)}
            </button>
        </Show>
    }
}

#[component]
fn VariationGroup(game: Game, group: Group, here: Memo<NodeId>) -> impl IntoView {
    let lang = use_lang();
    let ply = group.ply;
    let first = game.turn_at(0);
    let last = ply.checked_sub(1).and_then(|before| {
        let notation = game.read_board(|board| board.table().move_after(before))?;
        Some(ListedMove {
            ply,
            first,
            notation,
        })
    });
    let more = group.variations.len().saturating_sub(FOLDED);
    let nodes: Vec<NodeId> = group
        .variations
        .iter()
        .skip(FOLDED)
        .flat_map(|one| &one.moves)
        .map(|one| one.node)
        .collect();
    let is_unfolded = RwSignal::new(false);
    // The shown move is always in sight.
    let is_open = Memo::new(move |_| is_unfolded.get() || here.with(|here| nodes.contains(here)));
    let row = move |variation: Variation| {
        let depth = variation.depth;
        let moves = move || listed_variation(game.game_words, lang.get(), first, &variation);
        view! {
            <div class="variation-line" data-line role="listitem" data-depth=depth.min(5)>
                {move || moves().into_iter().map(|one| view! { <VariationItem game one here/> }).collect_view()}
            </div>
        }
    };
    let (shown, folded) = {
        let mut shown = group.variations;
        let folded = shown.split_off(FOLDED.min(shown.len()));
        (shown, folded)
    };
    let folded = StoredValue::new(folded);
    view! {
        <div class="variation-group" role="list" aria-label=move || variations_after(lang.get(), last.as_ref())>
            {shown.into_iter().map(row).collect_view()}
            <Show when=move || more != 0 && is_open.get()>
                {folded.get_value().into_iter().map(row).collect_view()}
            </Show>
            <Show when=move || more != 0 && !is_open.get()>
                <button class="button quiet" data-action="more-lines" on:click=move |_| is_unfolded.set(true)>
                    {move || say!(lang.get(), variations.more, count = more)}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn VariationItem(game: Game, one: ListedVariationMove, here: Memo<NodeId>) -> impl IntoView {
    let node = one.node;
    let is_here = Memo::new(move |_| here.get() == node);
    view! {
        {one.number.map(|number| view! { <span class="move-number" aria-hidden="true">{number}</span> })}
        <button
            class="move"
            class:noted=one.has_comment
            aria-label=one.label.clone()
            title=one.label
            aria-current=move || is_here.get().then_some("true")
            on:click=move |_| game.send(GameIntent::ShowNode(node))
        >
            {one.shown}
        </button>
    }
}

/// The variations of the whole game.
fn groups(game: &GameModel) -> Vec<Group> {
    let table = game.board().table();
    if !table.has_variations() {
        return Vec::new();
    }
    let of_ply = |ply: usize| Group {
        ply,
        variations: table.variations(ply),
    };
    let groups = (0..=table.plies()).map(of_ply);
    groups
        .filter(|group| !group.variations.is_empty())
        .collect()
}
