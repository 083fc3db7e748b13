// Keeps taps on a board that is drawn but does not take touches yet, and repeats them on the board that does.
(function () {
  "use strict";
  var root = document.documentElement;
  // The number of frames that it takes to show a touch.
  var FRAMES = 3;

  function painted() {
    return document.getElementById("painted");
  }

  // Where the board of home was tapped in the frame of a game, before a board that takes touches was there.
  var taps = [];
  // The boards that do not take touches: in the prerendered frame, and of a game that the program begins.
  var STILL_BOARDS = "#painted:not([data-touches]) [data-part='game'] .board[data-board-of], .first-board .board";
  var GAME_BOARD = "[data-screen='game'] [data-board]";

  document.addEventListener("click", function (event) {
    // The second click of a double click belongs to the control that has shown the board.
    if (event.detail < 2 && event.target.closest && event.target.closest(STILL_BOARDS)) {
      taps.push({ x: event.clientX, y: event.clientY });
      // Shows that the page is loading.
      root.setAttribute("data-tapped", "");
      if (taps.length === 1) {
        window.tableroWait.when(function () {
          return taps.length === 0 || (!painted() && inGame("[data-spot]"));
        }, repeatTapsOnGame);
      }
    }
  });

  function inGame(way) {
    return document.querySelector(".first-board:not([inert])") ? null : document.querySelector(GAME_BOARD + " " + way);
  }

  function take() {
    var taken = taps;
    taps = [];
    root.removeAttribute("data-tapped");
    return taken;
  }

  // Repeats the taps on the early board, which finds the places itself.
  document.addEventListener("earlyboard", function () {
    var board = painted() && painted().querySelector("[lang]:not([hidden]) [data-part='game'] .board");
    take().forEach(function (tap) {
      board.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: tap.x, clientY: tap.y }));
    });
  });

  // Repeats the taps on the board of the game's screen, which is at the same place, one after another.
  function repeatTapsOnGame() {
    var left = take();
    var frames = FRAMES;
    function next() {
      frames += 1;
      if (frames > FRAMES && left.length > 0) {
        var tap = left.shift();
        var under = document.elementFromPoint(tap.x, tap.y);
        var place = under && under.closest("[data-spot]");
        if (place && place.closest(GAME_BOARD)) {
          place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }
        frames = 0;
      }
      if (left.length > 0) {
        window.tableroWait.soon(next);
      }
    }
    window.tableroWait.soon(next);
  }

  window.tableroTaps = { inGame: inGame, take: take };
})();
