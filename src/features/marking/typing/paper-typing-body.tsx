// Marks from paper, typed in by code, by keyboard alone: the code, its points, the next code; and below what was typed.
import { useStore } from "@nanostores/react";
import { useMemo, useRef, useState, type ReactNode } from "react";
import type { MarkingUnit, OpenedUnit } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { markQueueOf, type MarkQueue } from "../../../core/marking/mark-queue-model.ts";
import type { UnitKey } from "../../../core/marking/unsent-acts.ts";
import { leftAfterUnsent } from "../../../core/marking/unsent-count-lookups.ts";
import { MarkQueueNotices } from "../answers/mark-queue-notices.tsx";
import { NamesTag } from "../answers/names-notices.tsx";
import { markingMessages } from "../answers/marking-messages.ts";
import { CodeField } from "./code-form.tsx";
import css from "./paper-typing-body.module.css";
import { paperTypingMessages } from "./paper-typing-messages.ts";
import { createPaperTypingModel, type PaperTypingModel } from "./paper-typing-model.ts";
import { PaperPointsForm } from "./paper-points-form.tsx";
import { TypedMarksList } from "./typed-marks-list.tsx";

type PaperTypingBodyProps = { unit: MarkingUnit; picker: ReactNode };

export function PaperTypingBody({ unit, picker }: PaperTypingBodyProps) {
  const t = useStore(paperTypingMessages);
  const markingT = useStore(markingMessages);
  const session = useStore($session);
  const [userId] = useState(() => ("user" in session ? session.user.id : ""));
  const queue = useMemo(() => markQueueOf(userId), [userId]);
  const { schedule_id, question_id, number } = unit;
  const model = useModel(() => createPaperTypingModel({ schedule_id, question_id }, queue));
  const question =
    number === null ? markingT.deletedHeading : markingT.heading({ n: formatNumber(number) });
  const place = markingT.place({ exam: unit.schedule, bank: unit.bank });
  return (
    <>
      <PageHeader
        title={t.title({ question })}
        count={<Progress model={model} place={place} queue={queue} unit={unit} />}
      >
        <NamesTag unit={unit} />
        <MarkQueueNotices queue={queue} />
        {picker}
        <BackLink to={href("check")}>{markingT.back}</BackLink>
      </PageHeader>
      <DetailView
        model={model.opened}
        texts={{ loading: markingT.unitLoading, failed: markingT.unitFailed }}
      >
        {(opened) => <Columns model={model} opened={opened} />}
      </DetailView>
    </>
  );
}

type ProgressProps = { model: PaperTypingModel; place: string; queue: MarkQueue; unit: UnitKey };

function Progress({ model, place, queue, unit }: ProgressProps) {
  const t = useStore(markingMessages);
  const state = useStore(model.opened.$state);
  const unsent = useStore(queue.$unsent);
  if (state.status !== "ready") return <>{place}</>;
  return (
    <>
      {place} · {t.leftForMe({ n: formatNumber(leftAfterUnsent(state.detail.mine, unsent, unit)) })}
    </>
  );
}

function Columns({ model, opened }: { model: PaperTypingModel; opened: OpenedUnit }) {
  const step = useStore(model.$step);
  const code = useRef<HTMLInputElement>(null);
  const toCode = () => {
    code.current?.focus();
    code.current?.select();
  };
  const entry = step.is === "points" ? step.entry : null;
  const version = opened.versions.find((one) => one.version === entry?.version);
  return (
    <div className={css.columns}>
      <Sheet className={css.typing}>
        <CodeField model={model} input={code} />
        {step.is === "points" && version && (
          <PaperPointsForm
            key={step.entry.code}
            model={model}
            step={step}
            content={version.content}
            toCode={toCode}
          />
        )}
      </Sheet>
      <TypedMarksList model={model} toCode={toCode} />
    </div>
  );
}
