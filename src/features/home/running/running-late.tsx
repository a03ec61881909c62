// The place of the exams under way on home: fetched after all else, and only by who may watch them.
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { latePiece } from "../../../core/late-piece.ts";

export function RunningLate() {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    latePiece(() => import("./running-list.tsx"))
      .then(({ RunningList }) => setShown(() => RunningList))
      // Spec 8: what fails here is silent.
      .catch(() => undefined);
  }, []);
  return Shown && <Shown />;
}
