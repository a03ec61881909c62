// The font of formulas: what school mathematics needs of STIX Two Math (SIL Open Font License 1.1), as one woff2 file.
// Without a font that has a MATH table, brackets and roots do not grow with what is in them.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { cacheFolder } from "./bundle-settings.ts";

const whole = "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2";

/** First and last code point of what is kept. */
const ranges: readonly (readonly [number, number])[] = [
  // Latin, Greek, punctuation, sub- and superscripts, marks over letters.
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x237, 0x237],
  [0x391, 0x3f6],
  [0x2010, 0x2044],
  [0x2057, 0x2057],
  [0x2061, 0x2064],
  [0x2070, 0x209c],
  [0x20d0, 0x20ef],
  // Letterlike signs, arrows, operators, brackets.
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x2308, 0x230b],
  [0x2322, 0x2323],
  [0x2329, 0x232a],
  [0x23b0, 0x23b1],
  [0x23dc, 0x23e1],
  [0x25a0, 0x25ff],
  [0x266d, 0x266f],
  [0x27e6, 0x27ef],
  [0x27f5, 0x27ff],
  [0x2a00, 0x2a06],
  [0x2a2f, 0x2a2f],
  [0x2a7d, 0x2a7e],
  [0x2aaf, 0x2ab0],
  // Bold and italic letters, script, double-struck, italic Greek, bold digits.
  [0x1d400, 0x1d467],
  [0x1d49c, 0x1d4cf],
  [0x1d538, 0x1d56b],
  [0x1d6a4, 0x1d6a5],
  [0x1d6e2, 0x1d71b],
  [0x1d7ce, 0x1d7d7],
];

/** "font:math" is the font's address. */
export function mathFont(): Plugin {
  return {
    name: "math-font",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^font:math$/ }, () => ({ path: "formulas.woff2", namespace: "font" }));
      onLoad({ filter: /.*/, namespace: "font" }, async () => ({
        contents: await keptFont(),
        loader: "file",
      }));
    },
  };
}

/** Cutting it takes more than a second, so it is kept for the next build. */
async function keptFont(): Promise<Uint8Array> {
  const source = await readFile(createRequire(import.meta.url).resolve(whole));
  const name = createHash("sha256").update(source).update(JSON.stringify(ranges)).digest("hex");
  const kept = join(cacheFolder, `math-font-${name.slice(0, 16)}.woff2`);
  try {
    return await readFile(kept);
  } catch {
    // Not cut yet.
  }
  // Only here: it holds 33 MB from the moment it is loaded, and the exam server would be started with them.
  const { default: subsetFont } = await import("subset-font");
  const cut = await subsetFont(source, textOf(ranges), { targetFormat: "woff2" });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(kept, cut);
  return cut;
}

function textOf(all: typeof ranges): string {
  return all
    .map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(
        "",
      ),
    )
    .join("");
}
