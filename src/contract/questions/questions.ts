// Questions of a bank (banksoal.soal): found, written, ordered, copied, imported, removed. Each call passes through the
// question's bank: it must be the person's, and open. What a question consists of is question-content.ts and
// question-fields.ts; whether it can be used is said by domain/questions/.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema, version } from "../calls/fields.ts";
import { bulkIds, bulkInput, bulkResult, bulkResults, listQuery } from "../calls/list-fields.ts";
import {
  bulkCall,
  createCall,
  deleteCall,
  deletedCall,
  getCall,
  idsCall,
  listCall,
  updateCall,
} from "../calls/record-calls.ts";
import { orderModes, questionTypeCodes } from "./question-types.ts";
import { importId } from "../imports.ts";
import { questionUsage } from "./question-usage.ts";
import { difficulties, policyNames, questionFields, questionLayouts } from "./question-fields.ts";

/** As many as one bank holds, one import brings and one export takes. */
export const maxBankQuestions = 2000;
/** So that one call stays below the bound of a body; a larger import is refused before it is sent. */
export const maxImportQuestions = 500;
export const maxImportBytes = 40 * 1024 * 1024;
/** Of one question with all its HTML; pictures and sounds go their own way. */
export const maxQuestionBytes = 2 * 1024 * 1024;

export const question = v.object({
  id: idSchema,
  bank_id: idSchema,
  /** Its place in the bank's order, from 1, whatever the list is filtered or sorted by. */
  number: v.number(),
  ...questionFields,
  /** The words of the stem (type 14: of its text), at most 200 characters, for lists and titles. */
  excerpt: v.string(),
  reference_kode: v.nullable(v.string()),
  competences: v.array(v.object({ id: idSchema, kode: v.string() })),
  /** Exams that are running or over and use its bank: a change is then kept as a new version. */
  used_by: v.array(v.string()),
  /** How the question was answered on another server, as the imported file says. It belongs to version 1. Null where the file says nothing. */
  outside_usage: v.nullable(questionUsage),
  /** Why the check refuses it by now, one sentence each; empty: it is sound. Saving it soundly empties it. */
  faults: v.array(v.string()),
  author_name: v.nullable(v.string()),
  version,
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Question = v.InferOutput<typeof question>;

const typeFilter = v.union([
  v.literal(""),
  v.pipe(v.string(), v.regex(/^\d{1,2}$/u), v.transform(Number), v.picklist(questionTypeCodes)),
  v.picklist(questionTypeCodes),
]);
/** Each empty means "all"; "-" means those without any. */
export const questionFilters = {
  type: v.optional(typeFilter, ""),
  competence_id: v.optional(v.string(), ""),
  reference_id: v.optional(v.string(), ""),
  difficulty: v.optional(v.picklist([...difficulties, "-"]), ""),
  /** Those that the check refuses by now. */
  faulty: v.optional(v.picklist(["", "ya"]), ""),
};
/** "position" is the bank's order: by type and time of making (mode 0) or by hand (mode 1). */
export const questionSorts = ["position", "type", "difficulty", "bobot", "updated_at"] as const;
export const bankQuestions = v.object({
  id: idSchema,
  ...listQuery(questionFilters, questionSorts).entries,
});

/** Where a question is called by its own id, in whichever bank it is. */
const questions = { path: "/api/v1/questions" } as const;

/** `q` finds words of the stem and of the content (options, statements, …), never of the markup. */
export const listQuestions = listCall<typeof bankQuestions, typeof question>(
  "/api/v1/question-banks/{id}/questions",
);

export const listQuestionIds = idsCall(listQuestions);

export const exportQuestionsInput = v.object({
  id: idSchema,
  /** Empty: all. */
  ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(maxBankQuestions)), []),
});
export const exportQuestionsOutput = v.object({ items: v.array(question) });

/** All that the filters find, or those with these `ids`, in the bank's order: for print and export. */
export const exportQuestions = httpCall<typeof exportQuestionsInput, typeof exportQuestionsOutput>(
  "POST",
  "/api/v1/question-banks/{id}/questions/export",
);

