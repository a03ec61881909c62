// esbuild lets a script import others for nothing but their effect: so that order is kept, and because that is how chunks are
// held together (shared-chunks.ts). No module of the console has an effect that another waits for without using it, so these
// imports only cost: a thousand file names that do not compress, and files fetched that nobody needs yet. All but those that
// bring styles: of a CSS module nothing but class names may be read, and these are no import (chunk-styles.ts).
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { BundleError } from "../bundle-error.ts";
import { styleImports, stylesOf } from "./style-imports.ts";

/** At the beginning of a minified script. */
const imports = /^(?:import(?:[^"']+from)?"[^"]+";)+/u;
const forEffect = /import"([^"]+)";/gu;

/** All imports of a minified script. */
export function headOf(script: string): string {
  return imports.exec(script)?.[0] ?? "";
}

/** Those of a minified script but the kept ones, taken out of its first line. */
export function withoutEffectImports(
  script: string,
  kept: readonly string[] = [],
): { script: string; dropped: string[] } {
  const dropped: string[] = [];
  const rest = script.replace(imports, (head) =>
    head.replace(forEffect, (whole, path: string) => {
      if (kept.includes(basename(path))) return whole;
      dropped.push(basename(path));
      return "";
    }),
  );
  return { script: rest, dropped };
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The mappings of a source map whose first line lost `count` characters in front of all that is mapped. Columns are counted
 * from the one before, in digits of five bits with the sign at the end: only the line's first is another. `count` below 0:
 * it gained them.
 */
export function withoutColumns(mappings: string, count: number): string {
  const [first = ""] = /^[g-z0-9+/]*[A-Za-f]/u.exec(mappings) ?? [];
  // Nothing of the first line is mapped.
  if (first === "") return mappings;
  const signed = [...first].reduce(
    (sum, digit, place) => sum + (digits.indexOf(digit) % 32) * 32 ** place,
    0,
  );
  let rest = signed - 2 * count;
  if (signed % 2 === 1 || rest < 0)
    throw new BundleError("What is left out of a script is mapped.");
  let column = "";
  do {
    const more = rest >= 32 ? 32 : 0;
    column += digits[(rest % 32) + more] ?? "";
    rest = Math.floor(rest / 32);
  } while (rest > 0);
  return column + mappings.slice(first.length);
}

/** In a folder of minified scripts; maps and metafile follow. `entry` is the page's own, which only imports. */
export async function dropEffectImports(
  folder: string,
  metafile: Metafile,
  entry: string,
): Promise<void> {
  const outputs = Object.entries(metafile.outputs).filter(([path]) => path.endsWith(".js"));
  const texts = await Promise.all(
    outputs.map(([path]) => readFile(join(folder, basename(path)), "utf8")),
  );
  const effects = texts.map((text) => withoutEffectImports(text).dropped);
  const styles = new Map(
    outputs.map(([path, output], at) => [
      basename(path),
      stylesOf(output, effects[at] ?? [], metafile.inputs),
    ]),
  );
  await Promise.all(
    outputs.map(async ([path, output], at) => {
      if (output.entryPoint === entry) return;
      const name = basename(path);
      const before = texts[at] ?? "";
      const { script, dropped } = withoutEffectImports(before, styleImports(name, styles));
      if (dropped.length === 0) return;
      const file = join(folder, name);
      await writeFile(file, script);
      await shorten(`${file}.map`, before.length - script.length);
      const isDropped = (imported: string) => dropped.includes(basename(imported));
      output.imports = output.imports.filter(
        ({ kind, path: imported }) => kind !== "import-statement" || !isDropped(imported),
      );
    }),
  );
}

/** A source map whose script lost so many characters before all that is mapped; below 0: it has more. */
export async function shorten(file: string, count: number): Promise<void> {
  const map = JSON.parse(await readFile(file, "utf8")) as { mappings: string };
  const mappings = withoutColumns(map.mappings, count);
  await writeFile(file, JSON.stringify({ ...map, mappings }));
}
