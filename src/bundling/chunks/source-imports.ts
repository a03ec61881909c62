// What the console's sources import of each other. How they are divided into chunks follows from it.
import { build } from "esbuild";

/** Paths as in esbuild's metafile: "src/kit/form/form.ts". */
export type SourceImports = {
  /** For each source the sources that it imports statically. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** The sources that are reached by import(). */
  lazy: ReadonlySet<string>;
};

/** A first pass of esbuild that reads the sources alone: no packages, no styles, nothing that other plug-ins make. */
export async function readSourceImports(
  entry: string,
  external: readonly string[],
): Promise<SourceImports> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: "out",
    metafile: true,
    format: "esm",
    jsx: "automatic",
    packages: "external",
    external: ["icons:*", "worker:*", "sheet:*", "font:*", ...external],
    treeShaking: false,
    logLevel: "silent",
  });
  const imports = new Map<string, string[]>();
  const lazy = new Set<string>();
  for (const [source, input] of Object.entries(metafile.inputs)) {
    const own = input.imports.filter((imported) => imported.external !== true);
    const pathsOf = (kind: string) =>
      own.filter((one) => one.kind === kind).map(({ path }) => path);
    imports.set(source, pathsOf("import-statement"));
    for (const path of pathsOf("dynamic-import")) lazy.add(path);
  }
  return { imports, lazy };
}
