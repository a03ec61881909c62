// The server parts of the calls in banks.ts.
import * as contract from "../../questions/banks.ts";
import { nothing } from "../../calls/fields.ts";
import { bulkInput, bulkResults } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { bulkEndpoint, getEndpoint, idsEndpoint, listEndpoint } from "../record-endpoints.ts";

export const bankEndpoints = endpoints(["0010A"], {
  listQuestionBanks: listEndpoint(
    contract.listQuestionBanks,
    "question banks",
    contract.bankQuery,
    contract.questionBank,
  ),
  listQuestionBankIds: idsEndpoint(
    contract.listQuestionBankIds,
    "question banks",
    contract.bankQuery,
  ),
  listQuestionBankChoices: endpoint(contract.listQuestionBankChoices, {
    summary: "Who may write question banks, and the grades that banks name",
    input: nothing,
    output: contract.questionBankChoices,
  }),
  getQuestionBank: getEndpoint(
    contract.getQuestionBank,
    "One question bank",
    contract.questionBank,
  ),
  createQuestionBank: endpoint(contract.createQuestionBank, {
    summary: "Add a question bank",
    input: contract.bankInput,
    output: contract.questionBank,
  }),
  updateQuestionBank: endpoint(contract.updateQuestionBank, {
    summary: "Change a question bank",
    input: contract.bankUpdate,
    output: contract.questionBank,
  }),
  duplicateQuestionBank: endpoint(contract.duplicateQuestionBank, {
    summary: "Copy a question bank with everything in it",
    input: contract.duplicateQuestionBankInput,
    output: contract.questionBank,
  }),
  lockQuestionBank: endpoint(contract.lockQuestionBank, {
    summary: "Lock a question bank by a password",
    input: contract.lockQuestionBankInput,
    output: contract.questionBank,
  }),
  unlockQuestionBank: endpoint(contract.unlockQuestionBank, {
    summary: "Unlock a question bank by its password",
    input: contract.unlockQuestionBankInput,
    output: contract.questionBank,
  }),
  forceUnlockQuestionBank: endpoint(contract.forceUnlockQuestionBank, {
    summary: "Unlock a question bank whose password is lost",
    input: contract.forceUnlockQuestionBankInput,
    output: contract.questionBank,
  }),
  setQuestionBankStatus: endpoint(contract.setQuestionBankStatus, {
    summary: "Archive question banks, or take them back",
    input: contract.setQuestionBankStatusInput,
    output: bulkResults,
  }),
  foreseeBankDeletion: endpoint(contract.foreseeBankDeletion, {
    summary: "What deleting question banks would take away",
    input: bulkInput,
    output: contract.foreseeBankDeletionOutput,
  }),
  deleteQuestionBanks: bulkEndpoint(
    contract.deleteQuestionBanks,
    "Delete question banks that no exam uses",
  ),
});
