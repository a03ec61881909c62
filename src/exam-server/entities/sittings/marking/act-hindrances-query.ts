// Why an act of a marker cannot be carried out. What a mark comes to is judged here as well.
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { judgeMark, type MarkFault } from "../../../../domain/marking/given-mark.ts";
import type { Call } from "../../../http/handler.ts";
import { areOfLibrary } from "../marking-comments/given-comments-query.ts";
import { contentMarkedBy, type CurrentRubric } from "../marking-rubric/current-rubric-query.ts";
import type { Unit } from "./marking-access.ts";
import { standingHindrance, standingsOf } from "./decisions/decisions-query.ts";
import { overtakenIn } from "./overtaken-marks-query.ts";

type MarkAct = Extract<MarkingAct, { kind: "mark" }>;
type WithdrawAct = Extract<MarkingAct, { kind: "withdraw" }>;

const faultTexts: Record<MarkFault, string> = {
  "other-kind": "Soal ini tidak dinilai dengan cara itu. Muat ulang halaman ini.",
  "too-much": "Nilainya melebihi nilai tertinggi soal ini.",
  incomplete: "Masih ada bagian jawaban yang belum diberi nilai.",
};

const unknownComment =
  "Komentar tersimpan yang dipakai bukan dari soal ini. Lepaskan komentar itu, lalu simpan lagi.";

const otherRubric =
  "Rubrik soal ini berubah sesudah jawaban ini dinilai. Nilai ini tidak disimpan: nilai lagi dengan rubrik yang baru.";

const twice =
  "Satu jawaban disebut dua kali. Nilai ini tidak disimpan: nilai jawabannya sekali lagi.";

const overtaken =
  "Nilai Anda untuk jawaban ini sudah berubah sejak jawabannya ditampilkan, misalnya dari perangkat atau tab lain. Nilai ini tidak disimpan: periksa nilai yang tersimpan, lalu nilai lagi bila perlu.";

export type Locked = {
  id: string;
  status: number;
  plan: unknown;
  version: number | null;
  seq: number | null;
  answer: QuestionAnswer | null;
};
/** By code. */
export type Answers = ReadonlyMap<string, Locked>;
/** `isControl`: the answers are control answers. */
export type JudgedPlace = {
  unit: Unit;
  answers: Answers;
  rubric: CurrentRubric;
  isControl: boolean;
};

/** Null: the act can be done to all of its answers. */
export async function hindranceOf(
  act: MarkingAct,
  place: JudgedPlace,
  call: Call,
): Promise<string | null> {
  const { unit, answers, rubric } = place;
  const unknown = act.answers.filter(({ code }) => !answers.has(code));
  if (unknown.length > 0) {
    return `Jawaban ${unknown.map(({ code }) => code).join(", ")} tidak ada lagi: ujiannya dihapus atau diulang.`;
  }
  if (hasTwice(act)) return twice;
  if (act.kind === "flag" || act.kind === "unflag") return null;
  const isOvertaken = (await overtakenIn(act, place, call)).length > 0;
  if (act.kind === "withdraw") return isOvertaken ? overtaken : differenceIn(act, place, call);
  if ((rubricSeen(act) ?? rubric.version) !== rubric.version) return otherRubric;
  if (isOvertaken) return overtaken;
  if (!(await areOfLibrary(act.comment_ids ?? [], unit, call))) return unknownComment;
  for (const seen of act.answers) {
    const fault = await faultOf(act, place, answers.get(seen.code)!, seen.seq, call);
    if (fault) return faultTexts[fault];
  }
  return differenceIn(act, place, call);
}

/** Why marks of others that differ forbid the act. Null: they do not. */
async function differenceIn(
  act: MarkAct | WithdrawAct,
  { unit, answers }: JudgedPlace,
  call: Call,
): Promise<string | null> {
  const seen = act.answers.map(({ code, seq }) => ({ sitting: answers.get(code)!.id, seq }));
  const sittings = seen.map(({ sitting }) => sitting);
  const standings = await standingsOf(unit, sittings, call);
  const hindrances = seen.map(({ sitting, seq }) =>
    standingHindrance(act, seq, standings.get(sitting)!),
  );
  return hindrances.find((one) => one !== null) ?? null;
}

const hasTwice = ({ answers }: MarkingAct): boolean =>
  new Set(answers.map(({ code }) => code)).size < answers.length;

/** Null: no rubric says what the mark comes to. */
const rubricSeen = ({ given, rubric_version: seen }: MarkAct): number | null =>
  seen ?? ("criteria" in given ? 0 : null);

async function faultOf(
  act: MarkAct,
  place: JudgedPlace,
  locked: Locked,
  seq: number,
  call: Call,
): Promise<MarkFault | null> {
  const judged = await judge(act, place, locked, call);
  if (judged === null || !("fault" in judged)) return null;
  // Which parts an answer has that was seen in an earlier state is not known any more.
  return judged.fault === "incomplete" && seq !== locked.seq ? null : judged.fault;
}

/** Null: there is no answer any more. */
export async function judge(
  { given }: MarkAct,
  { unit: { question_id }, rubric }: JudgedPlace,
  { version, answer }: Locked,
  { db, services }: Call,
) {
  if (version === null || answer === null) return null;
  const [shown] = await services.questionVersions.read([{ question_id, version }], db);
  return judgeMark(contentMarkedBy(shown!.content, rubric), answer, given);
}
