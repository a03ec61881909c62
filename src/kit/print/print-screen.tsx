// A screen whose work is a printout: the panel with the print button and its choices, and the sheets beside it exactly as
// they will be printed. Of all this only the sheets land on paper. What a screen prints when is its own affair.
import { useStore } from "@nanostores/react";
import { type ReactNode, useId, useRef, useState } from "react";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Button } from "../../ui/input/button.tsx";
import type { Paper } from "./sheets/paper-size.ts";
import { printMessages } from "./print-messages.ts";
import { useFittedSheets } from "./sheets/use-fitted-sheets.ts";
import { usePrintReady } from "./print-ready.ts";
import css from "./print-screen.module.css";

type PrintScreenProps = {
  title: string;
  paper: Paper;
  /** Whatever the sheets follow from; a new one is waited for until it is drawn. */
  drawn: unknown;
  /** Something that stands on the sheets is not known yet, such as numbers of pages. */
  isWaiting?: boolean;
  /** Why nothing can be printed, shown above the sheets; null where something can. */
  nothing: ReactNode;
  /** What is to be known of the printout, above the sheets and on screen alone. */
  notice?: ReactNode;
  /** The way back to where the person came from. */
  back: ReactNode;
  /** Beside the print button. */
  actions?: ReactNode;
  /** What is printed and how, in the panel; on a phone it is folded, and `chosen` says what it says. */
  panel: ReactNode;
  chosen: string;
  /** PrintedSheets, or what loads them. */
  children: ReactNode;
};

export function PrintScreen(props: PrintScreenProps) {
  const { title, paper, drawn, isWaiting = false, nothing, notice, back, actions, panel } = props;
  const { chosen, children } = props;
  const t = useStore(printMessages);
  const sheets = useRef<HTMLDivElement>(null);
  useFittedSheets(sheets);
  const isReady = usePrintReady(sheets, paper, drawn) && !isWaiting;
  return (
    <div className={css.screen}>
      <aside className={css.panel} aria-label={t.panel}>
        <div className={css.back}>{back}</div>
        <h1 className={css.heading}>{title}</h1>
        <div className={css.actions}>
          <Button
            variant="primary"
            icon="printer"
            busy={!isReady}
            disabled={nothing !== null}
            onClick={() => window.print()}
          >
            {t.print}
          </Button>
          {actions}
        </div>
        <LiveRegion>{isReady ? t.ready : t.preparing}</LiveRegion>
        <Choices chosen={chosen}>{panel}</Choices>
      </aside>
      {/* Focusable, because older browsers scroll a box by keyboard only then. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.desk} role="region" aria-label={t.preview} tabIndex={0}>
        {notice && <div className={css.notice}>{notice}</div>}
        {nothing}
        <div ref={sheets} className={css.sheets}>
          {children}
        </div>
      </div>
    </div>
  );
}

function Choices({ chosen, children }: { chosen: string; children: ReactNode }) {
  const t = useStore(printMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.chosen}>
          <strong>{t.choices}</strong>
          <span>{chosen}</span>
        </span>
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={18} />
      </button>
      <div id={id} className={css.choices} data-folded={isOpen ? undefined : ""}>
        {children}
      </div>
    </>
  );
}
