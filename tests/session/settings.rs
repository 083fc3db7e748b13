//! The settings: their stored form, changes by a person, and other tabs.

use tablero::play::GameChoice;
use tablero::play::stored::{self, Unreadable};
use tablero::session::notices::{Notice, StoredPart};
use tablero::session::settings::{
    BoardTheme, Choice, Motion, PieceSet, Settings, SettingsChange, SettingsEffect,
    SettingsMessage, SettingsModel, Theme,
};

/// The settings of somebody who has changed nothing, as they have always been stored.
const UNCHANGED: &str = r#"{"version":2,"language":null,"theme":null,"turn_board":false,"help":true,"destinations":true,"on_release":true,"confirm":false,"board":"wood","pieces":"flat","motion":"usual","sound":true,"haptics":true,"keys":true,"choices":{}}"#;

/// Reads a value of either form.
fn stored_value<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let new = stored::read_version(text, 2);
    new.or_else(|why| match why {
        Unreadable::Newer => Err(why),
        Unreadable::Garbled => stored::read(text).map_err(|_| why),
    })
}

fn read(text: &str) -> Settings {
    stored_value(text).unwrap_or_else(|why| panic!("{why:?}: {text}"))
}

fn text(settings: &Settings) -> String {
    serde_json::to_string(settings).unwrap()
}

fn model(text: &str) -> SettingsModel {
    SettingsModel::new(Some(stored_value(text)), &mut Vec::new())
}

fn update(model: &mut SettingsModel, message: SettingsMessage) -> Vec<SettingsEffect> {
    let mut effects = Vec::new();
    model.update(message, &mut effects);
    effects
}

fn change(model: &mut SettingsModel, change: SettingsChange) -> Vec<SettingsEffect> {
    update(model, SettingsMessage::Change(change))
}

fn elsewhere(text: &str) -> SettingsMessage {
    SettingsMessage::StoredElsewhere(stored_value(text).map(Box::new))
}

fn unreadable(why: Unreadable) -> SettingsEffect {
    SettingsEffect::ShowNotice(Notice::Unreadable(StoredPart::Settings, why))
}

/// Every setting with another value than the usual one.
fn all_changes() -> Vec<SettingsChange> {
    let choice = GameChoice::of_levels([3, 0]);
    vec![
        SettingsChange::Language(Some("es".to_owned())),
        SettingsChange::Theme(Some(Theme::Dark)),
        SettingsChange::TurnBoard(true),
        SettingsChange::Help(false),
        SettingsChange::Destinations(false),
        SettingsChange::OnRelease(false),
        SettingsChange::Confirm(true),
        SettingsChange::Board(BoardTheme::Slate),
        SettingsChange::Pieces(PieceSet::Ink),
        SettingsChange::Motion(Motion::None),
        SettingsChange::Sound(false),
        SettingsChange::Haptics(false),
        SettingsChange::Keys(false),
        SettingsChange::NewGame("zoq".to_owned(), choice),
    ]
}

