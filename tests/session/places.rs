//! The current place of the page: addresses change, are read late, and lead nowhere.

use tablero::play::LinkError;
use tablero::session::notices::{BrokenLink, Notice};
use tablero::session::route::{Place, PlaceEffect, PlaceMessage, PlaceModel, Resolved, Route};

/// A page, and what it has wanted since this was last asked.
struct Page {
    model: PlaceModel,
    effects: Vec<PlaceEffect>,
}

impl Page {
    /// A page whose first address is this one.
    fn at(fragment: &str) -> Page {
        let mut page = Page {
            model: PlaceModel::new(),
            effects: Vec::new(),
        };
        assert_eq!(page.place(), &Place::Arriving);
        page.go(fragment);
        page
    }

    fn place(&self) -> &Place {
        self.model.place()
    }

    fn send(&mut self, message: PlaceMessage) {
        self.model.update(message, &mut self.effects);
    }

    fn go(&mut self, fragment: &str) {
        self.send(PlaceMessage::Address(Route::read(fragment)));
    }

    /// The place of a fragment is found.
    fn resolve(&mut self, fragment: &str, place: Place) {
        let is_nearest = false;
        let resolved = Resolved { place, is_nearest };
        self.send(PlaceMessage::Resolved(Route::read(fragment), resolved));
    }

    /// A fragment leads nowhere.
    fn nearest(&mut self, fragment: &str, place: Place) {
        let is_nearest = true;
        let resolved = Resolved { place, is_nearest };
        self.send(PlaceMessage::Resolved(Route::read(fragment), resolved));
    }

    fn open(&mut self, link: &str, opened: Result<String, BrokenLink>) {
        self.send(PlaceMessage::LinkOpened(link.to_owned(), opened));
    }

    fn wanted(&mut self) -> Vec<PlaceEffect> {
        std::mem::take(&mut self.effects)
    }
}

fn game(id: &str) -> Place {
    Place::Game(id.to_owned())
}

fn changed(id: Option<&str>) -> PlaceEffect {
    PlaceEffect::ScreenChanged(id.map(str::to_owned))
}

#[test]
fn home_and_games_are_reached_at_once() {
    let mut page = Page::at("");
    assert_eq!((page.place(), page.effects.len()), (&Place::Home, 0));
    page.go("play=a");
    assert_eq!(page.place(), &game("a"));
    assert_eq!(page.wanted(), [changed(Some("a"))]);
    page.go("play=a");
    assert_eq!(page.wanted(), [], "the same screen");
    page.go("play=b");
    assert_eq!(page.wanted(), [changed(Some("b"))]);
}

#[test]
fn other_addresses_are_read_first() {
    let mut page = Page::at("rules=zoq");
    let route = Route::rules("zoq");
    assert_eq!(page.wanted(), [PlaceEffect::Resolve(route.clone())]);
    assert_eq!(page.model.waiting_for(), Some(&route));
    page.resolve("rules=zoq", Place::Rules("zoq", None));
    assert_eq!(page.place(), &Place::Rules("zoq", None));
    assert_eq!(page.wanted(), [PlaceEffect::EndPassingNotices]);
    assert_eq!(page.model.waiting_for(), None);
    page.go("rules=zoq/aim");
    page.resolve("rules=zoq/aim", Place::Rules("zoq", Some("aim")));
    assert_eq!(page.place(), &Place::Rules("zoq", Some("aim")));
    assert!(!page.effects.contains(&changed(None)), "the same screen");
    page.go("rules=pogo");
    page.resolve("rules=pogo", Place::Rules("pogo", None));
    assert!(page.effects.contains(&changed(None)));
}

#[test]
fn while_an_address_is_being_read_the_screen_says_so() {
    let mut page = Page::at("play=a");
    page.go("puzzle=zoq");
    assert_eq!(page.place(), &game("a"), "it may be known at once");
    page.wanted();
    page.send(PlaceMessage::Loading);
    assert_eq!(page.place(), &Place::Arriving);
    assert_eq!(page.wanted(), [changed(None)]);
    page.resolve("puzzle=zoq", Place::Puzzle("zoq", 1));
    assert_eq!(page.place(), &Place::Puzzle("zoq", 1));
    assert_eq!(page.wanted(), [PlaceEffect::EndPassingNotices]);
    page.send(PlaceMessage::Loading);
    assert_eq!(page.place(), &Place::Puzzle("zoq", 1), "nothing is read");
}

