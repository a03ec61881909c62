// Starts Debian's nginx in front of several exam servers, with the configuration that README.md shows. Only ports and folders are replaced.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { freePort } from "../../exam-server/database/own/free-port.ts";

export type NginxFront = {
  address: string;
  /** Lines of the error log: "worker_connections are not enough" among them. */
  faults(): Promise<string[]>;
  stop(): Promise<void>;
};

type Blocks = { site: string; upstream: string; main: string };

const patienceMs = 10_000;

/**
 * @param folder made for its files
 * @param servers addresses of three exam servers, as the text has them
 * @throws Error when there is no nginx, or it does not start
 */
export async function startNginx(folder: string, servers: readonly string[]): Promise<NginxFront> {
  await mkdir(folder);
  const port = await freePort();
  const { site, upstream, main } = await blocksOfReadme();
  const served = join(folder, "srv");
  await mkdir(served);
  await symlink(resolve("dist"), join(served, "adm"));
  const ports = servers.map((address) => new URL(address).port);
  const config = [
    main,
    `error_log ${join(folder, "error.log")} error;`,
    `pid ${join(folder, "nginx.pid")};`,
    "http {",
    "include /etc/nginx/mime.types;",
    "access_log off;",
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    ),
    replaced(upstream, [
      ["127.0.0.1:9988", `127.0.0.1:${ports[0]}`],
      ["127.0.0.1:9989", `127.0.0.1:${ports[1]}`],
      ["127.0.0.1:9990", `127.0.0.1:${ports[2]}`],
    ]),
    replaced(site, [
      ["listen 80;", `listen 127.0.0.1:${port};`],
      ["root /srv/exo;", `root ${served};`],
      ["proxy_pass http://127.0.0.1:9988;", "proxy_pass http://exo;"],
    ]),
    "}",
  ].join("\n");
  await writeFile(join(folder, "nginx.conf"), config);
  await chmod(folder, 0o755);
  // Beside the user's own, the folders where Debian puts what is for administrators.
  const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` };
  const args = ["-p", folder, "-c", "nginx.conf", "-g", "daemon off;"];
  const child = spawn("nginx", args, { stdio: ["ignore", "inherit", "inherit"], env });
  const ended = once(child, "exit");
  await Promise.race([
    answers(port),
    ended.then(() => Promise.reject(new Error("nginx ended instead of starting."))),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    async faults() {
      const log = await readFile(join(folder, "error.log"), "utf8");
      return log.split("\n").filter((line) => line !== "");
    },
    async stop() {
      child.kill("SIGQUIT");
      await ended;
    },
  };
}

/** In the order in which README.md has them. */
async function blocksOfReadme(): Promise<Blocks> {
  const text = await readFile("README.md", "utf8");
  const blocks = [...text.matchAll(/```nginx\n(.*?)```/gsu)].map(([, block]) => block!);
  const [site, upstream, main, ...more] = blocks;
  if (site === undefined || upstream === undefined || main === undefined || more.length > 0) {
    throw new Error("README.md has other blocks for nginx: site, upstream and main are expected.");
  }
  return { site, upstream, main };
}

/** @throws Error when one is not there */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  let changed = text;
  for (const [from, to] of changes) {
    if (!changed.includes(from)) throw new Error(`README.md has no "${from}" for nginx.`);
    changed = changed.replace(from, to);
  }
  return changed;
}

/** @throws Error when nobody listens there in time */
async function answers(port: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await new Promise<boolean>((settle) => {
      socket.once("connect", () => settle(true)).once("error", () => settle(false));
    });
    socket.destroy();
    if (isThere) return;
    if (performance.now() > until) throw new Error("nginx does not answer.");
    await new Promise((settle) => setTimeout(settle, 50));
  }
}
