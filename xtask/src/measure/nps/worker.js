// Requests tasks until there are none. A task is "FILE NUMBER NODES", and the answer is "NODES SECONDS".
const modules = new Map();

async function get(file) {
  if (!modules.has(file)) {
    const bytes = await (await fetch(file)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {});
    modules.set(file, instance.exports);
  }
  return modules.get(file);
}

async function answer(task) {
  const [file, number, nodes] = task.split(" ");
  const { nps } = await get(file);
  const started = performance.now();
  const taken = nps(Number(number), Number(nodes));
  return `${taken} ${(performance.now() - started) / 1000}`;
}

async function work() {
  for (;;) {
    const response = await fetch("task", { cache: "no-store" });
    if (!response.ok) return;
    const said = await answer(await response.text()).catch((error) => `! ${error}`);
    await fetch(`answer/${encodeURIComponent(said)}`, { cache: "no-store" });
  }
}

work();
