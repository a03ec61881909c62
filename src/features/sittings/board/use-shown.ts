// What the board shows, for its parts, which stand only while it does.
import { useStore } from "@nanostores/react";
import type { BoardModel, Shown } from "./board-model.ts";

export function useShown({ $state }: Pick<BoardModel, "$state">): Shown {
  const state = useStore($state);
  if (state.status !== "ready") throw new Error("The board is not there");
  return state;
}
