// Runs the wasm half of the twin test and prints its report.
//
//     node xtask/twin.mjs path/to/twin.wasm
//
// The module imports nothing at all: whatever it computes, it computes from itself. It exports `memory`, `run` (0 when
// all went well, a trap otherwise), and `report_ptr` and `report_len`, which say where its UTF-8 report lies.

import { readFile } from "node:fs/promises";

async function report(path) {
  const module = await WebAssembly.compile(await readFile(path));

  // Checked by hand, for a clearer sentence than the LinkError that would follow.
  const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
  if (imports.length > 0) throw new Error(`the module must import nothing, yet asks for ${imports.join(", ")}`);

  const { exports } = await WebAssembly.instantiate(module, {});
  for (const name of ["memory", "run", "report_ptr", "report_len"]) {
    if (!(name in exports)) throw new Error(`the module does not export \`${name}\``);
  }

  const code = exports.run();
  if (code !== 0) throw new Error(`run() returned ${code}`);

  // Wasm integers arrive signed, addresses are not. The buffer is asked for last: growing the memory replaces it.
  const start = exports.report_ptr() >>> 0;
  const length = exports.report_len() >>> 0;
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(exports.memory.buffer, start, length));
}

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error("usage: node xtask/twin.mjs path/to/twin.wasm");
  process.stdout.write(await report(path));
} catch (error) {
  console.error(`twin.mjs: ${error.stack ?? error}`);
  // Not process.exit(), which could cut off what is still being written.
  process.exitCode = 1;
}
