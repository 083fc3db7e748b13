// Waits for the next frame, or until something is drawn, for taps.js and painted.js.
(function () {
  "use strict";
  // The time after which no frame is expected, in milliseconds.
  var NO_FRAME = 300;

  // Does something in the next frame. A hidden page has no frames.
  function soon(act) {
    var isDone = false;
    function once() {
      if (!isDone) {
        isDone = true;
        act();
      }
    }
    requestAnimationFrame(once);
    setTimeout(once, NO_FRAME);
  }

  // Calls act as soon as drawn returns true.
  function when(drawn, act) {
    if (drawn()) {
      act();
      return;
    }
    function check() {
      if (drawn()) {
        observer.disconnect();
        window.removeEventListener("hashchange", check);
        act();
      }
    }
    var observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("hashchange", check);
  }

  window.tableroWait = { soon: soon, when: when };
})();
