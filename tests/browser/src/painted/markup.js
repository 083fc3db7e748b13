// Writes the drawn page as markup that only depends on what is visible: without comments, with attributes
// sorted by name, with a line for each element, and without parts that change by themselves (`data-changes`).
// Returns { home }, or { error }.
//
// Argument: the selector of home.
const [home] = arguments;
const language = document.documentElement.lang;
const VOID = ['br', 'hr', 'img', 'input', 'wbr'];
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\u00a0/g, '&nbsp;');

/** The attributes before any interaction, including those that the program has set as properties. */
function attributes(element) {
    const all = new Map(Array.from(element.attributes, (one) => [one.name, one.value]));
    if (all.has('style')) {
        throw new Error(`<${element.localName}> has an inline style, which the policy refuses: ${all.get('style')}`);
    }
    const set = (name, value) => (value ? all.set(name, value === true ? '' : value) : all.delete(name));
    if (element.localName === 'option') set('selected', element.selected);
    if (element.type === 'radio' || element.type === 'checkbox') set('checked', element.checked);
    if (element.type === 'text' || element.type === 'number') set('value', element.value);
    // Radio buttons with the same name are one group in the whole document, which has several homes.
    const name = all.get('name');
    if (name && !name.startsWith(`${language}-`)) all.set('name', `${language}-${name}`);
    all.delete('class');
    const classes = Array.from(element.classList).filter((one) => one !== 'touched');
    set('class', classes.join(' '));
    return Array.from(all).sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]) => (value ? ` ${key}="${escape(value).replace(/"/g, '&quot;')}"` : ` ${key}`)).join('');
}

/** Elements and texts. Neighbouring texts are joined. */
function children(element) {
    const found = [];
    if (element.hasAttribute('data-changes')) return found;
    for (const child of element.childNodes) {
        if (child.nodeType === Node.ELEMENT_NODE) {
            found.push(child);
        } else if (child.nodeType === Node.TEXT_NODE && child.data) {
            if (/\n/.test(child.data)) throw new Error(`a text of several lines: ${child.data}`);
            if (typeof found.at(-1) === 'string') found.push(found.pop() + child.data);
            else found.push(child.data);
        }
    }
    return found;
}

function write(element, indent) {
    const opening = `<${element.localName}${attributes(element)}>`;
    if (VOID.includes(element.localName)) return opening;
    const inside = children(element);
    // Whitespace between words is significant.
    const inLine = indent === null || inside.some((child) => typeof child === 'string');
    const deeper = inLine ? null : `${indent}  `;
    const written = inside.map((child) =>
        typeof child === 'string' ? escape(child) : (inLine ? '' : deeper) + write(child, deeper));
    const closing = `</${element.localName}>`;
    if (inLine || !inside.length) return opening + written.join('') + closing;
    return `${opening}\n${written.join('\n')}\n${indent}${closing}`;
}

const only = (css) => {
    const found = document.querySelectorAll(css);
    if (found.length !== 1) throw new Error(`${found.length} elements are ${css}`);
    return `${write(found[0], '')}\n`;
};
try {
    return { home: only(home) };
} catch (error) {
    return { error: String(error) };
}
