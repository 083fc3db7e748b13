// Calls a WebAssembly module's perft in Node; prints leaves and seconds.
// usage: node.js FILE DEPTH
const [file, depth] = process.argv.slice(2);
const bytes = require("node:fs").readFileSync(file);
WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
  const { perft } = instance.exports;
  perft(Number(depth)); // until the engine has compiled it well
  const started = performance.now();
  const leaves = perft(Number(depth));
  console.log(leaves, (performance.now() - started) / 1000);
});
