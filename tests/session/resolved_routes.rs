//! The places of addresses, and the nearest places to addresses that lead nowhere.

use tablero::lessons::{Course, contents, courses};
use tablero::play::Day;
use tablero::session::progress::{Progress, game_of_day};
use tablero::session::route::{Resolved, Route, RouteFacts, Screen, resolve};

const PUZZLE_GAMES: &[&str] = &["breakthrough", "pogo", "ticto", "zoq"];

/// A page on which nothing was solved.
struct Facts {
    exercises: Progress,
    puzzles: Progress,
    puzzle_games: &'static [&'static str],
}

impl Default for Facts {
    fn default() -> Facts {
        Facts {
            exercises: Progress::default(),
            puzzles: Progress::default(),
            puzzle_games: PUZZLE_GAMES,
        }
    }
}

impl Facts {
    fn resolve(&self, fragment: &str) -> Option<Resolved> {
        let facts = RouteFacts {
            contents: &contents(),
            puzzle_games: self.puzzle_games,
            games: &["pogo", "zoq"],
            today: today(),
            solved_exercises: &self.exercises,
            solved_puzzles: &self.puzzles,
        };
        resolve(&Route::read(fragment), &facts)
    }

    /// The place of a fragment that leads somewhere.
    fn screen(&self, fragment: &str) -> Screen {
        let resolved = self.resolve(fragment).expect("no link");
        assert!(!resolved.is_nearest, "{fragment} leads to {resolved:?}");
        resolved.screen
    }

    /// The nearest place to a fragment that leads nowhere.
    fn nearest(&self, fragment: &str) -> Screen {
        let resolved = self.resolve(fragment).expect("no link");
        assert!(resolved.is_nearest, "{fragment} leads to {resolved:?}");
        resolved.screen
    }
}

fn today() -> Day {
    Day::of(20_261_126).unwrap()
}

fn course(slug: &str) -> &'static Course {
    tablero::lessons::of(slug).expect("a course")
}

fn text(text: &str) -> String {
    text.to_owned()
}

#[test]
fn the_rules_of_each_game_and_each_of_their_points_are_places() {
    let facts = Facts::default();
    for course in courses() {
        let route = Route::rules(&course.slug);
        assert_eq!(
            facts.screen(&route.to_string()),
            Screen::Rules(&course.slug, None)
        );
        for point in course.points() {
            let screen = facts.screen(&Route::point(&course.slug, &point.key).to_string());
            assert_eq!(screen, Screen::Rules(&course.slug, Some(&point.key)));
            assert_eq!(screen.without_point(), Screen::Rules(&course.slug, None));
        }
    }
}

#[test]
fn a_lesson_begins_at_the_first_exercise_that_is_not_solved() {
    for course in courses() {
        let mut facts = Facts::default();
        for (number, exercise) in course.exercises.iter().enumerate() {
            let lesson = Route::lesson(&course.slug).to_string();
            assert_eq!(facts.screen(&lesson), Screen::Lesson(&course.slug, number));
            let its = Route::exercise(&course.slug, &exercise.key).to_string();
            assert_eq!(facts.screen(&its), Screen::Lesson(&course.slug, number));
            facts.exercises.add(text(&course.slug), text(&exercise.key));
        }
        let all_solved = facts.screen(&Route::lesson(&course.slug).to_string());
        assert_eq!(all_solved, Screen::Lesson(&course.slug, 0));
    }
}

#[test]
fn puzzles_are_found_by_number_day_and_turn() {
    let mut facts = Facts::default();
    facts.puzzles.add(text("zoq"), text("1"));
    for (fragment, screen) in [
        ("puzzle=zoq", Screen::Puzzle("zoq", 2)),
        ("puzzle=pogo", Screen::Puzzle("pogo", 1)),
        ("puzzle=zoq/1", Screen::Puzzle("zoq", 1)),
        ("puzzle=zoq/9999999", Screen::Puzzle("zoq", 9_999_999)),
        ("puzzle=zoq/2026-11-22", Screen::Puzzle("zoq", 20_261_122)),
        ("puzzle=zoq/today", Screen::Puzzle("zoq", 20_261_126)),
        ("puzzles=zoq", Screen::Puzzles("zoq")),
        ("puzzles=days", Screen::Days),
        ("edit=zoq", Screen::Edit("zoq", String::new())),
        ("edit=zoq/x/y", Screen::Edit("zoq", text("x/y"))),
        ("", Screen::Home),
        ("play=", Screen::Game(String::new())),
        ("play=x", Screen::Game(text("x"))),
    ] {
        assert_eq!(facts.screen(fragment), screen, "{fragment}");
    }
    let game = game_of_day(today(), PUZZLE_GAMES).unwrap();
    assert_eq!(
        facts.screen("puzzle=today"),
        Screen::Puzzle(game, 20_261_126)
    );
    facts.puzzle_games = &[];
    assert_eq!(facts.nearest("puzzle=today"), Screen::Home);
}

