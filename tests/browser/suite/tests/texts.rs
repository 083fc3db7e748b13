//! Courses and their texts are files. They are loaded once, when they are needed, and again after a failure.

use std::sync::{Arc, Mutex, PoisonError, mpsc};

use serde_json::json;
use tablero::lessons::{ExerciseResult, of};
use xtask::serve::Intercept;

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::lessons::Words;
use crate::page::{Page, built};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    texts_are_loaded_when_they_are_wanted_and_once sample Logic,
    rules_that_do_not_come_are_asked_for_again once Logic,
    a_course_whose_texts_alone_come_is_asked_for_again once Logic,
    a_lesson_that_does_not_come_is_asked_for_again,
    texts_stay_until_those_of_another_language_are_there once Logic,
    rules_that_come_late_are_shown_at_their_point once Logic,
    a_lesson_that_comes_late_gets_the_focus once Logic,
    a_game_without_its_texts_is_printed_without_them once Logic,
    the_first_words_of_a_part_are_there_before_the_part once Words,
];

/// The server's responses to requests for courses and their texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Response {
    Served,
    Refused,
    CutOff,
    /// The files belong to another version of the page.
    Other,
}

/// Controls the server's responses, which may change during a test.
#[derive(Clone)]
struct Files {
    folders: &'static [&'static str],
    response: Arc<Mutex<Response>>,
}

impl Files {
    /// Courses and their texts.
    fn new(response: Response) -> Files {
        Files::of(&["courses/", "lessons/"], response)
    }

    /// The files in these folders. Others are served.
    fn of(folders: &'static [&'static str], response: Response) -> Files {
        Files {
            folders,
            response: Arc::new(Mutex::new(response)),
        }
    }

    fn set(&self, response: Response) {
        *self.response.lock().unwrap_or_else(PoisonError::into_inner) = response;
    }

    /// Serves the page with the files in their current state.
    fn serve<'a>(&self, session: &'a Session) -> Page<'a> {
        session.expect_complaint("404");
        let (folders, response) = (self.folders, Arc::clone(&self.response));
        Page::serve_but(session, move |path| {
            if !folders.iter().any(|folder| path.starts_with(folder)) {
                return Intercept::Serve;
            }
            let response = *response.lock().unwrap_or_else(PoisonError::into_inner);
            match (response, built(path)) {
                (Response::Refused, _) => Intercept::Status(404),
                (Response::CutOff, Intercept::Replace { content_type, body }) => {
                    Intercept::Replace {
                        content_type,
                        body: body[..body.len() / 2].to_vec(),
                    }
                }
                (Response::Other, Intercept::Replace { content_type, body }) => {
                    Intercept::Replace {
                        content_type,
                        body: String::from_utf8_lossy(&body)
                            .replace("\"text\":", "\"words\":")
                            .replace("\"rules\":", "\"tells\":")
                            .into_bytes(),
                    }
                }
                (_, whole) => whole,
            }
        })
    }
}

/// The message instead of texts.
fn sentence(language: &str) -> &'static str {
    match language {
        "es" => "No se ha podido cargar una parte de la página",
        _ => "A part of the page could not be loaded",
    }
}

#[track_caller]
fn await_focus_on(session: &Session, css: &str) {
    let check = "const one = document.activeElement;
        return one.matches(arguments[0]) || { not: one.outerHTML.slice(0, 200) }";
    session.until(&format!("{css} to have the focus"), check, vec![json!(css)]);
}

