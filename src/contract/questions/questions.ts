// Questions of a bank (banksoal.soal): found, written, ordered, copied, imported, removed. Each call passes through the
// question's bank: it must be the person's, and open. What a question consists of is question-content.ts and
// question-fields.ts; whether it can be used is said by domain/questions/.
import * as v from "valibot";
import { orderModes, questionTypeCodes } from "./banks.ts";
import { endpoint } from "../calls/endpoint.ts";
import {
  bulkIds,
  bulkResult,
  bulkResults,
  idSchema,
  listQuery,
  timestampSchema,
  version,
} from "../calls/fields.ts";
import {
  bulkEndpoint,
  createEndpoint,
  deletedEndpoints,
  deleteEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
  updateEndpoint,
} from "../calls/record-endpoints.ts";
import { importId } from "../imports.ts";
import { difficulties, policyNames, questionFields, questionLayouts } from "./question-fields.ts";

/** As many as one bank holds, one import brings and one export takes. */
export const maxBankQuestions = 2000;
/** So that one call stays below the bound of a body; a larger import is refused before it is sent. */
export const maxImportQuestions = 500;
export const maxImportBytes = 40 * 1024 * 1024;
/** Of one question with all its HTML; pictures and sounds go their own way. */
const maxQuestionBytes = 2 * 1024 * 1024;

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
const bankQuestions = v.object({
  id: idSchema,
  ...listQuery(questionFilters, questionSorts).entries,
});

const access = ["0010A"] as const;
/** Where a question is called by its own id, in whichever bank it is. */
const questions = { path: "/api/v1/questions", access } as const;

/** `q` finds words of the stem and of the content (options, statements, …), never of the markup. */
export const listQuestions = listEndpoint(
  "/api/v1/question-banks/{id}/questions",
  access,
  "a bank's questions",
  bankQuestions,
  question,
);

export const listQuestionIds = idsEndpoint(listQuestions, "questions");

/** All that the filters find, or those with these `ids`, in the bank's order: for print and export. */
export const exportQuestions = endpoint({
  method: "POST",
  path: "/api/v1/question-banks/{id}/questions/export",
  access,
  summary: "The questions of a bank with all that they consist of",
  input: v.object({
    id: idSchema,
    /** Empty: all. */
    ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(maxBankQuestions)), []),
  }),
  output: v.object({ items: v.array(question) }),
});

/** With its neighbours in the bank's order, for "previous" and "next". */
export const getQuestion = getEndpoint(
  questions,
  "One question",
  v.object({
    question,
    previous_id: v.nullable(idSchema),
    next_id: v.nullable(idSchema),
    /** Of the bank. */
    total: v.number(),
  }),
);

/**
 * In the bank `id`, at its end. `question_id` is the console's own choice: the same one sent twice (an answer that was
 * lost, a double click) writes once and answers the first. Code 12 names the fields that domain/questions/ refuses by
 * their paths ("content.options.a1"); HTML is sanitised before it is kept.
 */
export const createQuestion = {
  ...createEndpoint(
    listQuestions,
    "Add a question to a bank",
    v.object({
      id: idSchema,
      question_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/u)),
      ...questionFields,
    }),
    question,
  ),
  maxBodyBytes: maxQuestionBytes,
};

/**
 * 409 and the newer question when `version` is not the stored one. The version before is kept where an exam that is
 * running or over has used it, so that old answers stay with what they answered.
 */
export const updateQuestion = {
  ...updateEndpoint(
    questions,
    "Change a question",
    v.object({ id: idSchema, version, ...questionFields }),
    question,
  ),
  maxBodyBytes: maxQuestionBytes,
};

export const questionVersion = v.object({
  version,
  ...questionFields,
  replaced_at: timestampSchema,
  replaced_by: v.nullable(v.string()),
});
export type QuestionVersion = v.InferOutput<typeof questionVersion>;

/** The kept ones, newest first; the present one is not among them. */
export const listQuestionVersions = endpoint({
  method: "GET",
  path: "/api/v1/questions/{id}/versions",
  access,
  summary: "Earlier versions of a question that exams have used",
  input: v.object({ id: idSchema }),
  output: v.object({ items: v.array(questionVersion) }),
});

/**
 * Says that the question is open in an editor (`editor`: one tab's own name) and answers who else has it open. To be said
 * again every 20 s; one that was not heard for 60 s is taken to be gone, `open: false` says so at once.
 */
export const announceEditing = endpoint({
  method: "POST",
  path: "/api/v1/questions/{id}/editing",
  access,
  summary: "Who else has a question open",
  input: v.object({
    id: idSchema,
    editor: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    open: v.boolean(),
  }),
  output: v.object({
    /** Names; the person's own when it is another tab of theirs. */
    others: v.array(v.object({ name: v.string(), own: v.boolean() })),
    version,
  }),
});

