// What types 5 and 10 show alike: two columns of parts that belong together, in the four modes. They differ in how many
// partners a part may have, and in how an answer and a key say it.
import type { MarkedPart } from "../../../domain/scoring/marked-parts.ts";
import type { AnswerShares } from "../../../domain/scoring/answer-shares.ts";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { ChoiceShares } from "../choices/choice-shares.tsx";
import { LinkAnswer } from "./link-answer.tsx";
import { isSameLink, type Link, markOf, type Sides } from "./link-model.ts";
import { LinkPaper } from "./link-paper.tsx";
import { keyRows, resultRows, spareParts } from "./link-rows.ts";
import { LinkedPairs } from "./linked-pairs.tsx";
import { markedVerdict } from "../marks/marked-verdict.ts";
import css from "./link-view.module.css";

export type LinkMode =
  | { is: "preview"; links: readonly Link[]; onLinks?: (links: Link[]) => void }
  | { is: "key"; key: readonly Link[] }
  | {
      is: "result";
      key: readonly Link[];
      links: readonly Link[];
      markOf: (link: Link) => MarkedPart | undefined;
    }
  | { is: "shares"; key: readonly Link[]; shares: AnswerShares };

export type LinkViewProps = { sides: Sides; mode: LinkMode; single: boolean };

export function LinkView({ sides, mode, single }: LinkViewProps) {
  switch (mode.is) {
    case "preview":
      return mode.onLinks ? (
        <LinkAnswer {...sides} links={mode.links} onLinks={mode.onLinks} single={single} />
      ) : (
        <LinkPaper {...sides} single={single} />
      );
    case "key":
      return <LinkedPairs rows={keyRows(sides, mode.key)} spare={spareParts(sides, mode.key)} />;
    case "result": {
      const isRight = (link: Link) => markedVerdict(mode.markOf(link)) === "right";
      return <LinkedPairs rows={resultRows(sides, mode.key, mode.links, isRight)} />;
    }
    case "shares":
      return <ChoiceShares parts={sharesOf(sides, mode.key, mode.shares)} />;
  }
}

/** Of each left part what anybody chose for it, and what was right. */
function sharesOf({ left, right }: Sides, key: readonly Link[], { chosen }: AnswerShares) {
  return left.map(({ id, html }) => ({
    id,
    html,
    choices: right.flatMap((part, at) => {
      const share = chosen[`${id} ${part.id}`] ?? 0;
      const isKey = key.some((link) => isSameLink(link, [id, part.id]));
      if (share === 0 && !isKey) return [];
      const text = (
        <div className={css.choice}>
          <span>{markOf("right", at)}</span>
          <RichTextView html={part.html} fallback={plainTextOf(part.html)} />
        </div>
      );
      return [{ id: part.id, text, share, isKey }];
    }),
  }));
}
