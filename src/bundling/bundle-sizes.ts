// What a browser fetches for each part of a minified bundle with its compressed twins, in gzip KiB.
import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Metafile } from "esbuild";
import type { BundleParts } from "./bundle-parts.ts";

/** Files go by their names in the bundle, sources by their paths. */
export type BundleSizes = {
  /** All that there is a twin of; the page counts once. */
  files: string[];
  /** Each file once, however often it is named. */
  kib(files: Iterable<string>): number;
  /** Bytes of each source in a script, before compression. */
  sourcesIn(file: string): Record<string, number>;
  lazySources: string[];
  /** For a lazily loaded source after sign-in: its chunk and all that this imports statically. */
  fetchedFor(source: string): string[];
};

export async function readBundleSizes(
  folder: string,
  metafile: Metafile,
  parts: BundleParts,
): Promise<BundleSizes> {
  const gzipped = await gzipSizes(folder);
  const outputOf = (file: string) => metafile.outputs[join(folder, file)];
  const importsOf = (file: string) =>
    (outputOf(file)?.imports ?? [])
      .filter(({ kind, external }) => kind === "import-statement" && external !== true)
      .map(({ path }) => relative(folder, path));
  return {
    files: [...gzipped.keys()],
    kib: (files) =>
      [...new Set(files)].reduce((sum, file) => sum + (gzipped.get(file) ?? 0), 0) / 1024,
    sourcesIn: (file) =>
      Object.fromEntries(
        Object.entries(outputOf(file)?.inputs ?? {}).map(([source, { bytesInOutput }]) => [
          source,
          bytesInOutput,
        ]),
      ),
    lazySources: [...parts.lazyChunks.keys()],
    fetchedFor(source) {
      const found = new Set<string>();
      const visit = (file: string) => {
        if (found.has(file)) return;
        found.add(file);
        importsOf(file).forEach(visit);
      };
      const chunk = parts.lazyChunks.get(source);
      if (chunk !== undefined) visit(chunk);
      found.delete(parts.mainScript);
      return [...found];
    },
  };
}

/** Of each text file, by its twin. */
async function gzipSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const twins = names.filter((name) => name.endsWith(".gz") && name !== "404.html.gz");
  const entries = await Promise.all(
    twins.map(async (name): Promise<[string, number]> => {
      const { size } = await stat(join(folder, name));
      return [name.slice(0, -".gz".length), size];
    }),
  );
  return new Map(entries);
}
