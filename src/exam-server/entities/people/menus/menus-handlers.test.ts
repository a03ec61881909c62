import * as assert from "uvu/assert";
import { listMajors } from "../../../../contract/majors.ts";
import {
  getMenuMatrix,
  updateRoleMenus,
  updateUserMenus,
  type MenuChange,
} from "../../../../contract/menus.ts";
import { defaultGrants } from "../../../../contract/staff/permissions.ts";
import { roles } from "../../../../contract/roles.ts";
import { validateToken } from "../../../../contract/credentials.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("the permission matrix");

const read = () => server.ok(getMenuMatrix, {});
async function change(changes: MenuChange[], token = server.token) {
  const { version } = await read();
  return server.call(updateRoleMenus, { version, changes }, { token });
}
const person = async (role: "EVIL" | "EVAL" | "OPRA") => {
  const { email } = server.account(role);
  return (await read()).people.find((one) => one.email === email)!;
};

test("a new school has the default grants, and everybody is named", async () => {
  const { roles: codes, people } = await read();
  for (const role of roles) assert.equal(codes[role], [...defaultGrants[role]].sort());
  assert.ok(server.accounts.every(({ email }) => people.some((one) => one.email === email)));
});

test("a code given to a role opens its endpoints at the next call, one taken away closes them", async () => {
  const token = await server.signIn("OPRA");
  assert.is((await server.call(listMajors, {}, { token })).status, 403);
  await change([{ role: "OPRA", code: "0006A", allowed: true }]);
  assert.is((await server.call(listMajors, {}, { token })).code, "00");
  assert.is((await server.ok(validateToken, {}, { token })).menus["0006A"], true);
  await change([{ role: "OPRA", code: "0006A", allowed: false }]);
  assert.is((await server.call(listMajors, {}, { token })).status, 403);
});

test("the Head Master keeps the two codes that give rights back", async () => {
  for (const code of ["0002A", "0007A"] as const) {
    assert.is((await change([{ role: "EVIL", code, allowed: false }])).code, "12");
  }
  const other = await change([{ role: "EVIL", code: "0001A", allowed: false }]);
  assert.is(other.code, "00");
  await change([{ role: "EVIL", code: "0001A", allowed: true }]);
});

test("two people who save at once: the second is shown the first's matrix", async () => {
  const { version } = await read();
  const changes: MenuChange[] = [{ role: "EVAL", code: "0012A", allowed: true }];
  assert.is((await server.call(updateRoleMenus, { version, changes })).code, "00");
  const late = await server.call(updateRoleMenus, { version, changes });
  assert.is(late.status, 409);
  assert.ok(late.data.roles.EVAL.includes("0012A"));
});

test("exceptions allow and deny one person alone, and are audited", async () => {
  const token = await server.signIn("OPRA");
  const { id, version } = await person("OPRA");
  const given = await server.ok(updateUserMenus, {
    id,
    version,
    exceptions: [
      { code: "0011A", effect: "deny" },
      { code: "0006A", effect: "allow" },
    ],
  });
  assert.equal(
    given.exceptions.map(({ code }) => code),
    ["0006A", "0011A"],
  );
  const { menus } = await server.ok(validateToken, {}, { token });
  assert.equal([menus["0006A"], menus["0011A"]], [true, undefined]);
  const late = await server.call(updateUserMenus, { id, version, exceptions: [] });
  assert.is(late.status, 409);
  await server.ok(updateUserMenus, { id, version: given.version, exceptions: [] });
  const audit = await server.db
    .selectFrom("audit_entries")
    .select("id")
    .where("action", "=", "user.update-menus")
    .execute();
  assert.is(audit.length, 2);
});

test("somebody with the menu screen alone gives nothing that they lack, and keeps the screen", async () => {
  const { id, version } = await person("EVAL");
  await server.ok(updateUserMenus, {
    id,
    version,
    exceptions: [{ code: "0002A", effect: "allow" }],
  });
  const token = await server.signIn("EVAL");
  const beyond = await change([{ role: "OPRA", code: "0023A", allowed: true }], token);
  assert.match(JSON.stringify(beyond.data), /0023A/u);
  const own = await change([{ role: "OPRA", code: "0010A", allowed: true }], token);
  assert.is(own.code, "00");
  const self = await server.call(
    updateUserMenus,
    { id, version: version + 1, exceptions: [] },
    { token },
  );
  assert.is(self.code, "12");
});

test.run();
