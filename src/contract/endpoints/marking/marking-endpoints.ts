// The server parts of the calls by which people mark answers.
import { noData } from "../../calls/fields.ts";
import { streamedFile } from "../../calls/streamed-file.ts";
import * as asks from "../../marking/marking-asks.ts";
import * as answers from "../../marking/marking-answers.ts";
import * as comments from "../../marking/marking-comments.ts";
import * as agreement from "../../marking/marking-agreement.ts";
import * as participants from "../../marking/participant-claims.ts";
import * as marks from "../../marking/marks.ts";
import * as places from "../../marking/marking-places.ts";
import * as rubric from "../../marking/marking-rubric.ts";
import * as rules from "../../marking/marking-rules.ts";
import * as units from "../../marking/marking-units.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { listEndpoint } from "../record-endpoints.ts";

export const markingEndpoints = endpoints(["0016A"], {
  listMarkingUnits: listEndpoint(
    units.listMarkingUnits,
    "questions of exams that people mark, with how far each is",
    units.listUnitsQuery,
    units.markingUnit,
  ),
  getMarkingUnit: endpoint(units.getMarkingUnit, {
    summary: "A question that people mark, as participants were shown it, with its key",
    input: units.getMarkingUnitInput,
    output: units.openedUnit,
  }),
  getMarkingPlace: endpoint(places.getMarkingPlace, {
    summary: "Whether the bank, exam and question of an address exist for the caller",
    input: places.getMarkingPlaceInput,
    output: places.markingPlace,
  }),
  claimAnswers: endpoint(answers.claimAnswers, {
    summary: "The next answers for the caller to mark",
    input: answers.claimAnswersInput,
    output: answers.claimedAnswers,
  }),
  claimParticipants: endpoint(participants.claimParticipants, {
    summary: "The next answers for the caller to mark, participant after participant",
    input: participants.claimParticipantsInput,
    output: participants.claimedParticipants,
  }),
  getMarkingAttachment: endpoint(answers.getMarkingAttachment, {
    summary: "A file that was handed in with an answer",
    input: answers.getMarkingAttachmentInput,
    output: streamedFile,
  }),
  listMarkedAnswers: endpoint(answers.listMarkedAnswers, {
    summary: "Answers that are marked, flagged or disputed",
    input: answers.listMarkedQuery,
    output: answers.markedPage,
  }),
  getMarkingRules: endpoint(rules.getMarkingRules, {
    summary: "The rules by which the answers to a question are marked",
    input: rules.getMarkingRulesInput,
    output: rules.markingRules,
  }),
  previewMarkingRules: endpoint(rules.previewMarkingRules, {
    summary: "How many answers would change their state by other rules",
    input: rules.previewRulesInput,
    output: rules.rulesPreview,
  }),
  updateMarkingRules: endpoint(rules.updateMarkingRules, {
    summary: "Change the rules by which the answers to a question are marked",
    input: rules.updateRulesInput,
    output: rules.markingRules,
  }),
  getMarkingRubric: endpoint(rubric.getMarkingRubric, {
    summary: "The rubric by which a question is marked, with how it was before",
    input: rubric.getRubricInput,
    output: rubric.rubricHistory,
  }),
  previewMarkingRubric: endpoint(rubric.previewMarkingRubric, {
    summary: "Which marks another rubric would move, and by how much",
    input: rubric.previewRubricInput,
    output: rubric.rubricPreview,
  }),
  updateMarkingRubric: endpoint(rubric.updateMarkingRubric, {
    summary: "Change the rubric by which a question is marked, and the marks with it",
    input: rubric.updateRubricInput,
    output: rubric.rubricHistory,
  }),
  getMarkingAgreement: endpoint(agreement.getMarkingAgreement, {
    summary: "How far those who mark the same answers agree",
    input: agreement.getAgreementInput,
    output: agreement.markingAgreement,
  }),
  listMarkingComments: endpoint(comments.listMarkingComments, {
    summary: "The comments that the markers of a question share",
    input: comments.listCommentsInput,
    output: comments.markingComments,
  }),
  createMarkingComment: endpoint(comments.createMarkingComment, {
    summary: "Add a comment to the library of a question",
    input: comments.createCommentInput,
    output: comments.markingComment,
  }),
  updateMarkingComment: endpoint(comments.updateMarkingComment, {
    summary: "Mend a comment of the library wherever it was given",
    input: comments.updateCommentInput,
    output: comments.markingComment,
  }),
  deleteMarkingComment: endpoint(comments.deleteMarkingComment, {
    summary: "Take a comment out of the library, but not from where it was given",
    input: comments.deleteCommentInput,
    output: noData,
  }),
  listMarkingColleagues: endpoint(asks.listMarkingColleagues, {
    summary: "Whom the caller may ask about answers to a question",
    input: asks.listColleaguesInput,
    output: asks.markingColleagues,
  }),
  listMarkingAsks: endpoint(asks.listMarkingAsks, {
    summary: "What markers of a question have asked colleagues about answers, with the replies",
    input: asks.listAsksInput,
    output: asks.markingAsks,
  }),
  getMarkingAsk: endpoint(asks.getMarkingAsk, {
    summary: "A question to a colleague, with the answer that it is about",
    input: asks.getAskInput,
    output: asks.openedAsk,
  }),
  askColleague: endpoint(asks.askColleague, {
    summary: "Ask a colleague about an answer, which is put aside until the reply",
    input: asks.askColleagueInput,
    output: asks.markingAsk,
  }),
  withdrawMarkingAsk: endpoint(asks.withdrawMarkingAsk, {
    summary: "Take back a question to a colleague that has no reply",
    input: asks.withdrawAskInput,
    output: asks.markingAsk,
  }),
  replyToMarkingAsk: endpoint(asks.replyToMarkingAsk, {
    summary: "Reply to a colleague's question about an answer",
    input: asks.replyToAskInput,
    output: asks.markingAsk,
  }),
  revealNames: endpoint(units.revealNames, {
    summary: "Show the answers to a question beside names to whoever may see results",
    input: units.revealNamesInput,
    output: noData,
  }),
  saveMarks: endpoint(marks.saveMarks, {
    summary: "Store marks, withdraw them, flag answers",
    // Fifty acts on as many equal answers as one may be on, each with the act that it replaces.
    maxBodyBytes: 1536 * 1024,
    input: marks.saveMarksInput,
    output: marks.savedMarks,
  }),
});
