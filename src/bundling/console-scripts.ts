// The scripts of the console and the page's style sheet. dist/ is made with these settings and plug-ins, and so is what
// contract-bundle.test.ts compares with the sources.
import { basename } from "node:path";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import { reactAlias, scriptOptions } from "./bundle-settings.ts";
import { chunkStyles, isOnDemand } from "./chunks/chunk-styles.ts";
import { bundleLinkedStyles } from "./chunks/linked-styles.ts";
import { readSourceImports } from "./chunks/source-imports.ts";
import { sharedChunks } from "./chunks/shared-chunks.ts";
import { pageSources, workers, type WorkerBundle } from "./chunks/worker-bundle.ts";
import { mathFont } from "./math-font.ts";
import { iconSprite, scripts, sheets } from "./plugins.ts";

export type ConsoleParts = {
  entry: string;
  /** What is fetched before any other lazily loaded file, in one chunk each. */
  ahead: readonly (readonly string[])[];
  bundlingWorkers: Promise<WorkerBundle>;
  /** Further ones, before those of the console. */
  plugins?: readonly Plugin[];
};

/** Reached by import(), but built beside the console. */
const otherBuild = pageSources.map((source) => `*/${basename(source)}`);

export type CommonOptions = BuildOptions & {
  publicPath: string;
  minify: boolean;
  outdir: string;
};

/** What all builds of dist/ have in common. */
export function commonOptions(base: string, minify: boolean, outdir: string): CommonOptions {
  return {
    ...scriptOptions(base, minify),
    minify,
    outdir,
    publicPath: base,
    metafile: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    logLevel: "error",
  };
}

/** The metafile has the workers in it. */
export async function bundleConsole(
  common: CommonOptions,
  { entry, ahead, bundlingWorkers, plugins = [] }: ConsoleParts,
): Promise<Metafile> {
  const reading = readSourceImports(entry, otherBuild);
  const bundlingStyles = reading.then(({ styles }) =>
    bundleLinkedStyles(
      common,
      styles.filter((path) => !isOnDemand(path)),
    ),
  );
  const bundles = await Promise.all([
    bundlingWorkers,
    bundlingStyles,
    build({
      ...common,
      entryPoints: [entry],
      format: "esm",
      splitting: true,
      alias: reactAlias,
      jsx: "automatic",
      plugins: [
        ...plugins,
        iconSprite(),
        workers(bundlingWorkers, common.publicPath),
        sheets(common.minify),
        scripts({ ...scriptOptions(common.publicPath, common.minify), outdir: common.outdir }),
        mathFont(),
        chunkStyles(common.minify, bundlingStyles),
        sharedChunks(reading, ahead),
      ],
    }),
  ]);
  return joined(bundles.map(({ metafile }) => metafile));
}

export function joined(metafiles: readonly (Metafile | undefined)[]): Metafile {
  return {
    inputs: Object.assign({}, ...metafiles.map((each) => each?.inputs)) as Metafile["inputs"],
    outputs: Object.assign({}, ...metafiles.map((each) => each?.outputs)) as Metafile["outputs"],
  };
}
