import * as assert from "uvu/assert";
import { deleteShortcut, listShortcuts } from "../../../../contract/home.ts";
import { createShortcut } from "../../../../contract/new-shortcuts.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("whose shortcuts");

test("nobody sees or deletes another's shortcuts", async () => {
  const mine = await server.ok(createShortcut, {
    name: "Punya saya",
    destination: JSON.stringify({ name: "home" }),
  });
  const token = await server.signIn("OPRA");
  assert.equal(await server.ok(listShortcuts, {}, { token }), []);
  assert.is((await server.call(deleteShortcut, { id: mine.id }, { token })).status, 404);
  assert.equal(await server.ok(listShortcuts, {}), [mine]);
});

test.run();