#[test]
fn an_answer_to_an_address_that_has_changed_does_nothing() {
    for next in ["", "play=a", "lesson=zoq", "tablero=x"] {
        let mut page = Page::at("rules=zoq");
        page.go(next);
        let before = (page.model.clone(), page.wanted());
        page.resolve("rules=zoq", Place::Rules("zoq", None));
        page.open("tablero=y", Ok("y".to_owned()));
        assert_eq!(page.model, before.0, "{next}");
        assert_eq!(page.wanted(), [], "{next}");
    }
    let mut page = Page::at("tablero=x");
    page.go("");
    page.wanted();
    page.open("tablero=x", Ok("x".to_owned()));
    assert_eq!((page.place(), page.effects.len()), (&Place::Home, 0));
    assert_eq!(page.model.linked_game(), None);
}

#[test]
fn an_address_that_leads_nowhere_is_replaced_and_said() {
    let mut page = Page::at("");
    page.go("rules=chess");
    page.wanted();
    page.nearest("rules=chess", Place::Home);
    let wanted = [
        PlaceEffect::EndPassingNotices,
        PlaceEffect::ShowNotice(Notice::NoSuchPage),
        PlaceEffect::ReplaceAddress(Route::Home),
    ];
    assert_eq!(page.wanted(), wanted);
    page.go("puzzle=zoq/0");
    page.wanted();
    page.nearest("puzzle=zoq/0", Place::Puzzle("zoq", 4));
    let wanted = [
        PlaceEffect::EndPassingNotices,
        PlaceEffect::ShowNotice(Notice::NoSuchPart),
        PlaceEffect::ReplaceAddress(Route::puzzle("zoq", 4)),
        changed(None),
    ];
    assert_eq!(page.wanted(), wanted);
    page.go("lesson=zoq/gone");
    page.nearest("lesson=zoq/gone", Place::Lesson("zoq", 2));
    let whole_lesson = PlaceEffect::ReplaceAddress(Route::lesson("zoq"));
    assert!(page.effects.contains(&whole_lesson));
}

#[test]
fn a_link_opens_a_game_from_which_the_back_button_leads_home() {
    let mut page = Page::at("tablero=x");
    assert_eq!(
        page.wanted(),
        [PlaceEffect::OpenLink("tablero=x".to_owned())]
    );
    page.open("tablero=x", Ok("a".to_owned()));
    let wanted = [
        PlaceEffect::ReplaceAddress(Route::Home),
        PlaceEffect::Go(Route::Game("a".to_owned())),
    ];
    assert_eq!(page.wanted(), wanted);
    assert_eq!(page.place(), &game("a"));
    // The browser says where the page went.
    page.go("play=a");
    assert_eq!(page.wanted(), []);
    assert_eq!(page.model.linked_game(), Some("a"));
    page.send(PlaceMessage::GameContinued("b".to_owned()));
    assert_eq!(page.model.linked_game(), Some("a"), "another game");
    page.send(PlaceMessage::GameContinued("a".to_owned()));
    assert_eq!(page.model.linked_game(), None);
}

#[test]
fn a_broken_link_leads_home_and_is_said() {
    let why = BrokenLink::Link(LinkError::Foreign);
    let mut page = Page::at("play=a");
    page.go("nonsense");
    page.wanted();
    page.open("nonsense", Err(why.clone()));
    let wanted = [
        PlaceEffect::ReplaceAddress(Route::Home),
        PlaceEffect::ShowNotice(Notice::BrokenLink(why)),
        changed(None),
    ];
    assert_eq!(page.wanted(), wanted);
    assert_eq!(page.place(), &Place::Home);
    assert_eq!(page.model.linked_game(), None);
}

#[test]
fn the_game_that_was_left_is_known_until_the_player_is_home() {
    let mut page = Page::at("play=a");
    assert_eq!(page.model.left_game(), Some("a"));
    page.go("rules=zoq");
    page.send(PlaceMessage::Loading);
    page.resolve("rules=zoq", Place::Rules("zoq", None));
    page.go("lesson=zoq");
    page.resolve("lesson=zoq", Place::Lesson("zoq", 0));
    assert_eq!(page.model.left_game(), Some("a"));
    page.go("play=b");
    assert_eq!(page.model.left_game(), Some("b"));
    page.go("");
    assert_eq!(page.model.left_game(), None);
}
