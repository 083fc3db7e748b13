// The prerendered page before the program is loaded: touched controls react at once, and their action follows when the
// program is loaded. Touches on an early board (src/early) are then repeated on the program's board. The program
// signals that it is loaded with the event "takeover" (src/app/painted.rs).
(function () {
  "use strict";
  var root = document.documentElement;
  var when = window.tableroWait.when;
  var soon = window.tableroWait.soon;
  var taps = window.tableroTaps;
  // The control that was touched last, and the scroll position at that time.
  var touched = null;
  var scrolled = 0;
  // Whether another screen was opened before the program was loaded.
  var moved = false;
  var hasTakenOver = false;

  function painted() {
    return document.getElementById("painted");
  }

  // The screen that the program has drawn. The list of all games is inside .kept-library, which has data-hidden while
  // another screen is shown.
  var SCREENS = "body > .screen, body > .kept-library:not([data-hidden]) > .screen";

  // The same control in the page that the program has drawn.
  function programControl(control) {
    var card = control.closest("[data-game]");
    var way = "[data-action='" + control.getAttribute("data-action") + "']";
    if (card) {
      way = "[data-game='" + card.getAttribute("data-game") + "'] " + way;
    }
    return inScreens(way)[0];
  }

  function inScreens(way) {
    var found = [];
    Array.prototype.forEach.call(document.querySelectorAll(SCREENS), function (screen) {
      found = found.concat(Array.prototype.slice.call(screen.querySelectorAll(way)));
    });
    return found;
  }

  function remember(control) {
    forget();
    taps.take();
    endEarly();
    touched = control;
    scrolled = window.pageYOffset;
    control.classList.add("touched");
    var action = control.getAttribute("data-action");
    var card = control.closest("[data-game]");
    var game = card ? card.getAttribute("data-game") : "";
    if (action === "play" || action === "play-on-board") {
      showBoard(card.querySelector(".board"));
      root.setAttribute("data-painted", "game");
      window.scrollTo(0, 0);
      beginEarly(game);
    } else {
      window.tableroLoad.fetchPanel(action, game);
    }
  }

  // Lets the early board of a game (src/early) begin in the frame. If it is loaded already, the event starts it.
  function beginEarly(game) {
    painted().setAttribute("data-begun", game);
    document.dispatchEvent(new Event("begun"));
    window.tableroLoad.fetchGame(game);
  }

  // Removes the early board of a game that was begun on home.
  function endEarly() {
    if (painted() && painted().hasAttribute("data-begun")) {
      ["data-begun", "data-touches", "data-turn-over"].forEach(function (name) {
        painted().removeAttribute(name);
      });
      touches = [];
      hideBoard(painted().querySelector("[lang]:not([hidden])"));
    }
  }

  // The original board of the frame in which showBoard shows another one.
  var emptyBoard = null;

  // Puts the board of a game on home into the frame of the game's screen.
  function showBoard(from) {
    var part = from.closest("[lang]").querySelector("[data-part='game']");
    if (!part) {
      // The browser has not read the frame yet.
      return;
    }
    var board = part.querySelector(".board");
    emptyBoard = emptyBoard || board.outerHTML;
    var sizes = from.getAttribute("viewBox").split(" ");
    ["data-board-of", "viewBox"].forEach(function (name) {
      board.setAttribute(name, from.getAttribute(name));
    });
    board.innerHTML = from.innerHTML;
    board.style.setProperty("--units", sizes[2]);
    part.querySelector(".screen").style.setProperty("--aspect", "calc(" + sizes[3] + " / " + sizes[2] + ")");
  }

  function hideBoard(language) {
    var screen = language.querySelector("[data-part='game'] .screen");
    if (emptyBoard) {
      screen.querySelector(".board").outerHTML = emptyBoard;
      screen.style.removeProperty("--aspect");
    }
  }

  function forget() {
    if (touched) {
      touched.classList.remove("touched");
      touched = null;
    }
  }

  function undo() {
    var control = touched;
    if (control && painted()) {
      forget();
      taps.take();
      endEarly();
      root.setAttribute("data-painted", "home");
      window.scrollTo(0, scrolled);
      control.focus({ preventScroll: true });
    }
  }

  document.addEventListener("click", function (event) {
    var control = event.target.closest && event.target.closest("#painted a, #painted button");
    if (!control) {
      return;
    }
    if (control.tagName === "A") {
      // The browser changes the address, and boot.js changes what is visible.
      if (control.getAttribute("href") === "#" && !location.hash) {
        event.preventDefault();
        undo();
      }
      forget();
    } else {
      remember(control);
    }
  });
  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape") {
      undo();
    }
  });
  window.addEventListener("hashchange", function () {
    moved = moved || !hasTakenOver;
    if (hasTakenOver && !gameAddress && location.hash.indexOf("#play=") === 0) {
      gameAddress = location.hash;
    }
    if (!gameAddress || location.hash !== gameAddress) {
      touches = [];
      endEarly();
    }
    if (location.hash.indexOf("#play=") !== 0) {
      taps.take();
    }
    if (!hasTakenOver) {
      window.tableroLoad.fetchScreen(location.hash.slice(1));
    }
    forget();
  });

  function leave() {
    if (!painted()) {
      return;
    }
    var focused = painted().contains(document.activeElement) ? document.activeElement : null;
    var to = focused ? programControl(focused) : moved && (taps.inGame("[tabindex='0']") || inScreens("main")[0]);
    painted().parentNode.removeChild(painted());
    root.removeAttribute("data-painted");
    if (to) {
      to.focus({ preventScroll: true });
    }
  }

  // Whether there is an early board (src/early), the places that were touched on it, and how many of these touches were
  // repeated on the program's board.
  var isEarly = false;
  var touches = [];
  var repeatedTouches = 0;
  // The number of frames since the last touch, the number that it takes to show a touch, and the number after which the
  // early board is removed even if something still moves.
  var framesSinceTouch = 0;
  var SHOWN = 3;
  var PATIENCE = 60;
  // The address of the stored game that the program creates from a link, or after Play.
  var gameAddress = "";
  // Whether a finger or a button is down on the prerendered page.
  var isPressed = false;

  document.addEventListener("pointerdown", function (event) {
    isPressed = Boolean(event.target.closest && event.target.closest("#painted"));
  });
  ["pointerup", "pointercancel"].forEach(function (name) {
    document.addEventListener(name, function () {
      // After the click.
      setTimeout(function () {
        isPressed = false;
      });
    });
  });

  function readTouches() {
    if (painted()) {
      var read = painted().getAttribute("data-touches");
      isEarly = read !== null;
      touches = read ? read.split(" ") : [];
    }
  }

  // Touches a place without a pointer, like a screen reader.
  function touch(board, name) {
    Array.prototype.some.call(board.querySelectorAll("[data-spot]"), function (place) {
      var isIt = place.getAttribute("data-spot") === name;
      if (isIt) {
        place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }
      return isIt;
    });
  }

  function isMoving(board) {
    return Boolean(board.getAnimations) && board.getAnimations({ subtree: true }).some(function (one) {
      return one.playState === "running";
    });
  }

  // Whether the program's board looks like the early one, which is not being touched.
  function isSame(board) {
    return framesSinceTouch > SHOWN && !isPressed && (document.hidden || !isMoving(board));
  }

  // Removes the prerendered page. If it has an early board, first repeats its touches on the program's board, and waits
  // until that board looks the same.
  function repeatTouchesAndLeave() {
    readTouches();
    var board = inScreens("[data-board]")[0];
    framesSinceTouch += 1;
    if (!board) {
      // A screen without a board, or the message about a missing part. The touches are repeated once there is a board.
      leave();
      if (touches.length > 0) {
        when(function () {
          return touches.length === 0 || inScreens("[data-board]")[0];
        }, repeatTouchesAndLeave);
      }
      return;
    }
    if (!isEarly || repeatedTouches === touches.length && (framesSinceTouch > PATIENCE || isSame(board))) {
      leave();
      return;
    }
    wait();
    if (repeatedTouches < touches.length && framesSinceTouch > SHOWN) {
      touch(board, touches[repeatedTouches]);
      repeatedTouches += 1;
      framesSinceTouch = 0;
    }
    soon(repeatTouchesAndLeave);
  }

  // Hides the program's screen for now.
  function wait() {
    if (painted()) {
      painted().setAttribute("data-waiting", "");
    }
  }

  // Keeps the prerendered page until drawn returns true.
  function leaveWhen(drawn) {
    if (!drawn()) {
      wait();
    }
    when(drawn, repeatTouchesAndLeave);
  }

  function isAnyScreen() {
    return document.querySelector(SCREENS + ", #painted ~ .missing");
  }

  function isOtherScreen() {
    return Array.prototype.some.call(document.querySelectorAll(SCREENS + ", #painted ~ .missing"), function (screen) {
      return !screen.classList.contains("home-screen");
    });
  }

  document.addEventListener("takeover", function () {
    hasTakenOver = true;
    if (!painted()) {
      return;
    }
    var control = touched && programControl(touched);
    forget();
    if (!control) {
      // Touches on the early board of a game that cannot be begun now.
      endEarly();
      leaveWhen(isAnyScreen);
      return;
    }
    var before = location.hash;
    control.click();
    moved = moved || location.hash !== before;
    // Home stays until the other screen is drawn, unless the visitor goes back.
    leaveWhen(function () {
      return location.hash === before ? isAnyScreen() : isOtherScreen();
    });
  });
})();
