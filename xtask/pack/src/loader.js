
// The files that are loaded or being loaded, by address.
const files = new Map();

// The bytes of a module in a joined file. If loading a file fails, the next call tries again.
function taken(address, name) {
    let file = files.get(address.href);
    if (file === undefined) {
        file = compiled(fetch(address));
        file.catch(() => files.delete(address.href));
        files.set(address.href, file);
    }
    return file.then((module) => WebAssembly.Module.customSections(module, name)[0]);
}

// Also works if the server sends a wrong content type for WebAssembly, as does the script of the program.
async function compiled(answer) {
    const response = await answer;
    if (!response.ok) {
        throw new Error(`${response.url}: ${response.status}`);
    }
    if (response.headers.get("Content-Type") === "application/wasm") {
        return WebAssembly.compileStreaming(response);
    }
    return WebAssembly.compile(await response.arrayBuffer());
}

// A module in a joined file, once the modules that it needs are there.
function module(file, name, needs) {
    const address = new URL(file, import.meta.url);
    return makeLoad(() => {
        const bytes = taken(address, name);
        bytes.catch(() => {});
        return async (imports) => WebAssembly.instantiate(await bytes, imports);
    }, needs);
}

// The modules of the table: of each the file, as one digit, and then a bit for each part that needs it.
function chunks(table) {
    return table.split(" ").map((said, at) => ({
        parts: Number.parseInt(said.slice(1), 36) || 0,
        load: said && module(FILES[Number.parseInt(said[0], 36)], `chunk_${FIRST + at}`, []),
    }));
}

// What loads a part with all modules that it needs.
function part(at, file, name) {
    const needed = CHUNKS.filter((chunk) => (chunk.parts >> at) & 1);
    return wrapAsyncCb(module(file, name, needed.map((chunk) => chunk.load)));
}
