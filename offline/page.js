// Keeps the page for use without a network, and says when a new version is ready. The program loads this script
// when the browser has nothing else to do (src/app/offline.rs).
(function () {
  "use strict";
  // How often a page that stays open asks for a new version, at most.
  var HOUR = 3600000;

  // None where the browser or the host of the page has no service workers.
  function serviceWorkers() {
    try {
      return window.isSecureContext ? navigator.serviceWorker : undefined;
    } catch (error) {
      // A frame without an origin of its own.
      return undefined;
    }
  }

  function follow(workers, registration) {
    function tell() {
      if (registration.waiting && workers.controller) {
        window.dispatchEvent(new Event("newversion"));
      }
    }
    function watch() {
      if (registration.installing) {
        registration.installing.addEventListener("statechange", tell);
      }
    }
    registration.addEventListener("updatefound", watch);
    // A version may be being fetched already, or wait.
    watch();
    tell();

    window.addEventListener("takeversion", function () {
      // Without an argument: with one, Firefox goes past the service worker.
      function reload() { location.reload(); }
      if (registration.waiting) {
        workers.addEventListener("controllerchange", reload);
        registration.waiting.postMessage("take");
      } else {
        // Another tab has taken it.
        reload();
      }
    });

    var asked = Date.now();
    document.addEventListener("visibilitychange", function () {
      if (!document.hidden && Date.now() - asked > HOUR) {
        asked = Date.now();
        registration.update().catch(nothing);
      }
    });
    if (registration.active) {
      registration.active.postMessage("tidy");
    }
  }

  // Without a network, or if the browser refuses, the page works as before.
  function nothing() {}

  var workers = serviceWorkers();
  if (workers) {
    workers.register("./service-worker.js").then(follow.bind(null, workers), nothing);
  }
})();
