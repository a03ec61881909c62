// Through the list of results from one participant to the next, by buttons and by Ctrl with an arrow.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { ResultNeighbour } from "../../../../contract/results/result-neighbours.ts";
import { formatNumber } from "../../../../core/format.ts";
import { IconButton } from "../../../../ui/input/button.tsx";
import { detailMessages } from "../detail-messages.ts";
import type { ResultDetailModel } from "../result-detail-model.ts";
import css from "./result-neighbours-bar.module.css";

type Way = "previous" | "next";

/** Arrows mean something else where one types or drags. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, select, textarea, [contenteditable]");

function wayOf({ key, ctrlKey, altKey, shiftKey, metaKey, target }: KeyboardEvent): Way | null {
  if (!ctrlKey || altKey || shiftKey || metaKey || isTyping(target)) return null;
  if (key === "ArrowLeft") return "previous";
  return key === "ArrowRight" ? "next" : null;
}

export function ResultNeighboursBar({ model }: { model: ResultDetailModel }) {
  const t = useStore(detailMessages);
  const state = useStore(model.neighbours.$state);
  const found = state.status === "ready" && state.outdated === null ? state.detail : null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      const one = way && found?.[way];
      if (!one || event.defaultPrevented) return;
      event.preventDefault();
      model.open(one);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [found, model]);
  if (useStore(model.$list) === null) return null;
  const step = (way: Way, one: ResultNeighbour | null) => (
    <IconButton
      icon={way === "next" ? "chevron-right" : "chevron-left"}
      label={one === null ? t[`${way}None`] : t[`${way}Person`]({ name: one.nama })}
      aria-keyshortcuts={way === "next" ? "Control+ArrowRight" : "Control+ArrowLeft"}
      disabled={one === null}
      onClick={() => one && model.open(one)}
    />
  );
  return (
    <div className={css.bar} role="group" aria-label={t.neighbours}>
      {step("previous", found?.previous ?? null)}
      <span className={css.place}>
        {found?.place
          ? t.placeOf({ place: formatNumber(found.place), total: formatNumber(found.total) })
          : found && t.notInList}
        {state.status === "failed" && t.placeUnknown}
      </span>
      {step("next", found?.next ?? null)}
    </div>
  );
}
