//! The law of gestures: at every point the touches that lead to different moves are equal sets or
//! disjoint, compared without level, and no gesture ends where another goes on.

use tablero::play::{Spot, Touch};

/// The first violation of the law by the gestures of a position, each named by its move.
pub fn violation(gestures: &[(String, Vec<Touch>)]) -> Option<String> {
    let gestures: Vec<(&str, Vec<Vec<Spot>>)> = gestures
        .iter()
        .map(|(name, touches)| (name.as_str(), touches.iter().map(places).collect()))
        .collect();
    violation_after(&gestures.iter().collect::<Vec<_>>(), &mut Vec::new())
}

/// The places of a touch, each once and in order.
fn places(touch: &Touch) -> Vec<Spot> {
    let mut places: Vec<Spot> = touch.spots().iter().map(|spot| spot.ground()).collect();
    places.sort_unstable();
    places.dedup();
    places
}

type Gesture<'a> = (&'a str, Vec<Vec<Spot>>);

/// The same for gestures that agree with the touches so far.
fn violation_after(gestures: &[&Gesture], touched: &mut Vec<Spot>) -> Option<String> {
    let depth = touched.len();
    let mut next: Vec<&[Spot]> = Vec::new();
    for (name, touches) in gestures {
        let Some(touch) = touches.get(depth) else {
            if gestures.len() == 1 {
                return None;
            }
            return Some(format!("{name} ends where others go on, or like them"));
        };
        for (other_name, other) in gestures {
            let other = other.get(depth).map_or(&[][..], Vec::as_slice);
            if touch != other && touch.iter().any(|spot| other.contains(spot)) {
                return Some(format!("{name} and {other_name} share some places only"));
            }
        }
        if !next.contains(&touch.as_slice()) {
            next.push(touch);
        }
    }
    for &spot in next.into_iter().flatten() {
        let agrees = |gesture: &&&Gesture| gesture.1[depth].contains(&spot);
        let agreeing: Vec<&Gesture> = gestures.iter().filter(agrees).copied().collect();
        touched.push(spot);
        let found = violation_after(&agreeing, touched);
        touched.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

fn gesture(name: &str, touches: &[&str]) -> (String, Vec<Touch>) {
    let touch = |text: &&str| {
        let spots = text.split(' ').map(|name| name.parse().expect(name));
        Touch::any_of(spots.collect())
    };
    (name.to_owned(), touches.iter().map(touch).collect())
}

#[test]
fn equal_and_disjoint_touches_keep_the_law() {
    let one = gesture("one", &["a1 b1", "c1 d1"]);
    let two = gesture("two", &["b1 a1", "e1"]);
    let three = gesture("three", &["a2", "c1"]);
    assert_eq!(violation(&[one, two, three]), None);
}

#[test]
fn touches_that_share_some_places_break_the_law_at_any_height() {
    let one = gesture("one", &["a1", "c1 d1"]);
    let two = gesture("two", &["a1", "d1.2"]);
    let found = violation(&[one, two]);
    assert_eq!(found.as_deref(), Some("one and two share some places only"));
}

#[test]
fn equal_gestures_and_beginnings_of_others_break_the_law() {
    let ends = "ends where others go on, or like them";
    for longer in [&["a1", "b1"][..], &["a1", "b1", "c1"]] {
        let found = violation(&[gesture("one", &["a1", "b1"]), gesture("two", longer)]);
        assert_eq!(found, Some(format!("one {ends}")));
    }
}
