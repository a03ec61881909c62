// Who is in a group: reading, and putting participants in or taking them out. The imports are group-import.ts.
import type { Page } from "../../../../contract/calls/list-fields.ts";
import type { groupMemberEndpoints } from "../../../../contract/endpoints/group-member-endpoints.ts";
import type {
  GroupMember,
  MemberChange,
  MemberResult,
} from "../../../../contract/group-members.ts";
import type { Participant } from "../../../../contract/participants.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import type { Db } from "../../../database/database.ts";
import { groupImportHandlers } from "./group-import.ts";
import { storeMembership } from "./group-membership-writing.ts";
import { groupWithDescendants } from "./group-paths.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import {
  participantList,
  participantsById,
  participantsByNumber,
  type ParticipantQuery,
} from "../participants/participants-query.ts";
import { notFound } from "../../../http/refusal.ts";
import { anyOf } from "../../../records/sql-rows.ts";

export const groupMembersHandlers: HandlersOf<typeof groupMemberEndpoints> = {
  listGroupMembers: {
    read: async (query, call) => pageOfMembers(await withinGroup(query, call.db), call),
  },
  listGroupMemberIds: {
    read: async (query, call) => readIds(participantList, await withinGroup(query, call.db), call),
  },
  listGroupCandidates: { read: (query, call) => pageOfMembers(complete(query), call) },
  listGroupCandidateIds: { read: (query, call) => readIds(participantList, complete(query), call) },
  exportGroupMembers: {
    read: async ({ ids }, { db }) => ({ items: (await participantsById(db, ids)).map(shown) }),
  },
  matchGroupMembers: {
    async read({ no_ujian }, { db }) {
      const ids = (await participantsByNumber(db, no_ujian)).map(({ id }) => id);
      return { matches: (await participantsById(db, ids)).map(shown) };
    },
  },
  changeGroupMembers: { write: ({ changes }, call) => changeAll(changes, call) },
  ...groupImportHandlers,
};

function shown(participant: Participant): GroupMember {
  const { id, no_ujian, nama, jurusan_kode, jurusan_nama, group_id, group_path } = participant;
  return { id, no_ujian, nama, jurusan_kode, jurusan_nama, group_id, group_path };
}

type MemberQuery = Omit<ParticipantQuery, "agama_id" | "sesi" | "status">;

function complete(query: MemberQuery): ParticipantQuery {
  return { ...query, agama_id: "", sesi: "", status: "" };
}

/** The filter may only narrow what the opened group holds. */
async function withinGroup(query: MemberQuery & { id: string }, db: Db): Promise<ParticipantQuery> {
  const branch = await groupWithDescendants(db, query.id);
  const known = await db.selectFrom("groups").select("id").where("id", "=", query.id).execute();
  if (known.length === 0) throw notFound("Group");
  const group_id = branch.includes(query.group_id) ? query.group_id : query.id;
  return complete({ ...query, group_id });
}

async function pageOfMembers(query: ParticipantQuery, call: Call): Promise<Page<GroupMember>> {
  const page = await readPage(participantList, query, call);
  return { ...page, items: page.items.map(shown) };
}

async function changeAll(changes: readonly MemberChange[], call: Call) {
  const ids = [...new Set(changes.map(({ id }) => id))];
  await lockRows("participants", ids, call.db);
  const before = await participantsById(call.db, ids);
  const now = new Map(before.map((row) => [row.id, shown(row)]));
  const paths = await pathsOf(changes, call.db);
  const isWithin = await readTree(call.db);
  const results = changes.map((change) => settle(change, now, paths, isWithin));
  await storeMembership(
    before.flatMap(({ id, group_id: from }) => {
      const to = now.get(id)?.group_id ?? null;
      return from === to ? [] : [{ id, from, to }];
    }),
    call,
  );
  return { results };
}

async function pathsOf(changes: readonly MemberChange[], db: Db): Promise<Map<string, string>> {
  const wanted = changes.flatMap(({ group_id }) => group_id ?? []);
  const rows = await db
    .selectFrom("groups")
    .select(["id", "path"])
    .where("id", "=", anyOf(wanted))
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, path }) => [id, path]));
}

type IsWithin = (id: string | null, above: string | null) => boolean;

async function readTree(db: Db): Promise<IsWithin> {
  const rows = await db.selectFrom("groups").select(["id", "parent_id"]).execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  return (id, above) => {
    if (id === null || above === null) return id === above;
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
      if (at === above) return true;
    }
    return false;
  };
}

/** Also keeps `now` up to date, should one participant be named twice. */
function settle(
  { id, group_id, from }: MemberChange,
  now: Map<string, GroupMember>,
  paths: ReadonlyMap<string, string>,
  isWithin: IsWithin,
): MemberResult {
  const member = now.get(id);
  const refused = (reason: string): MemberResult => ({
    id,
    label: member ? namedParticipant(member) : id,
    outcome: "refused",
    reason,
  });
  if (!member) return refused("Peserta tidak ditemukan. Mungkin sudah dihapus.");
  const path = group_id === null ? null : paths.get(group_id);
  if (path === undefined) return refused("Group tidak ditemukan. Mungkin sudah dihapus.");
  const old = member.group_id;
  if (old === group_id) return { id, label: namedParticipant(member), outcome: "unchanged" };
  if (from !== undefined && !isWithin(old, from)) {
    return refused(`Baru saja diubah orang lain; sekarang ${member.group_path ?? "tanpa group"}.`);
  }
  now.set(id, { ...member, group_id, group_path: path });
  const before = { id, group_id: old, from: group_id };
  return { id, label: namedParticipant(member), outcome: "done", before };
}
