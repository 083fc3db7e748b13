//! What a link from a friend means for the games of this browser.

use super::storage::{Comparison, Line};
use crate::play::game_code::{CodedGame, LinkMessage};
use crate::play::stored::VERSION;
use crate::play::{Correspondence, GameText, SavedGame};
use crate::rules::sort_short;

/// What a link means for a game of this browser.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkNews {
    /// The game with what the link adds: moves, an end or a question.
    More(Box<SavedGame>),
    /// Nothing that the game does not have.
    Nothing,
    /// The game has gone on since.
    Older,
    /// The game has other moves. The first of them has this number, which counts from 1.
    OtherMoves(usize),
}

/// The game of a link from a friend, for a browser that has not got it. None if the link is not from a game by links.
#[must_use]
pub fn game_of_friend(link: &CodedGame) -> Option<SavedGame> {
    let (id, sender) = (link.id?, link.sender?);
    let correspondence = received(Correspondence::new(id, sender.other()), link);
    Some(SavedGame {
        version: VERSION,
        text: link.text.to_string(),
        undone: Vec::new(),
        names: link.names.clone(),
        levels: [0; 2],
        fair: false,
        on_time: link.text.on_time,
        clock: String::new(),
        correspondence: correspondence.to_string(),
        saved: 0.0,
    })
}

/// What a link means for the game that has its id.
#[must_use]
pub fn link_news(game: &SavedGame, link: &CodedGame) -> LinkNews {
    let Ok(text) = game.text.parse::<GameText>() else {
        return LinkNews::OtherMoves(1);
    };
    let known = game.correspondence.parse::<Correspondence>().ok();
    let is_own = |known: &Correspondence| link.sender == Some(known.you);
    let message = match &known {
        Some(known) if !is_own(known) => link.message,
        _ => None,
    };
    let asks = matches!(
        message,
        Some(LinkMessage::DrawOffer | LinkMessage::TakebackRequest)
    );
    let outgoing = known.as_ref().and_then(|known| known.outgoing);
    let is_news = |known: &Correspondence| steps(link) >= known.shared;
    let asks_now = asks && known.as_ref().is_some_and(is_news);
    let (ours, theirs) = (Line::of_text(&text), Line::of_text(&link.text));
    match theirs.compare(&ours) {
        // What this player has granted does not come back with the friend's old link.
        Comparison::Longer if asks && outgoing == Some(LinkMessage::TakebackGranted) => {
            LinkNews::Older
        }
        Comparison::Longer => LinkNews::More(Box::new(taken(game, &text, link, known))),
        Comparison::Same | Comparison::Shorter if asks_now => {
            LinkNews::More(Box::new(asked(game, known, message)))
        }
        Comparison::Same => LinkNews::Nothing,
        Comparison::Shorter
            if message == Some(LinkMessage::TakebackGranted)
                && outgoing == Some(LinkMessage::TakebackRequest) =>
        {
            LinkNews::More(Box::new(taken(game, &text, link, known)))
        }
        Comparison::Shorter => LinkNews::Older,
        Comparison::Branches => LinkNews::OtherMoves(theirs.common(&ours) + 1),
    }
}

/// How many steps the game of a link has.
fn steps(link: &CodedGame) -> usize {
    link.text.moves.len() + usize::from(link.ended.is_some())
}

/// What is known after a link has come.
fn received(known: Correspondence, link: &CodedGame) -> Correspondence {
    let is_own = link.sender == Some(known.you);
    let message = link.message.filter(|_| !is_own);
    Correspondence {
        shared: steps(link),
        is_sent: true,
        outgoing: None,
        incoming: message.filter(|message| *message != LinkMessage::TakebackGranted),
        ..known
    }
}

/// A game with the moves of a link.
fn taken(
    game: &SavedGame,
    text: &GameText,
    link: &CodedGame,
    known: Option<Correspondence>,
) -> SavedGame {
    let mut hints = link.text.hints.clone();
    let own = text.hints.iter();
    hints.extend(own.filter(|ply| **ply <= link.text.moves.len()));
    sort_short(&mut hints, |ply| *ply);
    hints.dedup();
    let mut names = game.names.clone();
    if let Some(sender) = link.sender {
        let name = &link.names[sender as usize];
        if !name.is_empty() {
            names[sender as usize].clone_from(name);
        }
    }
    let text = GameText {
        start: text.start.clone(),
        hints,
        ..link.text.clone()
    };
    SavedGame {
        text: text.to_string(),
        undone: Vec::new(),
        on_time: link.text.on_time,
        names,
        correspondence: known.map_or_else(
            || game.correspondence.clone(),
            |known| received(known, link).to_string(),
        ),
        ..game.clone()
    }
}

/// A game about which the friend asks something.
fn asked(
    game: &SavedGame,
    known: Option<Correspondence>,
    message: Option<LinkMessage>,
) -> SavedGame {
    let asked = known.map(|known| Correspondence {
        incoming: message,
        ..known
    });
    SavedGame {
        correspondence: asked
            .map_or_else(|| game.correspondence.clone(), |asked| asked.to_string()),
        ..game.clone()
    }
}
