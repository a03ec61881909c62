// Lazily loaded files of one folder that come as one: each by itself would be mostly names of what it shares with the others,
// and a request of its own. What somebody who opened one soon opens is there then.
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { BundleError } from "../bundle-error.ts";
import type { ReadSources } from "./read-sources.ts";

/** What is joined is `joined:src/features/users/users-dialogs` in the metafile. */
const namespace = "joined";
const exportedName = /^export (?:async )?(?:function|const|class) (\w+)/gmu;

/** By the end of the name of what they become. The first that fits takes a file. */
const kinds: Record<string, { under: RegExp; ending: RegExp }> = {
  // What a board copies, saves or plays, now and then.
  extras: {
    under: /^src\/features\/sittings\/board\/on-demand\//u,
    ending: /\/(?:absent-text|beep-media|board-export)\.ts$/u,
  },
  // With what all wizards or all exports share, and only for who begins one.
  files: { under: /^src\/features\//u, ending: /-(?:(?:import|export)-dialog\.tsx|export\.ts)$/u },
  dialogs: { under: /^src\/features\//u, ending: /-(?:form|removal|dialog|dialogs)\.tsx$/u },
  // The values that a form of questions puts in place of its own.
  values: { under: /^src\/features\//u, ending: /-(?:new|type)-value\.ts$/u },
  // One shows what the other chooses from.
  shelves: {
    under: /^src\/kit\/media\//u,
    ending: /\/media-(?:manager|picker|picker-model)\.tsx?$/u,
  },
  // Who writes a question sees it beside.
  type: { under: /^src\/question-types\/[^/]+\/[a-z-]+\.tsx$/u, ending: /-(?:view|editor)\.tsx$/u },
};
/** esbuild asks about no other import: it would ten thousand times. */
const endings = new RegExp(
  Object.values(kinds)
    .map(({ ending }) => ending.source)
    .join("|"),
);

/** Of a file that is one of several, the name of what they are joined to: in its folder, named after that. */
export function joinedNameOf(path: string): string | undefined {
  const kind = Object.keys(kinds).find(
    (name) => kinds[name]?.under.test(path) && kinds[name].ending.test(path),
  );
  const folder = dirname(path);
  return kind && `${folder}/${basename(folder)}-${kind}`;
}

export function joinedFiles({ lazy }: ReadSources): Plugin {
  return {
    name: "joined-files",
    setup({ onResolve, onLoad }) {
      const members = new Map<string, string[]>();
      for (const path of [...lazy].map((name) => join("src", name)).sort()) {
        const joined = joinedNameOf(path);
        if (joined) members.set(joined, [...(members.get(joined) ?? []), path]);
      }
      onResolve({ filter: endings }, ({ path, resolveDir, kind }) => {
        if (kind !== "dynamic-import") return undefined;
        const joined = joinedNameOf(relative(process.cwd(), resolve(resolveDir, path)));
        // One by itself stays what it is.
        const isJoined = joined !== undefined && (members.get(joined)?.length ?? 0) > 1;
        return isJoined ? { path: joined, namespace } : undefined;
      });
      onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: exporting(await Promise.all((members.get(path) ?? []).map(pieceOf))),
        resolveDir: resolve(dirname(path)),
      }));
    },
  };
}

type Piece = { name: string; exported: readonly string[] };

async function pieceOf(path: string): Promise<Piece> {
  const found = (await readFile(path, "utf8")).matchAll(exportedName);
  return { name: basename(path), exported: [...found].map(([, exported = ""]) => exported) };
}

/** By name: `export *` leaves out in silence what two of them call alike. @throws BundleError */
export function exporting(pieces: readonly Piece[]): string {
  const all = pieces.flatMap(({ exported }) => exported);
  const double = all.find((name, at) => all.indexOf(name) !== at);
  if (double) throw new BundleError(`${double} is exported by two joined files of one folder.`);
  return pieces
    .map(({ name, exported }) => `export { ${exported.join(", ")} } from "./${name}";`)
    .join("\n");
}
