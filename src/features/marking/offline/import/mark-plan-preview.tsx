// The plan of what a file of marks changes: counts, and the rows that a person has to look at.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../../core/format.ts";
import type { MarkPlan } from "../../../../domain/marking/files/mark-plan.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { DescriptionList } from "../../../../ui/layout/description-list.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import css from "../offline-dialogs.module.css";
import { offlineMessages } from "../offline-messages.ts";
import { markImportMessages, type MarkImportTexts } from "./mark-import-messages.ts";
import type { MarkImportModel } from "./mark-import-model.ts";
import {
  changeNote,
  conflictMarks,
  conflictNote,
  faultText,
  pointsText,
} from "./mark-import-text.ts";

type PreviewProps = { model: MarkImportModel; plan: MarkPlan; included: ReadonlySet<string> };

export function MarkPlanPreview({ model, plan, included }: PreviewProps) {
  const t = useStore(markImportMessages);
  return (
    <>
      {plan.isScaleAsked && <ScaleChoice model={model} plan={plan} />}
      {plan.scale !== null && (
        <>
          <Counts plan={plan} t={t} />
          <Conflicts model={model} plan={plan} included={included} t={t} />
          <Changed plan={plan} t={t} />
          <Left plan={plan} t={t} />
        </>
      )}
    </>
  );
}

function ScaleChoice({ model, plan }: { model: MarkImportModel; plan: MarkPlan }) {
  const t = useStore(markImportMessages);
  const offlineT = useStore(offlineMessages);
  return (
    <div>
      <RadioGroup
        legend={t.scaleTitle}
        value={plan.scale ?? ""}
        options={[
          { value: "share", label: offlineT.share },
          { value: "percent", label: offlineT.percent },
        ]}
        onChange={(value) => model.chooseScale(value === "share" ? "share" : "percent")}
      />
      <p className={css.unit}>{t.scaleText}</p>
    </div>
  );
}

function Counts({ plan, t }: { plan: MarkPlan; t: MarkImportTexts }) {
  const counts: readonly [label: string, count: number, isAlways: boolean][] = [
    [t.fresh, plan.fresh.length, true],
    [t.changed, plan.changed.length, true],
    [t.same, plan.same, true],
    [t.empty, plan.empty, true],
    [t.flags, plan.flags.length, false],
    [t.conflicts, plan.conflicts.length, false],
    [t.olderZeros, plan.olderZeros, false],
    [t.faulty, plan.faulty.length, false],
    [t.unsaved, plan.refused.length, false],
    [t.unknown, plan.unknown.length, false],
  ];
  const items = counts
    .filter(([, count, isAlways]) => isAlways || count > 0)
    .map(([term, count]) => ({ term, value: formatNumber(count) }));
  return (
    <section aria-label={t.summary}>
      <DescriptionList items={items} />
      {plan.olderZeros > 0 && <p>{t.olderZerosText}</p>}
    </section>
  );
}

/** More would make the dialog slow, and nobody reads them. */
const mostRows = 200;

type SectionProps = {
  title: string;
  count: number;
  headers: readonly string[];
  /** What is done to all rows at once. */
  acts?: ReactNode;
  /** At most `mostRows`. */
  children: ReactNode;
};

function Section({ title, count, headers, acts, children }: SectionProps) {
  const t = useStore(markImportMessages);
  if (count === 0) return null;
  const rest = count - mostRows;
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      {acts}
      <Table caption={title} className={css.table}>
        <thead>
          <tr>
            {headers.map((header) => (
              <HeaderCell key={header}>{header}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
      {rest > 0 && <p>{t.more({ n: formatNumber(rest) })}</p>}
    </section>
  );
}

type PartProps = { plan: MarkPlan; t: MarkImportTexts };

function Conflicts({ model, plan, included, t }: PreviewProps & PartProps) {
  const { conflicts, madeAt } = plan;
  const sent = conflicts.filter(({ code }) => included.has(code)).length;
  return (
    <Section
      title={t.conflictsTitle({ n: formatNumber(conflicts.length) })}
      count={conflicts.length}
      headers={[t.send, t.row, t.code, t.inFile, t.now, t.note]}
      acts={
        <p className={css.acts}>
          <Button
            size="s"
            disabled={sent === conflicts.length}
            onClick={() => model.includeAll(true)}
          >
            {t.sendAll}
          </Button>
          <Button size="s" disabled={sent === 0} onClick={() => model.includeAll(false)}>
            {t.sendNone}
          </Button>
        </p>
      }
    >
      {conflicts.slice(0, mostRows).map((conflict) => (
        <Row key={conflict.row}>
          <Cell>
            <Checkbox
              label={t.sendOne({ code: conflict.code })}
              hideLabel
              checked={included.has(conflict.code)}
              onChange={(isIncluded) => model.include(conflict.code, isIncluded)}
            />
          </Cell>
          <Cell>{conflict.row}</Cell>
          <Cell mono>{conflict.code}</Cell>
          <Cell>{pointsText(conflict, t)}</Cell>
          <Cell>{conflictMarks(conflict, t)}</Cell>
          <Cell>{conflictNote(conflict, madeAt, t)}</Cell>
        </Row>
      ))}
    </Section>
  );
}

function Changed({ plan: { changed }, t }: PartProps) {
  return (
    <Section
      title={t.changedTitle({ n: formatNumber(changed.length) })}
      count={changed.length}
      headers={[t.row, t.code, t.inFile, t.now, t.note]}
    >
      {changed.slice(0, mostRows).map((mark) => (
        <Row key={mark.row}>
          <Cell>{mark.row}</Cell>
          <Cell mono>{mark.code}</Cell>
          <Cell>{pointsText(mark, t)}</Cell>
          <Cell>{pointsText(mark.own, t)}</Cell>
          <Cell>{changeNote(mark, t)}</Cell>
        </Row>
      ))}
    </Section>
  );
}

/** Rows of which nothing is sent. */
function Left({ plan, t }: PartProps) {
  const unknown = plan.unknown.map(({ row, code, why }) => ({
    row,
    code,
    note: { "not-here": t.notHere, "other-question": t.elseAsked, damaged: t.damaged }[why],
  }));
  const faulty = plan.faulty.map(({ row, code, faults }) => ({
    row,
    code,
    note: faults.map((fault) => faultText(fault, t)).join(" "),
  }));
  const refused = plan.refused.map(({ row, code, hindrance }) => ({
    row,
    code,
    note: hindrance === null ? t.commentAlone : translateFault(hindrance),
  }));
  return [
    { title: t.unsavedTitle({ n: formatNumber(refused.length) }), rows: refused },
    { title: t.faultyTitle({ n: formatNumber(faulty.length) }), rows: faulty },
    { title: t.unknownTitle({ n: formatNumber(unknown.length) }), rows: unknown },
  ].map(({ title, rows }) => (
    <Section key={title} title={title} count={rows.length} headers={[t.row, t.code, t.note]}>
      {rows.slice(0, mostRows).map(({ row, code, note }) => (
        <Row key={row}>
          <Cell>{row}</Cell>
          <Cell mono>{code}</Cell>
          <Cell>{note}</Cell>
        </Row>
      ))}
    </Section>
  ));
}
