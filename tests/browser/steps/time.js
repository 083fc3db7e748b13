// Repeats one action, each time at the start of a frame, and returns how long it takes each time until that frame is
// drawn, in milliseconds. For a glide, it returns how long each of its frames is shown.
const [deed, done] = arguments;
const press = (key) => {
    const on = document.activeElement ?? document.body;
    for (const kind of ["keydown", "keyup"]) {
        on.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));
    }
};
const button = (action) => () => document.querySelector(`[data-action=${action}]`).click();
// The steps of each action, which are repeated in turn.
const deeds = {
    // Back and forth in the last plies.
    step: [..."----++++"].map((way) => () => press(way === "-" ? "j" : "k")),
    // Select what can be touched, and deselect it.
    touch: [() => press("Enter"), () => press("Escape")],
    move: [button("undo"), button("redo")],
    glide: [button("undo"), button("redo")],
}[deed];
// The number of frames in a glide: a fifth of a second.
const PICTURES = 12;
const TIMES = 30;
// The first ones are slower because the code is not optimised yet.
const UNTIMED = 16;
const times = [];
let count = 0;
const channel = new MessageChannel();
let began = 0;
channel.port1.onmessage = () => {
    if (count > UNTIMED) times.push(performance.now() - began);
    if (count < UNTIMED + TIMES) setTimeout(next, 20);
    else done(times);
};
const next = () => requestAnimationFrame(() => {
    began = performance.now();
    deeds[count % deeds.length]();
    count += 1;
    // The message arrives after the frame is drawn.
    if (deed !== "glide") channel.port2.postMessage(0);
    else requestAnimationFrame((first) => glide(first, PICTURES));
});
// The first frame of the glide does not count: `move` measures that one.
const glide = (last, left) => requestAnimationFrame((now) => {
    if (count > UNTIMED) times.push(now - last);
    if (left > 1) glide(now, left - 1);
    else if (count < UNTIMED + TIMES) setTimeout(next, 20);
    else done(times);
});
if (deed === "touch") {
    const own = document.querySelector("[data-spot][data-state~=movable], [data-spot][tabindex='0']");
    (own ?? document.querySelector("[data-spot]")).focus();
}
setTimeout(next, 500);
