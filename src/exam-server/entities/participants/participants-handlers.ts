// Everything about participants, gathered from the files of its kinds of work.
import type * as contract from "../../../contract/participants.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { participantChanges } from "./participants-changes.ts";
import { participantDeletion } from "./participants-deletion.ts";
import { participantImport } from "./participants-import.ts";
import { participantReading } from "./participants-reading.ts";
import { participantWriting } from "./participants-writing.ts";

export const participantsHandlers: HandlersOf<typeof contract> = {
  ...participantReading,
  ...participantWriting,
  ...participantChanges,
  ...participantDeletion,
  ...participantImport,
};
