//! A link as a QR code, for the camera of another phone.

use super::i18n::{t, use_lang};
use leptos::prelude::*;
use qrcodegen::{QrCode as Code, QrCodeEcc, QrSegment, Version};
use std::fmt::Write;

/// The largest version that phones read well from a screen: 97 by 97 modules.
const LARGEST: u8 = 20;
/// The empty border around a code, in modules.
const BORDER: i32 = 4;

#[component]
pub fn QrCode(address: String) -> impl IntoView {
    let lang = use_lang();
    match path(&address) {
        Some((side, path)) => view! {
            <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=t!(lang, friend.qr_label)>
                <rect class="qr-paper" width=side height=side/>
                <path class="qr-ink" d=path/>
            </svg>
        }
        .into_any(),
        None => view! { <p data-notice="qr-too-long">{t!(lang, friend.qr_too_long)}</p> }.into_any(),
    }
}

/// The side of the picture and the path of its dark modules. None if the text is too long.
fn path(text: &str) -> Option<(i32, String)> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let code = Code::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        true,
    );
    let code = code.ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", x + BORDER, y + BORDER);
        }
    }
    Some((size + 2 * BORDER, path))
}
