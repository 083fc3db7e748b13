//! The display of boards before, during and after moves: previews, targets, paths, notes, falls.

use serde_json::{Value, json};
use tablero::games::GAMES;
use tablero::play::{GameText, encode};

use crate::browser::{Key, PointerStep, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_pointer_over_a_push_shows_what_it_would_do,
    keys_show_what_a_move_would_do once Logic,
    what_is_pushed_off_falls_and_undoing_brings_it_back sample Logic,
    a_hop_goes_round_its_bends,
    nothing_glides_for_who_wants_no_motion,
    the_path_of_the_round_is_seen once Logic,
    a_wall_that_may_not_answer_is_marked_and_says_why once Logic,
    a_runaway_is_told once Logic,
    a_finger_aims_before_it_touches if Touch,
    a_tap_between_two_places_is_asked_again if Touch,
    a_turned_board_means_no_press,
    a_goal_behind_a_tall_stack_is_met once Logic,
    what_is_pushed_by_a_drop_glides,
    a_game_that_is_opened_shows_its_last_move once Logic,
    where_no_picture_comes_everything_is_told once Logic,
    every_game_has_its_own_icon once Logic,
    the_first_cards_are_in_sight_and_home_is_short once Logic,
];

/// A game with this start position.
#[track_caller]
fn from<'a>(session: &'a Session, game: &str, start: &str) -> Page<'a> {
    let page = Page::serve(session);
    page.open_game(&GameText {
        game: game.to_owned(),
        start: Some(start.to_owned()),
        ..GameText::default()
    });
    page
}

/// The places of the pieces with a `data-fate` and its values, sorted.
fn effects(session: &Session) -> Value {
    let script = "return Array.from(document.querySelectorAll('[data-fate]'),
        (one) => `${one.dataset.at} ${one.dataset.fate}`).sort().join()";
    session.run(script, vec![])
}

#[track_caller]
fn await_fates(session: &Session, wanted: &str) {
    let check = "
        const all = document.querySelectorAll('[data-fate]');
        const seen = Array.from(all, (one) => `${one.dataset.at} ${one.dataset.fate}`).sort().join();
        return seen === arguments[0] || { not: seen };";
    session.until(
        "what would become of the pieces",
        check,
        vec![json!(wanted)],
    );
}

const CHAIN: &str = "6c/3o3/3u3/3d3/3T3/3C3/7 w -";

fn a_pointer_over_a_push_shows_what_it_would_do(session: &Session) {
    let page = from(session, "push-push", CHAIN);
    page.touch("d2");
    page.await_spots("push", &["d3"]);
    assert_eq!(effects(session), json!(""));
    session.mouse(&[PointerStep::Move(page.point("d3"))]);
    await_fates(session, "d3 shoved,d4 shoved,d5 shoved,d6 shoved");
    page.see(".preview");
    page.read("[data-status]", "d2 to d3");
    assert_eq!(page.ply(), 0, "it is only shown");
    session.mouse(&[PointerStep::Move(page.point("c2"))]);
    await_fates(session, "");
}

fn keys_show_what_a_move_would_do(session: &Session) {
    let page = from(session, "push-push", "6c/7/7/3o3/U6/dC5/tu5 w -");
    page.tab_to("[data-spot]");
    page.key_touch("b2", false, Key::Enter);
    page.await_spots("lose", &["a3"]);
    page.key_touch("a1", false, Key::Left);
    session.keys(&[Key::Right, Key::Left]);
    await_fates(session, "a1 lost");
}

fn what_is_pushed_off_falls_and_undoing_brings_it_back(session: &Session) {
    let page = from(session, "push-push", "6c/7/7/3o3/U6/dC5/tu5 w -");
    let count = "return document.querySelectorAll('[data-piece]:not([data-leaving])').length";
    let before = session.run(count, vec![]);
    page.touch("b2");
    page.touch("a1");
    page.await_ply(1);
    let gone = "return document.querySelectorAll('[data-leaving]').length === 0";
    session.until("the fallen piece to be gone", gone, vec![]);
    let less = before.as_u64().expect("a number") - 1;
    assert_eq!(session.run(count, vec![]), json!(less));
    page.act("undo");
    page.await_ply(0);
    assert_eq!(session.run(count, vec![]), before);
}

/// Records the paths of everything that is animated from now on.
fn watch(session: &Session) {
    let script = "
        window.ways = [];
        const glide = KeyframeEffect.prototype.setKeyframes;
        KeyframeEffect.prototype.setKeyframes = function (frames) {
            window.ways.push(frames.transform);
            return glide.call(this, frames);
        };";
    session.run(script, vec![]);
}

fn ways(session: &Session) -> Vec<Value> {
    let ways = session.run("return window.ways", vec![]);
    ways.as_array().cloned().unwrap_or_default()
}

