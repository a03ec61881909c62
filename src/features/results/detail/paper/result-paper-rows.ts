// What of a result stands on the paper for parents: how many questions of each type went how, and which of them are told one by one.
import type { OpenedResult } from "../../../../contract/results/opened-result.ts";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import { isFound, kindOf, type QuestionKind } from "../result-detail-model.ts";

export type PaperPartProps = { detail: ResultDetail; opened: OpenedResult };

/** Of two pages, in millimetres: both together, what head and signatures take, a line of a table, a row of marks, and a question with its texts. */
const [room, fixed, line, marks, told] = [520, 205, 5.5, 6, 11.5];
/** In a row of marks. */
const marksInRow = 12;

/**
 * Those that have not earned all, as many as two pages hold beside everything else. `more`: how many others there are, which are told by
 * their marks alone.
 */
export function listedQuestions({ questions, mastery }: ResultDetail, { types }: OpenedResult) {
  const notRight = questions.filter((one) => isFound(one, "not-right"));
  const tables = (types.length + mastery.length + 4) * line;
  const taken = fixed + tables + Math.ceil(questions.length / marksInRow) * marks;
  const most = Math.max(1, Math.floor((room - taken) / told));
  return { told: notRight.slice(0, most), more: Math.max(0, notRight.length - most) };
}

export type TypeCounts = { type: number; all: number } & Record<QuestionKind, number>;

/** By type, in the order of the opened result. */
export function typeCounts({ questions }: ResultDetail, { types }: OpenedResult): TypeCounts[] {
  return types.map(({ type }) => {
    const own = questions.filter((one) => one.type === type);
    const count = (kind: QuestionKind) => own.filter((one) => kindOf(one) === kind).length;
    return {
      type,
      all: own.length,
      benar: count("benar"),
      sebagian: count("sebagian"),
      salah: count("salah"),
      kosong: count("kosong"),
      menunggu: count("menunggu"),
      removed: count("removed"),
      other: count("other"),
    };
  });
}
