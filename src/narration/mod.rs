//! Sentences made from facts and a language: about a game, a puzzle or an exercise, the shown position, and the answers
//! to questions.

mod analysis;
mod announcements;
mod board_text;
mod broken_link;
mod clock;
mod consequences;
mod draw_offer;
mod editor;
mod exercise;
mod facts;
mod feedback;
mod game;
mod graph;
mod help;
mod import;
mod judgement;
mod levels;
mod library;
mod linked_game;
mod list_item;
mod looks;
mod mistakes;
mod moves;
mod notices;
mod place_facts;
mod place_name;
mod places;
mod player_names;
mod player_sentences;
mod pointed;
mod position_value;
mod puzzle;
mod puzzle_lists;
mod queries;
mod report;
mod result;
mod shown_values;
mod solution_check;
mod statistics;
mod status;
mod status_line;
mod threats;
mod values;
mod variations;

pub use analysis::{analysed_threat, analysed_value, analysis_progress, explored_value, line_move};
pub use announcements::announcement;
pub use board_text::{BoardText, board_text};
pub use broken_link::broken_link;
pub use clock::{clock_digits, time_left};
pub use draw_offer::draw_offer;
pub use editor::{
    MAX_REASONS, draft_faults, draft_status, editor_message_text, editor_notice, more_faults,
    place_in_editor, typed_fault,
};
pub use exercise::{exercise_in_lesson, exercise_judgement};
pub use facts::{BoardFacts, scene_of};
pub use game::{GameFacts, ResultText};
pub use graph::{estimate_in_graph, exact_report_progress, report_progress, value_in_graph};
pub use help::{Help, help};
pub use import::{
    fault_in_line, file_fault, games_report, import_fault, part_before_fault, reading,
};
pub use judgement::Judgement;
pub use levels::{level_description, level_name, level_word};
pub use library::{
    games_deleted, games_in_list, games_selected, library_order, library_players, library_row,
    library_search_text, library_state, opponent_filter, result_filter,
};
pub use linked_game::linked_game;
pub use list_item::{ListedMove, listed_move};
pub use looks::Named;
pub use mistakes::{MistakeGroup, MistakeText, mistake_groups};
pub use notices::{broken_link_notice, early_notice, notice_words};
pub use place_facts::{PlaceFacts, Stacks};
pub use place_name::{piece_name, place_name};
pub use places::{places_of, spot};
pub use player_names::{PlayerNames, both_players, names_of, people_of, who};
pub use player_sentences::{PlayerSentence, player_sentence};
pub use position_value::{move_value, position_value, repetitions, value_sentence};
pub use puzzle::{puzzle_grade, puzzle_judgement, puzzle_task, puzzle_title};
pub use puzzle_lists::{DaySolved, day_in_calendar, days_in_a_row, puzzle_in_list};
pub use report::{estimate, mistake_cost, short_estimate};
pub use result::{outcome, result_text};
pub use solution_check::solution_check;
pub use statistics::{done_of, strength};
pub use status::{message, status};
pub use status_line::{StatusLine, status_line};
pub use values::{place_value, value_class};
pub use variations::{
    GLYPHS, ListedVariationMove, drawn, glyph_name, glyph_sign, listed_variation, pen_name,
    variations_after,
};
