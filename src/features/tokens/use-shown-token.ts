// The token on the screen, and whether it can be known: one whose time is over while the line to the server is lost has been
// followed by another that nobody has heard of, and is not shown any more.
import { useStore } from "@nanostores/react";
import type { ScopedToken } from "../../contract/exams/exam-tokens.ts";
import { useServerNow } from "../../kit/use-server-now.ts";
import { useStale } from "../../kit/use-stale.ts";
import { secondsLeft } from "./token-text.ts";
import type { TokensModel } from "./tokens-model.ts";

type ShownToken = {
  shown: ScopedToken | null;
  token: ScopedToken["token"];
  isUnknown: boolean;
  /** Since when the line has been lost; null: it is not. */
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
  return {
    shown,
    token: isUnknown ? null : known,
    isUnknown,
    staleSince: isStale ? asOf : null,
    now,
  };
}
