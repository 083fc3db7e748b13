//! The current place of the page: addresses change, are read late, and lead nowhere.

use tablero::play::LinkError;
use tablero::session::notices::{BrokenLink, Notice};
use tablero::session::route::{
    LinkResult, OpenedLink, Resolved, Route, Screen, ScreenEffect, ScreenMessage, ScreenModel,
};

/// A page, and its effects since the last check.
struct Page {
    model: ScreenModel,
    effects: Vec<ScreenEffect>,
}

impl Page {
    /// A page whose first address is this one.
    fn at(fragment: &str) -> Page {
        let mut page = Page {
            model: ScreenModel::new(),
            effects: Vec::new(),
        };
        assert_eq!(page.screen(), &Screen::LoadingScreen);
        page.go(fragment);
        page
    }

    fn screen(&self) -> &Screen {
        self.model.screen()
    }

    fn send(&mut self, message: ScreenMessage) {
        self.model.update(message, &mut self.effects);
    }

    fn go(&mut self, fragment: &str) {
        self.send(ScreenMessage::Address(Route::read(fragment)));
    }

    /// The place of a fragment is found.
    fn resolve(&mut self, fragment: &str, screen: Screen) {
        let is_nearest = false;
        let resolved = Resolved { screen, is_nearest };
        self.send(ScreenMessage::Resolved(Route::read(fragment), resolved));
    }

    /// A fragment leads nowhere.
    fn nearest(&mut self, fragment: &str, screen: Screen) {
        let is_nearest = true;
        let resolved = Resolved { screen, is_nearest };
        self.send(ScreenMessage::Resolved(Route::read(fragment), resolved));
    }

    fn open(&mut self, link: &str, opened: Result<String, BrokenLink>) {
        let opened = opened.map(|id| OpenedLink {
            id,
            result: LinkResult::Shared(Vec::new()),
        });
        self.send(ScreenMessage::LinkOpened(link.to_owned(), opened));
    }

    fn shared(&self, id: &str) -> Option<&LinkResult> {
        self.model.link_result(id)
    }

    fn wanted(&mut self) -> Vec<ScreenEffect> {
        std::mem::take(&mut self.effects)
    }
}

fn game(id: &str) -> Screen {
    Screen::Game(id.to_owned())
}

fn changed(id: Option<&str>) -> ScreenEffect {
    ScreenEffect::ScreenChanged(id.map(str::to_owned))
}

#[test]
fn home_and_games_are_reached_at_once() {
    let mut page = Page::at("");
    assert_eq!((page.screen(), page.effects.len()), (&Screen::Home, 0));
    page.go("play=a");
    assert_eq!(page.screen(), &game("a"));
    assert_eq!(page.wanted(), [changed(Some("a"))]);
    page.go("play=a");
    assert_eq!(page.wanted(), [], "the same screen");
    page.go("play=b");
    assert_eq!(page.wanted(), [changed(Some("b"))]);
}

#[test]
fn a_game_in_a_frame_is_shown_without_being_stored() {
    let mut page = Page::at("embed=tablero=1&game=zoq");
    assert_eq!(
        page.screen(),
        &Screen::Embed("tablero=1&game=zoq".to_owned())
    );
    assert_eq!((page.wanted(), page.model.waiting_for()), (vec![], None));
    // A bad link too: its screen shows the error.
    page.go("embed=nonsense");
    assert_eq!(page.screen(), &Screen::Embed("nonsense".to_owned()));
    assert_eq!(page.wanted(), [changed(None)]);
}

#[test]
fn other_addresses_are_read_first() {
    let mut page = Page::at("rules=zoq");
    let route = Route::rules("zoq");
    assert_eq!(page.wanted(), [ScreenEffect::Resolve(route.clone())]);
    assert_eq!(page.model.waiting_for(), Some(&route));
    page.resolve("rules=zoq", Screen::Rules("zoq", None));
    assert_eq!(page.screen(), &Screen::Rules("zoq", None));
    assert_eq!(page.wanted(), [ScreenEffect::EndPassingNotices]);
    assert_eq!(page.model.waiting_for(), None);
    page.go("rules=zoq/aim");
    page.resolve("rules=zoq/aim", Screen::Rules("zoq", Some("aim")));
    assert_eq!(page.screen(), &Screen::Rules("zoq", Some("aim")));
    assert!(!page.effects.contains(&changed(None)), "the same screen");
    page.go("rules=pogo");
    page.resolve("rules=pogo", Screen::Rules("pogo", None));
    assert!(page.effects.contains(&changed(None)));
}

#[test]
fn while_an_address_is_being_read_the_screen_says_so() {
    let mut page = Page::at("play=a");
    page.go("puzzle=zoq");
    assert_eq!(page.screen(), &game("a"), "it may be known at once");
    page.wanted();
    page.send(ScreenMessage::Loading);
    assert_eq!(page.screen(), &Screen::LoadingScreen);
    assert_eq!(page.wanted(), [changed(None)]);
    page.resolve("puzzle=zoq", Screen::Puzzle("zoq", 1));
    assert_eq!(page.screen(), &Screen::Puzzle("zoq", 1));
    assert_eq!(page.wanted(), [ScreenEffect::EndPassingNotices]);
    page.send(ScreenMessage::Loading);
    assert_eq!(page.screen(), &Screen::Puzzle("zoq", 1), "nothing is read");
}

