//! A game to look through: its board, its moves, and buttons for stepping.

use super::open_whole::OpenWhole;
use crate::app::board::{BoardLiveRegions, BoardMessage, InteractiveBoard, ModelBoard};
use crate::app::document_title;
use crate::app::i18n::{t, use_lang};
use crate::app::keys::{self, KeyAction};
use crate::app::repeat_button::RepeatButton;
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::play::markup;
use crate::session::{BoardIntent, EmbedModel, ImportedGame, Model};
use crate::words::say;
use leptos::prelude::*;

/// The buttons and keys for stepping, and by how many plies.
const STEPS: [(&str, KeyAction, isize); 4] = [
    ("first", KeyAction::First, isize::MIN),
    ("previous", KeyAction::Previous, -1),
    ("next", KeyAction::Next, 1),
    ("last", KeyAction::Last, isize::MAX),
];

#[component]
pub fn Viewer(
    game: ImportedGame,
    game_words: &'static dyn GameWords,
    /// The address of the game on the whole page.
    whole: String,
) -> impl IntoView {
    let lang = use_lang();
    let ImportedGame { record, names } = game;
    let (aspect, options) = (markup::aspect(&record.board()), record.options());
    let has_moves = record.plies() > 0;
    let (store, board) = ModelBoard::new(EmbedModel::new(record), &[], game_words, |_| {});
    let comment = store.memo(ReadTime::AfterPaint, |model: &EmbedModel| {
        model.board().note()
    });
    document_title::follow(move |locale| {
        say!(locale, page.document_of, game = game_words.name(locale))
    });
    view! {
        <div
            class="screen game-screen lesson-screen embed-screen"
            data-screen="embed"
            style=("--aspect", aspect)
        >
            <main class="game" tabindex="-1">
                <div class="table">
                    <div class="task embed-head">
                        <div>
                            <h1>{move || game_words.title(lang.get(), &options)}</h1>
                            {players(&names).map(|names| view! { <p class="quiet">{names}</p> })}
                        </div>
                        <OpenWhole address=whole/>
                    </div>
                    <div class="board-box"><InteractiveBoard view=board.view/></div>
                </div>
                <div class="panel">
                    <div class="status">
                        <BoardMessage board/>
                        {move || Some(comment.get()).filter(|text| !text.is_empty()).map(|text| view! {
                            // A long comment can be scrolled.
                            <p class="embed-comment" data-comment tabindex="0">{text}</p>
                        })}
                    </div>
                    {has_moves.then(|| view! { <Steps store/> })}
                    <BoardLiveRegions board/>
                </div>
            </main>
        </div>
    }
}

/// The names of the players, White first. None if none is given.
fn players(names: &[String; 2]) -> Option<String> {
    let given = names.iter().filter(|name| !name.is_empty());
    let given: Vec<&str> = given.map(String::as_str).collect();
    (!given.is_empty()).then(|| given.join(" – "))
}

#[component]
fn Steps(store: Store<EmbedModel>) -> impl IntoView {
    let lang = use_lang();
    let progress = store.memo(ReadTime::AfterPaint, EmbedModel::progress);
    let button = move |(action, key, by): (&'static str, KeyAction, isize)| {
        let step = move || store.send(BoardIntent::Step(by));
        keys::on(key, step);
        let label = move || {
            let locale = lang.get();
            match key {
                KeyAction::First => say!(locale, action.first),
                KeyAction::Previous => say!(locale, action.previous),
                KeyAction::Next => say!(locale, action.next),
                _ => say!(locale, action.last),
            }
        };
        let off = move || {
            let (ply, plies) = progress.get();
            ply == if by < 0 { 0 } else { plies }
        };
        view! { <RepeatButton action key label off act=step/> }
    };
    let [first, previous, next, last] = STEPS.map(button);
    let place = move || {
        let (ply, plies) = progress.get();
        format!("{ply} / {plies}")
    };
    view! {
        <nav class="embed-steps" aria-label=t!(lang, moves.title)>
            {first}
            {previous}
            <span class="embed-ply" data-ply-shown=move || progress.get().0 aria-hidden="true">{place}</span>
            {next}
            {last}
        </nav>
    }
}
