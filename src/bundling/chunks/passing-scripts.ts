// A lazily loaded source that others import, too, becomes two scripts: esbuild keeps its code in one that they share, and makes
// another of its own name that only passes on what the first exports. Who opens a screen would fetch both, one after the
// other. So the shared one takes the name of the other, and the export with it; what has no name of its own gets a short one.
import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { BundleError } from "../bundle-error.ts";
import { headOf, shorten } from "./effect-imports.ts";

/** Of each export what the shared script calls it. */
export type PassedOn = { shared: string; exported: ReadonlyMap<string, string> };

/** Undefined: the minified script does anything else. */
export function passedOnBy(script: string): PassedOn | undefined {
  const found = /^import\{([^}]*)\}from"([^"]+)";export\{([^}]*)\};\n?$/u.exec(script);
  if (!found) return undefined;
  const [, imported = "", path = "", exported = ""] = found;
  const shared = new Map(pairsIn(imported).map(([from, local]) => [local, from]));
  return {
    shared: basename(path),
    exported: new Map(pairsIn(exported).map(([local, name]) => [name, shared.get(local) ?? ""])),
  };
}

/** The shared script with those exports besides; undefined: it calls something else by one of their names. */
export function withExports(script: string, exported: PassedOn["exported"]): string | undefined {
  const [whole, list = ""] = /export\{([^}]*)\};\n?$/u.exec(script) ?? [];
  if (whole === undefined) return undefined;
  const locals = new Map(pairsIn(list).map(([local, name]) => [name, local]));
  const added = [...exported].map(([name, from]) => `${locals.get(from)} as ${name}`);
  const isTaken = [...exported.keys()].some((name) => locals.has(name));
  const isThere = [...exported.values()].every((from) => locals.has(from));
  if (isTaken || !isThere) return undefined;
  return `${script.slice(0, -whole.length)}export{${[list, ...added].join(",")}};\n`;
}

/** `a as b,c` */
function pairsIn(list: string): [string, string][] {
  return list.split(",").map((each) => {
    const [from = "", to = from] = each.split(" as ");
    return [from, to];
  });
}

/** A minified script that imports the scripts by their new names. */
export function withNames(script: string, names: ReadonlyMap<string, string>): string {
  const head = headOf(script);
  const renamed = head.replace(/[^/"]+(?=";)/gu, (name) => names.get(name) ?? name);
  return renamed + script.slice(head.length);
}

/** What more scripts import keeps its short name: in each the longer one costs a few bytes. */
const mostImporters = 10;

function importersOf(name: string, texts: ReadonlyMap<string, string>): number {
  return [...texts.values()].filter((text) => headOf(text).includes(`/${name}"`)).length;
}

/** In a folder of minified scripts; maps and metafile follow. `entry` is the page's own, whose shared script the page names. */
export async function dropPassingScripts(
  folder: string,
  metafile: Metafile,
  entry: string,
): Promise<void> {
  const scripts = Object.keys(metafile.outputs).filter((path) => path.endsWith(".js"));
  const texts = new Map(
    await Promise.all(
      scripts.map(async (path) => [basename(path), await readFile(path, "utf8")] as const),
    ),
  );
  const names = new Map<string, string>();
  for (const path of scripts) {
    const passed = passedOnBy(texts.get(basename(path)) ?? "");
    const inputs = passed && metafile.outputs[join(folder, passed.shared)]?.inputs;
    // Of two that pass on from one script the second goes on doing so.
    if (!passed || !inputs || entry in inputs || names.has(passed.shared)) continue;
    if (importersOf(passed.shared, texts) > mostImporters) continue;
    const text = withExports(texts.get(passed.shared) ?? "", passed.exported);
    if (text === undefined) continue;
    texts.set(passed.shared, text);
    names.set(passed.shared, basename(path));
  }
  // esbuild's name of what several share: each script names some of these, and the whole word is most of a KiB.
  for (const name of texts.keys()) {
    if (name.startsWith("chunk-") && !names.has(name)) names.set(name, name.replace("chunk", "c"));
  }
  await Promise.all([...texts].map(([name, text]) => rewrite(join(folder, name), text, names)));
  for (const [shared, name] of names) {
    for (const end of ["", ".map"])
      await rename(join(folder, shared + end), join(folder, name + end));
  }
  renameOutputs(folder, metafile.outputs, names);
}

async function rewrite(file: string, text: string, names: ReadonlyMap<string, string>) {
  const script = withNames(text, names);
  await writeFile(file, script);
  const lost = headOf(text).length - headOf(script).length;
  if (lost !== 0) await shorten(`${file}.map`, lost);
}

/** What is said of the shared script goes by its new name, with the source for which that is loaded. */
function renameOutputs(
  folder: string,
  outputs: Metafile["outputs"],
  names: ReadonlyMap<string, string>,
): void {
  for (const [old, name] of names) {
    const { [join(folder, old)]: shared, [join(folder, name)]: passing } = outputs;
    if (!shared) throw new BundleError(`${old} is not in the bundle.`);
    const { entryPoint = shared.entryPoint, exports = [] } = passing ?? {};
    outputs[join(folder, name)] = {
      ...shared,
      ...(entryPoint !== undefined && { entryPoint }),
      exports: [...shared.exports, ...exports],
    };
    const map = outputs[join(folder, `${old}.map`)];
    if (map) outputs[join(folder, `${name}.map`)] = map;
    delete outputs[join(folder, old)];
    delete outputs[join(folder, `${old}.map`)];
  }
  for (const { imports } of Object.values(outputs)) {
    for (const imported of imports) {
      const name = names.get(basename(imported.path));
      if (name !== undefined) imported.path = join(folder, name);
    }
  }
}
