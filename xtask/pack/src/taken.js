
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
