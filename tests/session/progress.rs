//! Solved puzzles and beaten levels: their stored form, several tabs, and the records of puzzles.

use std::collections::BTreeSet;
use tablero::play::Day;
use tablero::play::stored::{self, Unreadable};
use tablero::session::notices::{Notice, StoredPart};
use tablero::session::progress::{
    Progress, ProgressEffect, ProgressKind, ProgressMessage, ProgressModel, PuzzleRecord,
    RecordedItem, SOLVED_IN_TIME, TRIED_WITH_HELP, game_of_day, next_puzzle,
};

const STORED: &str = r#"{"version":2,"done":{"pogo":["3"],"zoq":["1","12"]}}"#;

/// The page's games with puzzles.
const GAMES: &[&str] = &["breakthrough", "pogo", "zoq"];

/// Reads a value of either form.
fn stored_value<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let new = stored::read_version(text, 2);
    new.or_else(|why| match why {
        Unreadable::Newer => Err(why),
        Unreadable::Garbled => stored::read(text).map_err(|_| why),
    })
}

fn read(text: &str) -> Progress {
    stored_value(text).unwrap_or_else(|why| panic!("{why:?}: {text}"))
}

fn text(progress: &Progress) -> String {
    serde_json::to_string(progress).unwrap()
}

fn empty(kind: ProgressKind) -> ProgressModel {
    ProgressModel::new(kind, None, &mut Vec::new())
}

fn update(model: &mut ProgressModel, message: ProgressMessage) -> Vec<ProgressEffect> {
    let mut effects = Vec::new();
    model.update(message, &mut effects);
    effects
}

fn add(slug: &str, key: &str, stored: Option<Result<Progress, Unreadable>>) -> ProgressMessage {
    ProgressMessage::Add {
        slug: slug.to_owned(),
        key: key.to_owned(),
        stored,
    }
}

fn unreadable(part: StoredPart, why: Unreadable) -> ProgressEffect {
    ProgressEffect::ShowNotice(Notice::Unreadable(part, why))
}

#[test]
fn the_stored_form_is_the_one_of_today() {
    let progress = read(STORED);
    assert_eq!(text(&progress), STORED);
    assert!(progress.has("zoq", "12") && !progress.has("zoq", "3") && !progress.has("chess", "1"));
    assert_eq!(progress.keys("zoq").collect::<Vec<_>>(), ["1", "12"]);
    assert_eq!((progress.count("zoq"), progress.count("chess")), (2, 0));
    assert_eq!(text(&Progress::default()), r#"{"version":2,"done":{}}"#);
    let keys = ProgressKind::ALL.map(ProgressKind::key);
    assert_eq!(keys, ["lessons", "puzzles", "days", "levels"]);
    for bad in [r#"{"version":2}"#, r#"{"version":2,"done":{"zoq":"1"}}"#] {
        assert_eq!(
            stored_value::<Progress>(bad),
            Err(Unreadable::Garbled),
            "{bad}"
        );
    }
}

#[test]
fn what_is_added_is_stored_with_what_another_tab_stored_meanwhile() {
    let mut model = empty(ProgressKind::Puzzles);
    let effects = update(&mut model, add("zoq", "7", None));
    assert_eq!(effects, [ProgressEffect::Store]);
    let effects = update(&mut model, add("zoq", "8", Some(Ok(read(STORED)))));
    assert_eq!(effects, [ProgressEffect::Store]);
    let merged = r#"{"version":2,"done":{"pogo":["3"],"zoq":["1","12","7","8"]}}"#;
    assert_eq!(text(model.progress()), merged);
}

#[test]
fn what_is_stored_already_is_not_stored_again_unless_it_was_lost() {
    let stored = || Some(Ok(read(STORED)));
    let mut model = ProgressModel::new(ProgressKind::Puzzles, stored(), &mut Vec::new());
    assert_eq!(update(&mut model, add("zoq", "12", stored())), []);
    // The last time there was no room.
    let effects = update(&mut model, add("zoq", "12", None));
    assert_eq!(effects, [ProgressEffect::Store]);
}

#[test]
fn another_tab_adds_and_takes_nothing_away() {
    let mut model = empty(ProgressKind::Puzzles);
    update(&mut model, add("zoq", "7", None));
    let message = ProgressMessage::StoredElsewhere(Ok(read(STORED)));
    assert_eq!(update(&mut model, message), []);
    assert_eq!(
        model.progress().keys("zoq").collect::<Vec<_>>(),
        ["1", "12", "7"]
    );
}

#[test]
fn what_cannot_be_read_is_said_and_nothing_is_forgotten() {
    let parts = [
        StoredPart::Lessons,
        StoredPart::Puzzles,
        StoredPart::Puzzles,
        StoredPart::Levels,
    ];
    for (kind, part) in ProgressKind::ALL.into_iter().zip(parts) {
        for why in [Unreadable::Newer, Unreadable::Garbled] {
            let mut effects = Vec::new();
            let mut model = ProgressModel::new(kind, Some(Err(why)), &mut effects);
            assert_eq!(effects, [unreadable(part, why)], "{kind:?} at the start");
            update(&mut model, add("zoq", "1", None));
            let message = ProgressMessage::StoredElsewhere(Err(why));
            assert_eq!(update(&mut model, message), [unreadable(part, why)]);
            let effects = update(&mut model, add("zoq", "2", Some(Err(why))));
            assert_eq!(effects, [unreadable(part, why), ProgressEffect::Store]);
            assert_eq!(model.progress().count("zoq"), 2, "{kind:?}");
        }
    }
}

#[test]
fn what_was_deleted_is_forgotten_and_does_not_come_back() {
    let mut model = empty(ProgressKind::Levels);
    update(&mut model, add("zoq", "1", None));
    assert_eq!(update(&mut model, ProgressMessage::Deleted), []);
    assert_eq!(model.progress(), &Progress::default());
    update(&mut model, add("pogo", "2", None));
    assert_eq!(
        text(model.progress()),
        r#"{"version":2,"done":{"pogo":["2"]}}"#
    );
}

/// Two tabs add things at random. Each reads the stored value first, and gets the other's changes late or never.
#[test]
fn two_tabs_lose_nothing() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..500 {
        let mut tabs = [empty(ProgressKind::Puzzles), empty(ProgressKind::Puzzles)];
        let mut stored: Option<String> = None;
        let mut added = BTreeSet::new();
        for _ in 0..20 {
            let which = random.usize(0..2);
            let now = stored.as_deref().map(stored_value);
            let tab = &mut tabs[which];
            if random.u8(0..4) == 0 {
                if let Some(now) = now {
                    update(tab, ProgressMessage::StoredElsewhere(now));
                }
                continue;
            }
            let slug = GAMES[random.usize(0..GAMES.len())];
            let key = random.u8(0..30).to_string();
            let effects = update(tab, add(slug, &key, now));
            added.insert((slug, key));
            if effects.contains(&ProgressEffect::Store) {
                stored = Some(text(tab.progress()));
            }
        }
        let at_the_end = stored.as_deref().map(read).unwrap_or_default();
        for (slug, key) in added {
            assert!(at_the_end.has(slug, &key), "{slug} {key} was lost");
        }
    }
}

