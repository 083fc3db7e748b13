// In a frame of another page the program is only loaded if the host of Tablero allows it. If it does not, this script
// says so. `boot.js` loads it after a failure; scripts like this one need no permission.
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

  function sayBlocked() {
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
    place.appendChild(part("p", say("{{ embed.blocked }}")));
    place.appendChild(part("p", "")).appendChild(link);
    place.setAttribute("data-blocked", "");
    show();
  }

  // Afterwards boot.js changes nothing on the page.
  function whenLoaded() {
    if (document.readyState === "complete") {
      sayBlocked();
    } else {
      window.addEventListener("load", sayBlocked);
    }
  }

  // The usual message is right if the page can be asked for.
  function show() {
    place.classList.add("now");
  }

  if (window.origin === "null") {
    fetch(location.pathname, { cache: "no-cache" }).then(show, whenLoaded);
  } else {
    show();
  }
})();
