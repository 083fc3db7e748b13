//! Results by game, opponent, level and colour.

use super::tally_table::{TallyRow, TallyTable};
use crate::app::games;
use crate::app::i18n::{t, use_lang};
use crate::games::words::side_name;
use crate::rules::Side;
use crate::session::statistics::{Statistics, Tally};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The parts of one's own results, as the styles name them.
const OWN: [&str; 3] = ["won", "drawn", "lost"];

/// The texts of one's own results: the heading of the first column, and the rows.
type TalliesOf = fn(Locale, &Statistics) -> (String, Vec<TallyRow>);

#[component]
pub fn Results(counted: Memo<Statistics>, kind: RwSignal<String>) -> impl IntoView {
    let lang = use_lang();
    let table = move |name: &'static str, caption: fn(Locale) -> String, say: TalliesOf| {
        let texts = Memo::new(move |_| counted.with(|counted| say(lang.get(), counted)));
        let heads = move || {
            let locale = lang.get();
            [
                texts.with(|(head, _)| head.clone()),
                say!(locale, statistics.won),
                say!(locale, statistics.drawn),
                say!(locale, statistics.lost),
            ]
        };
        let rows = Signal::derive(move || texts.with(|(_, rows)| rows.clone()));
        let caption = move || caption(lang.get());
        view! {
            <Show when=move || !rows.with(Vec::is_empty)>
                <TallyTable name caption heads=Signal::derive(heads) parts=OWN rows/>
            </Show>
        }
    };
    view! {
        <div class="tallies">
            <Show when=move || kind.with(String::is_empty)>
                {table("games", |locale| say!(locale, statistics.by_game), by_game)}
            </Show>
            {table("opponents", |locale| say!(locale, statistics.by_opponent), by_opponent)}
            {table("colours", |locale| say!(locale, statistics.by_colour), by_colour)}
            {table("levels", |locale| say!(locale, statistics.by_level), by_level)}
        </div>
    }
}

/// The games between two people at one screen, in which neither is the player of this browser.
#[component]
pub fn PeopleResults(counted: Memo<Statistics>) -> impl IntoView {
    let lang = use_lang();
    let people = Memo::new(move |_| counted.with(|counted| counted.people));
    let heads = move || {
        let locale = lang.get();
        [
            say!(locale, statistics.games),
            say!(locale, statistics.white_won),
            say!(locale, statistics.drawn),
            say!(locale, statistics.black_won),
        ]
    };
    let rows = move || {
        let people = people.get();
        vec![TallyRow {
            name: people.games().to_string(),
            counts: [people.white, people.drawn, people.black],
        }]
    };
    view! {
        <Show when=move || people.with(|people| people.games() > 0)>
            <TallyTable
                name="people"
                caption=t!(lang, statistics.people)
                heads=Signal::derive(heads)
                parts=["white", "drawn", "black"]
                rows=Signal::derive(rows)
            />
        </Show>
    }
}

fn row(name: String, tally: Tally) -> TallyRow {
    TallyRow {
        name,
        counts: [tally.won, tally.drawn, tally.lost],
    }
}

fn by_game(locale: Locale, counted: &Statistics) -> (String, Vec<TallyRow>) {
    let tally = |slug: &str| counted.games.iter().find(|(game, _)| game == slug);
    let rows = games::INTROS.iter().filter_map(|intro| {
        let (_, tally) = tally(intro.slug())?;
        Some(row(intro.name(locale), *tally))
    });
    (say!(locale, library.game), rows.collect())
}

fn by_opponent(locale: Locale, counted: &Statistics) -> (String, Vec<TallyRow>) {
    let computer = row(say!(locale, library.computer), counted.computer);
    let computer = (counted.computer.games() > 0).then_some(computer);
    let friends = counted
        .friends
        .iter()
        .map(|(name, tally)| match name.as_str() {
            "" => row(say!(locale, names.friend), *tally),
            name => row(name.to_owned(), *tally),
        });
    let rows = computer.into_iter().chain(friends).collect();
    (say!(locale, statistics.opponent), rows)
}

fn by_level(locale: Locale, counted: &Statistics) -> (String, Vec<TallyRow>) {
    let levels = counted.levels.iter();
    let level = |level: u8| say!(locale, statistics.level_of, level = level);
    let rows = levels.map(|(number, tally)| row(level(*number), *tally));
    (say!(locale, statistics.level), rows.collect())
}

fn by_colour(locale: Locale, counted: &Statistics) -> (String, Vec<TallyRow>) {
    let sides = [(Side::White, counted.white), (Side::Black, counted.black)];
    let rows = sides.map(|(side, tally)| row(side_name(locale, side), tally));
    (say!(locale, statistics.colour), rows.to_vec())
}
