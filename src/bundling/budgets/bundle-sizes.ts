// What a browser fetches for each part of a minified bundle with its compressed twins, in gzip KiB.
import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Metafile } from "esbuild";
import type { BundleParts } from "../bundle-parts.ts";
import { withoutNamespace } from "../chunks/shared-chunks.ts";

/** Files go by their names in the bundle, sources by their paths. */
export type BundleSizes = {
  /** All that there is a twin of; the page counts once. */
  files: readonly string[];
  /** Counts each file once, even if it is listed several times. */
  kib(files: Iterable<string>): number;
  /** Bytes of each source in a script, before compression. */
  sourcesIn(file: string): Record<string, number>;
  lazySources: readonly string[];
  /** For a lazily loaded source after sign-in: its chunk and all that this imports statically. */
  fetchedFor(source: string): string[];
  /** The files of one other language that the texts of these scripts are in. */
  textsOf(files: readonly string[]): string[];
  /** The dialogs of a screen's tables that are fetched ahead: lazily loaded sources. */
  dialogsOf(screen: string): string[];
};

const useDialogs = "src/kit/dialogs/use-dialogs.tsx";
const language = "en";

export async function readBundleSizes(
  folder: string,
  metafile: Metafile,
  parts: BundleParts,
): Promise<BundleSizes> {
  const gzipped = await gzipSizes(folder);
  const rooms = await readRooms(Object.keys(metafile.inputs));
  const outputOf = (file: string) => metafile.outputs[join(folder, file)];
  const importsOf = (file: string) =>
    (outputOf(file)?.imports ?? [])
      .filter(({ kind, external }) => kind === "import-statement" && external !== true)
      .map(({ path }) => relative(folder, path));
  const sourcesIn = (file: string) =>
    Object.fromEntries(
      Object.entries(outputOf(file)?.inputs ?? {}).map(([source, { bytesInOutput }]) => [
        source,
        bytesInOutput,
      ]),
    );
  return {
    files: [...gzipped.keys()],
    kib: (files) =>
      [...new Set(files)].reduce((sum, file) => sum + (gzipped.get(file) ?? 0), 0) / 1024,
    sourcesIn,
    lazySources: [...parts.lazyChunks.keys()],
    fetchedFor(source) {
      const chunk = parts.lazyChunks.get(source);
      const found = reachedFrom(chunk === undefined ? [] : [chunk], importsOf);
      found.delete(parts.mainScript);
      return [...found];
    },
    textsOf(files) {
      const sources = files.flatMap((file) => Object.keys(sourcesIn(file)));
      const names = sources.flatMap((source) => rooms.get(source) ?? []);
      return [...new Set(names)].map((room) => `i18n/${language}/${room}.json`);
    },
    dialogsOf: (screen) => dialogsOf(screen, metafile.inputs),
  };
}

function reachedFrom(
  first: readonly string[],
  importsOf: (one: string) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const visit = (one: string) => {
    if (found.has(one)) return;
    found.add(one);
    importsOf(one).forEach(visit);
  };
  first.forEach(visit);
  return found;
}

function dialogsOf(screen: string, inputs: Metafile["inputs"]): string[] {
  const pathsOf = (source: string, wanted: string) =>
    (inputs[source]?.imports ?? [])
      .filter(({ kind }) => kind === wanted)
      .map(({ path }) => withoutNamespace(path));
  const sources = reachedFrom([screen], (source) => pathsOf(source, "import-statement"));
  return [...sources]
    .filter((source) => pathsOf(source, "import-statement").includes(useDialogs))
    .flatMap((source) => {
      const ahead = prefetchedDialogs(readFileSync(source, "utf8"));
      return (inputs[source]?.imports ?? [])
        .filter(({ original = "" }) => ahead.includes(original))
        .map(({ path }) => withoutNamespace(path));
    });
}

/** The files that a table of dialogs loads ahead: all but those that are marked with `onDemand`. */
export function prefetchedDialogs(table: string): string[] {
  const entries = table.matchAll(/(?<!onDemand): lazy\(\s*\(\) => import\("([^"]+)"\)/gu);
  return [...entries].map(([, path = ""]) => path);
}

/** Of each source with texts the rooms of its groups: "participants/history" is fetched with its room. */
async function readRooms(sources: readonly string[]): Promise<Map<string, string[]>> {
  const files = sources.filter((source) => /^src\/.*-messages\.ts$/u.test(source));
  const entries = files.map(async (file): Promise<[string, string[]]> => {
    const groups = (await readFile(file, "utf8")).matchAll(/= messages\(\s*"([\w-]+)/gu);
    return [file, [...groups].map(([, room = ""]) => room)];
  });
  return new Map(await Promise.all(entries));
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
