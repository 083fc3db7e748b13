// Runs first in every document: records when the page is ready, and layout shifts.
(() => {
    const seen = { ready: null, shift: 0 };
    window.firstVisit = seen;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver((_, observer) => {
        if (!document.documentElement?.hasAttribute("data-ready")) return;
        seen.ready = performance.now();
        observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ["data-ready"] });
})();
