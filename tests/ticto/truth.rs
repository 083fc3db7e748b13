//! Reasons are true: the reason for any pair of touches can be verified on the board.

use crate::facts::{
    Facts, apart, far, halves, holds, is_cell, is_crossing, is_in_groove, is_margin, level, spot,
};
use crate::sample::positions;
use std::collections::BTreeMap;
use tablero::games::ticto::{Reason, TicTo};
use tablero::play::{Game, Piece, Pose, Spot, Touch, Why};
use tablero::rules::Position;

#[test]
fn what_is_not_made_by_any_move_is_told_why_and_only_that() {
    let mut told = BTreeMap::<String, usize>::new();
    for position in positions() {
        let facts = Facts::of(&position);
        let gestures: Vec<Vec<Touch>> = position
            .moves()
            .into_iter()
            .map(|mv| position.gesture(mv))
            .collect();
        let places = position.board().spots;
        for &first in &places {
            let begins = gestures.iter().any(|touches| touches[0].covers(first));
            let reason = position.why_not(&[first]);
            assert_eq!(reason == Reason::Allowed, begins, "{first}: {position}");
            if !begins {
                check(&facts, first, first, reason, &position);
                *told.entry(name(reason)).or_default() += 1;
            }
        }
        let actors = facts.pieces.iter().filter(|piece| facts.is_own(piece));
        for first in actors.map(|piece| piece.spots[0].ground()) {
            let begun = gestures.iter().filter(|touches| touches[0].covers(first));
            let begun: Vec<_> = begun.collect();
            for &second in &places {
                let made = begun.iter().any(|touches| touches[1].covers(second));
                let reason = position.why_not(&[first, second]);
                let pair = format!("{first} {second}: {position}");
                assert_eq!(reason == Reason::Allowed, made, "{pair}: {reason}");
                if !made && !begun.is_empty() {
                    check(&facts, first, second, reason, &position);
                    *told.entry(name(reason)).or_default() += 1;
                }
            }
        }
    }
    println!("{} reasons: {told:?}", told.len());
    assert!(told.len() >= 45, "{} reasons: {told:?}", told.len());
}

