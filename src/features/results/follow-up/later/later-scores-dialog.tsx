// Takes what was reached afterwards from a later exam into a remedial program, in one act that can be taken back.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { LaterExam } from "../../../../contract/results/follow-up-programs.ts";
import { formatDate, formatNumber } from "../../../../core/format.ts";
import { notify } from "../../../../core/notices.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import { Select } from "../../../../ui/choice/select.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import css from "../follow-up-body.module.css";
import type { FollowUpModel, FollowUpSheet } from "../follow-up-model.ts";
import { laterScoresMessages } from "./later-scores-messages.ts";
import {
  createLaterScoresModel,
  takenScores,
  type ChosenExam,
  type LaterScores,
} from "./later-scores-model.ts";

type LaterScoresDialogProps = { sheet: FollowUpSheet; model: FollowUpModel; onClose(): void };

export function LaterScoresDialog({ sheet, model, onClose }: LaterScoresDialogProps) {
  const t = useStore(laterScoresMessages);
  const later = useModel(() => createLaterScoresModel(model.schedule));
  const chosen = useStore(later.$chosen);
  return (
    <Dialog title={t.title} size="m" closeLabel={t.close} onClose={onClose}>
      <div className={css.body}>
        <DetailView model={later.exams} texts={t}>
          {(exams) => <Exams exams={exams} chosen={chosen} onChoose={later.choose} />}
        </DetailView>
        {chosen && (
          <DetailView
            model={chosen.scores}
            texts={{ loading: t.scoresLoading, failed: t.scoresFailed }}
          >
            {(scores) => (
              <Taking
                sheet={sheet}
                model={model}
                exam={chosen.exam}
                scores={scores}
                onClose={onClose}
              />
            )}
          </DetailView>
        )}
      </div>
    </Dialog>
  );
}

type ExamsProps = {
  exams: readonly LaterExam[];
  chosen: ChosenExam | null;
  onChoose(exam: LaterExam | null): void;
};

function Exams({ exams, chosen, onChoose }: ExamsProps) {
  const t = useStore(laterScoresMessages);
  if (exams.length === 0) {
    return (
      <EmptyState icon="calendar-clock" title={t.none}>
        {t.noneText}
      </EmptyState>
    );
  }
  return (
    <Field label={t.exam}>
      {(aria) => (
        <Select
          {...aria}
          value={chosen?.exam.id ?? ""}
          placeholder={t.choose}
          options={exams.map(({ id, alias, starts_at: at, participants }) => ({
            value: id,
            label: t.option({ alias, date: formatDate(at), n: formatNumber(participants) }),
          }))}
          onChange={(id) => onChoose(exams.find((one) => one.id === id) ?? null)}
        />
      )}
    </Field>
  );
}

type TakingProps = LaterScoresDialogProps & { exam: LaterExam; scores: LaterScores };

function Taking({ sheet, model, exam, scores, onClose }: TakingProps) {
  const t = useStore(laterScoresMessages);
  const [overwrites, setOverwrites] = useState(false);
  // The program changes below this dialog when a colleague's words arrive.
  const { rows } = useStore(model.$sheet) ?? sheet;
  const { found, others, written, before } = takenScores(rows, scores, {
    exam: exam.alias,
    overwrites,
  });
  const take = () => {
    model.write(written);
    model.flush();
    notify(
      responseCodes.success,
      t.done,
      t.taken({ n: formatNumber(written.size), exam: exam.alias }),
      {
        label: t.undo,
        run: () => {
          model.write(before);
          model.flush();
        },
      },
    );
    onClose();
  };
  return (
    <>
      <p>{t.found({ n: formatNumber(found), all: formatNumber(rows.length) })}</p>
      {others > 0 && (
        <Checkbox
          label={t.overwrite({ n: formatNumber(others) })}
          checked={overwrites}
          onChange={setOverwrites}
        />
      )}
      <div>
        <Button variant="primary" icon="check" disabled={written.size === 0} onClick={take}>
          {t.take({ n: formatNumber(written.size) })}
        </Button>
      </div>
    </>
  );
}
