// Calls to the exam server of a browser test beside its pages: what somebody else does meanwhile.
import * as assert from "uvu/assert";
import type { Call, CallInput, CallOutput } from "../../contract/calls/call.ts";
import { generateToken } from "../../contract/credentials.ts";
import type { Role } from "../../contract/roles.ts";
import type { NodeServer } from "../../exam-server/node.ts";

type Caller = { host: string; token?: string | null };
export type SignedCaller = { host: string; token: string };
type Answer<C extends Call> = { code: string; message: string; data: CallOutput<C> };

export async function askServer<C extends Call>(
  { host, token }: Caller,
  endpoint: C,
  input: CallInput<C>,
): Promise<Answer<C>> {
  const given = input as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_place, name: string) => String(given[name]));
  const address = new URL(path, host);
  const rest = Object.entries(given).filter(([name]) => !endpoint.path.includes(`{${name}}`));
  const isRead = endpoint.method === "GET";
  if (isRead) rest.forEach(([name, value]) => address.searchParams.set(name, String(value)));
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(isRead ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
  return (await answer.json()) as Answer<C>;
}

/** @throws AssertionError when the server refuses */
export async function callServer<C extends Call>(
  caller: Caller,
  endpoint: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  const { code, data, message } = await askServer(caller, endpoint, input);
  assert.is(code, "00", `${endpoint.path}: ${message} ${JSON.stringify(data)}`);
  return data;
}

/** The first account of the demonstration with this role. @throws Error without one, AssertionError when the server refuses */
export async function signedCaller(
  { url: host, accounts }: Pick<NodeServer, "url" | "accounts">,
  role: Role,
): Promise<SignedCaller> {
  const found = accounts.find((one) => one.role === role);
  if (!found) throw new Error(`No account for ${role}`);
  const { email, password } = found;
  const { token } = await callServer({ host }, generateToken, { email, password });
  return { host, token };
}
