// Source maps of a bundle, for whoever reads a stack from a school. They are made when they are asked for, also of an earlier version:
// each build would take a seventh longer, and nothing in the bundle refers to them.
import { mkdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import type { CommonOptions } from "./console-scripts.ts";

/**
 * Puts `<name of a script in the bundle>.map` into a folder. esbuild names a script that has a map by another hash, so that
 * scripts are paired by the sources in them.
 */
export async function keepSourceMaps(
  folder: string,
  bundled: Metafile,
  common: CommonOptions,
  bundle: (options: CommonOptions) => Promise<Metafile>,
): Promise<void> {
  const outdir = `${common.outdir}-maps`;
  try {
    // The sources are not repeated: a maintainer has those of that version.
    const mapped = await bundle({
      ...common,
      outdir,
      sourcemap: "external",
      sourcesContent: false,
    });
    const names = new Map(scriptsOf(bundled).map(([path, made]) => [made, basename(path)]));
    await mkdir(folder, { recursive: true });
    for (const [path, made] of scriptsOf(mapped)) {
      const name = names.get(made);
      if (name !== undefined) await rename(`${path}.map`, join(folder, `${name}.map`));
    }
  } finally {
    await rm(outdir, { recursive: true, force: true });
  }
}

/** Each with what tells it from all others: its entry point, and its sources with their lengths in it. */
function scriptsOf({ outputs }: Metafile): [string, string][] {
  return Object.entries(outputs)
    .filter(([path]) => path.endsWith(".js"))
    .map(([path, { entryPoint = "", inputs }]) => [path, JSON.stringify([entryPoint, inputs])]);
}
