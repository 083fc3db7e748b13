//! Windows, tabs and frames of a session.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;
use thirtyfour::{By, WindowHandle};

use super::firefox::open_narrow_window;
use super::{Browser, Session};

/// The default size of a window.
const USUAL: (u32, u32) = (1280, 800);

/// Longer than a page takes to open a tab.
const OPENS: Duration = Duration::from_secs(20);
/// Longer than a screenshot takes. WebKit sometimes never takes one (see `Painting::InMemory`).
const SCREENSHOT: Duration = Duration::from_secs(15);

/// A tab that was opened.
pub struct Tab(WindowHandle);

impl Session {
    /// Leaves one empty window with the default size.
    #[track_caller]
    pub fn clear(&self) {
        let rest = self.blank_page();
        self.ask("the windows", async {
            for window in self.web.windows().await? {
                if window != self.main {
                    self.web.switch_to_window(window).await?;
                    self.web.close_window().await?;
                }
            }
            self.web.switch_to_window(self.main.clone()).await?;
            self.web.goto(rest).await?;
            self.web.action_chain().reset_actions().await
        });
        if self.browser == Browser::Chromium {
            self.chromium("Emulation.setEmulatedMedia", json!({"features": []}));
        }
        self.resize(USUAL);
    }

    /// Sets the size of the page itself in pixels.
    #[track_caller]
    pub fn resize(&self, (width, height): (u32, u32)) {
        let size = self.run("return [innerWidth, innerHeight, outerHeight]", vec![]);
        if size[0] == width && size[1] == height {
            return;
        }
        if self.browser == Browser::Chromium {
            // Faster than resizing the window, after which everything is painted twice.
            return self.pretend((width, height), 1.0);
        }
        // The browser's own elements are above the page.
        let [inner, outer] = [&size[1], &size[2]].map(|size| size.as_u64().unwrap_or(0) as u32);
        let outer = height + outer.saturating_sub(inner);
        self.ask("a size", self.web.set_window_rect(0, 0, width, outer));
        self.until(
            &format!("{width}x{height} pixels"),
            "return innerWidth === arguments[0] && innerHeight === arguments[1]
                || { not: [innerWidth, innerHeight] }",
            vec![json!(width), json!(height)],
        );
    }

    /// Shows the page as on a screen with this size and pixel density, whatever the size of the window
    /// (Chromium only).
    #[track_caller]
    pub fn pretend(&self, (width, height): (u32, u32), dots: f64) {
        let screen = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": dots,
            "mobile": false,
        });
        self.chromium("Emulation.setDeviceMetricsOverride", screen);
    }

    #[track_caller]
    pub fn screenshot(&self) -> Vec<u8> {
        self.ask_within(SCREENSHOT, "a screenshot", self.web.screenshot_as_png())
    }

    /// Allows the page to copy, which the headless shell refuses otherwise (Chromium only).
    #[track_caller]
    pub(super) fn allow_copying(&self) {
        let parameters = json!({"permission": {"name": "clipboard-write"}, "setting": "granted"});
        self.chromium("Browser.setPermission", parameters);
    }

    /// Sets the system's preferences for colours and motion (Chromium only).
    #[track_caller]
    pub fn prefer(&self, feature: &str, value: &str) {
        let features = json!({"features": [{"name": feature, "value": value}]});
        self.chromium("Emulation.setEmulatedMedia", features);
    }

    #[track_caller]
    pub fn main_tab(&self) -> Tab {
        Tab(self.main.clone())
    }

    /// Opens another window and switches to it. For the page it is like a tab. For a driver it is better than
    /// a tab, which may count as hidden and then gets no input.
    #[track_caller]
    pub fn new_tab(&self) -> Tab {
        self.ask("a new window", async {
            let window = match self.browser {
                Browser::Firefox => open_narrow_window(&self.web).await?,
                Browser::Chromium | Browser::WebKit => self.web.new_window().await?,
            };
            self.web.switch_to_window(window.clone()).await?;
            Ok(Tab(window))
        })
    }

    /// The tab that the page opens when `open` is run.
    #[track_caller]
    pub fn opened_tab(&self, open: impl FnOnce()) -> Tab {
        let windows = || self.ask("the windows", self.web.windows());
        let before = windows();
        open();
        let deadline = Instant::now() + OPENS;
        loop {
            let opened = windows().into_iter().find(|one| !before.contains(one));
            if let Some(window) = opened {
                return Tab(window);
            }
            assert!(Instant::now() < deadline, "no tab was opened");
            sleep(Duration::from_millis(50));
        }
    }

    #[track_caller]
    pub fn show(&self, tab: &Tab) {
        self.ask("another tab", self.web.switch_to_window(tab.0.clone()));
    }

    #[track_caller]
    pub fn enter_frame(&self, frame: &str) {
        self.ask(frame, async {
            self.web.find(By::Css(frame)).await?.enter_frame().await
        });
    }

    #[track_caller]
    pub fn leave_frame(&self) {
        self.ask("the frame's page", self.web.enter_default_frame());
    }
}
