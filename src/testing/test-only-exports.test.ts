// What only tests import stands in testing/, or in the list below with what it waits for. knip takes tests for users.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("exports that only tests use");

/** Rules and patterns for what is still to be built, and what tests plug into. */
const allowed: Record<string, Record<string, string>> = {
  "kit/form/create-settings-form.ts": { createSettingsForm: "for the screens of settings" },
  "exam-server/records/audit-chain.ts": {
    checkChainFrom: "for the check of the audit log on setting.security",
    completenessAgainst: "for the check of the audit log on setting.security",
    readChainHead: "for the head beside the database and on berita acara",
  },
  "core/transfer.ts": { uploadFile: "for restoring a backup" },
  "exam-server/http/input/received-upload.ts": { receiveUpload: "for restoring a backup" },
  "kit/tasks/create-task.ts": { createTask: "for backups and recalculated results" },
  "domain/scoring/answer-shares.ts": { answerShares: "for the shares of answers in a question" },
  "domain/item-analysis/analyse-items.ts": {
    analyseItems:
      "for tests, which analyse a small exam in one call; a worker keeps the table of marks",
  },
  "domain/item-analysis/sending/item-responses.ts": {
    createItemResponses: "for sum.banksoal",
  },
  "domain/text/time-ahead.ts": { timestampMinutesAhead: "for spec.md 9, which names it" },
  "question-files/word/question-template.ts": { questionTemplateParts: "for npm run templates" },
  "exam-server/records/sql-rows.ts": {
    checkRows: "for the check of rows in tests (row-check.ts)",
    declared: "for the check of rows in tests (row-check.ts)",
  },
};

type Source = { file: string; text: string };

const isTest = (file: string) =>
  file.startsWith("testing/") || /\.(?:test|browser)\.tsx?$/u.test(file);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");

const sources: readonly Source[] = [
  ...sourceNames()
    .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".d.ts"))
    .map((file) => ({ file, text: withoutComments(sourceText(file)) })),
  { file: "build.ts", text: readFileSync("build.ts", "utf8").replaceAll('"./src/', '"./') },
];

/** Each use as "file name", and "file *" where all of a file is taken. */
function usesIn({ file, text }: Source): string[] {
  const at = (specifier: string, name: string) =>
    `${normalize(join(dirname(file), specifier))} ${name}`;
  const named = text.matchAll(/^(?:import|export) (?:type |\w+, )?\{([^}]*)\} from "(\.[^"]+)"/gmu);
  const whole = text.matchAll(/^(?:import|export) (?:type )?\*[^"]* from "(\.[^"]+)"/gmu);
  const late = first(text, /\bimport\(\s*"(\.[^"]+)"/gu);
  // Of what is loaded by import(), any word there may be the name that is read.
  const words = late.length > 0 ? [...new Set(text.match(/\w+/gu))] : [];
  return [
    ...[...named].flatMap(([, names = "", from = ""]) =>
      first(names, /(?:^|,)\s*(?:type )?(\w+)/gu).map((name) => at(from, name)),
    ),
    ...[...whole].map(([, from = ""]) => at(from, "*")),
    ...late.flatMap((from) => words.map((name) => at(from, name))),
  ];
}

const first = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

function ownExports({ text }: Source): string[] {
  const made = /^export (?:async |abstract )?(?:function\*?|const|let|class|enum) (\w+)/gmu;
  return first(text, made);
}

/** "file name" of what tests import, nothing else does, and its own file does not use. */
function onlyOfTests(all: readonly Source[]): string[] {
  const usesOf = (tests: boolean) =>
    new Set(all.filter(({ file }) => isTest(file) === tests).flatMap(usesIn));
  const [byTests, byProduct] = [usesOf(true), usesOf(false)];
  const isFor = (uses: ReadonlySet<string>, file: string, name: string) =>
    uses.has(`${file} ${name}`) || uses.has(`${file} *`);
  return all
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, text }) =>
      ownExports({ file, text })
        .filter((name) => isFor(byTests, file, name) && !isFor(byProduct, file, name))
        .filter((name) => first(text, new RegExp(`\\b(${name})\\b`, "gu")).length === 1)
        .map((name) => `${file} ${name}`),
    );
}

test("what only tests use is in testing/, or waits for what is to be built", () => {
  const listed = Object.entries(allowed).flatMap(([file, names]) =>
    Object.keys(names).map((name) => `${file} ${name}`),
  );
  assert.equal(onlyOfTests(sources).sort(), listed.sort());
});

test("the check finds what it is there for", () => {
  const rule = { file: "domain/rule.ts", text: "export function rule() {}\nexport const own = 1;" };
  const from = (file: string, text: string) => onlyOfTests([rule, ofTest, { file, text }]);
  const ofTest = { file: "domain/rule.test.ts", text: 'import { rule } from "./rule.ts";' };
  assert.equal(from("kit/a.ts", 'import { own } from "../domain/rule.ts";'), [
    "domain/rule.ts rule",
  ]);
  assert.equal(from("testing/a.ts", 'import { rule } from "../domain/rule.ts";').length, 1);
  assert.equal(from("kit/a.ts", 'import { own, rule as r } from "../domain/rule.ts";'), []);
  assert.equal(from("kit/a.ts", 'lazy(() => import("../domain/rule.ts"), "rule")'), []);
  assert.equal(from("kit/a.ts", 'import * as all from "../domain/rule.ts";'), []);
  assert.equal(from("kit/a.ts", 'export * from "../domain/rule.ts";'), []);
});

test.run();