/// Waits for this many ways. They are recorded when they are drawn, which may be after the move is stored.
#[track_caller]
fn await_ways(session: &Session, count: usize) -> Vec<Value> {
    let check = "return window.ways.length >= arguments[0] || { not: window.ways }";
    session.until(&format!("{count} ways"), check, vec![json!(count)]);
    let ways = ways(session);
    assert_eq!(ways.len(), count, "{ways:?}");
    ways
}

fn a_hop_goes_round_its_bends(session: &Session) {
    let page = from(session, "pogo", "bb,bb,bb/-,-,-/WW,WW,WW w");
    watch(session);
    page.tab_to("[data-spot]");
    page.key_touch("b1", false, Key::PageDown);
    session.keys(&[Key::Enter]);
    page.key_touch("a2", false, Key::Enter);
    page.await_ply(1);
    let there = await_ways(session, 2);
    let long = |way: &Value| way.as_array().map_or(0, Vec::len);
    assert!(there.iter().all(|way| long(way) > 10), "{there:?}");
    page.act("undo");
    page.await_ply(0);
    // Undoing glides as well.
    await_ways(session, 4);
    page.act("redo");
    page.await_ply(1);
    await_ways(session, 6);
}

fn nothing_glides_for_who_wants_no_motion(session: &Session) {
    let page = from(session, "zoq", "bbb/3/WWW Wb w");
    let style = "document.documentElement.style.setProperty('--move', '0ms')";
    session.run(style, vec![]);
    watch(session);
    page.touch("b1");
    page.touch("b2");
    page.await_ply(1);
    assert_eq!(ways(session), [Value::Null; 0]);
}

fn the_path_of_the_round_is_seen(session: &Session) {
    let page = from(
        session,
        "ticto",
        "Rb2:b2,c2,c3+,c4,d4,d5e5,f4 rg7:c3,e4,g5,g7 w n - 0",
    );
    page.see_no(".note-line");
    page.touch("b2");
    page.see(".note-line");
    page.await_spots("target", &["c2", "c3", "c4", "d4", "d5", "e5"]);
    session.keys(&[Key::Escape]);
    page.see_no(".note-line");
}

fn a_wall_that_may_not_answer_is_marked_and_says_why(session: &Session) {
    let page = from(session, "ticto", "Rg1:c3n,g1,g2 ra7:a6,a7,d3n,g7 w n - 0");
    page.see(".note-tension");
    page.touch("c3n");
    page.touch("d3n");
    page.await_ply(1);
    page.see(".note-waits-push .note-badge");
    let label = "return document.querySelector('[data-spot=e3n]').getAttribute('aria-label')";
    let label = session.run(label, vec![]).to_string();
    assert!(label.contains("cannot push back this turn"), "{label}");
}

fn a_runaway_is_told(session: &Session) {
    let page = from(session, "breakthrough", "8/8/2P5/8/8/5p2/8/8 w");
    page.see(".note-runaway");
    session.mouse(&[PointerStep::Move(page.point("c6"))]);
    page.read("[data-status]", "this pawn can no longer be stopped");
}

fn a_finger_aims_before_it_touches(session: &Session) {
    let page = from(session, "push-push", CHAIN);
    let [piece, push, step] = ["d2", "d3", "c2"].map(|spot| page.point(spot));
    session.finger(&[
        PointerStep::Move(piece),
        PointerStep::Press,
        PointerStep::Lift,
    ]);
    page.await_spots("selected", &["d2"]);
    // A quick tap shows the effect of the push. Repeating it makes the move.
    session.tap(push);
    await_fates(session, "d3 shoved,d4 shoved,d5 shoved,d6 shoved");
    page.read("[data-status]", "Tap again to confirm");
    assert_eq!(page.ply(), 0, "it is only shown");
    session.finger(&[
        PointerStep::Move(push),
        PointerStep::Press,
        PointerStep::Lift,
    ]);
    page.await_saved(&["d2-d3"]);
    page.act("undo");
    page.await_saved(&[]);
    // The place where the finger is lifted counts.
    session.finger(&[
        PointerStep::Move(piece),
        PointerStep::Press,
        PointerStep::Lift,
    ]);
    page.await_spots("selected", &["d2"]);
    let half = ((push.0 + step.0) / 2.0, (push.1 + step.1) / 2.0);
    let slide = [half, step, step].map(PointerStep::Move);
    let pressed = [PointerStep::Move(push), PointerStep::Press];
    session.finger(&[&pressed[..], &slide[..], &[PointerStep::Lift]].concat());
    page.await_saved(&["d2-c2"]);
}

