// A marker who is signed in to the console under test, with the queue of their marks.
import { createMarkQueueModel, type MarkQueue } from "../../core/marking/mark-queue-model.ts";
import { $session } from "../../core/session.ts";
import { connectConsole, type Line } from "../server/connect-console.ts";
import type { Marker, MarkingSchool } from "../exams/marking-school.ts";

export type MarkerSession = { line: Line; queue: MarkQueue; signOut(): void };

/** With nothing kept on this PC. */
export function signInMarker({ server }: MarkingSchool, marker: Marker): MarkerSession {
  localStorage.clear();
  const line = connectConsole({ exam: server.exam, token: marker.token });
  $session.set({ status: "in", user: { id: marker.id } as never });
  const queue = createMarkQueueModel(marker.id);
  return {
    line,
    queue,
    signOut(): void {
      queue.exit();
      $session.set({ status: "out" });
    },
  };
}
