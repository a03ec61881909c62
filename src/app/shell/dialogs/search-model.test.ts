// Looking for screens, banks and participants, against the embedded exam server.
import * as assert from "uvu/assert";
import { validateToken, type UserProfile } from "../../../contract/credentials.ts";
import { href } from "../../../core/navigation.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { hurried } from "../../../testing/fake-timers.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createSearchModel } from "./search-model.ts";

const { test, server } = serverSuite("search model");
let line: Line;
let user: UserProfile;

test.before(async () => {
  line = connectConsole(server);
  user = await server.ok(validateToken, {});
});
test.before.each(() => void (line.isCut = false));

async function found(text: string, who = user) {
  const model = createSearchModel(who);
  hurried(200, () => model.search(text));
  const state = await until(() => {
    const now = model.$state.get();
    return now.server === "asking" ? null : now;
  });
  model.exit();
  return state;
}

test("before anything is typed every screen is offered, and one by a part of its name", async () => {
  assert.ok((await found("")).found.length > 8);
  const { found: one } = await found("matp");
  assert.equal(
    one.map(({ label, hint, address }) => [label, hint, address]),
    [["Matpel", "Master", href("matpel")]],
  );
});

test("a bank is found by its code and leads to its questions, a participant by number to the list", async () => {
  const { found: banks } = await found("BKSL-SEJ");
  assert.is(banks[0]?.kind, "bank");
  assert.match(banks[0]?.address ?? "", /RXLDX94UYT/u);
  const { found: people } = await found("01-001-0001");
  assert.equal(
    people.map(({ kind, address }) => [kind, address]),
    [["participant", href("peserta", {}, { q: "01-001-0001" })]],
  );
});

test("who may not see banks or participants is not offered them, nor does the server hear of it", async () => {
  const sent = line.requests.length;
  const { found: none } = await found("BKSL", { ...user, menus: { "0005A": true } });
  assert.equal([none.length, line.requests.length - sent], [0, 0]);
});

test("with the cable pulled out screens are still found, and why the rest is missing is known", async () => {
  line.isCut = true;
  const { found: screens, server: state } = await found("banksoal");
  assert.equal([screens[0]?.label, state], ["Banksoal", "failed"]);
});

test.run();
