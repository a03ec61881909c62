// The token that is shown, and whether it is still known. A token that expires while the connection is lost is no longer shown: the
// server has replaced it by one that this console has not received.
import { useStore } from "@nanostores/react";
import type { ScopedToken } from "../../contract/exams/exam-tokens.ts";
import { useServerNow } from "../../kit/age/use-server-now.ts";
import { useStale } from "../../kit/age/use-age.ts";
import { secondsLeft } from "./token-text.ts";
import type { TokensModel } from "./tokens-model.ts";

type ShownToken = {
  shown: ScopedToken | null;
  token: ScopedToken["token"];
  isUnknown: boolean;
  /** Since when the figures are outdated; null while they are current. */
  staleSince: Date | null;
  now: Date;
};

export function useShownToken(model: TokensModel): ShownToken {
  const shown = useStore(model.$shown);
  const state = useStore(model.$state);
  const now = useServerNow();
  const asOf = state.status === "ready" ? state.asOf : null;
  const isStale = useStale(asOf);
  const known = shown?.token ?? null;
  const isUnknown = isStale && known !== null && secondsLeft(known, now) <= 0;
  const isStopped = shown !== null && shown.stopped_at !== null;
  return {
    shown,
    token: isUnknown || isStopped ? null : known,
    isUnknown,
    staleSince: isStale ? asOf : null,
    now,
  };
}
