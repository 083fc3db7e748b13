// Opens the list of all games from home. Returns the time until its first rows are drawn, and until all games are
// listed, in milliseconds.
const [all, done] = arguments;
const channel = new MessageChannel();
const start = performance.now();
const times = {};
const drawn = (name) => requestAnimationFrame(() => channel.port2.postMessage(name));
// The message arrives after the frame is drawn.
channel.port1.onmessage = ({ data }) => {
    times[data] = performance.now() - start;
    if (data === "all") done(times);
};
let hasRows = false;
new MutationObserver((_, observer) => {
    if (!hasRows && document.querySelector("[data-screen=library] .library-row")) {
        hasRows = true;
        drawn("rows");
    }
    if (Number(document.querySelector(".library-list")?.ariaRowCount) === all) {
        observer.disconnect();
        drawn("all");
    }
}).observe(document.body, { attributes: true, childList: true, subtree: true });
document.querySelector("a[data-action=library]").click();