export const getQuestionOutput = v.object({
  question,
  previous_id: v.nullable(idSchema),
  next_id: v.nullable(idSchema),
  /** Of the bank. */
  total: v.number(),
});

/** With its neighbours in the bank's order, for "previous" and "next". */
export const getQuestion = getCall<typeof getQuestionOutput>(questions);

export const createQuestionInput = v.object({
  id: idSchema,
  question_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/u)),
  ...questionFields,
});

/**
 * In the bank `id`, at its end. `question_id` is the console's own choice: the same one sent twice (an answer that was
 * lost, a double click) writes once and answers the first. Code 12 names the fields that domain/questions/ refuses by
 * their paths ("content.options.a1"); HTML is sanitised before it is kept.
 */
export const createQuestion = createCall<typeof createQuestionInput, typeof question>(
  listQuestions,
);

export const updateQuestionInput = v.object({ id: idSchema, version, ...questionFields });

/**
 * 409 and the newer question when `version` is not the stored one. The version before is kept where an exam that is
 * running or over has used it, so that old answers stay with what they answered.
 */
export const updateQuestion = updateCall<typeof updateQuestionInput, typeof question>(questions);

export const questionVersion = v.object({
  version,
  ...questionFields,
  replaced_at: timestampSchema,
  replaced_by: v.nullable(v.string()),
});
export type QuestionVersion = v.InferOutput<typeof questionVersion>;

export const questionVersions = v.object({ items: v.array(questionVersion) });

/** The kept ones, newest first; the present one is not among them. */
export const listQuestionVersions = httpCall<typeof recordInput, typeof questionVersions>(
  "GET",
  "/api/v1/questions/{id}/versions",
);

export const announceEditingInput = v.object({
  id: idSchema,
  editor: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  open: v.boolean(),
});
export const announceEditingOutput = v.object({
  /** Names; the person's own when it is another tab of theirs. */
  others: v.array(v.object({ name: v.string(), own: v.boolean() })),
  version,
});

/**
 * Says that the question is open in an editor (`editor`: one tab's own name) and answers who else has it open. To be said
 * again every 20 s; one that was not heard for 60 s is taken to be gone, `open: false` says so at once.
 */
export const announceEditing = httpCall<typeof announceEditingInput, typeof announceEditingOutput>(
  "POST",
  "/api/v1/questions/{id}/editing",
);

export const setQuestionOrderModeInput = v.object({
  id: idSchema,
  order_mode: v.picklist(orderModes),
});
export const setQuestionOrderModeOutput = v.object({ order_mode: v.picklist(orderModes) });

/** By hand from now on, beginning with the order that was shown; or by type and time again. */
export const setQuestionOrderMode = httpCall<
  typeof setQuestionOrderModeInput,
  typeof setQuestionOrderModeOutput
>("POST", "/api/v1/question-banks/{id}/questions/order-mode");

