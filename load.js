// Loads the program and what a screen needs besides it, for boot.js and painted.js.
(function () {
  "use strict";
  var root = document.documentElement;
  // The values that the program reads before it starts (src/app/stored_value.rs).
  var STORED = ["settings", "lessons", "puzzles", "days", "levels"];
  // The longest time for which the files of a link's screen wait for the program, in milliseconds.
  var PROGRAM_WAIT = 900;
  // The time for which the panels around a board give way to the board, in milliseconds.
  var PANELS_WAIT = 2000;
  // The texts of files that are fetched before the program has started, by their addresses.
  var texts = (window.tableroTexts = {});
  // The styles and data files that are requested.
  var requested = [];

  // The value that this version or the previous one has stored.
  function stored(key) {
    try {
      return localStorage.getItem("tablero/v2/" + key) || localStorage.getItem("tablero/v1/" + key);
    } catch (error) {
      return null;
    }
  }

  // The list that the build has put into an element of the page.
  function listed(name, separator) {
    var list = document.querySelector("meta[name='" + name + "']");
    return list ? list.getAttribute("content").split(separator) : [];
  }

  // The first word of an address. Two addresses consist of only this word.
  function kindOf(fragment) {
    return fragment.indexOf("=") > 0 || /^(library|statistics)$/.test(fragment) ? fragment.split("=")[0] : "";
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

  // The needs that do not have a low priority.
  function urgentOf(needs) {
    var then = needs.indexOf("then");
    return then < 0 ? needs : needs.slice(0, then);
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
    if (list === "part") {
      return /^[a-z_]+$/.test(stem) ? listed("part-" + stem, " ") : [];
    }
    return listed(list, " ").filter(function (file) {
      return file.split("/").pop().replace(/(-[0-9a-f]{16})?\.[a-z]+$/, "") === stem;
    });
  }

  // Whether a file is not requested yet. From now on it is.
  function isNew(file) {
    var isIt = requested.indexOf(file) < 0;
    if (isIt) {
      requested.push(file);
    }
    return isIt;
  }

  // The element that fetches a file in advance.
  function preload(file, as) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = as;
    if (as === "fetch") {
      link.crossOrigin = "anonymous";
    }
    link.href = file;
    return link;
  }

  // Fetches the styles that the first paint does not need. The program puts them into the page (src/app/styles.rs).
  function fetchStyles() {
    listed("styles", " ").filter(isNew).forEach(function (file) {
      document.head.appendChild(preload(file, "style"));
    });
  }

  // The element with which the browser has begun to load the program of the page.
  function programPreload() {
    return document.querySelector("link[rel='preload'][type='application/wasm']");
  }

  // The element that loads a file of a program: its loader, a script of it, or its code.
  function elementFor(file) {
    var element;
    if (/\.wasm$/.test(file)) {
      return preload(file, "fetch");
    }
    if (/_loader\.js$/.test(file)) {
      element = document.createElement("script");
      element.type = "module";
      element.src = file;
      return element;
    }
    element = document.createElement("link");
    element.rel = "modulepreload";
    element.crossOrigin = "anonymous";
    element.href = file;
    return element;
  }

  // Puts elements into the page that load files, and calls next once all are loaded or have failed, at the latest after
  // some milliseconds: some browsers do not report that a module is loaded.
  function loadThen(elements, wait, next) {
    var left = elements.length;
    var isCalled = false;
    function callOnce() {
      if (!isCalled) {
        isCalled = true;
        next();
      }
    }
    elements.forEach(function (element) {
      element.onload = element.onerror = function () {
        left -= 1;
        if (left === 0) {
          callOnce();
        }
      };
      document.head.appendChild(element);
    });
    setTimeout(callOnce, elements.length > 0 ? wait : 0);
  }

  // Loads the program of the page, which the build lists, and what it does not start without. Trunk's page loads its
  // program itself.
  function loadProgram(next) {
    var files = listed("program", " ").filter(function (file) {
      return !/\.wasm$/.test(file) || !programPreload();
    });
    fetchFiles(needsOf("home"), "");
    if (STORED.some(stored)) {
      fetchFiles(needsOf("stored"), "");
    }
    loadThen(files.map(elementFor), PROGRAM_WAIT, next);
  }

  // Loads the program and what an address needs.
  function loadPage(fragment) {
    var kind = kindOf(fragment);
    if (kind === "tablero" && window.tableroEarly.isPossible(gameOf(kind, fragment))) {
      loadLink(kind, fragment);
      return;
    }
    loadProgram(function () {});
    if (kind) {
      fetchScreen(fragment);
    } else if (root.hasAttribute("data-going")) {
      fetchFiles(needsOf("going"), "");
    }
  }

  // Loads the early board of a link (src/early) first, on which the game can be played at once; then the program, the
  // board, and the panels around it.
  function loadLink(kind, fragment) {
    var game = gameOf(kind, fragment);
    function fetchNeeds(needs) {
      // Once the program runs, it loads what it needs.
      if (!root.hasAttribute("data-ready") && location.hash.slice(1) === fragment) {
        fetchWithStyles(needs, game);
      }
    }
    if (programPreload()) {
      // Chromium then stops loading it. Other browsers may go on.
      programPreload().remove();
    }
    window.tableroEarly.load(game, function () {
      loadProgram(function () {
        fetchNeeds(urgentOf(needsOf(kind)));
        setTimeout(function () {
          fetchNeeds(needsOf(kind));
        }, PANELS_WAIT);
      });
    });
  }

  // Fetches the files that a screen needs besides the program.
  function fetchScreen(fragment) {
    var kind = kindOf(fragment);
    fetchWithStyles(kind ? needsOf(rowOf(kind, fragment)) : [], gameOf(kind, fragment));
  }

  // Fetches the files of the panel that a control of home opens.
  function fetchPanel(action, game) {
    fetchWithStyles(needsOf(action), game);
  }

  // Fetches the files for a game that is begun on home before the program is loaded: its early board, then the rest.
  function fetchGame(game) {
    function fetchRest() {
      var painted = document.getElementById("painted");
      var isBegun = painted && painted.getAttribute("data-begun") === game;
      // Once the program runs, it loads what it needs.
      if (isBegun && !root.hasAttribute("data-ready")) {
        // The program requests the panels when it has drawn the board.
        fetchWithStyles(urgentOf(needsOf("play")), game);
      }
    }
    if (window.tableroEarly.isPossible(game)) {
      window.tableroEarly.load(game, fetchRest);
    } else {
      fetchRest();
    }
  }

  // Requests the files that a row of needs names, and the styles of the parts.
  function fetchWithStyles(needs, game) {
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
      var priority = at < urgent ? "auto" : "low";
      if (!isNew(file)) {
        return;
      }
      if (/\.txt$/.test(file)) {
        fetchText(file, priority);
        return;
      }
      var link = preload(file, "fetch");
      link.fetchPriority = priority;
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

  window.tableroLoad = {
    elementFor: elementFor,
    fetchGame: fetchGame,
    fetchPanel: fetchPanel,
    fetchScreen: fetchScreen,
    kindOf: kindOf,
    listed: listed,
    loadPage: loadPage,
    loadThen: loadThen,
    stored: stored
  };
})();
