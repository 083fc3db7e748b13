//! The display and the texts of a game on the page.

/// The display of a game on the page, in the terms of [`super::expected::expected`].
pub const SHOWN: &str = r"
    const all = (css) => Array.from(document.querySelectorAll(css));
    const of = (one) => one?.dataset ?? {};
    const text = (css) => document.querySelector(css)?.textContent ?? '';
    const stored = JSON.parse(localStorage.getItem(arguments[1]) ?? '{}');
    const line = (stored.text ?? '').split('\n').find((line) => line.startsWith('moves '));
    const plies = all('.move-list [data-ply]').filter((one) => one.dataset.ply !== '0');
    const seen = {
        moves: plies.map((one) => one.childNodes[0].textContent.trim()).join(' '),
        ply: Number(of(document.querySelector('[data-ply][aria-current=true]')).ply ?? -1),
        helped: plies.filter((one) => one.querySelector('.hinted')).map((one) => one.dataset.ply).join(' '),
        off: all('.actions [data-action]').filter((one) => one.getAttribute('aria-disabled') === 'true')
            .map((one) => one.dataset.action).join(' '),
        steps_off: all('.moves > [data-action]').filter((one) => one.getAttribute('aria-disabled') === 'true')
            .map((one) => one.dataset.action).join(' '),
        looking_back: !!document.querySelector('.status.looking-back'),
        result: of(document.querySelector('[data-result]')).result ?? '',
        refused: !!document.querySelector('[data-status].refused'),
        selected: all('[data-spot][data-state~=selected]').map((one) => one.dataset.spot).sort().join(' '),
        to_move: of(document.querySelector('.player.to-move')).side ?? '',
        thinking: of(document.querySelector('.player:has(.thinking)')).side ?? '',
        bottom: of(all('.player').at(-1)).side,
        analysis: !!document.querySelector('[data-analysis]'),
        report: !!document.querySelector('[data-report]'),
        saved: line ? line.slice(6) : '',
        undone: (stored.undone ?? []).join(' '),
        levels: (stored.levels ?? []).join(' '),
        status: text('[data-status]'),
        polite: text('[data-live=polite]'),
        headline: text('[data-result] > strong'),
        why: text('[data-result] > span'),
        help: text('[data-help]'),
    };
    for (const one of all('[data-spot]')) {
        seen[`state of ${one.dataset.spot}`] = one.dataset.state;
        seen[`name of ${one.dataset.spot}`] = one.ariaLabel;
    }
    const wrong = Object.entries(arguments[0]).filter(([key, value]) => seen[key] !== value);
    return wrong.length === 0 || { not: wrong.map(([key, value]) => `${key}: ${seen[key]}, not ${value}`) };";
