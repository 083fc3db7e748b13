//! The current screen of the page.

use super::address::Route;
use super::opened_link::{LinkResult, OpenedLink};
use super::resolve::Resolved;
use super::screen::Screen;
use crate::session::notices::{BrokenLink, Notice};

/// Something that has happened to the address.
#[derive(Clone, PartialEq, Debug)]
pub enum ScreenMessage {
    /// The address is now this one.
    Address(Route),
    /// Data that is needed to read the address is still being loaded.
    Loading,
    /// The answer to [`ScreenEffect::Resolve`]. It does nothing if the address has changed meanwhile.
    Resolved(Route, Resolved),
    /// The answer to [`ScreenEffect::OpenLink`]. If the address has changed meanwhile it does nothing.
    LinkOpened(String, Result<OpenedLink, BrokenLink>),
    /// A player has continued the game of this name, or answered its link.
    GameContinued(String),
}

/// Something to be done after the address or the screen has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum ScreenEffect {
    /// Find the screen of this route with [`super::resolve`] and send [`ScreenMessage::Resolved`]. If something must be
    /// loaded first, send [`ScreenMessage::Loading`] before.
    Resolve(Route),
    /// Store the game of this link and send [`ScreenMessage::LinkOpened`]. If something must be loaded first, send
    /// [`ScreenMessage::Loading`] before.
    OpenLink(String),
    /// Replace the address in the history.
    ReplaceAddress(Route),
    /// Go to an address. The back button returns.
    Go(Route),
    /// Passing notices are obsolete.
    EndPassingNotices,
    ShowNotice(Notice),
    /// Another screen than before is shown, with the game of this name if any: it begins at its top, and notices about
    /// another game are obsolete.
    ScreenChanged(Option<String>),
}

/// The current screen of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct ScreenModel {
    screen: Screen,
    /// The address whose screen is not known yet.
    waiting_for: Option<Route>,
    left_game: Option<String>,
    has_left_library: bool,
    has_changed: bool,
    comes_from_game: bool,
    opened_link: Option<OpenedLink>,
}

impl Default for ScreenModel {
    fn default() -> ScreenModel {
        ScreenModel {
            screen: Screen::LoadingScreen,
            waiting_for: None,
            left_game: None,
            has_left_library: false,
            has_changed: false,
            comes_from_game: false,
            opened_link: None,
        }
    }
}

impl ScreenModel {
    /// The page before its address is read.
    #[must_use]
    pub fn new() -> ScreenModel {
        ScreenModel::default()
    }

    /// The current screen.
    #[must_use]
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The address whose screen is not known yet.
    #[must_use]
    pub fn waiting_for(&self) -> Option<&Route> {
        self.waiting_for.as_ref()
    }

    /// The game from which the player came to the rules, a lesson or a puzzle. On the screen of a game, that game.
    #[must_use]
    pub fn left_game(&self) -> Option<&str> {
        self.left_game.as_deref()
    }

    /// Whether the player has come from the library, and has not been at home or opened a link since.
    #[must_use]
    pub fn has_left_library(&self) -> bool {
        self.has_left_library
    }

    /// Whether another screen was shown before this one.
    #[must_use]
    pub fn has_changed(&self) -> bool {
        self.has_changed
    }

    /// Whether the screen before this one was a game.
    #[must_use]
    pub fn comes_from_game(&self) -> bool {
        self.comes_from_game
    }

    /// The result of the link that has opened the game of this name, until a player continues the game.
    #[must_use]
    pub fn link_result(&self, id: &str) -> Option<&LinkResult> {
        let opened = self.opened_link.as_ref();
        let opened = opened.filter(|opened| opened.id == id);
        opened.map(|opened| &opened.result)
    }

