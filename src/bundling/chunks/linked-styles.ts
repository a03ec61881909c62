// The style sheet that the page links, with the styles of all that is not loaded on demand. It is compiled once, by itself: in
// the build of the scripts esbuild would print the whole sheet again for each of the two hundred files that are loaded on
// demand. There its files are nothing but their class names.
import { mkdir, writeFile } from "node:fs/promises";
import { build, type BuildOptions, type Metafile } from "esbuild";
import { importText } from "./import-text.ts";

/** The classes of a CSS module in the sheet, by their names in the source. */
export type ClassNames = Record<string, string>;

export type LinkedStyles = {
  /** For each CSS module, by its path. */
  names: ReadonlyMap<string, ClassNames>;
  metafile: Metafile;
};

/** `sources`: paths of the style sheets, in the order in which the page has them. The sheet is main-….css in the folder of the bundle. */
export async function bundleLinkedStyles(
  common: BuildOptions,
  sources: readonly string[],
): Promise<LinkedStyles> {
  const modules = sources.filter((path) => path.endsWith(".module.css"));
  const imports = sources.map((path) => {
    const at = modules.indexOf(path);
    return `import ${at === -1 ? "" : `m${at} from `}${JSON.stringify(`./${path}`)};`;
  });
  const names = `export default [${modules.map((_path, at) => `m${at}`).join(", ")}];`;
  const { outputFiles = [], metafile } = await build({
    ...common,
    stdin: { contents: [...imports, names].join("\n"), resolveDir: process.cwd() },
    entryNames: "main-[hash]",
    format: "esm",
    metafile: true,
    write: false,
  });
  const isOfScript = (path: string) => /\.js(?:\.map)?$/u.test(path);
  const script = outputFiles.find(({ path }) => path.endsWith(".js"));
  await mkdir(common.outdir!, { recursive: true });
  for (const { path, contents } of outputFiles) {
    if (!isOfScript(path)) await writeFile(path, contents);
  }
  const outputs = Object.entries(metafile!.outputs).filter(([path]) => !isOfScript(path));
  const found = await importText<ClassNames[]>(script!.text);
  return {
    names: new Map(found.map((one, at) => [modules[at]!, one])),
    metafile: { inputs: metafile!.inputs, outputs: Object.fromEntries(outputs) },
  };
}
