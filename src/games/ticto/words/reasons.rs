//! The reasons in TicTo why touches make no move.

use super::names::place;
use crate::games::ticto::Reason;
use crate::words::{Locale, say};

#[allow(clippy::too_many_lines)]
pub fn say_reason(locale: Locale, reason: Reason) -> String {
    use Reason as R;
    match reason {
        R::Over => say!(locale, ticto.why.over),
        R::NoPlace => say!(locale, ticto.why.no_place),
        R::Allowed => say!(locale, ticto.why.allowed),
        R::Empty { at } => say!(locale, ticto.why.empty, at = at.to_string()),
        R::NotYours { at } => say!(locale, ticto.why.not_yours, at = at.to_string()),
        R::RoundFirst { round, extended } => {
            let round = round.to_string();
            if extended {
                say!(locale, ticto.why.round_first_back, round = round)
            } else {
                say!(locale, ticto.why.round_first, round = round)
            }
        }
        R::Carries { at } => say!(locale, ticto.why.carries, at = at.to_string()),
        R::CarriesRound { at } => say!(locale, ticto.why.carries_round, at = at.to_string()),
        R::Covered { at } => say!(locale, ticto.why.covered, at = at.to_string()),
        R::PairUnderRound { at } => say!(locale, ticto.why.pair_under_round, at = at.to_string()),
        R::NotYet { pair } => say!(locale, ticto.why.not_yet, pair = place(locale, pair)),
        R::Stuck { at } => say!(locale, ticto.why.stuck, at = at.to_string()),
        R::StuckWall { at } => say!(locale, ticto.why.stuck_wall, at = at.to_string()),
        R::StuckRound { at } => say!(locale, ticto.why.stuck_round, at = at.to_string()),
        R::Stays { .. } => say!(locale, ticto.why.stays),
        R::OnlyRebels { pair } => say!(locale, ticto.why.only_rebels, pair = place(locale, pair)),
        R::NotStraight => say!(locale, ticto.why.not_straight),
        R::Wall { at } => say!(locale, ticto.why.wall, at = at.to_string()),
        R::SquareLeaves => say!(locale, ticto.why.square_leaves),
        R::RectangleLeaves => say!(locale, ticto.why.rectangle_leaves),
        R::Exit { at } => say!(locale, ticto.why.exit, at = at.to_string()),
        R::RoundThere { at } => say!(locale, ticto.why.round_there, at = at.to_string()),
        R::MustStop { at } => say!(locale, ticto.why.must_stop, at = at.to_string()),
        R::OwnPair { at } => say!(locale, ticto.why.own_pair, at = at.to_string()),
        R::Protected { at } => say!(locale, ticto.why.protected, at = at.to_string()),
        R::Taken { at } => say!(locale, ticto.why.taken, at = at.to_string()),
        R::LainOn { at } => say!(locale, ticto.why.lain_on, at = at.to_string()),
        R::Ideological { at } => say!(locale, ticto.why.ideological, at = at.to_string()),
        R::GrooveEnds => say!(locale, ticto.why.groove_ends),
        R::Held { at } => say!(locale, ticto.why.held, at = at.to_string()),
        R::NotAround { .. } => say!(locale, ticto.why.not_around),
        R::NotOverSide => say!(locale, ticto.why.not_over_side),
        R::OnlyInward { at } => say!(locale, ticto.why.only_inward, at = at.to_string()),
        R::NoGlide => say!(locale, ticto.why.no_glide),
        R::OtherGroove => say!(locale, ticto.why.other_groove),
        R::NotItsEnd => say!(locale, ticto.why.not_its_end),
        R::NotBesideTall => say!(locale, ticto.why.not_beside_tall),
        R::NotBesideWall => say!(locale, ticto.why.not_beside_wall),
        R::NoCellBeside => say!(locale, ticto.why.no_cell_beside),
        R::Across { at } => say!(locale, ticto.why.across, at = at.to_string()),
        R::OwnWall { .. } => say!(locale, ticto.why.own_wall),
        R::NoTension { .. } => say!(locale, ticto.why.no_tension),
        R::CrossingBetween { at } => say!(locale, ticto.why.crossing_between, at = at.to_string()),
        R::NoAnswer { .. } => say!(locale, ticto.why.no_answer),
        R::OnlyCells => say!(locale, ticto.why.only_cells),
        R::OneCellAside { .. } => say!(locale, ticto.why.one_cell_aside),
        R::NothingUnder { at } => say!(locale, ticto.why.nothing_under, at = at.to_string()),
        R::EnemyOnTop { at } => say!(locale, ticto.why.enemy_on_top, at = at.to_string()),
        R::TallWall { at } => say!(locale, ticto.why.tall_wall, at = at.to_string()),
        R::EnemyWall { at } => say!(locale, ticto.why.enemy_wall, at = at.to_string()),
        R::JumpAlone { .. } => say!(locale, ticto.why.jump_alone),
        R::NoPath { to } => say!(locale, ticto.why.no_path, to = to.to_string()),
        R::GoalTaken { at } => say!(locale, ticto.why.goal_taken, at = at.to_string()),
        R::GoalIsTheEnd { at } => say!(locale, ticto.why.goal_is_the_end, at = at.to_string()),
        R::GoalLater { at } => say!(locale, ticto.why.goal_later, at = at.to_string()),
        R::HomeClosed { at } => say!(locale, ticto.why.home_closed, at = at.to_string()),
    }
}
