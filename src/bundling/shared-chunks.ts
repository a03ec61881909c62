// Which code of the console shares a file. esbuild by itself makes one for each combination of the screens that use a
// piece: hundreds of crumbs, which compress badly and are fetched one by one.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";

const namespace = "shared";

/** What is imported together, by whom: each group is one file for all of them. Folders are those under src/. */
type Group = { name: string; users: RegExp; parts: RegExp };
const groups: readonly Group[] = [
  {
    name: "patterns",
    users: /^(?:features\/(?!home\/)|question-types\/|kit\/)/u,
    parts:
      /^(?:ui|kit(?:\/(?:list|form|dialogs|bulk|record))?(?=\/[^/]+$))\/(?!menu-exceptions|strength-meter|record-history|tabbed-sheet|info-)/u,
  },
  { name: "types", users: /^question-types\//u, parts: /^question-types\/parts\//u },
  {
    name: "contract of questions",
    users: /^features\/(?:questions|banks)\//u,
    parts: /^contract\/questions\//u,
  },
  {
    name: "texts of questions",
    users: /^features\/questions\//u,
    parts:
      /^features\/questions\/(?:list|form(?:\/model)?)\/question(?:-dialog-messages|s-messages|-type-messages|-form-words|-form-value)\.ts$/u,
  },
];

/**
 * Makes every lazily loaded file import what its group shares, for its effect only: all of it is then needed by every one
 * of them alike, so esbuild puts it into one chunk. `entry` is shared by all, `signedIn` by all that comes after it.
 */
export function sharedChunks(entry: string, signedIn: string): Plugin {
  const [first, second] = [resolve(entry), resolve(signedIn)];
  return {
    name: "shared-chunks",
    setup({ onStart, onResolve, onLoad }) {
      let files: string[] = [];
      let lazy = new Set<string>();
      onStart(async () => {
        files = await sourceFiles();
        lazy = await lazyFiles(files);
      });
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const group = groups.find(({ name }) => path === `shared:${name}`);
        const parts = files.filter((name) => group?.parts.test(name) && !lazy.has(name));
        return { contents: importing(parts.map(absolute)), resolveDir: resolve("src") };
      });
      onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const name = path.slice(resolve("src").length + 1);
        if (!lazy.has(name)) return undefined;
        const loader: Loader = path.endsWith("x") ? "tsx" : "ts";
        const own = groups.filter(({ users }) => users.test(name));
        const shared = path === second ? [first] : [first, second];
        const wanted = [...shared, ...own.map((group) => `shared:${group.name}`)];
        return { contents: `${await readFile(path, "utf8")}\n${importing(wanted)}`, loader };
      });
    },
  };
}

const absolute = (name: string) => resolve("src", name);
const importing = (paths: readonly string[]) =>
  paths.map((path) => `import ${JSON.stringify(path)};`).join("\n");

async function sourceFiles(): Promise<string[]> {
  const names = await readdir("src", { recursive: true });
  return names.filter(
    (name) =>
      /\.tsx?$/u.test(name) &&
      !/\.(?:test|browser)\.tsx?$|\.d\.ts$/u.test(name) &&
      !/^(?:bundling|exam-server|testing)\//u.test(name),
  );
}

/** Read from the sources beforehand: a file may be loaded as a static import before its import() is come across. */
async function lazyFiles(files: readonly string[]): Promise<Set<string>> {
  const found = files.map(async (name) => {
    const source = await readFile(absolute(name), "utf8");
    const imports = source.matchAll(/\bimport\(\s*"(\.[^"]+)"\s*\)/gu);
    return [...imports].map(([, path = ""]) => join(dirname(name), path));
  });
  return new Set((await Promise.all(found)).flat());
}