/// The name of the variant.
fn name(reason: Reason) -> String {
    let text = format!("{reason:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn check(facts: &Facts, first: Spot, second: Spot, reason: Reason, position: &TicTo) {
    let pair = || format!("{first} {second}: {reason}: {position}");
    assert!(
        is_true(facts, first, second, reason, position),
        "{}",
        pair()
    );
    let rule = reason.rule().unwrap_or_else(|| panic!("{}", pair()));
    assert!(TicTo::RULES.contains(&rule), "{}", pair());
}

/// Whether the blocking piece is at the piece's new place.
fn is_near(piece: &Piece, second: Spot, at: Spot) -> bool {
    let mut spots: Vec<Spot> = piece.spots.clone();
    spots.push(second);
    let along = |of: fn(&Spot) -> i8| {
        let all = spots.iter().map(of);
        let (min, max) = (all.clone().min(), all.max());
        (min.unwrap_or(0) - 2)..=(max.unwrap_or(0) + 2)
    };
    along(|at| at.x).contains(&at.x) && along(|at| at.y).contains(&at.y)
}

#[allow(clippy::too_many_lines)]
fn is_true(facts: &Facts, first: Spot, second: Spot, reason: Reason, position: &TicTo) -> bool {
    use Reason as R;
    let here = facts.on(first);
    let own: Vec<&&Piece> = here.iter().filter(|piece| facts.is_own(piece)).collect();
    // The selected piece: the round, or the highest own piece.
    let piece = || **own.last().expect("an own piece is touched");
    let is_in_groove_itself = || piece().pose != Pose::Flat;
    let (is_square, is_round) = (|| piece().kind == "square", || piece().kind == "round");
    let near = |at| is_near(piece(), second, at);
    let is_held = |at| {
        let holders = facts.on(at);
        is_crossing(at) && holders.iter().any(|piece| piece.spots.len() == 3)
    };
    let above = |at: Spot, other: &Piece| {
        let low = level(piece(), at);
        low.is_some() && level(other, at) > low
    };
    let covers = |own: bool, at| {
        let mut pile = facts.pile(at).into_iter();
        pile.any(|other| facts.is_own(other) == own && above(at, other))
    };
    let like = |at| {
        let mut pile = facts.pile(at).into_iter();
        pile.any(|other| above(at, other) && other.kind == piece().kind && other.is_where(piece()))
    };
    let is_exit = |at: Spot| at == spot("d1") || at == spot("d7");
    let is_ideological = |at| apart(at, spot("d1")) == 1 || apart(at, spot("d7")) == 1;
    let moves_here = || {
        let gestures = position.moves().into_iter().map(|mv| position.gesture(mv));
        gestures.filter(|touches| touches[0].covers(first)).count()
    };
    let all_moves = || position.moves().into_iter().map(|mv| mv.to_string());
    match reason {
        R::Over | R::NoPlace | R::Allowed => false,
        R::Empty { at } => at == first && here.is_empty(),
        R::NotYours { at } => at == first && !here.is_empty() && own.is_empty(),
        R::RoundFirst { round, extended } => {
            !is_round()
                && round == facts.round(true)
                && round == facts.home()
                && extended == facts.is_extended()
                && all_moves().all(|text| text.starts_with('R'))
        }
        R::Carries { at } => covers(true, at),
        R::CarriesRound { at } => !is_round() && facts.has_round(at) && holds(piece(), at),
        R::Covered { at } => covers(false, at) && !like(at),
        R::PairUnderRound { at } => facts.has_round(at) && like(at) && covers(false, at),
        R::NotYet { pair } => facts.last() == format!("*{pair}") && covers(false, first),
        R::Stuck { at } => at == first && !is_in_groove_itself() && moves_here() == 0,
        R::StuckWall { at } => at == first && is_in_groove_itself() && moves_here() == 0,
        R::StuckRound { at } => at == first && is_round() && moves_here() == 0,
        R::Stays { at } => at == second && holds(piece(), second),
        R::OnlyRebels { pair } => {
            !holds(piece(), second)
                && moves_here() == 1
                && all_moves().any(|m| m == format!("{pair}*"))
        }
        R::NotStraight => {
            let mut halves = halves(piece()).into_iter();
            is_cell(second) && halves.all(|half| half.x != second.x && half.y != second.y)
        }
        R::Wall { at } => !is_in_groove_itself() && facts.wall(at).is_some() && near(at),
        R::SquareLeaves => is_square() && is_margin(second),
        R::RectangleLeaves => piece().spots.len() == 3 && is_margin(second),
        R::Exit { at } => is_exit(at) && near(at) && !is_round(),
        R::RoundThere { at } => facts.has_round(at) && near(at) && !is_round(),
        R::MustStop { at } => {
            // A rectangle may land on the cell that its other half leaves.
            let mut under = facts.pile(at);
            under.retain(|other| *other != piece());
            let enemy = under.last().is_some_and(|other| !facts.is_own(other));
            enemy && near(at)
        }
        R::OwnPair { at } => facts.pile(at).len() == 2 && facts.top(at) == Some(true) && near(at),
        R::Protected { at } => {
            let upper = facts.pile(at)[1];
            let mut cells = halves(upper).into_iter();
            !facts.is_own(upper) && cells.any(|cell| facts.has_round(cell)) && near(at)
        }
        R::Taken { at } => facts.wall(at).is_some() && near(at),
        R::LainOn { at } => {
            let over = facts.on(at);
            near(at) && over.iter().any(|piece| piece.pose == Pose::Flat) && !is_cell(at)
        }
        R::Ideological { at } => is_ideological(at) && near(at),
        R::GrooveEnds => {
            let along = if halves(piece())[0].y & 1 == 0 {
                second.x
            } else {
                second.y
            };
            is_in_groove_itself() && !is_square() && !(3..12).contains(&along)
        }
        R::Held { at } => is_held(at) && near(at),
        R::NotAround { cell } => {
            is_square() && piece().spots[0].ground() == cell && apart(cell, second) > 1
        }
        R::NotOverSide => {
            let middle = piece().spots[2];
            piece().spots.len() == 3 && far(piece(), second) > 1 && apart(middle, second) > 1
        }
        R::OnlyInward { at } => {
            let margin = halves(piece()).into_iter().any(is_margin);
            margin && holds(piece(), at) && !is_margin(at) && !is_cell(second)
        }
        R::NoGlide => is_square() && is_in_groove_itself() && facts.wall(second).is_none(),
        R::OtherGroove => {
            piece().spots.len() == 3 && is_in_groove_itself() && !is_in_groove(piece(), second)
        }
        R::NotItsEnd => {
            let end = is_in_groove(piece(), second) && far(piece(), second) == 1;
            piece().spots.len() == 3 && is_crossing(second) && !end
        }
        R::NotBesideTall => {
            let ahead = (2..=4).contains(&far(piece(), second));
            piece().pose == Pose::OnEnd && !(is_in_groove(piece(), second) && ahead)
        }
        R::NotBesideWall => {
            let max = if piece().pose == Pose::OnEnd { 3 } else { 1 };
            let groove = halves(piece())[0];
            let straight = if groove.y & 1 == 0 {
                groove.x == second.x
            } else {
                groove.y == second.y
            };
            let beside = far(piece(), second) <= max && (straight || max == 1);
            is_in_groove_itself() && is_cell(second) && !beside
        }
        R::NoCellBeside => {
            is_in_groove_itself() && !(1..14).contains(&second.x.min(second.y))
                || is_in_groove_itself() && !(1..14).contains(&second.x.max(second.y))
        }
        R::Across { at } => {
            is_in_groove_itself() && !is_square() && facts.wall(at).is_some() && near(at)
        }
        R::OwnWall { at } => {
            let own = |wall: &Piece| facts.is_own(wall) && holds(wall, second);
            is_in_groove_itself() && facts.wall(at).is_some_and(own)
        }
        R::NoTension { at } => {
            let enemy = facts
                .on(at)
                .into_iter()
                .find(|wall| wall.pose != Pose::Flat);
            let enemy = enemy.expect("a wall is there");
            let next = halves(enemy)
                .into_iter()
                .any(|half| is_in_groove(piece(), half) && far(piece(), half) == 2);
            at == second && !facts.is_own(enemy) && !next
        }
        R::CrossingBetween { at } => is_held(at) && far(piece(), at) == 1,
        R::NoAnswer { at } => {
            let (pusher, pushed) = facts.last().split_once('!').expect("a push came before");
            let name = |name: &str, at: Spot| name.contains(&at.to_string());
            name(pusher, at) && name(pushed, halves(piece())[0])
        }
        R::OnlyCells => is_round() && (!is_cell(second) || is_margin(second)),
        R::OneCellAside { round } => {
            let aside = second.y == round.y && apart(round, second) == 2;
            is_round() && round == facts.home() && !facts.is_extended() && !aside
        }
        R::NothingUnder { at } => at == second && facts.pile(at).is_empty(),
        R::EnemyOnTop { at } => at == second && facts.top(at) == Some(false),
        R::TallWall { at } => {
            let wall = facts.wall(at).expect("a wall is there");
            facts.is_own(wall) && wall.pose == Pose::OnEnd && apart(first, at) == 1
        }
        R::EnemyWall { at } => {
            facts.wall(at).is_some_and(|wall| !facts.is_own(wall)) && apart(first, at) == 1
        }
        R::JumpAlone { to } => to == second && !facts.is_path(to, false) && facts.is_path(to, true),
        R::NoPath { to } => to == second && !facts.is_path(to, true),
        R::GoalTaken { at } => at == facts.goal() && at == facts.round(false) && at == second,
        R::GoalIsTheEnd { at } => {
            at == facts.goal()
                && second != at
                && facts.is_path(at, false)
                && !facts.is_path(second, true)
        }
        R::GoalLater { at } => {
            at == second && at == facts.goal() && facts.is_extended() && first == facts.home()
        }
        R::HomeClosed { at } => at == facts.home() && first != at && !facts.is_path(second, true),
    }
}
