import { initSync } from "./page.js";

// A pack as it is fetched: how long its list is, the list, and the modules one after another.
const open = async (name) => {
  const answer = await fetch(new URL(`./${name}.pack`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const length = new DataView(bytes).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  let at = 4 + length;
  return list.map(([module, parts, size]) => {
    const wasm = new Uint8Array(bytes, at, size);
    at += size;
    return { module, parts, wasm };
  });
};

// What was asked for. What did not come is asked for again the next time.
const asked = (ask) => {
  const all = new Map();
  return (name, ...more) => {
    let coming = all.get(name);
    if (!coming) {
      coming = ask(name, ...more);
      all.set(name, coming);
      coming.catch(() => all.delete(name));
    }
    return coming;
  };
};

const pack = asked(open);
// A module may lie in several packs, and is there once.
const instance = asked((_, wasm) => WebAssembly.instantiate(wasm, { __wasm_split: initSync() }));

// The module of a part comes after those that it shares with others.
const part = asked(async (name) => {
  const { packs, bit } = PARTS[name];
  const modules = (await Promise.all(packs.map(pack))).flat().filter(({ parts }) => parts & bit);
  const [own, shared] = [true, false].map((is) => modules.filter(({ module }) => (module === name) === is));
  for (const some of [shared, own]) await Promise.all(some.map(({ module, wasm }) => instance(module, wasm)));
});

// Has a pack fetched before anything in it is asked for.
export const prefetch = (name) => void pack(name).catch(() => {});

// How the program has a part loaded: it is called back when the part is there, or did not come.
const load = (name) => async (callback, data) => {
  const isHere = await part(name).then(
    () => true,
    (error) => console.error(error),
  );
  initSync().__indirect_function_table.get(callback)(data, !!isHere);
};
