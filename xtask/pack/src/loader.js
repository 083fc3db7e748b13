
// Also works if the server sends a wrong content type for WebAssembly, as does the script of the program.
async function instantiated(answer, imports) {
    const response = await answer;
    if (!response.ok) {
        throw new Error(`${response.url}: ${response.status}`);
    }
    if (response.headers.get("Content-Type") === "application/wasm") {
        return WebAssembly.instantiateStreaming(response, imports);
    }
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

// A function that loads a file once. If that fails, the next call tries again.
function file(name) {
    const address = new URL(name, import.meta.url);
    return makeLoad(() => {
        const answer = fetch(address);
        answer.catch(() => {});
        return (imports) => instantiated(answer, imports);
    }, []);
}

// A function that loads the files of a part.
function part(...files) {
    return wrapAsyncCb(() => Promise.all(files.map((at) => FILES[at]())));
}
