// `npm run mutants -- --seed 7 --count 20`: plants faults by lot into a copy of the sources, and says which of them types and unit
// tests notice. Browser tests are not asked. `--list` names the places, `--at 3` tries the third alone, `--all` lets all unit tests
// try what the nearest have not noticed, `--in WORD` plants only where the path contains the word, `--kind WORD` only such faults.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { createChance } from "../random.ts";
import { sourceNames } from "../sources.ts";
import { faultKinds, faultPlacesIn, type FaultKind, type FaultPlace } from "./fault-places.ts";
import { importsOf, nearestTests, type Imports } from "./nearest-tests.ts";
import { copyProject, type Ended, type ProjectCopy } from "./project-copy.ts";

/** So many test files are the nearest. */
const nearest = 12;
const nearestMs = 4 * 60_000;
const allMs = 20 * 60_000;
const excerpt = 160;

const isTest = (path: string) => /\.test\.tsx?$/u.test(path);
const isMutable = (path: string) =>
  /\.tsx?$/u.test(path) &&
  !/\.(?:test|browser)\.tsx?$|\.d\.ts$|^src\/(?:testing|bundling)\/|\/migrations\//u.test(path);
const isServer = (path: string) => path.startsWith("src/exam-server/");

type Options = { seed: number; count: number; within: string; kind: string };
type Verdict = { noticedBy: string | null };

/** For the command line; answers whether every fault was noticed. */
export async function mutants(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: "1" },
      count: { type: "string", default: "20" },
      in: { type: "string", default: "" },
      kind: { type: "string", default: "" },
      at: { type: "string" },
      list: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
    },
  });
  const drawn = drawFaults({
    seed: Number(values.seed),
    count: Number(values.count),
    within: values.in,
    kind: values.kind,
  });
  const chosen = [...drawn.entries()].filter(
    ([at]) => values.at === undefined || at + 1 === Number(values.at),
  );
  if (values.list) {
    for (const [at, place] of chosen) console.log(described(at, place));
    return true;
  }
  return tryFaults(chosen, values.all);
}

/** Half of them in the exam server, where a fault costs most; of each kind as many as there are places for it. */
function drawFaults({ seed, count, within, kind }: Options): FaultPlace[] {
  const chance = createChance(seed);
  const paths = sourceNames()
    .map((name) => `src/${name}`)
    .filter((path) => isMutable(path) && path.includes(within))
    .sort();
  const places = paths
    .flatMap((path) => faultPlacesIn(path, readFileSync(path, "utf8")))
    .filter((place) => place.kind.includes(kind));
  const halves = [true, false].map((wanted) =>
    faultKinds
      .map((each) => places.filter((one) => one.kind === each && isServer(one.path) === wanted))
      .filter((list) => list.length > 0),
  );
  const usable = halves.filter((half) => half.length > 0);
  const drawn = new Set<FaultPlace>();
  while (drawn.size < Math.min(count, places.length)) {
    drawn.add(chance.pick(chance.pick(usable[drawn.size % usable.length]!)));
  }
  return [...drawn];
}

async function tryFaults(
  chosen: readonly (readonly [number, FaultPlace])[],
  all: boolean,
): Promise<boolean> {
  const copy = copyProject();
  const leave = () => process.exit(130);
  process.once("SIGINT", leave);
  try {
    const tests = sourceNames()
      .map((name) => `src/${name}`)
      .filter(isTest);
    const imports = await importsOf(tests);
    await checkTypes(copy);
    const tally = new Map<FaultKind, { noticed: number; of: number }>();
    for (const [at, place] of chosen) {
      const { noticedBy } = await tryFault(copy, place, { tests, imports, all });
      console.log(`${noticedBy === null ? "✘" : "•"} ${described(at, place)}`);
      console.log(`    ${noticedBy ?? "nothing noticed it"}`);
      const { noticed, of } = tally.get(place.kind) ?? { noticed: 0, of: 0 };
      tally.set(place.kind, { noticed: noticed + (noticedBy === null ? 0 : 1), of: of + 1 });
    }
    for (const [kind, { noticed, of }] of tally)
      console.log(`${kind}: noticed ${noticed} of ${of}`);
    return [...tally.values()].every(({ noticed, of }) => noticed === of);
  } finally {
    process.off("SIGINT", leave);
    copy.remove();
  }
}

type Known = { tests: readonly string[]; imports: Imports; all: boolean };

async function tryFault(copy: ProjectCopy, place: FaultPlace, known: Known): Promise<Verdict> {
  const takeOut = copy.plant(place);
  try {
    const types = await checkTypes(copy);
    if (types.code !== 0) return { noticedBy: `types: ${firstLine(types.text, /error TS/u)}` };
    const reaching = nearestTests(place.path, known.tests, known.imports);
    const words = reaching.slice(0, nearest).map((path) => basename(path));
    const rounds = [
      ...(words.length > 0 ? [{ words, longest: nearestMs }] : []),
      ...(known.all ? [{ words: [], longest: allMs }] : []),
    ];
    for (const { words: chosen, longest } of rounds) {
      const noticedBy = failureIn(await copy.run("npm", ["test", "--", ...chosen], longest));
      if (noticedBy !== null) return { noticedBy };
    }
    return { noticedBy: null };
  } finally {
    takeOut();
  }
}

function checkTypes(copy: ProjectCopy): Promise<Ended> {
  const kept = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  return copy.run("tsc", ["--noEmit", ...kept, "--isolatedModules", "false"], nearestMs);
}

function failureIn({ code, text, late }: Ended): string | null {
  if (late) return "tests that did not end";
  return code === 0 ? null : firstLine(text, /FAIL|✘|Error/u);
}

function firstLine(text: string, pattern: RegExp): string {
  return (text.split("\n").find((line) => pattern.test(line)) ?? "it failed")
    .trim()
    .slice(0, excerpt);
}

function described(at: number, { kind, path, line, start, end, instead }: FaultPlace): string {
  const short = (text: string) => text.replace(/\s+/gu, " ").slice(0, excerpt);
  const before = readFileSync(path, "utf8").slice(start, end);
  return `${at + 1}. ${path}:${line} ${kind}\n    - ${short(before)}\n    + ${short(instead)}`;
}
