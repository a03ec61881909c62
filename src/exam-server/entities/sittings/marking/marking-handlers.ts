// Marking by people: what waits, the answers themselves, and marks.
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { readPage } from "../../../records/record-list.ts";
import { commentsOfUnit } from "../marking-comments/marking-comments-query.ts";
import {
  createComment,
  deleteComment,
  updateComment,
} from "../marking-comments/marking-comments-writing.ts";
import {
  asidePage,
  asksOfUnit,
  colleaguesOf,
  openedAsk,
} from "../marking-asks/marking-asks-query.ts";
import { askColleague, replyToAsk, withdrawAsk } from "../marking-asks/marking-asks-writing.ts";
import { agreementOfUnit } from "../marking-rules/marking-agreement-query.ts";
import { previewRubric, rubricOfUnit } from "../marking-rubric/marking-rubric-query.ts";
import { updateRubric } from "../marking-rubric/marking-rubric-writing.ts";
import { previewRules, rulesOfUnit } from "../marking-rules/marking-rules-query.ts";
import { updateRules } from "../marking-rules/marking-rules-writing.ts";
import { listedPage } from "./listed-answers-query.ts";
import { attachmentOf, claimNext } from "./marking-answers-query.ts";
import { placeNamed } from "./marking-places-query.ts";
import { openedUnit, unitList } from "./marking-units-query.ts";
import { claimNextParticipants } from "./participant-claims-writing.ts";
import { revealNames } from "./names-reveal-writing.ts";
import { storeMarks } from "./marks-writing.ts";

export const markingHandlers: HandlersOf<typeof markingEndpoints> = {
  listMarkingUnits: { read: (query, call) => readPage(unitList, query, call) },
  getMarkingUnit: { read: openedUnit },
  getMarkingPlace: { read: placeNamed },
  getMarkingAttachment: { read: attachmentOf },
  claimAnswers: { write: claimNext },
  claimParticipants: { write: claimNextParticipants },
  listMarkedAnswers: {
    read: ({ view, ...query }, call) =>
      view === "waiting" ? asidePage(query, call) : listedPage({ ...query, view }, call),
  },
  getMarkingRules: { read: rulesOfUnit },
  previewMarkingRules: { read: previewRules },
  updateMarkingRules: { write: updateRules },
  getMarkingRubric: { read: rubricOfUnit },
  previewMarkingRubric: { read: previewRubric },
  updateMarkingRubric: { write: updateRubric },
  getMarkingAgreement: { read: agreementOfUnit },
  listMarkingComments: { read: commentsOfUnit },
  createMarkingComment: { write: createComment },
  updateMarkingComment: { write: updateComment },
  deleteMarkingComment: { write: deleteComment },
  listMarkingColleagues: { read: colleaguesOf },
  listMarkingAsks: { read: asksOfUnit },
  getMarkingAsk: { read: openedAsk },
  askColleague: { write: askColleague },
  withdrawMarkingAsk: { write: withdrawAsk },
  replyToMarkingAsk: { write: replyToAsk },
  revealNames: { write: revealNames },
  saveMarks: { write: storeMarks },
};
