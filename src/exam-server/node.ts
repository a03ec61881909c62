// Puts sockets around the exam server: HTTP, /ws/message, signals, and what the terminal says.
// With listening.ts, proxy.ts, static-files.ts and the database's own files, all that touches the machine.
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { WebSocketServer } from "ws";
import { livePath } from "../contract/live-protocol.ts";
import { readCommandLine, usage } from "./command-line.ts";
import type { ExamServer } from "./create-exam-server.ts";
import { createExamServer } from "./create-exam-server.ts";
import { listen, networkAddress, stopListening } from "./http/listening.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { DatabaseChoice } from "./database/open-database.ts";
import type { Proxy } from "./http/proxy.ts";
import { createProxy } from "./http/proxy.ts";
import type { Account } from "./seed/seed.ts";
import type { Site } from "./http/site.ts";
import { createSite } from "./http/site.ts";
import { resetStaffPassword } from "./security/staff-password.ts";
import { StartError } from "./start-error.ts";
import type { StaticFolders } from "./http/static-files.ts";
import { printStart } from "./start-report.ts";

/** A few hundred megabytes over a school's slow line; Node's own patience is 5 minutes. */
const uploadPatienceMs = 30 * 60 * 1000;

type Address = { port: number; host: string };
export type NodeServerOptions = Address &
  StaticFolders & {
    database: DatabaseChoice;
    school: "demo" | "empty" | "none";
    resetPassword?: string | null;
  };
export type NodeServer = {
  /** Where the console is, for a browser on this computer. */
  url: string;
  port: number;
  /** The accounts that this start made or gave a new password. */
  accounts: Account[];
  close(): Promise<void>;
};

/** @throws StartError */
export async function startNodeServer(options: NodeServerOptions): Promise<NodeServer> {
  const exam = deferred<ExamServer>();
  const accounts: Account[] = [];
  const site = createSite(async (request, origin) => {
    const { fetch } = await exam.promise;
    return fetch(request, origin);
  }, options);
  const server = createServer({ requestTimeout: uploadPatienceMs }, listenerFor(site));
  const sockets = createSockets(async () => (await exam.promise).live);
  server.on("upgrade", sockets.upgrade);
  // The port first: a database made for a server that then cannot listen would have accounts that nobody was told of.
  const port = await listen(server, options.port, options.host);
  try {
    exam.resolve(await openExamServer(options, accounts));
  } catch (error) {
    server.closeAllConnections();
    await stopListening(server);
    throw error;
  }
  return {
    url: localUrl(options.host, port),
    port,
    accounts,
    async close() {
      const { live, close } = await exam.promise;
      live.close();
      sockets.close();
      await stopListening(server);
      await close();
    },
  };
}

async function openExamServer(
  options: NodeServerOptions,
  accounts: Account[],
): Promise<ExamServer> {
  const exam = await createExamServer({
    database: options.database,
    school: options.school,
    host: networkAddress(),
    onAccounts: (list) => accounts.push(...list),
  });
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
  const serve = listenerFor(createSite(async () => new Response(null, { status: 404 }), options));
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

function listenerFor(site: Site) {
  return getRequestListener((request, env) =>
    site(request, { address: remoteAddress(env.incoming as IncomingMessage) }),
  );
}

function remoteAddress({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? "").replace(/^::ffff:/u, "");
}

function createSockets(hub: () => Promise<LiveHub>) {
  // Frames of ours are small: a larger one is not ours.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096 });
  return {
    close() {
      sockets.close();
      // A PC that was switched off never answers the farewell.
      const patience = setTimeout(() => sockets.clients.forEach((one) => one.terminate()), 1_000);
      patience.unref();
    },
    upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer) {
      if (incoming.url?.split("?")[0] !== livePath) return void socket.destroy();
      sockets.handleUpgrade(incoming, socket, head, (opened) => {
        const connection = hub().then((live) => live.connect(opened));
        opened.on("message", (data) => {
          connection
            .then(({ receive }) => receive(String(data)))
            .catch((error: unknown) => {
              console.error(`A socket's frame failed: ${String(error)}`);
              opened.close(1011);
            });
        });
        opened.on("close", () => void connection.then(({ closed }) => closed()));
        // A broken connection is followed by "close", which cleans up.
        opened.on("error", () => opened.terminate());
      });
    },
  };
}

/** The command line: starts, reports, and stops on Ctrl+C. Never rejects. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    const command = readCommandLine(argv, process.env);
    if (command.help) return console.log(usage);
    const folders = { dist: resolve("dist"), templates: resolve("templates") };
    const server = command.server
      ? await startProxyServer({ ...command, ...folders, target: command.server })
      : await startNodeServer({ ...command, ...folders });
    closeOnSignal(server);
    printStart(command, server, networkAddress());
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
        console.error(error);
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
