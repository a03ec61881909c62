// PostgreSQL as a process beside this one: how it is set up, started and ended, and what it says when it gives up.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { open, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { logLine } from "../../log-line.ts";
import { wordsOf } from "../../start-error.ts";
import { clusterName } from "../data-folder.ts";
import { control, program, type PostgresBinaries } from "./postgres-binaries.ts";
import { commandAs, spawnOptions } from "./postgres-user.ts";

const onWindows = process.platform === "win32";

export type ClusterPlace = {
  binaries: PostgresBinaries;
  /** The cluster's own folder. */
  cluster: string;
  /** Holds nothing but the socket; made anew at each start. */
  socket: string;
  log: string;
  /** For data that nobody will miss: a test's. */
  isThrowaway?: boolean;
};

/** Where PostgreSQL has its things in a data folder. */
export function placeIn(folder: string, binaries: PostgresBinaries): ClusterPlace {
  return {
    binaries,
    cluster: join(folder, clusterName),
    socket: join(folder, "socket"),
    log: join(folder, `${clusterName}.log`),
  };
}

/** For PCs of 2 to 4 GB. What is logged holds no statement and no value: they are people's data. */
const settings = {
  max_connections: "40",
  shared_buffers: "128MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  effective_cache_size: "512MB",
  max_parallel_workers_per_gather: "0",
  max_wal_size: "512MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  wal_compression: "on",
  jit: "off",
  autovacuum_naptime: "15s",
  timezone: "UTC",
  max_logical_replication_workers: "0",
  log_checkpoints: "off",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  // Disks that keep writes to themselves must be told, and these two systems do so only when asked.
  ...(["win32", "darwin"].includes(process.platform)
    ? { wal_sync_method: "fsync_writethrough" }
    : {}),
};

/** Fast instead of safe. */
const throwawaySettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "100",
  // Of databases that last for seconds there is nothing to tidy, and each would be looked through again and again.
  autovacuum: "off",
};

export type RunningPostgres = {
  hasEnded(): boolean;
  ended: Promise<unknown>;
  /** Why it gave up, in words. */
  reason(): Promise<string>;
  /** Connections are cut, everything is written down. */
  stop(): Promise<void>;
  abandon(): void;
};

export async function launch(place: ClusterPlace, port: number): Promise<RunningPostgres> {
  const { binaries, cluster, log } = place;
  const values = Object.entries({
    ...settings,
    ...(place.isThrowaway ? throwawaySettings : {}),
    port: String(port),
    ...(onWindows
      ? { listen_addresses: "127.0.0.1" }
      : { listen_addresses: "", unix_socket_directories: place.socket }),
  });
  const options = values.map(([name, value]) => ["-c", `${name}=${value}`]).flat();
  const begins = await makeRoomForLog(log);
  const reason = async () => reasonIn((await readFile(log, "utf8")).slice(begins));
  if (onWindows) return launchByControl(place, options, reason);
  const file = await open(log, "a", 0o600);
  // In a session of its own: Ctrl+C in the terminal is for the server, which still needs the database to finish.
  const postgres = program(binaries.folder, "postgres");
  const command = commandAs(binaries.runAs, postgres, ["-D", cluster, ...options]);
  const child = spawn(command.file, command.args, {
    ...spawnOptions(binaries.runAs),
    stdio: ["ignore", file.fd, file.fd],
    detached: true,
  });
  await file.close();
  return runningChild(child, reason);
}

type Reason = RunningPostgres["reason"];

function runningChild(child: ChildProcess, reason: Reason): RunningPostgres {
  let hasEnded = false;
  const ended = once(child, "exit")
    .catch((error: unknown) => logLine(`The database cannot be started: ${wordsOf(error)}`))
    .finally(() => {
      hasEnded = true;
    });
  return {
    hasEnded: () => hasEnded,
    ended,
    reason,
    async stop() {
      if (!hasEnded) child.kill("SIGINT");
      await ended;
    },
    abandon: () => void (hasEnded || child.kill("SIGQUIT")),
  };
}

/** As an administrator of Windows only pg_ctl can start it: it gives up the rights that PostgreSQL refuses to have. */
async function launchByControl(
  place: ClusterPlace,
  options: string[],
  reason: Reason,
): Promise<RunningPostgres> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const quoted = options.map((option) => `"${option}"`).join(" ");
  await control(place, "start", "-l", place.log, "-o", quoted, "-w", "-t", "600");
  return {
    hasEnded: () => false,
    ended,
    reason,
    async stop() {
      await control(place, "stop", "-m", "fast", "-w", "-t", "600");
      end();
    },
    // The next start ends it.
    abandon: () => undefined,
  };
}

/** The last thing that one of its programs said before it gave up; a full disk in words of our own. */
export function reasonIn(text: string): string {
  if (/No space left on device/u.test(text)) {
    return "The disk is full. Make room on it: nothing that was confirmed is lost.";
  }
  const faults = text.split("\n").filter((line) => /FATAL|PANIC|error:/u.test(line));
  return (faults.at(-1) ?? text.trim().split("\n").at(-1) ?? "").replace(
    /^.*(?:FATAL|PANIC|error):\s*/u,
    "",
  );
}

const largestLog = 5 * 1024 * 1024;

/** Answers where in it the new lines will begin. */
async function makeRoomForLog(log: string): Promise<number> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size <= largestLog) return size;
  await rename(log, `${log}.old`);
  return 0;
}