#[test]
fn an_answer_to_an_address_that_has_changed_does_nothing() {
    for next in ["", "play=a", "lesson=zoq", "tablero=x"] {
        let mut page = Page::at("rules=zoq");
        page.go(next);
        let before = (page.model.clone(), page.wanted());
        page.resolve("rules=zoq", Screen::Rules("zoq", None));
        page.open("tablero=y", Ok("y".to_owned()));
        assert_eq!(page.model, before.0, "{next}");
        assert_eq!(page.wanted(), [], "{next}");
    }
    let mut page = Page::at("tablero=x");
    page.go("");
    page.wanted();
    page.open("tablero=x", Ok("x".to_owned()));
    assert_eq!((page.screen(), page.effects.len()), (&Screen::Home, 0));
    assert_eq!(page.shared("x"), None);
}

#[test]
fn an_address_that_leads_nowhere_is_replaced_and_said() {
    let mut page = Page::at("");
    page.go("rules=chess");
    page.wanted();
    page.nearest("rules=chess", Screen::Home);
    let wanted = [
        ScreenEffect::EndPassingNotices,
        ScreenEffect::ShowNotice(Notice::NoSuchPage),
        ScreenEffect::ReplaceAddress(Route::Home),
    ];
    assert_eq!(page.wanted(), wanted);
    page.go("puzzle=zoq/0");
    page.wanted();
    page.nearest("puzzle=zoq/0", Screen::Puzzle("zoq", 4));
    let wanted = [
        ScreenEffect::EndPassingNotices,
        ScreenEffect::ShowNotice(Notice::NoSuchPart),
        ScreenEffect::ReplaceAddress(Route::puzzle("zoq", 4)),
        changed(None),
    ];
    assert_eq!(page.wanted(), wanted);
    page.go("lesson=zoq/gone");
    page.nearest("lesson=zoq/gone", Screen::Lesson("zoq", 2));
    let whole_lesson = ScreenEffect::ReplaceAddress(Route::lesson("zoq"));
    assert!(page.effects.contains(&whole_lesson));
}

#[test]
fn a_link_opens_a_game_from_which_the_back_button_leads_home() {
    let mut page = Page::at("tablero=x");
    assert_eq!(
        page.wanted(),
        [ScreenEffect::OpenLink("tablero=x".to_owned())]
    );
    page.open("tablero=x", Ok("a".to_owned()));
    let wanted = [
        ScreenEffect::ReplaceAddress(Route::Home),
        ScreenEffect::EndPassingNotices,
        ScreenEffect::Go(Route::Game("a".to_owned())),
    ];
    assert_eq!(page.wanted(), wanted);
    assert_eq!(page.screen(), &game("a"));
    // The browser reports the new place of the page.
    page.go("play=a");
    assert_eq!(page.wanted(), []);
    assert_eq!(page.shared("a"), Some(&LinkResult::Shared(Vec::new())));
    page.send(ScreenMessage::GameContinued("b".to_owned()));
    assert_eq!(
        page.shared("a"),
        Some(&LinkResult::Shared(Vec::new())),
        "another"
    );
    assert_eq!(page.shared("b"), None);
    page.send(ScreenMessage::GameContinued("a".to_owned()));
    assert_eq!(page.shared("a"), None);
}

#[test]
fn a_broken_link_leads_home_and_is_said() {
    let why = BrokenLink::Link(LinkError::Foreign);
    let mut page = Page::at("play=a");
    page.go("nonsense");
    page.wanted();
    page.open("nonsense", Err(why.clone()));
    let wanted = [
        ScreenEffect::ReplaceAddress(Route::Home),
        ScreenEffect::ShowNotice(Notice::BrokenLink(why)),
        changed(None),
    ];
    assert_eq!(page.wanted(), wanted);
    assert_eq!(page.screen(), &Screen::Home);
    assert_eq!(page.shared("a"), None);
}

#[test]
fn the_game_that_was_left_is_known_until_the_player_is_home() {
    let mut page = Page::at("play=a");
    assert_eq!(page.model.left_game(), Some("a"));
    page.go("rules=zoq");
    page.send(ScreenMessage::Loading);
    page.resolve("rules=zoq", Screen::Rules("zoq", None));
    page.go("lesson=zoq");
    page.resolve("lesson=zoq", Screen::Lesson("zoq", 0));
    assert_eq!(page.model.left_game(), Some("a"));
    page.go("play=b");
    assert_eq!(page.model.left_game(), Some("b"));
    page.go("");
    assert_eq!(page.model.left_game(), None);
}

#[test]
fn the_library_is_the_way_back_until_the_player_is_home_or_opens_a_link() {
    let mut page = Page::at("play=a");
    assert!(!page.model.has_left_library());
    page.go("library");
    page.go("play=a");
    assert!(page.model.has_left_library());
    page.go("statistics");
    page.go("play=b");
    assert!(page.model.has_left_library());
    page.go("");
    page.go("play=b");
    assert!(!page.model.has_left_library());
    page.go("library");
    page.go("g=code");
    page.open("g=code", Ok("c".to_owned()));
    assert_eq!(page.screen(), &game("c"));
    assert!(!page.model.has_left_library());
}

#[test]
fn a_screen_knows_what_was_before_it() {
    let mut page = Page::at("statistics");
    assert!(!page.model.has_changed());
    page.go("statistics");
    assert!(!page.model.has_changed());
    page.go("library");
    assert!(page.model.has_changed());
    assert!(!page.model.comes_from_game());
    page.go("play=a");
    page.go("library");
    assert!(page.model.has_changed());
    assert!(page.model.comes_from_game());
    page.go("statistics");
    page.go("library");
    assert!(!page.model.comes_from_game());
    let mut linked = Page::at("g=code");
    linked.open("g=code", Ok("c".to_owned()));
    assert!(!linked.model.has_changed());
    linked.go("");
    assert!(linked.model.has_changed());
}
