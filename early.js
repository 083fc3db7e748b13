// Loads the early board (src/early), for boot.js.
(function () {
  "use strict";
  // The longest time for which other files wait for the early board, in milliseconds.
  var EARLY_WAIT = 1200;

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

  // The element that loads a file of the early board.
  function earlyElement(file) {
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
    element.fetchPriority = "high";
    // The page works without this file.
    element.setAttribute("data-optional", "");
    return element;
  }

  // Loads the early board, and then the other files, at the latest after EARLY_WAIT.
  function load(files, loadRest) {
    var left = files.length;
    var isAsked = false;
    function loadRestOnce() {
      // Once the program runs, it loads what it needs.
      if (!isAsked && !document.documentElement.hasAttribute("data-ready")) {
        isAsked = true;
        loadRest();
      }
    }
    files.forEach(function (file) {
      var element = earlyElement(file);
      element.onload = element.onerror = function () {
        left -= 1;
        if (left === 0) {
          loadRestOnce();
        }
      };
      document.head.appendChild(element);
    });
    // Some browsers do not report that a module is loaded.
    setTimeout(loadRestOnce, EARLY_WAIT);
  }

  window.tableroEarly = { isFirstVisit: isFirstVisit, load: load };
})();
