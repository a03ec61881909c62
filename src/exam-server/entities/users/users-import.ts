// Importing accounts: everything in one transaction, every row or none, and once for each import_id.
// Passwords are hashed before the transaction opens, as for participants.
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import type { User } from "../../../contract/users.ts";
import type * as contract from "../../../contract/users-import.ts";
import type { UserImportResult, UserImportRow } from "../../../contract/users-import.ts";
import { difference } from "../../records/audit.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { hashPasswords, staffPassword } from "../../security/passwords.ts";
import { refuseIfCancelled } from "../../http/refusal.ts";
import { importVerbs } from "../../records/sheet-imports.ts";
import { lockedCaller } from "./user-rules.ts";
import { planUserImport } from "./users-import-plan.ts";
import type { PlannedUser } from "./users-import-plan.ts";
import { usersByEmail, usersById } from "./users-query.ts";
import { signOutEverywhere } from "./users-writing.ts";

type ImportInput = InferOutput<typeof contract.importUsers.input>;

const verbs = importVerbs<ImportInput, UserImportResult, Secrets>({
  kind: "user",
  prepare: ({ rows }, call) => prepareSecrets(rows, call),
  write: importAll,
  commitEntry: (result) => ({
    action: "import.commit",
    objectId: result.import_id,
    after: { ...result },
  }),
});

export const userImport: HandlersOf<typeof contract> = {
  matchUsers: {
    read: async ({ emails }, { db }) => ({ matches: await usersByEmail(db, emails) }),
  },
  importUsers: verbs.send,
  getUserImport: verbs.find,
};

type Secret = { hash: string; /** Empty when the sheet brought it. */ generated: string };
type Secrets = ReadonlyMap<number, Secret>;

/** By the row's number: staff are few, so every row gets one and those that need none forget it. */
async function prepareSecrets(rows: readonly UserImportRow[], { signal, services }: Call) {
  const secrets = new Map<number, Secret>();
  for (let start = 0; start < rows.length; start += 50) {
    // Nobody waits for the answer any more: stop here, nothing is written yet.
    refuseIfCancelled(signal);
    const batch = rows.slice(start, start + 50).map(({ row, password }) => ({
      row,
      password,
      generated: password === "" ? staffPassword() : "",
    }));
    const hashes = await hashPasswords(
      batch.map(({ password, generated }) => password || generated),
      services.passwordCosts.staff,
    );
    batch.forEach(({ row, generated }, index) => {
      secrets.set(row, { hash: hashes[index]!, generated });
    });
  }
  return secrets;
}

async function importAll(input: ImportInput, secrets: Secrets, call: Call) {
  const by = await lockedCaller(call);
  const plan = planUserImport(input.rows, input.duplicates, await stored(input, call), by);
  const result = { ...countsOf(input.import_id, plan.rows), faults: plan.faults };
  if (plan.faults.length > 0) return { result };
  for (const planned of plan.rows) await store(planned, secrets.get(planned.row.row)!, call);
  return { result, secrets: { passwords: generatedOf(plan.rows, secrets) } };
}

async function stored({ rows }: ImportInput, { db, at }: Call): Promise<User[]> {
  const found = await usersByEmail(
    db,
    rows.map(({ email }) => email),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  // Everybody who locks several does it in this order, or two of them could wait for each other.
  await db
    .selectFrom("users")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return usersById(db, ids, at);
}

async function store(planned: PlannedUser, { hash }: Secret, call: Call): Promise<void> {
  if (planned.does === "skip") return;
  const { fields } = planned;
  if (planned.does === "create") {
    const id = randomUUID();
    await call.db
      .insertInto("users")
      .values({ id, ...fields, password_hash: hash, created_at: call.at, updated_at: call.at })
      .execute();
    return call.audit({ action: "user.import", objectId: id, after: fields });
  }
  const { stored: before, row } = planned;
  const secret = row.password === "" ? {} : { password_hash: hash };
  await call.db
    .updateTable("users")
    .set({ ...fields, ...secret, version: before.version + 1, updated_at: call.at })
    .where("id", "=", before.id)
    .execute();
  if (row.password !== "" || !fields.active) await signOutEverywhere([before.id], call);
  const changes = difference<Record<string, unknown>>({ ...before }, fields);
  return call.audit({ action: "user.import", objectId: before.id, ...changes });
}

function countsOf(importId: string, rows: readonly PlannedUser[]): UserImportResult {
  const count = (does: PlannedUser["does"]) => rows.filter((row) => row.does === does).length;
  return {
    import_id: importId,
    created: count("create"),
    updated: count("update"),
    skipped: count("skip"),
    faults: [],
    passwords: [],
  };
}

function generatedOf(
  rows: readonly PlannedUser[],
  secrets: Secrets,
): UserImportResult["passwords"] {
  return rows.flatMap((planned) => {
    if (planned.does !== "create") return [];
    const { name, email } = planned.fields;
    const password = secrets.get(planned.row.row)?.generated ?? "";
    return password === "" ? [] : [{ name, email, password }];
  });
}
