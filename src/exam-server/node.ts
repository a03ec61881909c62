// Puts sockets around the exam server: HTTP, signals, and what the terminal says.
// With listening.ts, live-sockets.ts, proxy.ts, static-files.ts, card-key-file.ts and the database's own files, all that
// touches the machine.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { Duplex } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { getRequestListener } from "@hono/node-server";
import { livePath } from "../contract/live-protocol.ts";
import { readCommandLine, usage } from "./command-line.ts";
import { clockBehind } from "../domain/exams/sittings/server-absence.ts";
import { createExamServer, type ExamServer } from "./create-exam-server.ts";
import { listen, networkAddress, stopListening } from "./http/listening.ts";
import { logFault } from "./log-line.ts";
import { createLiveSockets, type SocketBounds } from "./live/live-sockets.ts";
import { bodyPatienceMs } from "./http/input/received-body.ts";
import type { DatabaseChoice } from "./database/open-database.ts";
import { createProxy, type Proxy } from "./http/proxy.ts";
import { createSite, type Site } from "./http/site.ts";
import {
  startLiveDemonstration,
  type LiveDemonstration,
} from "./demonstration/live-demonstration.ts";
import { examOfOthers, refuseOtherSchools } from "./demonstration/demonstration-school.ts";
import { usualCosts, type PasswordCosts } from "./security/passwords.ts";
import { remoteAddress } from "./security/remote-address.ts";
import { resetStaffPassword, type Account } from "./security/staff-password.ts";
import type { School } from "./seed/seed.ts";
import { StartError } from "./start-error.ts";
import type { StaticFolders } from "./http/static-files.ts";
import { printStart, type StartedServer } from "./start-report.ts";

/** A few hundred megabytes over a school's slow line; Node's own patience is 5 minutes. */
const uploadPatienceMs = 30 * 60 * 1000;

/** Longer than the 60 s for which nginx keeps an idle connection: one that ends while nginx hands a call on costs that call (502). */
const idlePatienceMs = 65_000;

type Address = { port: number; host: string };
export type NodeServerOptions = Address &
  StaticFolders & {
    database: DatabaseChoice;
    school: School | "none";
    /** Simulated participants sit exams for as long as it runs. */
    live?: boolean;
    resetPassword?: string | null;
    passwordCosts?: PasswordCosts;
    cardKey?: Buffer | null;
    trustedProxy?: string | null;
    /** Of pages elsewhere that may make the calls of participants. */
    participantOrigins?: readonly string[];
    /** See `bodyPatienceMs`; a request's headers get as long. */
    patienceMs?: number;
    socketBounds?: SocketBounds;
  };
export type NodeServer = StartedServer & { close(): Promise<void> };

/** @throws StartError */
export async function startNodeServer(options: NodeServerOptions): Promise<NodeServer> {
  const exam = deferred<ExamServer>();
  const accounts: Account[] = [];
  const site = createSite(
    async (request, origin) => {
      const { fetch } = await exam.promise;
      return fetch(request, origin);
    },
    options,
    options.participantOrigins,
  );
  const proxy = options.trustedProxy ?? null;
  const server = createServer(patienceOf(options), listenerFor(site, proxy));
  const sockets = createLiveSockets(
    async () => (await exam.promise).live,
    (incoming) => remoteAddress(incoming, proxy),
    options.socketBounds,
  );
  server.on("upgrade", sockets.upgrade);
  // The port first: a database made for a server that then cannot listen would have accounts that nobody was told of.
  const port = await listen(server, options.port, options.host);
  let opened: ExamServer;
  let live: LiveDemonstration | null = null;
  let satByOthers: string | null = null;
  try {
    opened = await openExamServer(options, accounts);
    satByOthers = options.live ? await judgeLive(opened) : null;
    exam.resolve(opened);
    if (options.live && satByOthers === null) {
      live = await openLive(opened, { ...options, port }, accounts);
    }
  } catch (error) {
    server.closeAllConnections();
    await stopListening(server);
    throw error;
  }
  return {
    url: localUrl(options.host, port),
    port,
    accounts,
    powerCutRisk: opened.powerCutRisk,
    satByOthers,
    clockBehindMs: clockBehind(Date.now(), opened.newestAtStart?.getTime() ?? 0),
    async close() {
      await live?.close();
      const { live: hub, close } = await exam.promise;
      hub.close();
      sockets.close();
      await stopListening(server);
      await close();
    },
  };
}

/**
 * Before the first call is answered: afterwards participants would be at work on a server that goes down again. Answers the exam
 * for which the demonstration is left out. @throws StartError for data that are not the demonstration's own
 */
async function judgeLive(exam: ExamServer): Promise<string | null> {
  try {
    await refuseOtherSchools(exam.db);
    return await examOfOthers(exam.db);
  } catch (error) {
    exam.live.close();
    await exam.close();
    throw error;
  }
}

