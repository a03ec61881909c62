// The marks that were typed in this visit, the latest first, each with what has become of it and a way to take it back.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import css from "./paper-typing-body.module.css";
import { paperTypingMessages, type PaperTypingTexts } from "./paper-typing-messages.ts";
import type { ListedMark, PaperTypingModel } from "./paper-typing-model.ts";

type TypedMarksListProps = { model: PaperTypingModel; toCode(): void };

export function TypedMarksList({ model, toCode }: TypedMarksListProps) {
  const t = useStore(paperTypingMessages);
  const typed = useStore(model.$typed);
  const [latest] = typed;
  return (
    <Sheet className={css.typed} aria-label={t.typed({ n: formatNumber(typed.length) })}>
      <h2>{t.typed({ n: formatNumber(typed.length) })}</h2>
      <p className={css.note}>{typed.length === 0 ? t.nothingTyped : t.keys}</p>
      <LiveRegion>
        {latest ? `${latest.code}: ${latest.points}, ${stateText(latest, t)}` : ""}
      </LiveRegion>
      <ol className={css.rows}>
        {typed.map((one) => (
          <li key={one.id} className={css.row} data-undone={one.undoId === null ? undefined : ""}>
            <strong className={css.rowCode}>{one.code}</strong>
            <span className={css.rowPoints}>{one.points}</span>
            <span className={css.excerpt}>{one.excerpt}</span>
            <StateTag of={one} />
            {one.canUndo && (
              <Button
                size="s"
                aria-label={t.undoOf({ code: one.code })}
                onClick={() => {
                  model.undo(one.id);
                  toCode();
                }}
              >
                {t.undo}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function stateText({ state, refusal }: ListedMark, t: PaperTypingTexts): string {
  return state === "refused" ? t.refused({ reason: translateFault(refusal ?? "") }) : t[state];
}

const tones = {
  waiting: "info",
  stored: "ok",
  refused: "bad",
  disputed: "warn",
  undone: undefined,
} as const;

function StateTag({ of }: { of: ListedMark }) {
  const t = useStore(paperTypingMessages);
  return <Tag tone={tones[of.state]}>{stateText(of, t)}</Tag>;
}
