//! The screen of a game.

mod actions;
mod agreement;
mod analysis;
mod check;
mod clock;
mod context;
mod draw_offer;
mod estimate_graph;
mod exact_report;
mod explorer;
mod graph_view;
mod help;
mod in_view;
mod keys;
mod linked_game;
mod mistakes;
mod moves;
mod next_step;
mod notation;
mod notes;
mod picture_export;
mod players;
mod repeat_button;
mod report;
mod runner;
mod saving;
mod screen;
mod share;
mod started_game;
mod status;
mod thinking_right;
mod tools;
mod value_sign;
mod variation_saver;
mod variations;

pub use screen::GameScreen;
