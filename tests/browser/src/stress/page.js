// The part of the stress test inside the page. It runs before the page's own scripts, also after a reload.
(() => {
    const START = 'stress storage ';
    const stress = window.stress = { workers: [] };

    // The storage operations that fail: none ('allowed'), writes ('full'), or all ('forbidden'). The mode is in the
    // name of the window, which survives a reload.
    Object.defineProperty(stress, 'storage', {
        get: () => window.name.startsWith(START) ? window.name.slice(START.length) : 'allowed',
        set: (mode) => { window.name = START + mode; },
    });
    const store = window.localStorage;
    Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
            if (stress.storage === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
            return store;
        },
    });
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...all) {
        if (stress.storage === 'full') throw new DOMException('full', 'QuotaExceededError');
        return setItem.apply(this, all);
    };

    const Worker = window.Worker;
    window.Worker = class extends Worker {
        constructor(...all) {
            super(...all);
            stress.workers.push(this);
        }
    };
    // Ends all workers: with an error, or silently.
    stress.killWorkers = (loudly) => {
        for (const worker of stress.workers.splice(0)) {
            worker.terminate();
            if (loudly) worker.dispatchEvent(new ErrorEvent('error', { message: 'ended by the stress test' }));
        }
    };

    // Adds a stack trace to the page's errors.
    Error.stackTraceLimit = 100;
    const report = console.error;
    console.error = (...all) => report(...all, new Error().stack);

    // A dialog of the browser would stop everything.
    window.print = () => {};

    const shown = (css) => Array.from(document.querySelectorAll(css))
        .filter((one) => !one.closest("[data-hidden]"))
        .filter((one) => one.getClientRects().length > 0 && one.checkVisibility());
    // `share` is from 0 to 1.
    const pick = (list, share) => list[Math.min(list.length - 1, Math.floor(list.length * share))];
    const middle = (one) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // A driver refuses a point outside the window.
        return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? [x, y] : null;
    };
    // Describes an element for the list of inputs, with the point to press. Without a point nothing is pressed.
    const told = (one, at) => ({ at, what: one ? `${one.tagName} ${JSON.stringify({ ...one.dataset })}` : 'nothing' });
    const found = (one) => told(one, one && middle(one));
    const SPOTS = 'svg[data-board] [data-spot]';

    // A place on the board.
    stress.spot = (share) => {
        return found(pick(shown(SPOTS), share));
    };

    // A place where a move continues: usually a destination, if there is one.
    stress.usefulSpot = (share, other) => {
        const targets = shown(`${SPOTS}[data-state~=target]`);
        const movable = shown(`${SPOTS}[data-state~=movable]`);
        const list = targets.length > 0 && (other < 0.8 || movable.length === 0) ? targets : movable;
        return found(pick(list, share));
    };

    const CONTROLS = 'button, a[href^="#"], summary, input, select, textarea, [role=slider]';
    const is_ours = (one) => !one.closest('svg[data-board]') && !one.matches('[type=file]');
    // Something to press, in the open dialog if there is one. A list and a slider get another value here.
    stress.control = (share, other) => {
        const dialog = shown('dialog[open]').at(-1);
        const list = shown(CONTROLS).filter(is_ours).filter((one) => !dialog || dialog.contains(one));
        const one = pick(list, share);
        if (!one) return told(null, null);
        if (one.matches('select')) {
            one.value = pick(Array.from(one.options), other).value;
            one.dispatchEvent(new Event('change', { bubbles: true }));
            return told(one, null);
        }
        if (one.matches('[type=range]')) {
            one.value = String(Number(one.min) + Math.round((Number(one.max) - Number(one.min)) * other));
            one.dispatchEvent(new Event('input', { bubbles: true }));
            one.dispatchEvent(new Event('change', { bubbles: true }));
            return told(one, null);
        }
        return told(one, middle(one.matches('[type=radio], [type=checkbox]') ? one.labels?.[0] ?? one : one));
    };

    const press = (name) => document.querySelector(`.actions [data-action=${name}]`)?.click();
    const key = (name) => {
        for (const type of ['keydown', 'keyup']) {
            const event = new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true });
            (document.activeElement ?? document.body).dispatchEvent(event);
        }
    };
    const touch = (one, pointerType) => {
        const box = one.getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 7, pointerType,
            isPrimary: true, button: 0, bubbles: true, cancelable: true };
        const events = [['pointermove', 0], ['pointerdown', 1], ['pointerup', 0]];
        for (const [type, buttons] of events) {
            one.dispatchEvent(new PointerEvent(type, { ...at, buttons }));
        }
    };
    // Many inputs at once, with nothing drawn between them. `shares` decides which.
    stress.burst = (shares, keys) => {
        for (const [what, which] of shares) {
            const spots = what < 0.6 ? shown(SPOTS) : [];
            if (spots.length > 0) {
                const useful = spots.filter((one) => /target|movable/.test(one.dataset.state));
                touch(pick(useful.length > 0 ? useful : spots, which), what < 0.3 ? 'mouse' : 'touch');
            } else if (what < 0.75) {
                press(pick(['undo', 'redo', 'hint', 'flip', 'analyse'], which));
            } else {
                key(pick(keys, which));
            }
        }
    };

    // One more input in the open game, after which it must be stored: a move is taken back, redone or made.
    stress.oneMore = () => {
        // The board ignores inputs while a dialog is open.
        document.querySelector('dialog:modal')?.close();
        for (const name of ['undo', 'redo']) {
            const button = document.querySelector(`.actions [data-action=${name}]`);
            if (button && button.getAttribute('aria-disabled') !== 'true') {
                button.click();
                return name;
            }
        }
        // The board shows the next targets one frame later, so the caller calls this function again.
        const target = document.querySelector(`${SPOTS}[data-state~=target]`);
        const one = target ?? document.querySelector(`${SPOTS}[data-state~=movable]`);
        if (one) touch(one, 'mouse');
        return one && !target ? 'selected' : 'move';
    };
})();
