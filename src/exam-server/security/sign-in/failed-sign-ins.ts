// A failed sign-in of staff, in the audit trail at once (failed-tries.ts).
import type { StagedCall } from "../../http/handler.ts";
import { addFailedTries } from "./failed-tries.ts";

/** `userId`: empty when nobody has the e-mail. */
export async function recordFailedSignIn(
  userId: string,
  { at, ip, inTransaction }: StagedCall,
): Promise<void> {
  const failed = { action: "user.sign-in-failed", objectId: userId, ip } as const;
  await inTransaction(({ db }) => addFailedTries(failed, 1, at, db));
}
