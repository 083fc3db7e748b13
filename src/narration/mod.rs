//! Sentences made of facts and a language: about a game, a puzzle or an exercise, what is shown of it, and what was
//! asked.

mod announcements;
mod broken_link;
mod consequences;
mod facts;
mod feedback;
mod game;
mod known;
mod levels;
mod moves;
mod place_facts;
mod place_name;
mod places;
mod player_names;
mod player_sentences;
mod pointed;
mod queries;
mod report;
mod result;
mod shown_values;
mod status;
mod threats;
mod values;

pub use announcements::announcement;
pub use broken_link::broken_link;
pub use facts::{BoardFacts, scene_of};
pub use game::{GameFacts, GameResult};
pub use known::{known_move, known_value, repetitions, value_sentence};
pub use levels::{level_name, level_promise, level_word};
pub use place_facts::{PlaceFacts, Stacks};
pub use place_name::{piece_name, place_name};
pub use places::{places_of, spot};
pub use player_names::{PlayerNames, names_of, people_of, who};
pub use player_sentences::{PlayerSentence, player_sentence};
pub use report::{estimate, mistake_cost, short_estimate};
pub use result::result;
pub use status::{message, status};
pub use values::{place_value, value_class};
