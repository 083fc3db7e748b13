// Scrolls the list of all games through its first part, a bit in each frame. Returns how long each frame is shown, in
// milliseconds, and in how many frames a part of the list had no rows.
const [perFrame, frames, done] = arguments;
const list = document.querySelector(".library-list");
const times = [];
let bare = 0;
const isBare = () => {
    const { left, top, bottom, width } = list.getBoundingClientRect();
    const isRow = (y) => document.elementFromPoint(left + width / 2, y)?.closest(".library-row");
    return ![top + 4, (top + bottom) / 2, bottom - 4].every(isRow);
};
const next = (last) => requestAnimationFrame((now) => {
    times.push(now - last);
    bare += isBare() ? 1 : 0;
    list.scrollTop += perFrame;
    if (times.length < frames) next(now);
    else done({ times: times.slice(1), bare });
});
next(performance.now());
