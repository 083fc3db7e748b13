//! The settings as a form.

mod form;
mod samples;

pub use form::SettingsForm;
