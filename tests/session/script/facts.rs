//! The facts about a game that a script can expect, as words.

use tablero::play::{Clock, Drawing, GameRecord, Spot, VariationMove};
use tablero::rules::{Outcome, Side};
use tablero::session::{
    Feedback, GameModel, Mistakes, Model, Panel, Query, SolutionCheck, SpotValue,
};

/// A fact about a game in words, or the word `none` if it is empty. `None` if there is no such fact.
pub fn fact(game: &GameModel, key: &str) -> Option<String> {
    let (board, record) = (game.board(), game.board().record());
    let named = |spots: &[Spot]| {
        let names = spots.iter().map(|spot| record.spot_name(spot.ground()));
        list(names)
    };
    Some(match key {
        "ply" => board.ply().to_string(),
        "moves" => list(record.moves()),
        "redo" => list(record.undone()),
        "variation" => list(
            board
                .line_preview()
                .map(|line| line.moves().to_vec())
                .unwrap_or_default(),
        ),
        "line" => {
            let (record, ply) = board.shown_of_record();
            let moves = (board.ply()..ply).filter_map(|ply| record.move_after(ply));
            list(moves)
        }
        "variations" => list(variations(record, |_| String::new())),
        "notes" => list(
            variations(record, |one| {
                let node = record.tree().node(one.node);
                let glyphs = node.glyphs().iter().map(|glyph| format!("${glyph}"));
                let comment = match node.comment() {
                    "" => String::new(),
                    comment => format!("{{{comment}}}"),
                };
                format!("{}{comment}", glyphs.collect::<String>())
            })
            .into_iter()
            .filter_map(|line| {
                let (_, moves) = line.rsplit_once(':')?;
                moves.contains(['$', '{']).then(|| moves.to_owned())
            }),
        ),
        "comment" => list(
            record
                .tree()
                .get(board.node())
                .map(|node| node.comment().to_owned()),
        ),
        "looking-back" => yes(board.is_looking_back()),
        "selected" => named(&board.possible_touches().touched),
        "hovered" => named(
            &board
                .hover()
                .map(|hover| hover.spot)
                .into_iter()
                .collect::<Vec<_>>(),
        ),
        "in-doubt" => yes(board.hover().is_some_and(|hover| hover.is_ambiguous)),
        "preview" => list(board.preview().map(|preview| preview.makes.clone())),
        "feedback" => feedback(game),
        "turn" => record.turn().to_string(),
        "over" => match game.result().map(|result| result.outcome) {
            Some(Outcome::Won(side)) => side.to_string(),
            Some(Outcome::Draw) => "draw".to_owned(),
            None => "none".to_owned(),
        },
        "can" => {
            let can = [
                ("undo", game.can_undo()),
                ("redo", game.can_redo()),
                ("hint", game.can_hint()),
                ("draw", game.can_agree_draw()),
            ];
            list(
                can.into_iter()
                    .filter(|(_, can)| *can)
                    .map(|(name, _)| name.to_owned()),
            )
        }
        "runs" => list(
            game.clock()
                .and_then(Clock::running)
                .map(|side| side.to_string()),
        ),
        "clock-waits" => yes(game.is_clock_waiting()),
        "locked" => yes(board.is_locked()),
        "thinking" => list(game.computer().thinks_for().map(|side| side.to_string())),
        "paused" => yes(game.computer().is_paused()),
        "flipped" => yes(board.is_flipped()),
        "turned" => yes(board.is_turned()),
        "helped" => list(record.hints().into_iter().map(|ply| ply.to_string())),
        "fair" => yes(game.players().fair),
        "names" => list(
            game.players()
                .names
                .iter()
                .filter(|name| !name.is_empty())
                .cloned(),
        ),
        "levels" => list(game.players().levels.map(|level| level.to_string())),
        "resigns" => game.resigning_side().to_string(),
        "offer" => list(
            game.draw_offer()
                .map(|(side, wait)| format!("{side}:{wait}")),
        ),
        "panels" => {
            let panels = [("analysis", Panel::Analysis), ("report", Panel::Report)];
            let open = panels.into_iter().filter(|(_, panel)| game.is_open(*panel));
            list(open.map(|(name, _)| name.to_owned()))
        }
        "arrows" => list(
            game.arrows()
                .iter()
                .map(|arrow| format!("{}:{}", arrow.kind, named(&arrow.spots).replace(' ', "-"))),
        ),
        "drawn" => list(board.drawn().iter().map(Drawing::to_string)),
        "pen" => list(board.pen().map(|color| color.letter().to_string())),
        "threats" => list(board.threats().map(|threats| threats.side.to_string())),
        "analysed" => list(game.analysed_position().map(|analysed| {
            let lines = analysed.found.lines.iter();
            list(lines.map(|line| line.moves[0].clone()))
        })),
        "shows-values" => yes(game.shows_values()),
        "values" => values(game),
        "report" => match game.shows_report() {
            true => format!(
                "{}/{}",
                game.report().through(),
                game.report().evaluations().len()
            ),
            false => "none".to_owned(),
        },
        "mistakes" => {
            let plies = game.mistakes().map(Mistakes::plies).unwrap_or_default();
            list(plies.iter().map(usize::to_string))
        }
        "deciding" => {
            let deciding = game.mistakes().and_then(|mistakes| mistakes.deciding);
            list(deciding.map(|ply| ply.to_string()))
        }
        "beaten" => list(game.beaten_level().map(|level| level.to_string())),
        "next-level" => list(game.next_level().map(|level| level.to_string())),
        "lost" => list(Side::BOTH.map(|side| game.lost_pieces(side).to_string())),
        "check" => match game.check() {
            SolutionCheck::NotStarted => "none".to_owned(),
            SolutionCheck::Running { tally, .. } => format!("at {}", tally.at),
            SolutionCheck::Over(tally) => format!("over {}", tally.all()),
            SolutionCheck::Failed => "failed".to_owned(),
        },
        "failed" => yes(game.analysis().has_failed()
            || game.report().has_failed()
            || game.values_have_failed()),
        _ => return None,
    })
}

