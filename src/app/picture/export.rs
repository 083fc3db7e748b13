//! Saves and copies a drawing.

use crate::app::save_file::{save, text_blob};
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{Blob, HtmlCanvasElement, HtmlImageElement, Url};

/// The length of the longer side of a PNG, in pixels.
const PIXELS: f64 = 1600.0;
/// A self-contained drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct SvgImage {
    pub svg: String,
    /// Width and height.
    pub size: (f64, f64),
}

impl SvgImage {
    /// Saves it as a file.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn save(&self, name: &str) -> Result<(), JsValue> {
        save(&self.blob()?, name)
    }

    /// Saves it as a PNG file.
    ///
    /// # Errors
    /// If the browser refuses, or cannot draw it.
    pub async fn save_png(self, name: &str) -> Result<(), JsValue> {
        save(&self.png().await?.dyn_into()?, name)
    }

    /// Copies it to the clipboard as a PNG.
    ///
    /// # Errors
    /// If the clipboard does not support pictures, or the browser refuses.
    pub async fn copy(self) -> Result<(), JsValue> {
        let item: Function = Reflect::get(&window(), &"ClipboardItem".into())?.dyn_into()?;
        let clipboard = Reflect::get(&window().navigator(), &"clipboard".into())?;
        let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
        // A promise, because some browsers only accept this call before the PNG is ready.
        let png = future_to_promise(self.png());
        let kinds = Object::new();
        Reflect::set(&kinds, &"image/png".into(), &png)?;
        let item = Reflect::construct(&item, &Array::of1(&kinds))?;
        let written = write.call1(&clipboard, &Array::of1(&item).into())?;
        JsFuture::from(written.dyn_into::<Promise>()?).await?;
        Ok(())
    }

    fn blob(&self) -> Result<Blob, JsValue> {
        text_blob(&self.svg, "image/svg+xml")
    }

    async fn png(self) -> Result<JsValue, JsValue> {
        let address = Url::create_object_url_with_blob(&self.blob()?)?;
        let pixels = self.paint(&address).await;
        Url::revoke_object_url(&address)?;
        pixels
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    async fn paint(&self, address: &str) -> Result<JsValue, JsValue> {
        let image = HtmlImageElement::new()?;
        image.set_src(address);
        JsFuture::from(image.decode()).await?;
        let (width, height) = self.size;
        let scale = PIXELS / width.max(height);
        let (width, height) = ((width * scale).round(), (height * scale).round());
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
        canvas.set_width(width as u32);
        canvas.set_height(height as u32);
        let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
        let draw: Function = Reflect::get(&context, &"drawImage".into())?.dyn_into()?;
        let zero = JsValue::from(0);
        let arguments = Array::of5(&image, &zero, &zero, &width.into(), &height.into());
        draw.apply(&context, &arguments)?;
        let painted = Promise::new(&mut |resolve, reject| {
            if let Err(error) = canvas.to_blob(&resolve) {
                // An error of this call has no further effect.
                let _ = reject.call1(&JsValue::NULL, &error);
            }
        });
        let blob = JsFuture::from(painted).await?;
        if blob.is_null() { Err(blob) } else { Ok(blob) }
    }
}

/// Whether pictures can be copied in this browser.
pub fn can_be_copied() -> bool {
    let there = |object: &JsValue, name: &str| {
        Reflect::get(object, &name.into()).is_ok_and(|value| !value.is_undefined())
    };
    there(&window(), "ClipboardItem") && there(&window().navigator(), "clipboard")
}