/** By hand from now on, beginning with the order that was shown; or by type and time again. */
export const setQuestionOrderMode = endpoint({
  method: "POST",
  path: "/api/v1/question-banks/{id}/questions/order-mode",
  access,
  summary: "Choose what a bank's order follows",
  input: v.object({ id: idSchema, order_mode: v.picklist(orderModes) }),
  output: v.object({ order_mode: v.picklist(orderModes) }),
});

/**
 * Moves the questions, together and in their order, before or after `target_id`, or past one neighbour ("up", "down"),
 * or to the place `number`. 409 unless the bank is ordered by hand. Answers the places of the moved ones, from 1.
 */
export const moveQuestions = endpoint({
  method: "POST",
  path: "/api/v1/question-banks/{id}/questions/move",
  access,
  summary: "Move questions within their bank",
  input: v.object({
    id: idSchema,
    ids: bulkIds,
    move: v.picklist(["up", "down", "before", "after", "to"]),
    /** For "before" and "after". */
    target_id: v.optional(idSchema),
    /** For "to", from 1. */
    number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  output: v.object({ items: v.array(v.object({ id: idSchema, number: v.number() })) }),
});

/**
 * Each copy stands right after its original, or, ordered by type and time, as the newest of its type.
 * `created_ids` follow the results that are done, one for each.
 */
export const duplicateQuestions = endpoint({
  method: "POST",
  path: "/api/v1/questions/duplicate",
  access,
  summary: "Copy questions within their bank",
  input: v.object({ ids: bulkIds }),
  output: v.object({ results: v.array(bulkResult), created_ids: v.array(idSchema) }),
});

/**
 * Into another bank that is the person's and open, at its end. A reference goes along as a copy, once; one with the same
 * type, title and text is used instead. A move keeps the question's id; it is refused while an exam uses the bank.
 */
export const transferQuestions = endpoint({
  method: "POST",
  path: "/api/v1/questions/transfer",
  access,
  summary: "Copy or move questions to another bank",
  input: v.object({ ids: bulkIds, bank_id: idSchema, mode: v.picklist(["copy", "move"]) }),
  output: bulkResults,
});

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

/** `before` holds the old values of what was changed, one entry a question: sent back in `items` it undoes the call. */
export const changeQuestions = endpoint({
  method: "POST",
  path: "/api/v1/questions/change",
  access,
  summary: "Change several questions at once",
  input: v.object({
    items: v.pipe(
      v.array(v.object({ ids: bulkIds, changes: questionChanges })),
      v.minLength(1),
      v.maxLength(500),
    ),
  }),
  output: v.object({
    results: v.array(bulkResult),
    before: v.array(v.object({ ids: v.array(idSchema), changes: questionChanges })),
  }),
  /** Five hundred questions, each with its own old values: undoing names them all. */
  maxBodyBytes: 1024 * 1024,
});

/** Can be restored for `restoreDays`. */
export const deleteQuestions = deleteEndpoint(questions, "Delete questions");

export const restoreQuestions = bulkEndpoint(questions, "restore", "Take deleted questions back");

/** Those of the bank; `q` finds words of them. */
export const { list: listDeletedQuestions, ids: listDeletedQuestionIds } = deletedEndpoints(
  listQuestions,
  "a bank's deleted questions",
  { id: idSchema },
);

const importedQuestion = v.object({
  /** As the file says it, for messages: "Tabel 3". */
  place: v.pipe(v.string(), v.maxLength(200)),
  ...questionFields,
  /** Of the bank; one that is not there is a fault. */
  reference_code: v.nullable(v.pipe(v.string(), v.maxLength(50))),
  /** Of the bank's subject. */
  competence_codes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(20)),
});

/**
 * All in one transaction, at the end of the bank and in this order: every question or none. `import_id` is the console's
 * own choice: the same one sent twice writes once and answers the same. With `faults` nothing was written.
 */
export const importQuestions = endpoint({
  method: "POST",
  path: "/api/v1/question-banks/{id}/questions/import",
  access,
  summary: "Import questions",
  input: v.object({
    id: idSchema,
    import_id: importId,
    questions: v.pipe(
      v.array(importedQuestion),
      v.minLength(1),
      v.maxLength(maxImportQuestions, `Paling banyak ${maxImportQuestions} soal sekali impor.`),
    ),
  }),
  output: v.object({
    import_id: idSchema,
    created: v.number(),
    faults: v.array(v.object({ place: v.string(), message: v.string() })),
  }),
  maxBodyBytes: maxImportBytes,
});

/** What the import of this id came to; 44 when it was never finished. */
export const getQuestionImport = endpoint({
  method: "GET",
  path: "/api/v1/question-imports/{import_id}",
  access,
  summary: "The result of an import of questions",
  input: v.object({ import_id: idSchema }),
  output: importQuestions.output,
});
