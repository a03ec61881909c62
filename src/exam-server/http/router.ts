// From contract to routes: token, permission, the record that is named, body, schema, handler in one transaction, envelope.
// In this order for every endpoint, so that no handler can forget one of them.
import { Hono, type Context } from "hono";
import type { Access, Endpoint } from "../../contract/endpoints/endpoint.ts";
import { openApiPath } from "../../contract/calls/call.ts";
import { httpStatusOf, responseCodes } from "../../contract/calls/envelope.ts";
import { participantPaths } from "../../contract/sitting/refusal-causes.ts";
import { answersFile, type StreamedFile } from "../../contract/calls/streamed-file.ts";
import { logFault } from "../log-line.ts";
import { writeAudit } from "../records/audit-trail.ts";
import type { Db } from "../database/database.ts";
import { databaseRefusal } from "../database/database-refusal.ts";
import type { ResponseWatch } from "../database/pool/response-watch.ts";
import type { Call, StagedCall } from "./handler.ts";
import type { Services } from "./services.ts";
import { holdsOneOf, type Caller } from "../security/caller.ts";
import { openApiDocument } from "./openapi.ts";
import { dataWithCause, Refusal, sessionEnded } from "./refusal.ts";
import { deviceCookie, deviceMarkOf } from "./device-cookie.ts";
import { readInput } from "./input/request-input.ts";
import { isStorable } from "./input/storable-text.ts";
import { streamedAnswer } from "./streamed-answer.ts";
import { refuseIfStopped, refuseTooFast } from "../security/participant-state.ts";
import { findSitter, type Sitter } from "../security/participant-tokens.ts";
import { findCaller } from "../security/tokens.ts";

/** What the transport knows about a request and the request itself does not say. */
export type Origin = { address: string };
type RouterEnv = { Bindings: Origin };
type AnyHandler = {
  read?(input: unknown, call: Call): Promise<unknown>;
  write?(input: unknown, call: Call): Promise<unknown>;
  staged?(input: unknown, call: StagedCall): Promise<unknown>;
};

/** `find`: refuses a record that the path names and that does not exist or is not theirs, before the body is read. */
export type Route = {
  endpoint: Endpoint;
  handler: AnyHandler;
  find: ((id: string, call: Call) => Promise<unknown>) | null;
};
/** What a browser requests by its address alone, without a token: an address is the path and an id that cannot be guessed. */
export type ServedFiles = {
  path: string;
  serve(request: Request, id: string, db: Db): Promise<Response>;
};
export type Routes = { calls: readonly Route[]; files: readonly ServedFiles[] };

/** `often`: the same database for what all participants ask, and for who calls (prepared-statements.ts). */
type Databases = { db: Db; often: Db; responses: ResponseWatch };

export function createRouter(
  databases: Databases,
  services: Services,
  { calls, files }: Routes,
  patienceMs?: number,
): Hono<RouterEnv> {
  const { db, responses } = databases;
  const app = new Hono<RouterEnv>();
  app.get(openApiPath, (context) => context.json(openApiDocument()));
  for (const { path, serve } of files) {
    app.get(`${path}:id`, (context) =>
      responses.answered(() => serve(context.req.raw, context.req.param("id") ?? "", db)),
    );
  }
  // "/participants/ids" must not be taken for a participant called "ids".
  const places = ({ endpoint }: Route) => endpoint.path.split("{").length;
  for (const route of [...calls].sort((a, b) => places(a) - places(b))) {
    const { method, path } = route.endpoint;
    app.on(method, path.replace(/\{(\w+)\}/gu, ":$1"), (context) =>
      responses.answered((abandoned) =>
        answer(context, route, databases, { services, patienceMs, abandoned }),
      ),
    );
  }
  app.notFound((context) =>
    refuse(
      context,
      new Refusal(
        responseCodes.notFound,
        `${context.req.method} ${context.req.path} tidak ada di server ini.`,
      ),
    ),
  );
  app.onError((error, context) => refuse(context, asRefusal(error, context)));
  return app;
}

/** `abandoned`: the call has been answered already, because the database did not. */
type Answering = {
  services: Services;
  patienceMs: number | undefined;
  abandoned: AbortSignal;
};

