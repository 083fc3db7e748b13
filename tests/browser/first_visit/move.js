// Put before all else into a document that opens a board: makes a move as soon as the board takes it, a touch in
// a frame, and notes when the picture with the piece in its new place is drawn.
(() => {
    const [from, to] = SPOTS;
    // So many frames a touch may take to show before all is begun again.
    const PATIENCE = 10;
    const channel = new MessageChannel();
    // It is delivered once the frame is drawn.
    channel.port1.onmessage = () => (window.firstVisit.moved = performance.now());
    const spot = (name) => document.querySelector(`[data-board] [data-spot='${name}']`);
    const piece = (name) => document.querySelector(`[data-piece][data-at='${name}']:not([data-leaving])`);
    let touches = 0;
    let patience = 0;
    // As a screen reader touches: without a pointer.
    const touch = (one) => {
        one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
        touches += 1;
        patience = PATIENCE;
    };
    const look = () => {
        if (piece(to)) {
            channel.port2.postMessage(0);
            return;
        }
        const [start, end] = [spot(from), spot(to)];
        if (start && end) {
            const isTarget = end.dataset.state?.split(" ").includes("target");
            if (touches === 0) touch(start);
            else if (touches === 1 && isTarget) touch(end);
            else if (patience > 0) patience -= 1;
            else touches = isTarget ? 1 : 0;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})();
