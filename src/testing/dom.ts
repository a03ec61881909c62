// Loaded before every test: happy-dom's window as the globals that a browser has. What Node has too (fetch, URL, timers,
// Blob, File, AbortController, DOMException) stays Node's, since the embedded exam server lives in the same process.
import fc from "fast-check";
import { Window } from "happy-dom";

// Property tests try the same examples each time, so that a run fails by what was changed. EXO_SEED tries others.
fc.configureGlobal({ seed: Number(process.env["EXO_SEED"] ?? 1) });

const window = new Window({ url: "http://exam.test/adm/", width: 1366, height: 660 });

const takenFromWindow = new Set([
  "Event",
  "CustomEvent",
  "FormData",
  "MessageEvent",
  "navigator",
  "document",
  "location",
  "history",
  "window",
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
]);

const names = new Set<string>();
for (let part: object | null = window; part && part !== Object.prototype;) {
  for (const name of Object.getOwnPropertyNames(part)) names.add(name);
  part = Object.getPrototypeOf(part) as object | null;
}
for (const name of names) {
  if (name in globalThis && !takenFromWindow.has(name)) continue;
  if (name === "constructor" || name === "undefined") continue;
  const value: unknown = Reflect.get(window, name);
  const isVerb = typeof value === "function" && !/^[A-Z]/u.test(name);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: isVerb ? (value as () => unknown).bind(window) : value,
  });
}
Object.defineProperty(globalThis, "window", { configurable: true, value: window });
// happy-dom does not know it, and Temml refuses for good to draw where it is loaded on a page without a doctype.
Object.defineProperty(document, "compatMode", { configurable: true, value: "CSS1Compat" });
