// Adding, renaming and moving groups. Deleting is groups-deletion.ts.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { groupEndpoints } from "../../../../contract/endpoints/group-endpoints.ts";
import {
  groupPathSeparator,
  maxGroupDepth,
  type Group,
  type GroupInput,
} from "../../../../contract/groups.ts";
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import { difference } from "../../../records/audit-trail.ts";
import type { Db } from "../../../database/database.ts";
import { groupPlace } from "./group-paths.ts";
import { allGroups, branchOf, lockTree } from "./groups-query.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import { findRecord, updateRecord, type RecordKind } from "../../../records/record-kind.ts";
import { inOrder } from "../../../records/record-list.ts";

type Update = InferOutput<typeof groupEndpoints.updateGroup.input>;

export const groupKind: RecordKind<Group> = {
  object: "group",
  called: () => "Group",
  byId: async (ids, { db }) => inOrder(ids, await allGroups(db)),
  lock: (_ids, { db }) => lockTree(db),
};

export const groupWriting: Pick<
  HandlersOf<typeof groupEndpoints>,
  "createGroup" | "updateGroup"
> = {
  createGroup: { write: create },
  updateGroup: { write: update },
};

async function create(input: GroupInput, call: Call): Promise<Group> {
  await lockTree(call.db);
  const groups = await allGroups(call.db);
  checkPlace(input, null, groups);
  const id = randomUUID();
  await call.db
    .insertInto("groups")
    .values({
      id,
      ...input,
      ...groupPlace(parentOf(input, groups), input.name),
      created_at: call.at,
      updated_at: call.at,
    })
    .execute();
  await call.audit({ action: "group.create", objectId: id, after: { ...input } });
  return findRecord(groupKind, id, call);
}

function update({ id, version, ...input }: Update, call: Call): Promise<Group> {
  return updateRecord(groupKind, { id, version }, call, async (before) => {
    const groups = await allGroups(call.db);
    checkPlace(input, before, groups);
    const { name, parent_id } = before;
    return {
      ...difference<Record<string, unknown>>({ name, parent_id }, input),
      async store(stamp) {
        const changed = { ...input, ...stamp };
        await call.db.updateTable("groups").set(changed).where("id", "=", id).execute();
        await placeBranch({ ...before, ...input }, groups, call.db);
      },
    };
  });
}

function parentOf({ parent_id: id }: GroupInput, groups: readonly Group[]): Group | null {
  return groups.find((group) => group.id === id) ?? null;
}

/** Paths of the group and of all below it, as they are after the change. */
async function placeBranch(changed: Group, groups: readonly Group[], db: Db): Promise<void> {
  const paths = new Map(groups.map(({ id, path }) => [id, path]));
  const places = branchOf(groups, changed.id).map((one) => {
    const { id, name, parent_id } = one.id === changed.id ? changed : one;
    const parent = parent_id === null ? null : { path: paths.get(parent_id) ?? "" };
    const place = groupPlace(parent, name);
    paths.set(id, place.path);
    return { id, ...place };
  });
  await sql`
    update groups as g set path = new.path, sort_key = new.sort_key
    from json_to_recordset(${JSON.stringify(places)}::json)
      as new (id text, path text, sort_key text)
    where g.id = new.id`.execute(db);
}

function levelOf({ path }: { path: string }): number {
  return path.split(groupPathSeparator).length;
}

/** @throws Refusal of code 12: a name taken among its siblings, a place below itself or too deep */
function checkPlace(input: GroupInput, self: Group | null, groups: readonly Group[]): void {
  const faults: FieldErrors = {};
  const parent = parentOf(input, groups);
  const branch = self ? branchOf(groups, self.id) : [];
  const height = self ? Math.max(...branch.map(levelOf)) - levelOf(self) + 1 : 1;
  if (input.parent_id !== null && !parent) {
    faults["parent_id"] = "Group induk ini sudah tidak ada. Pilih yang lain.";
  } else if (branch.some(({ id }) => id === input.parent_id)) {
    faults["parent_id"] = "Group tidak dapat dipindahkan ke bawah dirinya sendiri.";
  } else if ((parent ? levelOf(parent) : 0) + height > maxGroupDepth) {
    faults["parent_id"] = `Group paling banyak ${maxGroupDepth} tingkat.`;
  }
  const owner = groups.find(
    ({ id, name, parent_id }) =>
      id !== self?.id &&
      parent_id === input.parent_id &&
      name.toLowerCase() === input.name.toLowerCase(),
  );
  if (owner) faults["name"] = `Sudah ada group ${owner.path}.`;
  refuseFaults(faults);
}
