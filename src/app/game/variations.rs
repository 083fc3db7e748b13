//! The variations of a game, and the notes on the shown move.

use super::context::Game;
use super::notes::{Glyphs, Note, NoteText};
use super::notes_button::NotesButton;
use super::pens::{Drawn, Pens};
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, KeyAction};
use crate::app::share::{CopiedText, Handed, copy_text};
use crate::narration::{ListedMove, ListedVariationMove, listed_variation, variations_after};
use crate::play::{NodeId, Variation};
use crate::rules::Side;
use crate::session::{GameIntent, GameModel, Model};
use crate::words::{Locale, say};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What a tool does.
type Act = fn(Game);

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

/// Variations and notes.
#[component]
pub fn VariationPanel(game: Game) -> impl IntoView {
    let lang = use_lang();
    let record = game.memo(|game| (game.board().revision(), game.board().variation_revision()));
    let groups = game.store.memo_by(record, groups);
    // Notes belong to the positions of the record, not to those of a line that is only shown.
    let can_take_notes = game.memo(|game| game.board().takes_notes());
    let here = game.memo(|game| game.board().node());
    let is_editing = Memo::new(move |_| can_take_notes.get() && game.screen.shows_notes.get());
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
            <VariationTools game/>
            <Drawn game/>
            <Show when=move || is_editing.get() fallback=move || view! { <NoteText game/> }>
                <Glyphs game/>
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
    /// There is a line before this one, or after it.
    previous: bool,
    next: bool,
    /// Notes can be taken, and the buttons for earlier positions are not there.
    note: bool,
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
            previous: board.table().other_line(node, false).is_some(),
            next: board.table().other_line(node, true).is_some(),
            note: board.takes_notes() && !board.is_looking_back(),
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
    let tool = move |action: &'static str,
                     icon: &'static str,
                     name: fn(Locale) -> String,
                     is_on: fn(Possible) -> bool,
                     act: Act| {
        let name = move || name(lang.get());
        view! {
            <button
                class="button button-icon"
                data-action=action
                aria-label=name
                title=name
                aria-disabled=move || (!is_on(can.get())).then_some("true")
                on:click=move |_| act(game)
            >
                <Icon name=icon/>
            </button>
        }
    };
    let has_lines = move || can.with(|can| can.previous || can.next);
    view! {
        <div class="variation-tools" role="group" aria-label=t!(lang, variations.tools)>
            <Show when=has_lines>
                {tool("previous-line", "before", |locale| say!(locale, variations.previous_line), |can| can.previous, |game| {
                    game.send(GameIntent::ShowOtherLine { is_next: false });
                })}
                {tool("next-line", "after", |locale| say!(locale, variations.next_line), |can| can.next, |game| {
                    game.send(GameIntent::ShowOtherLine { is_next: true });
                })}
            </Show>
            <Show when=move || can.get().is_here>
                {tool("line-up", "up", |locale| say!(locale, variations.promote), |can| can.up, |game| {
                    game.send(GameIntent::MoveVariation { is_up: true });
                })}
                {tool("line-down", "down", |locale| say!(locale, variations.demote), |can| can.down, |game| {
                    game.send(GameIntent::MoveVariation { is_up: false });
                })}
                <button
                    class="button button-icon"
                    data-action="line-copy"
                    aria-label=t!(lang, variations.copy)
                    title=t!(lang, variations.copy)
                    on:click=copy
                >
                    <Icon name="copy"/>
                </button>
                {tool("line-remove", "remove", |locale| say!(locale, variations.remove), |can| can.is_here, |game| {
                    game.send(GameIntent::RemoveVariation);
                })}
            </Show>
            <Show when=move || can.get().note>
                <NotesButton game/>
            </Show>
        </div>
        <Show when=move || can.get().is_here>
            <div class="line-copied" role="status"><CopiedText text handed/></div>
        </Show>
        <Show when=move || can.get().restore>
            <button class="button" data-action="line-restore" on:click=move |_| game.send(GameIntent::RestoreVariation)>
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
    let row = move |variation: Variation| view! { <VariationLine game first variation here/> };
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

/// A variation up to its end. A long one is folded after its first moves.
#[component]
fn VariationLine(
    game: Game,
    first: Side,
    variation: Variation,
    here: Memo<NodeId>,
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
    let is_unfolded = RwSignal::new(length <= LONG + 1);
    let is_open = Memo::new(move |_| is_unfolded.get() || here.with(|here| later.contains(here)));
    let shown = move || match is_open.get() {
        true => length,
        false => LONG,
    };
    let moves = move || {
        let listed = listed_variation(game.game_words, lang.get(), first, &variation);
        let listed = listed.into_iter().take(shown());
        listed
            .map(|one| view! { <VariationItem game one here/> })
            .collect_view()
    };
    view! {
        <div class="variation-line" data-line role="listitem" data-depth=depth.min(5)>
            {moves}
            <Show when=move || !is_open.get()>
                <button class="button quiet" data-action="more-moves" on:click=move |_| is_unfolded.set(true)>
                    {move || say!(lang.get(), variations.more, count = length - LONG)}
                </button>
            </Show>
        </div>
    }
}

/// A move of a variation, to go to.
#[component]
pub fn VariationItem(game: Game, one: ListedVariationMove, here: Memo<NodeId>) -> impl IntoView {
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
