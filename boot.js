// Before anything else: remembers errors, says so if the page does not start, and chooses what is seen of the
// painted page (xtask/src/page/painted.rs) before the program is there.
(function () {
  "use strict";
  var root = document.documentElement;
  // Those of locales/, the one for everybody else first.
  var LANGUAGES = ["en", "es"];
  // Settings that the styles follow.
  var LOOKS = {
    theme: "data-theme",
    board: "data-board-look",
    pieces: "data-pieces",
    motion: "data-motion"
  };
  window.tableroErrors = [];

  function stored(key) {
    try {
      return localStorage.getItem("tablero/v1/" + key);
    } catch (error) {
      return null;
    }
  }

  // Nothing chosen, nothing remembered or nothing that can be read: the browser and the system decide.
  function settingsOf(text) {
    try {
      var settings = JSON.parse(text);
      return settings && settings.version === 1 ? settings : {};
    } catch (error) {
      return {};
    }
  }

  // As in src/app/i18n.rs: the region does not matter, the first language that the page speaks is taken.
  function languageOf(codes) {
    for (var at = 0; at < codes.length; at += 1) {
      var language = String(codes[at]).split("-")[0].toLowerCase();
      if (LANGUAGES.indexOf(language) >= 0) {
        return language;
      }
    }
    return LANGUAGES[0];
  }

  // As in src/app/place.rs. What is no address of the page leads home.
  function screenOf(fragment) {
    var kind = fragment.split("=")[0];
    var screens = { play: "game", tablero: "game", rules: "rules", lesson: "lesson", puzzle: "lesson", puzzles: "rules" };
    return fragment.indexOf("=") > 0 && screens.hasOwnProperty(kind) ? screens[kind] : "home";
  }

  // The parts of the program that a screen needs are fetched beside it; the build lists their files.
  var PARTS = { play: "game", tablero: "game", rules: "learn", lesson: "learn", puzzle: "puzzles", puzzles: "puzzles" };

  // The game of a fragment: that of a link, of a stored game, or what stands behind the kind of the screen.
  function gameOf(kind, fragment) {
    var name = fragment.slice(kind.length + 1);
    if (kind === "tablero") {
      name = (/&game=([a-z-]+)/.exec(fragment) || [])[1];
    } else if (kind === "play") {
      name = (/\\ngame ([a-z-]+)/.exec(stored("game/" + name)) || [])[1];
    }
    return String(name).split("/")[0].replace(/-/g, "_");
  }

  function filesOf(part) {
    var list = /^[a-z_]+$/.test(part) && document.querySelector("meta[name='chunk-" + part + "']");
    return list ? list.getAttribute("content").split(" ") : [];
  }

  function fetchParts(fragment) {
    var kind = fragment.split("=")[0];
    if (!PARTS.hasOwnProperty(kind)) {
      return;
    }
    var files = filesOf(PARTS[kind]).concat(filesOf(gameOf(kind, fragment)));
    files.filter(function (file, at) {
      return files.indexOf(file) === at;
    }).forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "preload";
      link.as = "fetch";
      link.type = "application/wasm";
      link.crossOrigin = "anonymous";
      link.href = file;
      document.head.appendChild(link);
    });
  }

  // Once all of it is there: what comes bit by bit shifts. Trunk's page has nothing painted, and a page that has
  // started no longer has.
  function showPainted() {
    if (document.getElementById("painted") && document.readyState !== "loading") {
      root.setAttribute("data-painted", screenOf(location.hash.slice(1)));
    } else {
      root.removeAttribute("data-painted");
    }
  }

  var settings = settingsOf(stored("settings"));
  for (var look in LOOKS) {
    if (typeof settings[look] === "string") {
      root.setAttribute(LOOKS[look], settings[look]);
    }
  }
  root.setAttribute("lang", languageOf([settings.language].concat(navigator.languages || [])));
  // A game is in progress: home keeps a place for the row that leads to it.
  if (stored("going") === "1") {
    root.setAttribute("data-going", "");
  }
  fetchParts(location.hash.slice(1));
  document.addEventListener("readystatechange", showPainted);
  window.addEventListener("hashchange", showPainted);

  function note(what) {
    window.tableroErrors.push(String(what));
  }

  // The sentence comes by itself after ten seconds (style/failure.css); a failure calls it at once.
  function failed() {
    if (!root.hasAttribute("data-ready")) {
      document.getElementById("failed").classList.add("now");
    }
  }

  // Whoever hosts the page may have said where problems are reported.
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

  // Its own reload, since the links' address may be a fragment of this very page.
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest(".failure a:not(.problems)");
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
