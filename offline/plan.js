// The decisions of the service worker, as functions without side effects. The browser suite tests them.
"use strict";
var plan = {
  // The path of an address below the folder of the page; null for other addresses. The page itself is "".
  pathOf: function (scope, address) {
    var folder = new URL(scope);
    var url = new URL(address);
    if (url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) {
      return null;
    }
    var path = url.pathname.slice(folder.pathname.length);
    return path === "index.html" ? "" : path;
  },

  // Whether the name of a file has a hash of its contents, as in xtask/src/serve/files.rs.
  isHashed: function (path) {
    return /-[0-9a-f]{16}[._][^/]*$/.test(path);
  },

  // Where the answer to a request comes from: "kept" is a file of this version, "older" may be one of a version
  // that is still open in another tab, "network" is everything else.
  sourceOf: function (files, method, path) {
    if (method !== "GET" || path === null) {
      return "network";
    }
    if (Object.prototype.hasOwnProperty.call(files, path)) {
      return "kept";
    }
    return plan.isHashed(path) ? "older" : "network";
  },

  // The listed files that are not kept yet.
  missing: function (files, kept) {
    return Object.keys(files).filter(function (path) {
      return kept.indexOf(path) < 0;
    });
  },

  // The caches of other versions of the page in this folder.
  others: function (names, start, own) {
    return names.filter(function (name) {
      return name.startsWith(start) && name !== own;
    });
  },

  // Whether none of these pages is open any more.
  areClosed: function (pages, open) {
    return !pages.some(function (page) {
      return open.indexOf(page) >= 0;
    });
  },

  // FNV-1a with 64 bits, as in xtask/src/fingerprint.rs. The prime is 2^40 + 0x1b3.
  hashOf: function (bytes) {
    var high = 0xcbf29ce4;
    var low = 0x84222325;
    for (var at = 0; at < bytes.length; at += 1) {
      low = (low ^ bytes[at]) >>> 0;
      var product = low * 0x1b3;
      high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 0x100000000)) >>> 0;
      low = product >>> 0;
    }
    return [high, low].map(function (half) {
      return half.toString(16).padStart(8, "0");
    }).join("");
  }
};
