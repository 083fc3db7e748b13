// Plays games for two from home, one after another, and removes each of them. It runs in the page as a whole, because
// every script of a driver leaves something in the page's memory.
const [slugs, touches, done] = arguments;
const find = (css) => document.querySelector(css);
const until = (css, is_there = true) => new Promise((resolve, reject) => {
    const start = performance.now();
    (function look() {
        const found = find(css);
        if (!!found === is_there) {
            resolve(found);
        } else if (performance.now() - start > 15000) {
            reject(new Error(`waited for ${css}`));
        } else {
            setTimeout(look, 10);
        }
    })();
});
const press = async (css) => (await until(css)).click();
const touch = (one) => {
    const box = one.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 7, pointerType: 'mouse',
        isPrimary: true, button: 0, bubbles: true, cancelable: true };
    for (const [type, buttons] of [['pointermove', 0], ['pointerdown', 1], ['pointerup', 0]]) {
        one.dispatchEvent(new PointerEvent(type, { ...at, buttons }));
    }
};
const frames = (count) => new Promise((resolve) => {
    const next = () => (count -= 1) < 0 ? resolve() : requestAnimationFrame(next);
    next();
});
(async () => {
    for (const slug of slugs) {
        await press(`[data-game=${slug}] [data-action=two-players]`);
        await press('[data-action=begin]');
        await until('[data-screen=game] svg[data-board] [data-state~=movable]');
        for (let count = 0; count < touches; count += 1) {
            const board = 'svg[data-board]';
            const spot = find(`${board} [data-state~=target]`) ?? find(`${board} [data-state~=movable]`);
            if (spot) touch(spot);
            await frames(2);
        }
        await frames(5);
        location.hash = '';
        await until('[data-screen=home]');
        // Home shows every game in progress, so this game is removed before anything is counted.
        await press('[data-action=discard]');
        await press('[data-action=discard-yes]');
        await until('[data-saved]', false);
    }
    return null;
})().then(done, (error) => done(String(error)));