#[test]
fn the_stored_form_is_the_one_of_today() {
    assert_eq!(text(&Settings::default()), UNCHANGED);
    assert_eq!(read(UNCHANGED), Settings::default());
    assert_eq!(read(r#"{"version":2}"#), Settings::default());
}

#[test]
fn each_change_is_stored_applied_and_read_back() {
    let mut all = model(UNCHANGED);
    let mut texts = vec![UNCHANGED.to_owned()];
    for one in all_changes() {
        let mut model = model(UNCHANGED);
        let mut effects = change(&mut model, one.clone());
        effects.extend(update(&mut model, SettingsMessage::LanguageLoaded));
        let wanted = match one {
            SettingsChange::Language(_) => [SettingsEffect::Apply, SettingsEffect::Store],
            _ => [SettingsEffect::Store, SettingsEffect::Apply],
        };
        assert_eq!(effects, wanted, "{one:?}");
        let now = text(model.settings());
        assert_eq!(&read(&now), model.settings(), "{one:?}");
        assert!(!texts.contains(&now), "{one:?} changes nothing of its own");
        texts.push(now);
        assert_eq!(change(&mut model, one.clone()), [], "{one:?} again");
        change(&mut all, one);
    }
    let changed = r#"{"version":2,"language":"es","theme":"dark","turn_board":true,"help":false,"destinations":false,"on_release":false,"confirm":true,"board":"slate","pieces":"ink","motion":"none","sound":false,"haptics":false,"keys":false,"choices":{"zoq":{"opponent":"computer","level":3,"black_level":1,"side":"black","names":["",""],"options":"","start":null,"clock":""}}}"#;
    assert_eq!(text(all.settings()), changed);
    assert_eq!(all.settings().choice("zoq").levels(true), [3, 0]);
    assert_eq!(all.settings().choice("pogo"), GameChoice::default());
}

#[test]
fn what_older_versions_stored_is_taken_over() {
    let old = r#"{"version":1,"theme":"light","seats":{"zoq":[0,4],"pogo":[2,0]},"choices":{"pogo":{"level":7}}}"#;
    let model = model(old);
    assert_eq!(model.settings().theme, Some(Theme::Light));
    assert_eq!(model.settings().choice("zoq").levels(true), [0, 4]);
    let newer_choice = model.settings().choice("pogo");
    assert_eq!(newer_choice.levels(true), [0, 7], "what is newer counts");
    let now = text(model.settings());
    assert!(!now.contains("seats"), "{now}");
    assert_eq!(&read(&now), model.settings());
}

#[test]
fn another_tab_with_an_old_page_is_understood() {
    let mut model = model(UNCHANGED);
    let effects = update(
        &mut model,
        elsewhere(r#"{"version":1,"seats":{"zoq":[0,4]}}"#),
    );
    assert_eq!(effects, [SettingsEffect::Apply]);
    assert_eq!(model.settings().choice("zoq").levels(true), [0, 4]);
}

#[test]
fn what_a_later_page_stored_besides_does_not_hinder() {
    let text = r#"{"version":2,"sound":false,"tint":"blue"}"#;
    let settings: Settings = serde_json::from_str(text).expect("settings");
    assert!(!settings.sound && settings.haptics);
}

#[test]
fn another_tab_changes_the_settings_without_storing_them_again() {
    let mut model = model(UNCHANGED);
    let dark = UNCHANGED.replace(r#""theme":null"#, r#""theme":"dark""#);
    assert_eq!(
        update(&mut model, elsewhere(&dark)),
        [SettingsEffect::Apply]
    );
    assert_eq!(model.settings().theme, Some(Theme::Dark));
    assert_eq!(update(&mut model, elsewhere(&dark)), [], "nothing new");
}

#[test]
fn what_another_tab_stored_unreadably_changes_nothing_and_is_said() {
    let dark = UNCHANGED.replace(r#""theme":null"#, r#""theme":"dark""#);
    for (bad, why) in [
        (UNCHANGED.replace(":2,", ":3,"), Unreadable::Newer),
        (UNCHANGED.replace("wood", "marble"), Unreadable::Garbled),
        (UNCHANGED[1..].to_owned(), Unreadable::Garbled),
        (String::new(), Unreadable::Garbled),
    ] {
        let mut model = model(&dark);
        assert_eq!(update(&mut model, elsewhere(&bad)), [unreadable(why)]);
        assert_eq!(text(model.settings()), dark, "{bad}");
    }
}

#[test]
fn the_settings_are_applied_at_the_start_and_what_is_unreadable_is_said() {
    let start = |stored| {
        let mut effects = Vec::new();
        let model = SettingsModel::new(stored, &mut effects);
        (model.settings().clone(), effects)
    };
    let usual = Settings::default;
    assert_eq!(start(None), (usual(), vec![SettingsEffect::Apply]));
    for why in [Unreadable::Newer, Unreadable::Garbled] {
        let effects = vec![unreadable(why), SettingsEffect::Apply];
        assert_eq!(start(Some(Err(why))), (usual(), effects));
    }
}

#[test]
fn deleting_everything_brings_the_usual_settings_and_stores_nothing() {
    let mut model = model(&UNCHANGED.replace("wood", "paper"));
    let effects = update(&mut model, SettingsMessage::AllDeleted);
    assert_eq!(effects, [SettingsEffect::Apply]);
    assert_eq!(text(model.settings()), UNCHANGED);
    assert_eq!(update(&mut model, SettingsMessage::AllDeleted), []);
}

fn language(code: &str) -> SettingsChange {
    SettingsChange::Language(Some(code.to_owned()))
}

#[test]
fn a_language_is_stored_once_its_texts_are_loaded() {
    let mut model = model(UNCHANGED);
    assert_eq!(change(&mut model, language("es")), [SettingsEffect::Apply]);
    assert_eq!(model.settings().language.as_deref(), Some("es"));
    assert_eq!(text(&model.settings_to_store()), UNCHANGED);
    // Another setting is stored without the language that is not loaded yet.
    let stored = [SettingsEffect::Store, SettingsEffect::Apply];
    assert_eq!(change(&mut model, SettingsChange::Help(false)), stored);
    assert_eq!(model.settings_to_store().language, None);
    assert!(!model.settings_to_store().help);
    let effects = update(&mut model, SettingsMessage::LanguageLoaded);
    assert_eq!(effects, [SettingsEffect::Store]);
    assert_eq!(model.settings_to_store().language.as_deref(), Some("es"));
    assert_eq!(update(&mut model, SettingsMessage::LanguageLoaded), []);
}

#[test]
fn a_language_that_is_missing_is_taken_back() {
    let mut model = model(UNCHANGED);
    change(&mut model, language("es"));
    // A second choice, before the first one is loaded.
    change(&mut model, language("fr"));
    assert_eq!(model.settings_to_store().language, None);
    let missing = SettingsEffect::ShowNotice(Notice::LanguageNotLoaded);
    let effects = update(&mut model, SettingsMessage::LanguageMissing);
    assert_eq!(effects, [SettingsEffect::Apply, missing]);
    assert_eq!(text(model.settings()), UNCHANGED);
}

#[test]
fn a_language_that_is_being_loaded_stays_when_another_tab_stores_something() {
    let mut model = model(UNCHANGED);
    change(&mut model, language("fr"));
    let spanish = UNCHANGED
        .replace(r#""language":null"#, r#""language":"es""#)
        .replace("wood", "paper");
    update(&mut model, elsewhere(&spanish));
    assert_eq!(model.settings().language.as_deref(), Some("fr"));
    assert_eq!(text(&model.settings_to_store()), spanish);
    // If the chosen language is missing, the other tab's language stays.
    let missing = SettingsEffect::ShowNotice(Notice::LanguageNotLoaded);
    let effects = update(&mut model, SettingsMessage::LanguageMissing);
    assert_eq!(effects, [SettingsEffect::Apply, missing.clone()]);
    assert_eq!(text(model.settings()), spanish);
    assert_eq!(
        update(&mut model, SettingsMessage::LanguageMissing),
        [missing]
    );
}

#[test]
fn going_back_to_the_language_before_stores_nothing() {
    let mut model = model(UNCHANGED);
    change(&mut model, language("es"));
    let back = change(&mut model, SettingsChange::Language(None));
    assert_eq!(back, [SettingsEffect::Apply]);
    assert_eq!(update(&mut model, SettingsMessage::LanguageLoaded), []);
}

#[test]
fn names_of_looks_lead_back_to_them() {
    fn check<T: Choice + std::fmt::Debug + serde::Serialize>() {
        for value in T::ALL {
            assert_eq!(T::from_name(value.name()), *value);
            let stored = serde_json::to_string(value).unwrap();
            assert_eq!(stored, format!("{:?}", value.name()));
        }
        assert_eq!(T::from_name("marble"), T::default());
    }
    check::<BoardTheme>();
    check::<PieceSet>();
    check::<Motion>();
    for theme in [None, Some(Theme::Light), Some(Theme::Dark)] {
        assert_eq!(Theme::from_name(Theme::name(theme)), theme);
    }
    assert_eq!(Theme::name(None), "system");
}
