// The rules that are chosen for a recalculation, with the questions that they need and that no participant was shown.
import type { RecalculationChoices } from "../../../../../contract/results/result-recalculation.ts";
import type { CountingRules } from "../../../../../domain/results/recalculation/counted-question.ts";
import {
  chosenRules,
  type KnownQuestion,
} from "../../../../../domain/results/recalculation/counting-rules.ts";
import type { Call } from "../../../../http/handler.ts";
import { conflict, notFound } from "../../../../http/refusal.ts";
import type { QuestionVersions, ShownVersion, VersionKey } from "../../../../http/services.ts";
import { askedInExam, cellsByHand, type AskedExam } from "./asked-questions-query.ts";
import { rulesOfVersion } from "./rules-in-force-query.ts";

export type ChosenRules = {
  /** The version that counts now. */
  number: number;
  inForce: CountingRules;
  rules: CountingRules;
  /** Versions that the banks have now and that are kept once the rules are in force. */
  present: VersionKey[];
  /** With those of the banks. */
  versions: QuestionVersions;
};

/** @throws Refusal, 44 for a version or a question that does not exist, 49 for what cannot be scored so */
export async function chosenIn(
  { schedule_id: schedule, questions, plans, restores }: RecalculationChoices,
  call: Call,
): Promise<ChosenRules> {
  const { number, ...inForce } = (await rulesOfVersion(schedule, "latest", call.db))!;
  const exam = await askedInExam(schedule, call.db);
  const rules =
    restores === null
      ? chosenRules({ questions: knownOnly(questions, exam), plans }, inForce, exam)
      : await rulesToRestore(schedule, restores, call);
  await refuseOtherCells(rules, exam, call);
  const present = presentIn(rules, exam);
  return { number, inForce, rules, present, versions: versionsWith(present, exam, call) };
}

function knownOnly(choices: RecalculationChoices["questions"], { questions }: AskedExam) {
  if (choices.some(({ question_id: id }) => !questions.has(id))) throw notFound("Soal");
  return choices;
}

async function rulesToRestore(
  schedule: string,
  restores: number,
  { db }: Call,
): Promise<CountingRules> {
  const found = await rulesOfVersion(schedule, restores, db);
  if (!found) throw notFound("Versi hasil");
  return { questions: found.questions, plans: found.plans };
}

const presentIn = (rules: CountingRules, { questions }: AskedExam): VersionKey[] =>
  rules.questions.flatMap(({ question_id, version }) =>
    version !== null && questions.get(question_id)?.present.version === version
      ? { question_id, version }
      : [],
  );

/** People mark cells as they were shown; other cells would wait for marks that nobody can give. */
async function refuseOtherCells(
  { questions: rules }: CountingRules,
  { questions }: AskedExam,
  { db, services }: Call,
): Promise<void> {
  for (const { question_id, version, type } of rules) {
    const question = questions.get(question_id);
    if (type !== 11 || version === null || question?.present.version !== version) continue;
    const now = cellsByHand(question.fields.content).join(" ");
    const keys = askedKeys(question, question_id);
    const shown = await services.questionVersions.read(keys, db);
    if (
      shown.some(({ content }) => content.type === 11 && cellsByHand(content).join(" ") !== now)
    ) {
      throw conflict(
        `Di soal ${question.number ?? ""} sel yang dinilai korektor berbeda dari saat ujian. Pakai isi soal seperti saat ujian.`,
      );
    }
  }
}

const askedKeys = ({ asked }: KnownQuestion, question_id: string): VersionKey[] =>
  asked.map(({ version }) => ({ question_id, version }));

/** What a bank has now is not kept as a version before somebody is shown it, or it counts. */
function versionsWith(
  present: readonly VersionKey[],
  { questions }: AskedExam,
  { services: { questionVersions: kept } }: Call,
): QuestionVersions {
  const fields = new Map<string, ShownVersion>(
    present.map((key) => [nameOf(key), questions.get(key.question_id)!.fields]),
  );
  return {
    ofSitting: (sitting, db) => kept.ofSitting(sitting, db),
    async read(keys, db) {
      const others = await kept.read(
        keys.filter((key) => !fields.has(nameOf(key))),
        db,
      );
      let at = 0;
      return keys.map((key) => fields.get(nameOf(key)) ?? others[at++]!);
    },
  };
}

const nameOf = ({ question_id: id, version }: VersionKey) => `${id} ${version}`;
