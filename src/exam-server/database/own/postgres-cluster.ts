// A PostgreSQL of the exam server's own: one cluster in the data folder, reached through a socket in that folder, so that
// nobody on the network can speak to it (Windows: loopback). It starts and stops with the server.
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { logLine } from "../../log-line.ts";
import { isCode, StartError, wordsOf } from "../../start-error.ts";
import { flushed } from "../flushed-file.ts";
import { freePort } from "./free-port.ts";
import { program } from "./postgres-binaries.ts";
import { launch, reasonIn, type ClusterPlace, type RunningPostgres } from "./postgres-process.ts";
import { endSurvivor } from "./postgres-survivor.ts";
import { runAs, type RunAs } from "./postgres-user.ts";

const onWindows = process.platform === "win32";
const user = "exam_server";

export type Cluster = {
  connection: { host: string; port: number; user: string; password: string };
  stop(): Promise<void>;
  /** At once and without writing anything down, for a process that is about to end: what was confirmed is safe. */
  abandon(): void;
};

/** A test connects a thousand times; that its password is long and random is enough. */
const throwawayOptions = ["--no-sync", "--set=scram_iterations=1"];

/** Makes the cluster, on the disk when this returns. @throws StartError */
export async function makeCluster(place: ClusterPlace): Promise<void> {
  const { binaries, cluster } = place;
  const passwordFile = `${cluster}.password`;
  await endSurvivor(place);
  await rm(cluster, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  await give(passwordFile, binaries.runAs);
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--auth=scram-sha-256", `--username=${user}`, `--pwfile=${passwordFile}`];
  try {
    await mkdir(cluster, { mode: 0o700 });
    await give(cluster, binaries.runAs);
    const options = [...locale, "--locale=C", ...access];
    await runAs(binaries.runAs, program(binaries.folder, "initdb"), [
      `--pgdata=${cluster}`,
      ...options,
      ...(place.isThrowaway ? throwawayOptions : []),
    ]);
    await rename(passwordFile, passwordOf(cluster));
    await flushed(passwordOf(cluster));
    await flushed(cluster);
  } catch (error) {
    throw new StartError(`Cannot make the database in ${cluster}. ${reasonIn(wordsOf(error))}`);
  }
}

/**
 * Starts it, ends the PostgreSQL that a killed server left behind before, and starts it again should it ever end by
 * itself. @throws StartError
 */
export async function startCluster(place: ClusterPlace): Promise<Cluster> {
  await refuseOtherVersion(place);
  await endSurvivor(place);
  await rm(place.socket, { recursive: true, force: true });
  await mkdir(place.socket, { mode: 0o700 });
  await give(place.socket, place.binaries.runAs);
  const port = onWindows ? await freePort() : 5432;
  const connection = {
    host: onWindows ? "127.0.0.1" : place.socket,
    port,
    user,
    password: (await readFile(passwordOf(place.cluster), "utf8")).trim(),
  };
  let postgres = await launch(place, port);
  await untilReady(connection, postgres, place);
  let isStopping = false;
  const keepRunning = async (): Promise<void> => {
    await postgres.ended;
    if (isStopping) return;
    logLine(
      `The database ended by itself and is started again. ${await postgres.reason().catch(wordsOf)}`,
    );
    await wait(1_000);
    if (isStopping) return;
    try {
      await endSurvivor(place);
      postgres = await launch(place, port);
    } catch (error) {
      // A full or broken disk: tried again in a moment.
      logLine(`The database cannot be started: ${wordsOf(error)}`);
    }
    return keepRunning();
  };
  const kept = keepRunning();
  return {
    connection,
    async stop() {
      isStopping = true;
      await postgres.stop();
      await kept;
    },
    abandon() {
      isStopping = true;
      postgres.abandon();
    },
  };
}

/** After a cut of power it first reads what it had promised: as long as it runs, it is waited for. */
async function untilReady(
  connection: Cluster["connection"],
  postgres: RunningPostgres,
  place: ClusterPlace,
): Promise<void> {
  const since = performance.now();
  let wasTold = false;
  for (;;) {
    const fault = await tryConnection(connection);
    if (!fault) return;
    if (!isStarting(fault) || postgres.hasEnded()) {
      await postgres.stop();
      const reason = (await postgres.reason()) || wordsOf(fault);
      throw new StartError(`Cannot start the database in ${place.cluster}. ${reason}`);
    }
    if (!wasTold && performance.now() - since > 5_000) {
      wasTold = true;
      console.log("The database repairs what an unclean end has left; this may take minutes.");
    }
    await wait(20);
  }
}

function isStarting(fault: unknown): boolean {
  const cannotConnectNow = "57P03";
  return ["ENOENT", "ECONNREFUSED", "ECONNRESET", cannotConnectNow].some((code) =>
    isCode(fault, code),
  );
}

async function tryConnection(connection: Cluster["connection"]): Promise<unknown> {
  const client = new pg.Client({ ...connection, database: "postgres" });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseOtherVersion({ binaries, cluster }: ClusterPlace): Promise<void> {
  const version = Number(await readFile(join(cluster, "PG_VERSION"), "utf8"));
  if (version === binaries.majorVersion) return;
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${version}, and this server brings ${binaries.majorVersion}. Nothing was changed. Start the release of the server that brings PostgreSQL ${version}, or take the data over with pg_dump of ${version} and DATABASE_URL.`,
  );
}

const passwordOf = (cluster: string) => join(cluster, "exam-server.password");

export async function give(path: string, { user }: RunAs): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
