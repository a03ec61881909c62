// One exam server per data folder. The lock is a listening socket in it, which the operating system drops with its
// process: a killed server, a restarted container or a number that now belongs to another process leaves none behind.
// A pid in a file would say nothing of another container, and is there still after a cut of power.
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { isCode } from "../start-error.ts";

export type FolderLock = { release(): Promise<void> };

/** Of two starts in the same moment exactly one gets it. Null: another process has the folder. */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  return process.platform === "win32" ? lockByPipe(folder) : lockBySocket(join(folder, "lock"));
}

/** The sockets' names are as long as this one: a socket's path has at most 103 bytes (macOS) or 107 (Linux). */
export const longestLockName = "/lock/0123456789ab.lock";

/**
 * Everybody announces a socket of his own, then asks all others. Who holds the lock answers so; of several who are
 * still asking the first in the alphabet goes on, and the others withdraw. No name is used twice, so a socket that
 * nobody listens to may be removed without asking again.
 */
async function lockBySocket(folder: string): Promise<FolderLock | null> {
  await mkdir(folder, { recursive: true });
  const id = randomBytes(6).toString("hex");
  const own = `${id}.lock`;
  const door = createDoor();
  // Under its final name only once it listens: until then a connection is refused as by one left behind.
  await listening(door.server, join(folder, `${id}.new`));
  const withdraw = async () => {
    door.close();
    await rm(join(folder, own), { force: true });
  };
  try {
    await rename(join(folder, `${id}.new`), join(folder, own));
  } catch (error) {
    door.close();
    // Swept away by the one who got the lock meanwhile.
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
  for (const other of await readdir(folder)) {
    if (other === own || !other.endsWith(".lock")) continue;
    if ((await ask(join(folder, other), other < own)) === "withdraw") {
      await withdraw();
      return null;
    }
  }
  door.hold();
  for (const other of await readdir(folder)) {
    if (other.endsWith(".new")) await rm(join(folder, other), { force: true });
  }
  return { release: withdraw };
}

const held = "held";

/** A server that lets callers wait until it is known whether the lock is held. */
function createDoor() {
  const waiting = new Set<Socket>();
  let isHeld = false;
  const server = createServer((caller) => {
    caller.on("error", () => caller.destroy());
    caller.on("close", () => waiting.delete(caller));
    if (isHeld) caller.end(held);
    else waiting.add(caller);
  });
  // A lock alone is no reason to go on living.
  server.unref();
  return {
    server,
    hold() {
      isHeld = true;
      for (const caller of waiting) caller.end(held);
    },
    close() {
      server.close();
      for (const caller of waiting) caller.destroy();
    },
  };
}

/** Waits until the other has decided, unless being there is enough for him to go first. */
async function ask(path: string, goesFirst: boolean): Promise<"withdraw" | "go on"> {
  const socket = connect(path);
  const answer = await new Promise<"withdraw" | "go on" | "nobody">((settle) => {
    let heard = "";
    socket.on("error", (error) => {
      const isGone = isCode(error, "ECONNREFUSED") || isCode(error, "ENOENT");
      // Refused: left behind. Reset: ended while it was asked. Anything else: somebody is there, and too busy.
      settle(isGone ? "nobody" : isCode(error, "ECONNRESET") ? "go on" : "withdraw");
    });
    socket.on("connect", () => goesFirst && settle("withdraw"));
    socket.on("data", (part) => (heard += String(part)));
    socket.on("close", () => settle(heard === held ? "withdraw" : "go on"));
  });
  socket.destroy();
  if (answer !== "nobody") return answer;
  await rm(path, { force: true });
  return "go on";
}

/** Windows has no sockets in folders that every Node could use, and pipes whose name only one process can have. */
async function lockByPipe(folder: string): Promise<FolderLock | null> {
  const hash = createHash("sha256").update(folder.toLowerCase()).digest("hex");
  const server = createServer((caller) => caller.destroy()).unref();
  try {
    await listening(server, `\\\\.\\pipe\\exam-server-${hash}`);
  } catch (error) {
    if (isCode(error, "EADDRINUSE")) return null;
    throw error;
  }
  return {
    async release() {
      server.close();
    },
  };
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}
