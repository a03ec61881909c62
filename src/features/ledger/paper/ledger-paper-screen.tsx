// The ledger on paper (ledger.peserta.view): of a class, or a sheet for each participant.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { LedgerSelection } from "../../../contract/results/event-ledger.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { namedChoices } from "../../../kit/choices.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import {
  ChoiceGroup,
  ChoiceHint,
  ChoiceStack,
  SelectChoice,
  TextChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import {
  FontChoice,
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../kit/print/choices/page-format-controls.tsx";
import { NoPaper, OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import css from "./ledger-paper.module.css";
import { ledgerPaperKinds, paperOf } from "./ledger-paper-choices.ts";
import { ledgerPaperMessages } from "./ledger-paper-messages.ts";
import {
  createLedgerPaperModel,
  maxPersonSheets,
  type LedgerContent,
  type LedgerPaperModel,
  type LedgerPrinted,
} from "./ledger-paper-model.ts";

export default function LedgerPaperScreen() {
  const t = useStore(ledgerPaperMessages);
  const model = useModel(createLedgerPaperModel);
  return (
    <OpenedPrint model={model} title={t.title} texts={t} back={<Back model={model} />}>
      {(selected) =>
        selected === null ? (
          <NoPaper title={t.title}>
            <EmptyState icon="printer" title={t.noEvent} actions={<Back model={model} />}>
              {t.noEventText}
            </EmptyState>
          </NoPaper>
        ) : (
          <Printable model={model} selected={selected} />
        )
      }
    </OpenedPrint>
  );
}

function Back({ model: { event, person, $group } }: { model: LedgerPaperModel }) {
  const t = useStore(ledgerPaperMessages);
  const g = useStore($group);
  const query = {
    ...(event !== "" && { e: event }),
    ...(g !== "" && { g }),
    ...(person !== "" && { p: person }),
  };
  return <BackLink to={href("ledger.peserta", {}, query)}>{t.back}</BackLink>;
}

const loadClass = lazy(() => import("./class-ledger-sheets.tsx"), "ClassLedgerSheets");
const loadClasses = lazy(() => import("./classes-ledger-sheets.tsx"), "ClassesLedgerSheets");
const loadPeople = lazy(() => import("./person-ledger-sheets.tsx"), "PersonLedgerSheets");

type PrintableProps = { model: LedgerPaperModel; selected: LedgerSelection };

function Printable({ model, selected }: PrintableProps) {
  const t = useStore(ledgerPaperMessages);
  const choices = useStore(model.choices.$values);
  const content = useStore(model.$content);
  const drawn = useStore(model.$drawn);
  const kind = useStore(model.$kind);
  const group = useStore(model.$group);
  const paper = paperOf(choices);
  const printed = content.status === "ready" ? content.printed : null;
  const groupName = selected.groups.find(({ id }) => id === group)?.nama ?? "";
  const common = { choices, paper, selected, groupName };
  return (
    <PrintScreen
      title={t.title}
      paper={paper}
      drawn={drawn}
      nothing={nothingOf(content, model, t)}
      back={<Back model={model} />}
      chosen={`${t[kind]} · ${choices.size.toUpperCase()}`}
      panel={<Panel model={model} selected={selected} />}
    >
      {printed?.is === "kelas" && printed.sheet.items.length > 0 && (
        <LazyComponent load={loadClass} props={{ ...common, printed }} />
      )}
      {printed?.is === "tiap-kelas" && printed.classes.length > 0 && (
        <LazyComponent load={loadClasses} props={{ ...common, printed }} />
      )}
      {printed?.is === "perorangan" && printed.people.items.length > 0 && (
        <LazyComponent load={loadPeople} props={{ ...common, printed }} />
      )}
    </PrintScreen>
  );
}

/** Why nothing is printed, or not yet; null where all of it is there. */
function nothingOf(
  content: LedgerContent,
  model: LedgerPaperModel,
  t: ReturnType<typeof ledgerPaperMessages.get>,
): ReactNode {
  if (content.status === "loading") {
    const { done, all } = content;
    if (all === 0) return <Spinner label={t.loading} />;
    const label = t.fetchingClasses({ n: formatNumber(done + 1), all: formatNumber(all) });
    return (
      <div className={css.progress}>
        <p role="status">{label}</p>
        <ProgressBar value={done} max={all} label={label} />
      </div>
    );
  }
  if (content.status === "failed") {
    return <LoadFailure error={content.error} title={t.failed} onRetry={model.retryContent} />;
  }
  if (content.status === "many") {
    const text = t.tooMany({ max: formatNumber(maxPersonSheets) });
    return <EmptyState icon="printer" title={text} />;
  }
  const { printed } = content;
  return countOf(printed) > 0 ? null : (
    <EmptyState icon="printer" title={t.nothing}>
      {t.nothingText}
    </EmptyState>
  );
}

function countOf(printed: LedgerPrinted): number {
  if (printed.is === "tiap-kelas") return printed.classes.length;
  return (printed.is === "kelas" ? printed.sheet : printed.people).items.length;
}

/** How many classes, and who is in none. */
function ClassesHint({ model }: { model: LedgerPaperModel }) {
  const t = useStore(ledgerPaperMessages);
  const content = useStore(model.$content);
  if (content.status !== "ready" || content.printed.is !== "tiap-kelas") return null;
  const { classes, classless } = content.printed;
  return (
    <ChoiceHint>
      {t.classes({ n: formatNumber(classes.length) })}{" "}
      {classless > 0 && t.classless({ n: formatNumber(classless) })}
    </ChoiceHint>
  );
}

function Panel({ model, selected }: PrintableProps) {
  const t = useStore(ledgerPaperMessages);
  const group = useStore(model.$group);
  const kind = useStore(model.$kind);
  const { choices } = model;
  return (
    <>
      <ChoiceGroup title={t.what}>
        {model.person !== "" ? (
          <ChoiceHint>{t.onlyOne}</ChoiceHint>
        ) : (
          <ChoiceStack>
            <SelectChoice
              of={choices}
              name="kind"
              label={t.kind}
              options={ledgerPaperKinds.map((value) => ({ value, label: t[value] }))}
            />
            <Field label={t.group}>
              {(aria) => (
                <Select
                  {...aria}
                  value={group}
                  placeholder={t.allGroups}
                  options={namedChoices(selected.groups)}
                  onChange={model.chooseGroup}
                />
              )}
            </Field>
          </ChoiceStack>
        )}
        <ClassesHint model={model} />
      </ChoiceGroup>
      <ChoiceGroup title={t.look}>
        <LetterheadChoice of={choices} />
        <ChoiceStack>
          {kind !== "tiap-kelas" && (
            <TextChoice of={choices} name="teacher" label={t.teacher} hint={t.teacherHint} />
          )}
          <PaperChoice of={choices} />
          <FontChoice of={choices} />
        </ChoiceStack>
        <PageNumberHint />
      </ChoiceGroup>
    </>
  );
}
