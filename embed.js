// In a frame of another page the program is only loaded if the host of Tablero allows it. If it does not, or the host
// cannot be reached, this script says so. `boot.js` loads it after a failure; scripts like this one need no permission.
(function () {
  "use strict";
  var place = document.getElementById("failed");
  var whole = location.href.replace("#embed=", "#");

  // The build puts the text in every language here, by language.
  function say(texts) {
    return texts[document.documentElement.lang] || "";
  }

  function part(name, text) {
    var made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  // The address as text, if the page around does not let the frame open a tab.
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

  // Whether the browser opens an address in a tab. Some throw an error instead.
  function opens(address) {
    try {
      return Boolean(window.open(address, "_blank"));
    } catch (error) {
      return false;
    }
  }

  // Each sentence is a paragraph. `why` is an attribute that says which case it is.
  function sayWhy(why, sentences) {
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
    sayWhy("data-blocked", ["{{ embed.blocked }}", "{{ embed.owner }}"]);
  }

  function sayUnreachable() {
    sayWhy("data-unreachable", ["{{ embed.unreachable }}"]);
  }

  // After the page is loaded, boot.js changes nothing on it.
  function whenLoaded(act) {
    if (document.readyState === "complete") {
      act();
    } else {
      window.addEventListener("load", act);
    }
  }

  // Without the permission of the host, the page cannot be read, but a request for it still succeeds.
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

  // The usual message is right if the page can be asked for.
  function show() {
    place.classList.add("now");
  }

  if (window.origin === "null") {
    ask("cors").then(show, findOut);
  } else {
    show();
  }
})();
