// Deleting a group: those below it go with it, its members stay without a group, and a schedule that uses it forbids it.
import type { InferOutput } from "valibot";
import type { groupEndpoints } from "../../../../contract/endpoints/group-endpoints.ts";
import type { Group, GroupDeletion } from "../../../../contract/groups.ts";
import type { Db } from "../../../database/database.ts";
import { allGroups, branchOf, lockTree, schedulesUsing } from "./groups-query.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { anyOf, boolean, sqlRows, text } from "../../../records/sql-rows.ts";

export const groupDeletionHandlers: Pick<
  HandlersOf<typeof groupEndpoints>,
  "getGroupDeletion" | "deleteGroup"
> = {
  getGroupDeletion: {
    read: async ({ id }, { db }) => (await judge(db, id)).deletion,
  },
  deleteGroup: { write: remove },
};

async function judge(db: Db, id: string): Promise<{ branch: Group[]; deletion: GroupDeletion }> {
  const branch = branchOf(await allGroups(db), id);
  const [first] = branch;
  if (!first) throw notFound("Group");
  const { count, names } = await schedulesUsing(
    db,
    branch.map((group) => group.id),
  );
  const deletion = {
    paths: branch.map(({ path }) => path),
    member_count: first.total_member_count,
    schedules: names,
    schedule_count: count,
  };
  return { branch, deletion };
}

async function remove(
  { id, groups, members }: InferOutput<typeof groupEndpoints.deleteGroup.input>,
  call: Call,
): Promise<GroupDeletion> {
  await lockTree(call.db);
  const { branch, deletion } = await judge(call.db, id);
  if (deletion.schedule_count > 0) throw conflict(usedBy(deletion), deletion);
  if (deletion.paths.length !== groups || deletion.member_count !== members) {
    throw conflict(
      "Isi group ini sudah berubah sejak Anda melihatnya. Tidak ada yang dihapus.",
      deletion,
    );
  }
  const ids = branch.map((group) => group.id);
  await sendAway(ids, call);
  await call.db.deleteFrom("groups").where("id", "=", anyOf(ids)).execute();
  await call.audit(
    branch.map((group) => ({
      action: "group.delete",
      objectId: group.id,
      before: { name: group.name, path: group.path, member_count: group.member_count },
    })),
  );
  return deletion;
}

function usedBy({ schedules, schedule_count: count }: GroupDeletion): string {
  const more = count - schedules.length;
  const rest = more > 0 ? `, dan ${more} jadwal lain` : "";
  return `Tidak dapat dihapus, karena dipakai ${count} jadwal: ${schedules.join(", ")}${rest}.`;
}

/** Deleted participants lose it as well: they can still be restored, and would point to nothing. */
async function sendAway(ids: readonly string[], call: Call): Promise<void> {
  const { rows } = await sqlRows({ id: text(), group_id: text(), deleted: boolean() })`
    with old as (
      select id, group_id, deleted_at is not null as deleted from participants
      where group_id = any(${ids}) order by id for update
    )
    update participants as p
    set group_id = null, version = p.version + 1, updated_at = ${call.at}
    from old where p.id = old.id
    returning old.id, old.group_id, old.deleted`.execute(call.db);
  await call.audit(
    rows
      .filter(({ deleted }) => !deleted)
      .map(({ id, group_id }) => ({
        action: "participant.move",
        objectId: id,
        before: { group_id },
        after: { group_id: null },
      })),
  );
}
