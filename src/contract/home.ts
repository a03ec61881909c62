// What the home screen shows beside tiles and the server card: shortcuts (spec 3 and 7), what needs a hand, what the person
// worked on last, and how far the school has come.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, recordInput } from "./calls/fields.ts";

/** `destination` is a route descriptor as JSON text: {name, params, query}. `icon` is a data address or empty. */
export const shortcut = v.object({
  id: idSchema,
  name: v.string(),
  destination: v.string(),
  icon: v.string(),
});
export type Shortcut = v.InferOutput<typeof shortcut>;

export const listShortcutsOutput = v.array(shortcut);
export const listShortcuts = httpCall<typeof nothing, typeof listShortcutsOutput>(
  "GET",
  "/api/v1/shortcuts",
);

export const deleteShortcutOutput = v.array(shortcut);

/** Answers the list that remains. */
export const deleteShortcut = httpCall<typeof recordInput, typeof deleteShortcutOutput>(
  "DELETE",
  "/api/v1/shortcuts/{id}",
);

/** What a first exam needs: how many there are of each; `active_schedules` counts schedules that are switched on. */
export const firstSteps = v.object({
  /** Somebody has given the institution a name of its own. */
  institution_named: v.boolean(),
  participants: v.number(),
  subjects: v.number(),
  question_banks: v.number(),
  schedules: v.number(),
  active_schedules: v.number(),
});
export type FirstSteps = v.InferOutput<typeof firstSteps>;

/** The most urgent first. */
export const todoKinds = [
  "server_absences",
  "marking",
  "blocked",
  "short_banks",
  "unplanned_banks",
  "ungrouped",
] as const;
export type TodoKind = (typeof todoKinds)[number];
export const maxTodo = 4;
export const maxNamedBanks = 2;

/** `missing`: how many questions its plan shows that are not there yet. Nobody looks into a locked one. */
export const namedBank = v.object({
  id: idSchema,
  kode: v.string(),
  missing: v.number(),
  locked: v.boolean(),
});

export const maxNamedExams = 2;
/** `count`: what waits in the exam. */
export const namedExam = v.object({ id: idSchema, name: v.string(), count: v.number() });

/**
 * `banks`: where the kind is one of banks, the first of the `count`. `exams`: where it is one of answers, the exams in which most of them
 * wait; `more_exams`: in how many others the rest does. `asks`: how many of the `count` are questions of colleagues; absent: none.
 */
export const todoItem = v.object({
  kind: v.picklist(todoKinds),
  count: v.number(),
  banks: v.pipe(v.array(namedBank), v.maxLength(maxNamedBanks)),
  exams: v.pipe(v.array(namedExam), v.maxLength(maxNamedExams)),
  more_exams: v.number(),
  asks: v.optional(v.number()),
});
export type TodoItem = v.InferOutput<typeof todoItem>;

export const maxRecentBanks = 3;
/** `planned` is 0 while nobody has planned it; `entered` counts all questions that are there. */
export const recentBank = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  planned: v.number(),
  missing: v.number(),
  entered: v.number(),
});
export type RecentBank = v.InferOutput<typeof recentBank>;

export const overview = v.object({
  steps: firstSteps,
  /** Only of what the person may open, and only what is not at zero. */
  todo: v.pipe(v.array(todoItem), v.maxLength(maxTodo)),
  /** The person's own, the last one first. */
  recent: v.pipe(v.array(recentBank), v.maxLength(maxRecentBanks)),
});
export type Overview = v.InferOutput<typeof overview>;

export const getOverview = httpCall<typeof nothing, typeof overview>("GET", "/api/v1/home");
