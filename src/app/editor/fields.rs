//! Tools for the whole board, and the fields of a position other than its pieces.

use super::context::Editor;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::games::words::side_name;
use crate::play::GameText;
use crate::play::draft::{DraftField, FieldKind, Mirror};
use crate::rules::Side;
use crate::session::editor::{EditorIntent, EditorModel};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// Undo and redo, empty board and start, mirrors.
#[component]
pub fn Tools(editor: Editor) -> impl IntoView {
    let always = Signal::derive(|| true);
    let can_undo = editor.memo(EditorModel::can_undo);
    let can_redo = editor.memo(EditorModel::can_redo);
    view! {
        <div class="actions editor-tools">
            <EditButton editor icon="undo" label=|locale| say!(locale, action.undo) intent=EditorIntent::Undo keys="Control+Z Meta+Z" can=can_undo.into()/>
            <EditButton editor icon="redo" label=|locale| say!(locale, action.redo) intent=EditorIntent::Redo keys="Control+Shift+Z Meta+Shift+Z" can=can_redo.into()/>
            <EditButton editor icon="clear" label=|locale| say!(locale, editor.clear) intent=EditorIntent::Clear can=always/>
            <EditButton editor icon="new" label=|locale| say!(locale, action.first) intent=EditorIntent::Start can=always/>
            <EditButton editor icon="mirror" label=|locale| say!(locale, editor.mirror) intent=EditorIntent::Mirror(Mirror::Files) can=always/>
            <EditButton editor icon="flip" label=|locale| say!(locale, editor.swap) intent=EditorIntent::Mirror(Mirror::Sides) can=always/>
        </div>
    }
}

#[component]
fn EditButton(
    editor: Editor,
    icon: &'static str,
    label: fn(Locale) -> String,
    intent: EditorIntent,
    #[prop(optional)] keys: Option<&'static str>,
    can: Signal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    view! {
        <button
            class="action"
            data-action=icon
            aria-keyshortcuts=keys
            aria-disabled=move || (!can.get()).then_some("true")
            on:click=move |_| {
                if can.get_untracked() {
                    editor.send(intent.clone());
                }
            }
        >
            <Icon name=icon/>
            <span>{move || label(lang.get())}</span>
        </button>
    }
}

/// The side to move, options, size, and the game's own fields.
#[component]
pub fn Fields(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let turn = editor.memo(|model| model.draft().turn);
    let side = move |side: Side| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="turn"
                    value=side.to_string()
                    prop:checked=move || turn.get() == side
                    on:change=move |_| editor.send(EditorIntent::Turn(side))
                />
                <span>{move || side_name(lang.get(), side)}</span>
            </label>
        }
    };
    let fields = editor.words.fields().iter().enumerate();
    view! {
        <div class="editor-fields">
            <fieldset class="choices">
                <legend>{t!(lang, editor.turn)}</legend>
                {Side::BOTH.map(side).collect_view()}
            </fieldset>
            <Options editor/>
            {editor.words.side_lengths().map(|lengths| {
                let (min, max) = lengths.into_inner();
                view! { <Sizes editor min max/> }
            })}
            {fields
                .map(|(index, field)| match field.kind {
                    FieldKind::Choice { .. } => view! { <ChoiceField editor index field/> }.into_any(),
                    FieldKind::Number { max } => view! { <NumberField editor index field max/> }.into_any(),
                })
                .collect_view()}
        </div>
    }
}

