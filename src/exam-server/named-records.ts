// The record that a path names is looked for before the body of the call is read: nobody keeps the server busy with
// megabytes for what is not there or not theirs. What may be done to a record, its handler decides.
import type { Endpoint } from "../contract/endpoints/endpoint.ts";
import { auditNouns, type AuditObject } from "../contract/audit.ts";
import { getChat } from "../contract/chat/chats.ts";
import { getBoard } from "../contract/exams/board/boards.ts";
import { confirmServerAbsence } from "../contract/exams/server-absences.ts";
import { getSchedule } from "../contract/exams/schedules.ts";
import { getQuestionBank } from "../contract/questions/banks.ts";
import { renameLibraryFile } from "../contract/questions/library.ts";
import { getQuestion } from "../contract/questions/questions.ts";
import { updateReference } from "../contract/questions/references.ts";
import { openSitting } from "../contract/sitting/own-exams.ts";
import type { RefusalCause } from "../contract/sitting/refusal-causes.ts";
import { getTask } from "../contract/tasks.ts";
import type { Database } from "./database/database.ts";
import { findBank } from "./entities/questions/banks/bank-access.ts";
import { findChat } from "./entities/desk/chat/chat-access.ts";
import { findLibraryFile } from "./entities/questions/media/library-query.ts";
import { refuseOthersBoard } from "./entities/desk/boards/boards-access.ts";
import { openQuestionBank } from "./entities/questions/questions/question-access.ts";
import { openReference } from "./entities/questions/references/references-writing.ts";
import { refuseOthersSchedule } from "./entities/exams/schedules/schedule-access.ts";
import type { Call } from "./http/handler.ts";
import type { Services } from "./http/services.ts";
import { notFound } from "./http/refusal.ts";
import { nounOf } from "./records/record-kind.ts";
import { ownTask } from "./tasks/tasks-handlers.ts";

type Path = Pick<Endpoint, "path">;
type Find = (id: string, call: Call) => Promise<unknown>;

/** Those that are more than a row, each by a call of its own path, which the paths of the others begin with. */
const finders = new Map<string, Find>([
  [placeOf(getSchedule), refuseOthersSchedule],
  [placeOf(getBoard), refuseOthersBoard],
  [placeOf(getQuestionBank), findBank],
  [placeOf(getQuestion), openQuestionBank],
  [placeOf(updateReference), openReference],
  [placeOf(renameLibraryFile), findLibraryFile],
  [placeOf(getChat), findChat],
  [placeOf(getTask), ownTask],
  [placeOf(confirmServerAbsence), inTable("server_absences", "server-absence")],
  // Whether it is theirs, the handler says in the same transaction.
  [placeOf(openSitting), onceFound(inTable("schedules", "schedule", "unknown-exam"))],
]);

/** A schedule, or what is below it. */
export const isOfSchedule = (endpoint: Path): boolean => placeOf(endpoint) === placeOf(getSchedule);

/** Null: the path names none. */
export function recordFinder(endpoint: Path): Find | null {
  const place = placeOf(endpoint);
  if (place === endpoint.path) return null;
  const find = finders.get(place) ?? rowFinder(place);
  if (!find) throw new Error(`Nothing says how the record of ${endpoint.path} is found`);
  return find;
}

/** Right below the version, "majors" are rows of that table, each of which the audit calls "major". */
function rowFinder(place: string): Find | null {
  const [, , , table = "", ...rest] = place.split("/");
  const object = table.replace(/s$/u, "");
  const isKnown = rest.length === 1 && object !== table && object in auditNouns;
  return isKnown ? inTable(table as keyof Database, object as AuditObject) : null;
}

function placeOf({ path }: Path): string {
  return path.split("{id}")[0] ?? "";
}

/** Whoever sits an exam calls every few seconds: what was there once is not looked for again; whether it still is, the handler says. */
function onceFound(find: Find): Find {
  const found = new WeakMap<Services, Set<string>>();
  return async (id, call) => {
    const known = found.get(call.services) ?? new Set();
    found.set(call.services, known);
    if (known.has(id)) return;
    await find(id, call);
    known.add(id);
  };
}

function inTable(table: keyof Database, object: AuditObject, cause?: RefusalCause): Find {
  return async (id, { db }) => {
    const found = await db
      .selectFrom(table as "users")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!found) throw notFound(nounOf({ object }), cause);
  };
}
