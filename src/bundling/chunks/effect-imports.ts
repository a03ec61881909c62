// esbuild lets a script import others for nothing but their effect: so that order is kept, and because that is how chunks are
// held together (shared-chunks.ts). No module of the console has an effect that another waits for without using it, so these
// imports only cost: a thousand file names that do not compress, and files fetched that nobody needs yet.
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { BundleError } from "../bundle-error.ts";

/** At the beginning of a minified script. */
const imports = /^(?:import(?:[^"']+from)?"[^"]+";)+/u;
const forEffect = /import"([^"]+)";/gu;

/** Those of a minified script, taken out of its first line. */
export function withoutEffectImports(script: string): { script: string; dropped: string[] } {
  const dropped: string[] = [];
  const rest = script.replace(imports, (head) =>
    head.replace(forEffect, (_, path: string) => {
      dropped.push(basename(path));
      return "";
    }),
  );
  return { script: rest, dropped };
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The mappings of a source map whose first line lost `count` characters in front of all that is mapped. Columns are counted
 * from the one before, in digits of five bits with the sign at the end: only the line's first is another.
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
  { outputs }: Metafile,
  entry: string,
): Promise<void> {
  await Promise.all(
    Object.entries(outputs).map(async ([path, output]) => {
      if (!path.endsWith(".js") || output.entryPoint === entry) return;
      const file = join(folder, basename(path));
      const before = await readFile(file, "utf8");
      const { script, dropped } = withoutEffectImports(before);
      if (dropped.length === 0) return;
      await writeFile(file, script);
      await shorten(`${file}.map`, before.length - script.length);
      const isDropped = (name: string) => dropped.includes(basename(name));
      output.imports = output.imports.filter(
        ({ kind, path: name }) => kind !== "import-statement" || !isDropped(name),
      );
    }),
  );
}

async function shorten(file: string, count: number): Promise<void> {
  const map = JSON.parse(await readFile(file, "utf8")) as { mappings: string };
  const mappings = withoutColumns(map.mappings, count);
  await writeFile(file, JSON.stringify({ ...map, mappings }));
}
