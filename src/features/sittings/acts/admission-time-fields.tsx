// How long whoever is admitted after the limit of entry works: to the end of the session, or so many minutes, with the end by the clock.
import { useStore } from "@nanostores/react";
import type { SittingTimes } from "../../../contract/exams/sitting-acts.ts";
import { useServerNow } from "../../../kit/age/use-server-now.ts";
import css from "../../../kit/record/record.module.css";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { admissionPreview, canWorkToEnd } from "./known-times-model.ts";
import { MinutesField } from "./minutes-field.tsx";
import { sittingActDialogMessages } from "./sitting-act-dialog-messages.ts";
import { sittingProofMessages } from "./sitting-proof-messages.ts";
import type { SittingActInput } from "./sitting-row-actions.ts";

type AdmissionTimeProps = {
  times: SittingTimes;
  input: SittingActInput;
  set(change: Partial<SittingActInput>): void;
  fault: string | null;
};

export function AdmissionTime({ times, input, set, fault }: AdmissionTimeProps) {
  const t = useStore(sittingActDialogMessages);
  const now = useServerNow();
  const { untilEnd } = input;
  return (
    <>
      <div className={css.wide}>
        <RadioGroup
          legend={t.howLong}
          value={untilEnd ? "end" : "minutes"}
          options={[
            { value: "end", label: t.untilEnd, disabled: !canWorkToEnd(times, now) },
            { value: "minutes", label: t.forMinutes },
          ]}
          onChange={(value) =>
            set(value === "end" ? { untilEnd: true } : { untilEnd: false, minutes: times.lama })
          }
        />
      </div>
      {!untilEnd && <AdmissionMinutes {...{ times, input, set, fault }} />}
      <p className={css.wide}>
        <output>{admissionPreview(times, input, now, t)}</output>
      </p>
    </>
  );
}

/** Minutes. The quick choices of added time (5, 10, 15) would be too short for a whole exam. */
const quick = [15, 30, 45];

function AdmissionMinutes({ times: { lama }, input, set, fault }: AdmissionTimeProps) {
  const t = useStore(sittingActDialogMessages);
  const { quickMinutes } = useStore(sittingProofMessages);
  const { minutes } = input;
  const choices = [...quick.filter((n) => n < lama), lama].map((n) => ({
    minutes: n,
    label: n === lama ? t.fullLength({ n }) : quickMinutes({ n }),
  }));
  return (
    <div className={css.wide}>
      <MinutesField
        most={lama}
        quick={choices}
        set={(n) => set({ minutes: n })}
        {...{ minutes, fault }}
      />
    </div>
  );
}
