// The question as participants were shown it, with its reference, model answer and rubric.
import { useStore } from "@nanostores/react";
import type { OpenedUnit } from "../../../contract/marking/marking-units.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { TypeView } from "../../../question-types/frame/type-view.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";

export type ShownVersion = OpenedUnit["versions"][number];

/** `note`: below the question. */
type MarkingQuestionProps = { version: ShownVersion | undefined; note?: string };

export function MarkingQuestion({ version, note = "" }: MarkingQuestionProps) {
  const t = useStore(markingMessages);
  if (!version) return null;
  const { stem, reference, content } = version;
  return (
    // A long text is scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.question} aria-label={t.question} tabIndex={0}>
      {!isEmptyHtml(reference) && (
        <details>
          <summary>{t.reference}</summary>
          <RichTextView html={reference} fallback={plainTextOf(reference)} />
        </details>
      )}
      <RichTextView html={stem} fallback={plainTextOf(stem)} />
      <TypeView
        type={content.type}
        payload={content.payload}
        mode={{ is: "key", key: content.key } as ViewMode}
      />
      {note !== "" && <p className={css.note}>{note}</p>}
    </section>
  );
}
