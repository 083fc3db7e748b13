//! The place of the list on the page: how far it is scrolled, and which of its rows has the focus.

use crate::app::focus;
use crate::app::set_if_changed::SetIfChanged;
use crate::play::decimal;
use crate::session::library::{LibraryModel, ListMeasures};
use leptos::ev::FocusEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, Node};

/// The row that the Tab key leads to.
const ROW: &str = ".kept-library:not([data-hidden]) .library-row[tabindex='0']";

/// Where the focus goes if there is no row.
const NO_ROW: &[&str] = &["[data-field='search']", "main.library"];

/// The measures of the list before it is on the page.
const MEASURES: ListMeasures = ListMeasures {
    scrolled: 0.0,
    height: 640.0,
    row: 80.0,
};

/// How far the list is scrolled, and whether it has the focus. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct ListPlace {
    pub list: NodeRef<html::Div>,
    pub measures: RwSignal<ListMeasures>,
    has_focus: RwSignal<bool>,
}

impl ListPlace {
    pub fn new() -> ListPlace {
        ListPlace {
            list: NodeRef::new(),
            measures: RwSignal::new(MEASURES),
            has_focus: RwSignal::new(false),
        }
    }

    /// Measures the list, once it is on the page and after its size has changed. The same game stays at its top, and the
    /// row with the focus, which is at the place `active`, stays in sight.
    pub fn measure(self, active: usize) {
        let Some(list) = self.element() else {
            return;
        };
        let style = window().get_computed_style(&list).ok().flatten();
        // The computed value is in pixels for every unit of the token.
        let row = style.and_then(|style| style.get_property_value("scroll-padding-top").ok());
        let row = row.and_then(|row| decimal(row.trim_end_matches("px")));
        let row = row.unwrap_or(MEASURES.row);
        let before = self.measures.get_untracked();
        let scrolled = f64::from(list.scroll_top());
        let mut now = ListMeasures {
            scrolled,
            height: f64::from(list.client_height()),
            row,
        };
        if before.row.total_cmp(&row).is_ne() {
            now.scrolled = before.scrolled_with(row);
        }
        let is_kept_in_sight = is_inside(&list) && before.scroll_to(active).is_none();
        if let (true, Some(to)) = (is_kept_in_sight, now.scroll_to(active)) {
            now.scrolled = to;
        }
        if now.scrolled.total_cmp(&scrolled).is_ne() {
            list.set_scroll_top(now.scrolled as i32);
        }
        self.measures.set_if_changed(now);
    }

    /// The list was scrolled.
    pub fn scrolled(self) {
        if let Some(list) = self.element() {
            let scrolled = f64::from(list.scroll_top());
            self.measures
                .update(|measures| measures.scrolled = scrolled);
        }
    }

    /// Scrolls the list.
    pub fn scroll_to(self, to: f64) {
        if let Some(list) = self.element() {
            list.set_scroll_top(to as i32);
            self.scrolled();
        }
    }

    /// Makes the rows at a place immediately, and scrolls there once the list has its new length.
    pub fn scroll_soon(self, to: f64) {
        self.measures.update(|measures| measures.scrolled = to);
        spawn_local(async move {
            for _ in 0..2 {
                tick().await;
            }
            self.scroll_to(to);
        });
    }

    /// The place of the row that the Tab key leads to, reactive: the one that is pointed at while the focus is in the
    /// list or that row is in sight, otherwise the first one in sight.
    #[must_use]
    pub fn tab_place(self, model: &LibraryModel) -> usize {
        let active = model.active();
        let measures = self.measures.get();
        match self.has_focus.get() || measures.shows(active) {
            true => active,
            false => measures.first_shown(model.len()),
        }
    }

    /// An element in the list has got the focus, or the list itself, which some browsers focus because it scrolls.
    pub fn focus_in(self) {
        self.has_focus.set_if_changed(self.is_focused());
    }

    /// An element in the list has lost the focus. If only the window has lost it, it stays in the list.
    pub fn focus_out(self, event: &FocusEvent) {
        let to = event.related_target();
        let to = to.and_then(|to| to.dyn_into::<Node>().ok());
        let is_inside = self.element().is_some_and(|list| {
            let goes_inside = to.is_some_and(|to| is_in(&list, &to));
            goes_inside || is_inside(&list)
        });
        self.has_focus.set_if_changed(is_inside);
    }

    /// Whether the focus is in the list.
    #[must_use]
    pub fn is_focused(self) -> bool {
        self.element().is_some_and(|list| is_inside(&list))
    }

    /// Gives the focus to the list after the page was redrawn, if no element has it except the whole screen. The list
    /// does not scroll.
    pub fn focus_soon(self) {
        spawn_local(async move {
            for _ in 0..4 {
                tick().await;
                if is_free() && take_row() {
                    return;
                }
            }
            focus::after(NO_ROW);
        });
    }

    fn element(self) -> Option<web_sys::HtmlDivElement> {
        self.list.try_get_untracked().flatten()
    }
}

/// Whether the element with the focus is inside the list.
fn is_inside(list: &Element) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| is_in(list, &active))
}

/// Whether a node is inside the list, and is not the list itself.
fn is_in(list: &Element, node: &Node) -> bool {
    let itself: &Node = list;
    itself != node && list.contains(Some(node))
}

/// Whether no element has the focus, or the whole screen.
fn is_free() -> bool {
    let active = document().active_element();
    active.is_none_or(|active| matches!(active.tag_name().as_str(), "BODY" | "MAIN"))
}

fn take_row() -> bool {
    let found = document().query_selector(ROW).ok().flatten();
    let row = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    row.is_some_and(|row| row.focus_with_options(&options).is_ok())
}
