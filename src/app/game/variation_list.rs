//! The list of the variations of a game.

use super::context::Game;
use crate::app::i18n::use_lang;
use crate::narration::{ListedMove, ListedVariationMove, listed_variation, variations_after};
use crate::play::{NodeId, Variation};
use crate::rules::Side;
use crate::session::{GameIntent, GameModel, Model};
use crate::words::say;
use leptos::prelude::*;

/// The rows of a group that are shown before it is unfolded.
const FOLDED: usize = 3;
/// The moves of a line that are shown before it is unfolded.
const LONG: usize = 16;

/// The variations that start after the same move of the game.
#[derive(Clone, PartialEq, Eq)]
struct Group {
    /// The ply after which they start.
    ply: usize,
    variations: Vec<Variation>,
}

/// The shown position of the record.
#[derive(Clone)]
struct Here {
    node: Memo<NodeId>,
    /// Wakes only the moves that become the shown one, or cease to be it.
    selector: Selector<NodeId>,
}

#[component]
pub fn VariationList(game: Game) -> impl IntoView {
    let record = game.memo(|game| (game.board().revision(), game.board().variation_revision()));
    let groups = game.store.memo_by(record, groups);
    let node = game.memo(|game| game.board().node());
    let selector = Selector::new(move || node.get());
    let here = Here { node, selector };
    let plies =
        move || groups.with(|groups| groups.iter().map(|group| group.ply).collect::<Vec<_>>());
    view! {
        <div class="variation-list">
            <For each=plies key=|ply| *ply let(ply)>
                <VariationGroup game groups ply here=here.clone()/>
            </For>
        </div>
    }
}

/// The variations after one ply. The first ones are shown, and all if the shown move is in another one.
#[component]
fn VariationGroup(game: Game, groups: Memo<Vec<Group>>, ply: usize, here: Here) -> impl IntoView {
    let lang = use_lang();
    let first = game.turn_at(0);
    let last = ply.checked_sub(1).and_then(|before| {
        let notation = game.read_board(|board| board.table().move_after(before))?;
        Some(ListedMove {
            ply,
            first,
            notation,
        })
    });
    let variations = Memo::new(move |_| {
        groups.with(|groups| {
            let at = groups.binary_search_by_key(&ply, |group| group.ply);
            at.map_or_else(|_| Vec::new(), |at| groups[at].variations.clone())
        })
    });
    let is_unfolded = RwSignal::new(false);
    let node = here.node;
    let is_open = Memo::new(move |_| {
        let is_folded = |node: &NodeId| {
            let of_line = |line: &Variation| line.moves.iter().any(|one| one.node == *node);
            variations.with(|variations| variations.iter().skip(FOLDED).any(of_line))
        };
        is_unfolded.get() || node.with(is_folded)
    });
    let shown = move || {
        let most = if is_open.get() { usize::MAX } else { FOLDED };
        let first_of = |variation: &Variation| variation.moves.first().map(|one| one.node);
        variations.with(|variations| {
            variations
                .iter()
                .take(most)
                .filter_map(first_of)
                .collect::<Vec<_>>()
        })
    };
    let more = move || match is_open.get() {
        true => 0,
        false => variations.with(Vec::len).saturating_sub(FOLDED),
    };
    view! {
        <div class="variation-group" role="list" aria-label=move || variations_after(lang.get(), last.as_ref())>
            <For each=shown key=|node| *node let(node)>
                <VariationLine game first variations node here=here.clone()/>
            </For>
            <Show when=move || more() != 0>
                <div role="listitem">
                    <button class="button quiet" data-action="more-lines" on:click=move |_| is_unfolded.set(true)>
                        {move || say!(lang.get(), variations.more, count = more())}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// The variation that begins with a node, up to its end. A long one is folded after its first moves.
#[component]
fn VariationLine(
    game: Game,
    first: Side,
    variations: Memo<Vec<Variation>>,
    node: NodeId,
    here: Here,
) -> impl IntoView {
    let lang = use_lang();
    let variation = Memo::new(move |_| {
        let is_this = |one: &&Variation| one.moves.first().is_some_and(|first| first.node == node);
        variations.with(|variations| variations.iter().find(is_this).cloned())
    });
    let length = move || variation.with(|one| one.as_ref().map_or(0, |one| one.moves.len()));
    let is_unfolded = RwSignal::new(false);
    let shown_node = here.node;
    let is_open = Memo::new(move |_| {
        let is_later = |node: &NodeId| {
            variation.with(|one| {
                let mut later = one.iter().flat_map(|one| &one.moves).skip(LONG);
                later.any(|one| one.node == *node)
            })
        };
        is_unfolded.get() || length() <= LONG + 1 || shown_node.with(is_later)
    });
    let moves = move || {
        let most = if is_open.get() { usize::MAX } else { LONG };
        variation.with(|variation| {
            let listed = variation.iter().flat_map(|variation| {
                listed_variation(game.game_words, lang.get(), first, variation)
            });
            listed.take(most).collect::<Vec<_>>()
        })
    };
    let depth = variation.with_untracked(|one| one.as_ref().map_or(1, |one| one.depth));
    view! {
        <div class="variation-line" data-line role="listitem" data-depth=depth.min(5)>
            <For each=moves key=ListedVariationMove::clone let(one)>
                <VariationItem game one selector=here.selector.clone()/>
            </For>
            <Show when=move || !is_open.get()>
                <button class="button quiet" data-action="more-moves" on:click=move |_| is_unfolded.set(true)>
                    {move || say!(lang.get(), variations.more, count = length().saturating_sub(LONG))}
                </button>
            </Show>
        </div>
    }
}

/// A move of a variation, to go to.
#[component]
pub fn VariationItem(
    game: Game,
    one: ListedVariationMove,
    selector: Selector<NodeId>,
) -> impl IntoView {
    let node = one.node;
    let is_here = Memo::new(move |_| selector.selected(&node));
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
