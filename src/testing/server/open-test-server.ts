// For tests: an exam server with a database of its own, signed in as whoever is wanted, with a clock that the test moves.
import { randomBytes } from "node:crypto";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { allEndpoints } from "../../contract/endpoints/all-endpoints.ts";
import {
  sendsQuery,
  type Call,
  type CallInput,
  type CallOutput,
} from "../../contract/calls/call.ts";
import { responseCodes, type Envelope } from "../../contract/calls/envelope.ts";
import type { Role } from "../../contract/roles.ts";
import { participantPaths, refusalCauses } from "../../contract/sitting/refusal-causes.ts";
import { codesWithCause, refusalData } from "./refusal-data.ts";
import { generateToken } from "../../contract/credentials.ts";
import {
  createExamServer,
  type ExamServer,
  type ExamServerOptions,
} from "../../exam-server/create-exam-server.ts";
import { schoolDatabase, type SchoolDatabase } from "./school-database.ts";
import { canBeCopied, freshDatabase } from "./test-databases.ts";
import { cardKeyBytes } from "../../exam-server/security/card-keys/card-key.ts";
import { testCosts, testPollIntervals } from "./test-settings.ts";
import type { School } from "../../exam-server/seed/seed.ts";
import type { Account } from "../../exam-server/security/staff-password.ts";

/** In memory alone, as the people that it is for. */
export const testCardKey = randomBytes(cardKeyBytes);

const keyOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;
/** The server part of each call. */
const endpoints = new Map(Object.values(allEndpoints).map((each) => [keyOf(each), each]));

type Answer<Data = unknown> = Envelope<Data> & { status: number; headers: Headers };

type CallAs = {
  token?: string | null;
  address?: string;
  signal?: AbortSignal;
  file?: Uint8Array<ArrayBuffer>;
};

type Opened = {
  exam: ExamServer;
  accounts: readonly Account[];
  clock: { now: number };
  cleanUp: () => Promise<void>;
};

export class TestServer {
  #opened: Opened | null;
  /** The Head Master's, unless a call says otherwise. */
  token: string | null = null;

  /** Without an argument it is not open yet (server-suite.ts). */
  constructor(opened: Opened | null = null) {
    this.#opened = opened;
  }

  /** Takes over what another one has opened; that one is not used any more. */
  become(other: TestServer): void {
    this.#opened = other.#opened;
    this.token = other.token;
  }

  get #parts(): Opened {
    if (!this.#opened) throw new Error("The exam server opens before the first test of its suite.");
    return this.#opened;
  }

  get exam(): ExamServer {
    return this.#parts.exam;
  }

  get accounts(): readonly Account[] {
    return this.#parts.accounts;
  }

  get db() {
    return this.exam.db;
  }

  get now(): Date {
    return new Date(this.#parts.clock.now);
  }

  wait(milliseconds: number): void {
    this.#parts.clock.now += milliseconds;
  }

  account(role: Role): Account {
    return this.accounts.find((one) => one.role === role)!;
  }

  async accountId(role: Role): Promise<string> {
    const { id } = await this.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", this.account(role).email)
      .executeTakeFirstOrThrow();
    return id;
  }

  async signIn(role: Role): Promise<string> {
    const { email, password } = this.account(role);
    return (await this.ok(generateToken, { email, password }, { token: null })).token;
  }

  /** Calls as a browser would; the answer is the envelope with its HTTP status. */
  async call<C extends Call>(
    endpoint: C,
    input: CallInput<C>,
    { token = this.token, address = "10.0.0.7", ...sent }: CallAs = {},
  ): Promise<Answer<CallOutput<C>>> {
    const headers: Record<string, string> =
      token === null ? {} : { authorization: `Bearer ${token}` };
    const request = requestFor(endpoint, input, headers, sent);
    const answer = await answerOf<CallOutput<C>>(await this.exam.fetch(request, { address }));
    if (endpoint.path.startsWith(participantPaths)) hasCause(answer);
    return answer;
  }

  /** The data of an answer that must be one, and be as the contract says. */
  async ok<C extends Call>(endpoint: C, input: CallInput<C>, as?: CallAs): Promise<CallOutput<C>> {
    const { code, message, data } = await this.call(endpoint, input, as);
    assert.is(code, responseCodes.success, `${endpoint.path}: ${message} ${JSON.stringify(data)}`);
    const { issues } = v.safeParse(endpoints.get(keyOf(endpoint))!.output, data);
    assert.not(
      issues,
      `${endpoint.path} answers what its contract does not say: ${issues?.[0].message}`,
    );
    return data;
  }

  async raw(path: string, init: RequestInit = {}): Promise<Answer> {
    return answerOf(
      await this.exam.fetch(new Request(`http://exam.test${path}`, init), { address: "10.0.0.7" }),
    );
  }

  async close(): Promise<void> {
    await this.exam.close();
    await this.#parts.cleanUp();
  }
}

export type TestServerOptions = Partial<Omit<ExamServerOptions, "database">>;

const opened = Date.UTC(2026, 10, 20, 0, 41);

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { school = "demo", now, passwordCosts } = options;
  if (school !== "none" && !now && !passwordCosts) return (await asMade[school](options)).server;
  const server = await openOn({ ...(await freshDatabase()), accounts: [] }, options);
  if (server.accounts.length > 0) server.token = await server.signIn("EVIL");
  return server;
}

