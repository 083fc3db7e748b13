// Runs first in a document that opens a board: makes a move as soon as the board accepts it, one touch in
// each frame, and records when the piece is drawn in its new place, when the board of the page's program shows it, and
// when that board shows the computer's answer.
(() => {
    const [from, to] = SPOTS;
    // The number of frames to wait for a touch to show before starting again.
    const PATIENCE = 10;
    const channel = new MessageChannel();
    // The message arrives after the frame is drawn.
    channel.port1.onmessage = () => (window.firstVisit.moved = performance.now());
    const spot = (name) => document.querySelector(`.board [data-spot='${name}']`);
    const has = (name, state) => spot(name)?.dataset.state?.split(" ").includes(state);
    let touches = 0;
    let patience = 0;
    // Touches like a screen reader: without a pointer.
    const touch = (one) => {
        one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
        touches += 1;
        patience = PATIENCE;
    };
    let isMoved = false;
    const look = () => {
        if (!isMoved && has(to, "last")) {
            isMoved = true;
            channel.port2.postMessage(0);
        }
        // The board of the page's program, which has made the move too.
        const isWhole = document.querySelector(`[data-piece][data-at='${to}']`) && !document.querySelector("#painted");
        if (isMoved && isWhole) {
            window.firstVisit.whole ??= performance.now();
            const isAnswered = !has(to, "last");
            if (isAnswered) window.firstVisit.replied = performance.now();
            if (isAnswered || !IS_ANSWERED) return;
        }
        const [start, end] = [spot(from), spot(to)];
        if (start && end && !isMoved) {
            const isTarget = has(to, "target");
            if (touches === 0) touch(start);
            else if (touches === 1 && isTarget) touch(end);
            else if (patience > 0) patience -= 1;
            else touches = isTarget ? 1 : 0;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})();
