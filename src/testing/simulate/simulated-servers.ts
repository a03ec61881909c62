// The exam servers of a simulation, as processes of their own: one with a database in a folder, or several on one PostgreSQL.
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../exam-server/database/own/postgres-binaries.ts";
import {
  give,
  makeCluster,
  startCluster,
} from "../../exam-server/database/own/postgres-cluster.ts";
import { placeIn } from "../../exam-server/database/own/postgres-process.ts";
import { stallFolderDatabase } from "../server/folder-database.ts";
import { startNginx } from "./nginx-front.ts";
import { bundleServer, ServerProcess, type StartOptions } from "../faults/server-process.ts";

export type SimulatedServers = {
  admin: { email: string; password: string };
  /** Of those that come one after the other, each has the next server. */
  addressFor(turn: number): string;
  /** What nginx has logged as wrong. */
  nginxFaults(): Promise<string[]>;
  /** One of them, without warning; answers when it is there again. */
  killNext(): Promise<void>;
  /** The first, without warning; the answer starts it anew. */
  turnOff(): Promise<() => Promise<void>>;
  /** The database in the folder stands still until the answer is called. */
  stall(): Promise<() => void>;
  close(): Promise<void>;
};

/**
 * @param isBehindNginx participants come through the nginx of README.md, which is for three servers
 * @throws Error with what a server printed, when it ends instead of getting ready
 */
export async function startServers(
  count: number,
  isBehindNginx = false,
): Promise<SimulatedServers> {
  const { program, remove } = await bundleServer();
  const folder = await mkdtemp(join(tmpdir(), "exo-simulate-"));
  // PostgreSQL may have to pass through it as another user.
  await chmod(folder, 0o755);
  const data = join(folder, "data");
  const shared = count > 1 ? await startShared(folder) : null;
  const trusting = isBehindNginx ? ["--trusted-proxy", "127.0.0.1"] : [];
  const address = shared && { databaseUrl: shared.url };
  const options: StartOptions = { program, data, options: trusting, ...address };
  const servers: ServerProcess[] = [];
  /** Where each is, or was until it was killed: one that starts has no address yet. */
  const addresses: string[] = [];
  let next = 0;

  /** Where it was before, if it was: browsers find it again. */
  async function start(at: number): Promise<void> {
    const port = Number(new URL(addresses[at] ?? "http://x:0").port);
    const server = new ServerProcess({ ...options, port });
    servers[at] = server;
    await server.ready();
    addresses[at] = server.address;
  }

  // The first makes the school.
  for (let at = 0; at < count; at += 1) await start(at);
  const nginx = isBehindNginx ? await startNginx(join(folder, "nginx"), addresses) : null;
  const [email = "", password = ""] = [...servers[0]!.accounts()][0] ?? [];
  return {
    admin: { email, password },
    addressFor: (turn) => nginx?.address ?? addresses[turn % count]!.replace(/\/api\/v1$/u, ""),
    nginxFaults: async () => (await nginx?.faults()) ?? [],
    async killNext() {
      const at = next % count;
      next += 1;
      await servers[at]!.kill();
      await start(at);
    },
    async turnOff() {
      await servers[0]!.kill();
      return () => start(0);
    },
    async stall() {
      if (servers[0]!.postgresPid === null) throw new Error("There is no PostgreSQL to pause");
      return stallFolderDatabase(data);
    },
    async close() {
      await nginx?.stop();
      await Promise.all(servers.map((server) => server.end("SIGINT")));
      await shared?.stop();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** With what the embedded server gives its own, waiting for the disk included. */
async function startShared(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const place = join(folder, "postgres");
  await mkdir(place);
  const binaries = await findPostgres(place);
  if ("reason" in binaries) throw new Error(`No PostgreSQL to share: ${binaries.reason}`);
  await give(place, binaries.runAs);
  const cluster = placeIn(place, binaries);
  await makeCluster(cluster);
  const { connection, stop } = await startCluster(cluster);
  const { host, port, user, password } = connection;
  return {
    url: `postgres://${user}:${password}@${encodeURIComponent(String(host))}:${port}/postgres`,
    stop,
  };
}
