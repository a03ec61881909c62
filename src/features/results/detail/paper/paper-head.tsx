// The top of a result on paper: who, which exam, and the score in a frame, with what it means in a sentence.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import { boundsText, shownDecimal } from "../../../../core/decimal-text.ts";
import { formatDate, formatNumber, formatTime } from "../../../../core/format.ts";
import { countKinds, questionKinds, type QuestionKind } from "../result-detail-model.ts";
import { PaperNotices } from "./paper-notices.tsx";
import type { PaperPartProps } from "./result-paper-rows.ts";
import { resultPaperMessages, type ResultPaperTexts } from "./result-paper-messages.ts";
import css from "./result-paper-sheets.module.css";

type HeadProps = PaperPartProps & { withPhoto: boolean };

export function PaperHead({ detail, opened, withPhoto }: HeadProps) {
  const t = useStore(resultPaperMessages);
  const { row, photo } = detail;
  const facts: [string, string][] = [
    [t.name, row.nama],
    [t.number, row.no_ujian],
    [t.group, row.group_path],
    [t.subject, detail.subject],
    [t.exam, [row.exam, detail.event].filter(Boolean).join(" · ")],
    [t.time, timeText(detail, t)],
  ];
  return (
    <>
      <div className={css.head}>
        {withPhoto && photo !== null && <Photo address={photo} />}
        <dl className={css.facts}>
          {facts
            .filter(([, value]) => value !== "")
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        <Score detail={detail} />
      </div>
      <p>{sentences(detail, t).join(" ")}</p>
      <PaperNotices detail={detail} opened={opened} />
    </>
  );
}

function Photo({ address }: { address: string }) {
  const [isGone, setGone] = useState(false);
  // The name stands beside it.
  return isGone ? null : (
    <img className={css.photo} src={address} alt="" onError={() => setGone(true)} />
  );
}

function timeText({ row }: ResultDetail, t: ResultPaperTexts): string {
  const { started_at: from, finished_at: to, seconds } = row;
  if (from === null || to === null || seconds === null) return "";
  const times = { from: `${formatDate(from)} ${formatTime(from)}`, to: formatTime(to) };
  return t.timeOf({ ...times, n: formatNumber(Math.round(seconds / 60)) });
}

function scoreText({ row: { result } }: ResultDetail, t: ResultPaperTexts): string {
  if (result === null) return t.none;
  const [least, most] = [shownDecimal(result.score), shownDecimal(result.score_most)];
  return least === most ? least : t.between({ least, most });
}

function Score({ detail }: { detail: ResultDetail }) {
  const t = useStore(resultPaperMessages);
  const { kkm, verdict, state, result } = detail.row;
  const isRange = result !== null && result.score !== result.score_most;
  return (
    <div className={css.score}>
      <span>{t.score}</span>
      <b data-range={isRange || undefined}>
        {result && boundsText(result.score, result.score_most)}
      </b>
      {state !== "complete" && <span>{t.preliminary}</span>}
      {kkm !== null && (
        <span>
          {t.kkm({ kkm: shownDecimal(String(kkm)) })}
          {verdict !== null && (
            <>
              {" · "}
              <strong>{t[verdict]}</strong>
            </>
          )}
        </span>
      )}
    </div>
  );
}

function sentences(detail: ResultDetail, t: ResultPaperTexts): string[] {
  const { row, ranked, questions } = detail;
  const counts = countKinds(questions);
  const score = scoreText(detail, t);
  const first =
    row.rank === null
      ? t.sentenceWithout({ score })
      : t.sentence({ score, rank: formatNumber(row.rank), all: formatNumber(ranked) });
  const waiting = row.pending > 0 ? [t.waiting({ n: formatNumber(row.pending) })] : [];
  return [
    first,
    ...waiting,
    t.counts({ all: formatNumber(questions.length), parts: partsText(counts, t) }),
  ];
}

const countTexts = {
  benar: "rightCount",
  sebagian: "partlyCount",
  salah: "wrongCount",
  kosong: "emptyCount",
  menunggu: "waitsCount",
  removed: "removedCount",
  other: "otherCount",
} as const satisfies Record<QuestionKind, keyof ResultPaperTexts>;

const alwaysShown: readonly QuestionKind[] = ["benar", "sebagian", "salah", "kosong"];

/** All kinds that there are, so that they add up to the number of questions. */
function partsText(counts: Record<QuestionKind, number>, t: ResultPaperTexts): string {
  const shown = questionKinds.filter((kind) => counts[kind] > 0 || alwaysShown.includes(kind));
  const parts = shown.map((kind) => t[countTexts[kind]]({ n: formatNumber(counts[kind]) }));
  return t.last({ parts: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}