/// White can go from b2 to a2 and to c2, so that on a turned board the touch would select another target.
fn a_turned_board_means_no_press(session: &Session) {
    let page = from(session, "pogo", "bb,-,bb/-,WW,-/WW,bb,WW w");
    let [stack, goal] = ["b2", "a2"].map(|spot| page.point(spot));
    session.mouse(&[
        PointerStep::Move(stack),
        PointerStep::Press,
        PointerStep::Move(goal),
    ]);
    session.keys(&[Key::Letter('f')]);
    session.mouse(&[PointerStep::Lift]);
    page.see("[data-board]");
    assert_eq!(page.ply(), 0);
}

fn a_goal_behind_a_tall_stack_is_met(session: &Session) {
    let page = from(session, "pogo", "-,-,b/-,bbbbbWWWWW,-/W,-,- w");
    page.touch("b2");
    page.await_spots("selected", &["b2"]);
    page.touch("b3");
    page.await_saved(&["3b2-b3"]);
}

fn what_is_pushed_by_a_drop_glides(session: &Session) {
    let page = from(session, "push-push", CHAIN);
    watch(session);
    page.drag("d2", "d3");
    page.await_saved(&["d2-d3"]);
    // All but the one that was carried.
    await_ways(session, 4);
}

fn a_game_that_is_opened_shows_its_last_move(session: &Session) {
    let page = Page::home(session);
    watch(session);
    let link = encode(&GameText {
        game: "breakthrough".to_owned(),
        moves: vec!["a2-a3".to_owned(), "h7-h6".to_owned()],
        ..GameText::default()
    });
    page.follow(&format!("#{link}"));
    page.arrive("game");
    page.await_ply(2);
    let check = "return window.ways.length === 1 || { not: window.ways }";
    session.until("one pawn to glide", check, vec![]);
}

fn a_tap_between_two_places_is_asked_again(session: &Session) {
    session.resize((360, 640));
    let page = from(session, "ticto", "Rg1:d4,g1 ra7:a7,g7 w n - 0");
    let [piece, cell, slot] = ["d4", "d5", "d4n"].map(|spot| page.point(spot));
    session.finger(&[
        PointerStep::Move(piece),
        PointerStep::Press,
        PointerStep::Lift,
    ]);
    page.await_spots("selected", &["d4"]);
    let between = (cell.0, (cell.1 + slot.1) / 2.0 + 1.0);
    session.tap(between);
    page.read("[data-status]", "Tap again to confirm");
    assert_eq!(page.ply(), 0);
    session.finger(&[
        PointerStep::Move(slot),
        PointerStep::Press,
        PointerStep::Lift,
    ]);
    page.await_saved(&["d4>d4n"]);
}

fn where_no_picture_comes_everything_is_told(session: &Session) {
    let page = Page::game(session, "8x8");
    // As in a tab that is hidden between a move and its frame. The browser keeps the callbacks of the frames.
    let script = "const kept = []; window.requestAnimationFrame = (act) => kept.push(act)";
    session.run(script, vec![]);
    page.click_move("a2-a3", 1);
    page.read("[data-status]", "Black to move");
    page.click_move("a7-a6", 2);
    page.read("[data-status]", "White to move");
}

fn every_game_has_its_own_icon(session: &Session) {
    let page = Page::home(session);
    let icon = "return document.querySelector('link[rel=icon]').getAttribute('href')";
    let usual = session.run(icon, vec![]);
    for game in GAMES {
        page.two_players(game.slug());
        let shown = session.run(icon, vec![]);
        assert_eq!(shown, json!(format!("./icons/{}.svg", game.slug())));
        let loads = "const [address, done] = arguments;
            fetch(address).then((answer) => done(answer.ok), () => done(false))";
        assert_eq!(session.run_async(loads, vec![shown]), json!(true));
        page.act("home");
        page.arrive("home");
        assert_eq!(session.run(icon, vec![]), usual);
    }
}

fn the_first_cards_are_in_sight_and_home_is_short(session: &Session) {
    let page = Page::home(session);
    page.start("5x5");
    page.click_move("a2-a3", 1);
    page.await_saved(&["a2-a3"]);
    page.act("home");
    page.arrive("home");
    page.see("[data-saved] svg");
    let check = "const seen = Array.from(document.querySelectorAll('.card [data-action=play]'))
            .filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length;
        return [seen, document.querySelector('main').getBoundingClientRect().bottom + scrollY]";
    for (size, cards, height) in [((360, 640), 2, 1_600.0), ((1280, 800), 5, 1_000.0)] {
        session.resize(size);
        let found = session.run(check, vec![]);
        println!("home at {size:?}: {found}");
        let seen = found[0].as_u64() >= Some(cards);
        assert!(
            seen && found[1].as_f64() <= Some(height),
            "{size:?}: {found}"
        );
    }
}
