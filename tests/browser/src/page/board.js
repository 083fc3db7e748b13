// The board in the notation of positions, read from the drawn pieces.
const cells = Array.from(document.querySelectorAll("[data-spot]"), (one) => one.dataset.spot);
const width = Math.max(...cells.map((cell) => cell.charCodeAt(0) - 96));
const height = Math.max(...cells.map((cell) => Number(cell.slice(1))));
const pieces = {};
for (const one of document.querySelectorAll("[data-piece]:not([data-leaving])")) {
    if (pieces[one.dataset.at]) return `two pieces on ${one.dataset.at}`;
    pieces[one.dataset.at] = one.dataset.piece.startsWith("white") ? "P" : "p";
}
const ranks = [];
for (let rank = height; rank >= 1; rank--) {
    let text = "";
    let run = 0;
    for (let file = 1; file <= width; file++) {
        const piece = pieces[String.fromCharCode(96 + file) + rank];
        if (!piece) { run += 1; continue; }
        text += (run || "") + piece;
        run = 0;
    }
    ranks.push(text + (run || ""));
}
return ranks.join("/");
