//! What was found in a text: a fault at its place, or several games.

use super::text_form::TextForm;
use crate::app::games;
use crate::app::i18n::{t, use_lang};
use crate::app::missing::Missing;
use crate::narration::{file_fault, import_fault, part_before_fault, reading};
use crate::play::import::ImportError;
use crate::session::import::{ImportMessage, ImportState};
use crate::words::Locale;
use leptos::prelude::*;

#[component]
pub fn ImportResult(form: TextForm) -> impl IntoView {
    let lang = use_lang();
    let shown = move || {
        let locale = lang.get();
        form.model.with(|model| match model.state() {
            ImportState::Waiting | ImportState::Reading | ImportState::Opened => ().into_any(),
            ImportState::NotLoaded => {
                let retry = Callback::new(move |()| form.send(ImportMessage::Read));
                view! { <Missing retry/> }.into_any()
            }
            ImportState::File(fault) => {
                let words = file_fault(*fault, locale);
                view! { <p class="import-fault" data-import="file">{words}</p> }.into_any()
            }
            ImportState::Replacing { .. } => view! {
                <div class="link" data-import="replacing">
                    <p>{t!(lang, import.replaces)}</p>
                    <button class="button" data-action="open-file" on:click=move |_| form.send(ImportMessage::Replace)>
                        {t!(lang, import.open_file)}
                    </button>
                </div>
            }
            .into_any(),
            ImportState::Refused(error) => {
                let excerpt = model.excerpt().map(|excerpt| view! {
                    <p class="import-excerpt">{excerpt.before}<mark>{excerpt.found}</mark>{excerpt.after}</p>
                });
                view! {
                    <div class="link" data-import="refused" data-line=error.line data-column=error.column>
                        <p class="import-fault">{import_fault(error, locale, games::loaded)}</p>
                        {excerpt}
                        {part(form, error, locale)}
                    </div>
                }
                .into_any()
            }
            ImportState::Choosing(readings) => {
                let offers = readings.iter().enumerate().map(|(index, one)| {
                    let (name, how) = reading(one, locale, games::intro);
                    view! {
                        <button
                            class="offer"
                            data-action="open-reading"
                            on:click=move |_| form.send(ImportMessage::OpenReading(index))
                        >
                            <strong>{name}</strong>
                            <small>{how}</small>
                        </button>
                    }
                });
                view! {
                    <div class="link" data-import="choosing">
                        <p>{t!(lang, import.which)}</p>
                        {offers.collect_view()}
                    </div>
                }
                .into_any()
            }
        })
    };
    view! { <div role="status">{shown}</div> }
}

/// The button that opens what was read before the fault.
fn part(form: TextForm, error: &ImportError, locale: Locale) -> Option<impl IntoView> {
    let label = part_before_fault(error.part.as_ref()?, locale);
    Some(view! {
        <button class="button" data-action="open-part" on:click=move |_| form.send(ImportMessage::OpenPart)>
            {label}
        </button>
    })
}
