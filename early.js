// Loads the early board of a game (src/early), for load.js.
(function () {
  "use strict";
  // The longest time for which other files wait for the early board, in milliseconds.
  var EARLY_WAIT = 1200;
  // The games whose early boards are requested.
  var loaded = [];

  // Whether this is the first visit: no service worker has the files of the page, and nothing is stored.
  function isFirstVisit() {
    try {
      // This throws in a frame without an origin.
      var workers = navigator.serviceWorker;
      return !(workers && workers.controller) && !Object.keys(localStorage).some(function (key) {
        return key.indexOf("tablero/") === 0;
      });
    } catch (error) {
      return true;
    }
  }

  // The files of the early board of a game.
  function filesOf(game) {
    var list = document.querySelector("meta[name='early']");
    var start = "early_" + game.replace(/-/g, "_") + "-";
    return (list ? list.getAttribute("content").split(" ") : []).filter(function (file) {
      return file.split("/").pop().indexOf(start) === 0;
    });
  }

  // The element that loads a file of a program.
  function elementFor(file) {
    var isLoader = /_loader\.js$/.test(file);
    var isProgram = /\.wasm$/.test(file);
    var element = document.createElement(isLoader ? "script" : "link");
    if (isLoader) {
      element.type = "module";
      element.src = file;
    } else {
      element.rel = isProgram ? "preload" : "modulepreload";
      element.crossOrigin = "anonymous";
      if (isProgram) {
        element.as = "fetch";
      }
      element.href = file;
    }
    return element;
  }

  // Puts elements into the page that load files, and calls next once all are loaded or have failed, at the latest after
  // some milliseconds: some browsers do not report that a module is loaded.
  function loadThen(elements, next, wait) {
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

  // Loads the early board of a game, and then calls next. Returns whether there is such a board. It is loaded once.
  function load(game, next) {
    var files = isFirstVisit() ? filesOf(game) : [];
    if (files.length === 0 || loaded.indexOf(game) >= 0) {
      return false;
    }
    loaded.push(game);
    var elements = files.map(function (file) {
      var element = elementFor(file);
      element.fetchPriority = "high";
      // The page works without this file.
      element.setAttribute("data-optional", "");
      return element;
    });
    loadThen(elements, next, EARLY_WAIT);
    return true;
  }

  window.tableroEarly = { elementFor: elementFor, load: load, loadThen: loadThen };
})();
