//! The header: the current place, the way back, the settings.

use super::address;
use super::dialog::{Dialog, loading};
use super::i18n::{t, use_lang};
use super::icons::Icon;
use super::keys::{self, KeyAction};
use super::lazy::{Lazy, lazy};
use super::screen::use_screen;
use super::settings_form::SettingsForm;
use crate::games::words::{GameIntro, GameWords};
use crate::session::route::Route;
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The screen below the header.
#[derive(Clone, Copy)]
pub enum HeaderScreen {
    Home,
    Game {
        title: Signal<String>,
        slug: &'static str,
    },
    Rules(&'static dyn GameWords),
    Lesson(&'static dyn GameWords),
    Puzzle(&'static dyn GameWords),
    /// All the puzzles of a game.
    Puzzles(&'static dyn GameIntro),
    /// A screen with this title that does not belong to a game.
    Titled(fn(Locale) -> String),
    /// The editor of positions.
    Editor(&'static dyn GameIntro),
}

#[component]
pub fn Header(
    screen: HeaderScreen,
    /// More buttons.
    #[prop(optional)]
    tools: Option<AnyView>,
    /// Shows only the board, if there is one.
    #[prop(optional, into)]
    show_only_board: Option<Callback<()>>,
) -> impl IntoView {
    let lang = use_lang();
    let open = RwSignal::new(false);
    let title = move || match screen {
        // The editor has a choice of the game there instead.
        HeaderScreen::Home | HeaderScreen::Editor(_) => String::new(),
        HeaderScreen::Puzzles(intro) => intro.name(lang.get()),
        HeaderScreen::Titled(title) => title(lang.get()),
        HeaderScreen::Game { title, .. } => title.get(),
        HeaderScreen::Rules(intro) | HeaderScreen::Lesson(intro) | HeaderScreen::Puzzle(intro) => {
            intro.name(lang.get())
        }
    };
    let rules = match screen {
        HeaderScreen::Home | HeaderScreen::Rules(_) | HeaderScreen::Titled(_) => None,
        HeaderScreen::Puzzles(intro) | HeaderScreen::Editor(intro) => Some(intro.slug()),
        HeaderScreen::Game { slug, .. } => Some(slug),
        HeaderScreen::Lesson(intro) | HeaderScreen::Puzzle(intro) => Some(intro.slug()),
    };
    if let Some(slug) = rules {
        keys::on(KeyAction::Rules, move || address::go(&Route::rules(slug)));
    }
    view! {
        <header class="header">
            {(!matches!(screen, HeaderScreen::Home)).then(|| view! {
                <Back screen/>
                <p class="header-title" aria-hidden="true">{title}</p>
            })}
            {tools}
            {rules.map(|slug| {
                let label = move || keys::tip(lang.get(), KeyAction::Rules, say!(lang.get(), page.rules));
                view! {
                    <a
                        class="button button-icon"
                        data-action="rules"
                        href=Route::rules(slug).href()
                        aria-label=t!(lang, page.rules)
                        title=label
                    >
                        <Icon name="help"/>
                    </a>
                }
            })}
            <button
                class="button button-icon"
                data-action="settings"
                aria-label=t!(lang, page.settings)
                title=t!(lang, page.settings)
                on:click=move |_| open.set(true)
            >
                <Icon name="settings"/>
            </button>
        </header>
        <Dialog open panel="settings" title=t!(lang, page.settings)>
            <Lazy load=move || settings_form(show_only_board, open) frame=loading/>
        </Dialog>
    }
}

/// The way back: to home, to the game from which the player came, or from a game to the library.
#[component]
fn Back(screen: HeaderScreen) -> impl IntoView {
    let lang = use_lang();
    let is_game = matches!(screen, HeaderScreen::Game { .. });
    let current = use_screen();
    let to = move || match current.left_game().filter(|_| !is_game) {
        Some(id) => Route::Game(id),
        None if is_game && current.has_left_library() => Route::Library,
        None => Route::Home,
    };
    let label = move || match to() {
        Route::Game(_) => say!(lang.get(), page.back_to_game),
        Route::Library => say!(lang.get(), home.all_games),
        _ => say!(lang.get(), page.home),
    };
    view! {
        <button
            class="button button-icon"
            data-action="home"
            aria-label=label
            title=label
            on:click=move |_| address::go(&untrack(to))
        >
            <Icon name="back"/>
        </button>
    }
}

lazy! {
    panels: fn settings_form(show_only_board: Option<Callback<()>>, open: RwSignal<bool>) -> AnyView {
        view! { <SettingsForm show_only_board open/> }.into_any()
    }
}
