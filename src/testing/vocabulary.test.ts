// One word per concept: names inside the sources, where src/testing/names.test.ts is about the names of files.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("vocabulary");

type Source = { file: string; text: string };

const everything: readonly Source[] = sourceNames()
  .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".d.ts"))
  .map((file) => ({ file, text: sourceText(file) }));

const isTest = (file: string) => /\.(?:test|browser)\.tsx?$/u.test(file);

/** The product: neither tests nor what is there for them. */
const sources = everything.filter(
  ({ file }) => !isTest(file) && !/^(?:testing|bundling)\//u.test(file),
);

/** What a check finds in one source, named with its file. */
type Check = (source: Source) => readonly string[];

const found = (check: Check, among: readonly Source[] = sources) =>
  among.flatMap((source) => check(source).map((name) => `${source.file}: ${name}`));
const finds = (check: Check, file: string, text: string) => check({ file, text }).length > 0;

const first = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** A group of texts at hand is `t`; a second one there is named after the group. */
const strangeTexts: Check = ({ text }) =>
  [...text.matchAll(/(\w+) = (?:useStore\((\w+)Messages\)|(\w+)Messages\.get\(\));/gu)].flatMap(
    ([, name = "", shown, read]) => (name === "t" || name === `${shown ?? read}T` ? [] : [name]),
  );

const strangeStyles: Check = ({ text }) =>
  first(text, /^import (\w+) from "[^"]+\.module\.css"/gmu).filter(
    (name) => name !== "css" && !name.endsWith("Css"),
  );

/** Whoever writes tells it by `changed`. */
const strangeChanges: Check = ({ text }) =>
  first(text, /\b(on(?:Saved|Done|Changed|Created|Updated|Deleted|Removed|Written|Refresh))\b/gu);

