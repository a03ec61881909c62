// What a program says, the same on screen, in its sheet and on paper.
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDate, formatNumber, formatWallDay } from "../../../core/format.ts";
import { classesIn, classText, questionText } from "../analysis/analysis-text.ts";
import type { AnalysisTextsOfScreen } from "../analysis/analysis-messages.ts";
import { typedScore, type FollowUpFields } from "./follow-up-fields-value.ts";
import type { FollowUpTexts } from "./follow-up-messages.ts";
import type { FollowUpSheet, WrittenRow } from "./follow-up-model.ts";
import type { FollowUpPaperTexts } from "./follow-up-paper-messages.ts";

/** What sheet and paper are made of. */
export type FollowUpPaper = {
  sheet: FollowUpSheet;
  /** Below the title. */
  facts: readonly (readonly [name: string, value: string])[];
  others: readonly OthersGroup[];
  /** Below the table: texts that stand at the left and at the right. */
  signatures: readonly (readonly [left: string, right: string])[];
  t: FollowUpTexts;
  followUpPaperT: FollowUpPaperTexts;
  analysisT: AnalysisTextsOfScreen;
};

/** What a form that nobody has written is called. */
export function proposedFormText({ kind, plan }: FollowUpSheet, t: FollowUpTexts): string {
  if (kind === "enrichment") return t.alone;
  return plan.form === null ? "" : t[plan.form];
}

export const suggestedForms = ({ kind }: FollowUpSheet, t: FollowUpTexts): readonly string[] =>
  kind === "remedial" ? [t.whole, t.group, t.single, t.peers] : [t.alone, t.together, t.theme];

/** Of sheet and paper. */
export function followUpHeads(
  sheet: FollowUpSheet,
  t: FollowUpTexts,
  followUpPaperT: FollowUpPaperTexts,
): string[] {
  const start = [t.order, t.name, ...(hasClasses(sheet) ? [followUpPaperT.class] : []), t.score];
  return sheet.kind === "remedial"
    ? [...start, t.competences, t.questions, t.form, t.day, t.after, t.remark]
    : [...start, t.form, t.day, t.remark];
}

/** Each row says its class where those who are listed are of several. */
export const hasClasses = ({ rows }: FollowUpSheet): boolean =>
  classesIn(rows.map(({ row }) => row)).length > 1;

export const competencesText = ({ competences }: WrittenRow): string =>
  competences.map(({ kode }) => kode).join(", ");

export const questionsText = (
  { questions }: WrittenRow,
  matrix: ResultMatrix,
  t: AnalysisTextsOfScreen,
): string => questions.map((question) => questionText(question, matrix, t)).join(", ");

export const dayText = (day: string | null): string => (day === null ? "" : formatWallDay(day));

/** Everything that is written of one participant, in one line. */
export function fieldsText(
  { bentuk, tanggal, nilai, keterangan }: FollowUpFields,
  t: FollowUpTexts,
): string {
  const parts = [
    [t.form, bentuk],
    [t.day, dayText(tanggal)],
    [t.after, typedScore(nilai)],
    [t.remark, keterangan],
  ] as const;
  const told = parts.filter(([, value]) => value !== "");
  return told.map(([name, value]) => `${name} ${value}`).join(" · ") || t.empty;
}

/** Below the title of sheet and paper. */
export function followUpFacts(
  sheet: FollowUpSheet,
  { school, semester }: { school: string; semester: string },
  t: FollowUpTexts,
  followUpPaperT: FollowUpPaperTexts,
): (readonly [name: string, value: string])[] {
  const { matrix, plan, kind } = sheet;
  const { subjects, exam, tahun_ajaran: year, kkm } = matrix;
  const term = [semester, year ?? ""].filter(Boolean).join(" ");
  const all = formatNumber(plan.graded);
  const passed = formatNumber(plan.graded - plan.failed);
  const share = shownDecimal(plan.share ?? "0.00");
  return [
    [followUpPaperT.school, school],
    [followUpPaperT.subject, subjects.join(", ")],
    [
      followUpPaperT.classAndSemester,
      [classText(sheet.matrix, followUpPaperT.classes), term].filter(Boolean).join(" / "),
    ],
    [followUpPaperT.exam, exam],
    [followUpPaperT.date, formatDate(matrix.starts_at)],
    [followUpPaperT.kkm, kkm === null ? followUpPaperT.differs : shownDecimal(String(kkm))],
    kind === "remedial"
      ? [
          followUpPaperT.failed,
          followUpPaperT.failedOf({ n: formatNumber(plan.failed), all, share }),
        ]
      : [followUpPaperT.passed, followUpPaperT.passedOf({ n: passed, all })],
    ...(kind === "remedial" ? [[followUpPaperT.form, proposedFormText(sheet, t)] as const] : []),
  ];
}

export type OthersGroup = { state: string; names: readonly string[] };

/** Who is in no program, by why. */
export function othersGroups(
  { plan }: Pick<FollowUpSheet, "plan">,
  stateText: Record<ResultMatrix["rows"][number]["state"], string>,
  t: FollowUpTexts,
): OthersGroup[] {
  const groups = new Map<string, string[]>();
  for (const { state, nama } of plan.others) {
    const text = state === "complete" ? t.withoutKkm : stateText[state];
    groups.set(text, [...(groups.get(text) ?? []), nama]);
  }
  return [...groups].map(([state, names]) => ({ state, names }));
}
