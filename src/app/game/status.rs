//! The current state in a sentence: shown on the page and read out when it changes.

use super::begun::BegunNotice;
use super::consequences::consequences;
use super::next::NextStep;
use super::shared::{self, SharedGame, is_new_by_link};
use super::state::{Play, Said};
use super::voice::Voice;
use super::walk::Way;
use crate::app::address;
use crate::app::dress::{self, Says};
use crate::app::focus;
use crate::app::followed::settled;
use crate::app::i18n::{self, Locale, say, sentence, use_lang};
use crate::app::lazy::{IfMissing, Lazy, lazy};
use crate::app::learn::HelpLine;
use crate::app::notice::use_notices;
use crate::app::seats::Seats;
use crate::app::sight;
use crate::lessons;
use crate::mind;
use crate::play::Spot;
use crate::rules::Outcome;
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
            Said::Nothing | Said::Over if !play.is_held() => {
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
            {move || rule_link(play, lang.get())}
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
            <Voice play polite/>
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
    previewed(play, locale).unwrap_or_else(|| line(play, locale))
}

/// A link to the rule that has forbidden the last touch.
pub fn rule_link(play: Play, locale: Locale) -> Option<impl IntoView> {
    let Said::Refused { rule, .. } = play.said() else {
        return None;
    };
    let (slug, rule) = (play.dress.slug(), rule?);
    let (number, point) = lessons::of(slug)?.point_of(rule)?;
    Some(view! {
        <a
            class="rule-link"
            data-action="rule"
            href=address::to_point(slug, point.key)
            // The address may already be the same.
            on:click=move |_| sight::show_point(point.key)
        >
            {say!(locale, learn_page.see_rule, number = number)}
        </a>
    })
}

/// The move that is pointed at. If the board cannot be seen, the sentence says where it is.
fn previewed(play: Play, locale: Locale) -> Option<String> {
    if play.threats.with(Option::is_some) {
        return None;
    }
    let Some(preview) = play.preview().get() else {
        return noted(play, locale);
    };
    // A refusal stays until the player points elsewhere.
    if play.is_refused() {
        return None;
    }
    let mut told = vec![play.dress.spoken(locale, &preview.makes)];
    told.extend(consequences(
        play,
        locale,
        &preview.before,
        &preview.changes,
    ));
    told.extend(play.known_of(locale, &preview.makes));
    let told = told.join("; ");
    let in_doubt = play.aim.get().is_some_and(|aim| aim.in_doubt);
    Some(if in_doubt {
        say!(locale, play.touch_again, what = told)
    } else {
        sentence(told)
    })
}

/// Notable facts about the place that is pointed at, while nothing is selected.
fn noted(play: Play, locale: Locale) -> Option<String> {
    let spot = play.aim.get()?.spot.ground();
    if !matches!(play.said(), Said::Nothing) || play.open().with(|open| !open.in_hand.is_empty()) {
        return None;
    }
    let notes = play.scene().with(|scene| scene.notes.clone());
    let here = notes.iter().filter(|note| note.spots[0].ground() == spot);
    let mut told: Vec<String> = here
        .filter_map(|note| play.dress.note(locale, note))
        .collect();
    told.extend(play.known_at(locale, spot));
    let place = play.dress.place(locale, &play.spot_name(spot));
    (!told.is_empty()).then(|| sentence(format!("{place}: {}.", told.join(", "))))
}

/// The board's message about the last touch, or whose turn it is.
pub fn line(play: Play, locale: Locale) -> String {
    if let Some(threats) = play.threats.get() {
        return threats.told(play, locale);
    }
    if let Some(told) = play.peeked(locale) {
        return told;
    }
    match play.said() {
        Said::Refused { reason, others, .. } => {
            let reason = play.dress.reason(locale, &reason);
            if others.is_empty() {
                return reason;
            }
            let counts = dress::either(locale, &others);
            let others = say!(locale, play.others_could, counts = counts);
            return format!("{reason} {others}");
        }
        Said::LookingBack => return say!(locale, play.review_locked),
        Said::Told(told) => return told,
        Said::Probed(spot) => {
            let place = play.dress.place(locale, &play.spot_name(spot));
            return say!(locale, exact.probed, spot = place);
        }
        // The result is already shown.
        Said::Over => return String::new(),
        Said::Full => return say!(locale, play.full),
        Said::Passed(side) if play.verdict().is_none() => {
            let next = play.sentence(locale, Says::ToMove, play.turn());
            let passed = play.sentence(locale, Says::Passes, side);
            return format!("{passed} {next}.");
        }
        Said::Thinking => return say!(locale, hint.thinking),
        Said::HintWhich(spot) => {
            let place = play.dress.place(locale, &play.spot_name(spot.ground()));
            return say!(locale, hint.which, spot = place);
        }
        Said::HintWhole { mv, analysed } => {
            let what = play.dress.spoken(locale, &mv);
            return match analysed {
                _ if play.is_solved => say!(locale, exact.hint, what = what),
                true => say!(locale, hint.analysed, what = what),
                false => say!(locale, hint.whole, what = what),
            };
        }
        Said::DrawOffered => return say!(locale, offer.looks, who = other(play, locale)),
        Said::DrawDeclined => {
            let rest = mind::offer::REST;
            return say!(
                locale,
                offer.declined,
                who = other(play, locale),
                // Counts the moves of the asking side.
                count = i18n::moves(locale, rest.div_ceil(2))
            );
        }
        Said::Passed(_) => {}
        Said::Nothing => {}
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
    match play.open().with(|open| open.in_hand.first().copied()) {
        Some(spot) => {
            if play
                .open()
                .with(|open| open.in_hand.len() > open.held.len())
            {
                return play.dress.going_on(locale);
            }
            let place = play.dress.place(locale, &play.spot_name(spot.ground()));
            if let Some(what) = made_by_touching_again(play, spot) {
                let what = play.dress.spoken(locale, &what);
                return sentence(say!(locale, play.in_hand_again, spot = place, what = what));
            }
            match play.lifted() {
                count if play.open().with(|open| open.more) => {
                    say!(locale, play.more_in_hand, spot = place, count = count)
                }
                0 | 1 => sentence(say!(locale, play.in_hand, spot = place)),
                count => say!(locale, play.several_in_hand, spot = place, count = count),
            }
        }
        None => play.sentence(locale, Says::ToMove, play.turn()),
    }
}

/// The move that touching the selected piece again makes, if it makes one.
fn made_by_touching_again(play: Play, spot: Spot) -> Option<String> {
    play.open().with(|open| {
        let mut targets = open.targets.iter();
        let again = targets.find(|target| target.touch.first().ground() == spot.ground())?;
        again.makes.clone()
    })
}

/// The opponent of the side to move.
fn other(play: Play, locale: Locale) -> String {
    play.who(locale, play.turn().other())
}
