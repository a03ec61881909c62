// CSS modules of what is fetched when it is wanted. esbuild would put them into the sheet that the sign-in page fetches;
// so they travel in the script of their component, which adopts them as a constructed style sheet: no inline style, so
// the strict policy allows it. The order of layers is the page's (ui/layers.css), whenever they arrive.
import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { build } from "esbuild";
import { browserFloor } from "./settings.ts";

/** Folders under src/ whose screens and plug-ins are all reached by import(). The sign-in form is not. */
const lazy =
  /^src\/(?:features\/(?!login\/)|question-types\/|kit\/(?:media|export|import|passwords)\/)/u;

export function chunkStyles(minify: boolean): Plugin {
  return {
    name: "chunk-styles",
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        if (!lazy.test(relative(process.cwd(), path))) return undefined;
        const { names, styles } = await compile(path, minify);
        return { contents: adopting(names, styles), loader: "js", resolveDir: process.cwd() };
      });
    },
  };
}

/** `names`: the script that exports the class names. */
async function compile(path: string, minify: boolean): Promise<{ names: string; styles: string }> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: "." },
    bundle: true,
    write: false,
    outdir: "out",
    format: "esm",
    target: browserFloor,
    // Not the names: esbuild would give the same short ones in each file.
    minifyWhitespace: minify,
    minifySyntax: minify,
  });
  const textOf = (suffix: string) =>
    outputFiles.find((file) => file.path.endsWith(suffix))?.text ?? "";
  const [names, styles] = [textOf(".js"), textOf(".css")];
  return minify ? shortened(names, styles) : { names, styles };
}

/** As short as names can be that are given file by file and must differ in all of them. */
function shortened(names: string, styles: string) {
  const known = [...names.matchAll(/:\s*"([\w-]+)"/gu)].map(([, name = ""]) => name);
  const short = new Map(known.map((name) => [name, shortName(name)]));
  const put = (text: string) => text.replace(/[\w-]+/gu, (word) => short.get(word) ?? word);
  return {
    names: names.replace(/:\s*"([\w-]+)"/gu, (_, name: string) => `:"${put(name)}"`),
    styles: styles.replace(/\.[\w-]+/gu, (selector) => `.${put(selector.slice(1))}`),
  };
}

const taken = new Map<string, string>();

/** @throws Error when two names come to the same: then one class is to be renamed */
function shortName(name: string): string {
  const short = `_${createHash("sha256").update(name).digest("base64url").slice(0, 4)}`;
  const other = taken.get(short);
  if (other !== undefined && other !== name) {
    throw new Error(`The classes ${name} and ${other} get the same short name.`);
  }
  taken.set(short, name);
  return short;
}

const adopt = "./src/kit/adopt-styles.ts";

function adopting(names: string, styles: string): string {
  return `import { adoptStyles } from ${JSON.stringify(adopt)};
adoptStyles(${JSON.stringify(styles.trim())});
${names}`;
}
