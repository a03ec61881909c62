// What an act says, in a line: the answers' codes and what was given to them.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAct } from "../../../contract/marking/marks.ts";
import { formatNumber } from "../../../core/format.ts";
import type { UnitName } from "../../../core/marking/mark-queue-model.ts";
import { shareOf, shownPoints } from "../../../domain/marking/point-input.ts";
import type { UnsentMarksTexts } from "./unsent-marks-messages.ts";

const percent = (share: string) => shownPoints(shareOf(share), "percent", 1);
/** Of a criterion, whose points are no share. */
const plain = (points: string) => shownPoints(shareOf(points), "points", 1);

function givenText(given: GivenMark, t: UnsentMarksTexts): string {
  if ("whole" in given) return t.whole({ points: percent(given.whole) });
  const [parts, text, shown] =
    "criteria" in given
      ? [given.criteria, t.criterion, plain]
      : "statements" in given
        ? [given.statements, t.statement, percent]
        : [given.cells, t.cell, percent];
  return Object.values(parts)
    .map((points, at) => text({ n: formatNumber(at + 1), points: shown(points) }))
    .join(" · ");
}

export function unsentMarkText(act: MarkingAct, t: UnsentMarksTexts): string {
  if (act.kind !== "mark") return t[act.kind];
  const comment = act.comment && t.comment({ text: act.comment });
  return [givenText(act.given, t), comment].filter(Boolean).join(" · ");
}

/** "Fisika XII · BKSL-FIS · Soal 2: Jelaskan …"; empty where nothing is known of it. */
export function unitNameText(name: UnitName | null, t: UnsentMarksTexts): string {
  if (name === null) return "";
  const { schedule: exam, bank, number, excerpt: text } = name;
  return number === null
    ? t.inDeleted({ exam, bank, text })
    : t.inQuestion({ exam, bank, n: formatNumber(number), text });
}

export const answerCodes = ({ answers }: MarkingAct, t: UnsentMarksTexts): string =>
  t.codes({ codes: answers.map(({ code }) => code).join(", ") });
