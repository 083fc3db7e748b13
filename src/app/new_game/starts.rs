//! The starts of a game as small boards.

use super::other_size::OtherSize;
use super::radio::Radio;
use crate::app::board::StaticBoard;
use crate::app::i18n::use_lang;
use crate::games::words::GameWords;
use crate::play::GameText;
use leptos::prelude::*;

/// Empty if there is only one start.
#[component]
pub fn Starts(
    game_words: &'static dyn GameWords,
    start: Memo<GameText>,
    set: impl Fn(GameText) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let starts = game_words.starts();
    let usual = starts.first().map(|usual| game_words.start_name(usual));
    let chosen = Memo::new(move |_| {
        let name = start.with(|start| game_words.start_name(start));
        if name.is_empty() {
            usual.clone()
        } else {
            Some(name)
        }
    });
    if starts.len() < 2 {
        return ().into_any();
    }
    let one = move |text: GameText| {
        let name = game_words.start_name(&text);
        let first = game_words
            .kind()
            .start(&text.options, text.start.as_deref());
        let picture = first.ok().map(|first| {
            let (board, pieces) = (first.board(), first.pieces().to_vec());
            view! { <span class="choice-picture"><StaticBoard slug=game_words.slug() board pieces/></span> }
        });
        let text = StoredValue::new(text);
        let is_chosen = {
            let name = name.clone();
            move || chosen.with(|chosen| chosen.as_ref() == Some(&name))
        };
        view! {
            <Radio name="start" value=name is_chosen choose=move || set(text.get_value())>
                {picture}
                {move || text.with_value(|text| game_words.start_word(lang.get(), text))}
            </Radio>
        }
    };
    view! {
        <fieldset class="choices choices-pictures">
            <legend>{move || game_words.starts_legend(lang.get())}</legend>
            {starts.into_iter().map(one).collect_view()}
        </fieldset>
        {game_words.sizes().map(|sizes| view! { <OtherSize sizes chosen=start choose=set/> })}
    }
    .into_any()
}
