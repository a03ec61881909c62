import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { UserProfile } from "../../contract/credentials.ts";
import { routeNames, routes } from "../../routes.ts";
import { $menu, mayOpen, menuOf } from "./menu.ts";
import { $session } from "../session.ts";

const test = suite("menu");
test.after(() => $session.set({ status: "checking" }));

function person(...codes: string[]): UserProfile {
  const menus = Object.fromEntries(codes.map((code) => [code, true]));
  return { id: "1", name: "Ayu", email: "ayu@sekolah.contoh", role: "OPRA", menus };
}
const namesOf = (user: UserProfile) =>
  menuOf(user).map(({ group, items }) => [group, ...items.map(({ label }) => label)]);

test("a person sees the screens of their codes, in the table's order", () => {
  assert.equal(namesOf(person("0008A", "0001A")), [["Master", "Peserta", "Agama"]]);
});

test("a code that is absent, false or unknown shows nothing, and a group without items is left out", () => {
  assert.equal(namesOf(person()), []);
  assert.equal(namesOf({ ...person(), menus: { "0001A": false } }), []);
  assert.equal(namesOf(person("0003A", "0099A", "ALL")), []);
});

test("a screen that is not built yet stands in no menu, whatever the codes say", () => {
  const all = routeNames.flatMap((name) => routes[name].code ?? []);
  const shown = menuOf(person(...all)).flatMap(({ items }) => items);
  assert.ok(shown.length > 0);
  for (const { name } of shown) assert.ok(routes[name].load, name);
});

test("a screen without a code is open to everybody, another only with its code", () => {
  assert.ok(mayOpen(routes.home, person()));
  assert.not(mayOpen(routes.peserta, person("0004A")));
  assert.ok(mayOpen(routes.peserta, person("0001A")));
});

test("the menu follows the session, and stays while an ended one waits for its person", () => {
  const user = person("0001A");
  $session.set({ status: "out" });
  assert.equal($menu.get(), []);
  $session.set({ status: "in", user });
  assert.is($menu.get()[0]?.items[0]?.name, "peserta");
  $session.set({ status: "ended", user });
  assert.is($menu.get().length, 1);
});

test.run();
