// Who is in a group: its list, adding, moving, removing, and the imports that fill many groups at once.
// Holders of 0004A may lack 0001A: these calls tell and change nothing of a participant but the group.
import * as v from "valibot";
import { httpCall, type CallOutput } from "./calls/call.ts";
import { idSchema } from "./calls/fields.ts";
import { lineOfText } from "./calls/typed-fields.ts";
import { bulkInput, listQuery } from "./calls/list-fields.ts";
import { importCall, importResultCall, matchCall } from "./calls/import-calls.ts";
import { changesCall, idsCall, listCall } from "./calls/record-calls.ts";
import { listGroups, maxGroupPathLength } from "./groups.ts";
import { importKeys, importFault, importId, maxImportRows, sheetRowNumber } from "./imports.ts";
import { participantNumber } from "./participants.ts";

export const groupMember = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  jurusan_kode: v.string(),
  jurusan_nama: v.string(),
  /** Null, both: in no group. */
  group_id: v.nullable(idSchema),
  group_path: v.nullable(v.string()),
});
export type GroupMember = v.InferOutput<typeof groupMember>;

export const groupMemberSorts = ["no_ujian", "nama", "jurusan", "group"] as const;
const memberFilters = {
  jurusan_id: v.optional(v.string(), ""),
  /** One of the groups below the opened one; empty: all of them. */
  group_id: v.optional(v.string(), ""),
};
export const groupMemberQuery = v.object({
  id: idSchema,
  ...listQuery(memberFilters, groupMemberSorts).entries,
});

/** With the members of the groups below. `q` finds part of the name or the beginning of the number. */
export const listGroupMembers = listCall<typeof groupMemberQuery, typeof groupMember>(
  "/api/v1/groups/{id}/members",
);

export const listGroupMemberIds = idsCall(listGroupMembers);

/** `group_id`: "none" for those in no group, "any" for those in some group, or a group's id with those below it. */
export const candidateQuery = listQuery(memberFilters, groupMemberSorts);

export const listGroupCandidates = listCall<typeof candidateQuery, typeof groupMember>(
  "/api/v1/groups/candidates",
);

export const listGroupCandidateIds = idsCall(listGroupCandidates);

export const exportGroupMembersOutput = v.object({ items: v.array(groupMember) });

/** In the order of `ids`; ids that exist no more are left out. */
export const exportGroupMembers = httpCall<typeof bulkInput, typeof exportGroupMembersOutput>(
  "POST",
  "/api/v1/groups/members/export",
);

export const matchGroupMembersKeys = { no_ujian: importKeys(v.string()) };

/** Numbers that nobody has are left out of the answer. */
export const matchGroupMembers = matchCall<typeof matchGroupMembersKeys, typeof groupMember>({
  path: "/api/v1/groups/members",
});

/**
 * `from`: where the person saw them: in this group or one below it, or (null) in none. Somebody who is elsewhere by now
 * is refused. Left out: wherever they are.
 */
export const memberChange = v.object({
  id: idSchema,
  group_id: v.nullable(idSchema),
  from: v.optional(v.nullable(idSchema)),
});
export type MemberChange = v.InferOutput<typeof memberChange>;

/** Adds, moves and removes (`group_id` null). */
export const changeGroupMembers = changesCall<typeof memberChange>({
  path: "/api/v1/groups/members",
});
export type MemberResult = CallOutput<typeof changeGroupMembers>["results"][number];

/** A row of the sheet for one opened group. */
export const groupNumberRow = v.object({ row: sheetRowNumber, no_ujian: participantNumber });
export type GroupNumberRow = v.InferOutput<typeof groupNumberRow>;
/** A row of the sheet for many groups; `group` is a path or, where no other group has it, a bare name. */
export const groupMemberRow = v.object({
  ...groupNumberRow.entries,
  group: v.pipe(
    lineOfText("Nama group", maxGroupPathLength),
    v.minLength(1, "Nama group wajib diisi."),
  ),
});
export type GroupMemberRow = v.InferOutput<typeof groupMemberRow>;

const importRows = v.pipe(
  v.array(v.object({ ...groupNumberRow.entries, group: v.optional(groupMemberRow.entries.group) })),
  v.minLength(1),
  v.maxLength(maxImportRows),
);

export const memberMoves = ["join", "move", "stay", "leave"] as const;
/** `leave`: in one of the groups that the file names, but not in the file. */
export const plannedMember = v.object({
  no_ujian: v.string(),
  nama: v.string(),
  does: v.picklist(memberMoves),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
});
export type PlannedMember = v.InferOutput<typeof plannedMember>;

export const groupImportPlan = v.object({
  members: v.array(plannedMember),
  /** Paths that do not exist yet, parents before their children. */
  new_groups: v.array(v.string()),
  /** Changes with everything that the plan says: sent back, it proves that the person saw the present state. */
  fingerprint: v.string(),
  faults: v.array(importFault),
});
export type GroupImportPlan = v.InferOutput<typeof groupImportPlan>;

export const planGroupImportInput = v.object({ group_id: v.nullable(idSchema), rows: importRows });

/** What an import would change, before anything is written. `group_id`: the group of rows that name none. */
export const planGroupImport = httpCall<typeof planGroupImportInput, typeof groupImportPlan>(
  "POST",
  "/api/v1/groups/imports/plan",
);

export const groupImportResult = v.object({
  import_id: idSchema,
  /** Who joined, who came from another group, who stayed or was left where they are. */
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  left: v.number(),
  new_groups: v.number(),
  /** Rows that the server refused. Then nothing was written. */
  faults: v.array(importFault),
});
export type GroupImportResult = v.InferOutput<typeof groupImportResult>;

/**
 * Refused with 409 when `fingerprint` no longer fits: somebody changed groups or members since the plan was shown.
 */
export const groupImportInput = v.object({
  import_id: importId,
  group_id: v.nullable(idSchema),
  fingerprint: v.string(),
  /** True: whoever is in another group moves; false: they stay there. */
  move: v.boolean(),
  /** True: the file is the whole membership of the groups that it names; others leave them. */
  replace: v.boolean(),
  /** False although the plan has new groups: refused. */
  create_groups: v.boolean(),
  rows: importRows,
});

export const importGroupMembers = importCall<typeof groupImportInput, typeof groupImportResult>(
  listGroups,
);
export const getGroupImport = importResultCall<typeof groupImportResult>(listGroups);
