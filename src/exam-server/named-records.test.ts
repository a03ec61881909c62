import * as assert from "uvu/assert";
import { allEndpoints } from "../contract/endpoints/all-endpoints.ts";
import type { Endpoint } from "../contract/endpoints/endpoint.ts";
import { sendsBytes, sendsQuery } from "../contract/calls/call.ts";
import { permissionCodes } from "../contract/staff/permissions.ts";
import { enterAsParticipant } from "./security/participant-tokens.ts";
import { serverSuite } from "../testing/server/server-suite.ts";

const { test, server } = serverSuite("calls about a record that is not there");

const endpoints = (Object.values(allEndpoints) as Endpoint[]).filter(
  (endpoint) => endpoint.path.includes("{id}") && (sendsBytes(endpoint) || !sendsQuery(endpoint)),
);

/** Of some participant who is signed in. */
async function sitterToken(): Promise<string> {
  const { db, now } = server;
  const { id, password_hash: proved } = await db
    .selectFrom("participants")
    .select(["id", "password_hash"])
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  const seat = { device: "device-1", ip: "", agent: "", proved, isSingleDevice: false };
  return (await enterAsParticipant(db, id, seat, now))!.token!;
}

/** How its body was read: "not at all", while nobody asked for a byte of it. */
async function send({ method, path }: Endpoint, token: string | null) {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    },
    { highWaterMark: 0 },
  );
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const init = { method, headers, body, duplex: "half" } as RequestInit;
  const { status } = await server.raw(path.replace("{id}", "nobody"), init);
  return { status, isRead };
}

test("nothing of their body is read, whatever they are about", async () => {
  assert.ok(endpoints.length >= 20);
  const sitter = await sitterToken();
  for (const endpoint of endpoints) {
    const sent = await send(endpoint, endpoint.access === "participant" ? sitter : server.token);
    assert.equal(sent, { status: 404, isRead: false }, `${endpoint.method} ${endpoint.path}`);
  }
});

test("nor of what comes without a token or without the permission", async () => {
  // Somebody to whom everything is denied that a permission may open.
  const user_id = await server.accountId("OPRA");
  const denied = permissionCodes.map((code) => ({ user_id, code, effect: "deny" as const }));
  await server.db.insertInto("user_menus").values(denied).execute();
  const operator = await server.signIn("OPRA");
  const guarded = endpoints.filter(({ access }) => access !== "signed-in");
  for (const endpoint of guarded) {
    assert.equal(await send(endpoint, null), { status: 401, isRead: false }, endpoint.path);
    // Nobody of the staff is a participant.
    const status = endpoint.access === "participant" ? 401 : 403;
    assert.equal(await send(endpoint, operator), { status, isRead: false }, endpoint.path);
  }
});

test.run();
