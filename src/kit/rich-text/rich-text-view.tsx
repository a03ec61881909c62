// Shows rich text: sanitised once more, formulas drawn, columns as wide as they were made. Wherever HTML from people is
// shown, this shows it.
import { useStore } from "@nanostores/react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import sheet from "sheet:kit/rich-text/rich-text.css";
import { lazy } from "../../core/on-demand/lazy.ts";
import { loadedPart, loadOnDemand } from "../../core/on-demand/load-on-demand.ts";
import { linkSheet } from "../styles/link-sheet.ts";
import { useMediaSource, type MediaSource } from "../media/media-source.ts";
import { fillFormula } from "./formula/formula.ts";
import { richTextMediaMessages } from "./rich-text-messages.ts";

const loadSanitize = lazy(() => import("./sanitize-html.ts"), "sanitizeToFragment");
const loadStyled = async () => (await Promise.all([loadSanitize(), linkSheet(sheet)]))[0];

export type RichTextViewProps = {
  html: string;
  /** Shown until the sanitiser has arrived, and if it cannot: plain words of the text. */
  fallback?: string;
  /** What is drawn where the text holds `[[id]]`, which else is text like any other. */
  renderSlot?: (id: string) => ReactNode;
};

type Slot = { id: string; place: HTMLElement };

export function RichTextView({ html, fallback = "", renderSlot }: RichTextViewProps) {
  const [slots, setSlots] = useState<Slot[]>([]);
  const hasSlots = renderSlot !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const t = useStore(richTextMediaMessages);
  const source = useMediaSource();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let isShown = true;
    const abort = new AbortController();
    const show = async () => {
      try {
        // At once when it is loaded: the page is laid out with the text alone, not with its plain words before.
        const sanitizeToFragment =
          loadedPart(loadStyled) ?? (await loadOnDemand(loadStyled, { signal: abort.signal }));
        if (!isShown) return;
        const fragment = sanitizeToFragment(html);
        placeMedia(fragment, source);
        const formulas = dress(fragment, (count) => t.playLimit({ count }));
        const made = hasSlots ? makeSlots(fragment) : [];
        current.replaceChildren(fragment);
        if (hasSlots) setSlots(made);
        await formulas;
      } catch {
        // Nothing unsanitised is ever shown: the plain words stay.
      }
      // Whoever prints waits for this.
      if (isShown) current.dataset["settled"] = "";
    };
    if (current.childNodes.length === 0) current.textContent = fallback;
    delete current.dataset["settled"];
    void show();
    return () => {
      isShown = false;
      abort.abort();
    };
  }, [html, fallback, t, source, hasSlots]);
  return (
    <>
      <div ref={place} className="rich-text" />
      {renderSlot && slots.map(({ id, place }) => createPortal(renderSlot(id), place))}
    </>
  );
}

const slotPattern = /\[\[([\w-]{1,40})\]\]/u;

/** Takes the `[[id]]` out of the text and leaves an element in the place of each. */
function makeSlots(fragment: DocumentFragment): Slot[] {
  const slots: Slot[] = [];
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (let text of texts) {
    for (let found = slotPattern.exec(text.data); found; found = slotPattern.exec(text.data)) {
      const rest = text.splitText(found.index);
      rest.deleteData(0, found[0].length);
      const place = document.createElement("span");
      rest.before(place);
      slots.push({ id: found[1] ?? "", place });
      text = rest;
    }
  }
  return slots;
}

/** After the sanitiser, which lets only addresses of the exam server and of an imported file through. */
function placeMedia(fragment: DocumentFragment, source: MediaSource): void {
  for (const element of fragment.querySelectorAll<HTMLElement>("[src]")) {
    const address = element.getAttribute("src") ?? "";
    const shown = source(address);
    if (shown === null) element.removeAttribute("src");
    else if (shown !== address) element.setAttribute("src", shown);
  }
}

/** What attributes say and browsers do not do by themselves. Ends when the formulas are drawn. */
function dress(fragment: DocumentFragment, playLimit: (count: number) => string): Promise<unknown> {
  const formulas: Promise<void>[] = [];
  for (const formula of fragment.querySelectorAll<HTMLElement>(
    "[data-formula],[data-formula-block]",
  )) {
    const block = formula.dataset["formulaBlock"];
    if (block !== undefined) formula.className = "rich-text-display";
    const latex = block ?? formula.dataset["formula"] ?? "";
    formulas.push(fillFormula(formula, latex, block !== undefined));
  }
  for (const cell of fragment.querySelectorAll<HTMLElement>("[data-colwidth]")) {
    const widths = (cell.dataset["colwidth"] ?? "").split(",").map(Number);
    cell.style.width = `${widths.reduce((sum, width) => sum + width, 0)}px`;
  }
  for (const image of fragment.querySelectorAll("img")) {
    // Read by a screen reader as its address otherwise.
    if (!image.hasAttribute("alt")) image.alt = "";
  }
  for (const audio of fragment.querySelectorAll("audio")) {
    audio.controls = true;
    audio.preload = "none";
    const limit = Number(audio.dataset["maxPlay"] ?? 0);
    if (limit === 0) continue;
    const note = document.createElement("span");
    note.className = "rich-text-plays";
    note.textContent = playLimit(limit);
    audio.after(note);
  }
  return Promise.all(formulas);
}
