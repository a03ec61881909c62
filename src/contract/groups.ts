// Groups (group): classes in a tree. Who is in them is in group-members.ts.
// Two groups under one parent never have names that differ only in case; a path therefore names one group.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, recordInput, timestampSchema, version } from "./calls/fields.ts";
import { queryInteger, requiredLine } from "./calls/typed-fields.ts";
import { createCall, getCall, updateCall } from "./calls/record-calls.ts";

/** Between the names in a path, on screen and in sheets: "XII / XII IPA 1". */
export const groupPathSeparator = " / ";
/** A root is level 1. */
export const maxGroupDepth = 6;
export const maxGroupNameLength = 100;
export const maxGroupPathLength =
  maxGroupDepth * maxGroupNameLength + (maxGroupDepth - 1) * groupPathSeparator.length;

/** No "/", which parts the names of a path, and not only "-", which in a sheet means "no group". */
export const groupName = v.pipe(
  requiredLine("Nama group", maxGroupNameLength),
  v.check(
    (name) => !name.includes("/"),
    "Nama group tidak boleh berisi garis miring (/), karena tanda itu memisahkan tingkat.",
  ),
  v.check((name) => name !== "-", "Nama group tidak boleh hanya tanda hubung (-)."),
);

export const groupOption = v.object({
  id: idSchema,
  parent_id: v.nullable(idSchema),
  name: v.string(),
  /** The names from the root down, joined by `groupPathSeparator`. */
  path: v.string(),
});
export type GroupOption = v.InferOutput<typeof groupOption>;

export const groupOptions = v.array(groupOption);

/** For filters, selects and imports: everybody signed in may read them. Sorted by path. */
export const listGroupOptions = httpCall<typeof nothing, typeof groupOptions>(
  "GET",
  "/api/v1/groups/options",
);

export const group = v.object({
  ...groupOption.entries,
  /** Participants in this very group. */
  member_count: v.number(),
  /** Those and all in the groups below it. */
  total_member_count: v.number(),
  /** Schedules that name this very group. */
  schedule_count: v.number(),
  version: v.number(),
  updated_at: timestampSchema,
});
export type Group = v.InferOutput<typeof group>;

export const groupInput = v.object({ name: groupName, parent_id: v.nullable(idSchema) });
export type GroupInput = v.InferOutput<typeof groupInput>;

export const listGroupsOutput = v.object({
  items: v.array(group),
  /** Participants in no group. */
  without_group: v.number(),
});

/** The whole tree, siblings in their order. */
export const listGroups = httpCall<typeof nothing, typeof listGroupsOutput>(
  "GET",
  "/api/v1/groups",
);

export const getGroup = getCall<typeof group>(listGroups);

export const createGroup = createCall<typeof groupInput, typeof group>(listGroups);

export const groupUpdate = v.object({ id: idSchema, version, ...groupInput.entries });
/** The groups below go with it. */
export const updateGroup = updateCall<typeof groupUpdate, typeof group>(listGroups);

/** What deleting a group would mean, for the question before it. */
export const groupDeletion = v.object({
  /** The group's own path first, then those below it. */
  paths: v.array(v.string()),
  /** Participants who would be left without a group. */
  member_count: v.number(),
  /** Schedules that use the group or one below it: while there is one, nothing is deleted. The first few by name. */
  schedules: v.array(v.string()),
  schedule_count: v.number(),
});
export type GroupDeletion = v.InferOutput<typeof groupDeletion>;
export const shownSchedules = 5;

export const getGroupDeletion = httpCall<typeof recordInput, typeof groupDeletion>(
  "GET",
  "/api/v1/groups/{id}/deletion",
);

export const deleteGroupInput = v.object({
  id: idSchema,
  groups: queryInteger(1, 1_000_000),
  members: queryInteger(0, 10_000_000),
});

/**
 * Deletes the group and those below it; their members are then in no group. `groups` and `members` are what the
 * person agreed to: when there are others by now, nothing is deleted (409).
 */
export const deleteGroup = httpCall<typeof deleteGroupInput, typeof groupDeletion>(
  "DELETE",
  "/api/v1/groups/{id}",
);
