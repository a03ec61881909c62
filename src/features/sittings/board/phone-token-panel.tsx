// The token of the one room that is looked at on a phone.
import { useStore } from "@nanostores/react";
import { boardIdOf, boardPartOf } from "../../../domain/exams/sittings/board-place.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import type { BoardModel } from "./board-model.ts";
import { useShown } from "./use-shown.ts";

const loadToken = lazy(() => import("./on-demand/room-token-panel.tsx"), "RoomTokenPanel");

export function PhoneToken({ model }: { model: BoardModel }) {
  const { head } = useShown(model);
  const filters = useStore(model.$filters);
  const isPhone = usePhone();
  const only = head.rooms.length > 1 ? filters.room : (head.rooms[0]?.id ?? "");
  const isOfOne = only !== "" || head.rooms.length === 0;
  if (!isPhone || !isOfOne) return null;
  const id = only === "" ? model.id : boardIdOf({ ...boardPartOf(model.id), room: only });
  return <LazyComponent key={id} load={loadToken} props={{ id }} waiting={null} />;
}
