import * as assert from "uvu/assert";
import { createMajor } from "../../contract/majors.ts";
import { freshServerSuite, withTestServer } from "./server-suite.ts";
import type { TestServer } from "./open-test-server.ts";

const { test, server } = freshServerSuite("a server for each test", { school: "empty" });
const major = { kode: "ZZ1", nama: "Zoologi" };
const isFree = async (on: TestServer) => (await on.call(createMajor, major)).code === "00";

for (const which of ["one test", "another"]) {
  test(`a code that is used in ${which} is free in the other`, async () => {
    assert.ok(await isFree(server));
    assert.not(await isFree(server));
  });
}

test("a server of one test closes, also when the test fails", async () => {
  let used = server;
  const failing = withTestServer({ school: "empty" }, async (own) => {
    used = own;
    assert.ok(await isFree(own));
    throw new Error("the test fails");
  });
  await failing.then(
    () => assert.unreachable(),
    (error: unknown) => assert.match(String(error), /the test fails/u),
  );
  assert.is.not(used, server);
  const closed = await used.db
    .selectFrom("majors")
    .execute()
    .catch((error: unknown) => error);
  assert.instance(closed, Error);
});

test.run();
