// Starts the first game on home, and returns the time until a board with cells is drawn.
const [done] = arguments;
const channel = new MessageChannel();
const start = performance.now();
// The message arrives after the frame is drawn.
channel.port1.onmessage = () => done(performance.now() - start);
new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-screen='game'] [data-board] [data-spot]")) return;
    observer.disconnect();
    requestAnimationFrame(() => channel.port2.postMessage(0));
}).observe(document.body, { childList: true, subtree: true });
document.querySelector("[data-action='play']").click();
