// Before anything else: remembers errors, and says so if the page does not start.
(function () {
  "use strict";
  var root = document.documentElement;
  window.tableroErrors = [];

  // The chosen theme, before anything is drawn.
  try {
    var settings = JSON.parse(localStorage.getItem("tablero/v1/settings"));
    if (settings.theme === "light" || settings.theme === "dark") {
      root.setAttribute("data-theme", settings.theme);
    }
  } catch (error) {
    // Nothing chosen, or nothing remembered: the system's theme holds.
  }

  function note(what) {
    window.tableroErrors.push(String(what));
  }

  // The sentence comes by itself after ten seconds (style/failure.css); a failure calls it at once.
  function failed() {
    if (!root.hasAttribute("data-ready")) {
      document.getElementById("failed").classList.add("now");
    }
  }

  // Its own reload, since the links' address may be a fragment of this very page.
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest(".failure a");
    if (link) {
      event.preventDefault();
      location.reload();
    }
  });

  window.addEventListener("error", function (event) {
    var element = event.target;
    if (element && element !== window) {
      // A script, style sheet or preloaded file did not arrive.
      note("not loaded: " + (element.src || element.href));
      if (element.tagName === "SCRIPT") {
        whenParsed(failed);
      }
    } else {
      note(event.message);
      whenParsed(failed);
    }
  }, true);
  window.addEventListener("unhandledrejection", function (event) {
    note(event.reason);
    whenParsed(failed);
  });
  document.addEventListener("securitypolicyviolation", function (event) {
    note("refused: " + event.violatedDirective + " " + event.blockedURI);
  });

  function whenParsed(act) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", act);
    } else {
      act();
    }
  }
})();