/** Which one it is, of several that a screen can be in: `is`; how far it has come: `status`, or `step` of a wizard. */
const strangeStates: Check = ({ file, text }) =>
  /^(?:core|ui|kit|features|question-types|app)\//u.test(file)
    ? first(text, /\| \{ (\w+): "\w+"/gu).filter((name) => !/^(?:is|status|step)$/u.test(name))
    : [];

test("states are told apart by is, status and step", () => assert.equal(found(strangeStates), []));
test("texts are called t", () => assert.equal(found(strangeTexts), []));
test("styles are called css", () => assert.equal(found(strangeStyles), []));
test("what is told after a write is called changed", () => assert.equal(found(strangeChanges), []));

test("the checks of words find what they are there for", () => {
  const view = "features/banks/bank-form.tsx";
  assert.ok(finds(strangeTexts, view, "const words = useStore(bankMessages);"));
  assert.ok(finds(strangeTexts, view, "const text = bankMessages.get();"));
  assert.not(finds(strangeTexts, view, "const t = useStore(bankMessages);"));
  assert.not(finds(strangeTexts, view, "const bankT = bankMessages.get();"));
  assert.ok(finds(strangeStyles, view, 'import recordClasses from "./record.module.css";'));
  assert.not(finds(strangeStyles, view, 'import recordCss from "./record.module.css";'));
  assert.ok(finds(strangeStates, view, '| { kind: "picture"; alt: string }'));
  assert.not(finds(strangeStates, view, '| { is: "picture"; alt: string }'));
  assert.ok(finds(strangeChanges, view, "onSaved(bank: Bank): void;"));
  assert.not(finds(strangeChanges, view, "changed(bank: Bank): void;"));
});

/** Rooms that know of data only; a row of a sheet bears beside its own faults what the server refused. */
const dataRooms = /^(?:files|sheets|question-files|domain|ui)\//u;
const bearsRefusals = "sheets/sheet-check.ts";

/** A *fault* is of data, a *refusal* of the server, a *failure* of the way to it. */
const strangeWrongs: Check = ({ file, text }) => {
  const named = first(text, /^(?:export )?(?:abstract )?(?:class|type|interface) (\w+)/gmu);
  const exported = first(
    text,
    /^export (?:async )?(?:class|type|interface|function|const) (\w+)/gmu,
  );
  const isOfData = dataRooms.test(file) && file !== bearsRefusals;
  return [
    ...named.filter((name) => isOfData && /Refusal|Failure/u.test(name)),
    ...exported.filter((name) => /(?:[Pp]roblem|Issue|[Mm]istake|[Cc]omplaint)/u.test(name)),
  ];
};

test("faults are of data, refusals of the server, failures of the way", () =>
  assert.equal(found(strangeWrongs), []));

test("the check of what goes wrong finds what it is there for", () => {
  assert.ok(finds(strangeWrongs, "files/x.ts", "export class SheetRefusal extends Error {}"));
  assert.ok(finds(strangeWrongs, "domain/x.ts", "type RuleFailure = string;"));
  assert.ok(finds(strangeWrongs, "kit/x.ts", "export function problemLines() {}"));
  assert.not(finds(strangeWrongs, "files/x.ts", "export class FileFault extends Error {}"));
  assert.not(finds(strangeWrongs, "exam-server/x.ts", "export class Refusal extends Error {}"));
});

/** Private words that have a standard term: report, publish, yield, prefetch, best of n runs, appearance. */
const privateWords =
  /^(?:hears?|heard|tells?|told|says?|said|lose|looks?|apart|anew|heed|feeds?|pauses?|quickest|dice|late)$/u;
const wordsOf = (name: string) => name.split(/[-_.$]|(?=[A-Z])/u).map((word) => word.toLowerCase());
/** This file: its texts are samples of what is refused. */
const samples = "testing/vocabulary.test.ts";
/** Words of the platform. */
const platformNames = new Set(["onPause"]);
const isPrivate = (name: string) =>
  !platformNames.has(name) && wordsOf(name).some((word) => privateWords.test(word));

/** Names that others search for: of files, and of what they export. */
const strangeWords: Check = ({ file, text }) => {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const exported = first(
    text,
    /^export (?:async )?(?:class|type|interface|function|const|let) (\w+)/gmu,
  );
  return [name, ...exported].filter(isPrivate);
};

/** Classes, types and functions wherever they are, and whatever a module declares at its top. */
const declarations = [
  /^\s*(?:export )?(?:default )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type) (\w+)(?=[<({ ]|$)/gmu,
  /^(?:export )?(?:const|let) (\$?\w+)/gmu,
];
/** What may be a function: a variable, a property or a method. */
const variable = /\b(?:const|let) (\w+)(?:: [^=;]+)? = (?:async )?/gu;
const property = /(?:^\s+|[{;,(] )#?(\w+)\??: (?:async )?/gmu;
const method = /(?:^\s+|[{;,(] |\basync )\*?#?(\w+)\??(?=\()/gmu;

/** Where the parenthesis closes that opens at `open`. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function isFunctionAt(text: string, at: number): boolean {
  if (/^(?:function\b|\w+ =>)/u.test(text.slice(at, at + 80))) return true;
  const open = text[at] === "<" ? text.indexOf("(", at) : at;
  const rest = text.slice(closingOf(text, open) + 1).slice(0, 200);
  return text[open] === "(" && /^(?:: [^=]+)?\s*=>/u.test(rest);
}

/** A body or the type of what it answers follows; a call has neither. */
const isMethodAt = (text: string, at: number) =>
  /^(?: \{|: [^;]+[;}{])/u.test(text.slice(closingOf(text, at) + 1).slice(0, 200));

const strangeNames: Check = ({ text }) => {
  const named = (pattern: RegExp, isOne: (text: string, at: number) => boolean) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [all, name = ""] = match;
      return isPrivate(name) && isOne(text, match.index + all.length) ? [name] : [];
    });
  const declared = declarations.flatMap((pattern) => first(text, pattern)).filter(isPrivate);
  const functions = [variable, property].flatMap((pattern) => named(pattern, isFunctionAt));
  return [...new Set([...declared, ...functions, ...named(method, isMethodAt)])];
};

test("files and exports have names that can be searched for", () =>
  assert.equal(found(strangeWords, everything), []));

test("functions and types have names that can be searched for", () => {
  const others = everything.filter(({ file }) => file !== samples);
  assert.equal(found(strangeNames, others), []);
});

test("the checks of private words find what they are there for", () => {
  const file = "core/x.ts";
  assert.ok(finds(strangeWords, "core/faults/say-fault.ts", ""));
  assert.ok(finds(strangeWords, file, "export function tellError() {}"));
  assert.ok(finds(strangeWords, file, "export const pauses = 1;"));
  assert.not(finds(strangeWords, file, "export const essay = 1;"));
  for (const text of [
    "  async function told() {}",
    "type CardLook = string;",
    "const hear = answerMessages(answerers);",
    "  const told = ({ id }: Row): string => id;",
    "  const said = async <Name>(name: Name) => name;",
    "  told: (name) => name,",
    "type Props = { tell(refusal: unknown): void };",
    "  told?(who: string): string;",
    "  #hear(frame: Frame): void {",
    "  async *hear(from: (at: number) => Frame) {",
  ]) {
    assert.ok(finds(strangeNames, file, text), text);
  }
  for (const text of [
    "  const told = rows.filter(({ id }) => id);",
    "  const told = (await rows()).map((row) => row);",
    "  tell(state);",
    "  if (isNew) tell(state, () => {",
    "  tell: string;",
    "  onPause: () => setState(null),",
    "import {\n  type Told,\n} from './x.ts';",
  ]) {
    assert.not(finds(strangeNames, file, text), text);
  }
});

const inKit = ({ file }: Source) => file.startsWith("kit/");
const classesOf = (text: string) => first(text, /^export (?:abstract )?class (\w+)/gmu);
const kitClasses = new Set(sources.filter(inKit).flatMap(({ text }) => classesOf(text)));

/** A mechanism of kit/ is a maker, whose class is its own business, or a class for kit/ itself. */
const strangeMechanisms: Check = ({ file, text }) =>
  file.startsWith("kit/")
    ? classesOf(text).filter(
        (name) => !isError(text, name) && /^export function create/mu.test(text),
      )
    : first(text, /\bnew (\w+)\b/gu).filter((name) => kitClasses.has(name));

const isError = (text: string, name: string) => text.includes(`class ${name} extends Error`);

test("a mechanism of kit/ is made by its maker", () => assert.equal(found(strangeMechanisms), []));

/** A hook's file begins with use-. */
const isModel = ({ file }: Source) =>
  /^(?:features|kit)\/(?:.*\/)?(?!use-)[^/]*-model\.ts$/u.test(file);
const makersOf = (text: string) => first(text, /^export function (create\w+Model)\b/gmu);

/** A file that ends the models which it makes: a model, or a class around one with a function `exit`. */
const hasExit = (source: Source) => isModel(source) || / exit = \(\)/u.test(source.text);

/** The makers whose models are ended: they are given to useModel, which requires `exit`, or called where `exit` exists. */
const kept = new Set([
  ...sources.flatMap(({ text }) => first(text, /\buseModel\([^;]*?\b(create\w+Model)\b/gu)),
  ...sources.filter(hasExit).flatMap(({ text }) => first(text, /(?:=|\?\?) (create\w+Model)\(/gu)),
]);

const strangeModels: Check = ({ file, text }) => {
  if (!isModel({ file, text })) return [];
  const makers = makersOf(text);
  if (makers.length === 0) return ["makes no model"];
  return [...makers.filter((name) => !kept.has(name)), ...classesOf(text)];
};

test("a model is made by createXModel and ended by its view", () =>
  assert.equal(found(strangeModels), []));

test("the checks of mechanisms and models find what they are there for", () => {
  const both = "export function createList() {}\nexport class ListModel {}";
  assert.ok(finds(strangeMechanisms, "kit/list/create-list.ts", both));
  const [known = ""] = kitClasses;
  assert.ok(finds(strangeMechanisms, "features/x/x-form.tsx", `new ${known}(1)`));
  assert.not(finds(strangeMechanisms, "kit/list/choice.ts", "export class ColumnChoice {}"));
  assert.ok(finds(strangeModels, "features/x/x-model.ts", "export function createX() {}"));
  assert.ok(finds(strangeModels, "features/x/x-model.ts", "export function createXModel() {}"));
  assert.ok(finds(strangeModels, "features/x/x-model.ts", "export class XModel {}"));
  assert.ok(finds(strangeModels, "kit/x/x-model.ts", "export class XModel {}"));
  const [used = ""] = kept;
  assert.not(finds(strangeModels, "features/x/x-model.ts", `export function ${used}() {}`));
});

test.run();
