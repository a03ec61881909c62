// Importing members of one or many groups: first what would change, then all of it in one transaction, once for each
// import_id, and only if it is still what the person saw.
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import type { groupMemberEndpoints } from "../../../../contract/endpoints/group-member-endpoints.ts";
import type { GroupImportPlan, GroupImportResult } from "../../../../contract/group-members.ts";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import { parentPathOf } from "../../../../domain/people/group-path.ts";
import type { Db } from "../../../database/database.ts";
import {
  fingerprintOf,
  planLeavers,
  planMembers,
  type KnownGroup,
  type MemberPlan,
  type PlanInput,
} from "./group-import-plan.ts";
import { storeMembership } from "./group-membership-writing.ts";
import { groupPlace } from "./group-paths.ts";
import { lockTree } from "./groups-query.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { tidyAfterMany } from "../../../database/large-change.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { importVerbs } from "../../../records/sheet-imports.ts";
import { isOneOf } from "../../../records/list-sql.ts";
import { anyOf } from "../../../records/sql-rows.ts";

type PlanQuestion = InferOutput<typeof groupMemberEndpoints.planGroupImport.input>;
type ImportInput = InferOutput<typeof groupMemberEndpoints.importGroupMembers.input>;

const verbs = importVerbs<ImportInput, GroupImportResult, null>({
  kind: "group",
  prepare: async () => null,
  write: importAll,
});

export const groupImportHandlers: Pick<
  HandlersOf<typeof groupMemberEndpoints>,
  "planGroupImport" | "importGroupMembers" | "getGroupImport"
> = {
  planGroupImport: {
    async read(question, { db }) {
      return shownPlan(await planWith(question, db, false));
    },
  },
  importGroupMembers: verbs.send,
  getGroupImport: verbs.find,
};

function shownPlan(plan: MemberPlan): GroupImportPlan {
  return {
    members: plan.members.map(({ no_ujian, nama, does, from, to }) => ({
      no_ujian,
      nama,
      does,
      from,
      to,
    })),
    new_groups: plan.new_groups,
    fingerprint: fingerprintOf(plan),
    faults: plan.faults,
  };
}

/** `locked`: nobody else changes these participants until the transaction ends. */
async function planWith(
  { rows, group_id }: PlanQuestion,
  db: Db,
  locked: boolean,
): Promise<MemberPlan> {
  const groups = await db
    .selectFrom("groups")
    .select(["id", "parent_id", "name", "path"])
    .orderBy("sort_key")
    .execute();
  const opened = groups.find(({ id }) => id === group_id) ?? null;
  if (group_id !== null && !opened) throw notFound("Group");
  const numbers = rows.map(({ no_ujian }) => no_ujian);
  const named = await people(db, locked)
    .where(isOneOf("no_ujian", numbers))
    .orderBy("id")
    .execute();
  const input: PlanInput = { rows, opened, groups, named };
  const { targets, ...plan } = planMembers(input);
  const present = await people(db, locked)
    .where("group_id", "=", anyOf([...targets]))
    .orderBy("id")
    .execute();
  return { ...plan, members: [...plan.members, ...planLeavers(input, present)] };
}

function people(db: Db, locked: boolean) {
  return db
    .selectFrom("participants")
    .select(["id", "no_ujian", "nama", "group_id"])
    .where("deleted_at", "is", null)
    .$if(locked, (rows) => rows.forUpdate());
}

async function importAll(input: ImportInput, _prepared: null, call: Call) {
  await lockTree(call.db);
  const plan = await planWith(input, call.db, true);
  const result = resultOf(input, plan);
  if (plan.faults.length > 0) return { result };
  refuseUnseen(input, plan);
  const ids = await makeGroups(plan.new_groups, call);
  await storeMembership(
    plan.members
      .filter(({ does }) => isDone(does, input))
      .map(({ id, from_id, to }) => ({
        id,
        from: from_id,
        to: to === null ? null : ids.get(to.toLowerCase())!,
      })),
    call,
  );
  tidyAfterMany(result.created + result.updated + result.left, call);
  return { result };
}

function isDone(does: MemberPlan["members"][number]["does"], input: ImportInput): boolean {
  if (does === "join") return true;
  if (does === "move") return input.move;
  return does === "leave" && input.replace;
}

function refuseUnseen({ fingerprint, create_groups }: ImportInput, plan: MemberPlan): void {
  if (fingerprint !== fingerprintOf(plan)) {
    throw conflict(
      "Group atau anggotanya sudah diubah orang lain sejak perubahan ini ditampilkan. Tidak ada yang disimpan; lihat sekali lagi perubahannya.",
    );
  }
  if (plan.new_groups.length > 0 && !create_groups) {
    throw conflict(
      `Ada ${plan.new_groups.length} group yang belum ada di server. Setujui pembuatannya, atau perbaiki filenya.`,
    );
  }
}

function resultOf(input: ImportInput, plan: MemberPlan): GroupImportResult {
  const isFaulty = plan.faults.length > 0;
  const count = (does: MemberPlan["members"][number]["does"]) =>
    isFaulty ? 0 : plan.members.filter((member) => member.does === does).length;
  return {
    import_id: input.import_id,
    created: count("join"),
    updated: input.move ? count("move") : 0,
    skipped: count("stay") + (input.move ? 0 : count("move")),
    left: input.replace ? count("leave") : 0,
    new_groups: isFaulty ? 0 : plan.new_groups.length,
    faults: plan.faults,
  };
}

/** Makes what is missing, parents first; answers the id of every path, without regard to case. */
export async function makeGroups(
  paths: readonly string[],
  call: Call,
): Promise<Map<string, string>> {
  const known: Pick<KnownGroup, "id" | "path">[] = await call.db
    .selectFrom("groups")
    .select(["id", "path"])
    .execute();
  const ids = new Map(known.map(({ id, path }) => [path.toLowerCase(), id]));
  const made = paths.map((path) => {
    const id = randomUUID();
    const above = parentPathOf(path);
    const parent_id = above === null ? null : ids.get(above.toLowerCase())!;
    const name = above === null ? path : path.slice(above.length + groupPathSeparator.length);
    const place = groupPlace(above === null ? null : { path: above }, name);
    ids.set(path.toLowerCase(), id);
    return { id, parent_id, name, ...place, created_at: call.at, updated_at: call.at };
  });
  if (made.length === 0) return ids;
  await call.db.insertInto("groups").values(made).execute();
  await call.audit(
    made.map(({ id, parent_id, name }) => ({
      action: "group.create",
      objectId: id,
      after: { name, parent_id },
    })),
  );
  return ids;
}
