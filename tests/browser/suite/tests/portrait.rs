//! A position as a picture, and a game on paper.

use serde_json::json;

use crate::browser::{Browser, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_position_is_saved_as_svg_that_stands_alone,
    a_position_is_saved_as_png,
    a_game_goes_on_one_sheet if Print,
];

/// Collects saved files in a list instead of saving them.
const KEEP: &str = "window.kept = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.kept.push(blob); return make.call(URL, blob); };
    HTMLAnchorElement.prototype.click = function () { window.named = this.download; };";

fn a_position_is_saved_as_svg_that_stands_alone(session: &Session) {
    let page = Page::home(session);
    let all = [
        ("breakthrough", 32),
        ("ticto", 20),
        ("pogo", 12),
        ("push-push", 15),
        ("zoq", 8),
    ];
    // The browser's computed styles are tested with two games.
    let shown = match session.browser {
        Browser::Chromium => &all[..],
        Browser::Firefox | Browser::WebKit => &all[..2],
    };
    for &(slug, shapes) in shown {
        page.two_players(slug);
        session.run(KEEP, vec![]);
        page.act("share");
        page.act("save-svg");
        let script = "const done = arguments[0];
            window.kept.at(-1).text().then((text) => {
                const read = new DOMParser().parseFromString(text, 'image/svg+xml');
                const strange = [...read.querySelectorAll('*')].filter((one) =>
                    ['use', 'style', 'parsererror'].includes(one.localName)
                    || one.hasAttribute('class') || one.hasAttribute('style')).length;
                const unpainted = [...read.querySelectorAll('[fill], [stroke]')].filter((one) =>
                    [one.getAttribute('fill'), one.getAttribute('stroke')].some((paint) => {
                        const name = /^url\\(#(.*)\\)$/.exec(paint ?? '')?.[1];
                        return paint?.includes('var(') || name && !read.getElementById(name);
                    })).length;
                const piece = 'svg > g > g > g[transform] > g > g';
                const pieces = read.querySelectorAll(piece).length;
                done([read.documentElement.localName, strange, unpainted, pieces, window.named]);
            })";
        let saved = session.run_async(script, vec![]);
        let name = format!("tablero-{slug}-0.svg");
        assert_eq!(saved, json!(["svg", 0, 0, shapes, name]), "{slug}");
        page.press("dialog[data-panel=share] [data-action=close]");
        page.act("home");
        page.arrive("home");
    }
}

fn a_position_is_saved_as_png(session: &Session) {
    let page = Page::game(session, "8x8");
    session.run(KEEP, vec![]);
    page.act("share");
    page.act("save-png");
    let check = "return window.named === 'tablero-breakthrough-0.png' || { not: window.named }";
    session.until("the picture to be saved", check, vec![]);
    let script = "const done = arguments[0];
        createImageBitmap(window.kept.at(-1)).then((image) => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.width, image.height];
            const brush = canvas.getContext('2d');
            brush.drawImage(image, 0, 0);
            const colours = new Set();
            const { data, width } = brush.getImageData(0, 0, image.width, image.height);
            for (let at = 0; at < width; at += 7) {
                const pixel = 4 * (at * width + at);
                colours.add(data.slice(pixel, pixel + 4).join());
            }
            done([Math.max(image.width, image.height), colours.size > 5]);
        }, (error) => done(String(error)))";
    assert_eq!(session.run_async(script, vec![]), json!([1600, true]));
}

fn a_game_goes_on_one_sheet(session: &Session) {
    let page = Page::linked(
        session,
        "ppppp/ppppp/5/PPPPP/PPPPP w",
        &["b2-a3", "b4-c3", "c2-d3"],
    );
    page.await_course();
    assert_eq!(session.sides_on_paper(), 1);
    // The printed contents.
    session.run("dispatchEvent(new Event('beforeprint'))", vec![]);
    let check = "return document.querySelectorAll('.rules-sheet li').length > 3";
    session.until("the rules to be there", check, vec![]);
    session.chromium("Emulation.setEmulatedMedia", json!({"media": "print"}));
    page.see(".rules-sheet li");
    page.see("[data-board]");
    page.see(".move");
    page.see_no("button[data-action=hint]");
    session.chromium("Emulation.setEmulatedMedia", json!({"media": ""}));
    session.run("dispatchEvent(new Event('afterprint'))", vec![]);
    page.see_no(".rules-sheet");
}
