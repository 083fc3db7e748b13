// Runs before anything else: records errors, shows a message if the page does not start, and chooses which
// part of the prerendered page (xtask/src/page/painted.rs) is visible until the program is loaded.
(function () {
  "use strict";
  var root = document.documentElement;
  // The languages in locales/, with the default first: "en English;es Español".
  var LANGUAGES = listed("languages", ";").map(function (language) {
    return language.split(" ")[0];
  });
  // The values that the program reads before it starts (src/app/stored_value.rs).
  var STORED = ["settings", "lessons", "puzzles", "days", "levels"];
  // Settings that affect the styles.
  var STYLE_SETTINGS = {
    theme: "data-theme",
    board: "data-board-look",
    pieces: "data-pieces",
    motion: "data-motion"
  };
  window.tableroErrors = [];
  // The texts of files that are fetched before the program has started, by their addresses.
  var texts = (window.tableroTexts = {});
  // The styles and data files that are requested.
  var requested = [];
  // The script embed.js, once it is requested.
  var embedScript = null;

  // The value that this version or the previous one has stored.
  function stored(key) {
    try {
      return localStorage.getItem("tablero/v2/" + key) || localStorage.getItem("tablero/v1/" + key);
    } catch (error) {
      return null;
    }
  }

  // Without settings, or if they cannot be read, the browser and the system decide.
  function settingsOf(text) {
    try {
      var settings = JSON.parse(text);
      return settings && settings.version <= 2 ? settings : {};
    } catch (error) {
      return {};
    }
  }

  // The list that the build has put into an element of the page.
  function listed(name, separator) {
    var list = document.querySelector("meta[name='" + name + "']");
    return list ? list.getAttribute("content").split(separator) : [];
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

  // The first word of an address. Two addresses consist of only this word.
  function kindOf(fragment) {
    return fragment.indexOf("=") > 0 || /^(library|statistics)$/.test(fragment) ? fragment.split("=")[0] : "";
  }

  // As in src/session/route. Unknown addresses lead home.
  function screenOf(fragment) {
    var kind = kindOf(fragment);
    var screens = { library: "rules", statistics: "rules", play: "game", tablero: "game", rules: "rules", lesson: "lesson", puzzle: "lesson", puzzles: "rules", edit: "lesson", embed: "embed" };
    return screens.hasOwnProperty(kind) ? screens[kind] : "home";
  }

  // The game of a fragment: from a link, from a stored game, or the word after the kind of the screen.
  function gameOf(kind, fragment) {
    var name = fragment.slice(kind.length + 1);
    if (kind === "tablero" || kind === "embed") {
      name = (/&game=([a-z-]+)/.exec(fragment) || [])[1];
    } else if (kind === "play") {
      name = (/\\ngame ([a-z-]+)/.exec(stored("game/" + name)) || [])[1];
    }
    return String(name).split("/")[0];
  }

  // The files that a row of assets/needs.txt names. The build puts the rows into the page.
  function needsOf(kind) {
    var rows = listed("needs", ";").filter(function (row) {
      return row.split(" ")[0] === kind;
    });
    return rows.length > 0 ? rows[0].split(" ").slice(1) : [];
  }

  // The row for an address: its kind, or day for a puzzle of a day.
  function rowOf(kind, fragment) {
    var isDay = kind === "puzzle" && /\/(today|\d{4}-\d\d-\d\d)$/.test(fragment);
    return isDay ? "day" : kind;
  }

  // The files with this name in a list of the page. The names of data files end with a hash.
  function filesOf(name) {
    var list = name.split("/")[0];
    var stem = name.slice(list.length + 1);
    if (list === "chunk") {
      return /^[a-z_]+$/.test(stem) ? listed("chunk-" + stem, " ") : [];
    }
    return listed(list, " ").filter(function (file) {
      return file.split("/").pop().replace(/(-[0-9a-f]{16})?\.[a-z]+$/, "") === stem;
    });
  }

  // Fetches the styles that the first paint does not need. The program puts them into the page (src/app/styles.rs).
  function fetchStyles() {
    listed("styles", " ").forEach(function (file) {
      if (requested.indexOf(file) >= 0) {
        return;
      }
      requested.push(file);
      var link = document.createElement("link");
      link.rel = "preload";
      link.as = "style";
      link.href = file;
      document.head.appendChild(link);
    });
  }

  // The element with which the browser has begun to load the program of the page.
  function programPreload() {
    return document.querySelector("link[rel='preload'][type='application/wasm']");
  }

  // Loads the program of the page, which the build lists. Trunk's page loads it itself.
  function loadProgram() {
    listed("program", " ").forEach(function (file) {
      if (!/\.wasm$/.test(file) || !programPreload()) {
        document.head.appendChild(window.tableroEarly.elementFor(file));
      }
    });
  }

  // Fetches what an address needs, and the program together with it. A link's program is loaded after the early board
  // (src/early), on which the game can be played at once.
  function loadPage(fragment) {
    var kind = kindOf(fragment);
    function load() {
      loadProgram();
      // The program does not start without these.
      fetchFiles(needsOf("home"), "");
      if (STORED.some(stored)) {
        fetchFiles(needsOf("stored"), "");
      }
      if (kind) {
        fetchScreen(fragment);
      } else if (root.hasAttribute("data-going")) {
        fetchFiles(needsOf("going"), "");
      }
    }
    if (kind !== "tablero" || !window.tableroEarly.load(gameOf(kind, fragment), load)) {
      load();
    } else if (programPreload()) {
      // Browsers then stop loading it.
      programPreload().remove();
    }
  }

  // Fetches the files that a screen needs besides the program.
  function fetchScreen(fragment) {
    var kind = kindOf(fragment);
    fetchAll(kind ? needsOf(rowOf(kind, fragment)) : [], gameOf(kind, fragment));
  }

  // Fetches the files of the panel that a control of home opens.
  function fetchPanel(action, game) {
    fetchAll(needsOf(action), game);
  }

  // Fetches the files for a game that is begun before the program is loaded: first those of its early board.
  function fetchGame(game) {
    function fetchRest() {
      // Once the program runs, it loads what it needs.
      if (!root.hasAttribute("data-ready")) {
        fetchAll(needsOf("play"), game);
      }
    }
    if (!window.tableroEarly.load(game, fetchRest)) {
      fetchRest();
    }
  }

  // Requests the files that a row of needs names, and the styles of the parts.
  function fetchAll(needs, game) {
    if (needs.length > 0) {
      fetchStyles();
      fetchFiles(needs, game);
    }
  }

  // Requests the files that a row of needs names.
  function fetchFiles(needs, game) {
    var files = [];
    // The number of files that are requested first. The others have a low priority.
    var urgent = Infinity;
    needs.forEach(function (names) {
      if (names === "then") {
        urgent = files.length;
        return;
      }
      var found = names.split("|").map(function (name) {
        return filesOf(
          name
            .replace("GAME", game)
            .replace("MODULE", game.replace(/-/g, "_"))
            .replace("LANGUAGE", root.getAttribute("lang"))
        );
      });
      files = files.concat(found.filter(function (one) {
        return one.length > 0;
      })[0] || []);
    });
    files.forEach(function (file, at) {
      if (requested.indexOf(file) >= 0) {
        return;
      }
      requested.push(file);
      if (/\.txt$/.test(file)) {
        fetchText(file, at < urgent ? "auto" : "low");
        return;
      }
      var link = document.createElement("link");
      link.rel = "preload";
      link.as = "fetch";
      link.fetchPriority = at < urgent ? "auto" : "low";
      link.crossOrigin = "anonymous";
      link.href = file;
      document.head.appendChild(link);
    });
  }

  // Fetches a file of texts before the program has started, which can then use it without waiting
  // (src/app/data_file.rs). A preloaded file would have to be requested again and read in several steps. The entry is a
  // promise until the file has arrived.
  function fetchText(file, priority) {
    texts[file] = fetch(file, { priority: priority })
      .then(function (response) {
        return response.ok ? response.text() : null;
      })
      .catch(function () {
        return null;
      })
      .then(function (text) {
        // The program may have removed the promise.
        if (file in texts) {
          texts[file] = text;
        }
        return text;
      });
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

  var settings = settingsOf(stored("settings"));
  for (var look in STYLE_SETTINGS) {
    if (typeof settings[look] === "string") {
      root.setAttribute(STYLE_SETTINGS[look], settings[look]);
    }
  }
  root.setAttribute("lang", languageOf([settings.language].concat(navigator.languages || [])));
  // If a game is in progress, home reserves space for the row that leads to it.
  if (stored("going") === "1") {
    root.setAttribute("data-going", "");
  }
  window.tableroBoot = { fetchGame: fetchGame, fetchPanel: fetchPanel, fetchScreen: fetchScreen };
  loadPage(location.hash.slice(1));
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
