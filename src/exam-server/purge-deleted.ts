// Forgets for good what was deleted and cannot be restored any more, photos and pictures included, and devices that have not come for long.
import type { Db } from "./database/database.ts";
import { purgeUnsentPictures } from "./entities/desk/chat/chat-pictures-store.ts";
import { purgeDeletedParticipants } from "./entities/people/participants/participants-deletion.ts";
import { purgeDeletedQuestions } from "./entities/questions/questions/questions-deletion.ts";
import { purgeUnnamedAttachments } from "./entities/sittings/attachments/attachments-store.ts";
import { purgeKnownDevices } from "./security/sign-in/known-devices.ts";

export async function purgeDeleted(db: Db, at: Date): Promise<void> {
  await purgeDeletedParticipants(db, at);
  await purgeDeletedQuestions(db, at);
  await purgeUnsentPictures(db, at);
  await purgeUnnamedAttachments(db, at);
  await purgeKnownDevices(db, at);
}
