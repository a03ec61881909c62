// The blueprint of a bank: its questions in their order, and the competences that they name in the order of the tree.
import type { bankBlueprintEndpoints } from "../../../../contract/endpoints/exams/bank-blueprint-endpoints.ts";
import type { BlueprintQuestion } from "../../../../contract/exams/bank-blueprints.ts";
import type { Question } from "../../../../contract/questions/questions.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { namedCompetences } from "../../people/competences/competences-query.ts";
import { bankQuestionIds, questionExcerpt, questionsById } from "../questions/questions-query.ts";
import { openBank } from "./bank-access.ts";
import { bankById } from "./banks-query.ts";

export const bankBlueprint: HandlersOf<typeof bankBlueprintEndpoints> = {
  getBankBlueprint: {
    async read({ id }, call) {
      await openBank(id, call);
      const { kode, nama, subject_nama, grade, author, plan } = await bankById(id, call);
      const questions = await questionsById(await bankQuestionIds(id, call.db), call.db);
      const named = new Set(questions.flatMap(({ competence_ids }) => competence_ids));
      return {
        id,
        kode,
        nama,
        subject_nama,
        grade,
        author_name: author?.name ?? null,
        plan,
        competences: await namedCompetences(call.db, [...named]),
        questions: questions.map(blueprintOf),
      };
    },
  },
};

const excerptLength = 120;

function blueprintOf(question: Question): BlueprintQuestion {
  const { id, number, content, competence_ids, difficulty, bobot } = question;
  const excerpt = questionExcerpt(question, excerptLength - 1);
  return { id, number, type: content.type, excerpt, competence_ids, difficulty, bobot };
}
