// Fetches the list of boards again as soon as the server says that the person may see more of them, or fewer.
import { useEffect } from "react";
import { $lineWanted, listenLive } from "../../../../core/live.ts";
import type { RunningModel } from "../running-model.ts";

export function useChangedRights(running: RunningModel): void {
  useEffect(() => onChangedRights(() => void running.refresh()), [running]);
}

/** The server asks whoever is named as a proctor, or no longer, to validate what they have open. */
function onChangedRights(changed: () => void): () => void {
  let hangUp: (() => void) | null = null;
  const end = () => {
    hangUp?.();
    hangUp = null;
  };
  const unbind = $lineWanted.subscribe((isWanted) => {
    end();
    if (isWanted) hangUp = listenLive(({ t }) => t === "validate" && changed());
  });
  return () => {
    unbind();
    end();
  };
}
