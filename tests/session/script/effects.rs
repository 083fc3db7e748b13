//! The effects of a model, as words.

use super::facts::list;
use tablero::rules::Side;
use tablero::session::{Announcement, NewGame, Origin, Purpose};

pub fn name_of(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Move => "move",
        Purpose::Hint => "hint",
        Purpose::DrawOffer => "draw",
        Purpose::Puzzle => "puzzle",
        Purpose::Analysis => "analysis",
        Purpose::Report => "report",
        Purpose::Check => "check",
    }
}

pub fn announced(what: Option<Announcement>) -> String {
    match what {
        None => "none".to_owned(),
        Some(Announcement::Moved(ply)) => format!("moved {ply}"),
        Some(Announcement::Shown(ply)) => format!("shown {ply}"),
        Some(Announcement::LineShown(mv)) => format!("variation {mv}"),
        Some(Announcement::Undone { what, pauses }) => {
            let what = list(what.map(|act| act.to_string()));
            format!("undone {what}{}", if pauses { " paused" } else { "" })
        }
        Some(Announcement::Redone(act)) => format!("redone {act}"),
        Some(Announcement::Resigned(side)) => format!("resigned {side}"),
        Some(Announcement::RanOutOfTime(side)) => format!("out-of-time {side}"),
        Some(Announcement::TimeLeft(side, seconds)) => format!("time-left {side} {seconds}"),
        Some(Announcement::AgreedDraw) => "agreed".to_owned(),
    }
}

pub fn begun(game: Option<NewGame>) -> String {
    let Some(game) = game else {
        return "none".to_owned();
    };
    let origin = match game.origin {
        Origin::Rematch { you } => {
            format!("rematch {}", list(you.map(|side: Side| side.to_string())))
        }
        Origin::Branch => "branch".to_owned(),
    };
    let levels = list(game.players.levels.map(|level| level.to_string()));
    format!(
        "{origin}; {levels}; {}; {}{}",
        list(game.text.moves),
        list(game.undone),
        match game.clock.as_str() {
            "" => String::new(),
            clock => format!("; {clock}"),
        }
    )
}
