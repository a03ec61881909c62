// CSS modules of what is fetched when it is wanted. esbuild would put them into the sheet that the sign-in page fetches;
// so they travel in the script of their component, which adopts them as a constructed style sheet: no inline style, so
// the strict policy allows it. The order of layers is the page's (ui/layers.css), whenever they arrive.
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { build } from "esbuild";
import { browserFloor } from "../bundle-settings.ts";

/**
 * Folders under src/ whose screens and plug-ins are all reached by import(). The sign-in form is not, and home, which stands
 * in the shell for everybody who has signed in, is no later than that: its styles are half as long among the shell's.
 */
const lazy = /^src\/(?:features\/(?!(?:login|home)\/)|question-types\/|kit\/media\/)/u;

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
  return { names: textOf(".js"), styles: textOf(".css") };
}

const adopt = "./src/kit/adopt-styles.ts";

function adopting(names: string, styles: string): string {
  return `import { adoptStyles } from ${JSON.stringify(adopt)};
adoptStyles(${JSON.stringify(styles.trim())});
${names}`;
}
