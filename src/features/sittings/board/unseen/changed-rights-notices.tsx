// Notices that the person may see more boards, or fewer, and has the list of boards fetched again.
import type { RunningModel } from "../running-model.ts";
import { useChangedRights } from "./use-changed-rights.ts";

export function ChangedRights({ running }: { running: RunningModel }) {
  useChangedRights(running);
  return null;
}
