// An answer to type 7 place by place, with the key beside it.
import { useStore } from "@nanostores/react";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { markedVerdict } from "../parts/marks/marked-verdict.ts";
import { partMessages } from "../parts/rows/part-messages.ts";
import { NotAnswered } from "../parts/stances/stance-cells.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { orderingMessages } from "./ordering-messages.ts";
import { placesOf } from "./ordering-model.ts";
import css from "./ordering.module.css";

type ResultProps = PayloadOf<7> & { mode: Extract<ViewMode<7>, { is: "result" }> };

export function OrderingResult({ items, mode: { key, answer, score } }: ResultProps) {
  const t = useStore(orderingMessages);
  const partT = useStore(partMessages);
  const ids = answer?.ids ?? null;
  return (
    <div>
      {ids === null && <NotAnswered />}
      <table className={css.result}>
        <thead>
          <tr>
            <th scope="col">{t.number}</th>
            {ids && <th scope="col">{t.answer}</th>}
            <th scope="col">{partT.key}</th>
          </tr>
        </thead>
        <tbody>
          {placesOf(items, key, ids ?? key.ids).map(({ at, given, key: wanted, scored }) => {
            const verdict = markedVerdict(score.byPart[scored]);
            return (
              <tr key={at}>
                <td>{at + 1}.</td>
                {ids && given && (
                  <td>
                    <div className={css.given}>
                      {verdict && <VerdictMark verdict={verdict} />}
                      <RichTextView html={given.html} fallback={plainTextOf(given.html)} />
                    </div>
                  </td>
                )}
                <td className={css.key}>
                  {wanted && (
                    <RichTextView html={wanted.html} fallback={plainTextOf(wanted.html)} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {key.measure === "neighbours" && <p className={css.note}>{t.byNeighbours}</p>}
    </div>
  );
}
