//! Helpers to read positions and play moves in the worked examples.

use tablero::play::{Game, Selection, Spot, TouchResult, Why, erase};

/// A position with the usual options.
pub fn read<G: Game>(text: &str) -> G {
    read_with("", text)
}

pub fn read_with<G: Game>(options: &str, text: &str) -> G {
    let options = options.parse().expect("options of the game");
    match G::parse(options, text) {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The legal moves, separated by spaces.
pub fn moves<G: Game>(position: &G) -> String {
    let texts: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    texts.join(" ")
}

/// The legal moves that start with a text, for example the moves of one piece.
pub fn moves_from<G: Game>(position: &G, beginning: &str) -> String {
    let texts = position.moves().into_iter().map(|mv| mv.to_string());
    let own: Vec<String> = texts.filter(|text| text.starts_with(beginning)).collect();
    own.join(" ")
}

pub fn is_legal<G: Game>(position: &G, mv: &str) -> bool {
    mv.parse().is_ok_and(|mv| position.moves().contains(&mv))
}

/// The position after these moves, which are separated by spaces and must be legal.
pub fn after<G: Game>(position: &G, moves: &str) -> G {
    let mut position = position.clone();
    for text in moves.split_whitespace() {
        assert!(is_legal(&position, text), "{text} in {position}");
        position.play(text.parse().expect("a legal move is a move"));
    }
    position
}

/// `white`, `black` or `draw`, or empty if the game continues.
pub fn result<G: Game>(position: &G) -> String {
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    outcome.unwrap_or_default()
}

/// The reason after these touches. The last of them must be refused.
pub fn reason<G: Game>(position: &G, touched: &str) -> G::Reason {
    let erased = erase(position.clone());
    let mut hand = Selection::default();
    let mut last = None;
    for name in touched.split(' ') {
        let spot: Spot = name.parse().expect("the name of a spot");
        last = Some(hand.touch(&*erased, spot));
    }
    match last {
        Some(TouchResult::Refused { reason, .. }) => reason
            .downcast_ref::<G::Reason>()
            .expect("its reason")
            .clone(),
        other => panic!("{touched} is not refused: {other:?}: {position}"),
    }
}

/// The number of the rule in the reason.
pub fn rule<G: Game>(position: &G, touched: &str) -> &'static str {
    let reason = reason(position, touched);
    reason.rule().expect("the reason names a rule")
}
