//! The rules of every game: reachable from everywhere, interactive, printable.

use tablero::lessons::courses;

use super::in_sight::assert_narrow;
use crate::axe::assert_clean;
use crate::browser::{Feature, Key, PointerStep, Session};
use crate::lessons::Words;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    rules_are_a_touch_from_lessons_and_games once Logic,
    one_key_leads_to_the_rules_and_the_game_is_found_again once Logic,
    every_point_is_told_in_both_languages once Words,
    rules_begin_short_and_the_rest_is_folded sample Logic,
    a_figure_says_what_is_allowed_and_why_not once Logic,
    a_finger_that_scrolls_over_a_figure_changes_nothing if Scroll,
    a_finger_touches_a_figure sample Logic if Touch,
    a_refusal_leads_to_its_rule once Logic,
    axe_finds_nothing_in_rules once Axe,
    rules_are_not_wider_than_the_window_and_fit_on_one_sheet once Layout,
    help_tells_pieces_and_moves_until_it_is_switched_off once Logic,
];

fn rules_are_a_touch_from_lessons_and_games(session: &Session) {
    let page = Page::home(session);
    for course in courses() {
        let slug = &course.slug;
        page.press(&format!("[data-game={slug}] [data-action=learn]"));
        page.arrive("lesson");
        page.press("a[data-action=rules]");
        page.arrive("rules");
        assert_eq!(page.fragment(), format!("#rules={slug}"));
        page.act("home");
        page.arrive("home");
        page.two_players(slug);
        page.press("a[data-action=rules]");
        page.arrive("rules");
        assert_eq!(page.fragment(), format!("#rules={slug}"));
        page.act("home");
        page.arrive("game");
        page.act("home");
        page.arrive("home");
    }
}

fn one_key_leads_to_the_rules_and_the_game_is_found_again(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("a2-a3", 1);
    let game = page.fragment();
    session.keys(&[Key::Letter('h')]);
    page.arrive("rules");
    page.press("a[data-action=lesson]");
    page.arrive("lesson");
    page.act("home");
    page.arrive("game");
    assert_eq!(page.fragment(), game);
    page.await_ply(1);
}

fn every_point_is_told_in_both_languages(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        let words = Words::of(language);
        for course in courses() {
            page.follow(&format!("#rules={}", course.slug));
            page.arrive("rules");
            for item in &course.summary {
                let word = words.get(&course.slug, &format!("summary.{}", item.key));
                page.read(&format!("[data-summary={}]", item.key), word);
            }
            page.unfold();
            for part in &course.parts {
                let word = words.get(&course.slug, &format!("parts.{}", part.key));
                page.read(&format!("[data-part={}] h3", part.key), word);
            }
            for point in course.points() {
                let word =
                    |of: &str| words.get(&course.slug, &format!("points.{}.{of}", point.key));
                let css = format!("[data-point={}]", point.key);
                page.read(&format!("{css} h4"), word("title"));
                page.read(&css, word("text"));
                if point.ruling {
                    page.read(&format!("{css} .ruling"), word("ruling"));
                }
                for diagram in &point.diagrams {
                    page.read(
                        &format!("{css} [data-diagram={}]", diagram.key),
                        word(&diagram.key),
                    );
                }
            }
        }
    }
}

fn rules_begin_short_and_the_rest_is_folded(session: &Session) {
    session.resize((360, 640));
    let page = Page::home(session);
    let course = &courses()[0];
    page.follow(&format!("#rules={}", course.slug));
    page.arrive("rules");
    for item in &course.summary {
        let css = format!("[data-summary={}]", item.key);
        let arrows = page.count(&format!("{css} .arrow"));
        assert_eq!(arrows, item.arrows.len(), "{}", item.key);
    }
    page.see_no("details[open]");
    page.press("[data-part=play] > summary");
    page.see("[data-part=play][open] [data-point=start] svg[data-board]");
    page.see_no("[data-point=start] .ruling");
    page.press("[data-point=start] .point-more > summary");
    page.see("[data-point=start] .ruling");
    // A link to a point expands its part, and no other.
    page.follow("#rules=breakthrough/win");
    page.see("[data-part=end][open] [data-point=win]");
    let focused = "return document.activeElement.matches('[data-point=win]')";
    session.until("the point to have the focus", focused, vec![]);
    page.see_no("[data-part=boards][open]");
}

