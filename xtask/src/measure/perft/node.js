// Calls a WebAssembly module's perft in Node; prints leaves and seconds.
// usage: node.js FILE NUMBER DEPTH
const [file, number, depth] = process.argv.slice(2);
const bytes = require("node:fs").readFileSync(file);
WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
  const { perft } = instance.exports;
  const count = () => perft(Number(number), Number(depth));
  // Runs until the engine has optimised the code.
  const begun = performance.now();
  do count();
  while (performance.now() - begun < 200);
  // Repeats short runs and takes the mean.
  const started = performance.now();
  let times = 0;
  let leaves;
  do {
    leaves = count();
    times += 1;
  } while (performance.now() - started < 300);
  console.log(leaves, (performance.now() - started) / 1000 / times);
});
