// Which exam this is, how long it still goes, how old the figures are, and what can be done with all of it.
import { useStore } from "@nanostores/react";
import { useRef, type ReactNode } from "react";
import { formatTime } from "../../../core/format.ts";
import { AgeTag } from "../../../kit/age/age-tag.tsx";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { reportError } from "../../../core/notices.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { boardMessages, type BoardTexts } from "./board-messages.ts";
import type { BoardModel, Shown } from "./board-model.ts";
import { clockText, sessionText } from "./board-text.ts";
import { useShown } from "./use-shown.ts";
import css from "./board.module.css";

const loadCopyAbsent = lazy(() => import("./on-demand/absent-text.ts"), "copyAbsent");
const loadOtherEnds = lazy(() => import("./on-demand/other-ends-summary.tsx"), "OtherEnds");
const loadExportBoard = lazy(() => import("./on-demand/board-export.ts"), "exportBoard");

type BoardHeaderProps = {
  model: BoardModel;
  picker: ReactNode;
  /** What comes later than the board has its place here, where it moves nothing. */
  beside: ReactNode;
  onWall(): void;
  onWrite(): void;
};

export function BoardHeader({ model, picker, beside, onWall, onWrite }: BoardHeaderProps) {
  const t = useStore(boardMessages);
  const shown = useShown(model);
  const hasSound = useStore(model.$hasSound);
  const { head, span } = shown;
  // While the data are outdated the clock stands still: what stopped them may have moved the end.
  const now = shown.at;
  const starts = Date.parse(span.starts_at);
  return (
    <header className={css.head}>
      <div className={css.exam}>
        <h1>{head.alias}</h1>
        <p>
          {formatTime(span.starts_at)}–{formatTime(span.shared_end_at)}
          {head.rooms.length === 1 && ` · ${head.rooms[0]?.nama}`}
          <LazyComponent load={loadOtherEnds} props={{ model }} isOptional />
        </p>
      </div>
      {picker}
      <p className={css.left}>
        <b>{clockText((now < starts ? starts : Date.parse(span.shared_end_at)) - now)}</b>{" "}
        {clockWord(shown, t)}
      </p>
      <span className={css.gap} />
      {beside}
      <Age model={model} shown={shown} />
      <Chip
        pressed={hasSound}
        icon="volume-2"
        hint={t.soundHint}
        onPress={() => model.setSound(!hasSound)}
      >
        {t.sound}
      </Chip>
      <Button icon="maximize" onClick={onWall}>
        {t.wall}
      </Button>
      <More shown={shown} onWrite={onWrite} />
    </header>
  );
}

function clockWord({ head, span, at, isStale }: Shown, t: BoardTexts): string {
  const session = sessionText(head, span, t);
  if (at >= Date.parse(span.shared_end_at)) return t.over({ session });
  const time = formatTime(new Date(at));
  const isAhead = at < Date.parse(span.starts_at);
  if (isStale) return (isAhead ? t.untilThen : t.leftThen)({ session, time });
  return (isAhead ? t.until : t.left)({ session });
}

function Age({ model, shown }: { model: BoardModel; shown: Shown }) {
  const t = useStore(boardMessages);
  const isPolling = useStore(model.$isPolling);
  return (
    <>
      {isPolling && (
        <Tag tone="info" icon="plug-zap">
          {t.polling}
        </Tag>
      )}
      <AgeTag {...shown} />
    </>
  );
}

function More({ shown, onWrite }: { shown: Shown } & Pick<BoardHeaderProps, "onWrite">) {
  const t = useStore(boardMessages);
  const place = useRef<HTMLSpanElement>(null);
  const copyAbsent = () => {
    const beside = place.current?.querySelector<HTMLElement>("button");
    if (!beside) return;
    loadForAction(loadCopyAbsent)
      .then((copy) => copy(shown, beside))
      .catch(reportError);
  };
  return (
    <span ref={place}>
      <Menu
        label={t.more}
        variant="secondary"
        size="m"
        items={[
          { label: t.message, icon: "message-circle", onSelect: onWrite },
          {
            label: t.exported,
            icon: "file-spreadsheet",
            onSelect: () =>
              void loadForAction(loadExportBoard)
                .then((exportBoard) => exportBoard(shown))
                .catch(reportError),
          },
          { label: t.copyAbsent, icon: "copy", onSelect: copyAbsent },
        ]}
      />
    </span>
  );
}
