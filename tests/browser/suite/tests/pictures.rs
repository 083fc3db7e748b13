//! Screenshots of the main screens, for people to look at.

use crate::browser::{Browser, Session};
use crate::games::Game;
use crate::page::Page;
use crate::report;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    pictures_of_the_screens_on_a_desk sample Picture,
    pictures_of_the_screens_on_a_phone once Picture,
];

fn pictures_of_the_screens_on_a_desk(session: &Session) {
    session.resize((1280, 800));
    pictures(session, "desk");
}

fn pictures_of_the_screens_on_a_phone(session: &Session) {
    session.resize((360, 640));
    pictures(session, "phone");
}

#[track_caller]
fn pictures(session: &Session, size: &str) {
    let game = Game::of_length(55);
    let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
    let page = Page::linked(session, start, &game.moves()[..20]);
    let both = [("light", "en"), ("dark", "es")];
    // One picture of each screen shows whether another browser draws the same.
    let shown = match session.browser {
        Browser::Chromium => &both[..],
        Browser::Firefox | Browser::WebKit => &both[1..],
    };
    for &(theme, language) in shown {
        page.set("theme", theme);
        page.speak(language);
        let take = |name: &str| {
            // Until all animations have ended.
            session.until(
                "rest",
                "return document.getAnimations().every((one) => one.playState !== 'running')",
                vec![],
            );
            let file = format!("{name}-{size}-{theme}-{language}.png");
            let path = report::pictures().join(session.browser.name()).join(file);
            report::save(&path, &session.screenshot());
        };
        page.arrive("game");
        let mover = page.spots("movable")[0].clone();
        take("game");
        page.touch(&mover);
        page.await_spots("selected", &[&mover]);
        take("in-hand");
        page.touch("a1");
        take("refused");
        session.keys(&[crate::browser::Key::Escape]);
        page.act("previous");
        page.see("[data-action=resume]");
        take("looking-back");
        page.act("resume");
        page.act("settings");
        page.see("dialog[data-panel=settings]");
        take("settings");
        page.close_settings();
        page.act("share");
        page.act("share-game");
        page.see("[data-field=link]");
        take("share");
        page.press("dialog[data-panel=share] [data-action=close]");
        page.see_no("dialog[data-panel=share]");
        page.act("resign");
        page.act("resign-yes");
        page.await_result("black");
        take("over");
        page.act("undo");
        page.see_no("[data-result]");
        page.act("home");
        page.see("[data-saved]");
        take("home");
        page.follow("#nonsense");
        page.notice("broken-link");
        take("broken-link");
        page.dismiss("broken-link");
        page.press("[data-saved] [data-action=continue]");
    }
}
