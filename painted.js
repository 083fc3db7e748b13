// The painted page before the program is there: what is touched answers at once, and is done as soon as the
// program can do it. The program says so with the event "takeover" (src/app/painted.rs).
(function () {
  "use strict";
  var root = document.documentElement;
  // What tells one control of a screen, or of a game's card, from the others.
  var NAMES = ["data-action", "data-index", "data-field", "data-option", "data-size"];
  // The control that was touched last, and how far the page was scrolled then.
  var touched = null;
  var scrolled = 0;
  // Whether a link was followed.
  var moved = false;

  function painted() {
    return document.getElementById("painted");
  }

  // Leads from a painted control to the same one of the page that the program has drawn.
  function wayTo(control) {
    var card = control.closest("[data-game]");
    for (var at = 0; at < NAMES.length; at += 1) {
      if (control.hasAttribute(NAMES[at])) {
        var way = "[" + NAMES[at] + "='" + control.getAttribute(NAMES[at]) + "']";
        return card ? "[data-game='" + card.getAttribute("data-game") + "'] " + way : way;
      }
    }
    return null;
  }

  function real(control) {
    var way = wayTo(control);
    return way && document.querySelector("#painted ~ .screen " + way);
  }

  function remember(control) {
    forget();
    touched = control;
    scrolled = window.pageYOffset;
    control.classList.add("touched");
    var action = control.getAttribute("data-action");
    if (action === "start" || action === "start-on-board") {
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

  // As src/app/home/index.rs does.
  function goToCard(slug) {
    var start = document.querySelector("#painted > [lang='" + root.lang + "'] [data-game='" + slug + "'] [data-action='start']");
    start.focus();
    start.scrollIntoView(false);
  }

  document.addEventListener("click", function (event) {
    var control = event.target.closest && event.target.closest("#painted a, #painted button");
    if (!control) {
      return;
    }
    if (control.tagName === "A") {
      // The address changes by itself, and what is seen with it (boot.js).
      if (control.getAttribute("href") === "#" && !location.hash) {
        event.preventDefault();
        undo();
      }
      forget();
    } else if (control.hasAttribute("data-index")) {
      forget();
      goToCard(control.getAttribute("data-index"));
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
    moved = true;
    forget();
  });

  function changed(control) {
    if (control.tagName === "SELECT") {
      return control.selectedIndex > 0;
    }
    return control.type === "radio" ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;
  }

  // What was chosen and typed is chosen and typed in the page that the program has drawn.
  function carryOver() {
    var controls = document.querySelectorAll("#painted > [lang='" + root.lang + "'] :is(input, select)");
    for (var at = 0; at < controls.length; at += 1) {
      var control = controls[at];
      var to = changed(control) && real(control);
      if (to) {
        to.value = control.value;
        to.checked = control.checked;
        to.dispatchEvent(new Event("input", { bubbles: true }));
        to.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
  }

  function leave() {
    var focused = painted().contains(document.activeElement) ? document.activeElement : null;
    var to = focused ? real(focused) : moved && document.querySelector("#painted ~ .screen main");
    var selection = focused && focused.type === "text" && [focused.selectionStart, focused.selectionEnd];
    painted().parentNode.removeChild(painted());
    root.removeAttribute("data-painted");
    if (to) {
      to.focus({ preventScroll: true });
      if (selection) {
        // The program follows what was carried over, and puts the cursor at its end.
        setTimeout(function () {
          to.setSelectionRange(selection[0], selection[1]);
        });
      }
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
    observer.observe(document.body, { childList: true });
  }

  function isAnyScreen() {
    return document.querySelector("#painted ~ .screen, #painted ~ .missing");
  }

  function isOtherScreen() {
    return document.querySelector("#painted ~ .screen:not(.home-screen), #painted ~ .missing");
  }

  document.addEventListener("takeover", function () {
    if (!painted()) {
      return;
    }
    var control = touched && real(touched);
    carryOver();
    if (!control) {
      leaveWhen(isAnyScreen);
      return;
    }
    // The program follows what was carried over before it does what was asked.
    painted().setAttribute("data-waiting", "");
    setTimeout(function () {
      var before = location.hash;
      control.click();
      leaveWhen(location.hash === before ? isAnyScreen : isOtherScreen);
    });
  });
})();
