// esbuild lets a script import others for nothing but their effect: so that order is kept, and because that is how chunks are
// held together (shared-chunks.ts). No module of the console has an effect that another waits for without using it, so these
// imports only cost: a thousand file names that do not compress, and files fetched that nobody needs yet.
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";

/** At the beginning of a minified script. */
const imports = /^(?:import(?:[^"']+from)?"[^"]+";)+/u;
const forEffect = /import"([^"]+)";/gu;

/** Those of a minified script, taken out; spaces stand in their place, so that its source map still fits. */
export function withoutEffectImports(script: string): { script: string; dropped: string[] } {
  const dropped: string[] = [];
  const rest = script.replace(imports, (head) =>
    head.replace(forEffect, (statement, path: string) => {
      dropped.push(basename(path));
      return " ".repeat(statement.length);
    }),
  );
  return { script: rest, dropped };
}

/** In a folder of minified scripts; the metafile follows. `entry` is the page's own, which only imports. */
export async function dropEffectImports(
  folder: string,
  { outputs }: Metafile,
  entry: string,
): Promise<void> {
  await Promise.all(
    Object.entries(outputs).map(async ([path, output]) => {
      if (!path.endsWith(".js") || output.entryPoint === entry) return;
      const file = join(folder, basename(path));
      const { script, dropped } = withoutEffectImports(await readFile(file, "utf8"));
      if (dropped.length === 0) return;
      await writeFile(file, script);
      const isDropped = (name: string) => dropped.includes(basename(name));
      output.imports = output.imports.filter(
        ({ kind, path: name }) => kind !== "import-statement" || !isDropped(name),
      );
    }),
  );
}
