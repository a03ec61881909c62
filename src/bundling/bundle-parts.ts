// Reads esbuild's metafile: which files the page needs, and that nothing is in the bundle that must not be.
import { basename, relative } from "node:path";
import type { Metafile } from "esbuild";
import { BundleError } from "./bundle-error.ts";
import { withoutNamespace } from "./chunks/shared-chunks.ts";

export type BundleParts = {
  /** File names in the bundle. What stands in the page itself, and the styles of everything behind sign-in. */
  standingStyles: string;
  earlyScript: string;
  styles: string;
  /** The shared chunk: holds the entry's code too (see sharedChunks). */
  mainScript: string;
  /** Nobody fetches them: the early script, and the entry's own file, which only imports the shared chunk. */
  needless: string[];
  /** Each lazily loaded source file's own chunk. */
  lazyChunks: Map<string, string>;
};

/** @throws BundleError when the bundle is not in the parts that the page is made from */
export function findBundleParts(metafile: Metafile, folder: string, entry: string): BundleParts {
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({
    name: relative(folder, path),
    output,
  }));
  const scripts = outputs.filter(({ name }) => name.endsWith(".js"));
  const entryOutput = scripts.find(({ output }) => output.entryPoint === entry);
  const early = scripts.find(({ output }) => output.entryPoint === "src/app/early.ts");
  const shared = scripts.find(
    ({ output }) => entry in output.inputs && Object.keys(output.inputs).length > 1,
  );
  const styles = outputs.filter(({ name }) => name.endsWith(".css"));
  const standing = styles.find(({ name }) => basename(name).startsWith("standing-"));
  const own = styles.find(({ name }) => basename(name).startsWith("main-"));
  if (!entryOutput || !early || !shared || !standing || !own || shared === entryOutput) {
    throw new BundleError("The bundle has no shared chunk, no styles or no early script.");
  }
  const lazyChunks = new Map<string, string>();
  for (const { name, output } of scripts) {
    const source = output.entryPoint && withoutNamespace(output.entryPoint);
    if (source && name !== entryOutput.name && name !== early.name) lazyChunks.set(source, name);
  }
  return {
    standingStyles: standing.name,
    earlyScript: early.name,
    styles: own.name,
    mainScript: shared.name,
    needless: [early.name, entryOutput.name],
    lazyChunks,
  };
}

/** @throws BundleError naming the file that must not be in the bundle */
export function onlyOwnCode(metafile: Metafile): void {
  const forbidden =
    /^src\/(?:exam-server|testing|bundling|contract\/endpoints)\/|^node_modules\/(?:react|react-dom|@electric-sql|kysely|hono|pg|ws)\//u;
  for (const [path, { inputs }] of Object.entries(metafile.outputs)) {
    if (path.endsWith(".map")) continue;
    const foreign = Object.keys(inputs).find((input) => forbidden.test(input));
    if (foreign) throw new BundleError(`${foreign} must not be in the bundle, but is in ${path}.`);
  }
}
