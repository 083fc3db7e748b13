// Starts the first game on home, and returns the times until a board with its pieces is drawn, and until the board
// accepts touches.
const [done] = arguments;
// The board that is made in advance is inert until it is shown.
const drawn = [
    ".first-board:not([inert]) .piece, [data-screen='game'] .board .piece",
    "[data-screen='game'] [data-board] [data-spot]",
];
const times = [];
const channel = new MessageChannel();
const start = performance.now();
// The message arrives after the frame is drawn.
channel.port1.onmessage = () => {
    times.push(performance.now() - start);
    if (times.length === drawn.length) done(times);
};
let seen = 0;
new MutationObserver((_, observer) => {
    while (seen < drawn.length && document.querySelector(drawn[seen])) {
        seen += 1;
        requestAnimationFrame(() => channel.port2.postMessage(0));
    }
    if (seen === drawn.length) observer.disconnect();
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ["inert"] });
document.querySelector("[data-action='play']").click();
