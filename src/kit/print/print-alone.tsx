// Prints something that stands on no screen, such as slips from within a dialog: it is drawn beside the page's root as long
// as it is printed, and nothing else lands on the paper. A screen made for printing is print-screen.tsx.
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import css from "./print-alone.module.css";
import { whenSettled } from "./when-settled.ts";

/** `printed` has to be drawn wherever the hook is used. */
export function usePrintAlone(content: () => ReactNode): { print(): void; printed: ReactNode } {
  const [isPrinting, setPrinting] = useState(false);
  const end = useCallback(() => setPrinting(false), []);
  return {
    print: () => setPrinting(true),
    printed: isPrinting && <PrintedAlone onEnd={end}>{content()}</PrintedAlone>,
  };
}

type PrintedAloneProps = { onEnd: () => void; children: ReactNode };

function PrintedAlone({ onEnd, children }: PrintedAloneProps) {
  const [paper] = useState(createSheet);
  useEffect(() => {
    const { body, documentElement: root } = document;
    body.append(paper);
    root.classList.add(css.printing ?? "");
    window.addEventListener("afterprint", onEnd);
    const stop = whenSettled(paper, () => {
      stop();
      window.print();
    });
    return () => {
      stop();
      window.removeEventListener("afterprint", onEnd);
      root.classList.remove(css.printing ?? "");
      paper.remove();
    };
  }, [paper, onEnd]);
  return createPortal(children, paper);
}

function createSheet(): HTMLElement {
  const sheet = document.createElement("div");
  sheet.className = css.paper ?? "";
  return sheet;
}
