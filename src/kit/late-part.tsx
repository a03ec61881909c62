// A part of a screen that is fetched when it is asked for, where that is no dialog.
import { createElement, useCallback, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { fetchTexts } from "../core/i18n.ts";
import { latePiece } from "../core/late-piece.ts";
import { LoadFailure } from "./load-failure.tsx";

type LatePartProps<Props> = {
  /** Stands outside the component. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Until it is there. */
  waiting?: ReactNode;
};

type State<Props> = { Part?: ComponentType<Props>; error?: unknown };

async function fetchPart<Props>(load: LatePartProps<Props>["load"]): Promise<State<Props>> {
  try {
    const Part = await latePiece(load);
    await fetchTexts();
    return { Part };
  } catch (error) {
    return { error };
  }
}

export function LatePart<Props extends object>({ load, props, waiting }: LatePartProps<Props>) {
  const [{ Part, error }, setState] = useState<State<Props>>({});
  const fetchNow = useCallback(() => void fetchPart(load).then(setState), [load]);
  useEffect(fetchNow, [fetchNow]);
  if (Part) return createElement(Part, props);
  return error === undefined ? waiting : <LoadFailure error={error} onRetry={fetchNow} />;
}