fn a_figure_says_what_is_allowed_and_why_not(session: &Session) {
    let page = Page::home(session);
    page.follow("#rules=breakthrough/blocked");
    page.arrive("rules");
    let figure = "[data-point=blocked] [data-diagram=ahead]";
    page.see(&format!("{figure} svg[data-board]"));
    let touch = |spot: &str| page.press(&format!("{figure} [data-spot={spot}]"));
    touch("f4");
    page.see(&format!("{figure} .refused"));
    page.read(&format!("{figure} [data-status]"), "f4");
    touch("f3");
    touch("e4");
    page.read(&format!("{figure} [data-status]"), "e4");
    page.see(&format!("{figure} [data-at=e4].white"));
    page.press(&format!("{figure} [data-action=again]"));
    page.see(&format!("{figure} [data-at=f3].white"));
    // Nothing of this is stored.
    page.act("home");
    page.arrive("home");
    page.see_no("[data-saved]");
}

fn a_finger_that_scrolls_over_a_figure_changes_nothing(session: &Session) {
    session.resize((360, 640));
    let page = Page::home(session);
    page.follow("#rules=breakthrough/start");
    page.arrive("rules");
    let figure = "[data-point=start] [data-diagram=board]";
    let (x, y) = page.target(&format!("{figure} [data-spot=d2]"));
    let before = session.run("return scrollY", vec![]);
    let steps = [
        PointerStep::Move((x, y - 40.0)),
        PointerStep::Move((x, y - 90.0)),
        PointerStep::Lift,
    ];
    session.finger(&[&[PointerStep::Move((x, y)), PointerStep::Press], &steps[..]].concat());
    session.until(
        "the page to scroll",
        "return scrollY > arguments[0] + 20",
        vec![before],
    );
    page.see_no(&format!("{figure} [data-state~=selected]"));
}

fn a_finger_touches_a_figure(session: &Session) {
    session.resize((360, 640));
    let page = Page::home(session);
    page.follow("#rules=breakthrough/start");
    page.arrive("rules");
    let figure = "[data-point=start] [data-diagram=board]";
    for spot in ["d2", "d3"] {
        let at = page.target(&format!("{figure} [data-spot={spot}]"));
        session.finger(&[PointerStep::Move(at), PointerStep::Press, PointerStep::Lift]);
    }
    page.see(&format!("{figure} [data-at=d3].white"));
}

fn a_refusal_leads_to_its_rule(session: &Session) {
    let page = Page::game(session, "5x5");
    page.touch("a2");
    page.touch("a4");
    page.press("a[data-action=rule]");
    page.arrive("rules");
    assert_eq!(page.fragment(), "#rules=breakthrough/step");
    page.await_focus("body");
}

fn axe_finds_nothing_in_rules(session: &Session) {
    let page = Page::home(session);
    for course in courses() {
        page.follow(&format!("#rules={}", course.slug));
        page.arrive("rules");
        page.see(".summary svg");
        assert_clean(session, &format!("the rules of {}, folded", course.slug));
        page.unfold();
        page.see("svg[data-board]");
        assert_clean(session, &format!("the rules of {}", course.slug));
    }
    page.set("theme", "dark");
    assert_clean(session, "rules in the dark");
}

fn rules_are_not_wider_than_the_window_and_fit_on_one_sheet(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        for course in courses() {
            page.follow(&format!("#rules={}", course.slug));
            page.arrive("rules");
            // The short form is one and a half screens of a phone.
            session.resize((360, 640));
            let bottom = "const box = document.querySelector('.summary').getBoundingClientRect();
                          return box.bottom + scrollY";
            let bottom = session.run(bottom, vec![]).as_f64().expect("a number");
            let of = format!("{} in {language}", course.slug);
            assert!(bottom <= 960.0, "{of}: the summary ends at {bottom}");
            page.unfold();
            for size in [(320, 640), (360, 640), (768, 1024), (1280, 800)] {
                session.resize(size);
                assert_narrow(
                    session,
                    &format!("rules of {}, {language}, {size:?}", course.slug),
                );
            }
            // Spanish is the longer language. A sheet has two sides.
            if language == "es" && session.browser.can(Feature::Print) {
                let sides = session.sides_on_paper();
                let told = format!("{} in {language}: {sides}", course.slug);
                assert!((1..=2).contains(&sides), "{told}");
            }
        }
    }
}

fn help_tells_pieces_and_moves_until_it_is_switched_off(session: &Session) {
    let page = Page::game(session, "5x5");
    let words = Words::of("en");
    page.touch("a2");
    page.read("[data-help]", words.get("breakthrough", "pieces.pawn"));
    page.touch("a3");
    page.await_ply(1);
    // Elsewhere, the pointer is over nothing.
    let point = page.target("[data-side=black]");
    session.mouse(&[PointerStep::Move(point)]);
    page.read("[data-help]", "a2 to a3");
    page.act("settings");
    page.press("[data-setting=help]");
    page.close_settings();
    page.see_no("[data-help]:not(:empty)");
    page.reload();
    page.see_no("[data-help]:not(:empty)");
}
