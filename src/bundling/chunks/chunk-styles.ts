// What the scripts of the console have of its styles. Those of what is fetched when it is wanted travel in the script of their
// component, which adopts them as a constructed style sheet: no inline style, so the strict policy allows it. The order of
// layers is the page's (ui/layers.css), whenever they arrive. Of all others, which are in the page's sheet (linked-styles.ts),
// the scripts have only the class names.
//
// Class names are the members of an enum: esbuild writes `css.page` as "users_screen_page" in whichever file reads it,
// and the enum itself only where `css[look]` asks for a member by a name that is found out later. A class that is
// read of any CSS module and is not in it fails the build.
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { browserFloor } from "../bundle-settings.ts";
import { importText } from "./import-text.ts";
import type { ClassNames, LinkedStyles } from "./linked-styles.ts";
import { strangeClasses } from "./strange-classes.ts";

/**
 * Folders under src/ whose screens and plug-ins are all reached by import(). The sign-in form is not, and home, which stands
 * in the shell for everybody who has signed in, is no later than that: its styles are half as long among the shell's.
 */
const lazy = /^src\/(?:features\/(?!(?:login|home)\/)|question-types\/|kit\/media\/|ui\/charts\/)/u;

/** Whether a style sheet is part of the script of its component, and not of the page's sheet. */
export const isOnDemand = (path: string) => path.endsWith(".module.css") && lazy.test(path);

/** `page`: the class names in the page's sheet. */
export function chunkStyles(minify: boolean, page: Promise<Pick<LinkedStyles, "names">>): Plugin {
  return {
    name: "chunk-styles",
    setup({ onResolve, onLoad }) {
      const compiling = compileAll(minify);
      onResolve({ filter: /\.module\.css$/ }, async ({ path, importer, resolveDir, kind }) => {
        if (kind !== "import-statement" || !/\.tsx?$/u.test(importer)) return undefined;
        const files = [importer, resolve(resolveDir, path)].map((file) => readFile(file, "utf8"));
        const [source = "", styles = ""] = await Promise.all(files);
        const strange = strangeClasses(source, path, styles);
        return { errors: strange.map((name) => ({ text: `${path} has no class "${name}".` })) };
      });
      onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
        const source = relative(process.cwd(), path);
        const compiled = isOnDemand(source) ? (await compiling).get(source) : undefined;
        const names = compiled?.names ?? (await page).names.get(source) ?? {};
        const contents = (compiled ? adopting(compiled.styles) : "") + enumOf(names);
        return { contents, loader: "ts", resolveDir: process.cwd() };
      });
    },
  };
}

type Compiled = { names: ClassNames; styles: string };

const namespace = "styles";

/** All of them in one build of esbuild, by their paths: a build for each would take longer than the rest of the bundle. */
async function compileAll(minify: boolean): Promise<ReadonlyMap<string, Compiled>> {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name}`)
    .filter(isOnDemand);
  const { outputFiles } = await build({
    entryPoints: paths.map((path, at) => ({ in: `${namespace}:${path}`, out: String(at) })),
    plugins: [classNames],
    bundle: true,
    write: false,
    outdir: "out",
    format: "esm",
    target: browserFloor,
    // Not the names: esbuild would give the same short ones in each file.
    minifyWhitespace: minify,
    minifySyntax: minify,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const compiling = paths.map(async (path, at): Promise<[string, Compiled]> => {
    const names = await importText<ClassNames>(texts.get(`${at}.js`)!);
    return [path, { names, styles: texts.get(`${at}.css`) ?? "" }];
  });
  return new Map(await Promise.all(compiling));
}

/** Entries that export the class names of a file. */
const classNames: Plugin = {
  name: "class-names",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: `export { default } from ${JSON.stringify(`./${path}`)}`,
      resolveDir: process.cwd(),
    }));
  },
};

const adopt = "./src/kit/styles/adopt-styles.ts";

function adopting(styles: string): string {
  return `import { adoptStyles } from ${JSON.stringify(adopt)};
adoptStyles(${JSON.stringify(styles.trim())});
`;
}

function enumOf(names: ClassNames): string {
  const members = Object.entries(names).map((pair) =>
    pair.map((name) => JSON.stringify(name)).join(" = "),
  );
  return `enum classes { ${members.join(", ")} }
export { classes as default };`;
}
