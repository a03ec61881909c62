// Type 5: each left part has one partner on the right, where there may be more than are needed.
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { type Link, tidyLinks } from "../parts/links/link-model.ts";
import { type LinkMode, LinkView } from "../parts/links/link-view.tsx";
import type { PayloadOf, QuestionViewProps } from "../frame/question-type-props.ts";

export function MatchingView({ payload, mode }: QuestionViewProps<5>) {
  return <LinkView sides={payload} mode={linkMode(payload, mode)} single />;
}

function linkMode(payload: PayloadOf<5>, mode: QuestionViewProps<5>["mode"]): LinkMode {
  const linksOf = (pairs: AnswerOf<5>["pairs"]) =>
    tidyLinks(
      Object.entries(pairs).flatMap(([left, right]): Link[] => (right ? [[left, right]] : [])),
      payload,
    );
  switch (mode.is) {
    case "preview": {
      const { answer, onAnswer } = mode;
      return {
        is: "preview",
        links: linksOf(answer?.pairs ?? {}),
        onLinks: onAnswer && ((links) => onAnswer({ type: 5, pairs: Object.fromEntries(links) })),
      };
    }
    case "key":
      return { is: "key", key: linksOf(mode.key.pairs) };
    case "result": {
      const { key, answer, score } = mode;
      return {
        is: "result",
        key: linksOf(key.pairs),
        links: linksOf(answer?.pairs ?? {}),
        markOf: ([left]) => score.byPart[left],
      };
    }
    case "shares":
      return { is: "shares", key: linksOf(mode.key.pairs), shares: mode.shares };
  }
}
