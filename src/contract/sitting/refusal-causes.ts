// Why a call of a participant is refused, for programs: `data.cause` beside the words of `message`. One table for the type, for
// the server and for the OpenAPI document. Answers that are refused one by one have causes of their own (own-sitting.ts).
import { responseCodes } from "../calls/envelope.ts";
import type { Hindrance } from "./own-exams.ts";

/** All calls of participants, and no others, begin so. */
export const participantPaths = "/api/v1/participant/";

type CausedCode = "12" | "13" | "43" | "44" | "49";
type Meaning = { code: CausedCode; means: string };

const { invalidFields, tooLarge, forbidden, notFound, conflict } = responseCodes;

export const refusalCauses = {
  blocked: {
    code: forbidden,
    means:
      "The participant is blocked, and `block_reason` says why. The deadline stays. After staff have unblocked, the same token works again.",
  },
  inactive: { code: forbidden, means: "The participant's number is not active." },
  "other-browser": {
    code: forbidden,
    means:
      "The school lets only other browsers in. Signing in, opening and starting an exam and reading its questions ask this.",
  },
  "unknown-exam": {
    code: notFound,
    means: "The exam does not exist, is not active, or is not for this participant.",
  },
  "not-entered": {
    code: notFound,
    means:
      "The participant has not come into the exam, or the exam is not active, or staff have reset the sitting.",
  },
  "not-found": { code: notFound, means: "Something else in the path does not exist." },
  "no-bank": {
    code: conflict,
    means: "No bank of questions of the exam is for this participant.",
  },
  "no-session": {
    code: conflict,
    means: "The exam has sessions, and the participant is in none of them.",
  },
  "session-closed": { code: conflict, means: "Another session of the exam is open." },
  "too-early": {
    code: conflict,
    means: "The waiting room opens ten minutes before the start.",
  },
  "too-late": {
    code: conflict,
    means:
      "The last instant to come in is over. Staff can admit this participant all the same: ask for the list of exams again, or open the exam again, when the participant asks to.",
  },
  stopped: {
    code: conflict,
    means:
      "The school has stopped the exam for a while. Saved answers are safe; keep the queue, and send it when `news` says that the exam goes on.",
  },
  "device-taken": {
    code: conflict,
    means:
      "Another device is signed in with this number. `reset-requests` asks staff to end its session.",
  },
  "token-needed": {
    code: conflict,
    means: "The participant has signed in again: open the exam with its token, then go on.",
  },
  "before-start": {
    code: conflict,
    means: "The exam has not begun: the client waits until `starts_at`.",
  },
  "not-started": { code: conflict, means: "The participant has come in and has not started." },
  "no-questions": { code: conflict, means: "The bank of questions is empty." },
  "concurrent-change": {
    code: conflict,
    means: "Something changed at the same moment, and nothing was stored. Send the same again.",
  },
  interrupted: {
    code: conflict,
    means:
      "The request did not arrive whole or in time, and nothing was stored. Send the same again.",
  },
  "no-attachment-type": {
    code: invalidFields,
    means:
      "The file is no photo (JPG, PNG, WebP) and no PDF. The participant chooses another file.",
  },
  "damaged-attachment": {
    code: invalidFields,
    means:
      "The photo or PDF is damaged, or its end is missing. Upload the file of the device again under a new id; when it is refused again, the participant takes or chooses it anew.",
  },
  "unsafe-attachment": {
    code: invalidFields,
    means:
      "The PDF contains scripts, other files or a password. The participant sends a plain PDF or photos of its pages.",
  },
  "too-many-pixels": {
    code: invalidFields,
    means:
      "The photo has more than 40 megapixels. The client makes it smaller (2000 pixels on the longer side are enough) and uploads it under a new id.",
  },
  "too-large": {
    code: tooLarge,
    means: "The body is larger than this call allows. Fewer answers are sent at once.",
  },
  "attachment-too-large": {
    code: tooLarge,
    means:
      "The file has more bytes than `max_bytes`. The client makes a photo smaller (2000 pixels on the longer side are enough) and uploads it under a new id; of a PDF the participant sends fewer pages, or photos of them.",
  },
  "too-many-attachments": {
    code: conflict,
    means: "The sitting has as many attachments as one may have.",
  },
  "other-attachment": {
    code: conflict,
    means: "`attachment_id` is that of another file. Upload this one under a new id.",
  },
  "time-over": {
    code: conflict,
    means: "The deadline and the grace after it are over: these answers are not stored.",
  },
  finished: {
    code: conflict,
    means: "The sitting is over: nothing of it can be changed.",
  },
  "before-minimum": {
    code: conflict,
    means: "The exam may not be handed in before `finish_from`.",
  },
  "not-finished": { code: conflict, means: "There is no result before the sitting is over." },
} as const satisfies Record<Hindrance, Meaning> & Record<string, Meaning>;

export type RefusalCause = keyof typeof refusalCauses;
