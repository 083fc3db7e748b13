//! The result of reading a text: a fault at its place, or several games.

use super::text_form::TextForm;
use crate::app::backup::FoundBackup;
use crate::app::games;
use crate::app::i18n::{t, use_lang};
use crate::app::missing::Missing;
use crate::narration::{
    fault_in_line, file_fault, games_report, import_fault, part_before_fault, reading,
};
use crate::play::import::ImportError;
use crate::session::import::{GamesReport, ImportMessage, ImportModel, ImportState};
use crate::session::route::Route;
use crate::words::{Locale, say};
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
            ImportState::Backup(text) => view! { <FoundBackup text=text.clone()/> }.into_any(),
            ImportState::Adding(report) => adding(form, report, locale).into_any(),
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
    let is_adding = move || form.model.with(ImportModel::is_adding).to_string();
    view! { <div role="status" aria-busy=is_adding>{shown}</div> }
}

/// The result of adding several games, with a link to them.
fn adding(form: TextForm, report: &GamesReport, locale: Locale) -> impl IntoView {
    let sentences = games_report(report, locale).into_iter();
    let sentences = sentences.map(|sentence| view! { <p>{sentence}</p> });
    let faults = report.faults.iter().map(|error| {
        view! { <li>{fault_in_line(error, locale, games::loaded)}</li> }
    });
    let more = report.unread - report.faults.len();
    let is_over = report.is_over;
    let faults = (is_over && report.unread > 0).then(|| view! {
        <ul class="import-faults">
            {faults.collect_view()}
            {(more > 0).then(|| view! { <li>{say!(locale, import.more_faults, count = more)}</li> })}
        </ul>
    });
    let library = is_over.then(|| {
        view! {
            <a
                class="button"
                data-action="imported-games"
                href=Route::Library.href()
                on:click=move |_| form.close()
            >
                {say!(locale, home.all_games)}
            </a>
        }
    });
    view! {
        <div class="link" data-import="adding" data-over=is_over.to_string()>
            {sentences.collect_view()}
            {faults}
            {library}
        </div>
    }
}

/// The button that opens the part that was read before the fault.
fn part(form: TextForm, error: &ImportError, locale: Locale) -> Option<impl IntoView> {
    let label = part_before_fault(error.part.as_ref()?, locale);
    Some(view! {
        <button class="button" data-action="open-part" on:click=move |_| form.send(ImportMessage::OpenPart)>
            {label}
        </button>
    })
}
