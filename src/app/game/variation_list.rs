//! The list of the variations of a game.

use super::context::Game;
use crate::app::i18n::use_lang;
use crate::narration::{ListedMove, ListedVariationMove, listed_variation, variations_after};
use crate::play::{NodeId, Variation};
use crate::rules::Side;
use crate::session::{GameIntent, GameModel, Model};
use crate::words::say;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The rows of a group that are shown before it is unfolded.
const FOLDED: usize = 3;
/// The moves of a line that are shown before it is unfolded.
const LONG: usize = 16;

/// The variations that start after the same move of the game.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Group {
    /// The ply after which they start.
    ply: usize,
    variations: Vec<Variation>,
}

/// The shown node of the record. Every subscriber of a memo is checked at each change of the game. There may be
/// thousands of items, so they subscribe to the selector.
#[derive(Clone)]
struct Place {
    node: Memo<NodeId>,
    current: Selector<NodeId>,
}

/// The groups and lines that a reader has unfolded. They stay unfolded when the list changes.
#[derive(Clone, Copy)]
struct Unfolded {
    /// The plies after which all variations are shown.
    groups: RwSignal<BTreeSet<usize>>,
    /// The first moves of the long lines that are shown whole.
    lines: RwSignal<BTreeSet<NodeId>>,
}

#[component]
pub fn VariationList(game: Game) -> impl IntoView {
    let record = game.memo(|game| (game.board().revision(), game.board().variation_revision()));
    let groups = game.store.memo_by(record, groups);
    let node = game.memo(|game| game.board().node());
    let place = Place {
        node,
        current: Selector::new(move || node.get()),
    };
    let unfolded = Unfolded {
        groups: RwSignal::default(),
        lines: RwSignal::default(),
    };
    view! {
        <div class="variation-list">
            <For each=move || groups.get() key=Group::clone let(group)>
                <VariationGroup game group place=place.clone() unfolded/>
            </For>
        </div>
    }
}

#[component]
fn VariationGroup(game: Game, group: Group, place: Place, unfolded: Unfolded) -> impl IntoView {
    let lang = use_lang();
    let ply = group.ply;
    let first = game.turn_at(0);
    let last = ply.checked_sub(1).and_then(|before| {
        let notation = game.read_board(|board| board.record().move_after(before))?;
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
    let Unfolded { groups, .. } = unfolded;
    let is_unfolded = move || groups.with(|groups| groups.contains(&ply));
    // The shown move is always in sight.
    let node = place.node;
    let is_open = match more {
        0 => Signal::stored(true),
        _ => {
            let is_here = move || node.with(|node| nodes.contains(node));
            Memo::new(move |_| is_unfolded() || is_here()).into()
        }
    };
    let row = move |variation: Variation| {
        let place = place.clone();
        view! { <VariationLine game first variation place unfolded/> }
    };
    let (shown, folded) = {
        let mut shown = group.variations;
        let folded = shown.split_off(FOLDED.min(shown.len()));
        (shown, folded)
    };
    let folded = StoredValue::new(folded);
    let unfold = move |_| groups.update(|groups| groups.extend([ply]));
    view! {
        <div class="variation-group" role="list" aria-label=move || variations_after(lang.get(), last.as_ref())>
            {shown.into_iter().map(row.clone()).collect_view()}
            <Show when=move || more != 0 && is_open.get()>
                {folded.get_value().into_iter().map(row.clone()).collect_view()}
            </Show>
            <Show when=move || more != 0 && !is_open.get()>
                <div role="listitem">
                    <button class="button quiet" data-action="more-lines" on:click=unfold>
                        {move || say!(lang.get(), variations.more, count = more)}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// A variation up to its end. A long one is folded after its first moves.
#[component]
fn VariationLine(
    game: Game,
    first: Side,
    variation: Variation,
    place: Place,
    unfolded: Unfolded,
) -> impl IntoView {
    let lang = use_lang();
    let depth = variation.depth;
    let length = variation.moves.len();
    let later: Vec<NodeId> = variation
        .moves
        .iter()
        .skip(LONG)
        .map(|one| one.node)
        .collect();
    let Unfolded { lines, .. } = unfolded;
    let start = variation.moves.first().map(|one| one.node);
    let is_unfolded = move || start.is_some_and(|start| lines.with(|lines| lines.contains(&start)));
    let is_open = match length <= LONG + 1 {
        true => Signal::stored(true),
        false => {
            let is_here = move || place.node.with(|node| later.contains(node));
            Memo::new(move |_| is_unfolded() || is_here()).into()
        }
    };
    let unfold = move |_| lines.update(|lines| lines.extend(start));
    let shown = move || match is_open.get() {
        true => length,
        false => LONG,
    };
    let moves = move || {
        let listed = listed_variation(game.game_words, lang.get(), first, &variation);
        let listed = listed.into_iter().take(shown());
        listed
            .map(|one| {
                let (node, current) = (one.node, place.current.clone());
                let is_here = Memo::new(move |_| current.selected(&node));
                view! { <VariationItem game one is_here/> }
            })
            .collect_view()
    };
    view! {
        <div class="variation-line" data-line role="listitem" data-depth=depth.min(5)>
            {moves}
            <Show when=move || !is_open.get()>
                <button class="button quiet" data-action="more-moves" on:click=unfold>
                    {move || say!(lang.get(), variations.more, count = length - LONG)}
                </button>
            </Show>
        </div>
    }
}

/// A move of a variation, as a button that shows its position.
#[component]
pub fn VariationItem(
    game: Game,
    one: ListedVariationMove,
    /// Whether its position is shown.
    is_here: Memo<bool>,
) -> impl IntoView {
    let node = one.node;
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
    let record = game.board().record();
    if !record.has_variations() {
        return Vec::new();
    }
    let of_ply = |ply: usize| Group {
        ply,
        variations: record.variations(ply),
    };
    let groups = (0..=record.plies()).map(of_ply);
    groups
        .filter(|group| !group.variations.is_empty())
        .collect()
}
