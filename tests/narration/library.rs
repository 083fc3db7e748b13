//! The library's texts about its games and filters.

use super::in_each_language;
use tablero::narration::{
    games_deleted, games_in_list, games_selected, library_order, library_players, library_row,
    library_search_text, library_state, opponent_filter, result_filter,
};
use tablero::play::tree::Termination;
use tablero::rules::{Outcome, Side};
use tablero::session::library::{LibraryOrder, OpponentFilter, ResultFilter, folded};
use tablero::session::storage::LibraryRow;
use tablero::words::from_code;

fn row() -> LibraryRow {
    LibraryRow {
        id: "a".to_owned(),
        game: "zoq".to_owned(),
        options: String::new(),
        names: ["Ada".to_owned(), "Ben".to_owned()],
        levels: [0, 0],
        fair: true,
        correspondence: String::new(),
        plies: 12,
        outcome: None,
        ended: None,
        saved: 0.0,
        board: "3x3".to_owned(),
        pieces: String::new(),
    }
}

#[test]
fn games_say_who_plays_and_how_they_ended() {
    let won = Some(Outcome::Won(Side::White));
    let against_computer = LibraryRow {
        names: Default::default(),
        levels: [3, 0],
        outcome: won,
        ..row()
    };
    let ended = |outcome, ended| LibraryRow {
        outcome,
        ended,
        ..row()
    };
    let all = in_each_language(|locale, said| {
        said.add("people", library_players(locale, &row()));
        said.add("computer", library_players(locale, &against_computer));
        said.add("going on", library_state(locale, &row()));
        said.add("lost", library_state(locale, &against_computer));
        let resigned = ended(won, Some(Termination::Resigned(Side::Black)));
        said.add("resigned", library_state(locale, &resigned));
        let late = ended(won, Some(Termination::Time(Side::Black)));
        said.add("late", library_state(locale, &late));
        let agreed = ended(Some(Outcome::Draw), Some(Termination::Agreed));
        said.add("agreed", library_state(locale, &agreed));
        let date = format!("26 {}", tablero::words::code(locale));
        let whole = library_row(locale, &against_computer, "ZOQ".to_owned(), date);
        said.add("whole", whole);
    });
    let english = &all[0].1.0;
    assert_eq!(english["people"], "Ada vs Ben");
    assert_eq!(english["computer"], "You – Computer (level 3)");
    assert_eq!(english["going on"], "In progress");
    assert_eq!(english["lost"], "You lost");
    assert_eq!(english["resigned"], "Ada wins by resignation");
    assert_eq!(english["late"], "Ada wins on time");
    assert_eq!(english["agreed"], "Draw agreed");
    let whole = "ZOQ. You – Computer (level 3). You lost. 12 moves. 26 en.";
    assert_eq!(english["whole"], whole);
}

#[test]
fn counts_and_choices_are_said() {
    let opponents = [
        OpponentFilter::Any,
        OpponentFilter::Computer,
        OpponentFilter::Level(3),
        OpponentFilter::Link,
        OpponentFilter::People,
        OpponentFilter::TwoComputers,
    ];
    let all = in_each_language(|locale, said| {
        for count in [0, 1, 2] {
            said.add(&format!("listed {count}"), games_in_list(locale, count));
        }
        for count in [1, 2] {
            said.add(&format!("selected {count}"), games_selected(locale, count));
            said.add(&format!("deleted {count}"), games_deleted(locale, count));
        }
        for filter in opponents {
            said.add(
                &format!("opponent {filter}"),
                opponent_filter(locale, filter),
            );
        }
        for filter in ResultFilter::ALL {
            said.add(
                &format!("result {}", filter.name()),
                result_filter(locale, filter),
            );
        }
        for order in LibraryOrder::ALL {
            said.add(
                &format!("order {}", order.name()),
                library_order(locale, order),
            );
        }
    });
    let english = &all[0].1.0;
    assert_eq!(english["listed 1"], "1 game");
    assert_eq!(english["selected 2"], "2 selected");
    assert_eq!(english["deleted 2"], "2 games deleted.");
    assert_eq!(english["opponent level-3"], "Computer (level 3)");
}

#[test]
fn what_a_row_shows_is_searched_in_its_language() {
    let lost = LibraryRow {
        names: ["Ada".to_owned(), String::new()],
        levels: [0, 3],
        outcome: Some(Outcome::Won(Side::Black)),
        ended: Some(Termination::Resigned(Side::White)),
        ..row()
    };
    let by_link = LibraryRow {
        correspondence: "3f9a01c27e white 4".to_owned(),
        ..row()
    };
    let text = |locale, row: &LibraryRow| folded(&library_search_text(locale, row, "ZOQ"));
    let [english, spanish] = ["en", "es"].map(|code| from_code(code).expect("a language"));
    for (locale, row, words) in [
        (english, &lost, "zoq computer level 3 resignation ada"),
        (spanish, &lost, "zoq maquina nivel 3 abandono ada"),
        (english, &by_link, "friend by link ada ben in progress"),
        (spanish, &by_link, "por enlace ben en curso"),
    ] {
        let text = text(locale, row);
        for word in words.split(' ') {
            assert!(text.contains(word), "{word} in {text}");
        }
    }
    assert!(!text(english, &by_link).contains("computer"));
}
