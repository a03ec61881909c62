// One vocabulary: the rules on names of src/README.md, checked from the files' names and sources.
import { basename, dirname } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("names");

const all = sourceNames().filter((name) => /\.(?:tsx?|css|md)$/u.test(name));

/** A style sheet that is a file of its own, a browser test and a README are about more than one file. */
const isOfNoFile = (file: string) =>
  /\.browser\.ts$|(?<!\.module)\.css$|(?:^|\/)README\.md$/u.test(file);

/** Words that stand in several folders: a file shares its word with its tests and styles, beside it, and nothing else. */
function wordsOfSeveral(files: readonly string[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !isOfNoFile(name))) {
    const word = basename(file).replace(/\..*$/u, "");
    places.set(word, (places.get(word) ?? new Set()).add(dirname(file)));
  }
  return [...places].filter(([, folders]) => folders.size > 1).map(([word]) => word);
}

test("a file's word is its own: two of it stand in one folder, as a component and its style do", () => {
  assert.equal(wordsOfSeveral(all), []);
});

test("the check of words finds what it is there for", () => {
  assert.equal(wordsOfSeveral(["contract/live.ts", "core/live.ts"]), ["live"]);
  assert.equal(wordsOfSeveral(["core/menu.ts", "ui/overlay/menu.tsx"]), ["menu"]);
  assert.equal(wordsOfSeveral(["contract/banks.ts", "features/banks/banks.module.css"]), ["banks"]);
  assert.equal(wordsOfSeveral(["ui/menu.tsx", "ui/menu.test.tsx", "ui/menu.module.css"]), []);
  assert.equal(wordsOfSeveral(["kit/README.md", "core/README.md"]), []);
});

const isMessages = (file: string) => /-messages\.tsx?$/u.test(file);

/** `-messages` is a group of texts with its English; what makes a text of data ends in `-text`. */
function messagesFault(file: string, source: string): string | null {
  if (/-words\.tsx?$/u.test(file)) return `${file}: -messages or -text`;
  const has = /\bmessages\("/u.test(source);
  return has === isMessages(file) ? null : `${file}: a group of messages, or none`;
}

test("groups of messages stand in -messages, and nothing else does", () => {
  const faults = all
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|browser)\.tsx?$/u.test(file))
    .map((file) => messagesFault(file, sourceText(file)))
    .filter(Boolean);
  assert.equal(faults, []);
});

test("the check of messages finds what it is there for", () => {
  const group = 'export const bankMessages = messages("banks/list", {});';
  assert.ok(messagesFault("features/banks/bank-words.ts", ""));
  assert.ok(messagesFault("features/banks/bank-messages.ts", "export const join = 1;"));
  assert.ok(messagesFault("features/banks/bank-form.tsx", group));
  assert.not(messagesFault("features/banks/bank-messages.ts", group));
  assert.not(messagesFault("features/banks/bank-text.ts", ""));
});

/** Last words of file names in features/: roles of what decides, and of what is drawn. */
const featureRoles = {
  ts: `model actions columns messages text lookups choices export import
    order tree kind media value checks drafts keeper saver presence later id focus
    delivery sending files rows state slip`,
  tsx: `screen dialog form filters columns detail removal tab table button step panel picker
    list link tile card field choices place plan preview
    body main bar layout settings type audio notices trial versions differences
    head sheets questions answers keys codes counts footer sources
    excerpt summary numbers question row picture`,
};
/** The same for entities/ in exam-server/. */
const entityRoles = `handlers query writing import table deletion changes copy transfer lock
  access checks store html moves plan finder tree paths overview publisher`;

const wordsOf = (roles: string) => roles.split(/\s+/u);
/** The listed role of a file's last word, which may be in the plural. */
const roleIn = (roles: string, word: string) =>
  wordsOf(roles).find((role) => role === word || role === word.replace(/s$/u, ""));

/** A hook's file begins with use-, and a test, browser or not, is of what it tests. */
function lastWord(file: string): [word: string, ending: string] {
  const [, word = "", ending = ""] =
    /([a-z0-9]+)\.(tsx?)$/u.exec(file.replace(/\/use-[^/]*$/u, "/x-model.ts")) ?? [];
  return [word, ending];
}

/** The list of roles that a file is held to; null: the file's folder has none. */
function rolesFor(file: string): string | null {
  if (file.startsWith("features/")) return featureRoles[lastWord(file)[1] as "ts" | "tsx"];
  return file.startsWith("exam-server/entities/") ? entityRoles : null;
}

function hasRole(file: string): boolean {
  const roles = rolesFor(file);
  return roles === null || roleIn(roles, lastWord(file)[0]) !== undefined;
}

const filesWithRoles = all.filter(
  (file) => /\.tsx?$/u.test(file) && !/\.(?:test|browser)\./u.test(file) && rolesFor(file) !== null,
);

test("a file of a feature or an entity ends in its role", () => {
  assert.equal(
    filesWithRoles.filter((file) => !hasRole(file)),
    [],
  );
});

test("each listed role is in use", () => {
  for (const roles of [featureRoles.ts, featureRoles.tsx, entityRoles]) {
    const files = filesWithRoles.filter((file) => rolesFor(file) === roles);
    const used = new Set(files.map((file) => roleIn(roles, lastWord(file)[0])));
    assert.equal(
      wordsOf(roles).filter((role) => !used.has(role)),
      [],
    );
  }
});

test("the check of roles finds what it is there for", () => {
  assert.not(hasRole("features/banks/list/bank-helpers.ts"));
  assert.not(hasRole("features/users/users-popup.tsx"));
  assert.not(hasRole("exam-server/entities/questions/banks/banks-removal.ts"));
  assert.ok(hasRole("features/users/users-screen.tsx"));
  assert.ok(hasRole("features/users/use-user-dialogs.ts"));
  assert.ok(hasRole("exam-server/entities/questions/banks/banks-deletion.ts"));
});

test.run();
