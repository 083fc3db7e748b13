//! Buttons, fields and texts.

use serde_json::{Value, json};

use super::Page;
use crate::browser::{Browser, Key, Point, PointerStep};

/// Finds the only matching element that can be pressed now, and its point: in view, not moving, not covered.
const TARGET: &str = r"
    const [css] = arguments;
    const all = Array.from(document.querySelectorAll(css));
    const found = all
        .filter((one) => !one.closest('[data-hidden]'))
        .filter((one) => one.getClientRects().length > 0 || one.labels?.length);
    if (found.length !== 1) return { not: `${found.length} shown and ${all.length} in all` };
    let one = found[0];
    if (one.disabled || one.getAttribute('aria-disabled') === 'true') return { not: 'disabled' };
    if (one.matches('input[type=radio], input[type=checkbox]')) one = one.labels?.[0] ?? one;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    const point = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...point);
    if (!hit || !one.contains(hit)) return { not: 'covered by ' + (hit?.outerHTML ?? 'nothing') };
    const was = check.was;
    check.was = point.join();
    return was === check.was ? point : { not: 'moving' };
";

/// Finds visible elements. WebKit gives boxes to parts of a drawing that it does not draw.
const SHOWN: &str = r"
    const shown = Array.from(document.querySelectorAll(arguments[0]))
        .filter((one) => !one.closest('[data-hidden], [inert]') && one.getClientRects().length > 0 && one.checkVisibility());
";

