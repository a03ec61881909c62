// What needs a hand, the most urgent first, each with what helps. Nothing moves under a hand: what is over stays and says so.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { cutOffTogether, type Incident } from "../../../domain/exams/sittings/incidents.ts";
import { WholeCode } from "../../../ui/whole-code.tsx";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { sittingActsMessages } from "../acts/sitting-acts-messages.ts";
import { boardMessages, type BoardTexts } from "./board-messages.ts";
import type { BoardModel, Shown } from "./board-model.ts";
import type { BoardTools } from "./board-main.tsx";
import {
  agesText,
  helpText,
  incidentIcons,
  incidentTitle,
  isReminded,
  placeText,
} from "./board-text.ts";
import { rowsInRoom, type ListedIncident } from "./board-state.ts";
import { useHold } from "./use-hold.ts";
import { useShown } from "./use-shown.ts";
import css from "./board.module.css";

const loadAbsentees = lazy(() => import("./on-demand/incidents-footer.tsx"), "AbsenteeRemedy");
const loadFooter = lazy(() => import("./on-demand/incidents-footer.tsx"), "IncidentsFooter");

type PanelProps = { model: BoardModel; tools: BoardTools };

/** More than these are rare. They are shown on request, because a longer list does not say what to do first. */
const atMost = 12;

export function IncidentsPanel({ model, tools }: PanelProps) {
  const t = useStore(boardMessages);
  const shown = useShown(model);
  const { room } = useStore(model.$filters);
  const isPhone = usePhone();
  const hold = useHold(model, "incidents");
  const [showsAll, setShowsAll] = useState(false);
  const here = shown.incidents.filter(
    ({ room_id: id, kind }) => !isPhone || room === "" || id === room || kind === "late",
  );
  const listed = showsAll ? here : here.slice(0, atMost);
  const open = here.filter(({ isOver }) => !isOver).length;
  return (
    // Without a line its buttons are off, and a keyboard scrolls it only then by itself.
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={shown.isStale ? 0 : undefined}
      className={css.incidents}
      aria-label={t.needed}
      data-stale={shown.isStale || undefined}
      data-all={showsAll || undefined}
    >
      <header>
        <h2>{t.needed}</h2>
        {open > 0 && <b className={css.number}>{formatNumber(open)}</b>}
        <small>{stateText(shown, open, t)}</small>
      </header>
      <ul {...hold}>
        {listed.map((one) => (
          <IncidentRow key={one.key} {...{ one, model, tools, shown }} />
        ))}
      </ul>
      <LazyComponent load={loadFooter} props={{ model, here, listed, setShowsAll }} isOptional />
    </section>
  );
}

/** @param open incidents that are not over */
function stateText({ isStale, head }: Shown, open: number, t: BoardTexts): string {
  if (isStale) return t.unknownNow;
  if (open > 0) return t.urgentFirst;
  return head.stopped_at === null ? t.allWell : t.isStopped;
}

type RowProps = PanelProps & { one: ListedIncident; shown: Shown };

function IncidentRow({ one, model, tools, shown }: RowProps) {
  const t = useStore(boardMessages);
  const { all } = shown.view;
  const title = incidentTitle(one, all, t);
  const only = one.ids.length === 1 ? all.get(one.ids[0] ?? "")?.row : undefined;
  const place = only ? placeText(only) : one.room;
  const facts = [place, agesText(one, shown.at, t), helpText(one, t)];
  return (
    <li data-kind={one.kind} data-over={one.isOver || undefined} data-in-sight>
      <Icon name={incidentIcons[one.kind]} />
      <div>
        <b>{title}</b>
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </div>
      {one.isOver ? (
        <small>{t.isOver}</small>
      ) : (
        <Remedy {...{ one, model, tools, title, only, shown }} />
      )}
    </li>
  );
}

type RemedyProps = PanelProps & {
  one: Incident;
  title: string;
  only: { nama: string; no_ujian: string } | undefined;
  shown: Shown;
};

/** The act that mends it, or the rows that it is about and what helps there. */
function Remedy({ one, model, tools, title, only, shown }: RemedyProps) {
  const t = useStore(boardMessages);
  const { time } = useStore(sittingActsMessages);
  const { kind, ids, room, room_id } = one;
  const target = { ids, name: only ? namedParticipant(only) : null };
  const button = (label: string, onClick: () => void, variant?: "primary") => (
    <Button
      size="s"
      disabled={shown.isStale}
      {...(variant && { variant })}
      aria-label={t.act({ action: label, what: title })}
      onClick={onClick}
    >
      <WholeCode text={label} code={room} />
    </Button>
  );
  if (kind === "blocked") return button(t.unblock, () => tools.act("unblock", target), "primary");
  if (kind === "device" || kind === "shared")
    return button(t.reset, () => tools.act("reset", target), "primary");
  const see = () => {
    const [first] = ids;
    if (only && first !== undefined) tools.showStory(first);
    else model.filter({ room: room_id ?? "", state: "", sesi: "", group: "", q: "" });
  };
  const label = only || room === "" ? t.see : `${t.see} ${room}`;
  if (kind === "late") {
    const props = { ids, model, button, see };
    return <LazyComponent load={loadAbsentees} props={props} isOptional />;
  }
  const isOfRoom = kind === "offline" && !only && room_id !== null;
  const together = isOfRoom ? cutOffTogether(one, rowsInRoom(shown.view.all, room_id)) : null;
  return (
    <span>
      {kind === "offline" &&
        button(together ? `${time} ${room}` : time, () =>
          tools.addTime(together ? { ids: together, name: null } : target),
        )}
      {isReminded(kind) && button(t.message, () => tools.write(target, kind))}
      {button(label, see)}
    </span>
  );
}
