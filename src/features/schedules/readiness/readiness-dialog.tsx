// Whether a schedule can be activated: a sentence with a number, what must and what should be put right, each with the verb
// that leads to where it is, what is done already, and who gets which bank.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type {
  ReadinessLine,
  ScheduleReadiness,
} from "../../../contract/exams/schedule-readiness.ts";
import type { ParticipantLack } from "../../../contract/exams/schedule-participants.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { formatNumber, zoneLabel } from "../../../core/format.ts";
import { canOpenScreen } from "../../../core/menu/menu.ts";
import { destinationOf } from "../../../core/navigation.ts";
import { reportError } from "../../../core/notices.ts";
import { $session } from "../../../core/session.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { readinessMessages } from "./readiness-messages.ts";
import { createReadinessModel } from "./readiness-model.ts";
import { lineHint, lineText, mendOf, type Mend } from "./readiness-text.ts";
import type { ScheduleActions } from "../schedule-actions.ts";
import { startText } from "../schedules-columns.tsx";
import { schedulesMessages } from "../schedules-messages.ts";
import css from "./readiness-dialog.module.css";

type ReadinessDialogProps = {
  schedule: Schedule;
  actions: ScheduleActions;
  openForm(): void;
  openPeople(lacks: "" | ParticipantLack): void;
  onClose(): void;
};

export function ReadinessDialog(props: ReadinessDialogProps) {
  const { schedule, actions, onClose } = props;
  const t = useStore(readinessMessages);
  const model = useModel(() => createReadinessModel(schedule.id));
  const why = useId();
  const activate = () => {
    onClose();
    const target = { ids: [schedule.id], name: schedule.alias };
    actions.runNow("activate", target, null).catch(reportError);
  };
  return (
    <Dialog
      title={t.title({ name: schedule.alias })}
      size="xl"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          {!schedule.active && <Locked model={model} id={why} />}
          <Button icon="rotate-ccw" onClick={() => void model.retry()}>
            {t.again}
          </Button>
          {schedule.active ? (
            <Button onClick={onClose}>{t.close}</Button>
          ) : (
            <ActivateButton model={model} why={why} onActivate={activate} />
          )}
        </>
      }
    >
      <DetailView model={model} texts={t}>
        {(detail) => (
          <div className={css.parts}>
            <section>
              <Verdict verdict={detail} schedule={schedule} />
              <Lines {...props} lines={detail.must} title={t.mustTitle} look="bad" />
              <Lines {...props} lines={detail.should} title={t.shouldTitle} look="warn" />
              <Done lines={detail.done} />
            </section>
            <CoverageTable verdict={detail} />
          </div>
        )}
      </DetailView>
    </Dialog>
  );
}

type ReadinessModel = ReturnType<typeof createReadinessModel>;

/** How many lines must be put right before the schedule can be activated; null: not known yet. */
function useMustCount(model: ReadinessModel): number | null {
  const state = useStore(model.$state);
  return state.status === "ready" ? state.detail.must.length : null;
}

function Locked({ model, id }: { model: ReadinessModel; id: string }) {
  const t = useStore(readinessMessages);
  const must = useMustCount(model) ?? 0;
  if (must === 0) return null;
  return (
    <p id={id} className={css.why}>
      {t.locked({ count: formatNumber(must) })}
    </p>
  );
}

type ActivateButtonProps = { model: ReadinessModel; why: string; onActivate(): void };

/** `why`: id of the text that says what is missing. */
function ActivateButton({ model, why, onActivate }: ActivateButtonProps) {
  const t = useStore(schedulesMessages);
  const must = useMustCount(model);
  const isLocked = must !== null && must > 0;
  return (
    <Button
      variant="primary"
      icon={isLocked ? "lock" : "play"}
      disabled={must === null || isLocked}
      aria-describedby={isLocked ? why : undefined}
      onClick={onActivate}
    >
      {t.activate}
    </Button>
  );
}

type VerdictProps = { verdict: ScheduleReadiness; schedule: Schedule };

