// What newcomers, institutions and IT admins read stays short and true: nothing that it names is missing.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames } from "./sources.ts";

const test = suite("the READMEs");
const maxWords = { "README.md": 1_500, [join("src", "README.md")]: 2_500 };
/** Of a README that stands in the folder of which it tells. */
const maxLines = 60;
const folderPlaces = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("/README.md"))
  .map((name) => join("src", name));
const mainPlaces = Object.keys(maxWords);
const places = [...mainPlaces, ...folderPlaces];
const textOf = (place: string) => readFileSync(place, "utf8");
/** What a heading is called in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/gu, "")
    .replaceAll(/\s/gu, "-");

test("the main pages are short", () => {
  for (const [place, most] of Object.entries(maxWords)) {
    const words = textOf(place).split(/\s+/u).filter(Boolean).length;
    assert.ok(words <= most, `${place} has ${words} words, ${most} at most`);
  }
});

test("the README of a folder is read at a glance", () => {
  for (const place of folderPlaces) {
    const lines = textOf(place).trimEnd().split("\n").length;
    assert.ok(lines <= maxLines, `${place} has ${lines} lines, ${maxLines} at most`);
  }
});

test("every link and picture leads somewhere", () => {
  for (const place of places) {
    const links = [...textOf(place).matchAll(/\]\((?<to>[^)\s]+)\)/gu)].map(
      ({ groups }) => groups!.to!,
    );
    assert.ok(links.length > 0 || folderPlaces.includes(place), place);
    for (const link of links.filter((to) => !/^\w+:/u.test(to))) {
      const [file = "", anchor] = link.split("#");
      const path = file === "" ? place : join(dirname(place), file);
      assert.ok(existsSync(path), `${place} links to ${link}`);
      if (anchor === undefined) continue;
      const headings = [...textOf(path).matchAll(/^#+ (?<heading>.+)$/gmu)];
      const anchors = headings.map(({ groups }) => anchorOf(groups!.heading!));
      assert.ok(anchors.includes(anchor), `${place} links to ${link}`);
    }
  }
});

test("every command is one", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  for (const place of places) {
    const named = [
      ...textOf(place).matchAll(/\bnpm (?:run )?(?<name>[a-z]+(?::[a-z]+)?)(?=[^`\n]*(?:`|#))/gu),
    ]
      .map(({ groups }) => groups!.name!)
      .filter((name) => name !== "ci");
    assert.ok(named.length > 0 || folderPlaces.includes(place), place);
    for (const name of named) assert.ok(name in scripts, `${place} names npm run ${name}`);
  }
});

/** Files in backticks, without names that stand for many: `things-model.ts`, `x-table.ts`, `<type>-view.tsx`, `*.test.ts`. */
function namedFiles(text: string): string[] {
  const spans = text.replaceAll(/```[^]*?```/gu, "").matchAll(/`(?<span>[^`]+)`/gu);
  const many = /[*<…]|(?:^|[/-])things?[-.]|^(?:x[-.]|-|\.\w)/u;
  return [...spans]
    .flatMap(({ groups }) => groups!.span!.match(/(?<![^\s(])[^\s"(),:]+\.(?:tsx?|css)\b/gu) ?? [])
    .filter((name) => !many.test(name));
}

/** By its place from the README on, or by the end of its path. */
function isFile(name: string, place: string): boolean {
  if (name.startsWith(".")) return existsSync(join(dirname(place), name));
  return existsSync(name) || sourceNames().some((path) => `/${path}`.endsWith(`/${name}`));
}

test("every file that is named is there", () => {
  const missing = places.flatMap((place) =>
    namedFiles(textOf(place))
      .filter((name) => !isFile(name, place))
      .map((name) => `${place} names ${name}`),
  );
  assert.equal(missing, []);
});

test("a file that is named and missing is found", () => {
  const text =
    "The form (`form/gone-form.tsx`), `gone-look.ts` and `things-model.ts`, `x.browser.ts`.";
  const named = namedFiles(text);
  assert.equal(named, ["form/gone-form.tsx", "gone-look.ts"]);
  assert.equal(
    named.filter((name) => isFile(name, "README.md")),
    [],
  );
  assert.ok(isFile("testing/sources.ts", "README.md"));
  assert.not(isFile("core/sources.ts", "README.md"));
});

test("every folder of the tree is there", () => {
  const tree = /```\n(?<tree>[^`]*)```/u.exec(textOf(mainPlaces[1]!))!.groups!.tree!;
  const first = [...tree.matchAll(/^(?<name>[\w.-]+\/?) /gmu)].map(({ groups }) => groups!.name!);
  assert.ok(first.length > 10);
  for (const name of first) assert.ok(existsSync(join("src", name)), `the tree names src/${name}`);
});

test.run();
