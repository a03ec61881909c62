import * as assert from "uvu/assert";
import { allEndpoints, type EndpointName } from "../../contract/endpoints/all-endpoints.ts";
import type { Call } from "../../contract/calls/call.ts";
import {
  defaultGrants,
  permissionCodes,
  type PermissionCode,
} from "../../contract/staff/permissions.ts";
import { roles } from "../../contract/roles.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";

const { test, server } = serverSuite("who may call what");

const names = Object.keys(allEndpoints) as EndpointName[];
/** Ids that nobody has: what is let through gets as far as 12 or 44, and changes nothing. */
const input = { id: "nobody", import_id: "nothing", pc: "" };
const withCodes = names.filter((name) => typeof allEndpoints[name].access !== "string");

async function statusAs(name: EndpointName, token: string | null): Promise<number> {
  return (await server.call<Call<object>>(allEndpoints[name] as Call<object>, input, { token }))
    .status;
}

test("nobody gets past any endpoint but the public ones", async () => {
  for (const name of names) {
    const isPublic = allEndpoints[name].access === "public";
    // The settings are public for one package only, which this is not.
    const open = isPublic && name !== "listSettings";
    assert.is((await statusAs(name, null)) === 401, !open, name);
    assert.is((await statusAs(name, "made-up")) === 401, !open, name);
  }
});

test("each role gets past exactly the endpoints that its codes open", async () => {
  for (const role of roles) {
    const token = await server.signIn(role);
    for (const name of names.filter((one) => one !== "revokeToken")) {
      const { access } = allEndpoints[name];
      const allowed =
        typeof access === "string" || access.some((code) => defaultGrants[role].includes(code));
      const status = await statusAs(name, token);
      assert.is(status === 403, !allowed, `${name} as ${role}: ${status}`);
      // Of a participant: nobody of the staff is one.
      assert.is(status === 401, access === "participant", `${name} as ${role}: ${status}`);
      assert.ok(status < 500, `${name} as ${role}: ${status}`);
    }
  }
});

test("a code denied to one person closes its endpoints to them at once", async () => {
  const token = await server.signIn("EVIL");
  const id = await server.accountId("EVIL");
  const denied = permissionCodes.map((code) => ({ user_id: id, code, effect: "deny" as const }));
  await server.db.insertInto("user_menus").values(denied).execute();
  for (const name of withCodes) assert.is(await statusAs(name, token), 403, name);
  await server.db.deleteFrom("user_menus").where("user_id", "=", id).execute();
});

test("a code allowed to one person opens its endpoints to them at once", async () => {
  const token = await server.signIn("OPRA");
  assert.is(await statusAs("listMajors", token), 403);
  const { email } = server.account("OPRA");
  await server.db
    .insertInto("user_menus")
    .columns(["user_id", "code", "effect"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select(["id", eb.val("0006A" as const).as("code"), eb.val("allow" as const).as("effect")])
        .where("email", "=", email),
    )
    .execute();
  assert.is(await statusAs("listMajors", token), 200);
  assert.is(await statusAs("listReligions", token), 403);
});

test("a code taken away from a role closes exactly what no other of its codes opens", async () => {
  for (const role of roles) {
    const token = await server.signIn(role);
    for (const code of defaultGrants[role]) {
      const row = { role, code };
      const { db } = server;
      await db.deleteFrom("role_menus").where("role", "=", role).where("code", "=", code).execute();
      for (const name of withCodes) {
        const access = allEndpoints[name].access as readonly PermissionCode[];
        if (!access.includes(code)) continue;
        const left = access.some((one) => one !== code && defaultGrants[role].includes(one));
        const status = await statusAs(name, token);
        assert.is(status === 403, !left, `${name} as ${role} without ${code}: ${status}`);
      }
      await db.insertInto("role_menus").values(row).execute();
    }
  }
});

test.run();
