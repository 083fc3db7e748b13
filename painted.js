// The prerendered page before the program is loaded: touched controls react at once, and their action is done
// when the program can do it. The program signals this with the event "takeover" (src/app/painted.rs).
(function () {
  "use strict";
  var root = document.documentElement;
  // The control that was touched last, and the scroll position at that time.
  var touched = null;
  var scrolled = 0;
  // Whether a link was followed before the program was there. Later it changes the address itself.
  var moved = false;
  var taken = false;

  function painted() {
    return document.getElementById("painted");
  }

  // The screen that the program has drawn. The list of all games is inside .kept-library, which has data-hidden while
  // another screen is shown.
  var SCREENS = "#painted ~ .screen, #painted ~ .kept-library:not([data-hidden]) > .screen";

  // The same control in the page that the program has drawn.
  function real(control) {
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
    touched = control;
    scrolled = window.pageYOffset;
    control.classList.add("touched");
    var action = control.getAttribute("data-action");
    if (action === "play" || action === "play-on-board") {
      root.setAttribute("data-painted", "game");
      window.scrollTo(0, 0);
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
    if (control) {
      forget();
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
    moved = moved || !taken;
    forget();
  });

  function leave() {
    var focused = painted().contains(document.activeElement) ? document.activeElement : null;
    var to = focused ? real(focused) : moved && inScreens("main")[0];
    painted().parentNode.removeChild(painted());
    root.removeAttribute("data-painted");
    if (to) {
      to.focus({ preventScroll: true });
    }
  }

  // Stays until the program has drawn something else.
  function leaveWhen(drawn) {
    if (drawn()) {
      leave();
      return;
    }
    painted().setAttribute("data-waiting", "");
    var observer = new MutationObserver(function () {
      if (drawn()) {
        observer.disconnect();
        leave();
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
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
    taken = true;
    if (!painted()) {
      return;
    }
    var control = touched && real(touched);
    if (!control) {
      leaveWhen(isAnyScreen);
      return;
    }
    var before = location.hash;
    control.click();
    leaveWhen(location.hash === before ? isAnyScreen : isOtherScreen);
  });
})();
