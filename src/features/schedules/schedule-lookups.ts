// The short lists that the screen of schedules chooses from.
import { listEventOptions } from "../../contract/exams/events.ts";
import { listScheduleAuthors, listScheduleBanks } from "../../contract/exams/schedules.ts";
import { listGroupOptions, type GroupOption } from "../../contract/groups.ts";
import { listSubjectOptions } from "../../contract/subjects.ts";
import { lookup, type Lookup } from "../../core/lookups.ts";

export const $events = lookup(listEventOptions);
export const $groups = lookup(listGroupOptions);
export const $subjects = lookup(listSubjectOptions);
export const $authors = lookup(listScheduleAuthors);
export const $banks = lookup(listScheduleBanks);

export function groupChoices(groups: Lookup<GroupOption>) {
  return groups.status === "ready"
    ? groups.items.map(({ id, path }) => ({ value: id, label: path }))
    : [];
}
