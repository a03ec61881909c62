// Notices that triggers of the database send when somebody's permissions or a setting change (migrations 0063 and 0073), whichever server or tool has
// written. Each way of opening a database has its own line for them.
import type { NoticeEnds } from "./pool/notice-line.ts";

export const changeChannel = "exam_changes";

export type ChangeNotices = {
  /** Settled when the notices of everything that was committed before have been received. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

/** @throws Error when the database cannot be reached */
export type OpenChangeNotices = (ends: NoticeEnds) => Promise<ChangeNotices>;
