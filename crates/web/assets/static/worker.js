// Starts the house. It says when it is ready; before that nothing may be sent to it.
import init from "/house.js";

init({ module_or_path: "/house_bg.wasm" });
