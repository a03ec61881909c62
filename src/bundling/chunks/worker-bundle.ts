// Workers, and what a page fetches now and then of the same code: a build of its own, so that they share their chunks with
// each other and never split those of the page.
import { basename, join, relative, resolve } from "node:path";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";

export const workersByTask = {
  sheetReader: "src/kit/sheet-import/import-worker.ts",
  sheetWriter: "src/kit/sheet-export/export-worker.ts",
  oldSheets: "src/kit/old-sheets/old-sheet-worker.ts",
  itemAnalysis: "src/kit/item-analysis/analysis-worker.ts",
  questionReader: "src/question-files/worker/question-reading-worker.ts",
  questionWriter: "src/question-files/worker/question-writing-worker.ts",
} as const;
export const workerSources: readonly string[] = Object.values(workersByTask);
/** Reached by import(). The writer of Word in it is the one of the worker for files of questions. */
export const pageWriterSources = ["src/question-files/worker/write-paper-file.ts"];
/** Reached by import() from the page and from the worker that reads files of questions. */
export const formulaSource = "src/files/latex/latex-math.ts";
/** What the page fetches of this build. */
export const pageSources = [...pageWriterSources, formulaSource];
/** esbuild asks for nothing else: a question for each import of the console is ten thousand. */
const lazyFile = new RegExp(`/(?:${pageSources.map((source) => basename(source)).join("|")})$`);

export type WorkerBundle = {
  /** File names in the bundle by source, as in `pageSources`. */
  names: ReadonlyMap<string, string>;
  metafile: Metafile;
};

export async function bundleWorkers(
  common: BuildOptions & { outdir: string },
): Promise<WorkerBundle> {
  const { metafile } = await build({
    ...common,
    metafile: true,
    entryPoints: [...workerSources, ...pageSources],
    format: "esm",
    splitting: true,
  });
  const names = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[entryPoint, relative(common.outdir, path)] as const],
  );
  return { names: new Map(names), metafile };
}

/** They may be bundled meanwhile. "worker:kit/sheet-import/import-worker.ts" is the address of that worker, a module. */
export function workers(bundling: Promise<WorkerBundle>, base: string): Plugin {
  const nameOf = async (source: string) => {
    const name = (await bundling).names.get(source);
    if (name === undefined) throw new Error(`${source} is not among the workers.`);
    return name;
  };
  return {
    name: "workers",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^worker:/ }, ({ path }) => ({ path, namespace: "worker" }));
      onLoad({ filter: /.*/, namespace: "worker" }, async ({ path }) => {
        const name = await nameOf(join("src", path.slice("worker:".length)));
        return { contents: `export default ${JSON.stringify(`${base}${name}`)}` };
      });
      onResolve({ filter: lazyFile }, async ({ path, resolveDir, kind }) => {
        const source = relative(process.cwd(), resolve(resolveDir, path));
        if (kind !== "dynamic-import" || !pageSources.includes(source)) return undefined;
        return { path: `./${await nameOf(source)}`, external: true };
      });
    },
  };
}
