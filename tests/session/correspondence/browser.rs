//! A browser with a game by links.

use super::super::{Run, kind};
use fastrand::Rng;
use tablero::games::codes::{decode_link, encode_link};
use tablero::play::game_code::{CodedGame, GameId};
use tablero::play::stored::VERSION;
use tablero::play::{Correspondence, GameText, SavedGame};
use tablero::rules::{Outcome, Side};
use tablero::session::correspondence::{KnownGame, LinkNews, game_of_friend, link_news};
use tablero::session::{CorrespondenceIntent, GameIntent, GameModel, Model};

/// A browser with one game by links.
pub struct Browser {
    pub run: Run<GameModel>,
}

impl Browser {
    /// A new game in which this player has a side.
    pub fn begins(slug: &str, you: Side) -> Browser {
        let text = GameText {
            game: slug.to_owned(),
            ..GameText::default()
        };
        let record = kind(slug).open(&text).expect("a start");
        Browser::with(&SavedGame {
            version: VERSION,
            text: record.text().to_string(),
            correspondence: Correspondence::new(GameId::new(77), you).to_string(),
            ..SavedGame::default()
        })
    }

    pub fn with(saved: &SavedGame) -> Browser {
        let record = saved
            .resume(tablero::games::kind)
            .expect("a game of the rules");
        let kind = record.kind();
        let mut run = Run::new(GameModel::new(kind, saved, record, 1, true));
        run.send(GameIntent::Start);
        Browser { run }
    }

    /// The browser of a friend who has never seen the game.
    pub fn of_friend(link: &str) -> Browser {
        let link = decode_link(link).expect("a link");
        Browser::with(&game_of_friend(&link, None).expect("a game by links"))
    }

    pub fn saved(&self) -> SavedGame {
        let model = &self.run.model;
        let players = model.players().clone();
        let record = model.board().record();
        SavedGame {
            version: VERSION,
            text: record.text().to_string(),
            undone: record.undone(),
            correspondence: players.correspondence_text(),
            names: players.names,
            levels: players.levels,
            fair: players.fair,
            ..SavedGame::default()
        }
    }

    pub fn known(&self) -> &Correspondence {
        self.run.model.correspondence().expect("a game by links")
    }

    pub fn does(&mut self, intent: CorrespondenceIntent) {
        self.run.send(GameIntent::Correspondence(intent));
    }

    /// Makes some legal move.
    pub fn moves(&mut self, rng: &mut Rng) {
        let legal = self.run.board().record().legal();
        let mv = rng.choice(&legal).expect("a legal move").clone();
        let plies = self.plies();
        self.run.play(&mv);
        assert!(self.plies() > plies, "{mv}");
    }

    /// Makes some legal move from the shown position.
    pub fn moves_in_variation(&mut self, rng: &mut Rng) {
        let ply = self.run.board().ply();
        let record = self.run.board().record();
        let played = record.moves()[ply].clone();
        let position = kind(record.slug())
            .open(&record.begun_at(ply))
            .expect("legal");
        let legal: Vec<_> = position
            .legal()
            .into_iter()
            .filter(|mv| *mv != played)
            .collect();
        let mv = rng.choice(&legal).expect("another move");
        for spot in position.steps(0, mv) {
            self.run.touch(spot);
        }
    }

    /// The link after one more move.
    pub fn link_after_a_move(&mut self, rng: &mut Rng) -> String {
        self.moves(rng);
        self.sends()
    }

    /// The link to the current game.
    pub fn link(&self) -> String {
        let one = self.known();
        encode_link(&CodedGame {
            text: self.run.board().record().text(),
            id: Some(one.id),
            sender: Some(one.you),
            message: one.outgoing,
            ..CodedGame::default()
        })
        .expect("a code")
    }

    pub fn sends(&mut self) -> String {
        let link = self.link();
        let steps = Correspondence::steps(self.run.board().record());
        let message = self.known().outgoing;
        self.does(CorrespondenceIntent::Sent(steps, message));
        assert!(!self.run.model.must_send());
        link
    }

    pub fn news(&self, link: &str) -> LinkNews {
        self.news_of(&decode_link(link).expect("a link"))
    }

    pub fn news_of(&self, link: &CodedGame) -> LinkNews {
        let theirs = kind(&link.text.game).open(&link.text).expect("legal moves");
        let known = KnownGame {
            game: &self.saved(),
            correspondence: self.known(),
            record: self.run.board().record(),
        };
        link_news(&known, link, &theirs)
    }

    /// Opens a link that has something new.
    pub fn opens(&mut self, link: &str) {
        match self.news(link) {
            LinkNews::New(game, _) => *self = Browser::with(&game),
            other => panic!("{other:?}"),
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.run.model.result().map(|result| result.outcome)
    }

    pub fn plies(&self) -> usize {
        self.run.board().record().plies()
    }
}
