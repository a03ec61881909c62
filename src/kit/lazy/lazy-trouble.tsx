// Stands in the place of a screen or a part that cannot be loaded: the server cannot be reached, or has not got it.
import { useStore } from "@nanostores/react";
import type { LazyState } from "../../core/on-demand/lazy-part.ts";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { lazyFailureText } from "./lazy-failure-text.ts";
import { lazyMessages } from "./lazy-messages.ts";
import type { Retry } from "./use-lazy.ts";
import { WaitingLine } from "./waiting-line.tsx";

export type Trouble = Extract<LazyState<unknown>, { status: "unreachable" | "failed" }>;

type LazyTroubleProps = Retry & {
  state: Trouble;
  /** Of what has failed, where it is more than a part: "Layar gagal dimuat". */
  failedTitle?: string;
};

export function LazyTrouble({ state, failedTitle, isRetrying, retry }: LazyTroubleProps) {
  const t = useStore(lazyMessages);
  const isUnreachable = state.status === "unreachable";
  return (
    <>
      <FailedState
        title={isUnreachable ? t.unreachable : (failedTitle ?? t.failed)}
        message={isUnreachable ? t.unreachableHint : lazyFailureText(state.error)}
        retryLabel={t.retry}
        busy={isRetrying}
        onRetry={retry}
      />
      {isUnreachable && <WaitingLine />}
    </>
  );
}
