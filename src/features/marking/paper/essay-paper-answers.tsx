// One answer on paper: its code in large letters, the answer as it was written, boxes for the points and lines for a comment.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { paperCode } from "../../../domain/marking/marking-code.ts";
import { QrCode } from "../../../kit/print/sheets/qr-code.tsx";
import { $pointScale } from "../points/point-scale-value.ts";
import { WrittenAnswer } from "../answers/written-answers.tsx";
import css from "./essay-paper.module.css";
import type { EssayPaperChoices } from "./essay-paper-choices.ts";
import { essayPaperMessages } from "./essay-paper-messages.ts";
import type { ParticipantAnswer } from "./essay-paper-rows.ts";
import { unitTitle } from "./essay-paper-text.ts";
import { scoreBoxesOf } from "./score-box-rows.ts";
import { PaperFilesList } from "./paper-files-list.tsx";
import type { PaperFilesKeeper } from "./paper-files-keeper.ts";

type PrintedAnswerProps = {
  of: ParticipantAnswer;
  choices: EssayPaperChoices;
  files: PaperFilesKeeper;
  /** Of a participant whose code is above all of their answers. */
  isBelowCode?: boolean;
};

export function PrintedAnswer({ of, choices, files, isBelowCode = false }: PrintedAnswerProps) {
  const t = useStore(essayPaperMessages);
  const { question, version, answer } = of;
  const { unit } = question;
  const code = paperCode(answer.code, unit.question_id);
  const isApart = choices.apart && !isBelowCode;
  return (
    <article className={classNames(css.answer, isApart && css.apart)} aria-label={answer.code}>
      <div className={css.answerHead}>
        {(!isBelowCode || choices.qr) && <CodeOnPaper code={code} hasQr={choices.qr} />}
        <p>
          {[
            unitTitle(unit, t),
            isBelowCode ? unit.excerpt : "",
            t.words({ n: formatNumber(answer.words) }),
          ]
            .filter((text) => text !== "")
            .join(" · ")}
        </p>
      </div>
      <div className={css.written}>
        <WrittenAnswer answer={answer.answer} version={version} />
        <PaperFilesList of={of} isShown={choices.files} files={files} />
      </div>
      <Marks of={of} code={code} choices={choices} />
    </article>
  );
}

export function CodeOnPaper({ code, hasQr = false }: { code: string; hasQr?: boolean }) {
  return (
    <div className={css.code}>
      <strong>{code}</strong>
      {hasQr && (
        <span className={css.qr}>
          <QrCode text={code} label={code} />
        </span>
      )}
    </div>
  );
}

type MarksProps = Pick<PrintedAnswerProps, "of" | "choices"> & { code: string };

/** Where the marker writes. The code that is typed in stands here again, for answers that go on over several pages. */
function Marks({ of, code, choices: { comments } }: MarksProps) {
  const t = useStore(essayPaperMessages);
  const { version, answer } = of;
  const { boxes, total } = scoreBoxesOf(version.content, answer.answer, $pointScale.get());
  return (
    <div className={css.marks}>
      <div className={css.boxes}>
        <span className={css.again}>{code}</span>
        {boxes.map(({ id, label, most }) => (
          <ScoreBox key={id} label={label || t.score} most={most} />
        ))}
        {total !== null && <ScoreBox label={t.scoreTotal} most={total} />}
      </div>
      {comments > 0 && (
        <div className={css.comment}>
          <p className={css.label}>{t.comment}</p>
          <RuledRows count={comments} />
        </div>
      )}
    </div>
  );
}

function ScoreBox({ label, most }: { label: string; most: number }) {
  const t = useStore(essayPaperMessages);
  return (
    <span className={css.box}>
      <span className={css.boxLabel}>{label}</span>
      <span className={css.boxPoints}>{t.most({ max: formatNumber(most) })}</span>
    </span>
  );
}

export function RuledRows({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css.ruled} />
      ))}
    </div>
  );
}
