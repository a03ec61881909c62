// The contract as the console needs it: how a call is named and sent, and the schemas that forms and imports check by. What
// a call is for, who may make it and by which schemas the server checks its input and output, nobody asks in a browser:
// without them more than half of the contract falls away. A plug-in, so that the sources say it once for both.
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

export function consoleContract(): Plugin {
  return contractPlugin(callsAlone);
}

/** For workers, which check by it and call nothing. */
export function workerContract(): Plugin {
  return contractPlugin((source) => callsAlone(unpackedCalls(source)));
}

function contractPlugin(change: (source: string) => string): Plugin {
  return {
    name: "console-contract",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/contract\/.*\.ts$/ }, async ({ path }) => ({
        contents: change(await readFile(path, "utf8")),
        loader: "ts",
      }));
    },
  };
}

/** A source file of the contract without what only the server reads of its endpoints. */
export function callsAlone(source: string): string {
  const unsaid = source
    .replace(ownSummaries, "")
    .replace(ownAccess, "$1")
    .replace(summaries, '$1""');
  const withoutSchemas = trimmedMakers(unsaid).replace(/^\s+(?:input|output),$/gmu, "");
  return spreadsApart(pureCalls(withoutProperties(withoutSchemas)));
}

const words = '(?:"[^"\\n]*"|`[^`\\n]*`)';
const ownSummaries = new RegExp(`\\bsummary: ${words},?`, "gu");
/** Beside a path, each on a line of its own; as an argument of a maker it stays. */
const ownAccess = /^(\s+path(?:: [^\n]+)?,\n)\s+access(?:: [^\n]+)?,\n/gmu;
/** Where they stand in an import's calls, and as an argument of the makers of usual calls. */
const places = [
  "^\\s+(?:match|send|find): ",
  "\\b(?:get|create|update|delete|changes|resetPasswords|export|ids|options)Endpoint\\(\\s*\\w+,\\s*",
  '\\bbulkEndpoint\\(\\s*\\w+,\\s*"[^"]*",\\s*',
  "\\bdeletedEndpoints\\(\\s*\\w+,\\s*",
  '\\blistEndpoint\\(\\s*"[^"]*",\\s*\\w+,\\s*',
];
const summaries = new RegExp(`(${places.join("|")})${words}`, "gmu");

/** How many of the arguments of each maker of calls are not schemas. */
const makers: Record<string, number> = {
  listEndpoint: 3,
  exportEndpoint: 2,
  getEndpoint: 2,
  createEndpoint: 2,
  updateEndpoint: 2,
  changesEndpoint: 2,
  resetPasswordsEndpoint: 2,
  deletedEndpoints: 2,
  matchEndpoint: 2,
  sendEndpoints: 2,
};

function trimmedMakers(source: string): string {
  let text = source;
  for (const [maker, kept] of Object.entries(makers)) {
    const call = new RegExp(`(?<!function )\\b${maker}\\(`, "gu");
    for (let found = call.exec(text); found; found = call.exec(text)) {
      const ends: number[] = [];
      let at = found.index + found[0].length;
      while (text[at - 1] !== ")") ends.push((at = valueEnd(text, at) + 1) - 1);
      const [from, to] = [ends[kept - 1], ends.at(-1)];
      if (from !== undefined && to !== undefined) text = text.slice(0, from) + text.slice(to);
    }
  }
  // Of an import's calls only the words are read.
  const imports = /(?<!function )\bimportEndpoints\(\w+, /gu;
  for (let found = imports.exec(text); found; found = imports.exec(text)) {
    const at = found.index + found[0].length;
    text = `${text.slice(0, at)}{ summaries: {} }${text.slice(valueEnd(text, at))}`;
  }
  return text;
}

function withoutProperties(source: string): string {
  let text = source;
  const property = /^\s+(?:input|output): /gmu;
  for (let found = property.exec(text); found; found = property.exec(text)) {
    const end = valueEnd(text, found.index + found[0].length);
    // A member of a type ends otherwise, and goes anyway.
    if (text[end] !== ",") continue;
    text = text.slice(0, found.index) + text.slice(end + 1);
    property.lastIndex = found.index;
  }
  return text;
}

const opening = "([{";
const closing = ")]}";
/** Strings, templates, comments and regular expressions hold brackets of their own. */
const opaque =
  /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=[(,=:[!&|?{};>]\s*|return )\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/uy;

/** Where the value that begins at `from` ends: at a comma, semicolon or bracket that is none of its own. */
function valueEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    opaque.lastIndex = at;
    const skipped = opaque.exec(text);
    if (skipped) {
      at += skipped[0].length - 1;
      continue;
    }
    const letter = text[at] ?? "";
    if (opening.includes(letter)) depth += 1;
    else if (closing.includes(letter)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (depth === 0 && (letter === "," || letter === ";")) return at;
  }
  return text.length;
}

const calls = new RegExp(
  String.raw`${opaque.source}|(?<![\w.$])(?<!function )[A-Za-z_]\w*(?:\.\w+)*(?=\(|<[^()=]*>\()`,
  "gu",
);

/** Nothing in the contract does anything but make what it returns: what nobody reads then falls away. */
function pureCalls(source: string): string {
  return source.replace(calls, (found) =>
    /^[A-Za-z_]/u.test(found) ? `/* @__PURE__ */ ${found}` : found,
  );
}

/**
 * Unpacking several calls at once could do something, too, for all that esbuild knows: what is taken out by itself may go. On
 * the page, where calls are made, that would only be longer.
 */
function unpackedCalls(source: string): string {
  let text = source;
  const unpacking = /^export const \{([^}]*)\} = /mu;
  for (let found = unpacking.exec(text); found; found = unpacking.exec(text)) {
    const [whole, names = ""] = found;
    const end = valueEnd(text, found.index + whole.length);
    const packed = `packed${found.index}`;
    const taken = names.split(",").flatMap((pair) => {
      const [name = "", local = name] = pair.split(":").map((part) => part.trim());
      return name === "" ? [] : `export const ${local} = take(() => ${packed}.${name});`;
    });
    const lines = [`const ${packed} = ${text.slice(found.index + whole.length, end)};`, ...taken];
    text = text.slice(0, found.index) + lines.join("\n") + text.slice(end + 1);
  }
  return text === source ? source : `${text}\nfunction take(value) { return value(); }\n`;
}

/** A value that is spread could do something as it is read, for all that esbuild knows: within a call it may go. */
function spreadsApart(source: string): string {
  let text = source;
  const constant = /^(?:export )?const \w+(?:: [^=\n]+)? = /gmu;
  for (let found = constant.exec(text); found; found = constant.exec(text)) {
    const at = found.index + found[0].length;
    const end = valueEnd(text, at);
    const value = text.slice(at, end);
    if (!value.includes("...")) continue;
    text = `${text.slice(0, at)}/* @__PURE__ */ (() => (${value}))()${text.slice(end)}`;
  }
  return text;
}