/// The options of the game, if there are several.
#[component]
fn Options(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let words = editor.game_words;
    let all = editor.kind().options();
    let chosen = editor.memo(|model| model.draft().options.clone());
    let usual = all.first().cloned().unwrap_or_default();
    let option = move |option: String| {
        let (value, named) = (option.clone(), option.clone());
        let is_chosen = {
            let (option, usual) = (option, usual.clone());
            move || chosen.with(|chosen| *chosen == option || chosen.is_empty() && option == usual)
        };
        let word = move || {
            let start = GameText {
                game: words.slug().to_owned(),
                options: named.clone(),
                ..GameText::default()
            };
            words.start_word(lang.get(), &start)
        };
        view! { <option value=value prop:selected=is_chosen>{word}</option> }
    };
    (all.len() > 1).then(|| {
        view! {
            <label class="field">
                <span>{move || words.starts_legend(lang.get())}</span>
                <select
                    data-field="options"
                    on:change:target=move |event| editor.send(EditorIntent::Options(event.target().value()))
                >
                    {all.into_iter().map(option).collect_view()}
                </select>
            </label>
        }
    })
}

/// The files and ranks of the board.
#[component]
fn Sizes(editor: Editor, min: u8, max: u8) -> impl IntoView {
    let lang = use_lang();
    let size = editor.memo(|model| model.draft().size);
    let set = move |width, height| editor.send(EditorIntent::Size(width, height));
    view! {
        <div class="numbers">
            <NumberInput
                name="width"
                label=Signal::derive(move || say!(lang.get(), new_game.width))
                limits=(u32::from(min), u32::from(max))
                value=Signal::derive(move || size.get().0.to_string())
                set=Callback::new(move |width: u32| set(u8::try_from(width).unwrap_or(max), size.get_untracked().1))
            />
            <span aria-hidden="true">"×"</span>
            <NumberInput
                name="height"
                label=Signal::derive(move || say!(lang.get(), new_game.height))
                limits=(u32::from(min), u32::from(max))
                value=Signal::derive(move || size.get().1.to_string())
                set=Callback::new(move |height: u32| set(size.get_untracked().0, u8::try_from(height).unwrap_or(max)))
            />
        </div>
    }
}

#[component]
fn ChoiceField(editor: Editor, index: usize, field: &'static DraftField) -> impl IntoView {
    let lang = use_lang();
    let words = editor.words;
    let offered = editor.memo(move |model| model.offered(index).unwrap_or_default());
    let value = editor.memo(move |model| model.draft().field(index).to_owned());
    let option = move |one: String| {
        let word = words.field_value(lang.get(), field.key, &one);
        let is_chosen = {
            let one = one.clone();
            move || value.with(|value| *value == one)
        };
        view! { <option value=one prop:selected=is_chosen>{word}</option> }
    };
    view! {
        <label class="field">
            <span>{move || words.field(lang.get(), field.key)}</span>
            <select
                data-field=field.key
                on:change:target=move |event| {
                    editor.send(EditorIntent::Field(index, event.target().value()));
                }
            >
                {move || offered.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

#[component]
fn NumberField(
    editor: Editor,
    index: usize,
    field: &'static DraftField,
    max: u32,
) -> impl IntoView {
    let lang = use_lang();
    let words = editor.words;
    let value = editor.memo(move |model| model.draft().field(index).to_owned());
    view! {
        <NumberInput
            name=field.key
            label=Signal::derive(move || words.field(lang.get(), field.key))
            limits=(0, max)
            value=value.into()
            set=Callback::new(move |number: u32| editor.send(EditorIntent::Field(index, number.to_string())))
        />
    }
}

/// A number. A value outside its limits changes nothing, and is corrected when the field loses the focus.
#[component]
fn NumberInput(
    name: &'static str,
    label: Signal<String>,
    limits: (u32, u32),
    value: Signal<String>,
    set: Callback<u32>,
) -> impl IntoView {
    let (min, max) = limits;
    view! {
        <label class="number">
            <span>{move || label.get()}</span>
            <input
                type="number"
                inputmode="numeric"
                min=min
                max=max
                data-field=name
                prop:value=move || value.get()
                on:input:target=move |event| {
                    if let Ok(number) = event.target().value().parse()
                        && (min..=max).contains(&number)
                    {
                        set.run(number);
                    }
                }
                on:change:target=move |event| event.target().set_value(&value.get_untracked())
            />
        </label>
    }
}
