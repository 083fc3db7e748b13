//! The point on the screen at which a place of the board is touched.

use serde_json::json;
use tablero::play::{CELL, GameRecord, Heights, Layout, Spot};
use tablero_browser::browser::{Point, Session};
use tablero_browser::page::as_point;

/// The middle of a place. In a stack of a game with levels, the height at which the page recognises a touch
/// of this level.
pub fn point(session: &Session, record: &GameRecord, spot: Spot) -> Result<Point, String> {
    let ground = spot.ground();
    let name = record.spot_name(ground);
    let script = "
        const place = document.querySelector(`[data-spot='${arguments[0]}']`);
        if (!place) return null;
        place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = place.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2, box.height];";
    let place = session.run(script, vec![json!(name)]);
    let Some(height) = place[2].as_f64() else {
        return Err(format!("the page has no place {name}"));
    };
    let (x, y) = as_point(&place);
    let layout = Layout::new(&record.board(), false);
    let scale = height / layout.area(ground)[3];
    Ok((x, y - lift(record, &layout, spot)? * scale))
}

/// How far above the middle of its place a level is touched, in units of the drawing.
fn lift(record: &GameRecord, layout: &Layout, spot: Spot) -> Result<f64, String> {
    let height = Heights::of(&record.pieces(record.plies())).at(spot.ground());
    if !record.distinguishes_levels() || height < 2 {
        return Ok(0.0);
    }
    let (x, y) = layout.middle(spot.ground());
    let top = layout.lift(height - 1, height);
    // A stack may cover part of the place behind it.
    let hits: Vec<f64> = (-CELL as i32 / 2..=top as i32)
        .map(f64::from)
        .filter(|above| layout.level_at((x, y - above), spot.ground(), height) == spot.level)
        .collect();
    match hits[..] {
        [lowest, .., highest] => Ok((lowest + highest) / 2.0),
        _ => Err(format!("no touch means {spot} alone")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablero::games;
    use tablero::play::GameText;

    #[test]
    fn the_upper_three_pieces_of_a_tower_are_told_apart() {
        let text = GameText {
            game: "pogo".to_owned(),
            start: Some("-,-,-/-,bbbbbWWWWWW,b/-,-,- w".to_owned()),
            ..GameText::default()
        };
        let record = games::open(&text).unwrap();
        let layout = Layout::new(&record.board(), false);
        let lift = |level| lift(&record, &layout, Spot::cell(2, 2).at_level(level));
        let lifts = [8, 9, 10].map(|level| lift(level).unwrap());
        assert!(lifts.is_sorted_by(|a, b| a < b), "{lifts:?}");
        assert!(lift(20).is_err());
    }
}