#[test]
fn unknown_games_lead_home() {
    let facts = Facts::default();
    for fragment in [
        "rules=",
        "rules=/",
        "edit=",
        "edit=chess/x",
        "rules=chess",
        "rules=chess/1",
        "rules=Zoq",
        "rules=zoq%20",
        "rules=%7Aoq",
        "rules=/zoq",
        "lesson=",
        "lesson=chess",
        "lesson=/x",
        "lesson= zoq",
        "puzzle=",
        "puzzle=chess",
        "puzzle=/today",
        "puzzle=/1",
        "puzzle=today/1",
        "puzzle=days",
        "puzzle=push-push",
        "puzzle=chess/0",
        "puzzle=today/",
        "puzzles=",
        "puzzles=chess",
        "puzzles=today",
        "puzzles=zoq/",
        "puzzles=days/",
        "puzzles=/days",
    ] {
        assert_eq!(facts.nearest(fragment), Screen::Home, "{fragment}");
    }
}

#[test]
fn unknown_parts_of_a_game_lead_to_its_beginning() {
    let mut facts = Facts::default();
    let exercises = &course("zoq").exercises;
    facts.exercises.add(text("zoq"), text(&exercises[0].key));
    facts.puzzles.add(text("zoq"), text("1"));
    let parts = [
        "",
        "/",
        "gone",
        "%",
        "%20",
        "1/2",
        "00",
        "0",
        "-1",
        "+1",
        "1.5",
        "10000000",
        "20261322",
        "2026-02-30",
        "18446744073709551616",
        "99999999999999999999999",
        "２",
        "Today",
        "today/",
    ];
    for part in parts {
        let rules = facts.nearest(&format!("rules=zoq/{part}"));
        assert_eq!(rules, Screen::Rules("zoq", None), "{part}");
        assert_eq!(rules.route().to_string(), "rules=zoq");
        let lesson = facts.nearest(&format!("lesson=zoq/{part}"));
        assert_eq!(lesson, Screen::Lesson("zoq", 1), "{part}");
        assert_eq!(lesson.route().to_string(), "lesson=zoq");
        let puzzle = facts.nearest(&format!("puzzle=zoq/{part}"));
        assert_eq!(puzzle, Screen::Puzzle("zoq", 2), "{part}");
        assert_eq!(puzzle.route().to_string(), "puzzle=zoq/2");
    }
}

#[test]
fn the_route_of_a_place_leads_back_to_it() {
    let point = &course("zoq").points().next().expect("a point").key;
    let facts = Facts::default();
    for screen in [
        Screen::Home,
        Screen::Game(text("x")),
        Screen::Rules("zoq", None),
        Screen::Rules("zoq", Some(point)),
        Screen::Lesson("zoq", 0),
        Screen::Puzzle("zoq", 3),
        Screen::Puzzle("zoq", 20_261_122),
        Screen::Puzzles("zoq"),
        Screen::Days,
        Screen::Edit("zoq", String::new()),
        Screen::Edit("zoq", text("bbb/3/WWW_Wb_b")),
        Screen::Embed(text("tablero=1&game=zoq")),
    ] {
        assert_eq!(facts.screen(&screen.route().to_string()), screen);
    }
    assert_eq!(Screen::LoadingScreen.route(), Route::Home);
}

#[test]
fn only_a_link_has_no_place_yet() {
    let facts = Facts::default();
    for fragment in [
        "nonsense",
        "tablero=1&game=zoq",
        "rules",
        "%",
        "#",
        "Play=a",
    ] {
        assert_eq!(facts.resolve(fragment), None, "{fragment}");
    }
}
