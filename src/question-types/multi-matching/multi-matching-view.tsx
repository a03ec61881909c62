// Type 10: many to many. A left part may have several partners on the right, and a right part several on the left.
import { type Link, tidyLinks } from "../parts/links/link-model.ts";
import { type LinkMode, LinkView } from "../parts/links/link-view.tsx";
import type { PayloadOf, QuestionViewProps } from "../frame/question-type-props.ts";

export function MultiMatchingView({ payload, mode }: QuestionViewProps<10>) {
  return <LinkView sides={payload} mode={linkMode(payload, mode)} single={false} />;
}

function linkMode(payload: PayloadOf<10>, mode: QuestionViewProps<10>["mode"]): LinkMode {
  const linksOf = (pairs: readonly Link[] | undefined) => tidyLinks(pairs ?? [], payload);
  switch (mode.is) {
    case "preview": {
      const { answer, onAnswer } = mode;
      const answerLinks = (links: readonly Link[]) =>
        onAnswer?.({
          type: 10,
          pairs: linksOf(links).map(([left, right]): [string, string] => [left, right]),
        });
      return { is: "preview", links: linksOf(answer?.pairs), onLinks: onAnswer && answerLinks };
    }
    case "key":
      return { is: "key", key: linksOf(mode.key.pairs) };
    case "result": {
      const { key, answer, score } = mode;
      return {
        is: "result",
        key: linksOf(key.pairs),
        links: linksOf(answer?.pairs),
        markOf: ([left, right]) => score.byPart[`${left} ${right}`],
      };
    }
    case "shares":
      return { is: "shares", key: linksOf(mode.key.pairs), shares: mode.shares };
  }
}
