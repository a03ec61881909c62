// A text with blanks as a group filled it: of each blank how many had it right, and how many chose what.
import { useStore } from "@nanostores/react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { AcceptedList } from "../parts/typed/accepted-list.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { ShareBar } from "../parts/marks/share-bar.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import css from "./blanks.module.css";
import { blanksMessages } from "./blanks-messages.ts";
import { choicesFor, numberedBlanks } from "./blanks-reading.ts";

export type BlanksSharesProps = {
  payload: PayloadOf<14>;
  mode: Extract<ViewMode<14>, { is: "shares" }>;
};

export function BlanksShares({ payload, mode }: BlanksSharesProps) {
  const order = numberedBlanks(payload);
  return (
    <div className={css.blanks}>
      <RichTextView
        html={payload.text}
        renderSlot={(id) => <span className={css.chip}>{order.indexOf(id) + 1}</span>}
      />
      <ul className={css.shares}>
        {order.map((id) => (
          <BlankShares key={id} payload={payload} mode={mode} id={id} />
        ))}
      </ul>
    </div>
  );
}

function BlankShares({ payload, mode, id }: BlanksSharesProps & { id: string }) {
  const t = useStore(blanksMessages);
  const partT = useStore(partMessages);
  const { key, shares } = mode;
  const number = numberedBlanks(payload).indexOf(id) + 1;
  const typed = key.texts[id];
  return (
    <li className={css.shareBox}>
      <p className={css.shareHead}>
        <span className={css.chip}>{number}</span>
        <strong>{t.blank({ number })}</strong>
        <span className={css.shareRight}>
          {t.right} <ShareBar share={shares.right[id] ?? 0} isKey label={t.right} />
        </span>
      </p>
      <table className={css.shareTable}>
        <tbody>
          {choicesFor(payload, id).map((choice) => {
            const isKey = key.words[id] === choice.id;
            return (
              <tr key={choice.id}>
                <th scope="row">
                  <bdi>{choice.text}</bdi>
                  {isKey && <small> {partT.key}</small>}
                </th>
                <td>
                  <ShareBar
                    share={shares.chosen[`${id} ${choice.id}`] ?? 0}
                    isKey={isKey}
                    label={choice.text}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {typed && choicesFor(payload, id).length === 0 && <AcceptedList comparison={typed} />}
    </li>
  );
}
