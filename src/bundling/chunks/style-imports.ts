// Which scripts must be imported for the styles that they adopt. Of a CSS module nothing but class names may be read, and
// esbuild writes these where they are read (chunk-styles.ts): no name is left to import it for.
import { basename } from "node:path";
import type { Metafile } from "esbuild";

/** Of a script: the scripts that it imports for names or only for their effect, the CSS modules that it holds and reads. */
export type ScriptStyles = {
  named: readonly string[];
  effects: readonly string[];
  holds: readonly string[];
  reads: readonly string[];
};

/** `effects`: the names of those scripts. */
export function stylesOf(
  { imports, inputs }: Metafile["outputs"][string],
  effects: readonly string[],
  sources: Metafile["inputs"],
): ScriptStyles {
  const isStyle = (path: string) => path.endsWith(".module.css");
  const imported = imports.filter(({ kind }) => kind === "import-statement");
  const paths = Object.keys(inputs);
  return {
    named: imported.map(({ path }) => basename(path)).filter((name) => !effects.includes(name)),
    effects,
    holds: paths.filter(isStyle),
    reads: paths
      .flatMap((path) => sources[path]?.imports ?? [])
      .map(({ path }) => path)
      .filter(isStyle),
  };
}

/** Those of a script's imports for their effect that bring styles which it, or what comes with it, reads. */
export function styleImports(name: string, scripts: ReadonlyMap<string, ScriptStyles>): string[] {
  const reached = new Set<string>();
  const reach = (script: string) => {
    if (reached.has(script)) return;
    reached.add(script);
    scripts.get(script)?.named.forEach(reach);
  };
  const stylesIn = (what: "holds" | "reads") =>
    [...reached].flatMap((script) => scripts.get(script)?.[what] ?? []);
  const findMore = () => {
    const there = new Set(stylesIn("holds"));
    const missing = new Set(stylesIn("reads").filter((style) => !there.has(style)));
    return scripts
      .get(name)
      ?.effects.find((script) => scripts.get(script)?.holds.some((style) => missing.has(style)));
  };
  const kept: string[] = [];
  reach(name);
  // What is kept reads styles, too.
  for (let more = findMore(); more !== undefined; more = findMore()) {
    kept.push(more);
    reach(more);
  }
  return kept;
}
