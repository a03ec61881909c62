// The size budgets: gzip KiB over the wire. A broken one fails the build.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import type { BundleParts } from "./bundle-parts.ts";

const bounds = {
  loginScripts: 24,
  styles: 8,
  login: 32,
  shellAndHome: 25,
  /** Lists, forms, dialogs: what a screen fetches beside its own when it is the first to use them. */
  patterns: 25,
  screen: 12,
  /** The largest of the screens, without the editor in it. */
  questionForm: 25,
  /** The editor of rich text with all that its frame needs; formulas come on their own. */
  questionEditor: 110,
  /** View or editor of one type of question, without what several types share. */
  plugin: 12,
  /** All readers and writers of question formats: fetched by nothing but an import or an export of questions. */
  questionFiles: 120,
  bundle: 700,
};
const questionFileWorker = "src/question-files/worker/question-file-worker.ts";
const questionForm = "src/features/questions/form/question-form-screen.tsx";
/** The editor of rich text, its view, and what only they are made of. */
const richText = /^src\/kit\/rich-text\/rich-text-(?:editor|view)\.tsx$/u;
const ofRichText =
  /^(?:sheet:|font:|src\/(?:kit\/(?:rich-text\/|link-sheet\.ts)|contract\/rich-text\.ts))/u;

/** Of a minified bundle with its compressed twins. */
export async function checkBudgets(
  folder: string,
  metafile: Metafile,
  parts: BundleParts,
): Promise<{ lines: string[]; broken: string[] }> {
  const sizes = await gzipSizes(folder);
  const kib = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1024;
  const atLogin = [parts.mainScript, parts.earlyScript];
  const ownChunks = (source: string) =>
    staticClosure(metafile, folder, parts.lazyChunks.get(source)).filter(
      (name) => !atLogin.includes(name),
    );
  const isRichText = (name: string) => {
    const inputs = Object.keys(metafile.outputs[join(folder, name)]?.inputs ?? {});
    return (
      inputs.some((input) => richText.test(input)) ||
      inputs.every((input) => ofRichText.test(input))
    );
  };
  const shell = ownChunks("src/app/shell/signed-in.tsx");
  const home = ownChunks("src/features/home/home-screen.tsx");

  const rows: [string, number, number][] = [
    ["sign-in: scripts", kib(atLogin), bounds.loginScripts],
    ["styles", kib([parts.styles]), bounds.styles],
    [
      "sign-in: all but the logo",
      kib(["index.html", parts.standingStyles, ...atLogin]),
      bounds.login,
    ],
    ["shell and home", kib([...shell, ...home]), bounds.shellAndHome],
  ];
  const screens = [...parts.lazyChunks].filter(
    ([source]) => /^src\/features\/.*-screen\.tsx$/u.test(source) && !source.includes("/home/"),
  );
  const fetched = screens.map(([source]) => ({
    source,
    feature: source.split("/")[2],
    chunks: ownChunks(source).filter(
      (name) => ![...shell, ...home].includes(name) && !isRichText(name),
    ),
  }));
  /** Screens of one feature may split among them what is theirs alone. */
  const isShared = (name: string, feature: string | undefined) =>
    fetched.some((other) => other.feature !== feature && other.chunks.includes(name));
  const patterns = fetched.map(({ feature, chunks }) =>
    kib(chunks.filter((name) => isShared(name, feature))),
  );
  rows.push(["patterns, with the first screen", Math.max(0, ...patterns), bounds.patterns]);
  const own = new Map(
    fetched.map(({ source, feature, chunks }) => [
      source,
      chunks.filter((name) => !isShared(name, feature)),
    ]),
  );
  for (const [source, chunks] of own) {
    rows.push([source, kib(chunks), source === questionForm ? bounds.questionForm : bounds.screen]);
  }
  const frame = ownChunks(questionForm).filter(isRichText);
  const usual = new Set([...shell, ...home, ...fetched.flatMap(({ chunks }) => chunks)]);
  const view = ownChunks("src/kit/rich-text/prosemirror-view.ts");
  const editor = [...frame, ...view.filter((name) => !usual.has(name))];
  rows.push(["question editor", kib(editor), bounds.questionEditor]);
  const known = new Set([...usual, ...frame]);
  const plugins = [...parts.lazyChunks.keys()]
    .filter((source) => source.startsWith("src/question-types/"))
    .map((source) => ({
      source,
      folder: source.split("/")[2],
      chunks: ownChunks(source).filter((name) => !known.has(name)),
    }));
  for (const { source, folder, chunks } of plugins) {
    const isOfOthers = (name: string) =>
      plugins.some((other) => other.folder !== folder && other.chunks.includes(name));
    rows.push([source, kib(chunks.filter((name) => !isOfOthers(name))), bounds.plugin]);
  }
  rows.push([
    "reading and writing questions",
    kib(ownChunks(questionFileWorker)),
    bounds.questionFiles,
  ]);
  rows.push(["all but pictures, fonts and sounds", kib(sizes.keys()), bounds.bundle]);

  return {
    lines: rows.map(
      ([name, size, bound]) => `${size.toFixed(1).padStart(7)} KiB of ${bound}  ${name}`,
    ),
    broken: rows
      .filter(([, size, bound]) => size > bound)
      .map(([name, size, bound]) => `${name}: ${size.toFixed(1)} KiB gzip, more than ${bound}.`),
  };
}

/** What the browser fetches for a chunk: itself and all that it imports statically. */
function staticClosure(metafile: Metafile, folder: string, chunk: string | undefined): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "import-statement") visit(imported);
    }
  };
  if (chunk !== undefined) visit(join(folder, chunk));
  return [...found].map((path) => path.slice(folder.length + 1));
}

/** Of each text file, by its twin; the page counts once. */
async function gzipSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const twins = names.filter((name) => name.endsWith(".gz") && name !== "404.html.gz");
  const entries = await Promise.all(
    twins.map(async (name): Promise<[string, number]> => {
      const { size } = await stat(join(folder, name));
      return [name.slice(0, -".gz".length), size];
    }),
  );
  return new Map(entries);
}