async function answer(
  context: Context<RouterEnv>,
  { endpoint, handler, find }: Route,
  { db: usual, often }: Databases,
  { services, patienceMs, abandoned }: Answering,
): Promise<Response> {
  const at = services.now();
  const db = endpoint.access === "participant" ? often : usual;
  const known = await authorise(context.req.raw, endpoint.access, often, at);
  const { sitter } = known;
  if (sitter) refuseTooFast(services.participantRate.call(sitter.id));
  const call = createCall(context, { db, ...known, services, at });
  const params = context.req.param();
  const { id } = params;
  // What is not text has no place in a path, and is refused with the rest of the input.
  if (find && id !== undefined && isStorable(id)) await find(id, call);
  const { input, ...sent } = await readInput(
    endpoint,
    context.req.raw,
    params,
    patienceMs,
    (bytes) => sitter && services.participantRate.sent(sitter.id, bytes),
  );
  Object.assign(call, sent);
  const afterwards: (() => void)[] = [];
  const outcome = { code: responseCodes.success as "00" | "01", message: "Berhasil." };
  call.afterCommit = (action) => afterwards.push(action);
  call.warn = (message) => Object.assign(outcome, { code: responseCodes.warning, message });
  const headers: Record<string, string> = { "cache-control": "no-store" };
  call.markDevice = (mark) => (headers["set-cookie"] = deviceCookie(mark, endpoint.path));
  const data = await run(handler, input, call, { db, abandoned });
  // What the call took from somebody has ended their topics before anything is published, and before it is answered.
  if (call.caller && !handler.read) await services.changes.caughtUp();
  for (const action of afterwards) action();
  if (answersFile(endpoint)) return streamedAnswer(data as StreamedFile);
  return context.json({ ...outcome, data }, 200, headers);
}

/** Browsers say about 150 characters. */
const maxOfAgent = 300;

type Known = { caller: Caller | null; sitter: Sitter | null };

async function authorise(request: Request, access: Access, db: Db, at: Date): Promise<Known> {
  const token = /^Bearer (\S+)$/iu.exec(request.headers.get("authorization") ?? "")?.[1];
  if (access === "participant") {
    const sitter = token === undefined ? null : await findSitter(db, token, at);
    if (!sitter) throw notSignedIn(token);
    refuseIfStopped(sitter);
    return { caller: null, sitter };
  }
  const caller = token === undefined ? null : await findCaller(db, token, at);
  if (access === "public") return { caller, sitter: null };
  if (!caller) throw notSignedIn(token);
  if (access !== "signed-in" && !holdsOneOf(caller.menus, access)) {
    throw new Refusal(
      responseCodes.forbidden,
      "Anda tidak punya akses untuk ini. Mintalah kepada Head Master bila memerlukannya.",
    );
  }
  return { caller, sitter: null };
}

function notSignedIn(token: string | undefined): Refusal {
  if (token !== undefined) return sessionEnded();
  const message = "Anda belum masuk. Silakan masuk lebih dahulu.";
  return new Refusal(responseCodes.notSignedIn, message);
}

function createCall(
  context: Context<RouterEnv>,
  known: Pick<Call, "db" | "caller" | "sitter" | "services" | "at">,
): Call {
  const ip = context.env?.address ?? "";
  return {
    ...known,
    file: new Uint8Array(),
    upload: null,
    ip,
    host: context.req.header("host") ?? "",
    agent: (context.req.header("user-agent") ?? "").slice(0, maxOfAgent),
    deviceMark: deviceMarkOf(context.req.header("cookie") ?? ""),
    signal: context.req.raw.signal,
    audit: auditOn(known.db, known, ip),
    afterCommit: () => undefined,
    warn: () => undefined,
    markDevice: () => undefined,
  };
}

function auditOn(db: Db, { caller, at }: Pick<Call, "caller" | "at">, ip: string): Call["audit"] {
  return (entry) => writeAudit(db, caller, at, ip, Array.isArray(entry) ? entry : [entry]);
}

type Running = Pick<Answering, "abandoned"> & { db: Db };

async function run(
  handler: AnyHandler,
  input: unknown,
  call: Call,
  { db, abandoned }: Running,
): Promise<unknown> {
  abandoned.throwIfAborted();
  if (handler.read) return handler.read(input, call);
  const inTransaction = <Result>(work: (inner: Call) => Promise<Result>) =>
    db.transaction().execute(async (trx) => {
      const result = await work({ ...call, db: trx, audit: auditOn(trx, call, call.ip) });
      // Whoever was told that it could not be done sends it again: it must not be done twice.
      abandoned.throwIfAborted();
      return result;
    });
  if (handler.write) return inTransaction((inner) => handler.write!(input, inner));
  if (handler.staged) return handler.staged(input, { ...call, inTransaction });
  throw new Error("A handler that neither reads nor writes");
}

function asRefusal(error: Error, context: Context<RouterEnv>): Refusal {
  if (error instanceof Refusal) return error;
  const known = databaseRefusal(error);
  if (known) return known;
  // Neither query nor body nor the error's own fields: they hold names, tokens and hashes.
  logFault(`${context.req.method} ${context.req.path} failed`, error);
  return new Refusal(
    responseCodes.serverFault,
    "Terjadi kesalahan di server; tidak ada yang disimpan. Coba lagi, dan bila berulang, beri tahu pengelola server.",
  );
}

function refuse(context: Context<RouterEnv>, refusal: Refusal): Response {
  const { code, message, retryAfter } = refusal;
  const isParticipants = context.req.path.startsWith(participantPaths);
  const data = isParticipants ? dataWithCause(refusal) : refusal.data;
  return context.json({ code, message, data }, httpStatusOf[code], {
    "cache-control": "no-store",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
}
