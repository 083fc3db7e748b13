//! The early board in the document.

use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use tablero::early::EarlyBoard;
use tablero::play::{Kind, from_screen, length};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, MouseEvent, SvgElement, Window, window};

/// The board in the frame of the game's screen, in the language that is shown.
const FRAME: &str = "#painted > [lang]:not([hidden]) > [data-part='game'] .board";
/// The element that is removed once the page's program is loaded. It lists the places that were touched.
const PAINTED: &str = "painted";
const TOUCHES: &str = "data-touches";
/// The game that was begun on home: its attribute, and the event of `painted.js` after a change of it.
const BEGUN: &str = "data-begun";
const BEGUN_EVENT: &str = "begun";
/// Dispatched once the board takes touches.
const READY_EVENT: &str = "earlyboard";
/// Present while the board takes no touches, because it is the computer's turn.
const TURN_OVER: &str = "data-turn-over";
/// The prefix of the list of touches that the browser keeps for a reload.
const KEPT: &str = "early ";
/// The beginning of the address of a stored game.
const STORED: &str = "#play=";
/// The style property with the height of the board relative to its width.
const ASPECT: &str = "--aspect";
/// The distance in CSS pixels after which a press is a drag.
const DRAG: f64 = 8.0;

/// Draws the board if the address is a link to this game, or whenever this game is begun on home, unless the page's
/// program is loaded.
pub fn run(kind: &'static dyn Kind) {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    if document.ready_state() == "loading" {
        // The frame is at the end of the page.
        let begin = move |_: &Event| begin_and_listen(kind);
        EventListener::once(&document, "readystatechange", begin).forget();
    } else {
        begin_and_listen(kind);
    }
}

fn begin_and_listen(kind: &'static dyn Kind) {
    begin(kind);
    if let Some(document) = window().and_then(|window| window.document()) {
        let on_begun = move |_: &Event| begin(kind);
        EventListener::new(&document, BEGUN_EVENT, on_begun).forget();
    }
}

fn begin(kind: &dyn Kind) {
    let begin = || {
        let window = window()?;
        let document = window.document()?;
        let painted = document.get_element_by_id(PAINTED)?;
        let (board, link) = match painted.get_attribute(BEGUN) {
            Some(game) if game == kind.slug() => (EarlyBoard::first_game(kind)?, None),
            Some(_) => return None,
            None => {
                let link = window.location().hash().ok()?;
                (EarlyBoard::open(kind, link.strip_prefix('#')?)?, Some(link))
            }
        };
        let svg = document.query_selector(FRAME).ok()??;
        let page = Rc::new(Page {
            painted,
            window,
            link,
            svg: svg.dyn_into().ok()?,
            state: RefCell::new(State {
                board,
                pressed: None,
                opened: None,
            }),
        });
        page.begin();
        Some(())
    };
    // If this fails, the frame stays as it is until the page's program is loaded.
    let _ = begin();
}

struct Page {
    window: Window,
    painted: Element,
    /// The address. None if the game was begun on home.
    link: Option<String>,
    svg: SvgElement,
    state: RefCell<State>,
}

struct State {
    board: EarlyBoard,
    /// Where the pointer was pressed last: the place, and the point in CSS pixels.
    pressed: Option<(String, (f64, f64))>,
    /// The address of the stored game that the program has made from the link.
    opened: Option<String>,
}

impl Page {
    fn begin(self: &Rc<Self>) {
        let _ = self.painted.set_attribute(TOUCHES, "");
        if self.link.is_some() {
            self.replay_touches();
        }
        let frame = self.svg.outer_html();
        let (slug, view_box, aspect) = {
            let board = &self.state.borrow().board;
            (board.slug(), board.view_box(), board.aspect())
        };
        let attributes = [
            ("class", "board"),
            ("data-board-of", slug),
            ("viewBox", &view_box.map(length).join(" ")),
        ];
        for (name, value) in attributes {
            // This only fails for names that are not allowed.
            let _ = self.svg.set_attribute(name, value);
        }
        let [_, _, width, _] = view_box;
        let _ = self.svg.style().set_property("--units", &length(width));
        let screen = self.svg.closest(".screen").ok().flatten();
        let screen = screen.and_then(|screen| screen.dyn_into::<HtmlElement>().ok());
        if let Some(screen) = &screen {
            let _ = screen.style().set_property(ASPECT, &aspect);
        }
        self.draw();
        for name in ["pointerdown", "click"] {
            let page = Rc::clone(self);
            let on_pointer_event = move |event: &Event| page.on_pointer_event(event);
            EventListener::new(&self.svg, name, on_pointer_event).forget();
        }
        // For a game begun on home, painted.js empties the frame.
        if let Some(link) = self.link.clone() {
            let page = Rc::clone(self);
            let follow = move |_: &Event| page.follow(&link, &frame, screen.as_ref());
            EventListener::new(&self.window, "hashchange", follow).forget();
        }
        if let (Some(document), Ok(event)) = (self.window.document(), Event::new(READY_EVENT)) {
            // This only fails for an event that is already being dispatched.
            let _ = document.dispatch_event(&event);
        }
    }

