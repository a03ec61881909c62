// A property that a component declares and never reads is a promise to its callers that it does not keep.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("properties of components");

type ObjectType = {
  members: readonly string[];
  /** Whether it has no other members, such as those of a type that it is joined with. */
  isComplete: boolean;
};

/** The type of an object by name, and the names of its own members. */
function typesIn(text: string): Map<string, ObjectType> {
  const found = new Map<string, ObjectType>();
  const types = text.matchAll(
    /^(?:export )?type (\w+)(?:<[^=\n]*>)? = \{([^]*?)\}(?<joined> & [^;]*)?;$/gmu,
  );
  for (const { 1: name, 2: body, groups } of types) {
    const members = body!.includes("\n")
      ? [...body!.matchAll(/^ {2}(\w+)\??(?::|\()/gmu)]
      : [...body!.replace(/\{[^}]*\}/gu, "").matchAll(/(?:^|; ) ?(\w+)\??(?::|\()/gu)];
    found.set(name!, {
      members: members.map(([, member]) => member!),
      isComplete: groups?.["joined"] === undefined,
    });
  }
  return found;
}

type Component = { name: string; head: string; body: string; type: ObjectType };

/** Those whose only parameter is destructured or has a name, and has a type of the same file. */
function componentsIn(text: string): Component[] {
  const types = typesIn(text);
  const heads = text.matchAll(
    /function ([A-Z]\w*)(?:<[^(]*>)?\((\{[^}]*\}|\w+): (\w+)(?:<[^)]*>)?\)([^]*?)(?:\n\}|$)/gu,
  );
  return [...heads].flatMap(([, name, head, typeName, body]) => {
    const type = types.get(typeName!);
    return type ? [{ name: name!, head: head!, body: body!, type }] : [];
  });
}

/** For each component the members that it takes. Absent are those that take others as well, and names that occur twice. */
function takenIn(texts: readonly string[]): Map<string, readonly string[]> {
  const all = texts.join("\n");
  const names = [...all.matchAll(/(?:function|const) ([A-Z]\w*)/gu)].map(([, name]) => name!);
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return new Map(
    texts
      .flatMap(componentsIn)
      .filter(({ name, type }) => type.isComplete && !repeated.has(name))
      .map(({ name, type }) => [name, type.members]),
  );
}

/** What a pattern such as `{ id, text: first = "", ...rest }` reads, and the name of the rest. */
function readByPattern(pattern: string): { names: string[]; rest: string | undefined } {
  const [, rest] = /\.\.\.(\w+)/u.exec(pattern) ?? [];
  const names = [...pattern.matchAll(/(\w+)(?=[\s,:=}]|$)/gu)].map(([, name]) => name!);
  return { names: names.filter((name) => name !== rest), rest };
}

/**
 * What a body reads of an object that has a name; null where that cannot be told, because the object is given to
 * something else than a component whose members are known.
 */
function readOfObject(
  object: string,
  body: string,
  taken: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  const read: string[] = [];
  const followed = body
    .replaceAll(new RegExp(`const (\\{[^}]*\\}) = ${object};`, "gu"), (_all, pattern: string) => {
      const { names, rest } = readByPattern(pattern);
      const readOfRest = rest === undefined ? [] : readOfObject(rest, body, taken);
      read.push(...names, ...(readOfRest ?? []));
      return readOfRest === null ? object : "";
    })
    .replaceAll(new RegExp(`(?<![.\\w])${object}\\??\\.(\\w+)`, "gu"), (_all, name: string) => {
      read.push(name);
      return "";
    })
    .replaceAll(
      new RegExp(`<([A-Z]\\w*)([^<>]*?)\\{\\.\\.\\.${object}\\}`, "gu"),
      (all, to, between) => {
        const members = taken.get(to as string);
        if (!members) return all as string;
        read.push(...members);
        return `<${to}${between}`;
      },
    );
  // A property or an attribute of the same name is none of this object.
  const isGivenAway = new RegExp(`(?<![\\w]|(?<!\\.\\.)\\.)${object}\\b(?!\\??:|=[^=>])`, "u").test(
    followed,
  );
  return isGivenAway ? null : read;
}

function unreadIn(text: string, taken = takenIn([text])): string[] {
  return componentsIn(text).flatMap(({ name, head, body, type }) => {
    const { names, rest } = head.startsWith("{") ? readByPattern(head) : { names: [], rest: head };
    const readOfRest = rest === undefined ? [] : readOfObject(rest, body, taken);
    if (readOfRest === null) return [];
    const read = new Set([...names, ...readOfRest]);
    return type.members.filter((member) => !read.has(member)).map((member) => `${name}: ${member}`);
  });
}

test("each one that is declared is read", () => {
  const files = sourceNames().filter((name) => /(?<!\.test)\.tsx$/u.test(name));
  assert.ok(files.length > 300, "the components are found");
  const taken = takenIn(files.map(sourceText));
  const unread = files.flatMap((name) =>
    unreadIn(sourceText(name), taken).map((one) => `${name} ${one}`),
  );
  assert.equal(unread, []);
});

test("one that is not read is found", () => {
  const type = "type MenuProps = { id: string; isStop?: boolean };";
  const longType = "type MenuProps = {\n  id: string;\n  isStop?: boolean;\n};";
  for (const each of [type, longType]) {
    assert.equal(unreadIn(`${each}\nfunction RowMenu({ id }: MenuProps) {}`), ["RowMenu: isStop"]);
    assert.equal(unreadIn(`${each}\nfunction RowMenu({ id, isStop }: MenuProps) {}`), []);
  }
});

const types =
  "type MenuProps = { id: string; isStop?: boolean };\ntype RowProps = { id: string };\n";
const row = "\nfunction Row({ id }: RowProps) {\n  return id;\n}\n";
const menu = (head: string, body: string) =>
  unreadIn(`${types}function RowMenu(${head}: MenuProps) {\n  ${body}\n}\n${row}`);

test("so is one of properties that have one name", () => {
  assert.equal(menu("props", "return props.id;"), ["RowMenu: isStop"]);
  assert.equal(menu("props", "const { id } = props;\n  return id;"), ["RowMenu: isStop"]);
  assert.equal(menu("props", "const { id, ...rest } = props;\n  return rest.isStop;"), []);
  assert.equal(menu("props", "return props.isStop ? null : props.id;"), []);
});

test("and one that is in a rest, or given to a component that does not take it", () => {
  assert.equal(menu("{ ...rest }", "return rest.id;"), ["RowMenu: isStop"]);
  assert.equal(menu("props", "return <Row {...props} />;"), ["RowMenu: isStop"]);
  assert.equal(menu("{ isStop, ...rest }", "return <Row {...rest} />;"), []);
});

test("what is given to anything else may be read there", () => {
  for (const use of ["<Other {...props} />", "<div {...props} />", "useMenu(props)", "{ props }"]) {
    assert.equal(menu("props", `return ${use};`), []);
  }
});

test.run();
