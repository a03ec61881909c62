// The token of the one room that is looked at on a phone, for whoever may see tokens.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { $session } from "../../../core/session.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import type { BoardModel } from "./board-model.ts";
import { useShown } from "./use-shown.ts";

const loadToken = lazy(() => import("./on-demand/room-token-panel.tsx"), "RoomToken");

export function PhoneToken({ model }: { model: BoardModel }) {
  const { head } = useShown(model);
  const filters = useStore(model.$filters);
  const session = useStore($session);
  const isPhone = usePhone();
  const only = head.rooms.length > 1 ? filters.room : (head.rooms[0]?.id ?? "");
  const isOfOne = only !== "" || head.rooms.length === 0;
  if (!isPhone || !isOfOne || session.status !== "in") return null;
  if (!session.user.menus["0012A"]) return null;
  const place = { schedule: head.schedule_id, room: only };
  return <LazyComponent key={only} load={loadToken} props={place} waiting={null} />;
}
