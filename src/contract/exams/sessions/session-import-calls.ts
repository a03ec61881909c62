// The import of a sheet of sessions.
import * as v from "valibot";
import { idSchema } from "../../calls/fields.ts";
import { importCall, importResultCall } from "../../calls/import-calls.ts";
import { importFault, importId, sheetRowNumber } from "../../imports.ts";
import { participantNumber, session as sessionNumber } from "../../participants.ts";
import { movingFields, revision } from "./sessions.ts";

/** A row of the sheet. */
export const sessionRow = v.object({
  row: sheetRowNumber,
  sesi: sessionNumber,
  no_ujian: participantNumber,
});
export type SessionRow = v.InferOutput<typeof sessionRow>;

export const sessionImportResult = v.object({
  import_id: idSchema,
  /** Who had no session before, who came from another, who was in it already. */
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  freed: v.number(),
  faults: v.array(importFault),
});
export type SessionImportResult = v.InferOutput<typeof sessionImportResult>;

export const importSessionsInput = v.object({
  schedule_id: idSchema,
  import_id: importId,
  revision,
  ...movingFields,
});

/** Refused with 409 when `revision` is no longer the schedule's: somebody else moved people since the plan was shown. */
export const importSessions = importCall<typeof importSessionsInput, typeof sessionImportResult>({
  path: "/api/v1/session-members",
});
export const getSessionImport = importResultCall<typeof sessionImportResult>({
  path: "/api/v1/session-members",
});
