// The dialogs of a screen's folder come as one file: each by itself would be mostly names of what it shares with the others, and
// a request of its own. Those that bring a wizard or an export with them stay apart.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { BundleError } from "../bundle-error.ts";

const namespace = "feature-dialogs";
const exportedName = /^export (?:async )?(?:function|const|class) (\w+)/gmu;
const isDialog = (path: string) =>
  /^src\/features\/.*-(?:form|removal|dialog|dialogs)\.tsx$/u.test(path) &&
  !/(?:import|export)-dialog\.tsx$/u.test(path);

export function featureDialogs(): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\/.*\.tsx$/ }, ({ path, resolveDir, importer, kind }) => {
        const target = relative(process.cwd(), resolve(resolveDir, path));
        const isOwn = dirname(target) === dirname(relative(process.cwd(), importer));
        if (kind !== "dynamic-import" || !isOwn || !isDialog(target)) return undefined;
        return { path: dirname(target), namespace };
      });
      onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: exporting(await dialogsIn(path)),
        resolveDir: resolve(path),
      }));
    },
  };
}

type Piece = { name: string; exported: readonly string[] };

/** Those that something in the folder loads late. */
async function dialogsIn(folder: string): Promise<Piece[]> {
  const names = (await readdir(folder)).filter((name) => /\.tsx?$/u.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const isLate = (name: string) => sources.some((text) => text.includes(`import("./${name}")`));
  return names.flatMap((name, at) => {
    if (!isDialog(join(folder, name)) || !isLate(name)) return [];
    const found = (sources[at] ?? "").matchAll(exportedName);
    return { name, exported: [...found].map(([, exported = ""]) => exported) };
  });
}

/** By name: `export *` leaves out in silence what two of them call alike. @throws BundleError */
export function exporting(pieces: readonly Piece[]): string {
  const all = pieces.flatMap(({ exported }) => exported);
  const double = all.find((name, at) => all.indexOf(name) !== at);
  if (double) throw new BundleError(`${double} is exported by two dialogs of one folder.`);
  return pieces
    .map(({ name, exported }) => `export { ${exported.join(", ")} } from "./${name}";`)
    .join("\n");
}
