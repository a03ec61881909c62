// Which code of the console shares a file. esbuild by itself makes one for each combination of the screens that use a
// piece: hundreds of crumbs, which compress badly and are fetched one by one. So folders are kept together.
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";
import { chunks } from "./chunk-folders.ts";
import type { ReadSources } from "./read-sources.ts";

const namespace = "shared";

/** And of each chunk its parts, once it has been asked for. */
type Sources = ReadSources & { parts: Map<string, readonly string[]> };

/**
 * Makes every lazily loaded file import, for its effect only, all of each chunk of which it needs any: all of it is then
 * needed by the same files, so esbuild keeps it together. `ahead`: what has come before any other lazily loaded file, in
 * files of one chunk each, each shared by all that follow it.
 */
export function sharedChunks(read: ReadSources, ahead: readonly (readonly string[])[]): Plugin {
  const known = ahead.map((paths) => paths.map((path) => resolve(path)));
  return {
    name: "shared-chunks",
    setup({ onResolve, onLoad }) {
      const sources: Sources = { ...read, parts: new Map() };
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: importing(partsOf(path.slice("shared:".length), sources).map(absolute)),
        resolveDir: resolve("src"),
      }));
      onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const name = path.slice(resolve("src").length + 1);
        if (!sources.lazy.has(name)) return undefined;
        const loader: Loader = path.endsWith("x") ? "tsx" : "ts";
        const place = known.findIndex((paths) => paths.includes(path));
        const before = (place === -1 ? known : known.slice(0, place + 1)).flat();
        const wanted = place === -1 ? [...before, ...needsOf(name, sources)] : before;
        return { contents: `${await readFile(path, "utf8")}\n${importing(wanted)}`, loader };
      });
    },
  };
}

const absolute = (name: string) => resolve("src", name);
const importing = (paths: readonly string[]) =>
  paths.map((path) => `import ${JSON.stringify(path)};`).join("\n");

function needsOf(file: string, sources: Sources): string[] {
  const own = chunksOf(file, sources).map((chunk) => `shared:${chunk}`);
  return [...own, ...screenOf(file, sources)];
}

/** A feature's dialogs are opened from the screen in or above their folder: they share with all of it what they share. */
function screenOf(file: string, { lazy }: Sources): string[] {
  const screens = [...lazy].filter((name) => name.endsWith("-screen.tsx"));
  if (screens.includes(file)) return [];
  const above = screens.filter((name) => file.startsWith(`${dirname(name)}/`));
  return above.length === 1 ? above.map(absolute) : [];
}

/** What a lazily loaded file of the chunk's own folders alone needs stays with that file. */
function partsOf(chunk: string, { imports, lazy, parts }: Sources): readonly string[] {
  const known = parts.get(chunk);
  if (known) return known;
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    imports.get(name)?.forEach(visit);
  };
  [...lazy].filter((name) => chunkOf(name) !== chunk).forEach(visit);
  const found = [...reached].filter((name) => chunkOf(name) === chunk && !lazy.has(name));
  parts.set(chunk, found);
  return found;
}

/** Those of which the file needs any, or of which they need any themselves. */
function chunksOf(file: string, sources: Sources): string[] {
  const found = new Set<string>();
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    sources.imports.get(name)?.forEach(visit);
    const chunk = chunkOf(name);
    if (chunk === undefined || found.has(chunk)) return;
    const parts = partsOf(chunk, sources);
    if (!parts.includes(name)) return;
    found.add(chunk);
    parts.forEach(visit);
  };
  visit(file);
  return [...found];
}

/** Of each file that was asked for: a hundred thousand times in a build. */
const chunkOfFile = new Map<string, string | undefined>();

function chunkOf(file: string): string | undefined {
  if (!chunkOfFile.has(file)) chunkOfFile.set(file, findChunk(file));
  return chunkOfFile.get(file);
}

function findChunk(file: string): string | undefined {
  const isIn = (place: string) => file === place || file.startsWith(`${place}/`);
  return Object.keys(chunks).find((chunk) => chunks[chunk]?.some(isIn));
}
