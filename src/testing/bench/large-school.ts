// A school of 100,000 participants in a data folder, for the benches.
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import type { Role } from "../../contract/roles.ts";
import { createExamServer } from "../../exam-server/create-exam-server.ts";
import type { Db } from "../../exam-server/database/database.ts";
import { startNodeServer, type NodeServer } from "../../exam-server/node.ts";
import { testCosts } from "../server/test-settings.ts";
import type { Account } from "../../exam-server/security/staff-password.ts";

export type LargeSchool = {
  server: NodeServer;
  accounts: Account[];
  folder: string;
  close(): Promise<void>;
};

/** A data folder in which nobody has opened the database yet. */
export type LargeData = {
  accounts: Account[];
  folder: string;
  data: string;
  remove(): Promise<void>;
};

/** Puts into the school what a bench needs beside its participants. */
type Fill = (db: Db) => Promise<void>;

export async function makeLargeData(size: number, fill?: Fill): Promise<LargeData> {
  const { from, accounts } = await (demonstration ??= makeDemonstration());
  const root = await newFolder();
  const data = join(root, "data");
  // Owners too: PostgreSQL's may be another user.
  await promisify(execFile)("cp", ["-a", from, data]);
  const exam = await createExamServer({
    database: { kind: "folder", path: data },
    school: "none",
    passwordCosts: testCosts,
  });
  // The demonstration's own participants again and again, under other numbers and names.
  await sql`
    insert into participants (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock,
      status, block_reason, blocked_at, last_login_at, version, created_at, updated_at)
    select gen_random_uuid()::text, 'B' || lpad(n::text, 6, '0'), p.nama || ' ' || n, p.sesi, p.password_hash,
      p.jurusan_id, p.agama_id, p.group_id, p.antiblock, p.status, p.block_reason, p.blocked_at, p.last_login_at, 1,
      p.created_at, p.updated_at
    from generate_series(1, ${sql.lit(size)}) n
    join (select *, row_number() over (order by id) as at, count(*) over () as all_of_them from participants) p
      on p.at = 1 + n % p.all_of_them`.execute(exam.db);
  await fill?.(exam.db);
  await sql`vacuum analyze`.execute(exam.db);
  await exam.close();
  const remove = () => rm(root, { recursive: true, force: true });
  return { accounts, folder: root, data, remove };
}

/** Filled once in a run: a copy of it is there in a fraction of the time. */
let demonstration: ReturnType<typeof makeDemonstration> | undefined;

async function makeDemonstration(): Promise<{ from: string; accounts: Account[] }> {
  const root = await newFolder();
  process.on("exit", () => rmSync(root, { recursive: true, force: true }));
  const from = join(root, "data");
  const accounts: Account[] = [];
  const exam = await createExamServer({
    database: { kind: "folder", path: from },
    school: "demo",
    onAccounts: (list) => accounts.push(...list),
    passwordCosts: testCosts,
  });
  await exam.close();
  return { from, accounts };
}

async function newFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "exo-bench-"));
  // PostgreSQL may have to pass through it as another user.
  await chmod(root, 0o755);
  return root;
}

export async function openLargeSchool(size: number, fill?: Fill): Promise<LargeSchool> {
  const { accounts, folder, data, remove } = await makeLargeData(size, fill);
  const server = await startNodeServer({
    port: 0,
    host: "127.0.0.1",
    dist: resolve("dist"),
    templates: resolve("templates"),
    database: { kind: "folder", path: data },
    school: "none",
  });
  return {
    server,
    accounts,
    folder,
    async close() {
      await server.close();
      await remove();
    },
  };
}

export async function tokenOf(
  { server, accounts }: LargeSchool,
  role: Role = "EVIL",
): Promise<string> {
  const { email, password } = accounts.find((one) => one.role === role)!;
  const response = await fetch(new URL("/api/v1/token/generate", server.url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}
