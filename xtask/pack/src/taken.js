
// The files that are loaded or on their way, by their addresses.
const files = new Map();

// A module that was put into a file, as bytes. A file that did not come is asked for anew the next time.
function taken(address, name) {
    let file = files.get(address.href);
    if (file === undefined) {
        file = compiled(fetch(address));
        file.catch(() => files.delete(address.href));
        files.set(address.href, file);
    }
    return file.then((module) => WebAssembly.Module.customSections(module, name)[0]);
}

// Also of an answer that the server calls something else than WebAssembly, as the script of the program does.
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
