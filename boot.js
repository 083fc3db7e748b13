// Runs before anything else: records errors, shows a message if the page does not start, and chooses which
// part of the prerendered page (xtask/src/page/painted.rs) is visible until the program is loaded.
(function () {
  "use strict";
  var root = document.documentElement;
  var load = window.tableroLoad;
  // The languages in locales/, with the default first: "en English;es Español".
  var LANGUAGES = load.listed("languages", ";").map(function (language) {
    return language.split(" ")[0];
  });
  // Settings that affect the styles.
  var STYLE_SETTINGS = {
    theme: "data-theme",
    board: "data-board-look",
    pieces: "data-pieces",
    motion: "data-motion"
  };
  window.tableroErrors = [];
  // The script embed.js, once it is requested.
  var embedScript = null;

  // Without settings, or if they cannot be read, the browser and the system decide.
  function settingsOf(text) {
    try {
      var settings = JSON.parse(text);
      return settings && settings.version <= 2 ? settings : {};
    } catch (error) {
      return {};
    }
  }

  // As in src/words/languages.rs: the first of these languages that the page has, even from another region.
  function languageOf(codes) {
    function start(code) {
      return String(code).split("-")[0].toLowerCase();
    }
    for (var at = 0; at < codes.length; at += 1) {
      var same = LANGUAGES.filter(function (language) {
        return language.toLowerCase() === String(codes[at]).toLowerCase();
      });
      var near = LANGUAGES.filter(function (language) {
        return start(language) === start(codes[at]);
      });
      if (near.length > 0) {
        return same.concat(near)[0];
      }
    }
    return LANGUAGES[0];
  }

  // As in src/session/route. Unknown addresses lead home.
  function screenOf(fragment) {
    var kind = load.kindOf(fragment);
    var screens = { library: "rules", statistics: "rules", play: "game", tablero: "game", g: "game", rules: "rules", lesson: "lesson", puzzle: "lesson", puzzles: "rules", edit: "lesson", embed: "embed" };
    return screens.hasOwnProperty(kind) ? screens[kind] : "home";
  }

  // The prerendered part is visible from its first lines on. Trunk's page has no prerendered part, and a page that
  // has started no longer has one.
  function showPainted() {
    if (document.readyState === "loading" || document.getElementById("painted")) {
      root.setAttribute("data-painted", screenOf(location.hash.slice(1)));
    } else {
      root.removeAttribute("data-painted");
    }
  }

  // Shows the part in the language of the page as soon as the browser has read its beginning.
  function showLanguage() {
    var part = document.querySelector("#painted > [lang='" + root.lang + "']");
    if (part) {
      part.hidden = false;
      reading.disconnect();
    }
  }

  var settings = settingsOf(load.stored("settings"));
  for (var look in STYLE_SETTINGS) {
    if (typeof settings[look] === "string") {
      root.setAttribute(STYLE_SETTINGS[look], settings[look]);
    }
  }
  root.setAttribute("lang", languageOf([settings.language].concat(navigator.languages || [])));
  // If a game is in progress, home reserves space for the row that leads to it.
  if (load.stored("going") === "1") {
    root.setAttribute("data-going", "");
  }
  load.loadPage(location.hash.slice(1));
  showPainted();
  window.addEventListener("hashchange", showPainted);
  var reading = new MutationObserver(showLanguage);
  reading.observe(root, { childList: true, subtree: true });
  whenParsed(function () {
    reading.disconnect();
    // With a prerendered part, painted.js may have shown the frame of another screen by now.
    if (!document.getElementById("painted")) {
      showPainted();
    }
  });

  function note(what) {
    window.tableroErrors.push(String(what));
  }

  // The message appears automatically after ten seconds (style/failure.css), or at once after a failure. In a frame of
  // another page, embed.js finds out why.
  function failed() {
    if (root.hasAttribute("data-ready")) {
      return;
    }
    if (location.hash.indexOf("#embed=") === 0 && !embedScript) {
      embedScript = document.createElement("script");
      embedScript.src = "./embed.js";
      document.head.appendChild(embedScript);
    } else {
      document.getElementById("failed").classList.add("now");
    }
  }

  // The host of the page may have set an address for problem reports.
  function showProblems() {
    var address = document.querySelector("meta[name=problems]").content;
    if (/^(https|mailto):/.test(address)) {
      Array.prototype.forEach.call(document.querySelectorAll(".failure .problems"), function (link) {
        link.href = address;
        link.hidden = false;
      });
    }
  }
  whenParsed(showProblems);

  // Reloads explicitly, because following the link may only change the fragment.
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest(".failure a:not([target], .problems)");
    if (link) {
      event.preventDefault();
      location.reload();
    }
  });

  window.addEventListener("error", function (event) {
    var element = event.target;
    if (element && element !== window) {
      // A script, style sheet or preloaded file could not be loaded.
      note("not loaded: " + (element.src || element.href));
      if (element.tagName === "SCRIPT" && !element.hasAttribute("data-optional")) {
        whenParsed(failed);
      } else if (element.rel === "stylesheet") {
        // The program can then request it again.
        element.parentNode.removeChild(element);
      }
    } else {
      note(event.message);
      if (!/\/early_[^/]*$/.test(event.filename)) {
        whenParsed(failed);
      }
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