/// Every variation: the ply after which it begins, a colon for each depth, and its moves with their notes. A
/// variation of a variation begins with the moves before it.
fn variations(record: &GameRecord, note: impl Fn(&VariationMove) -> String) -> Vec<String> {
    let mut all = Vec::new();
    for ply in 0..=record.plies() {
        for one in record.variations(ply) {
            let last = one.moves.last().expect("a variation has a move");
            let line = record.line_to(last.node).expect("it is in the record");
            let before = (ply..one.moves[0].ply - 1).filter_map(|ply| line.move_after(ply));
            let moves = one
                .moves
                .iter()
                .map(|one| format!("{}{}", one.notation, note(one)));
            let moves: Vec<String> = before.chain(moves).collect();
            all.push(format!("{ply}{}{}", ":".repeat(one.depth), moves.join("_")));
        }
    }
    all
}

fn feedback(game: &GameModel) -> String {
    let record = game.board().record();
    let name = |spot: Spot| record.spot_name(spot.ground());
    match game.board().feedback() {
        Feedback::Nothing => "none".to_owned(),
        Feedback::Refused { rule, .. } => format!("refused {}", rule.unwrap_or("no-rule")),
        Feedback::Passed(side) => format!("passed {side}"),
        Feedback::Thinking => "thinking".to_owned(),
        Feedback::HintPiece(spot) => format!("hint {}", name(*spot)),
        Feedback::HintMove { mv, analysed } => {
            format!("hint-move {mv}{}", if *analysed { " analysed" } else { "" })
        }
        Feedback::DrawOffered => "draw-offered".to_owned(),
        Feedback::DrawDeclined => "draw-declined".to_owned(),
        Feedback::LookingBack => "looking-back".to_owned(),
        Feedback::LineAdded => "line-added".to_owned(),
        Feedback::Query { query, again } => {
            let again = if *again { " again" } else { "" };
            match query {
                Query::Pieces(side) => format!("pieces {side}{again}"),
                Query::Reached { place, .. } => format!("reached {}{again}", list(place.map(name))),
                Query::Time(left) => {
                    let left = left.iter().flatten().map(|left| left.to_string());
                    format!("time {}{again}", list(left))
                }
                Query::Position => format!("position{again}"),
            }
        }
        Feedback::Over => "over".to_owned(),
        Feedback::Full => "full".to_owned(),
        Feedback::NoRoomForVariation => "no-room-for-variation".to_owned(),
        Feedback::VariationHasNoPlace => "variation-has-no-place".to_owned(),
    }
}

fn values(game: &GameModel) -> String {
    let record = game.board().record();
    let places = game.values().into_iter().map(|one: SpotValue| {
        let value = format!("{:?}", one.value.wdl()).to_lowercase();
        format!("{}={value}", record.spot_name(one.spot))
    });
    list(places)
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// Words with spaces between them.
pub fn list(words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    match words.is_empty() {
        true => "none".to_owned(),
        false => words.join(" "),
    }
}