    /// Changes the screen, and adds the effects to be done.
    pub fn update(&mut self, message: ScreenMessage, effects: &mut Vec<ScreenEffect>) {
        match message {
            ScreenMessage::Address(route) => self.read(route, effects),
            ScreenMessage::Loading => {
                if self.waiting_for.is_some() {
                    self.come(Screen::LoadingScreen, effects);
                }
            }
            ScreenMessage::Resolved(route, resolved) => {
                if self.stop_waiting_for(&route) {
                    self.resolved(resolved, effects);
                }
            }
            ScreenMessage::LinkOpened(link, opened) => {
                if self.stop_waiting_for(&Route::Link(link)) {
                    self.link_opened(opened, effects);
                }
            }
            ScreenMessage::GameContinued(id) => {
                self.opened_link.take_if(|opened| opened.id == id);
            }
        }
    }

    fn read(&mut self, route: Route, effects: &mut Vec<ScreenEffect>) {
        self.waiting_for = None;
        match route {
            Route::Home => self.come(Screen::Home, effects),
            Route::Game(id) => self.come(Screen::Game(id), effects),
            Route::Library => self.come(Screen::Library, effects),
            Route::Statistics => self.come(Screen::Statistics, effects),
            Route::Embed(link) => self.come(Screen::Embed(link), effects),
            route => {
                self.waiting_for = Some(route.clone());
                effects.push(match route {
                    Route::Link(link) => ScreenEffect::OpenLink(link),
                    route => ScreenEffect::Resolve(route),
                });
            }
        }
    }

    fn stop_waiting_for(&mut self, route: &Route) -> bool {
        self.waiting_for
            .take_if(|waiting| waiting == route)
            .is_some()
    }

    fn resolved(&mut self, resolved: Resolved, effects: &mut Vec<ScreenEffect>) {
        effects.push(ScreenEffect::EndPassingNotices);
        if resolved.is_nearest {
            let is_home = resolved.screen == Screen::Home;
            effects.push(ScreenEffect::ShowNotice(match is_home {
                true => Notice::NoSuchPage,
                false => Notice::NoSuchPart,
            }));
            effects.push(ScreenEffect::ReplaceAddress(resolved.screen.route()));
        }
        self.come(resolved.screen, effects);
    }

    fn link_opened(
        &mut self,
        opened: Result<OpenedLink, BrokenLink>,
        effects: &mut Vec<ScreenEffect>,
    ) {
        // Home is put before the game in the history, so that the back button leads from the game to home.
        effects.push(ScreenEffect::ReplaceAddress(Route::Home));
        self.has_left_library = false;
        match opened {
            Ok(opened) => {
                let id = opened.id.clone();
                effects.push(ScreenEffect::EndPassingNotices);
                self.opened_link = Some(opened);
                effects.push(ScreenEffect::Go(Route::Game(id.clone())));
                self.come(Screen::Game(id), effects);
            }
            Err(why) => {
                effects.push(ScreenEffect::ShowNotice(Notice::BrokenLink(why)));
                self.come(Screen::Home, effects);
            }
        }
    }

    fn come(&mut self, now: Screen, effects: &mut Vec<ScreenEffect>) {
        match &now {
            Screen::Home => self.has_left_library = false,
            Screen::Library => self.has_left_library = true,
            _ => {}
        }
        match &now {
            Screen::Home | Screen::Library | Screen::Statistics => self.left_game = None,
            Screen::Game(id) => self.left_game = Some(id.clone()),
            Screen::LoadingScreen
            | Screen::Rules(..)
            | Screen::Lesson(..)
            | Screen::Puzzle(..)
            | Screen::Puzzles(_)
            | Screen::Days
            | Screen::Edit(..)
            | Screen::Embed(_) => {}
        }
        // A link that still needs an answer stays.
        self.opened_link.take_if(|opened| {
            let is_answered = matches!(
                opened.result,
                LinkResult::News(_) | LinkResult::Known | LinkResult::Older
            );
            is_answered && now != Screen::LoadingScreen && now.game() != Some(&opened.id)
        });
        if self.screen != Screen::LoadingScreen
            && self.screen.without_point() != now.without_point()
        {
            self.has_changed = true;
            self.comes_from_game = self.screen.game().is_some();
            let game = now.game().map(str::to_owned);
            effects.push(ScreenEffect::ScreenChanged(game));
        }
        self.screen = now;
    }
}