fn texts_are_loaded_when_they_are_wanted_and_once(session: &Session) {
    let loaded = || {
        let script = r"return performance.getEntriesByType('resource')
            .map((one) => one.name.split(/\/(?:courses|lessons)\//)[1]).filter(Boolean)";
        let files = session.run(script, vec![]);
        let files = files.as_array().cloned().unwrap_or_default();
        let files = files.iter().filter_map(|file| file.as_str());
        let games = files.map(|file| {
            file.rsplit_once('-')
                .map_or(file, |(game, _)| game)
                .to_owned()
        });
        let mut games = games.collect::<Vec<_>>();
        // Files that are loaded at the same time are listed in any order.
        games.sort();
        games
    };
    let page = Page::home(session);
    assert_eq!(loaded(), [""; 0]);
    for fragment in ["#rules=zoq", "#lesson=zoq", "#", "#rules=zoq/corner"] {
        page.follow(fragment);
        page.arrive(match fragment {
            "#" => "home",
            "#lesson=zoq" => "lesson",
            _ => "rules",
        });
    }
    assert_eq!(loaded(), ["zoq", "zoq-en"]);
    page.speak("es");
    page.arrive("rules");
    assert_eq!(loaded(), ["zoq", "zoq-en", "zoq-es"]);
    page.speak("en");
    page.arrive("rules");
    page.press("a[data-action=lesson]");
    page.arrive("lesson");
    assert_eq!(loaded(), ["zoq", "zoq-en", "zoq-es"]);
}

fn rules_that_do_not_come_are_asked_for_again(session: &Session) {
    for response in [Response::Refused, Response::CutOff, Response::Other] {
        let files = Files::new(response);
        let page = files.serve(session);
        page.open("");
        page.arrive("home");
        for language in ["en", "es"] {
            files.set(response);
            page.speak(language);
            page.follow("#rules=zoq/corner");
            page.arrive("rules");
            page.read("[data-missing]", sentence(language));
            assert!(!page.shows(".point"), "{response:?}");
            if response == Response::Refused {
                assert_clean(session, "rules without their texts");
            }
            // Marks the old message, because the new attempt fails too.
            session.run(
                "document.querySelector('[data-missing]').dataset.old = ''",
                vec![],
            );
            page.act("try-again");
            page.read("[data-missing]:not([data-old])", sentence(language));
            files.set(Response::Served);
            page.act("try-again");
            let words = Words::of(language);
            page.read(
                "[data-point=corner]",
                words.get("zoq", "points.corner.text"),
            );
            await_focus_on(session, "[data-point=corner]");
            page.see_no("[data-missing]");
            page.act("home");
            page.arrive("home");
        }
    }
}

fn a_course_whose_texts_alone_come_is_asked_for_again(session: &Session) {
    for response in [Response::Refused, Response::CutOff, Response::Other] {
        let files = Files::of(&["lessons/"], response);
        let page = files.serve(session);
        page.open("#lesson=zoq/hand");
        page.arrive("lesson");
        page.read("[data-missing]", sentence("en"));
        assert!(!page.shows("[data-task]"), "{response:?}");
        page.follow("#rules=zoq/corner");
        page.arrive("rules");
        page.read("[data-missing]", sentence("en"));
        assert!(!page.shows(".point"), "{response:?}");
        files.set(Response::Served);
        page.act("try-again");
        let words = Words::of("en");
        let text = words.get("zoq", "points.corner.text");
        page.read("[data-point=corner]", text);
        page.see_no("[data-missing]");
    }
}

fn a_lesson_that_does_not_come_is_asked_for_again(session: &Session) {
    let files = Files::new(Response::Refused);
    let page = files.serve(session);
    page.open("");
    page.arrive("home");
    let course = of("breakthrough").expect("a course");
    for language in ["en", "es"] {
        files.set(Response::Refused);
        page.speak(language);
        let exercise = &course.exercises[1];
        page.follow(&format!("#lesson=breakthrough/{}", exercise.key));
        page.arrive("lesson");
        page.read("[data-missing]", sentence(language));
        assert!(!page.shows("[data-task]"));
        assert_clean(session, "a lesson without its texts");
        files.set(Response::Served);
        page.act("try-again");
        let words = Words::of(language);
        let word = |of: &str| words.get(&course.slug, &format!("exercises.{}.{of}", exercise.key));
        page.read("[data-task]", word("task"));
        await_focus_on(session, "[data-task]");
        page.see_no("[data-missing]");
        let judged = page.answer(course, exercise, &exercise.solution);
        assert_eq!(judged, ExerciseResult::Solved);
        page.read("[data-judged=solved]", word("done"));
        page.act("home");
        page.arrive("home");
    }
}

fn texts_stay_until_those_of_another_language_are_there(session: &Session) {
    let files = Files::new(Response::Served);
    let page = files.serve(session);
    let words = ["en", "es"].map(Words::of);
    page.open("#rules=zoq");
    page.arrive("rules");
    page.unfold();
    files.set(Response::Refused);
    page.speak("es");
    page.read("[data-missing]", sentence("es"));
    page.read(
        "[data-point=corner]",
        words[0].get("zoq", "points.corner.text"),
    );
    files.set(Response::Served);
    page.act("try-again");
    page.read(
        "[data-point=corner]",
        words[1].get("zoq", "points.corner.text"),
    );
    page.see_no("[data-missing]");

    // An exercise in progress continues.
    page.follow("#lesson=zoq/hand");
    page.arrive("lesson");
    page.read("[data-task]", words[1].get("zoq", "exercises.hand.task"));
    page.follow("#lesson=pogo");
    page.arrive("lesson");
    files.set(Response::Refused);
    page.speak("en");
    page.read("[data-task] [data-missing]", sentence("en"));
    page.see("svg[data-board]");
    files.set(Response::Served);
    page.act("try-again");
    let course = of("pogo").expect("a course");
    let task = format!("exercises.{}.task", course.exercises[0].key);
    page.read("[data-task]", words[0].get("pogo", &task));
}

/// Serves the page and holds its texts back until the sender is dropped.
fn serve_late(session: &Session) -> (Page<'_>, mpsc::Sender<()>) {
    let (let_through, gate) = mpsc::channel::<()>();
    let gate = Mutex::new(gate);
    let page = Page::serve_but(session, move |path| {
        if path.starts_with("courses/") || path.starts_with("lessons/") {
            let _ = gate.lock().map(|gate| gate.recv());
        }
        Intercept::Serve
    });
    (page, let_through)
}

fn rules_that_come_late_are_shown_at_their_point(session: &Session) {
    let (page, let_through) = serve_late(session);
    page.open("");
    page.arrive("home");
    page.follow("#rules=breakthrough/last");
    page.see("[data-screen=rules] main[aria-busy=true] h1");
    page.see("button[data-action=print][aria-disabled=true]");
    assert!(!page.shows(".point") && !page.shows("[data-missing]"));
    assert_clean(session, "rules before their texts");
    drop(let_through);
    page.arrive("rules");
    await_focus_on(session, "[data-point=last]");
    let check = "const { top, bottom } = document.activeElement.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && scrollY > 0 || { not: [top, bottom, scrollY] }";
    session.until("the point to be in sight", check, vec![]);
    page.see("button[data-action=print][aria-disabled=false]");
}

fn a_lesson_that_comes_late_gets_the_focus(session: &Session) {
    let (page, let_through) = serve_late(session);
    page.open("");
    page.arrive("home");
    page.follow("#lesson=breakthrough");
    page.see("[data-screen=lesson] main[aria-busy=true]");
    await_focus_on(session, "[data-screen=lesson] main");
    assert!(!page.shows("[data-task]") && !page.shows("svg[data-board]"));
    drop(let_through);
    page.arrive("lesson");
    await_focus_on(session, "[data-task]");
}

fn a_game_without_its_texts_is_printed_without_them(session: &Session) {
    let page = Files::new(Response::Refused).serve(session);
    page.open("");
    page.arrive("home");
    page.start("5x5");
    page.await_course();
    session.run("dispatchEvent(new Event('beforeprint'))", vec![]);
    page.click_move("a2-a3", 1);
    page.see_no(".rules-sheet");
    page.see_no("[data-missing]");
}

/// The title of the list of keys is drawn before the list is loaded, and a link is shared on screens that load no
/// other texts about sharing.
fn the_first_words_of_a_part_are_there_before_the_part(session: &Session) {
    let page = Page::home(session);
    session.keys(&[Key::Letter('?')]);
    assert_eq!(page.see("#keys-title"), "Keyboard shortcuts");

    page.open("#puzzle=zoq");
    page.arrive("puzzle");
    page.act("link");
    let said = page.see("[data-notice=copied], [data-notice=not-copied]");
    assert!(said.contains("link") || said.contains("Link"), "{said:?}");
}
