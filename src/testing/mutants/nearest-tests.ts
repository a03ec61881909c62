// Which unit tests reach a source, the nearest first.
import { basename, dirname, relative } from "node:path";
import { build } from "esbuild";
import { noStyles, testAddresses, threadScripts } from "../../bundling/plugins.ts";
import { constants, reactAlias } from "../../bundling/bundle-settings.ts";

/** By source: what it imports, as paths from the project's folder. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export async function importsOf(tests: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    entryPoints: [...tests],
    bundle: true,
    write: false,
    splitting: true,
    metafile: true,
    outdir: "out",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    alias: reactAlias,
    packages: "external",
    define: constants("/adm/"),
    plugins: [testAddresses(), noStyles(), threadScripts()],
    logLevel: "error",
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => external !== true).map((one) => one.path),
    ]),
  );
}

/**
 * Those whose folder is the nearest first, and of one folder those whose names begin alike: a test server makes every test of the
 * server reach every handler.
 */
export function nearestTests(source: string, tests: readonly string[], imports: Imports): string[] {
  const reaching = sourcesReaching(source, imports);
  return tests
    .filter((test) => reaching.has(test))
    .map((test) => ({ test, steps: stepsTo(source, test), alike: lettersAlike(source, test) }))
    .sort(
      (one, other) =>
        one.steps - other.steps || other.alike - one.alike || one.test.localeCompare(other.test),
    )
    .map(({ test }) => test);
}

const stepsTo = (source: string, test: string) =>
  relative(dirname(source), dirname(test)).split("/").filter(Boolean).length;

function lettersAlike(source: string, test: string): number {
  const [one, other] = [basename(source), basename(test)];
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike;
}

function sourcesReaching(source: string, imports: Imports): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), path]);
  }
  const found = new Set([source]);
  for (const one of found) importers.get(one)?.forEach((path) => found.add(path));
  return found;
}
