//! The variations of a game, and the notes on the shown move.

use super::context::Game;
use super::notes::{Glyphs, Note, NoteText};
use super::notes_button::NotesButton;
use super::pens::{Drawn, Pens};
use super::variation_list::VariationList;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, KeyAction};
use crate::app::share::{CopiedText, ShareResult, copy_text};
use crate::session::{GameIntent, Model};
use crate::words::{Locale, say};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The action of a tool.
type GameAction = fn(Game);

/// Variations and notes.
#[component]
pub fn VariationPanel(game: Game) -> impl IntoView {
    let lang = use_lang();
    // Notes belong to the positions of the record, not to the positions of a line that is only shown.
    let can_take_notes = game.memo(|game| game.board().takes_notes());
    let is_editing = Memo::new(move |_| can_take_notes.get() && game.screen.shows_notes.get());
    keys::on(KeyAction::PreviousLine, move || {
        game.send(GameIntent::ShowOtherLine { is_next: false })
    });
    keys::on(KeyAction::NextLine, move || {
        game.send(GameIntent::ShowOtherLine { is_next: true })
    });
    view! {
        <section class="variations" data-variations aria-label=t!(lang, variations.title)>
            <VariationList game/>
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

/// The possible actions with variations.
#[derive(Clone, Copy, PartialEq)]
struct Possible {
    /// The shown position is in a variation.
    is_here: bool,
    up: bool,
    down: bool,
    restore: bool,
    /// There is a line before or after this one.
    previous: bool,
    next: bool,
    /// Notes can be taken, and the buttons for earlier positions, which include one for notes, are not shown.
    shows_notes_button: bool,
}

/// The tools for the shown variation.
#[component]
fn VariationTools(game: Game) -> impl IntoView {
    let lang = use_lang();
    // Finding other lines may go through the whole game, so it is not repeated after every touch.
    let shown = game.memo(|game| {
        let board = game.board();
        let revisions = (board.revision(), board.variation_revision());
        let can_restore = board.can_restore_variation();
        (
            board.shown_position(),
            revisions,
            board.takes_notes(),
            can_restore,
        )
    });
    let can = game.store.memo_by(shown, |game| {
        let (board, node) = (game.board(), game.board().node());
        let is_here = board.is_in_variation() && board.line_preview().is_none();
        Possible {
            is_here,
            up: is_here && board.record().can_promote(node),
            down: is_here && board.record().can_demote(node),
            restore: board.can_restore_variation(),
            previous: board.record().other_line(node, false).is_some(),
            next: board.record().other_line(node, true).is_some(),
            shows_notes_button: board.takes_notes() && !board.is_looking_back(),
        }
    });
    let (text, share_result) = (
        RwSignal::new(String::new()),
        RwSignal::new(None::<ShareResult>),
    );
    let copy = move |_| {
        let line = game.read_board(|board| board.record().line_text(board.node()));
        let Some(line) = line else { return };
        text.set(line.clone());
        spawn_local(async move {
            let done = copy_text(&line).await;
            // The screen may be gone by then.
            let _ = share_result.try_set(Some(done));
        });
    };
    let tool = move |action: &'static str,
                     icon: &'static str,
                     [name, words]: [fn(Locale) -> String; 2],
                     is_on: fn(Possible) -> bool,
                     act: GameAction| {
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
                <span class="tool-words" aria-hidden="true">{move || words(lang.get())}</span>
            </button>
        }
    };
    let has_lines = move || can.with(|can| can.previous || can.next);
    view! {
        <div class="variation-tools" role="group" aria-label=t!(lang, variations.tools)>
            <Show when=has_lines>
                {tool("previous-line", "before", [|locale| say!(locale, variations.previous_line), |locale| say!(locale, variations.previous_short)], |can| can.previous, |game| {
                    game.send(GameIntent::ShowOtherLine { is_next: false });
                })}
                {tool("next-line", "after", [|locale| say!(locale, variations.next_line), |locale| say!(locale, variations.next_short)], |can| can.next, |game| {
                    game.send(GameIntent::ShowOtherLine { is_next: true });
                })}
            </Show>
            <Show when=move || can.get().is_here>
                {tool("line-up", "up", [|locale| say!(locale, variations.promote), |locale| say!(locale, variations.up_short)], |can| can.up, |game| {
                    game.send(GameIntent::MoveVariation { is_up: true });
                })}
                {tool("line-down", "down", [|locale| say!(locale, variations.demote), |locale| say!(locale, variations.down_short)], |can| can.down, |game| {
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
                    <span class="tool-words" aria-hidden="true">{t!(lang, variations.copy_short)}</span>
                </button>
                {tool("line-remove", "remove", [|locale| say!(locale, variations.remove), |locale| say!(locale, variations.remove_short)], |can| can.is_here, |game| {
                    game.send(GameIntent::RemoveVariation);
                })}
            </Show>
            <Show when=move || can.get().shows_notes_button>
                <NotesButton game/>
            </Show>
        </div>
        <Show when=move || can.get().is_here>
            <div class="line-copied"><CopiedText text share_result/></div>
        </Show>
        <Show when=move || can.get().restore>
            <button class="button" data-action="line-restore" on:click=move |_| game.send(GameIntent::RestoreVariation)>
                <Icon name="undo"/>
                {t!(lang, variations.restore)}
            </button>
        </Show>
    }
}
