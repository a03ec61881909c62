// Told in place of the fields of points, before the next mark is given: the rubric has changed, by whom and when, and how it was and is.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef } from "react";
import type { OpenedUnit } from "../../../../contract/marking/marking-units.ts";
import { formatTime } from "../../../../core/format.ts";
import { RubricList } from "../../../../question-types/frame/rubric-frame.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import css from "./rubric-change.module.css";
import { rubricChangeMessages } from "./rubric-change-messages.ts";

type RubricChangePanelProps = { seen: OpenedUnit; newer: OpenedUnit; onAccept(): void };

export function RubricChangePanel({ seen, newer, onAccept }: RubricChangePanelProps) {
  const t = useStore(rubricChangeMessages);
  const panel = useRef<HTMLDivElement>(null);
  // Enter must not accept what was meant for the field of points that stood here.
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const change = newer.rubric_change;
  return (
    <div ref={panel} className={css.change} tabIndex={-1} role="alertdialog" aria-label={t.title}>
      <Banner
        tone="warn"
        title={change ? t.changed({ time: formatTime(change.at), name: change.by }) : t.title}
      >
        <p>{t.meaning}</p>
      </Banner>
      <b>{t.now}</b>
      <RubricList criteria={rubricOf(newer)} />
      <details>
        <summary>{t.before}</summary>
        <RubricList criteria={rubricOf(seen)} />
      </details>
      <p>
        <Button variant="primary" onClick={onAccept}>
          {t.accept}
        </Button>
      </p>
    </div>
  );
}

function rubricOf({ versions }: OpenedUnit) {
  const content = versions[0]?.content;
  return content?.type === 2 || content?.type === 9 ? content.key.rubric : [];
}