/** What cannot be opened leaves no server behind. */
async function openLive(
  exam: ExamServer,
  { host, port, passwordCosts: costs = usualCosts }: NodeServerOptions,
  accounts: Account[],
): Promise<LiveDemonstration> {
  try {
    const live = await startLiveDemonstration({ exam, address: ownAddress(host, port), costs });
    accounts.push(live.account);
    return live;
  } catch (error) {
    exam.live.close();
    await exam.close();
    throw error;
  }
}

/** By which this process reaches itself. */
function ownAddress(host: string, port: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${own.includes(":") ? `[${own}]` : own}:${port}`;
}

/** Each bounds what somebody can hold open by sending it slowly, or not at all. */
function patienceOf({ patienceMs = bodyPatienceMs }: Pick<NodeServerOptions, "patienceMs">) {
  return {
    requestTimeout: uploadPatienceMs,
    headersTimeout: patienceMs,
    keepAliveTimeout: idlePatienceMs,
    connectionsCheckingInterval: patienceMs / 4,
  };
}

async function openExamServer(
  options: NodeServerOptions,
  accounts: Account[],
): Promise<ExamServer> {
  const exam = await createExamServer({
    database: options.database,
    school: options.school,
    host: networkAddress(options.host),
    ...(options.passwordCosts ? { passwordCosts: options.passwordCosts } : {}),
    cardKey: options.cardKey ?? null,
    onAccounts: (list) => accounts.push(...list),
    ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
  });
  await exam.connectAll();
  if (!options.resetPassword) return exam;
  try {
    accounts.push(await resetStaffPassword(exam.db, options.resetPassword, new Date()));
    return exam;
  } catch (error) {
    await exam.close();
    throw error;
  }
}

/** The console alone, against a real exam server. @throws StartError */
export async function startProxyServer(
  options: Address & StaticFolders & { target: URL },
): Promise<NodeServer> {
  const proxy = createProxy(options.target);
  const site = createSite(async () => new Response(null, { status: 404 }), options);
  const serve = listenerFor(site, null);
  const server = createServer((incoming, outgoing) => {
    if (proxy.covers(incoming.url ?? "")) proxy.answer(incoming, outgoing);
    else void serve(incoming, outgoing);
  });
  server.on("upgrade", upgradeBy(proxy));
  const port = await listen(server, options.port, options.host);
  return {
    url: localUrl(options.host, port),
    port,
    accounts: [],
    powerCutRisk: false,
    satByOthers: null,
    clockBehindMs: 0,
    async close() {
      // Proxied sockets never end by themselves.
      server.closeAllConnections();
      await stopListening(server);
    },
  };
}

/** A server that listens on one address only is not at "localhost", unless that address is. */
function localUrl(host: string, port: number): string {
  const everywhere = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${everywhere ? "localhost" : name}:${port}${__BASE__}`;
}

function upgradeBy(proxy: Proxy) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (incoming.url?.startsWith(livePath)) proxy.upgrade(incoming, socket, head);
    else socket.destroy();
  };
}

function listenerFor(site: Site, trustedProxy: string | null) {
  return getRequestListener(async (request, env) => {
    const incoming = env.incoming as IncomingMessage;
    const outgoing = env.outgoing as ServerResponse;
    const response = await site(request, { address: remoteAddress(incoming, trustedProxy) });
    // Nobody waits for the rest of a body, and no other call comes on a connection that ends before it.
    if (!incoming.complete) outgoing.shouldKeepAlive = false;
    return response;
  });
}

/** The command line: starts, reports, and stops on Ctrl+C. Never rejects. */
export async function main(argv: readonly string[]): Promise<void> {
  // The machine has other things to hold: garbage is collected when the heap has grown by 40 %, by default by up to 300 %.
  setFlagsFromString("--heap-growing-percent=40");
  try {
    const command = readCommandLine(argv, process.env);
    if (command.help) return console.log(usage);
    const { database } = command;
    // PGlite makes its files for everybody to read, which only the whole process can change.
    if (database.kind === "folder" && database.pglite) process.umask(0o077);
    const folders = { dist: resolve("dist"), templates: resolve("templates") };
    const server = command.server
      ? await startProxyServer({ ...command, ...folders, target: command.server })
      : await startNodeServer({ ...command, ...folders });
    closeOnSignal(server);
    printStart(command, server, networkAddress(command.host));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

function closeOnSignal(server: NodeServer): void {
  let stopping = false;
  const stop = () => {
    // Asked twice: the person does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logFault("Stopping failed", error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function deferred<Value>() {
  let resolvePromise: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolvePromise = settle;
  });
  return { promise, resolve: (value: Value) => resolvePromise(value) };
}
