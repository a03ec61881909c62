// The contract's own words for what banks hold, which other languages have theirs for. `.get()` will do where something
// is drawn: a change of language draws anew.
import type { PolicyName } from "../contract/questions/question-fields.ts";
import {
  questionTypes,
  referenceTypes,
  type QuestionType,
} from "../contract/questions/question-types.ts";
import type { ReferenceType } from "../contract/questions/references.ts";
import { messages } from "../core/i18n.ts";

const types: Record<QuestionType, string> = questionTypes;
const references: Record<ReferenceType, string> = referenceTypes;
const policies: Record<PolicyName, string> = {
  mutlak: "Mutlak",
  parsial: "Parsial",
  parsial_penalti: "Parsial dengan penalti",
  bertingkat: "Bertingkat",
  bobot_opsi: "Bobot per opsi",
};

export const typeNames = messages("kit/question-types", types);
export const referenceTypeNames = messages("kit/reference-types", references);
export const policyLabels = messages("kit/policies", policies);
