// A part of the board that is fetched when it is asked for.
import { createElement, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { latePiece } from "../../../core/late-piece.ts";
import { reportError } from "../../../core/notices.ts";

type LatePartProps<Props> = {
  /** Stands outside the component. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Until it is there. */
  waiting?: ReactNode;
};

export function LatePart<Props extends object>({ load, props, waiting }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    latePiece(load)
      .then((found) => setPart(() => found))
      .catch(reportError);
  }, [load]);
  return Part ? createElement(Part, props) : waiting;
}
