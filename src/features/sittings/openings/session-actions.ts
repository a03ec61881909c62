// Somebody in the wrong session is moved where sessions are parted: a way there that finds them.
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";
import { canOpenScreen } from "../../../core/menu/menu.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { boardMessages } from "../board/board-messages.ts";
import type { BoardModel } from "../board/board-model.ts";

/** None where there is one session, or for whoever may not open that screen. */
export function sessionMoveItems({ $state }: BoardModel, row: BoardRow): MenuItem[] {
  const state = $state.get();
  const session = $session.get();
  if (state.status !== "ready" || session.status !== "in") return [];
  const { event_id: id, schedule_id: id2, sessions } = state.head;
  const screen = "event.sesi.schedule";
  if (id === null || sessions.length < 2 || !canOpenScreen(screen, session.user)) return [];
  return [
    {
      label: boardMessages.get().moveSession,
      icon: "calendar-clock",
      onSelect: () => navigate(href(screen, { id, id2 }, { q: row.no_ujian })),
    },
  ];
}
