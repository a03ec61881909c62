// How a group answered a question of several parts: below each part what was chosen for it, and by how many.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import css from "./choice-shares.module.css";
import { partMessages } from "../rows/part-messages.ts";
import { percentOf, ShareBar } from "../marks/share-bar.tsx";

export type PartShares = {
  id: string;
  html: string;
  /** How many had the part right, 0 to 1, where one can have it right. */
  right?: number | undefined;
  choices: readonly { id: string; text: ReactNode; share: number; isKey: boolean }[];
};

export function ChoiceShares({ parts }: { parts: readonly PartShares[] }) {
  const t = useStore(partMessages);
  return (
    <ol className={css.parts}>
      {parts.map(({ id, html, right, choices }, at) => (
        <li key={id} className={css.part}>
          <div className={css.head}>
            <span className={css.number}>{at + 1}.</span>
            <div className={css.text}>
              <RichTextView html={html} fallback={plainTextOf(html)} />
            </div>
            {right !== undefined && (
              <span className={css.right}>{t.shareRight({ percent: percentOf(right) })}</span>
            )}
          </div>
          <ul>
            {choices.map((choice) => (
              <li key={choice.id} className={css.choice} data-key={choice.isKey ? "" : undefined}>
                <span className={css.mark}>
                  {choice.isKey && (
                    <>
                      <Icon name="check" size={16} />
                      <VisuallyHidden>{t.key}</VisuallyHidden>
                    </>
                  )}
                </span>
                <div className={css.text}>{choice.text}</div>
                <ShareBar share={choice.share} isKey={choice.isKey} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