function Verdict({ verdict: { must, should, done }, schedule }: VerdictProps) {
  const t = useStore(readinessMessages);
  const schedulesT = useStore(schedulesMessages);
  const start = schedulesT.startOf({ time: startText(schedule, schedulesT), zone: zoneLabel() });
  const counts = t.counts({ should: should.length, done: done.length });
  return (
    <div className={css.verdict}>
      {must.length > 0 ? (
        <b className={classNames(css.number, css.bad)}>{must.length}</b>
      ) : (
        <span className={css.ok}>
          <Icon name="circle-check" size={40} />
        </span>
      )}
      <p>
        <b className={css.sentence}>
          {must.length > 0 ? t.mustSentence : schedule.active ? t.activeSentence : t.readySentence}
        </b>
        <br />
        {counts} · {t.startsIn({ time: start })}
      </p>
    </div>
  );
}

type LinesProps = Pick<ReadinessDialogProps, "schedule" | "openForm" | "openPeople" | "onClose"> & {
  lines: readonly ReadinessLine[];
  title: string;
  look: "bad" | "warn";
};

function Lines({ lines, title, look, schedule, ...way }: LinesProps) {
  const t = useStore(readinessMessages);
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.lines}>
        {lines.map((line) => {
          const hint = lineHint(line, t);
          const mend = mendOf(line, schedule, t);
          return (
            <li key={`${line.code}-${line.names[0] ?? ""}`}>
              <span className={css[look]}>
                <Icon name={look === "bad" ? "triangle-alert" : "circle-question-mark"} />
              </span>
              <div>
                <b>{lineText(line, "Must", t)}</b>
                {hint !== null && <small>{hint}</small>}
              </div>
              {mend && <MendButton {...way} mend={mend} isFirst={look === "bad"} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type MendButtonProps = Pick<ReadinessDialogProps, "openForm" | "openPeople" | "onClose"> & {
  mend: Mend;
  isFirst: boolean;
};

function MendButton({ mend, isFirst, openForm, openPeople, onClose }: MendButtonProps) {
  const variant = isFirst ? "primary" : "secondary";
  const session = useStore($session);
  if (mend.is === "screen") {
    const name = destinationOf(mend.to)?.name;
    const mayGo = name !== undefined && "user" in session && canOpenScreen(name, session.user);
    // Somebody else has to mend it.
    if (!mayGo) return null;
    return (
      <RouteLink to={mend.to} className={buttonClass({ variant, size: "s" })} onClick={onClose}>
        {mend.label}
      </RouteLink>
    );
  }
  const open = () => (mend.is === "form" ? openForm() : openPeople(mend.lacks));
  return (
    <Button variant={variant} size="s" onClick={open}>
      {mend.label}
    </Button>
  );
}

function Done({ lines }: { lines: readonly ReadinessLine[] }) {
  const t = useStore(readinessMessages);
  return (
    <details className={css.done} open={lines.length <= 12}>
      <summary>
        <Icon name="circle-check" />
        {t.doneTitle({ count: lines.length })}
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line.code}>
            <Icon name="check" size={16} />
            {lineText(line, "Done", t)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function CoverageTable({ verdict: { coverage } }: { verdict: ScheduleReadiness }) {
  const t = useStore(readinessMessages);
  const { banks, without_count: without } = coverage;
  return (
    <section>
      <h3 className={css.title}>{t.whoGetsWhat}</h3>
      <Table caption={t.whoGetsWhat}>
        <thead>
          <tr>
            <HeaderCell>{t.bank}</HeaderCell>
            <HeaderCell numeric>{t.people}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {banks.map(({ id, kode, count }) => (
            <Row key={id}>
              <Cell mono>{kode}</Cell>
              <Cell numeric>{formatNumber(count)}</Cell>
            </Row>
          ))}
          {(without > 0 || banks.length === 0) && (
            <Row>
              <Cell>
                <Tag tone="bad" icon="triangle-alert">
                  {t.noBankRow}
                </Tag>
              </Cell>
              <Cell numeric>{formatNumber(without)}</Cell>
            </Row>
          )}
        </tbody>
      </Table>
    </section>
  );
}
