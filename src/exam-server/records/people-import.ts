// Importing people who sign in: rows as in row-import.ts, and a password for each new person whose cell is empty.
// Passwords are hashed before the transaction opens: PGlite has a single connection, and lists wait for it. Rows are planned once
// before that, in a transaction that is rolled back: a sheet with faults costs no hash.
import type { ImportResult } from "../../contract/imports.ts";
import type { Db } from "../database/database.ts";
import { tidyAfterMany } from "../database/large-change.ts";
import type { Call, StagedCall } from "../http/handler.ts";
import { refuseIfCancelled } from "../http/refusal.ts";
import { hashPasswords, type PasswordCosts } from "../security/passwords.ts";
import { awaitTurn, resultOf, writePlan, type RowWriting } from "./row-import.ts";
import type { PlannedRow, RowInput, RowPlan, SheetRow } from "./row-plan.ts";
import { importVerbs, refuseFaultyRows } from "./sheet-imports.ts";

type PersonRow = SheetRow & { password: string };
/** How many groups the plan has made along with the people. */
type MadeGroups = { new_groups?: number };
/** Null: the old one stays. */
type Hashed = { password_hash: string | null };

export type PeopleImport<Row, Fields, Slip, Input extends RowInput<Row> = RowInput<Row>> = {
  writing: RowWriting<Fields & Hashed>;
  plan(input: Input, call: Call): Promise<RowPlan<Row, Fields> & MadeGroups>;
  keyOf(row: Row): string;
  passwords: { cost: keyof PasswordCosts; make(): string };
  /** In the transaction, once they are written: of those whose password is another one now. */
  afterPasswords?(people: readonly { id: string; password: string }[], call: Call): Promise<void>;
  /** What is answered, once, of those who got a new password. */
  slips(people: readonly (Fields & { password: string })[], db: Db): Promise<Slip[]>;
};

type Secret = { hash: string; /** Empty when the sheet brought it. */ generated: string };
/** By the row's key. */
type Secrets = ReadonlyMap<string, Secret>;

/** Hashed at once, then somebody may give up. */
const hashedAtOnce = 50;

export function peopleImportVerbs<
  Row extends PersonRow,
  Fields extends object,
  Slip,
  Input extends RowInput<Row> = RowInput<Row>,
>(people: PeopleImport<Row, Fields, Slip, Input>) {
  return importVerbs<Input, ImportResult & MadeGroups & { passwords: Slip[] }, Secrets>({
    kind: people.writing.kind,
    async prepare(input, call) {
      const { created, updated, ...plan } = await planOnly(people, input, call);
      const result = { ...resultOf(input, { created, updated, ...plan }), passwords: [] };
      refuseFaultyRows(result);
      const wanted = [...created, ...updated].filter((each) => !isKept(each));
      return makeSecrets(
        wanted.map(({ row }) => row),
        people,
        call,
      );
    },
    async write(input, prepared, call) {
      await awaitTurn(people.writing.kind, call.db);
      const { new_groups = 0, ...plan } = await people.plan(input, call);
      const rows = { ...resultOf(input, plan), passwords: [] };
      if (plan.faults.length > 0) return { result: rows };
      const result = new_groups > 0 ? { ...rows, new_groups } : rows;
      const secrets = await completed(prepared, plan, people, call);
      await writePlan(withHashes(plan, secrets), people.writing, call);
      await people.afterPasswords?.(newPasswords(plan, secrets), call);
      tidyAfterMany(result.created + result.updated, call);
      const passwords = await people.slips(newlyMade(plan, secrets), call.db);
      return { result, secrets: { passwords } };
    },
  });
}

class PlanKnown extends Error {}

/** What would be written. Nothing is: the transaction is rolled back, with the groups that the plan has made. */
async function planOnly<Row, Fields, Slip, Input extends RowInput<Row>>(
  { plan }: Pick<PeopleImport<Row, Fields, Slip, Input>, "plan">,
  input: Input,
  call: StagedCall,
): Promise<RowPlan<Row, Fields>> {
  let known: RowPlan<Row, Fields> | undefined;
  try {
    await call.inTransaction(async (inner) => {
      known = await plan(input, { ...inner, afterCommit: () => undefined });
      throw new PlanKnown();
    });
  } catch (error) {
    if (!(error instanceof PlanKnown)) throw error;
  }
  return known!;
}

type Passwords<Row> = Pick<PeopleImport<Row, never, never>, "keyOf" | "passwords">;

async function makeSecrets<Row extends PersonRow>(
  rows: readonly Row[],
  { keyOf, passwords }: Passwords<Row>,
  { signal, services }: Call,
): Promise<Secrets> {
  const secrets = new Map<string, Secret>();
  for (let start = 0; start < rows.length; start += hashedAtOnce) {
    // Nobody waits for the answer any more: stop here, nothing is written yet.
    refuseIfCancelled(signal);
    const part = rows.slice(start, start + hashedAtOnce);
    const generated = part.map(({ password }) => (password === "" ? passwords.make() : ""));
    const hashes = await hashPasswords(
      part.map(({ password }, index) => password || generated[index]!),
      services.passwordCosts[passwords.cost],
    );
    part.forEach((row, index) => {
      secrets.set(keyOf(row), { hash: hashes[index]!, generated: generated[index]! });
    });
  }
  return secrets;
}

/** What has changed since the rows were planned first: those few are hashed now. */
async function completed<Row extends PersonRow>(
  prepared: Secrets,
  { created }: RowPlan<Row, object>,
  people: Passwords<Row>,
  call: Call,
): Promise<Secrets> {
  const missing = created.filter(({ key }) => !prepared.has(key)).map(({ row }) => row);
  return new Map([...prepared, ...(await makeSecrets(missing, people, call))]);
}

function withHashes<Row extends PersonRow, Fields extends object>(
  plan: RowPlan<Row, Fields>,
  secrets: Secrets,
): RowPlan<Row, Fields & Hashed> {
  const hashed = (each: PlannedRow<Row, Fields>) => {
    const password_hash = isKept(each) ? null : secrets.get(each.key)!.hash;
    return { ...each, fields: { ...each.fields, password_hash } };
  };
  return { ...plan, created: plan.created.map(hashed), updated: plan.updated.map(hashed) };
}

/** The old one stays. */
const isKept = ({ before, row }: PlannedRow<PersonRow, object>) =>
  before !== null && row.password === "";

function newPasswords<Row extends PersonRow>(
  { created, updated }: RowPlan<Row, object>,
  secrets: Secrets,
) {
  return [...created, ...updated]
    .filter((each) => !isKept(each))
    .map(({ id, key, row }) => ({ id, password: row.password || secrets.get(key)!.generated }));
}

function newlyMade<Row, Fields extends object>(plan: RowPlan<Row, Fields>, secrets: Secrets) {
  return plan.created
    .map(({ key, fields }) => ({ ...fields, password: secrets.get(key)!.generated }))
    .filter(({ password }) => password !== "");
}
