// The exams of an event to choose from: how many results each has, how it is published now, and why it cannot be chosen.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { formatNumber } from "../../../../core/format.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import fieldCss from "../../../../ui/input/field.module.css";
import { publicationSentences } from "../publication-summary.tsx";
import { publicationStateMessages } from "../publication-state-messages.ts";
import type { ChoosableExam, EventPublicationModel } from "./event-publication-model.ts";
import {
  eventPublicationMessages,
  type EventPublicationTexts,
} from "./event-publication-messages.ts";
import css from "./event-publication-dialog.module.css";

export function PublishedExamsField({ model }: { model: EventPublicationModel }) {
  const t = useStore(eventPublicationMessages);
  const id = useId();
  const exams = useStore(model.$exams);
  const { hidden } = useStore(model.$now);
  const error = useStore(model.form.$errors)["picked"];
  const possible = exams.filter(({ obstacle }) => obstacle === null);
  const chosen = exams.filter(({ isChosen }) => isChosen);
  return (
    <fieldset className={css.exams} aria-describedby={error && `${id}-error`}>
      <legend>
        {t.exams({ n: formatNumber(chosen.length), all: formatNumber(exams.length) })}
      </legend>
      {possible.length > 1 && (
        <Checkbox
          label={t.allExams}
          checked={chosen.length === possible.length}
          indeterminate={chosen.length > 0 && chosen.length < possible.length}
          onChange={(on) => model.pick(possible, on)}
        />
      )}
      <ul className={css.list}>
        {exams.map((one) => (
          <li key={one.exam.schedule_id}>
            <Exam one={one} onPick={(on) => model.pick([one], on)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={fieldCss.hint}>{t.hidden({ n: formatNumber(hidden) })}</p>}
      {error && (
        <div id={`${id}-error`} className={fieldCss.error} role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </fieldset>
  );
}

function Exam({ one, onPick }: { one: ChoosableExam; onPick(on: boolean): void }) {
  const t = useStore(eventPublicationMessages);
  const publicationStateT = useStore(publicationStateMessages);
  const { exam, obstacle, isChosen } = one;
  const reason = obstacle === null ? null : { "not-own": t.notOwn, nobody: t.nobody }[obstacle];
  return (
    <Checkbox
      className={css.exam}
      label={exam.alias}
      hint={
        <>
          <span className={css.line}>{reason ?? countsText(one, t)}</span>
          <span className={css.line}>
            {publicationSentences(exam, publicationStateT).join(" ")}
          </span>
        </>
      }
      checked={isChosen}
      disabled={obstacle !== null}
      onChange={onPick}
    />
  );
}

function countsText({ counts }: ChoosableExam, t: EventPublicationTexts): string {
  const names = ["final", "ranged", "unscored", "others"] as const;
  const parts = names.filter((name) => counts[name] > 0);
  if (parts.length === 0) return t.nobodyYet;
  return parts.map((name) => t[name]({ n: formatNumber(counts[name]) })).join(", ");
}
