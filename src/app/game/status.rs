//! The current state in a sentence: shown on the page and read out when it changes.

use super::begun::BegunNotice;
use super::next::NextStep;
use super::shared::{self, SharedGame, is_new_by_link};
use super::state::Play;
use super::walk::Way;
use crate::app::board::{Voice, rule_link};
use crate::app::dress::{self, Says};
use crate::app::focus;
use crate::app::followed::settled;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::lazy::{IfMissing, Lazy, lazy};
use crate::app::learn::HelpLine;
use crate::app::narration;
use crate::app::notice::use_notices;
use crate::app::seats::Seats;
use crate::rules::Outcome;
use crate::session::Feedback;
use leptos::prelude::*;

#[component]
pub fn Status(play: Play) -> impl IntoView {
    let lang = use_lang();
    let result = move || result(play, lang.get());
    let by_link = is_new_by_link(play);
    let says_only_the_turn = move || {
        let locale = lang.get();
        let turn = play.sentence(locale, Says::ToMove, play.turn());
        [String::new(), turn].contains(&said_now(play, locale))
    };
    // Beside what a link has brought it need not be said again whose move it is.
    let says_no_more = move || by_link.get() && says_only_the_turn();
    let notices = use_notices();
    let has_begun = Memo::new(move |_| !notices.begun().is_empty());
    // The player's row shows it as well: a line that says no more gives room to the notice.
    let gives_room = move || says_no_more() || (has_begun.get() && says_only_the_turn());
    let line = Memo::new(move |_| line(play, lang.get()));
    let polite = Memo::new(move |_| match (result(), play.looking_back()) {
        (Some((_, headline, why)), false) => match play.said() {
            Feedback::Nothing | Feedback::Over if !play.is_held() => {
                format!("{headline}. {why}")
            }
            _ => line.get(),
        },
        _ if says_no_more() => shared::told(play, lang.get()),
        _ => line.get(),
    });
    // If a person only watches, one of the action buttons says the same.
    let waits = move || {
        let rests = play.machine.paused.get() && play.machine_to_move().is_some();
        rests && !play.looking_back() && !play.seats.with(Seats::is_watched)
    };
    view! {
        <div class="status" class:looking-back=move || play.looking_back()>
            <BegunNotice/>
            <Show when=move || by_link.get()>
                <Lazy load=move || shared_game(play) if_missing=IfMissing::SayNothing/>
            </Show>
            {move || result().filter(|_| !play.looking_back()).map(|(outcome, headline, why)| view! {
                <div class="result" data-result=outcome.to_string()>
                    <strong>{headline}</strong>
                    " "
                    <span>{why}</span>
                    <Lazy load=move || next_step(play) if_missing=IfMissing::SayNothing/>
                </div>
            })}
            <p class="status-line" data-status hidden=gives_room class:refused=move || play.is_refused()>
                {move || said_now(play, lang.get())}
            </p>
            {move || rule_link(play.dress.slug(), play.said.with(Feedback::rule), lang.get())}
            <HelpLine play/>
            <Show when=waits>
                <div class="status-actions">
                    <button class="button" data-action="go-on" on:click=move |_| play.machine.paused.set(false)>
                        {move || say!(lang.get(), machine.go_on)}
                    </button>
                </div>
            </Show>
            <Show when=move || play.looking_back()>
                <div class="status-actions">
                    <button class="button" data-action="resume" on:click=move |_| {
                        let back = play.looked_at.get_untracked().filter(|_| play.walking());
                        play.look_at(back.unwrap_or(usize::MAX));
                        settled(|| focus::after(focus::BOARD));
                    }>
                        {move || say!(lang.get(), play.resume)}
                    </button>
                    <Show when=move || !play.walking()>
                        <button class="button" data-action="play-from-here" on:click=move |_| {
                            if let Some(ply) = play.looked_at.get_untracked() {
                                play.play_on_from(ply);
                            }
                        }>
                            {move || say!(lang.get(), play.from_here)}
                        </button>
                    </Show>
                </div>
            </Show>
            <Voice announced=Signal::derive(move || play.announced.get()) polite/>
        </div>
    }
}

lazy! {
    panels: fn shared_game(play: Play) -> AnyView { view! { <SharedGame play/> }.into_any() }

    panels: fn next_step(play: Play) -> AnyView { view! { <NextStep play/> }.into_any() }
}

/// The end of the game, if it has ended: the outcome, a headline and the reason.
pub fn result(play: Play, locale: Locale) -> Option<(Outcome, String, String)> {
    let verdict = play.verdict()?;
    let (headline, why) = play
        .seats
        .with(|seats| dress::result(play.dress, locale, &verdict, &seats.told(locale)));
    let beaten = play
        .beaten_level()
        .map(|level| say!(locale, result.beaten, level = level));
    let told: Vec<String> = beaten.into_iter().chain([why]).collect();
    Some((verdict.outcome, headline, told.join(" ")))
}

/// The board's current message: about the place that is pointed at, else about the last touch.
pub fn said_now(play: Play, locale: Locale) -> String {
    let pointed = play.threats.with(Option::is_none).then(|| {
        play.with_pointed_facts(|facts| {
            let of_move = |mv: &str| play.known_of(locale, mv);
            let previewed = narration::previewed(facts, locale, of_move);
            let of_place = |spot| play.known_at(locale, spot);
            previewed.or_else(|| narration::noted(facts, locale, of_place))
        })
    });
    pointed.flatten().unwrap_or_else(|| line(play, locale))
}

/// The board's message about the last touch, or whose turn it is.
pub fn line(play: Play, locale: Locale) -> String {
    let threats = play.threats.get();
    if let Some(threats) = threats {
        return play.with_facts(|facts| narration::threats(facts, locale, &threats));
    }
    if let Some(told) = play.peeked(locale) {
        return told;
    }
    // Most of the time there is none, and then nothing else is followed.
    if !play.said.with(|said| matches!(said, Feedback::Nothing)) {
        let told = play.with_facts(|facts| narration::feedback(facts, locale));
        if let Some(told) = told {
            return told;
        }
    }
    if let Some(last) = play.way.with(|way| way.as_ref().and_then(Way::last)) {
        let what = play.dress.spoken(locale, &last);
        return say!(locale, analysis.walking, what = what);
    }
    if play.looking_back() {
        return play.named(locale, play.ply());
    }
    if play.verdict().is_some() {
        return String::new();
    }
    if play.machine.thinking.get().is_some() {
        return say!(
            locale,
            machine.thinking,
            who = play.who(locale, play.turn())
        );
    }
    if play.machine_to_move().is_some() {
        let who = play.who(locale, play.turn());
        return match play.seats.with(Seats::is_watched) {
            true => say!(locale, machine.rests, who = who),
            false => say!(locale, machine.paused, who = who),
        };
    }
    play.with_facts(|facts| narration::selected_or_turn(facts, locale))
}
