// The bottom of the incidents: what helps with absentees, who come last, how many incidents are not in sight, and which are new.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { formatNumber } from "../../../../core/format.ts";
import { notify } from "../../../../core/notices.ts";
import { Button } from "../../../../ui/input/button.tsx";
import { boardMessages } from "../board-messages.ts";
import type { BoardModel } from "../board-model.ts";
import { NewsNotices } from "../news-notices.tsx";
import type { ListedIncident } from "../board-state.ts";
import { useShown } from "../use-shown.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import css from "./board-on-demand.module.css";

type IncidentsFooterProps = {
  model: BoardModel;
  /** Those of the room that is looked at, and of them those in the list. */
  here: readonly ListedIncident[];
  listed: readonly ListedIncident[];
  setShowsAll(isAll: boolean): void;
};

/** The rest of a long list, what is below the bottom of its place, and other rooms. */
export function IncidentsFooter({ model, here, listed, setShowsAll }: IncidentsFooterProps) {
  const t = useStore(boardDialogMessages);
  const { incidents } = useShown(model);
  const own = useRef<HTMLParagraphElement>(null);
  const more = here.length - listed.length + useHiddenBelow(own, listed);
  const elsewhere = incidents.filter((one) => !one.isOver && !here.includes(one)).length;
  return (
    <p ref={own} className={css.moreIncidents}>
      <NewsNotices model={model} />
      {more > 0 && (
        <Button size="s" variant="ghost" icon="chevron-down" onClick={() => setShowsAll(true)}>
          {t.moreIncidents({ n: formatNumber(more) })}
        </Button>
      )}
      {elsewhere > 0 && (
        <Button size="s" variant="ghost" onClick={() => model.filter({ room: "" })}>
          {t.moreElsewhere({ n: formatNumber(elsewhere) })}
        </Button>
      )}
    </p>
  );
}

/** Of this component, which lies over the end of the list. */
const ownHeight = 40;

/** How many of them are not seen whole, because they are below the bottom of their place. */
function useHiddenBelow(
  own: RefObject<HTMLElement | null>,
  listed: readonly ListedIncident[],
): number {
  const [count, setCount] = useState(0);
  // Observed anew when other incidents are listed, not whenever their figures change.
  const keys = listed.map(({ key }) => key).join("\n");
  useEffect(() => {
    const root = own.current?.parentElement;
    if (!root || keys === "") {
      setCount(0);
      return undefined;
    }
    const hidden = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        const scrolls = root.scrollHeight > root.clientHeight;
        for (const { target, intersectionRatio, boundingClientRect, rootBounds } of entries) {
          const isBelow = boundingClientRect.bottom > (rootBounds?.bottom ?? Infinity);
          if (scrolls && intersectionRatio < 1 && isBelow) hidden.add(target);
          else hidden.delete(target);
        }
        setCount(hidden.size);
      },
      { root, rootMargin: `0px 0px -${ownHeight}px 0px`, threshold: [0, 0.5, 0.9, 1] },
    );
    for (const row of root.querySelectorAll("li")) observer.observe(row);
    return () => observer.disconnect();
  }, [own, keys]);
  return count;
}

type AbsenteeRemedyProps = {
  ids: readonly string[];
  model: BoardModel;
  button(label: string, onClick: () => void): ReactNode;
  /** Of one alone: who it is. */
  see(): void;
};

/** Absentees are shown in all rooms. Once staff have noted them, they are no incident any more. */
export function AbsenteeRemedy({ ids, model, button, see }: AbsenteeRemedyProps) {
  const t = useStore(boardDialogMessages);
  const { see: seeText } = useStore(boardMessages);
  const { view } = useShown(model);
  const note = () => {
    model.noteAbsent(ids, true);
    notify(responseCodes.success, t.noted, t.notedText({ n: formatNumber(ids.length) }), {
      label: t.takeBack,
      run: () => model.noteAbsent(ids, false),
    });
  };
  const isAbsent = ids.some((id) => view.all.get(id)?.state === "absent");
  const state = isAbsent ? "absent" : "signed-in";
  const seeAll = () => model.filter({ room: "", state, sesi: "", group: "", q: "" });
  return (
    <span>
      {button(t.note, note)}
      {button(seeText, ids.length === 1 ? see : seeAll)}
    </span>
  );
}
