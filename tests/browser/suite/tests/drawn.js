// Lists what a board draws that the early board and the board of the page have in common.
const [board] = arguments;
const svg = document.querySelector(board);
if (!svg) return [];
const attributes = (element) => {
    const names = element.getAttributeNames().filter((name) => !["aria-hidden", "style"].includes(name));
    return names.sort().map((name) => `${name}=${element.getAttribute(name)}`).join(" ");
};
const all = (selector) => Array.from(svg.querySelectorAll(selector));
const shape = (element) => `${element.tagName} ${attributes(element)} ${element.textContent}`;
const place = (element) => (element.getAttribute("transform") || element.style.transform).match(/-?[\d.]+/g).join(" ");
const marks = ".mark-last, .mark-selected, .mark-target *, .stack-count, .stack-number";
return [
    attributes(svg).match(/viewBox=[^a-z]*/)[0],
    svg.style.getPropertyValue("--units"),
    ...all(".ground :is(rect, path, circle, text), .frame-rim, .mark-other").map(shape),
    ...all(marks).map((mark) => `${place(mark.parentElement)} ${shape(mark)}`),
    ...all(".piece:not(.preview) use").map((use) => {
        const piece = use.closest(".piece");
        const lifted = piece.classList.contains("lifted") ? "lifted" : "";
        return `${shape(use)} ${place(piece)} ${lifted}`;
    }),
    ...all("[data-spot]").map((spot) => `${spot.dataset.spot} ${spot.dataset.state} ${spot.getAttribute("d")}`).sort(),
];