#[test]
fn the_next_puzzle_is_the_next_unsolved_one() {
    let solved = read(r#"{"version":2,"done":{"zoq":["1","2","4","9999999"]}}"#);
    let of_day = 20_261_122;
    for (after, next) in [
        (0, 3),
        (1, 3),
        (3, 5),
        (4, 5),
        (of_day, 3),
        (u64::MAX, u64::MAX),
        (9_999_998, 10_000_000),
    ] {
        assert_eq!(next_puzzle(after, "zoq", &solved), next, "after {after}");
    }
    assert_eq!(next_puzzle(0, "pogo", &solved), 1);
}

#[test]
fn games_take_turns_with_the_puzzle_of_the_day() {
    let turns = (20_261_126..20_261_130).map(|number| game_of_day(day(number), GAMES));
    let turns: Vec<_> = turns.map(Option::unwrap).collect();
    assert_eq!(turns[0], turns[3]);
    let games: BTreeSet<_> = turns.iter().copied().collect();
    assert_eq!(games, GAMES.iter().copied().collect());
    assert_eq!(game_of_day(day(20_261_126), &[]), None);
}

fn day(number: u64) -> Day {
    Day::of(number).unwrap()
}

fn items(items: &[RecordedItem]) -> Vec<String> {
    let item = |item: &RecordedItem| format!("{} {} {}", item.kind.key(), item.slug, item.key);
    items.iter().map(item).collect()
}

#[test]
fn a_solved_puzzle_of_a_day_is_recorded_as_a_puzzle_and_as_a_day() {
    let today = day(20_261_126);
    let of_page = game_of_day(today, GAMES).unwrap();
    let other = GAMES.iter().copied().find(|game| *game != of_page).unwrap();
    let solved = |slug, number, puzzle, alone| {
        let record = PuzzleRecord::new(slug, number, today);
        items(&record.solved(puzzle, alone, GAMES))
    };
    let in_time = format!("days {SOLVED_IN_TIME} 2026-11-26");
    let both = |slug: &str| {
        vec![
            format!("puzzles {slug} 5"),
            format!("days {slug} 2026-11-26"),
        ]
    };
    assert_eq!(solved("zoq", 5, 5, true), ["puzzles zoq 5"]);
    let with_in_time = [both(of_page), vec![in_time]].concat();
    assert_eq!(solved(of_page, 20_261_126, 5, true), with_in_time);
    assert_eq!(
        solved(of_page, 20_261_126, 5, false),
        both(of_page),
        "helped"
    );
    assert_eq!(
        solved(other, 20_261_126, 5, true),
        both(other),
        "not the page's"
    );
    let late = solved(of_page, 20_261_123, 5, true);
    assert_eq!(late[1..], [format!("days {of_page} 2026-11-23")], "late");
}

#[test]
fn help_with_a_puzzle_is_remembered() {
    for (number, name) in [(5, "zoq/5"), (20_261_126, "zoq/2026-11-26")] {
        let record = PuzzleRecord::new("zoq", number, day(20_261_126));
        let helped = record.helped();
        assert_eq!(
            items(std::slice::from_ref(&helped)),
            [format!("days {TRIED_WITH_HELP} {name}")]
        );
        let mut days = Progress::default();
        assert!(!record.is_helped(&days));
        days.add(helped.slug, helped.key);
        assert!(record.is_helped(&days));
        let other = PuzzleRecord::new("pogo", number, day(20_261_126));
        assert!(!other.is_helped(&days));
    }
}
