//! The language of the page.

use super::loading::NotLoaded;
use super::page_signal;
use super::texts;
use crate::session;
use crate::words::{Locale, code, from_code};
use js_sys::{Array, Date, Intl, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The page's language.
#[derive(Clone, Copy)]
pub struct Lang(RwSignal<Locale>);

impl Lang {
    /// Puts the language into the page's context.
    pub fn provide(locale: Locale) -> Lang {
        let lang = Lang(RwSignal::new(locale));
        provide_context(lang);
        lang
    }

    /// The language, reactive.
    #[must_use]
    pub fn get(self) -> Locale {
        page_signal::track(&self.0);
        self.now()
    }

    /// The current language, not reactive.
    #[must_use]
    pub fn now(self) -> Locale {
        self.0.get_untracked()
    }

    /// Changes the language once its texts are loaded, if it is still wanted then.
    ///
    /// # Errors
    /// If they could not be loaded. The language stays the same.
    pub async fn change(
        self,
        locale: Locale,
        is_wanted: impl Fn() -> bool,
    ) -> Result<(), NotLoaded> {
        texts::load_used(locale).await?;
        if is_wanted() {
            texts::set_language(locale);
            // The page may be gone, or it may have the language already.
            if self.0.try_get_untracked().is_some_and(|now| now != locale) {
                self.0.set(locale);
            }
        }
        Ok(())
    }
}

/// The language from the context.
pub fn use_lang() -> Lang {
    expect_context()
}

/// A text of the page that follows its language: `t!(lang, home.play)`. All such texts share one compiled closure,
/// unlike texts of the form `move || say!(lang.get(), home.play)`.
macro_rules! t {
    ($lang:expr, $($key:ident).+) => {
        $crate::app::i18n::follow($lang, |locale| $crate::words::say!(locale, $($key).+))
    };
}
pub(crate) use t;

/// A text that follows the language of the page.
pub fn follow(lang: Lang, text: fn(Locale) -> String) -> impl Fn() -> String + Copy + Send + Sync {
    move || text(lang.get())
}

/// The first of the browser's languages that the page supports.
#[must_use]
pub fn of_browser() -> Locale {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language: JsValue| language.as_string())
        .find_map(|language| from_code(&language))
        .unwrap_or_default()
}

/// How long ago a moment (in milliseconds since 1970) was, as formatted by the browser in a language.
#[must_use]
pub fn ago(locale: Locale, moment: f64) -> String {
    let (count, unit) = session::ago(Date::now() - moment);
    let options = Object::new();
    // Setting a property of a new object never fails.
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let _ = Reflect::set(&options, &"style".into(), &"short".into());
    let locales = Array::of1(&code(locale).into());
    let format = Intl::RelativeTimeFormat::new(&locales, &options);
    format.format(-count, unit).into()
}
