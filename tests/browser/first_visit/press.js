// Runs first in a document that shows home: starts a game of Breakthrough as soon as home is painted, and records when
// the game's board is drawn as the response.
(() => {
    const PLAY = "#painted > [lang]:not([hidden]) [data-game='breakthrough'] [data-action='play']";
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    const channel = new MessageChannel();
    // The message arrives after the frame is drawn.
    channel.port1.onmessage = () => (window.firstVisit.answered = performance.now());
    const press = () => {
        const play = document.querySelector(PLAY);
        if (isPainted() && play) play.click();
        const isShown = document.documentElement.dataset.painted === "game";
        requestAnimationFrame(isShown ? () => channel.port2.postMessage(0) : press);
    };
    requestAnimationFrame(press);
})();