    /// Handles a change of the address. At another address, the frame is emptied and the touches are removed.
    fn follow(&self, link: &str, frame: &str, screen: Option<&HtmlElement>) {
        let hash = self.window.location().hash().unwrap_or_default();
        if !self.painted.is_connected() || self.is_opened(&hash) {
            return;
        }
        if self.painted.has_attribute(TOUCHES) && hash != link {
            self.svg.set_outer_html(frame);
            if let Some(screen) = screen {
                let _ = screen.style().remove_property(ASPECT);
            }
            let _ = self.painted.remove_attribute(TOUCHES);
        } else if let (true, Ok(history)) = (hash == link, self.window.history()) {
            // Touches from before the link was left are not repeated after a reload either.
            let _ = history.replace_state(&JsValue::NULL, "");
        }
    }

    /// Whether this is the address of the game that the program has made from the link: the first stored game.
    fn is_opened(&self, hash: &str) -> bool {
        let opened = &mut self.state.borrow_mut().opened;
        if opened.is_none() && hash.starts_with(STORED) {
            *opened = Some(hash.to_owned());
        }
        opened.as_deref() == Some(hash)
    }

    /// A click that is far from where the pointer was pressed is a drag.
    fn on_pointer_event(&self, event: &Event) {
        let Some(event) = event.dyn_ref::<MouseEvent>() else {
            return;
        };
        let place = self.place(event);
        let point = (f64::from(event.client_x()), f64::from(event.client_y()));
        if event.type_() != "click" {
            self.state.borrow_mut().pressed = place.map(|place| (place, point));
            return;
        }
        let pressed = self.state.borrow_mut().pressed.take();
        let from = pressed.filter(|(from, at)| {
            let is_far = (at.0 - point.0).hypot(at.1 - point.1) > DRAG;
            event.detail() > 0
                && is_far
                && Some(from) != place.as_ref()
                && !self.state.borrow().board.is_selected(from)
        });
        for place in from.map(|(from, _)| from).into_iter().chain(place) {
            if self.state.borrow_mut().board.touch(&place) {
                self.note(&place);
            }
        }
        self.draw();
    }

    /// The place of an event. A click by a script has an element but no point.
    fn place(&self, event: &MouseEvent) -> Option<String> {
        if event.type_() == "click" && event.detail() == 0 {
            let target = event.target()?.dyn_into::<Element>().ok()?;
            return target.get_attribute("data-spot");
        }
        let bounds = self.svg.get_bounding_client_rect();
        let bounds = [bounds.left(), bounds.top(), bounds.width(), bounds.height()];
        let client = (f64::from(event.client_x()), f64::from(event.client_y()));
        let board = &self.state.borrow().board;
        board.place_at(from_screen(board.view_box(), bounds, client))
    }

    fn draw(&self) {
        let board = &self.state.borrow().board;
        self.svg.set_inner_html(&board.drawing());
        if !board.is_persons_turn() {
            // This only fails for a name that is not allowed.
            let _ = self.painted.set_attribute(TURN_OVER, "");
        }
    }

    /// Notes a touch for the page's program and, on a link, for a reload.
    fn note(&self, place: &str) {
        let before = self.painted.get_attribute(TOUCHES).unwrap_or_default();
        let touches = format!("{before} {place}").trim_start().to_owned();
        let _ = self.painted.set_attribute(TOUCHES, &touches);
        // The program replaces the address when it has opened the link.
        if let (true, Ok(history)) = (self.is_at_link(), self.window.history()) {
            // If this fails, a reload begins with the link.
            let _ = history.replace_state(&JsValue::from(format!("{KEPT}{touches}")), "");
        }
    }

    /// Repeats the touches from before a reload.
    fn replay_touches(&self) {
        let history = self.window.history();
        let kept = history.and_then(|history| history.state()).ok();
        let Some(kept) = kept.and_then(|kept| kept.as_string()) else {
            return;
        };
        let Some(touches) = kept.strip_prefix(KEPT) else {
            return;
        };
        self.state.borrow_mut().board.repeat(touches.split(' '));
        let _ = self.painted.set_attribute(TOUCHES, touches);
    }

    fn is_at_link(&self) -> bool {
        self.link.is_some() && self.window.location().hash().ok() == self.link
    }
}
