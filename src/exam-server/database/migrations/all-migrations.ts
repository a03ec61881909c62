// Every migration by its name. Each is a file in the folder of the part of the product that it is for.
import type { Migration } from "kysely";
import * as people from "./preparation/0001-people.ts";
import * as participants from "./preparation/0002-participants.ts";
import * as exams from "./preparation/0003-exams.ts";
import * as groups from "./preparation/0004-groups.ts";
import * as subjects from "./preparation/0005-subjects.ts";
import * as competences from "./preparation/0006-competences.ts";
import * as staff from "./preparation/0007-staff.ts";
import * as banks from "./preparation/0008-banks.ts";
import * as imports from "./preparation/0009-imports.ts";
import * as questions from "./preparation/0010-questions.ts";
import * as tasks from "./preparation/0011-tasks.ts";
import * as settingsVersion from "./preparation/0012-settings-version.ts";
import * as activity from "./preparation/0013-activity.ts";
import * as examOrganisation from "./preparation/0014-exam-organisation.ts";
import * as documents from "./preparation/0015-documents.ts";
import * as library from "./preparation/0016-library.ts";
import * as cardPasswords from "./preparation/0017-card-passwords.ts";
import * as photos from "./preparation/0018-photos.ts";
import * as scoringRules from "./preparation/0019-scoring-rules.ts";
import * as examTokens from "./running/0020-exam-tokens.ts";
import * as sittings from "./running/0021-sittings.ts";
import * as sittingPresence from "./running/0022-sitting-presence.ts";
import * as chat from "./running/0023-chat.ts";
import * as sittingControl from "./running/0024-sitting-control.ts";
import * as staffPresence from "./running/0025-staff-presence.ts";
import * as serverAbsences from "./running/0026-server-absences.ts";
import * as stoppedExams from "./running/0027-stopped-exams.ts";
import * as soundPlays from "./running/0028-sound-plays.ts";
import * as answerTimes from "./running/0029-answer-times.ts";
import * as sittingAttachments from "./running/0030-sitting-attachments.ts";
import * as proctorAccounts from "./running/0031-proctor-accounts.ts";
import * as sessionOpenings from "./running/0032-session-openings.ts";
import * as reducedTime from "./running/0033-reduced-time.ts";
import * as chatChanges from "./running/0034-chat-changes.ts";
import * as resultMoments from "./running/0035-result-moments.ts";
import * as sittingsAtWork from "./running/0036-sittings-at-work.ts";
import * as proctorDuties from "./running/0037-proctor-duties.ts";
import * as entryAdmissions from "./running/0038-entry-admissions.ts";
import * as resumedSittings from "./running/0039-resumed-sittings.ts";
import * as marking from "./evaluation/0040-marking.ts";
import * as markingRounds from "./evaluation/0041-marking-rounds.ts";
import * as controlAnswers from "./evaluation/0042-control-answers.ts";
import * as markingComments from "./evaluation/0043-marking-comments.ts";
import * as waitingAnswers from "./evaluation/0044-waiting-answers.ts";
import * as markingAsks from "./evaluation/0045-marking-asks.ts";
import * as markingRubrics from "./evaluation/0046-marking-rubrics.ts";
import * as unmarkedResults from "./evaluation/0048-unmarked-results.ts";
import * as markingSamples from "./evaluation/0049-marking-samples.ts";
import * as resultVersions from "./evaluation/0050-result-versions.ts";
import * as replacedAnswers from "./evaluation/0051-replaced-answers.ts";
import * as resultPublications from "./evaluation/0052-result-publications.ts";
import * as participantNisn from "./evaluation/0053-participant-nisn.ts";
import * as followUps from "./evaluation/0054-follow-ups.ts";
import * as eventPublications from "./evaluation/0057-event-publications.ts";
import * as itemOutcomes from "./evaluation/0058-item-outcomes.ts";
import * as itemDecisions from "./evaluation/0059-item-decisions.ts";
import * as computedResults from "./evaluation/0060-computed-results.ts";
import * as outsideUsage from "./evaluation/0061-outside-usage.ts";
import * as eventAuthors from "./running/0062-event-authors.ts";
import * as permissionNotices from "./access/0063-permission-notices.ts";
import * as orderKeys from "./running/0064-order-keys.ts";
import * as sharedTokens from "./running/0065-shared-tokens.ts";
import * as knownDevices from "./access/0066-known-devices.ts";
import * as participantGuesses from "./access/0067-participant-guesses.ts";
import * as auditChain from "./access/0068-audit-chain.ts";
import * as settingNotices from "./access/0073-setting-notices.ts";

/** They run in the order of their names. A released migration is never changed and imports nothing of this project: a new migration corrects it. */
export const allMigrations: Record<string, Migration> = {
  "0001-people": people,
  "0002-participants": participants,
  "0003-exams": exams,
  "0004-groups": groups,
  "0005-subjects": subjects,
  "0006-competences": competences,
  "0007-staff": staff,
  "0008-banks": banks,
  "0009-imports": imports,
  "0010-questions": questions,
  "0011-tasks": tasks,
  "0012-settings-version": settingsVersion,
  "0013-activity": activity,
  "0014-exam-organisation": examOrganisation,
  "0015-documents": documents,
  "0016-library": library,
  "0017-card-passwords": cardPasswords,
  "0018-photos": photos,
  "0019-scoring-rules": scoringRules,
  "0020-exam-tokens": examTokens,
  "0021-sittings": sittings,
  "0022-sitting-presence": sittingPresence,
  "0023-chat": chat,
  "0024-sitting-control": sittingControl,
  "0025-staff-presence": staffPresence,
  "0026-server-absences": serverAbsences,
  "0027-stopped-exams": stoppedExams,
  "0028-sound-plays": soundPlays,
  "0029-answer-times": answerTimes,
  "0030-sitting-attachments": sittingAttachments,
  "0031-proctor-accounts": proctorAccounts,
  "0032-session-openings": sessionOpenings,
  "0033-reduced-time": reducedTime,
  "0034-chat-changes": chatChanges,
  "0035-result-moments": resultMoments,
  "0036-sittings-at-work": sittingsAtWork,
  "0037-proctor-duties": proctorDuties,
  "0038-entry-admissions": entryAdmissions,
  "0039-resumed-sittings": resumedSittings,
  "0040-marking": marking,
  "0041-marking-rounds": markingRounds,
  "0042-control-answers": controlAnswers,
  "0043-marking-comments": markingComments,
  "0044-waiting-answers": waitingAnswers,
  "0045-marking-asks": markingAsks,
  "0046-marking-rubrics": markingRubrics,
  "0048-unmarked-results": unmarkedResults,
  "0049-marking-samples": markingSamples,
  "0050-result-versions": resultVersions,
  "0051-replaced-answers": replacedAnswers,
  "0052-result-publications": resultPublications,
  "0053-participant-nisn": participantNisn,
  "0054-follow-ups": followUps,
  "0057-event-publications": eventPublications,
  "0058-item-outcomes": itemOutcomes,
  "0059-item-decisions": itemDecisions,
  "0060-computed-results": computedResults,
  "0061-outside-usage": outsideUsage,
  "0062-event-authors": eventAuthors,
  "0063-permission-notices": permissionNotices,
  "0064-order-keys": orderKeys,
  "0065-shared-tokens": sharedTokens,
  "0066-known-devices": knownDevices,
  "0067-participant-guesses": participantGuesses,
  "0068-audit-chain": auditChain,
  "0073-setting-notices": settingNotices,
};
