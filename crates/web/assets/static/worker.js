// Starts the house. It says when it is ready; before that nothing may be sent to it.
import init, { keep_house } from "./page.js";

init({ module_or_path: new URL("./page_bg.wasm", import.meta.url) })
  .then(keep_house)
  .catch((error) => {
    // Out of the promise: only what nobody catches is told to the page, which tries again.
    setTimeout(() => {
      throw error;
    });
  });
