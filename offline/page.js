// Stores the page for use without a network, and reports when a new version is ready. The program loads this script
// when the browser is idle (src/app/offline.rs).
(function () {
  "use strict";
  // A page that stays open checks for a new version at most once in this time, in milliseconds.
  var HOUR = 3600000;

  // undefined if the browser or the host of the page does not support service workers.
  function serviceWorkers() {
    try {
      return window.isSecureContext ? navigator.serviceWorker : undefined;
    } catch (error) {
      // A frame without an origin.
      return undefined;
    }
  }

  function follow(workers, registration) {
    function reportNewVersion() {
      if (registration.waiting && workers.controller) {
        window.dispatchEvent(new Event("newversion"));
      }
    }
    function watch() {
      if (registration.installing) {
        registration.installing.addEventListener("statechange", reportNewVersion);
      }
    }
    registration.addEventListener("updatefound", watch);
    // A new version may already be loading or waiting.
    watch();
    reportNewVersion();

    window.addEventListener("takeversion", function () {
      // Without the event as an argument, with which Firefox would bypass the service worker.
      function reload() { location.reload(); }
      if (registration.waiting) {
        workers.addEventListener("controllerchange", reload);
        registration.waiting.postMessage("take");
      } else {
        // Another tab has already switched to the new version.
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
