const packs = new Map();

// A pack that did not come is asked for again the next time.
const pack = (name) => {
  let coming = packs.get(name);
  if (!coming) {
    coming = fetch(new URL(`./${name}.pack`, import.meta.url)).then((answer) => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.arrayBuffer();
    });
    coming.catch(() => packs.delete(name));
    packs.set(name, coming);
  }
  return coming;
};

// Has a pack fetched before anything in it is asked for.
export const prefetch = (name) => void pack(name);

// A module may lie in several packs. The one that is taken is on its way already, if there is one: whoever asks for a part
// asks for all its modules in one go, so one that lies in a single pack names that pack first.
const module = async (file) => {
  const places = PLACES[file];
  if (places.length === 1) pack(places[0][0]);
  await null;
  const [name, from, to] = places.find(([name]) => packs.has(name)) ?? places[0];
  const bytes = (await pack(name)).slice(from, to);
  return new Response(bytes, { headers: { "content-type": "application/wasm" } });
};