export const moveQuestionsInput = v.object({
  id: idSchema,
  ids: bulkIds,
  move: v.picklist(["up", "down", "before", "after", "to"]),
  /** For "before" and "after". */
  target_id: v.optional(idSchema),
  /** For "to", from 1. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export const moveQuestionsOutput = v.object({
  items: v.array(v.object({ id: idSchema, number: v.number() })),
});

/**
 * Moves the questions, together and in their order, before or after `target_id`, or past one neighbour ("up", "down"),
 * or to the place `number`. 409 unless the bank is ordered by hand. Answers the places of the moved ones, from 1.
 */
export const moveQuestions = httpCall<typeof moveQuestionsInput, typeof moveQuestionsOutput>(
  "POST",
  "/api/v1/question-banks/{id}/questions/move",
);

export const duplicateQuestionsOutput = v.object({
  results: v.array(bulkResult),
  created_ids: v.array(idSchema),
});

/**
 * Each copy stands right after its original, or, ordered by type and time, as the newest of its type.
 * `created_ids` follow the results that are done, one for each.
 */
export const duplicateQuestions = httpCall<typeof bulkInput, typeof duplicateQuestionsOutput>(
  "POST",
  "/api/v1/questions/duplicate",
);

export const transferQuestionsInput = v.object({
  ids: bulkIds,
  bank_id: idSchema,
  mode: v.picklist(["copy", "move"]),
});

/**
 * Into another bank that is the person's and open, at its end. A reference goes along as a copy, once; one with the same
 * type, title and text is used instead. A move keeps the question's id; it is refused while an exam uses the bank.
 */
export const transferQuestions = httpCall<typeof transferQuestionsInput, typeof bulkResults>(
  "POST",
  "/api/v1/questions/transfer",
);

/** What bulk work may change; a field that is missing stays. */
export const questionChanges = v.object({
  bobot: v.optional(questionFields.bobot),
  difficulty: v.optional(v.picklist(difficulties)),
  layout: v.optional(v.picklist(questionLayouts)),
  policy: v.optional(v.nullable(v.picklist(policyNames))),
  shuffle: v.optional(v.boolean()),
  reference_id: v.optional(v.nullable(idSchema)),
  competence_ids: v.optional(questionFields.competence_ids),
});
export type QuestionChanges = v.InferOutput<typeof questionChanges>;

export const changeQuestionsInput = v.object({
  items: v.pipe(
    v.array(v.object({ ids: bulkIds, changes: questionChanges })),
    v.minLength(1),
    v.maxLength(500),
  ),
});
export const changeQuestionsOutput = v.object({
  results: v.array(bulkResult),
  before: v.array(v.object({ ids: v.array(idSchema), changes: questionChanges })),
});

/** `before` holds the old values of what was changed, one entry a question: sent back in `items` it undoes the call. */
export const changeQuestions = httpCall<typeof changeQuestionsInput, typeof changeQuestionsOutput>(
  "POST",
  "/api/v1/questions/change",
);

/** Can be restored for `restoreDays`. */
export const deleteQuestions = deleteCall(questions);

export const restoreQuestions = bulkCall(questions, "restore");

export const listDeletedQuestionsWithin = { id: idSchema };

/** Those of the bank; `q` finds words of them. */
export const listDeletedQuestions = deletedCall<typeof listDeletedQuestionsWithin>(listQuestions);
export const listDeletedQuestionIds = idsCall(listDeletedQuestions);

const importedQuestion = v.object({
  /** As the file says it, for messages: "Tabel 3". */
  place: v.pipe(v.string(), v.maxLength(200)),
  ...questionFields,
  /** Of the bank; one that is not there is a fault. */
  reference_code: v.nullable(v.pipe(v.string(), v.maxLength(50))),
  /** Of the bank's subject. */
  competence_codes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(20)),
  /** How the question was answered so far, as the file says. */
  usage: v.optional(v.nullable(questionUsage), null),
});

export const importQuestionsInput = v.object({
  id: idSchema,
  import_id: importId,
  questions: v.pipe(
    v.array(importedQuestion),
    v.minLength(1),
    v.maxLength(maxImportQuestions, `Paling banyak ${maxImportQuestions} soal sekali impor.`),
  ),
});
export const importQuestionsOutput = v.object({
  import_id: idSchema,
  created: v.number(),
  faults: v.array(v.object({ place: v.string(), message: v.string() })),
});

/**
 * All in one transaction, at the end of the bank and in this order: every question or none. `import_id` is the console's
 * own choice: the same one sent twice writes once and answers the same. With `faults` nothing was written.
 */
export const importQuestions = httpCall<typeof importQuestionsInput, typeof importQuestionsOutput>(
  "POST",
  "/api/v1/question-banks/{id}/questions/import",
);

export const getQuestionImportInput = v.object({ import_id: idSchema });

/** What the import of this id came to; 44 when it was never finished. */
export const getQuestionImport = httpCall<
  typeof getQuestionImportInput,
  typeof importQuestionsOutput
>("GET", "/api/v1/question-imports/{import_id}");
