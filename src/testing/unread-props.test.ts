// A property that a component declares and never reads is a promise to its callers that it does not keep.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("properties of components");

/** The type of an object by name, and the names of its own members. */
function typesIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const types = text.matchAll(
    /^(?:export )?type (\w+)(?:<[^=\n]*>)? = \{([^]*?)\}(?: & [^;]*)?;$/gmu,
  );
  for (const [, name, body] of types) {
    const members = body!.includes("\n")
      ? [...body!.matchAll(/^ {2}(\w+)\??(?::|\()/gmu)]
      : [...body!.replace(/\{[^}]*\}/gu, "").matchAll(/(?:^|; ) ?(\w+)\??(?::|\()/gu)];
    found.set(
      name!,
      members.map(([, member]) => member!),
    );
  }
  return found;
}

/** This covers components that destructure all of their properties in the parameter list. */
function unreadIn(text: string): string[] {
  const types = typesIn(text);
  const heads = text.matchAll(
    /function ([A-Z]\w*)(?:<[^(]*>)?\(\{([^}.]*)\}: (\w+)(?:<[^)]*>)?\)/gu,
  );
  return [...heads].flatMap(([, component, head, type]) => {
    const read = new Set([...head!.matchAll(/(\w+)(?=[\s,:=]|$)/gu)].map(([, name]) => name));
    return (types.get(type!) ?? [])
      .filter((member) => !read.has(member))
      .map((member) => `${component}: ${member}`);
  });
}

test("each one that is declared is read", () => {
  const files = sourceNames().filter((name) => /(?<!\.test)\.tsx$/u.test(name));
  assert.ok(files.length > 300, "the components are found");
  const unread = files.flatMap((name) => unreadIn(sourceText(name)).map((one) => `${name} ${one}`));
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

test.run();
