// What an act says, in a line: the answers' codes and what was given to them.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAct } from "../../../contract/marking/marks.ts";
import { formatNumber } from "../../../core/format.ts";
import type { UnitName } from "../../../core/marking/unsent-acts.ts";
import { mostShown, shownMark, shownShare } from "../points/shown-points-text.ts";
import type { UnsentMarksTexts } from "./unsent-marks-messages.ts";

/** A criterion has points of its own, everything else is a share. */
function givenText(given: GivenMark, t: UnsentMarksTexts): string {
  const max = formatNumber(mostShown());
  if ("whole" in given) return t.whole({ points: shownShare(given.whole), max });
  const [parts, text, shown] =
    "criteria" in given
      ? [given.criteria, t.criterion, pointsOfCriterion]
      : "statements" in given
        ? [given.statements, t.statement, shownShare]
        : [given.cells, t.cell, shownShare];
  return Object.values(parts)
    .map((points, at) => text({ n: formatNumber(at + 1), points: shown(points), max }))
    .join(" · ");
}

const pointsOfCriterion = (points: string) =>
  shownMark({ given: { criteria: { "": points } }, share: points });

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
