// Left parts joined with what belongs to them, to be read: the key, or an answer part by part.
import { useStore } from "@nanostores/react";
import type { Part } from "../../../contract/questions/question-content.ts";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { linkMessages } from "./link-messages.ts";
import type { LinkEntry, LinkRow } from "./link-rows.ts";
import css from "./linked-pairs.module.css";
import { partMessages } from "../rows/part-messages.ts";
import { NotAnswered } from "../stances/stance-cells.tsx";
import { VerdictMark } from "../marks/verdict-mark.tsx";

export type LinkedPairsProps = {
  rows: readonly LinkRow[];
  /** Of the key: right parts that belong to nothing. */
  spare?: readonly (Part & { mark: string })[];
};

export function LinkedPairs({ rows, spare = [] }: LinkedPairsProps) {
  const t = useStore(linkMessages);
  return (
    <div className={css.pairs}>
      <ul>
        {rows.map(({ id, mark, html, entries }) => (
          <li key={id} className={css.row}>
            <Text mark={mark} html={html} />
            <span className={css.line}>
              <VisuallyHidden>{t.with}</VisuallyHidden>
            </span>
            <Partners entries={entries} />
          </li>
        ))}
      </ul>
      {spare.length > 0 && (
        <div className={css.spare}>
          <span className={css.title}>{t.spare}</span>
          <ul>
            {spare.map(({ id, mark, html }) => (
              <li key={id}>
                <Text mark={mark} html={html} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Text({ mark, html }: { mark: string; html: string }) {
  return (
    <div className={css.text}>
      <span className={css.mark}>{mark}</span>
      <RichTextView html={html} fallback={plainTextOf(html)} />
    </div>
  );
}

function Partners({ entries }: { entries: readonly LinkEntry[] }) {
  const t = useStore(linkMessages);
  const partT = useStore(partMessages);
  if (entries.length === 0) return <span className={css.none}>{t.withoutPartner}</span>;
  const isUnanswered = entries.every(({ is }) => is === "missed");
  return (
    <ul className={css.partners}>
      {isUnanswered && (
        <li>
          <NotAnswered />
        </li>
      )}
      {entries.map(({ id, mark, html, is }) => (
        <li key={id} className={css.partner} data-is={is}>
          {(is === "right" || is === "wrong") && <VerdictMark verdict={is} />}
          {is === "missed" && <Tag icon="check">{partT.key}</Tag>}
          <Text mark={mark} html={html} />
        </li>
      ))}
    </ul>
  );
}