impl Page<'_> {
    /// Waits until an element is visible and returns its text.
    #[track_caller]
    pub fn see(&self, css: &str) -> String {
        let text = "return shown[0] && { text: shown[0].innerText ?? shown[0].textContent }";
        let check = format!("{SHOWN}{text}");
        let seen = self.until(&format!("{css} to be seen"), &check, vec![json!(css)]);
        seen["text"].as_str().unwrap_or_default().trim().to_owned()
    }

    /// Waits until no matching element is visible.
    #[track_caller]
    pub fn see_no(&self, css: &str) {
        let none = "return shown.length === 0 || { not: shown[0].outerHTML.slice(0, 300) }";
        let check = format!("{SHOWN}{none}");
        self.until(&format!("{css} to be gone"), &check, vec![json!(css)]);
    }

    /// Whether a matching element is visible now.
    #[track_caller]
    pub fn shows(&self, css: &str) -> bool {
        let script = format!("{SHOWN}return shown.length > 0");
        self.session.run(&script, vec![json!(css)]) == json!(true)
    }

    /// The number of matching elements in the page.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let script = "return document.querySelectorAll(arguments[0]).length";
        let count = self.session.run(script, vec![json!(css)]);
        count.as_u64().unwrap_or_default() as usize
    }

    /// Expands everything that is collapsed.
    #[track_caller]
    pub fn unfold(&self) {
        let script =
            "for (const folded of document.querySelectorAll('details')) folded.open = true";
        self.session.run(script, vec![]);
    }

    /// Waits until the text of an element contains this.
    #[track_caller]
    pub fn read(&self, css: &str, part: &str) {
        let check = "const texts = Array.from(document.querySelectorAll(arguments[0]))
                .map((one) => one.innerText ?? one.textContent);
            return texts.some((text) => text.includes(arguments[1])) || { not: texts }";
        let what = format!("{css} to say {part:?}");
        self.until(&what, check, vec![json!(css), json!(part)]);
    }

    /// Waits for a notice and returns its text, which must be a sentence.
    #[track_caller]
    pub fn notice(&self, kind: &str) -> String {
        sentence(self.see(&format!("[data-notice={kind}]")))
    }

    #[track_caller]
    pub fn dismiss(&self, kind: &str) {
        let notice = format!("[data-notice={kind}]");
        self.press(&format!("{notice} [data-action=dismiss]"));
        self.see_no(&notice);
    }

    /// The text of the polite live region, for example refusals.
    #[track_caller]
    pub fn said(&self) -> String {
        self.text_of("return document.querySelector('[data-live=polite]')?.textContent ?? ''")
    }

    /// Clicks an element as soon as it can be clicked.
    #[track_caller]
    pub fn press(&self, css: &str) {
        let point = self.target(css);
        self.session.mouse(&[
            PointerStep::Move(point),
            PointerStep::Press,
            PointerStep::Lift,
        ]);
    }

    /// Clicks the button of an action.
    #[track_caller]
    pub fn act(&self, action: &str) {
        self.press(&format!("button[data-action={action}]"));
    }

    #[track_caller]
    pub fn target(&self, css: &str) -> Point {
        let what = format!("{css} to take a press");
        as_point(&self.until(&what, TARGET, vec![json!(css)]))
    }

    /// Replaces the text of a field.
    #[track_caller]
    pub fn write(&self, css: &str, text: &str) {
        self.press(css);
        let select = "document.querySelector(arguments[0]).select()";
        self.session.run(select, vec![json!(css)]);
        let keys: Vec<Key> = text.chars().map(Key::Letter).collect();
        self.session.keys(&keys);
    }

    #[track_caller]
    pub fn value(&self, css: &str) -> String {
        let there = "return document.querySelector(arguments[0])?.value !== undefined";
        self.until(&format!("{css} to be there"), there, vec![json!(css)]);
        let script = "return document.querySelector(arguments[0])?.value ?? null";
        let value = self.session.run(script, vec![json!(css)]);
        value
            .as_str()
            .unwrap_or_else(|| panic!("{css} has no value"))
            .to_owned()
    }

    #[track_caller]
    pub fn is_checked(&self, css: &str) -> bool {
        let there = "return document.querySelector(arguments[0])?.checked !== undefined";
        self.until(&format!("{css} to be there"), there, vec![json!(css)]);
        let script = "return document.querySelector(arguments[0])?.checked ?? null";
        let checked = self.session.run(script, vec![json!(css)]);
        checked
            .as_bool()
            .unwrap_or_else(|| panic!("{css} cannot be checked"))
    }

    /// Moves with Tab, or with Shift+Tab for elements before, until an element has the focus. It does not go
    /// beyond the ends of the page, because drivers cannot return from the browser's own window.
    #[track_caller]
    pub fn tab_to(&self, css: &str) {
        let script = "const at = document.activeElement ?? document.body;
            if (at.matches(arguments[0])) return 'there';
            const goals = Array.from(document.querySelectorAll(arguments[0]));
            const ahead = (goal) =>
                at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
            return goals.some(ahead) ? 'ahead' : 'behind'";
        for step in 0..80 {
            match self.session.run(script, vec![json!(css)]).as_str() {
                Some("there") => return,
                Some("ahead") => self.session.keys(&[Key::Tab]),
                // After a click on a button, WebKit starts inside it and reaches the button itself first.
                _ if step == 0 && self.session.browser == Browser::WebKit => {
                    self.session.keys(&[Key::Tab, Key::BackTab, Key::BackTab]);
                }
                _ => self.session.keys(&[Key::BackTab]),
            }
        }
        panic!("80 times Tab do not lead to {css}");
    }

    /// Changes a setting in the dialog, and closes it.
    #[track_caller]
    pub fn set(&self, setting: &str, value: &str) {
        self.act("settings");
        self.see("dialog[data-panel=settings]");
        let radio = format!("input[type=radio][data-setting={setting}][value={value}]");
        if self.count(&radio) > 0 {
            self.press(&radio);
        } else {
            let select = format!("select[data-setting={setting}]");
            self.session.choose(&select, value);
        }
        self.close_settings();
    }

    #[track_caller]
    pub fn close_settings(&self) {
        self.press("dialog[data-panel=settings] [data-action=close]");
        self.see_no("dialog[data-panel=settings]");
    }

    #[track_caller]
    pub fn speak(&self, language: &str) {
        self.set("language", language);
        let check = "return document.documentElement.lang === arguments[0]";
        self.until("the language to change", check, vec![json!(language)]);
    }
}

/// Checks that a text is at least a short sentence.
#[track_caller]
pub fn sentence(text: String) -> String {
    let words = text.split_whitespace().count();
    assert!(words >= 3, "{text:?} is no sentence");
    text
}

pub fn as_point(value: &Value) -> Point {
    let at = |index: usize| value[index].as_f64().unwrap_or_default();
    (at(0), at(1))
}
