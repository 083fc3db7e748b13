// In a frame of another page, the program can only be loaded if the host of Tablero allows it. If the host does not
// allow it or cannot be reached, this script shows a message. boot.js loads this script after a failure. Classic
// scripts like this one need no permission.
(function () {
  "use strict";
  var place = document.getElementById("failed");
  var whole = location.href.replace("#embed=", "#");

  // The build replaces the argument by an object with the text in each language.
  function say(texts) {
    return texts[document.documentElement.lang] || "";
  }

  function part(name, text) {
    var made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  // Shows the address as text, if the outer page does not let the frame open a tab.
  function showAddress() {
    var label = part("label", say("{{ embed.address }}"));
    var field = document.createElement("input");
    label.className = field.className = "field";
    field.readOnly = true;
    field.value = whole;
    label.appendChild(field);
    place.appendChild(part("p", "")).appendChild(label);
    field.select();
  }

  // Opens an address in a tab. Returns whether this has worked. Some browsers throw an error instead.
  function opens(address) {
    try {
      return Boolean(window.open(address, "_blank"));
    } catch (error) {
      return false;
    }
  }

  // Each sentence is a paragraph. why is an attribute for the reason.
  function showMessage(why, sentences) {
    var link = part("a", say("{{ embed.open }}"));
    link.href = whole;
    link.target = "_blank";
    link.rel = "noopener";
    link.addEventListener("click", function (event) {
      event.preventDefault();
      event.stopPropagation();
      if (!opens(whole) && !place.querySelector("input")) {
        showAddress();
      }
    });
    // The message is a card and not a bar.
    document.documentElement.removeAttribute("data-painted");
    place.textContent = "";
    sentences.forEach(function (texts) {
      place.appendChild(part("p", say(texts)));
    });
    place.appendChild(part("p", "")).appendChild(link);
    place.setAttribute(why, "");
    show();
  }

  function sayBlocked() {
    showMessage("data-blocked", ["{{ embed.blocked }}", "{{ embed.owner }}"]);
  }

  function sayUnreachable() {
    showMessage("data-unreachable", ["{{ embed.unreachable }}"]);
  }

  // Waits until the page is loaded, after which boot.js changes nothing on it.
  function whenLoaded(act) {
    if (document.readyState === "complete") {
      act();
    } else {
      window.addEventListener("load", act);
    }
  }

  // Without the permission of the host, a no-cors request succeeds, but its response cannot be read.
  function findOut() {
    ask("no-cors").then(
      function () {
        whenLoaded(sayBlocked);
      },
      function () {
        whenLoaded(sayUnreachable);
      }
    );
  }

  function ask(mode) {
    return fetch(location.pathname, { cache: "no-cache", mode: mode });
  }

  // Shows the usual message, which is right if the page can be requested.
  function show() {
    place.classList.add("now");
  }

  if (window.origin === "null") {
    ask("cors").then(show, findOut);
  } else {
    show();
  }
})();
