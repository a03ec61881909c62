// The server parts of the calls in questions.ts.
import * as contract from "../../questions/questions.ts";
import { recordInput } from "../../calls/fields.ts";
import { bulkInput, bulkResults } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import {
  bulkEndpoint,
  deletedEndpoint,
  deletedIdsEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
} from "../record-endpoints.ts";

export const questionEndpoints = endpoints(["0010A"], {
  listQuestions: listEndpoint(
    contract.listQuestions,
    "a bank's questions",
    contract.bankQuestions,
    contract.question,
  ),
  listQuestionIds: idsEndpoint(contract.listQuestionIds, "questions", contract.bankQuestions),
  exportQuestions: endpoint(contract.exportQuestions, {
    summary: "The questions of a bank with all that they consist of",
    input: contract.exportQuestionsInput,
    output: contract.exportQuestionsOutput,
  }),
  getQuestion: getEndpoint(contract.getQuestion, "One question", contract.getQuestionOutput),
  createQuestion: endpoint(contract.createQuestion, {
    summary: "Add a question to a bank",
    input: contract.createQuestionInput,
    output: contract.question,
    maxBodyBytes: contract.maxQuestionBytes,
  }),
  updateQuestion: endpoint(contract.updateQuestion, {
    summary: "Change a question",
    input: contract.updateQuestionInput,
    output: contract.question,
    maxBodyBytes: contract.maxQuestionBytes,
  }),
  listQuestionVersions: endpoint(contract.listQuestionVersions, {
    summary: "Earlier versions of a question that exams have used",
    input: recordInput,
    output: contract.questionVersions,
  }),
  announceEditing: endpoint(contract.announceEditing, {
    summary: "Who else has a question open",
    input: contract.announceEditingInput,
    output: contract.announceEditingOutput,
  }),
  setQuestionOrderMode: endpoint(contract.setQuestionOrderMode, {
    summary: "Choose what a bank's order follows",
    input: contract.setQuestionOrderModeInput,
    output: contract.setQuestionOrderModeOutput,
  }),
  moveQuestions: endpoint(contract.moveQuestions, {
    summary: "Move questions within their bank",
    input: contract.moveQuestionsInput,
    output: contract.moveQuestionsOutput,
  }),
  duplicateQuestions: endpoint(contract.duplicateQuestions, {
    summary: "Copy questions within their bank",
    input: bulkInput,
    output: contract.duplicateQuestionsOutput,
  }),
  transferQuestions: endpoint(contract.transferQuestions, {
    summary: "Copy or move questions to another bank",
    input: contract.transferQuestionsInput,
    output: bulkResults,
  }),
  changeQuestions: endpoint(contract.changeQuestions, {
    summary: "Change several questions at once",
    input: contract.changeQuestionsInput,
    output: contract.changeQuestionsOutput,
    /** Five hundred questions, each with its own old values: undoing names them all. */
    maxBodyBytes: 1024 * 1024,
  }),
  deleteQuestions: bulkEndpoint(contract.deleteQuestions, "Delete questions"),
  restoreQuestions: bulkEndpoint(contract.restoreQuestions, "Take deleted questions back"),
  listDeletedQuestions: deletedEndpoint(
    contract.listDeletedQuestions,
    "a bank's deleted questions",
    contract.listDeletedQuestionsWithin,
  ),
  listDeletedQuestionIds: deletedIdsEndpoint(
    contract.listDeletedQuestionIds,
    "a bank's deleted questions",
    contract.listDeletedQuestionsWithin,
  ),
  importQuestions: endpoint(contract.importQuestions, {
    summary: "Import questions",
    input: contract.importQuestionsInput,
    output: contract.importQuestionsOutput,
    maxBodyBytes: contract.maxImportBytes,
  }),
  getQuestionImport: endpoint(contract.getQuestionImport, {
    summary: "The result of an import of questions",
    input: contract.getQuestionImportInput,
    output: contract.importQuestionsOutput,
  }),
});
