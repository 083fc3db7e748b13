// Loads the early board of a game (src/early), for load.js.
(function () {
  "use strict";
  // The longest time for which other files wait for the early board, in milliseconds.
  var EARLY_WAIT = 1200;
  // The requests for early boards, by the names of their games.
  var requests = {};

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

  // Requests the early board of a game, and calls next when its files have arrived, at the latest after EARLY_WAIT.
  // Later calls for the same game only replace next.
  function load(game, next) {
    var request = requests[game];
    if (request && request.isDone) {
      next();
    } else if (request) {
      request.next = next;
    } else {
      request = requests[game] = { isDone: false, next: next };
      var elements = filesOf(game).map(function (file) {
        var element = window.tableroLoad.elementFor(file);
        element.fetchPriority = "high";
        // The page works without this file.
        element.setAttribute("data-optional", "");
        return element;
      });
      window.tableroLoad.loadThen(elements, EARLY_WAIT, function () {
        request.isDone = true;
        request.next();
      });
    }
  }

  // Whether the page has an early board of a game for this visit.
  function isPossible(game) {
    return isFirstVisit() && filesOf(game).length > 0;
  }

  window.tableroEarly = { isPossible: isPossible, load: load };
})();
