//! Suggestions after a game against the computer: the next level after a win, the deciding move after a loss.

use super::moment::loser;
use super::state::Play;
use crate::app::effect::effect;
use crate::app::i18n::{say, use_lang};
use crate::app::new_game::use_new_game;
use crate::app::tally::use_levels;
use crate::play::{GameChoice, beaten_level};
use crate::rules::Outcome;
use leptos::prelude::*;

/// Records beaten levels, for as long as the game is on the page.
pub fn remember_beaten(play: Play) {
    let levels = use_levels();
    let beaten = Memo::new(move |_| play.beaten_level());
    effect(move || {
        let Some(level) = beaten.get().map(|level| level.to_string()) else {
            return;
        };
        let slug = play.dress.slug();
        if !untrack(|| levels.has(slug, &level)) {
            levels.add(slug, &level);
        }
    });
}

impl Play {
    /// The level that was beaten in this game.
    pub fn beaten_level(self) -> Option<u8> {
        let (levels, fair) = self.seats.with(|seats| (seats.levels, seats.fair));
        self.table.with(|table| beaten_level(table, levels, fair))
    }

    /// The level after the one that a person has just beaten, if there is one.
    fn next_level(self) -> Option<u8> {
        let you = self.seats.with(|seats| seats.you())?;
        let level = self.seats.with(|seats| seats.level(you.other()))?;
        let won = self.verdict()?.outcome == Outcome::Won(you);
        (won && usize::from(level) < self.dress.kind().levels()).then_some(level + 1)
    }

    /// The same game against another level with the same sides, and whether it starts from a start of the
    /// game.
    fn choice_of_level(self, level: u8) -> (GameChoice, bool) {
        let seats = self.seats.get_untracked();
        let levels = seats.levels.map(|old| if old > 0 { level } else { 0 });
        let mut choice = GameChoice::of_levels(levels);
        let start = self.table.with_untracked(|table| table.begun_at(0));
        choice.set_start(&start);
        (choice, self.dress.is_start(&start))
    }
}

#[component]
pub fn NextStep(play: Play) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    move || match (play.next_level(), loser(play)) {
        (Some(level), _) => view! {
            <button
                class="button button-main"
                data-action="next-level"
                on:click=move |event| if event.detail() < 2 {
                    let (choice, fair) = play.choice_of_level(level);
                    new_game.begin_level(play.dress.info(), &choice, fair, Some(play.id()));
                }
            >
                {move || say!(lang.get(), action.next_level, level = level)}
            </button>
        }
        .into_any(),
        (None, Some(_)) => view! {
            <button
                class="button"
                data-action="why-lost"
                on:click=move |_| play.find_mistake()
            >
                {move || say!(lang.get(), action.why_lost)}
            </button>
        }
        .into_any(),
        (None, None) => ().into_any(),
    }
}
