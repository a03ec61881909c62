// Which code of the console shares a file. esbuild by itself makes one for each combination of the screens that use a
// source: hundreds of small files, which compress badly and are fetched one by one. So folders are kept together.
import { basename, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { chunkOf } from "./chunk-table.ts";
import type { SourceImports } from "./source-imports.ts";

/** What is loaded by import() is `lazy:src/features/users/users-screen.tsx` in the metafile. */
export const lazyNamespace = "lazy";
export const withoutNamespace = (path: string) =>
  path.replace(new RegExp(`^${lazyNamespace}:`, "u"), "");
const chunkNamespace = "chunk";

/**
 * Each import() of a source leads to a small module made here: it imports whole chunks of which the source needs any, and
 * exports what the source exports. All of a chunk is then needed by the same modules, so esbuild keeps it together.
 * `ahead`: what is fetched before any other lazily loaded file, in one chunk each.
 */
export function sharedChunks(
  reading: Promise<SourceImports>,
  ahead: readonly (readonly string[])[],
): Plugin {
  return {
    name: "shared-chunks",
    async setup({ onResolve, onLoad }) {
      const sources = await reading;
      const { members, needs } = divideIntoChunks(sources, ahead.flat());
      const names = [...sources.lazy].map((source) => basename(source));
      // esbuild asks for nothing else: a call for each of thousands of imports takes time.
      const lazyFile = new RegExp(`/(?:${names.join("|")})$`);
      onResolve({ filter: lazyFile }, ({ path, resolveDir, kind }) => {
        if (kind !== "dynamic-import") return undefined;
        const source = relative(process.cwd(), resolve(resolveDir, path));
        return sources.lazy.has(source) ? { path: source, namespace: lazyNamespace } : undefined;
      });
      onResolve({ filter: /^chunk:/ }, ({ path }) => ({
        path: path.slice("chunk:".length),
        namespace: chunkNamespace,
      }));
      onLoad({ filter: /.*/, namespace: lazyNamespace }, ({ path }) => {
        const place = ahead.findIndex((paths) => paths.includes(path));
        const before = ahead.slice(0, place === -1 ? undefined : place + 1).flat();
        const chunks = place === -1 ? needs(path).map((chunk) => `chunk:${chunk}`) : [];
        const lines = [...before.map((source) => `./${source}`), ...chunks].map(importing);
        return { contents: [...lines, exporting(path)].join("\n"), resolveDir: process.cwd() };
      });
      onLoad({ filter: /.*/, namespace: chunkNamespace }, ({ path }) => ({
        contents: (members.get(path) ?? []).map((one) => importing(`./${one}`)).join("\n"),
        resolveDir: process.cwd(),
      }));
    },
  };
}

const importing = (path: string) => `import ${JSON.stringify(path)};`;

const isScreen = (source: string) => source.endsWith("-screen.tsx");

/** A screen is its module's default export, and no other module has one. */
function exporting(source: string): string {
  const from = JSON.stringify(`./${source}`);
  const named = `export * from ${from};`;
  return isScreen(source) ? `${named}\nexport { default } from ${from};` : named;
}

type Division = {
  members: ReadonlyMap<string, readonly string[]>;
  /** The chunks of which a lazily loaded source, or a member of these, needs any. */
  needs(source: string): string[];
};

/** What only one lazily loaded source needs stays with it. */
export function divideIntoChunks(
  { imports, lazy, routed }: SourceImports,
  ahead: readonly string[],
): Division {
  const isAhead = reached(ahead, imports);
  const users = new Map<string, string[]>();
  for (const source of lazy) {
    if (isAhead.has(source)) continue;
    for (const used of reached([source], imports)) {
      if (!isAhead.has(used)) users.set(used, [...(users.get(used) ?? []), source]);
    }
  }
  const members = new Map<string, string[]>();
  const atOnce = reached([...routed], imports);
  for (const [source, usedBy] of users) {
    if (usedBy.length < 2) continue;
    const chunk = `${onlyFolderOf(usedBy) ?? chunkOf(source)}${atOnce.has(source) ? "" : " on demand"}`;
    members.set(chunk, [...(members.get(chunk) ?? []), source].sort());
  }
  const inChunk = new Map(
    [...members].flatMap(([chunk, sources]) => sources.map((one) => [one, chunk])),
  );
  return {
    members,
    needs(source) {
      const found = new Set<string>();
      let from = [source];
      while (from.length > 0) {
        const chunks = [...reached(from, imports)].map((one) => inChunk.get(one));
        const more = [...new Set(chunks)].filter((one) => one !== undefined && !found.has(one));
        from = more.flatMap((chunk) => members.get(chunk ?? "") ?? []);
        more.forEach((chunk) => found.add(chunk ?? ""));
      }
      return [...found].sort();
    },
  };
}

/** The one folder of a feature that needs a source: it is fetched with what else is needed there alone. */
function onlyFolderOf(usedBy: readonly string[]): string | undefined {
  const [folder, ...others] = new Set(usedBy.map(chunkOf));
  return others.length === 0 && folder?.startsWith("features/") ? folder : undefined;
}

function reached(sources: readonly string[], imports: SourceImports["imports"]): Set<string> {
  const found = new Set<string>();
  const visit = (source: string) => {
    if (found.has(source)) return;
    found.add(source);
    imports.get(source)?.forEach(visit);
  };
  sources.forEach(visit);
  return found;
}
