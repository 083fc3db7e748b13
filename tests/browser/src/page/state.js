// A short description of what the page shows, for the report of a failure.
const all = (css) => Array.from(document.querySelectorAll(css));
const text = (css) => all(css).map((one) => one.innerText ?? one.textContent);
const shown = (one) => !one.closest("[data-hidden]") && one.getClientRects().length > 0;
const name = (one) => {
    if (!one) return null;
    const data = Object.entries(one.dataset ?? {}).map(([key, value]) => `[${key}=${value}]`);
    return one.tagName.toLowerCase() + (one.id ? `#${one.id}` : "") + data.join("");
};
const stored = {};
try {
    for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        stored[key] = localStorage.getItem(key).slice(0, 300);
    }
} catch (error) {
    stored.error = String(error);
}
const html = document.documentElement;
return {
    address: location.href,
    title: document.title,
    size: [innerWidth, innerHeight],
    html: `lang=${html.lang} theme=${html.dataset.theme} ready=${html.hasAttribute("data-ready")}`,
    screens: all("[data-screen]").map((one) => one.dataset.screen),
    status: text("[data-status]"),
    said: text("[data-live]"),
    notices: all("[data-notice]").map((one) => `${one.dataset.notice}: ${one.innerText}`),
    result: all("[data-result]").map((one) => `${one.dataset.result}: ${one.innerText}`),
    panels: all("[data-panel]").filter(shown).map((one) => one.dataset.panel),
    failures: all("#failed, #panic").filter(shown).map((one) => `${one.id}: ${one.innerText}`),
    ply: all("[data-ply][aria-current=true]").map((one) => one.dataset.ply),
    plies: all("[data-ply]").length,
    pieces: all("[data-piece]").map((one) => `${one.dataset.piece} ${one.dataset.at}`).join(", "),
    states: all("[data-spot][data-state]")
        .filter((one) => one.dataset.state)
        .map((one) => `${one.dataset.spot}: ${one.dataset.state}`).join(", "),
    actions: all("[data-action]").filter(shown)
        .map((one) => one.dataset.action + (one.disabled ? " (off)" : "")).join(", "),
    focus: name(document.activeElement),
    stored,
    words: all("[data-screen]").length ? undefined : document.body?.innerText.slice(0, 500),
};
