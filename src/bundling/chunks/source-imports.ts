// What the console's sources import of each other. How they are divided into chunks follows from it.
import { build, type Metafile } from "esbuild";

/** Paths as in esbuild's metafile: "src/kit/form/form.ts". */
export type SourceImports = {
  /** For each source the sources that it imports statically. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** The sources that are reached by import(). */
  lazy: ReadonlySet<string>;
  /** Those of them that the route table names: a screen, and what it shows as soon as it is open. */
  routed: ReadonlySet<string>;
  /** The style sheets, in the order in which the page would import them. */
  styles: readonly string[];
};

const routeTable = "src/routes.ts";

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
    external: ["icons:*", "worker:*", "sheet:*", "script:*", "font:*", ...external],
    treeShaking: false,
    logLevel: "silent",
  });
  const imports = new Map<string, string[]>();
  const lazy = new Set<string>();
  const routed = new Set<string>();
  for (const [source, input] of Object.entries(metafile.inputs)) {
    const own = ownImports(input);
    const pathsOf = (kind: string) =>
      own.filter((one) => one.kind === kind).map(({ path }) => path);
    imports.set(source, pathsOf("import-statement"));
    for (const path of pathsOf("dynamic-import")) {
      lazy.add(path);
      if (source === routeTable) routed.add(path);
    }
  }
  return { imports, lazy, routed, styles: stylesInOrder(entry, metafile.inputs) };
}

/** As esbuild orders them: what a source imports comes before what is imported after it. */
function stylesInOrder(entry: string, inputs: Metafile["inputs"]): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (path.endsWith(".css")) styles.push(path);
    else for (const imported of ownImports(inputs[path])) visit(imported.path);
  };
  visit(entry);
  return styles;
}

const ownImports = (input: Metafile["inputs"][string] | undefined) =>
  (input?.imports ?? []).filter((imported) => imported.external !== true);