/**
 * Opens copies of a school, which each thread fills once. `fill` begins with an empty one in which the Head Master has
 * signed in, and answers what whoever opens a copy must know of it.
 */
export function copiesOf<Known>(
  fill: (server: TestServer) => Promise<Known>,
  school: School = "empty",
) {
  const openFirst = async (options: TestServerOptions = {}) => {
    const place = await schoolDatabase(school, new Date(opened));
    const server = await openOn(place, { school, ...options });
    server.token = await server.signIn("EVIL");
    return { place, server, known: await fill(server) };
  };
  const keepFirst = async () => {
    const first = await openFirst();
    await first.server.exam.close();
    return first;
  };
  let kept: ReturnType<typeof keepFirst> | undefined;
  return async (options: TestServerOptions = {}): Promise<{ server: TestServer; known: Known }> => {
    if (!canBeCopied()) return openFirst(options);
    const { place, server: first, known } = await (kept ??= keepFirst());
    const copy = { ...(await freshDatabase(place.name!)), accounts: [...place.accounts] };
    const server = await openOn(copy, { school, ...options });
    server.token = first.token;
    return { server, known };
  };
}

const asMade = {
  "demo-sat": copiesOf(async () => null, "demo-sat"),
  demo: copiesOf(async () => null, "demo"),
  empty: copiesOf(async () => null),
};

async function openOn(
  { database, cleanUp, accounts }: SchoolDatabase,
  options: TestServerOptions,
): Promise<TestServer> {
  const clock = { now: opened };
  const exam = await createExamServer({
    database,
    school: "demo",
    onAccounts: (list) => accounts.push(...list),
    now: () => new Date(clock.now),
    passwordCosts: testCosts,
    pollIntervals: testPollIntervals,
    cardKey: testCardKey,
    elapsed: () => clock.now,
    ...options,
  });
  return new TestServer({ exam, accounts, clock, cleanUp });
}

function requestFor(
  endpoint: Call,
  input: unknown,
  headers: Record<string, string>,
  { signal, file }: Pick<CallAs, "signal" | "file">,
): Request {
  const rest = { ...(input as Record<string, unknown>) };
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const { method } = endpoint;
  const url = new URL(path, "http://exam.test");
  const common = { method, ...(signal ? { signal } : {}) };
  if (sendsQuery(endpoint)) {
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
    if (!file) return new Request(url, { ...common, headers });
    const [type = ""] = endpoint.fileTypes ?? [];
    return new Request(url, {
      ...common,
      headers: { ...headers, "content-type": type },
      body: file,
    });
  }
  const typed = { ...headers, "content-type": "application/json" };
  return new Request(url, { ...common, headers: typed, body: JSON.stringify(rest) });
}

/** Whatever suite makes the call: participants' clients decide by the cause what to do. */
function hasCause({ code, message, data }: Envelope): void {
  if (!codesWithCause.has(code)) return;
  const isCaused = v.is(refusalData, data) && refusalCauses[data.cause].code === code;
  assert.ok(isCaused, `Code ${code} without its cause: ${message}`);
}

async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const envelope = (await response.json()) as Envelope<Data>;
  return { ...envelope, status: response.status, headers: response.headers };
}
