// Does one thing again and again, each at the beginning of a frame, and answers how long each time it
// takes until that frame is drawn, in milliseconds; of a glide how long each picture after it stands.
const [deed, done] = arguments;
const press = (key) => {
    const on = document.activeElement ?? document.body;
    for (const kind of ["keydown", "keyup"]) {
        on.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));
    }
};
const button = (action) => () => document.querySelector(`[data-action=${action}]`).click();
// What is done in turns.
const deeds = {
    // To and fro in the last plies.
    step: [..."----++++"].map((way) => () => press(way === "-" ? "j" : "k")),
    // What can be touched is taken up and let go.
    touch: [() => press("Enter"), () => press("Escape")],
    move: [button("undo"), button("redo")],
    glide: [button("undo"), button("redo")],
}[deed];
// As many pictures as a glide has: a fifth of a second.
const PICTURES = 12;
const TIMES = 30;
// The first ones are slower: nothing is compiled well.
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
    // It is delivered once the frame is drawn.
    if (deed !== "glide") channel.port2.postMessage(0);
    else requestAnimationFrame((first) => glide(first, PICTURES));
});
// The frame in which the glide begins is no part of it: that is what `move` tells.
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
